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
      "value", "X@T", ValueTarget.reader, repeats: true, "where it is at a time, such as 0.5@0.1")
    static let start = Option("start", "X", .number, "where the motion starts (default: 0)")
    static let target = Option("target", "X", .number, "where it ends (default: 1)")
    static let velocity = Option(
      "velocity", "V", .number, "speed at the start, towards larger values (default: 0)")
    static let mass = Option(
      "mass", "M", ConstantWish.reader, "a number holds it, 0.5..2 bounds it, or free (default: 1)")
    static let stiffness = Option("stiffness", "K", ConstantWish.reader, "held or bounded, mass/s^2 (default: free)")
    static let dampingCoefficient = Option(
      "damping-coefficient", "C", ConstantWish.reader, "held or bounded, mass/s (default: free)")
    static let dampingRatio = Option(
      "damping-ratio", "Z", ConstantWish.reader, "held or bounded; 1 is critical (default: free)")
    static let response = Option(
      "response", "S", ConstantWish.reader, "natural period, held or bounded, s (default: free)")
    static let solution = Option(
      "solution", "N", .count(in: 1...SpringTuning.mostSpringsListed), "which of several solutions to say (default: 1)")
    static let to = Option(
      "to", "NAME", .text, repeats: true,
      "the platforms to say it for, with code to paste, as in 'dashpot convert' (default: all, without code)")
    static let format = Option(
      "format", "FORMAT", ValueReader<TuneFormat>.choice, "text (default), markdown, csv or json")

    /// Those of a spring's feel.
    static let feel = [
      overshoot.syntax, settling.syntax, band.syntax, peakTime.syntax, riseTime.syntax, firstArrival.syntax,
      peakSpeed.syntax, value.syntax, start.syntax, target.syntax, velocity.syntax, mass.syntax, stiffness.syntax,
      dampingCoefficient.syntax, dampingRatio.syntax, response.syntax, solution.syntax, to.syntax,
    ]

    static let all = feel + engineTuning + [format.syntax]
  }
}
