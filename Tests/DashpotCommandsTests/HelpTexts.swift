/// The help screens, whole. Change them on purpose, by hand.
enum HelpTexts {
  static let verify = """
    Usage: dashpot verify [options] [SUITE|FILE]

    Runs engines through a suite of motions, judges each against the certified
    truth, and prints the report. Ctrl-C stops after the cases in hand and keeps
    them; a second one stops at once, and '--resume' goes on. A file named by
    '--run' is written anew only where an earlier run of the same cases is in it.
    The suite 'published', or a file in .tsv, is a table of published values
    instead: each is worked out again and judged. The suite 'easing' holds easing
    curves against the exact curve, in units of the last place, region by region.

    Arguments:
      SUITE|FILE         a built-in suite, a suite file in YAML or a table in TSV
                         (default: standard)

    Options:
      --case ID          only the case with this id, as reports print it
      --engine NAME ...  only this engine of the suite
      --filter FILTER    only the cases of a sweep, of some values, or both, such as
                         SWEEP/mass=2; of a table, a part of a quantity or source;
                         of easing, a region
      --shard K/N        only part K of N equal parts of the cases; 'dashpot merge'
                         joins them
      --run FILE         keep the run in this file, for 'dashpot report'
      --replace          let '--run' take the place of any run, one of another suite
                         too
      --resume FILE      go on with an interrupted run: it knows its suite and what
                         was selected of it
      --report DIR       write the report and its tables to this folder
      --format FORMAT    text (default), markdown, csv, json, junit or github
      --jobs N           cases at a time (default: one for each processor)
      --points N         points of easing curves (default: 1000000)
      --seed S           another set of these points (default: 1)
      -h, --help         print this screen

    Examples:
      dashpot verify
          judge the built-in engine by the standard suite
      dashpot verify smoke --run smoke.sqlite --report out
          keep the run, and write its tables to the folder 'out'
      dashpot verify smoke --filter dampingRatio=1 --engine dashpot
          part of a suite
      dashpot verify --shard 2/8 --run part-2.sqlite
          the second of eight parts, for 'dashpot merge'
      dashpot verify published --filter pop
          what is printed about Pop, worked out again
      dashpot verify easing --filter steep-ends --points 100000
          one region of easing curves

    """

  static let merge = """
    Usage: dashpot merge [options] PART…

    Joins the parts of one run, in whatever order they are named, into a file that
    reports the same bytes as the run in one piece. All parts must be there, each
    complete, of the same suite, made with the same versions and options.

    Arguments:
      PART…            files that 'verify --shard' wrote

    Options:
      --run FILE       keep the whole run in this file
      --replace        let '--run' take the place of any run, one of another suite
                       too
      --format FORMAT  text (default), markdown, csv, json, junit or github
      -h, --help       print this screen

    Examples:
      dashpot merge part-*.sqlite --run whole.sqlite
          join them, keep the run and report it
      dashpot merge part-*.sqlite --format junit
          report the whole run and keep nothing

    """

  static let report = """
    Usage: dashpot report [options] RUN

    Prints the report of a run that 'dashpot verify --run' kept: the same bytes as
    at the end of that run. With '--publish' it writes readable pages to a folder
    instead; with '--against' it compares the run with the pages in a folder, by
    column and with tolerances, and prints what differs. A run that is not complete
    ends with exit code 2, or 1 where something is wrong already.

    Arguments:
      RUN              a file that 'verify --run' wrote

    Options:
      --format FORMAT  text (default), markdown, csv, json, junit or github; or
                       html, a page
      --table TABLE    one table alone: errors, settling, frame-rates, worst,
                       specimens or truth
      --publish DIR    write the pages of the report to this folder
      --against DIR    compare with the pages published in this folder
      --vega DIR       the folder that 'make charts' filled (default: $DASHPOT_VEGA,
                       or the one beside the tool)
      -h, --help       print this screen

    Examples:
      dashpot report smoke.sqlite --table worst
          the worst cases of every engine
      dashpot report smoke.sqlite --format csv
          every case and engine, for a spreadsheet
      dashpot report smoke.sqlite --format html > smoke.html
          a page with charts, in one file
      dashpot report standard.sqlite --against Reports
          exit code 0 when it is what was published, 3 when it is only better

    """

  static let solve = """
    Usage: dashpot solve [options]

    Prints the certified motion of one spring, or of a free motion under friction:
    when it settles, rests, turns and passes its target, its peak and overshoot, a
    table and a plot. A spring may have Coulomb friction, quadratic damping (whose
    motion is integrated twice), or constants that change. Engines that are named
    are shown frames at least 60 times a second, and their largest error is printed.
    Lengths are in any unit, times in seconds.

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
      --engine NAME ...          an engine to compare with the truth
      --until SECONDS            end of the table (default: a quarter beyond the
                                 settling time)
      --samples N                rows of the table, evenly spaced (default: 21)
      --band B                   settled means within this fraction of the way
                                 (default: 0.001)
      --rest-speed V             slow means slower than this (default: the band of
                                 the way per 1/frequency)
      --events N                 how many instants of a kind are listed (default: 6)
      --table TABLE              samples (default) or events: the rows of the text
                                 and of csv
      --format FORMAT            text (default), csv or json
      -h, --help                 print this screen

    Examples:
      dashpot solve --stiffness 200 --damping-ratio 0.4
          a spring of mass 1 from 0 to 1
      dashpot solve --spring pop-default --to 100 --retarget 0.2:50 --engine dashpot
          a platform's spring whose target moves at 0.2 s, and our engine on it
      dashpot solve --deceleration-factor 0.998 --velocity 1000
          a fling: how far it goes and when it is there
      dashpot solve --friction-deceleration 1400 --velocity 2000
          constant deceleration: where and when it stops
      dashpot solve --spring pop-default --coulomb-friction 9 --table events
          a spring that dry friction stops: all it does until then
      dashpot solve --stiffness 100 --damping-ratio 0.3 --change 0.2:stiffness=400
          a spring that becomes four times as stiff in flight

    """

  static let list = """
    Usage: dashpot list [options] KIND

    Prints the names that other commands take, each with what it is.

    Arguments:
      KIND        suites, engines, springs or steppers

    Options:
      -h, --help  print this screen

    Example:
      dashpot list springs
          the springs of other platforms, for 'solve --spring'

    """

  static let cases = """
    Usage: dashpot cases [options] [SUITE|FILE]

    Prints the ids of the cases of a suite. With '--format json' each line is an
    object instead, with the constants of the equation, the start, the retargets,
    some of the instants at which the case is judged, and the certified positions
    and velocities there, each as a double and what it lacks: enough for any solver
    to solve the case and be compared.

    Arguments:
      SUITE|FILE       a built-in suite or a suite file (default: standard)

    Options:
      --case ID        only the case with this id, as reports print it
      --filter FILTER  only the cases of a sweep, of some values, or both, such as
                       SWEEP/mass=2
      --sample N       so many cases of each sweep, spread over it (default: all)
      --instants N     instants after the start, of those of the case (default: 12)
      --format FORMAT  text (default), or json, an object a line
      -h, --help       print this screen

    Examples:
      dashpot cases smoke --filter dampingRatio=1
          the ids of a part of a suite
      dashpot cases standard --sample 2 --format json
          two cases of every sweep, stated and solved, one a line

    """

  static let all =
    [
      ("verify", verify), ("merge", merge), ("report", report), ("plot", plot), ("solve", solve), ("convert", convert),
      ("tune", tune), ("fit", fit), ("accuracy", accuracy), ("precision", precision), ("cases", cases), ("list", list),
    ] + comparing
}
