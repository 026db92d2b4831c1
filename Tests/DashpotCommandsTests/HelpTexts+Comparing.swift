extension HelpTexts {
  static let baseline = """
    Usage: dashpot baseline [options] record|check|show FILE…

    'record' writes the worst figures of a run, sweep by sweep and engine by engine,
    to a text file that is kept with the code; 'check' holds a later run against it,
    by tolerances that the file states; 'show' prints it. A figure that is worse
    beyond its tolerance, missing, extra or not a number ends with 1 and a table,
    the worst first; one that is better ends with 3 and asks for a new record. Cases
    that exceed when a baseline is recorded are known from then on and judged by
    their movement alone.

    Arguments:
      record|check|show  what to do
      FILE…              RUN BASELINE for 'record' and 'check', BASELINE for 'show';
                         runs are files that 'verify --run' wrote

    Options:
      --known FILE       accepted exceedances: lines of engine, case and reason,
                         with tabs between them
      --allow-nan        NaN may be recorded, and may follow NaN
      --format FORMAT    text (default), markdown, csv, json or github
      --limit N          rows that people are shown (default: 50); data formats have
                         all
      --engine NAME ...  with 'show', only this engine
      --sweep NAME ...   with 'show', only this sweep
      -h, --help         print this screen

    Examples:
      dashpot baseline record standard.sqlite Baselines/standard.txt
          write the baseline, and keep the tolerances of one that is there
      dashpot baseline check standard.sqlite Baselines/standard.txt
          what moved since then
      dashpot baseline check run.sqlite mine.txt --known accepted.tsv
          exceedances that the list accepts, each with a reason, count for nothing
      dashpot baseline show Baselines/standard.txt --engine dashpot
          the figures of one engine

    """

  static let diff = """
    Usage: dashpot diff [options] RUN RUN

    Holds the figures of the second run against those of the first, as 'dashpot
    baseline check' does with a baseline: the worst of every measurement, sweep by
    sweep and engine by engine, and the judged cases that exceed in one of them
    alone. Ends with 1 where something became worse or is in one run only, with 3
    where things only became better, with 2 where the runs have nothing in common.

    Arguments:
      RUN                a file that 'verify --run' wrote: before
      RUN                another one of the same suite: after

    Options:
      --all              tell every change, down to the last digit
      --engine NAME ...  only this engine
      --sweep NAME ...   only this sweep
      --limit N          rows that people are shown (default: 30); data formats have
                         all
      --format FORMAT    text (default), markdown, csv, json or github
      -h, --help         print this screen

    Examples:
      dashpot diff before.sqlite after.sqlite
          what changed beyond the standard tolerances
      dashpot diff before.sqlite after.sqlite --all --engine dashpot
          every figure of one engine that is not the same to the last bit
      dashpot diff before.sqlite after.sqlite --format csv
          the same, for a spreadsheet

    """

  static let history = """
    Usage: dashpot history [options] FILE…

    Reads runs, in the order of their dates, and tells how one measurement went: its
    worst over every sweep, engine by engine. A folder stands for the runs in it.
    With '--prune' it removes old runs from folders instead: of each suite the
    newest are kept, and of older ones the newest of each week (from Monday, 0:00
    UTC). Only whole runs that this Dashpot can read are removed; everything else in
    the folder is left as it is.

    Arguments:
      FILE…               runs, or folders of runs

    Options:
      --measurement NAME  one of those that a baseline has, such as velocityError
                          (default: positionError)
      --engine NAME ...   only this engine, judged or not (default: all that are
                          judged)
      --sweep NAME ...    only this sweep
      --format FORMAT     text (default), markdown, csv or json
      --prune             remove old runs from folders, and say which
      --keep N            with '--prune', newest runs of a suite that are kept
                          (default: 10)
      --dry-run           with '--prune', remove nothing
      -h, --help          print this screen

    Examples:
      dashpot history Reports/runs
          the position error of judged engines over all runs there
      dashpot history *.sqlite --measurement latestSettlingError --engine dashpot
          another measurement, one engine
      dashpot history Reports/runs --format csv
          every figure with its run, date and case
      dashpot history Reports/runs --prune --dry-run
          which runs would go

    """

  static let comparing = [
    ("baseline", baseline), ("diff", diff), ("history", history),
  ]
}
