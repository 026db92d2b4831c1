import EngineModels
import MotionProblems
import ReferenceSolver
import RunRecords
import Testing

@testable import EngineComparison

@Suite struct SuiteCatalogTests {
  static let engines = Set(EngineCatalog.all.map(\.name))

  /// Those that take steps of a millisecond, however long the window is.
  static let steppers: Set<String> = [
    "explicit-euler", "semi-implicit-euler", "velocity-verlet", "rk4", "rk4-display-fed-back",
    "semi-implicit-euler-steps-rounded-up", "rk4-without-first-stage", "euler-friction-sign-flip",
  ]

  /// A built-in version is frozen: if this fails, give the changed suite the next version and record its hash here.
  static let frozen: [(name: String, version: Int, hash: String, cases: Int)] = [
    ("standard", 4, "08198f9dcbbe8e36", 21_031), ("smoke", 1, "ec9b31c5620384db", 80),
    ("beyond", 1, "00bc908593030542", 189), ("tuning", 1, "98eb36eced018a21", 328),
  ]

  @Test(arguments: frozen.indices) func versionsAreFrozen(row: Int) throws {
    let expected = Self.frozen[row]
    let suite = try SuiteCatalog.builtIn(named: expected.name)
    #expect(suite.name == expected.name)
    #expect(suite.version == expected.version)
    #expect(suite.hash == expected.hash)
    #expect(suite.caseCount == expected.cases)
  }

  @Test func theHashIsFNV1a64() {
    // Test vectors of the algorithm's authors.
    #expect(FNV1a.text([]) == "cbf29ce484222325")
    #expect(FNV1a.text(Array("a".utf8)) == "af63dc4c8601ec8c")
    #expect(FNV1a.text(Array("foobar".utf8)) == "85944171f73967e8")
  }

  @Test(arguments: SuiteCatalog.names) func namesAreKnownAndIDsUnique(name: String) throws {
    let suite = try SuiteCatalog.builtIn(named: name, vocabulary: SuiteVocabulary(engines: Self.engines))
    // The standard suite has to catch every specimen; the others have too few cases, or other laws.
    #expect(name != "standard" || Set(suite.engineNames) == Self.engines)
    var ids: Set<String> = []
    for index in 0..<suite.caseCount {
      let made = try suite.case(at: index)
      #expect(made.index == index)
      #expect(ids.insert(made.id).inserted, "\(made.id) twice")
      #expect(made.engines.contains(EngineSelection(engine: "dashpot", role: .judged)), "\(made.id)")
      let start = made.problem.start
      #expect(start.position != 0 || start.velocity != 0, "\(made.id) never moves")
    }
  }

  @Test func theStandardSuiteIsLargeAndWide() throws {
    let suite = try SuiteCatalog.builtIn(named: "standard")
    #expect(suite.caseCount >= 20_000)
    #expect(suite.springs.count == 33)
    for sweep in suite.sweeps where sweep.window == .long { #expect(sweep.caseCount <= 200, "\(sweep.name)") }
    var stiff = 0
    var ratios = (smallest: Double.infinity, largest: 0.0)
    var decades: Set<Int> = []
    var judgedOnly = 0
    for index in 0..<suite.caseCount {
      let made = try suite.case(at: index)
      if made.engines.allSatisfy({ $0.role == .judged }) { judgedOnly += 1 }
      guard case .spring(let spring) = made.problem.law else { continue }
      if spring.isStiff { stiff += 1 }
      ratios = (min(ratios.smallest, spring.dampingRatio), max(ratios.largest, spring.dampingRatio))
      decades.insert(decade(of: spring.stiffness))
    }
    #expect(stiff >= 4_000, "\(stiff) stiff cases")
    #expect(ratios.smallest == 0)
    #expect((ratios.largest - 1000).magnitude < 1e-9)
    #expect(decades.count >= 12, "\(decades.sorted())")
    #expect(judgedOnly > suite.caseCount / 2)
  }

  /// No frame between 1 s and 31 s, the motion still going on, and frames after it.
  @Test func stallsAreInFlightAndOver() throws {
    let suite = try SuiteCatalog.builtIn(named: "standard")
    var retargetsInside = 0
    for index in try suite.cases(matching: CaseFilter(sweep: "stalls")) {
      let subject = try suite.case(at: index)
      let motion = try TrueMotion(subject.problem)
      let sampling = CaseSampling(of: subject, window: try CaseWindow(motion, of: subject).length)
      #expect(sampling.frameRate != nil, "\(subject.id) is not read by frames")
      let times = sampling.times.times
      #expect(!times.contains { $0 > 1 && $0 < 31 }, "\(subject.id)")
      #expect(times.count { $0 >= 31 } > 100, "\(subject.id)")
      #expect(try motion.largestExcursion(after: 31) > 1e-3, "\(subject.id) is at rest after the stall")
      let first = try #require(subject.problem.retargets.first?.time)
      if first > 1 && first < 31 { retargetsInside += 1 }
    }
    #expect(retargetsInside == 32)
  }

  private func decade(of stiffness: Double) -> Int {
    var decade = 0
    var rest = stiffness
    while rest >= 10 { (rest, decade) = (rest / 10, decade + 1) }
    while rest < 1 { (rest, decade) = (rest * 10, decade - 1) }
    return decade
  }

  @Test func theSmokeSuiteIsSmall() throws {
    #expect((60...100).contains(try SuiteCatalog.builtIn(named: "smoke").caseCount))
  }

  /// Frames show a motion where ω · dt is in 0.01 … 3; methods of fixed steps are spared stiffness and long windows.
  @Test(arguments: SuiteCatalog.names) func framesAndFixedStepsStayWhereTheyMeanSomething(name: String) throws {
    let suite = try SuiteCatalog.builtIn(named: name)
    for index in 0..<suite.caseCount {
      let made = try suite.case(at: index)
      guard case .spring(let spring) = made.problem.law else { continue }
      if let rate = made.frameRate {
        let turn = spring.naturalFrequency / rate
        #expect((0.01...3).contains(turn), "\(made.id): ω·dt = \(turn)")
      }
      if made.engines.contains(where: { Self.steppers.contains($0.engine) }) {
        #expect(spring.naturalFrequency <= 101, "\(made.id)")
        // 14 slow time constants reach 1e-6.
        let slow = min(spring.dampingRatio, 0.5 / spring.dampingRatio) * spring.naturalFrequency
        #expect(1.25 * 14 / slow <= 110, "\(made.id): a window of about \(1.25 * 14 / slow) s")
      }
    }
  }

  @Test func anUnknownSuiteIsNamed() {
    #expect {
      try SuiteCatalog.builtIn(named: "standart")
    } throws: { error in
      "\(error)" == "there is no built-in suite 'standart'; did you mean 'standard'?"
    }
  }

  @Test func readingIsQuick() throws {
    let clock = ContinuousClock()
    var fastest = Duration.seconds(9)
    for _ in 0..<5 {
      fastest = min(fastest, try clock.measure { _ = try SuiteCatalog.builtIn(named: "standard") })
    }
    #expect(fastest < .milliseconds(50), "\(fastest)")
  }
}
