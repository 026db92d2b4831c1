extension HelpTexts {
  static let plot = """
    Usage: dashpot plot [options] RUN [CHART]

    Draws a chart of a run that 'dashpot verify --run' kept: in the terminal, as a
    Vega-Lite specification with its data inside, or as SVG or PNG. 'verdicts' has
    every engine; 'heat-map' shows where in the axes of a sweep an engine breaks;
    'frame-rates' the errors of all engines on every display; 'settling' when an
    engine says that it is at rest against when it is; 'trace' one of the three
    worst cases over the truth. Where no sweep or engine is named it is that on
    which a judged engine comes out worst. Pictures need what 'make charts' sets up;
    nothing is fetched.

    Arguments:
      RUN              a file that 'verify --run' wrote
      CHART            verdicts, heat-map (default), frame-rates, settling or trace

    Options:
      --sweep NAME     of this sweep
      --engine NAME    of this engine
      --place N        which of the worst traces, 1 the worst (default: 1)
      --format FORMAT  text (default), vega-lite, svg or png
      --theme THEME    light (default) or dark
      --to FILE        write to this file; a PNG is written to a file alone
      --vega DIR       the folder that 'make charts' filled (default: $DASHPOT_VEGA,
                       or the one beside the tool)
      -h, --help       print this screen

    Examples:
      dashpot plot standard.sqlite
          where the worst judged engine breaks, in the terminal
      dashpot plot standard.sqlite trace --engine rk4 --sweep frames
          the worst case of one engine in one sweep
      dashpot plot standard.sqlite frame-rates --format png --to rates.png
          a picture to show

    """
}
