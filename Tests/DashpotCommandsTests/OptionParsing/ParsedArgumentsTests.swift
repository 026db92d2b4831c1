import Testing

@testable import DashpotCommands

@Suite("Sorting the words of a command line")
struct ParsedArgumentsTests {
  static let flag = Flag("quiet", "say less")
  static let jobs = Option("jobs", "N", .count(in: 1...8), "at a time")
  static let velocity = Option("velocity", "V", .number, "speed")
  static let engine = Option("engine", "NAME", .text, repeats: true, "engines")
  static let format = Option("format", "F", ValueReader<SolveFormat>.choice, "format")

  static let syntax = CommandSyntax(
    name: "probe", summary: "a command for tests", discussion: "Tests the parser.",
    positionals: [
      Positional(placeholder: "FILE", isRequired: true, summary: "a file"),
      Positional(placeholder: "OTHER", isRequired: false, summary: "another"),
    ],
    options: [flag.syntax, jobs.syntax, velocity.syntax, engine.syntax, format.syntax],
    examples: [.init(line: "dashpot probe x", meaning: "probes x")])

  private func parse(_ words: String...) throws(UsageError) -> ParsedArguments {
    try ParsedArguments.parse(words, syntax: Self.syntax)
  }

  @Test("Values after a space or an equals sign, flags, and arguments in any order")
  func forms() throws {
    let parsed = try parse("--jobs", "3", "a.yaml", "--engine=b=c", "--quiet", "--engine", "d", "-")
    #expect(parsed.positionals == ["a.yaml", "-"])
    #expect(try parsed.value(of: Self.jobs) == 3)
    #expect(try parsed.values(of: Self.engine) == ["b=c", "d"])
    #expect(parsed.has(Self.flag))
    #expect(!parsed.isGiven(Self.velocity))
    #expect(try parsed.value(of: Self.velocity) == nil)
  }

  @Test("A negative number is a value and an argument; an option is not", arguments: ["-3", "-.5", "-1e-3", "-0"])
  func negativeNumbers(_ word: String) throws {
    #expect(try parse("x", "--velocity", word).value(of: Self.velocity) == Double(word))
    #expect(try parse("x", "--velocity=\(word)").value(of: Self.velocity) == Double(word))
    #expect(try parse(word).positionals == [word])
  }

  @Test("After -- every word is an argument")
  func onlyArguments() throws {
    let parsed = try parse("--", "--jobs", "--")
    #expect(parsed.positionals == ["--jobs", "--"])
    #expect(!parsed.isGiven(Self.jobs))
  }

  @Test("A word that begins with a negative number is a value, whatever follows", arguments: ["-50..400", "-1@0.2"])
  func negativeWord(_ word: String) throws {
    #expect(try parse("x", "--engine", word).values(of: Self.engine) == [word])
  }

  @Test("Help is asked for in two ways, and needs no argument", arguments: ["-h", "--help"])
  func help(_ word: String) throws {
    #expect(try parse(word).asksForHelp)
  }

  @Test("An attached value may be empty or look like an option")
  func attachedValues() throws {
    #expect(try parse("x", "--engine=--help").values(of: Self.engine) == ["--help"])
    #expect(throws: UsageError.self) { try self.parse("x", "--engine=").values(of: Self.engine) }
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let words: [String]
    let sentence: String
    var testDescription: String { words.joined(separator: " ") }
  }

  static let mistakes: [Mistake] = [
    Mistake(words: ["x", "--job", "3"], sentence: "unknown option '--job'; did you mean '--jobs'?"),
    Mistake(words: ["x", "--zzzzzz"], sentence: "unknown option '--zzzzzz'"),
    Mistake(words: ["x", "-q"], sentence: "unknown option '-q'"),
    Mistake(
      words: ["x", "--jobs"], sentence: "option '--jobs' needs a value; write '--jobs N' or '--jobs=N'"),
    Mistake(
      words: ["x", "--jobs", "--quiet"], sentence: "option '--jobs' needs a value; write '--jobs N' or '--jobs=N'"),
    Mistake(words: ["x", "--quiet=1"], sentence: "option '--quiet' takes no value, but '1' was given"),
    Mistake(words: ["x", "--jobs=1", "--jobs=2"], sentence: "option '--jobs' was given twice; give it once"),
    Mistake(words: ["x", "y", "z"], sentence: "unexpected argument 'z'"),
    Mistake(words: ["--quiet"], sentence: "argument FILE is missing"),
  ]

  @Test("A mistake is told in one sentence", arguments: mistakes)
  func mistake(_ mistake: Mistake) {
    let error = #expect(throws: UsageError.self) {
      try ParsedArguments.parse(mistake.words, syntax: Self.syntax)
    }
    #expect(error?.description == mistake.sentence)
  }

  static let badValues: [Mistake] = [
    Mistake(words: ["--jobs=0"], sentence: "'0' is no value for '--jobs', which takes a whole number from 1 to 8"),
    Mistake(words: ["--jobs=9"], sentence: "'9' is no value for '--jobs', which takes a whole number from 1 to 8"),
    Mistake(words: ["--jobs=2.0"], sentence: "'2.0' is no value for '--jobs', which takes a whole number from 1 to 8"),
    Mistake(words: ["--velocity=nan"], sentence: "'nan' is no value for '--velocity', which takes a finite number"),
    Mistake(words: ["--velocity=1e999"], sentence: "'1e999' is no value for '--velocity', which takes a finite number"),
    Mistake(words: ["--velocity=1,5"], sentence: "'1,5' is no value for '--velocity', which takes a finite number"),
    Mistake(
      words: ["--format=jsn"],
      sentence: "'jsn' is no value for '--format', which takes one of text, csv, json; did you mean 'json'?"),
  ]

  @Test("A bad value is told with what the option takes", arguments: badValues)
  func badValue(_ mistake: Mistake) throws {
    let parsed = try ParsedArguments.parse(["x"] + mistake.words, syntax: Self.syntax)
    let error = #expect(throws: UsageError.self) {
      _ = try parsed.value(of: Self.jobs)
      _ = try parsed.value(of: Self.velocity)
      _ = try parsed.value(of: Self.format)
    }
    #expect(error?.description == mistake.sentence)
  }
}
