extension HelpTexts {
  static let accuracy = """
    Usage: dashpot accuracy [options]

    Draws points from every region of motions, more than half of them chosen to be
    hard, evaluates Dashpot's kernel, the textbook's formula and those of the
    specimens there, and counts their errors in ulp of the tight envelope beside
    certified values. Points depend on the seed alone.

    Options:
      --points N         points in all (default: 100000)
      --region NAME ...  only this region; a name that is not known prints them
      --seed S           another set of points (default: 1)
      --point POINT      one point alone, as reports print it
      --worst N          worst points printed of each region and formula (default:
                         1)
      --worst-cases N    print that many of each as the file of worst cases that a
                         test reads
      --format FORMAT    text (default), markdown, csv or json
      --jobs N           threads (default: one for each processor)
      -h, --help         print this screen

    Examples:
      dashpot accuracy
          a hundred thousand points, some seconds
      dashpot accuracy --points 10000000 --region zeros --region tail
          two regions, thoroughly
      dashpot accuracy --point 'm=1 k=1 c=2 x0=1 v0=-1 t=30'
          one point, with its true values

    """

  static let precision = """
    Usage: dashpot precision [options]

    Runs engines that take steps, and GSL's steppers, over one motion with ever
    smaller steps or tolerances, and sets the error against the certified truth
    beside the right-hand sides evaluated and the processor time. The order with
    which the error shrinks is held against the formal one: the exit code is 1 when
    a method misses it, 2 when no order could be judged. It is fitted to the finest
    stretch of at least 4 points whose local orders agree within 0.15, with errors
    above rounding that are small or, where a method converges to another motion, no
    longer change. Above the formal order is no miss: a linear equation forgives a
    method more than others.

    Options:
      --mass M                   mass of the spring (default: 1)
      --stiffness K              stiffness of the spring, mass/s^2
      --damping-coefficient C    damping coefficient of the spring, mass/s
      --damping-ratio Z          damping ratio of the spring; 1 is critical
      --spring NAME              a platform's spring; 'dashpot list springs' prints
                                 them
      --coulomb-friction F       dry friction on the spring, F sign v; it holds the
                                 spring up to F
      --quadratic-damping B      drag on the spring, B |v| v, mass/length
      --change T:WORD=X ...      at time T constants of the spring become others,
                                 such as 0.2:mass=2,damping-ratio=1
      --friction-rate L          friction instead of a spring: v' = -L v, 1/s
      --deceleration-factor D    friction as what is left of the speed after a
                                 millisecond, such as 0.998
      --friction-deceleration A  friction that stops: v' = -A sign v, beside a rate
                                 or alone
      --drag B                   quadratic drag instead: v' = -B |v| v, 1/length; it
                                 never stops
      --from X                   where the motion starts (default: 0)
      --to X                     target of the spring (default: 1)
      --velocity V               speed at the start, towards larger values (default:
                                 0)
      --retarget T:X ...         at time T the target of the spring moves to X
      --engine NAME ...          an engine to study (default: the textbook methods,
                                 and three of GSL's steppers that suit the motion)
      --stepper NAME ...         a stepper of GSL; 'dashpot list steppers' prints
                                 them
      --over KNOB                run steppers over fixed steps or over tolerances
                                 alone: steps or tolerances
      --until SECONDS            end of the study (default: when the motion has all
                                 but settled)
      --instants N               instants at which errors are taken (default: 4)
      --halvings N               how often the step is halved, from one step an
                                 instant (default: until there are 262144)
      --without-times            measure no processor time, so that the bytes are
                                 always the same
      --format FORMAT            text (default), markdown, csv, json or vega-lite
      --publish DIR              write the page of all methods on seven motions to
                                 this folder instead
      -h, --help                 print this screen

    Examples:
      dashpot precision --stiffness 100 --damping-coefficient 10
          the textbook methods and three of GSL's steppers on one spring
      dashpot precision --spring pop-default --engine rk4-without-first-stage
          a method that has lost a stage: order 0 where 4 is formal
      dashpot precision --drag 0.1 --velocity 500 --stepper rk8pd --format vega-lite
          a chart of one stepper on a fling

    """
}
