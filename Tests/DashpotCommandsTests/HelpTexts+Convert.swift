extension HelpTexts {
  static let convert = """
    Usage: dashpot convert [options] [WORD=NUMBER]

    Says a platform's spring, or its scroll deceleration, in the words of every
    other platform, names what is lost on the way, gives the largest difference of
    the two motions at any time, as a fraction of the way, and names the platform's
    nearest preset. With --to it prints code to paste. Words are a platform's own,
    in any spelling: dampingFraction=0.8 or damping-fraction=0.8.

    Arguments:
      WORD=NUMBER      the platform's words; one argument may be the platform or a
                       preset, in place of --from

    Options:
      --from NAME      a platform or a preset, such as pop, swiftui/response or
                       swiftui.bouncy
      --to NAME ...    a platform, a form such as pop/dynamics, a language, css,
                       path-interpolator, lottie, or all (default)
      --velocity V     speed at the start, units/s towards the target (default: 0;
                       of a decay 1000)
      --travel D       the way from start to target, units (default: 1)
      --within E       largest error of a curve of key frames, as a fraction of the
                       way (default: 0.001)
      --list           print every platform's words and presets
      --study          print a page of every named spring as linear(), beside
                       uniform sampling
      --format FORMAT  text (default), csv or json
      -h, --help       print this screen

    Examples:
      dashpot convert swiftui.bouncy
          a preset in every platform's words
      dashpot convert --from pop bounciness=10 speed=12 --to core-animation
          one platform's words in another's, ready to paste
      dashpot convert material3.expressive-spatial --to swift
          every platform of a language
      dashpot convert scroll-view.normal --to android-fling --velocity 2000
          a scroll deceleration, and where a throw of 2000 units/s ends
      dashpot convert swiftui.bouncy --to css --within 0.0005
          the easing linear() with the fewest points that stay within that of the
          motion
      dashpot convert --list
          every platform, its words and its presets

    """
}
