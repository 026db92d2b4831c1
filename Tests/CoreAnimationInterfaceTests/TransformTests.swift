import CoreAnimationInterface
import MotionEngine
import Testing

/// An object with a transform of either kind.
private final class Card: AnimatableObject {
  var transform = Transform3D.identity
  var plane = Transform2D.identity
  let overlay = PresentationOverlay()

  static var properties: PropertyTable<Card> {
    var table = PropertyTable<Card>()
    do {
      try table.register(Property("transform", read: { $0.transform }, write: { $0.transform = $1 }))
      try table.register(Property("plane", read: { $0.plane }, write: { $0.plane = $1 }))
    } catch { preconditionFailure("\(error)") }
    return table
  }
}

@Suite("Core Animation: transforms")
struct TransformTests {
  private let clock = ManualClock()
  private let stage: AnimationStage
  private let card = Card()
  static let half = 0.5.squareRoot()
  static let published = Tolerance(absolute: 2e-4)

  init() { stage = AnimationStage(clock: clock) }

  private func shown(at time: Double) throws -> Transform3D {
    clock.tick(at: time)
    return try stage.presentation(of: card).value("transform")
  }

  private func expect(
    _ transform: Transform3D, _ expected: [(Int, Int, Double)], _ tolerance: Tolerance, _ name: String
  ) {
    for (row, column, value) in expected {
      expectClose(transform.rows[row - 1][column - 1], value, tolerance, "\(name), m\(row)\(column)")
    }
  }

  static let planeRows: [(String, Transform2D, Transform2D, Double, [Double])] = {
    let (identity, h) = (Transform2D.identity, half)
    let shear = Transform2D(m11: 1, m12: 0, m21: 0.5, m22: 1)
    let turned = Transform2D.rotation(0.5) * .scale(x: -1, y: 1)
    let scaled = Transform2D.scale(x: 2, y: 1) * .rotation(1.5)
    return [
      ("flipped in x", identity, .scale(x: -1, y: 1), 0.25, [0.5, 0, 0, 1]),
      ("flipped in x", identity, .scale(x: -1, y: 1), 0.5, [0, 0, 0, 1]),
      ("flipped in y", identity, .scale(x: 1, y: -1), 0.25, [1, 0, 0, 0.5]),
      ("flipped in both", identity, .scale(x: -1, y: -1), 0.25, [h, -h, h, h]),
      ("half a turn", identity, .rotation(Double.pi), 0.5, [0, -1, 1, 0]),
      ("sheared", identity, shear, 0.25, [1, 0, 0.1151, 1.0023]),
      ("sheared", identity, shear, 0.5, [1, 0, 0.2368, 1.0031]),
      ("turned, then flipped", identity, turned, 0.25, [0.4961, -0.0623, 0.1247, 0.9922]),
      ("turned, then flipped", identity, turned, 0.5, [0, 0, 0.2474, 0.9689]),
      ("scaled, then turned", identity, scaled, 0.25, [1.1631, 0.4578, -0.3663, 0.9305]),
      ("scaled, then turned", identity, scaled, 0.5, [1.0975, 1.0225, -0.6816, 0.7317]),
      ("one flip to the other", .scale(x: -1, y: 1), .scale(x: 1, y: -1), 0.25, [-h, -h, -h, h]),
      ("one flip to the other", .scale(x: -1, y: 1), .scale(x: 1, y: -1), 0.5, [0, -1, -1, 0]),
    ]
  }()

  @Test("published ways in the plane", arguments: planeRows)
  func plane(_ name: String, _ start: Transform2D, _ end: Transform2D, _ share: Double, _ values: [Double]) throws {
    try stage.add(BasicAnimation(keyPath: "plane", from: start, to: end, duration: 1), to: card)
    clock.tick(at: 0)
    clock.tick(at: share)
    let shown = try stage.presentation(of: card).value("plane", of: Transform2D.self)
    for (value, expected) in zip([shown.m11, shown.m12, shown.m21, shown.m22], values) {
      expectClose(value, expected, Self.published, name)
    }
  }

  static let spaceRows: [(String, Transform3D, Transform3D, [(Int, Int, Double)])] = {
    let z = SIMD3<Double>(0, 0, 1)
    let degree = Double.pi / 180
    return [
      ("170°", .identity, .rotation(170 * degree, axis: z), [(1, 1, 0.73728), (1, 2, 0.67559)]),
      ("270°: the short way", .identity, .rotation(270 * degree, axis: z), [(1, 1, 0.92388), (1, 2, -0.38268)]),
      ("180°: the negative way", .identity, .rotation(Double.pi, axis: z), [(1, 1, half), (1, 2, -half)]),
      ("1.2 about y", .identity, .rotation(1.2, axis: [0, 1, 0]), [(1, 1, 0.95534), (1, 3, -0.29552)]),
      (
        "scaled to turned at x 40", .scale(x: 2), .rotation(1, axis: z) * .translation(x: 40),
        [(1, 1, 1.69560), (1, 2, 0.43296), (2, 1, -0.24740), (2, 2, 0.96891), (4, 1, 10)]
      ),
    ]
  }()

  @Test("published ways in space, at a quarter", arguments: spaceRows)
  func space(_ name: String, _ start: Transform3D, _ end: Transform3D, _ expected: [(Int, Int, Double)]) throws {
    try stage.add(BasicAnimation(keyPath: "transform", from: start, to: end, duration: 1), to: card)
    clock.tick(at: 0)
    expect(try shown(at: 0.25), expected, Tolerance(absolute: 6e-6), name)
  }

  @Test("a value function turns numbers into the transform, and not the shortest way")
  func valueFunctions() throws {
    card.transform = .translation(x: 5)
    var turn = BasicAnimation(keyPath: "transform", from: 0.0, to: Double.pi, duration: 1)
    turn.valueFunction = .rotateZ
    try stage.add(turn, to: card, forKey: "turn")
    clock.tick(at: 0)
    let h = Self.half
    expect(
      try shown(at: 0.25), [(1, 1, h), (1, 2, h), (2, 2, h), (4, 1, 0)], .rounding,
      "half a turn, in place of the model's")

    var keys = KeyframeAnimation(keyPath: "transform", values: [0.0, 1, 3], duration: 1)
    keys.valueFunction = .rotateZ
    try stage.add(keys, to: card, forKey: "turn")
    clock.tick(at: 1)
    expect(try shown(at: 1.75), [(1, 1, -0.41614683654714239), (1, 2, 0.90929742682568170)], .rounding, "angle 2")

    var move = BasicAnimation(keyPath: "transform", from: 0.0, to: 1, duration: 1)
    move.valueFunction = .translateX
    move.isCumulative = true
    move.repeatCount = 3
    try stage.add(move, to: card, forKey: "turn")
    clock.tick(at: 2)
    expect(try shown(at: 4.5), [(1, 1, 1), (4, 1, 2.5)], .rounding, "cumulative translation")
  }

  @Test("every value function, half way from none", arguments: ValueFunction.allCases)
  func everyFunction(_ function: ValueFunction) throws {
    if function.inputCount == 3 {
      var animation = BasicAnimation(
        keyPath: "transform", from: SIMD3<Double>(1, 2, 3), to: SIMD3<Double>(3, 4, 5), duration: 1)
      animation.valueFunction = function
      try stage.add(animation, to: card)
      clock.tick(at: 0)
      let expected = function == .scale ? Transform3D.scale(x: 2, y: 3, z: 4) : .translation(x: 2, y: 3, z: 4)
      #expect(try shown(at: 0.5) == expected)
      return
    }
    var animation = BasicAnimation(keyPath: "transform", from: 0.5, to: 1.5, duration: 1)
    animation.valueFunction = function
    try stage.add(animation, to: card)
    clock.tick(at: 0)
    let between = try shown(at: 0.5)
    #expect(between == Transform3D.made(by: function, of: [1, 0, 0]))
    expectClose(between.numbers(of: function).x, 1, .rounding, "\(function), back")
    #expect(throws: CoreAnimationError.valueFunctionMismatch(keyPath: "transform", kind: "Double")) {
      var wrong = animation
      wrong.valueFunction = .scale
      try stage.add(wrong, to: card)
    }
  }

  @Test("the tutorial's turn: rotation 0 to π with scale 1 to 0.5, as key paths of one transform")
  func tutorialTurn() throws {
    let turn = BasicAnimation(keyPath: "transform.rotation.z", from: 0.0, to: Double.pi)
    let shrink = BasicAnimation(keyPath: "transform.scale", from: 1.0, to: 0.5)
    try stage.add(AnimationGroup([turn, shrink], duration: 2), to: card, forKey: "spin")
    clock.tick(at: 0)
    for share in [0.25, 0.5, 0.75] {
      let expected = Transform3D.rotation(share * Double.pi, axis: [0, 0, 1]) * .scaled(1 - 0.5 * share)
      let between = try shown(at: 2 * share)
      for index in 0..<16 {
        expectClose(between[component: index], expected[component: index], .rounding, "\(share), number \(index)")
      }
    }
  }

  @Test("the same concatenated into one transform goes half a turn the negative way")
  func concatenated() throws {
    let end = Transform3D.rotation(Double.pi, axis: [0, 0, 1]) * .scaled(0.5)
    try stage.add(BasicAnimation(keyPath: "transform", from: .identity, to: end, duration: 1), to: card)
    clock.tick(at: 0)
    let expected = Transform3D.rotation(-0.5 * Double.pi, axis: [0, 0, 1]) * .scaled(0.75)
    let between = try shown(at: 0.5)
    for index in 0..<16 {
      expectClose(between[component: index], expected[component: index], .rounding, "number \(index)")
    }
  }

  static let parts: [(String, Double, Transform3D)] = [
    ("rotation", 0.7, .rotation(0.7, axis: [0, 0, 1])), ("rotation.x", 0.7, .rotation(0.7, axis: [1, 0, 0])),
    ("rotation.y", 0.7, .rotation(0.7, axis: [0, 1, 0])), ("rotation.z", 0.7, .rotation(0.7, axis: [0, 0, 1])),
    ("scale", 3, .scale(x: 3, y: 3, z: 3)), ("scale.x", 3, .scale(x: 3)), ("scale.y", 3, .scale(y: 3)),
    ("scale.z", 3, .scale(z: 3)), ("translation.x", 3, .translation(x: 3)),
    ("translation.y", 3, .translation(y: 3)), ("translation.z", 3, .translation(z: 3)),
  ]

  @Test("key paths into a transform", arguments: parts)
  func part(_ name: String, _ value: Double, _ expected: Transform3D) throws {
    try stage.add(BasicAnimation(keyPath: "transform.\(name)", from: value, to: value, duration: 1), to: card)
    let shown = try shown(at: 0)
    for index in 0..<16 { expectClose(shown[component: index], expected[component: index], .rounding, name) }
    expectClose(try stage.presentation(of: card).value("transform.\(name)"), value, .rounding, "\(name), read back")
    #expect(card.transform == .identity)
  }

  @Test("turns about the three axes are read back as they were set", arguments: [-2.5, -0.4, 0, 1.2, 3])
  func turnsReadBack(_ about: Double) throws {
    for (keyPath, angle) in [("rotation.x", about), ("rotation.y", 0.4), ("rotation.z", -1.1)] {
      try stage.add(
        BasicAnimation(keyPath: "transform.\(keyPath)", from: angle, to: angle, duration: 1), to: card)
    }
    clock.tick(at: 0)
    let shown = stage.presentation(of: card)
    expectClose(try shown.value("transform.rotation.x"), about, .rounding, "x")
    expectClose(try shown.value("transform.rotation.y"), 0.4, .rounding, "y")
    expectClose(try shown.value("transform.rotation.z"), -1.1, .rounding, "z")
  }

  @Test("a scale of 0 does not lose the turn above it")
  func flat() throws {
    for keyPath in ["scale.x", "scale.y", "scale.z", "scale"] {
      stage.removeAllAnimations(of: card)
      try stage.add(BasicAnimation(keyPath: "transform.\(keyPath)", from: 0.0, to: 0, duration: 1), to: card)
      try stage.add(BasicAnimation(keyPath: "transform.rotation.z", from: 0.5, to: 0.5, duration: 1), to: card)
      let shown = try shown(at: 0)
      let scale: Transform3D =
        switch keyPath {
        case "scale.x": .scale(x: 0)
        case "scale.y": .scale(y: 0)
        case "scale.z": .scale(z: 0)
        default: .scaled(0)
        }
      let expected = scale * .rotation(0.5, axis: [0, 0, 1])
      for index in 0..<16 { expectClose(shown[component: index], expected[component: index], .rounding, keyPath) }
    }
  }

  @Test("key paths into a transform of the plane")
  func planeParts() throws {
    for (keyPath, value) in [
      ("rotation", 0.5), ("scale.x", 2.0), ("scale.y", 3), ("translation.x", 7), ("translation.y", 8),
    ] {
      try stage.add(BasicAnimation(keyPath: "plane.\(keyPath)", from: value, to: value, duration: 1), to: card)
    }
    clock.tick(at: 0)
    let shown = try stage.presentation(of: card).value("plane", of: Transform2D.self)
    let expected = Transform2D.scale(x: 2, y: 3) * .rotation(0.5) * .translation(x: 7, y: 8)
    for index in 0..<6 { expectClose(shown[component: index], expected[component: index], .rounding, "\(index)") }
    expectClose(try stage.presentation(of: card).value("plane.scale"), 2.5, .rounding, "the mean")
    let move = try stage.presentation(of: card).value("plane.translation", of: Vector2D.self)
    #expect(move == Vector2D(dx: 7, dy: 8))
  }

  @Test("additive, by and cumulative concatenate")
  func concatenation() throws {
    let z = SIMD3<Double>(0, 0, 1)
    card.transform = .translation(x: 10)
    var turn = BasicAnimation(
      keyPath: "transform", from: Transform3D.rotation(0.5, axis: z), to: .rotation(0.5, axis: z), duration: 1)
    turn.isAdditive = true
    try stage.add(turn, to: card, forKey: "turn")
    #expect(try shown(at: 0) == .rotation(0.5, axis: z) * .translation(x: 10))

    let by = BasicAnimation(
      keyPath: "transform", from: Transform3D.translation(x: 10), by: .scale(x: 3), duration: 1)
    try stage.add(by, to: card, forKey: "turn")
    clock.tick(at: 1)
    #expect(try shown(at: 1.5) == .scale(x: 2) * .translation(x: 10))

    var steps = BasicAnimation(
      keyPath: "transform", from: Transform3D.identity, to: .rotation(0.5, axis: z), duration: 1)
    steps.isCumulative = true
    steps.repeatCount = 10
    try stage.add(steps, to: card, forKey: "turn")
    clock.tick(at: 2)
    let expected = Transform3D.rotation(0.5 * 7.5, axis: z)
    let shown = try shown(at: 9.5)
    for index in 0..<16 { expectClose(shown[component: index], expected[component: index], .rounding, "\(index)") }
  }

  @Test("to and by of a transform: from what lacks it")
  func toBy() throws {
    let to = Transform2D.rotation(0.3) * .translation(x: 3, y: 4)
    try stage.add(BasicAnimation(keyPath: "plane", to: to, by: .scale(x: 2, y: 4), duration: 1), to: card)
    clock.tick(at: 0)
    let shown = try stage.presentation(of: card).value("plane", of: Transform2D.self)
    let expected = Transform2D.scale(x: 0.5, y: 0.25) * to
    for index in 0..<6 { expectClose(shown[component: index], expected[component: index], .rounding, "\(index)") }
    let space = Transform3D.rotation(0.3, axis: [1, 2, 3]) * .translation(x: 3)
    let rest = space.removed(from: space)
    for index in 0..<16 {
      expectClose(rest[component: index], Transform3D.identity[component: index], .rounding, "inverse, \(index)")
    }
  }
}

extension Transform3D {
  fileprivate static func scaled(_ factor: Double) -> Transform3D { .scale(x: factor, y: factor, z: factor) }
}
