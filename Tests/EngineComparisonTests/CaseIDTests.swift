import Testing

@testable import EngineComparison

@Suite struct CaseIDTests {
  static let text = suiteText(
    template: "{}",
    axes: """

            - {parameter: mass, list: [0.5, 1, 2, 4]}
            - {parameter: stiffness, logarithmic: {from: 1, to: 1e8, count: 9}}
            - {parameter: dampingRatio, linear: {from: 0, to: 1, step: 0.1}}
      """,
    more: """
        - name: sampled
          sampling: {sobol: {count: 100, seed: 5}}
          axes:
            - {parameter: stiffness, logarithmic: {from: 1, to: 1e6}}
            - {parameter: dampingRatio, linear: {from: 0, to: 2}}
        - name: rates
          template: {stiffness: 100, dampingRatio: 0.5}
          axes: [{parameter: frameRate, list: [60, 120]}, {parameter: mass, list: [1, 2]}]
      """)

  @Test func idsFollowTheFile() throws {
    let suite = try parse(Self.text)
    #expect(suite.caseCount == 4 * 9 * 11 + 100 + 4)
    #expect(try suite.case(at: 0).id == "trial@3/only/mass=0.5,stiffness=1,dampingRatio=0")
    #expect(try suite.case(at: 1).id == "trial@3/only/mass=0.5,stiffness=1,dampingRatio=0.1")
    #expect(try suite.case(at: 395).id == "trial@3/only/mass=4,stiffness=100000000,dampingRatio=1")
    #expect(try suite.case(at: 396).parameters.map(\.name) == ["point", "stiffness", "dampingRatio"])
    let rates = try suite.case(at: 498)
    #expect(rates.id == "trial@3/rates/frameRate=120,mass=1")
    #expect(rates.frameRateGroup == "trial@3/rates/mass=1")
    #expect(rates.frameRate == 120)
    #expect(rates.scheduleText == "120 Hz")
    #expect(try suite.case(at: 0).frameRateGroup == nil)
    #expect(try suite.case(at: 0).scheduleText == "360 samples")
  }

  @Test(arguments: SuiteCatalog.names) func everyBuiltInIDFindsItsCase(name: String) throws {
    let suite = try SuiteCatalog.builtIn(named: name)
    for index in 0..<suite.caseCount {
      let id = try suite.case(at: index).id
      let found = try suite.index(ofCase: id)
      #expect(found == index, "\(id)")
      if found != index { return }
    }
  }

  @Test func filtersAreIDsWithPartsLeftOut() throws {
    let suite = try parse(Self.text)
    func count(_ filter: String) throws -> Int { try suite.cases(matching: CaseFilter.parse(filter)).count }
    #expect(try suite.cases().count == suite.caseCount)
    #expect(Array(try suite.cases()) == Array(0..<suite.caseCount))
    #expect(try count("only") == 396)
    #expect(try count("mass=1") == 99 + 2)
    #expect(try count("only/mass=1.0,dampingRatio=0.30") == 9)
    #expect(try count("trial@3/only/stiffness=1e3") == 44)
    #expect(try count("sampled") == 100)
    #expect(try count("point=7") == 1)
    let filter = try CaseFilter.parse("only/dampingRatio=0.3,mass=2")
    for index in try suite.cases(matching: filter) {
      let parameters = try suite.case(at: index).parameters
      #expect(parameters[0].text == "2" && parameters[2].text == "0.3", "\(parameters)")
    }
  }

  static let refusals: [(String, String)] = [
    ("onyl", "suite trial@3 has no sweep 'onyl'; did you mean 'only'?"),
    ("only/mas=1", "no sweep varies 'mas'; did you mean 'mass'?"),
    ("only/stiffness=1500", "sweep only has no stiffness=1500; nearest: 1000, 10000"),
    ("only/mass=3", "sweep only has no mass=3; nearest: 2, 4"),
    ("other@3/only/mass=1", "the case is of suite other@3, but this is trial@3"),
    ("trial@2/only/mass=1", "the case is of suite trial@2, but this is trial@3"),
    ("mass=7", "no case of trial@3 matches 'mass=7'"),
    ("only/mass=nan", "sweep only has no mass=nan"),
    ("only/mass=1,mass=2", "no case of trial@3 matches"),
    ("only//", "is no filter"), ("", "is no filter"), ("only/mass", "is no filter"), ("only/mass=", "is no filter"),
    ("a=1=2", "is no filter"), ("point=100", "no case of trial@3 matches"),
    ("sampled/point=3,stiffness=3", "no case of trial@3 matches"),
  ]

  @Test(arguments: refusals) func aFilterThatSelectsNothingIsAnError(filter: String, says: String) throws {
    let suite = try parse(Self.text)
    #expect {
      try suite.cases(matching: CaseFilter.parse(filter))
    } throws: { error in
      #expect("\(error)".contains(says), "\(error)")
      return error is SelectionError
    }
  }

  @Test func anIDThatIsNotWholeIsNotACase() throws {
    let suite = try parse(Self.text)
    #expect(throws: SelectionError.notOneCase("trial@3/only/mass=1", count: 99)) {
      try suite.index(ofCase: "trial@3/only/mass=1")
    }
  }

  @Test func tenMillionCasesAreCountedAndFoundAtOnce() throws {
    let suite = try parse(
      suiteText(
        template: "{}",
        axes: """

                - {parameter: stiffness, linear: {from: 1, to: 1000, step: 0.001}}
                - {parameter: dampingRatio, linear: {from: 0.1, to: 1, step: 0.1}}
          """))
    #expect(suite.caseCount == 9_990_010)
    let clock = ContinuousClock()
    let elapsed = try clock.measure {
      let last = try suite.case(at: 9_990_009)
      #expect(last.id == "trial@3/only/stiffness=1000,dampingRatio=1")
      let other = try suite.case(at: 5_000_003)
      #expect(other.id == "trial@3/only/stiffness=501,dampingRatio=0.4")
      #expect(try suite.index(ofCase: other.id) == 5_000_003)
      #expect(try suite.cases(matching: CaseFilter.parse("dampingRatio=0.4")).count == 999_001)
    }
    #expect(elapsed < .milliseconds(50), "\(elapsed)")
  }

  @Test func tenMillionExactly() throws {
    let suite = try parse(
      suiteText(
        template: "{}",
        axes: """

                - {parameter: stiffness, logarithmic: {from: 1, to: 1e6, count: 100000}}
                - {parameter: dampingRatio, linear: {from: 0.01, to: 1, count: 100}}
          """))
    #expect(suite.caseCount == 10_000_000)
    let last = try suite.case(at: 9_999_999)
    #expect(last.id == "trial@3/only/stiffness=1000000,dampingRatio=1")
    #expect(try suite.index(ofCase: suite.case(at: 7_654_321).id) == 7_654_321)
  }
}
