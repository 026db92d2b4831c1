import Foundation
import Testing

@testable import DashpotCommands

/// What `dashpot solve` says of instants, of springs beyond one closed form, and of numbers near the ends of the doubles.
@Suite("dashpot solve: events")
struct SolveEventsTests {
  private func solve(_ words: String...) async throws -> [String: Any] {
    let outcome = await dashpot(["solve", "--format", "json", "--samples", "2"] + words)
    #expect(outcome.code == .allWithin, "\(outcome.errors)")
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  private func expect(_ object: [String: Any], _ expected: [(String, Double)], within tolerance: Double = 2e-15) throws
  {
    for (name, value) in expected {
      let found = try #require(object[name] as? Double, "\(name)")
      #expect(abs(found - value) <= tolerance * max(1, abs(value)), "\(name): observed \(found), expected \(value)")
    }
  }

  private func instants(_ object: [String: Any], _ name: String) throws -> [(time: Double, value: Double)] {
    let list = try #require(object[name] as? [String: Any])
    let first = try #require(list["first"] as? [[String: Any]])
    return first.compactMap { row in
      guard let time = row["time"] as? Double, let value = row["value"] as? Double else { return nil }
      return (time, value)
    }
  }

  /// m = 1, k = 100, c = 10: it passes its target at (π − arccos ζ + nπ)/ω, turns at nπ/ω, ω = √75, ζ = 1/2.
  @Test("A spring passes its target and turns without end, and says on which swing it settles")
  func spring() async throws {
    let solved = try await solve("--stiffness", "100", "--damping-coefficient", "10", "--events", "4")
    let frequency = 75.0.squareRoot()
    try expect(
      solved,
      [
        ("firstArrival", 2 * Double.pi / 3 / frequency), ("settlingTurns", 3), ("speedBand", 0.01),
        ("restSettlingTime", 1.35298272072864255483),
      ])
    #expect(solved["restGovernor"] as? String == "speed" && solved["truth"] as? String == "certified")
    #expect(solved["speedSettlingTime"] as? Double == solved["restSettlingTime"] as? Double)
    let passings = try instants(solved, "targetPassings")
    let turns = try instants(solved, "turns")
    #expect(passings.count == 4 && turns.count == 4)
    for (index, instant) in passings.enumerated() {
      #expect(abs(instant.time - (2 * Double.pi / 3 + Double(index) * .pi) / frequency) <= 1e-15 && instant.value == 1)
    }
    for (index, instant) in turns.enumerated() {
      let time = Double(index + 1) * .pi / frequency
      #expect(abs(instant.time - time) <= 1e-15)
      #expect(abs(instant.value - (1 + (index.isMultiple(of: 2) ? 1 : -1) * exp(-5 * time))) <= 5e-16)
    }
    #expect((solved["turns"] as? [String: Any])?["count"] as? String == "infinity")
  }

  /// From mpmath, 40 digits.
  @Test("A spring that dry friction stops tells all it does until then")
  func coulomb() async throws {
    let words = ["--stiffness", "100", "--damping-coefficient", "1", "--coulomb-friction", "8"]
    let outcome = await dashpot(["solve", "--format", "csv", "--table", "events"] + words)
    let lines = outcome.output.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(lines[0] == ["time", "event", "value"])
    let expected: [(Double, String, Double?)] = [
      (0.1717744103074576855, "target rising", 1), (0.31455270228880017138, "maximum", 1.70611046156621595602),
      (0.49083762566188311673, "target falling", 1), (0.62910540457760034274, "minimum", 0.54500871311602767306),
      (0.81502094908312019447, "target rising", 1), (0.94365810686640051412, "maximum", 1.24041801479963998852),
      (1.16501733735899262883, "target falling", 1), (1.2574815253131783, "slow", nil),
      (1.25821080915520068549, "stopped", 0.94292795689382494171),
    ]
    #expect(lines.count == expected.count + 1, "\(outcome.output)")
    for (line, row) in zip(lines.dropFirst(), expected) {
      #expect(abs((Double(line[0]) ?? .nan) - row.0) <= 1e-11 && line[1] == row.1, "\(line)")
      #expect(row.2 == nil ? line[2].isEmpty : abs((Double(line[2]) ?? .nan) - (row.2 ?? 0)) <= 1e-11, "\(line)")
    }
    let text = await dashpot(["solve"] + words).output
    #expect(text.contains("Coulomb friction 8 mass"), "\(text)")
    #expect(text.contains("stopped after 1.25821080916 s") && text.contains("4 times: 0.17177441 s"), "\(text)")
    #expect(text.contains("3 times: at 1.70611046157 after 0.3145527 s"), "\(text)")
    let refused = await dashpot(["solve", "--engine", "dashpot"] + words).output
    #expect(refused.contains("shows nothing: dashpot has no springs with Coulomb"), "\(refused)")
  }

  /// From mpmath, 40 digits.
  @Test("Quadratic damping is integrated twice, and says so")
  func quadratic() async throws {
    let words = [
      "--from", "-1", "--to", "0", "--stiffness", "100", "--damping-coefficient", "2", "--quadratic-damping", "1.5",
    ]
    let outcome = await dashpot(["solve", "--format", "json", "--band", "0.01", "--rest-speed", "0.1"] + words)
    let solved = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    try expect(
      solved,
      [
        ("settlingTime", 2.6383525860349607127), ("speedSettlingTime", 2.4997568212338856515),
        ("firstArrival", 0.23234018137842806908), ("peakValue", 0.23605625518655220469),
        ("overshoot", 0.23605625518655220469), ("settlingTurns", 8),
      ], within: 1e-11)
    #expect(solved["truth"] as? String == "integrated twice" && solved["restGovernor"] as? String == "position")
    #expect(await dashpot(["solve"] + words).output.contains("two integrations differ by at most"))
    let endless = await dashpot("solve", "--stiffness", "100", "--damping-ratio", "0", "--quadratic-damping", "0.01")
    #expect(endless.code == .allWithin && endless.output.contains("beyond 400 swings"), "\(endless.output)")
  }

  /// From mpmath, 50 digits.
  @Test("Constants change in flight, those not named stay")
  func changes() async throws {
    let solved = try await solve(
      "--from", "-1", "--to", "0", "--stiffness", "100", "--damping-coefficient", "4", "--change",
      "0.125:mass=2,damping-coefficient=30,stiffness=300", "--change", "0.375:mass=0.5,stiffness=200,damping-ratio=1",
      "--band", "0.01", "--rest-speed", "0.1")
    try expect(
      solved,
      [
        ("settlingTime", 0.53968956950313674709), ("speedSettlingTime", 0.57035685588271839010),
        ("firstArrival", 0.20157201611275620234), ("peakValue", 0.13458504111711295363),
        ("peakTime", 0.29573594189997126215), ("settlingTurns", 1),
      ])
    let text = await dashpot(
      "solve", "--stiffness", "100", "--damping-ratio", "0.3", "--change", "0.2:stiffness=400", "--engine", "dashpot"
    ).output
    #expect(text.contains("its constants changed once") && text.contains("dashpot  largest error"), "\(text)")
  }

  @Test("A free motion settles by place, by speed and by both, and neither turns nor passes a target")
  func free() async throws {
    let solved = try await solve("--friction-deceleration", "4", "--velocity", "8", "--rest-speed", "1")
    // Left 4 s²/2 and fast 4 s at a time s before the stop at 2 s; the band is 8/1000.
    try expect(
      solved,
      [("settlingTime", 2 - (0.016 / 4).squareRoot()), ("speedSettlingTime", 1.75), ("stopsAfter", 2), ("restsAt", 8)])
    #expect(solved["restGovernor"] as? String == "position")
    #expect(solved["targetPassings"] == nil && solved["turns"] == nil && solved["firstArrival"] == nil)
    let text = await dashpot("solve", "--drag", "0.002", "--velocity", "2000").output
    #expect(text.contains("Slows           after 249.75 s") && !text.contains("Turns"), "\(text)")
  }

  /// From x = 116… at 0.3 s the target is 101: the turn at 98.46… is 20 % of the way from there beyond it.
  @Test("The overshoot after a retarget is a part of the way from there")
  func retargeted() async throws {
    let solved = try await solve("--stiffness", "200", "--damping-ratio", "0.5", "--to", "100", "--retarget", "0.3:101")
    let overshoot = try #require(solved["overshoot"] as? Double)
    let peak = try #require(solved["peakValue"] as? Double)
    let frequency = 200.0.squareRoot()
    let damped = frequency * 0.75.squareRoot()
    let phase = damped * 0.3
    let start = 100 - 100 * exp(-frequency * 0.15) * (cos(phase) + sin(phase) / 3.0.squareRoot())
    #expect(abs(overshoot - (101 - peak) / (start - 101)) <= 1e-12, "\(overshoot)")
    let text = await dashpot(
      "solve", "--stiffness", "200", "--damping-ratio", "0.5", "--to", "100", "--retarget", "0.3:101"
    ).output
    #expect(text.contains("% of the last way beyond the"), "\(text)")
  }

  @Test("A motion so slow that engines would need too many frames is solved without them, and refused with them")
  func slow() async {
    let words = ["solve", "--stiffness", "1e-9", "--damping-ratio", "0.5"]
    let alone = await dashpot(words)
    #expect(alone.code == .allWithin && alone.output.contains("after 401661.502294 s, after 3 turns"), "\(alone)")
    let compared = await dashpot(words + ["--engine", "dashpot"])
    #expect(compared.code == .usage && compared.errors.contains("frames for engines"), "\(compared.errors)")
  }

  @Test(
    "Numbers near the ends of the doubles are solved or refused, never shown as 0 or infinity",
    arguments: [
      (["--stiffness=1e308", "--mass=1e-308", "--damping-ratio=0.5"], "natural period 6.28318530718e-308 s"),
      (["--stiffness=1e-300", "--mass=1e300", "--damping-ratio=0"], "natural period 6.28318530718e300 s"),
      (["--stiffness=200", "--damping-ratio=0.2", "--to=1e-308", "--velocity=1e300"], "more than 1e306 ways beyond"),
      (["--stiffness=1", "--damping-ratio=0.5", "--until=1e308"], "after 12.7016519565 s"),
    ])
  func extremes(_ words: [String], _ says: String) async {
    let outcome = await dashpot(["solve"] + words)
    #expect(outcome.code == .allWithin && outcome.output.contains(says), "\(outcome)")
    #expect(!outcome.output.contains("infinity") && !outcome.output.contains("nan"), "\(outcome.output)")
  }

  @Test(
    "Beyond them a sentence says which quantity it is",
    arguments: [
      (["--stiffness=1e-308", "--mass=1e308", "--damping-ratio=0.5"], "the natural period is outside the range"),
      (["--stiffness=1e308", "--mass=5e-324", "--damping-ratio=0.5"], "the natural period is outside the range"),
      (["--friction-rate=1e-308", "--velocity=1e308"], "the way is outside the range"),
      (["--stiffness=1", "--damping-ratio=1", "--until=5e-324"], "cannot be cut into so many rows"),
    ])
  func refused(_ words: [String], _ says: String) async {
    let outcome = await dashpot(["solve"] + words)
    #expect(outcome.code != .allWithin && outcome.errors.contains(says), "\(outcome)")
  }

  static let conflicts: [([String], String)] = [
    (
      ["--coulomb-friction=1", "--quadratic-damping=1"],
      "'--coulomb-friction' and '--quadratic-damping' cannot be combined: one of them resists the spring besides its damper"
    ),
    (
      ["--coulomb-friction=1", "--change=1:mass=2"],
      "'--coulomb-friction' and '--change' cannot be combined: only a plain spring changes its constants"
    ),
    (
      ["--change=1:mas=2"],
      "'1:mas=2' is no value for '--change', which takes a time after 0, a colon, and constants such as "
        + "0.2:stiffness=50,damping-ratio=1"
    ),
    (["--change=1:mass=0"], "mass must be finite and greater than 0, not 0.0"),
    (
      ["--change=2:mass=2", "--change=1:mass=3"],
      "a change of constants at 1.0 s must come after the one before it, at 2.0 s"
    ),
  ]

  @Test("What contradicts itself is refused with the way out", arguments: conflicts)
  func conflict(words: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) {
      try StatedMotion(
        ParsedArguments.parse(["--stiffness=1", "--damping-ratio=1"] + words, syntax: SolveCommand.syntax))
    }
    #expect(error?.description == sentence)
  }
}
