import Testing

@testable import DashpotCommands

@Suite("The tool as a whole")
struct DashpotToolTests {
  @Test("Without a command, or asked for help, it explains itself", arguments: [[], ["--help"], ["-h"], ["help"]])
  func overview(_ arguments: [String]) async {
    let outcome = await dashpot(arguments)
    #expect(outcome.code == .allWithin)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output == Self.overview)
  }

  static let overview = """
    Usage: dashpot COMMAND [options]

    Proves animation engines: runs them through suites of springs and decays and
    judges every motion against certified closed forms and an independent
    integration of its equation.

    Commands:
      verify        run engines through a suite and judge them
      merge         join the parts of a run that were made with 'verify --shard'
      report        print what a kept run found, publish it, or compare it with what
                    was published
      plot          draw one chart of a kept run
      baseline      record a run as a text file, and hold later runs against it
      diff          what changed from one run to another, as a table and a chart
      history       a measurement over many runs, with spark lines; prunes old runs
      solve         the true motion of one spring or decay, and engines' errors
      tune          the constants of a spring or a decay from how it shall feel, or
                    of an engine from the truth
      fit           the constants of a recorded motion, and which law it follows
      convert       a spring or a decay in the words of other platforms
      accuracy      the kernel's errors in ulp, by region, beside the textbook's
      precision     what an error costs: methods' observed order and work, over
                    steps and tolerances
      cases         the cases of a suite; with their statement and true motion for
                    other solvers
      list          the names of suites, engines, springs and steppers
      help COMMAND  print the screen of a command

    Options:
      -h, --help    print this screen
      --version     print the version

    Examples:
      dashpot verify
          judge the built-in engine by the standard suite
      dashpot solve --stiffness 200 --damping-ratio 0.4
          one spring: its true motion, settling time and overshoot

    Exit codes:
      0             all within their tolerances
      1             something judged exceeds its tolerance or failed
      2             nothing was judged, or the run is not complete
      3             better than the baseline beyond its tolerance
      64            the command line was not understood
      65            an input file is not what it should be
      66            an input file is not there
      70            a fault of Dashpot itself
      74            reading or writing failed
      129           the terminal has gone; finished cases are kept
      130           interrupted; finished cases are kept
      143           terminated; finished cases are kept

    """

  @Test("A command's screen comes from three words", arguments: HelpTexts.all)
  func commandHelp(_ name: String, screen: String) async {
    #expect(await dashpot("help", name).output == screen)
    #expect(await dashpot(name, "--help").output == screen)
    #expect(await dashpot(name, "-h").output == screen)
  }

  @Test("The version is one line")
  func version() async {
    let outcome = await dashpot("--version")
    #expect(outcome.output == "dashpot \(DashpotTool.version)\n")
    #expect(outcome.code == .allWithin)
  }

  @Test(
    "What is not understood ends with 64 and one line that names the word and where to read on",
    arguments: [
      (["verfy"], "dashpot: unknown command 'verfy'; did you mean 'verify'? See 'dashpot --help'.\n"),
      (["frobnicate"], "dashpot: unknown command 'frobnicate'. See 'dashpot --help'.\n"),
      (["--versio"], "dashpot: unknown option '--versio'; did you mean '--version'? See 'dashpot --help'.\n"),
      (["help", "slove"], "dashpot: unknown command 'slove'; did you mean 'solve'? See 'dashpot --help'.\n"),
      (["help", "solve", "list"], "dashpot: unexpected argument 'list'. See 'dashpot --help'.\n"),
      (
        ["verify", "--engin", "x"],
        "dashpot: unknown option '--engin'; did you mean '--engine'? See 'dashpot help verify'.\n"
      ),
      (
        ["verify", "--jobs", "none"],
        "dashpot: 'none' is no value for '--jobs', which takes a whole number from 1 to 1024. "
          + "See 'dashpot help verify'.\n"
      ),
    ])
  func misunderstood(arguments: [String], sentence: String) async {
    let outcome = await dashpot(arguments)
    #expect(outcome.code == .usage)
    #expect(outcome.errors == sentence)
    #expect(outcome.output.isEmpty)
  }

  @Test("A full disk behind standard output is told and ends with 74")
  func fullDisk() async {
    let full = CapturedSink(failure: .refused(reason: "No space left on device"))
    let outcome = await dashpot(["--help"], output: full)
    #expect(outcome.code == .ioError)
    #expect(outcome.errors == "dashpot: standard output cannot be written: No space left on device.\n")
  }

  @Test("A reader that has left is no error")
  func readerLeft() async {
    let outcome = await dashpot(["--help"], output: CapturedSink(failure: .readerLeft))
    #expect(outcome.code == .allWithin)
    #expect(outcome.errors.isEmpty)
  }

  @Test("Colour is for terminals, and for those who want it")
  func colour() async {
    let onTerminal = await dashpot(["verfy"], errors: CapturedSink(isTerminal: true))
    #expect(onTerminal.errors.hasPrefix("\u{1B}[31mdashpot:\u{1B}[0m unknown command"))
    for variables in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let plain = await dashpot(["verfy"], errors: CapturedSink(isTerminal: true), variables: variables)
      #expect(plain.errors.hasPrefix("dashpot: unknown command"))
    }
    let empty = await dashpot(["verfy"], errors: CapturedSink(isTerminal: true), variables: ["NO_COLOR": ""])
    #expect(empty.errors.hasPrefix("\u{1B}[31m"))
  }
}
