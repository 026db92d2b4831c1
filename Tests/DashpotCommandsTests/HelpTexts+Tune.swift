extension HelpTexts {
  static let tune = """
    Usage: dashpot tune [options]

    Finds the constants of a spring from what its motion shall do: any of overshoot,
    settling time, peak time, rise time, first arrival, peak speed and values at
    times, with constants held or bounded as you like. Prints every solution, what
    it reaches by certified truth, and the chosen one in the words of the platforms.
    Two conditions determine a spring of a given mass. With --decay it finds what
    slows a thrown value down from where and when it stops. The exit code is 0 when
    constants reach every target, 1 when none do (it then prints why, the nearest on
    either side and the least squares), and 2 when the targets leave a choice (it
    then prints what they determine).

    With --engine or --file it tunes the constants of an engine: it finds those with
    which the engine is closest to certified truth over whole sweeps, and prints
    errors and settling times before and after with what is traded. Cases are those
    on whose bench the suite puts the engine, or all that it can be asked. The exit
    code is 1 when no value keeps to the limit, 2 when the engine can be asked no
    case.

    Options:
      --overshoot P              how far beyond its target it swings, such as 10% or
                                 0.1; 0 for not at all
      --settling T               when it is within the band for good, s
      --band B                   settled means within this fraction of the way
                                 (default: 0.001)
      --peak-time T              when it first turns beyond its target, s
      --rise-time T              from 10% to 90% of the way, s
      --first-arrival T          when it is first at its target, s
      --peak-speed V             its greatest speed, units/s
      --value X@T ...            where it is at a time, such as 0.5@0.1, on one of
                                 its first 12 passings of the value
      --start X                  where the motion starts (default: 0)
      --target X                 where it ends (default: 1)
      --velocity V               speed at the start, towards larger values (default:
                                 0; of a decay free)
      --mass M                   a number holds it, 0.5..2 bounds it, or free
                                 (default: 1)
      --stiffness K              held or bounded, mass/s^2 (default: free)
      --damping-coefficient C    held or bounded, mass/s (default: free)
      --damping-ratio Z          held or bounded; 1 is critical (default: free)
      --response S               natural period, held or bounded, s (default: free)
      --solution N               which of several solutions to say (default: 1)
      --decay LAW                a thrown value instead of a spring: exponential,
                                 constant, combined or quadratic friction
      --stopping-distance D      of a decay: how far it goes until it stops, units
      --stopping-time T          of a decay: when it stops, s
      --stopping-speed V         of a decay: stopped means no faster than this
                                 (default: 0)
      --friction-rate L          of a decay: v' = -L v, held or bounded, 1/s
                                 (default: free)
      --deceleration-factor D    the same, held, as what is left of the speed after
                                 a millisecond
      --friction-deceleration A  of a decay: v' = -A, held or bounded (default:
                                 free)
      --drag B                   of a decay: v' = -B v^2, held or bounded (default:
                                 free)
      --to NAME ...              the platforms to say it for, with code to paste, as
                                 in 'dashpot convert' (default: all, without code)
      --engine NAME              tune this engine's constants; a name that has none
                                 prints those that have
      --over SUITE               with '--engine': a suite or a file, or part of a
                                 suite such as SUITE/SWEEP
      --filter FILTER            only the cases of a sweep, of some values, or both,
                                 such as SWEEP/mass=2
      --objective WORD           largest-CONSTANT or smallest-CONSTANT within a
                                 limit of the error, least-error, least-rms-error,
                                 least-waste, least-worst-waste or
                                 least-settling-error
      --limit X                  the largest error / amplitude (default: 0.001), or
                                 for rest the motion that may be left, in units of
                                 length (default: 0.5)
      --bounds NAME=A..B ...     where a constant is looked for
      --begin NAME=X ...         where the search begins besides its own points
      --seed S                   another set of these points (default: 1)
      --file FILE ...            a tuning file: engine, cases, objective, bounds and
                                 seed
      --publish DIR              write the page of all files to this folder instead
      --against DIR              compare that page with the one in this folder
                                 instead
      --jobs N                   threads (default: one for each processor)
      --format FORMAT            text (default), markdown, csv or json
      -h, --help                 print this screen

    Examples:
      dashpot tune --overshoot 10% --settling 0.5
          the spring of mass 1 that swings 10 % beyond its target and is within
          0.001 of the way after 0.5 s
      dashpot tune --overshoot 10% --settling 0.5 --to swiftui
          the same, as code to paste
      dashpot tune --settling 0.5 --response 0.4
          a held constant and a time: there may be several springs, and all are
          printed
      dashpot tune --peak-time 0.2 --rise-time 0.1 --stiffness 50..400 --mass free
          constants between bounds
      dashpot tune --decay exponential --velocity 2000 --stopping-distance 600
          the deceleration with which a throw goes that far
      dashpot tune --decay combined --velocity 2e3 --value 500@.4 --value 590@.7
          a friction that has come so far then
      dashpot tune --engine rk4 --over standard/named --objective largest-step
          the longest step with which RK4 errs by at most 0.001 of the amplitude on
          every named spring
      dashpot tune --engine dashpot-rest --over tuning --objective least-waste
          rest thresholds that never stop with more than half a pixel to go, and
          waste the least time
      dashpot tune --file Tunings/rk4.yaml --format json
          as a file states it, for a program

    """
}
