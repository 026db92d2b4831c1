extension HelpTexts {
  static let fit = """
    Usage: dashpot fit [options] TRACE

    Reads a recording, a time and a value in each line and perhaps a velocity, and
    finds the constants that are nearest to it: of a spring of any damping, of four
    frictions, of a cubic Bezier curve. Says how well each constant is known, which
    law the recording speaks for, and what it cannot tell. The file is a table with
    or without headings, its columns separated by commas, semicolons, tabs or
    spaces; '-' reads standard input. A spring's mass is taken for 1 unless it is
    given, since a free motion does not tell it.

    Arguments:
      TRACE                   a text file of times and values, or '-'

    Options:
      --model NAME ...        a law to try: spring, critical-spring,
                              exponential-friction, constant-friction,
                              combined-friction, quadratic-drag, bezier (default:
                              all)
      --mass M                mass of the spring (default: 1)
      --level P               probability that an interval holds the truth (default:
                              0.95)
      --robust LOSS           huber or cauchy: how little outliers count (default:
                              in full)
      --start WHEN            first, unknown or a time in s: when the motion begins
                              (default: what fits better)
      --time-column NAME      the column of times, by heading or number
      --value-column NAME     the column of values
      --velocity-column NAME  the column of velocities, units/s
      --time-unit UNIT        s, ms, us or ns (default: what the heading says, else
                              s)
      --table TABLE           constants (default), models or residuals: the rows of
                              markdown and of csv
      --format FORMAT         text (default), markdown, csv or json
      -h, --help              print this screen

    Examples:
      dashpot fit trace.csv
          every law, the best of them with its constants and a plot
      dashpot fit trace.csv --model spring --mass 2.5 --format json
          a spring whose mass is known, with every number in full
      dashpot fit log.txt --time-column stamp --value-column x --time-unit ms
          columns whose headings say nothing
      dashpot fit trace.csv --robust cauchy --start unknown
          outliers, and a rest before the motion

    """
}
