internal import ConstantFitting

extension TuneCommand {
  enum Options {
    static let overshoot = Option(
      "overshoot", "P", .fraction, "how far beyond its target it swings, such as 10% or 0.1; 0 for not at all")
    static let settling = Option("settling", "T", .positive, "when it is within the band for good, s")
    static let band = Option(
      "band", "B", .fraction, "settled means within this fraction of the way (default: 0.001)")
    static let peakTime = Option("peak-time", "T", .positive, "when it first turns beyond its target, s")
    static let riseTime = Option("rise-time", "T", .positive, "from 10% to 90% of the way, s")
    static let firstArrival = Option("first-arrival", "T", .positive, "when it is first at its target, s")
    static let peakSpeed = Option("peak-speed", "V", .positive, "its greatest speed, units/s")
    static let value = Option(
      "value", "X@T", ValueTarget.reader, repeats: true,
      "where it is at a time, such as 0.5@0.1, on one of its first 12 passings of the value")
    static let start = Option("start", "X", .number, "where the motion starts (default: 0)")
    static let target = Option("target", "X", .number, "where it ends (default: 1)")
    static let velocity = Option(
      "velocity", "V", .number, "speed at the start, towards larger values (default: 0; of a decay free)")
    static let mass = Option(
      "mass", "M", ConstantWish.reader, "a number holds it, 0.5..2 bounds it, or free (default: 1)")
    static let stiffness = Option("stiffness", "K", ConstantWish.reader, "held or bounded, mass/s^2 (default: free)")
    static let dampingCoefficient = Option(
      "damping-coefficient", "C", ConstantWish.reader, "held or bounded, mass/s (default: free)")
    static let dampingRatio = Option(
      "damping-ratio", "Z", ConstantWish.reader, "held or bounded; 1 is critical (default: free)")
    static let response = Option(
      "response", "S", ConstantWish.reader, "natural period, held or bounded, s (default: free)")
    static let decay = Option(
      "decay", "LAW", ValueReader<DecayLaw>.choice,
      "a thrown value instead of a spring: exponential, constant, combined or quadratic friction")
    static let stoppingDistance = Option(
      "stopping-distance", "D", .positive, "of a decay: how far it goes until it stops, units")
    static let stoppingTime = Option("stopping-time", "T", .positive, "of a decay: when it stops, s")
    static let stoppingSpeed = Option(
      "stopping-speed", "V", .notNegative, "of a decay: stopped means no faster than this (default: 0)")
    static let frictionRate = Option(
      "friction-rate", "L", ConstantWish.reader, "of a decay: v' = -L v, held or bounded, 1/s (default: free)")
    static let decelerationFactor = Option(
      "deceleration-factor", "D", .number, "the same, held, as what is left of the speed after a millisecond")
    static let frictionDeceleration = Option(
      "friction-deceleration", "A", ConstantWish.reader, "of a decay: v' = -A, held or bounded (default: free)")
    static let drag = Option(
      "drag", "B", ConstantWish.reader, "of a decay: v' = -B v^2, held or bounded (default: free)")
    static let solution = Option(
      "solution", "N", .count(in: 1...SpringTuning.mostSpringsListed), "which of several solutions to say (default: 1)")
    static let to = Option(
      "to", "NAME", .text, repeats: true,
      "the platforms to say it for, with code to paste, as in 'dashpot convert' (default: all, without code)")
    static let format = Option(
      "format", "FORMAT", ValueReader<TuneFormat>.choice, "text (default), markdown, csv or json")

    private static let springTargets = [
      overshoot.syntax, settling.syntax, band.syntax, peakTime.syntax, riseTime.syntax, firstArrival.syntax,
      peakSpeed.syntax,
    ]

    private static let springConstants = [
      mass.syntax, stiffness.syntax, dampingCoefficient.syntax, dampingRatio.syntax, response.syntax, solution.syntax,
    ]

    /// Those that only a spring has.
    static let springs = springTargets + [target.syntax] + springConstants

    /// Those that only a decay has.
    static let decays = [
      decay.syntax, stoppingDistance.syntax, stoppingTime.syntax, stoppingSpeed.syntax, frictionRate.syntax,
      decelerationFactor.syntax, frictionDeceleration.syntax, drag.syntax,
    ]

    /// Those of a feel, in the order of the help screen.
    static let feel =
      springTargets + [value.syntax, start.syntax, target.syntax, velocity.syntax] + springConstants + decays
      + [to.syntax]

    /// In the order of the help screen.
    static let all = feel + engineTuning + [format.syntax]
  }
}
