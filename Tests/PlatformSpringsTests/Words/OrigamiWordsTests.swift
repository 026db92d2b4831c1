import MotionEngine
import PlatformSprings
import Testing

@Suite("Origami's words, and Rebound's")
struct OrigamiWordsTests {
  /// Tension, friction, k, c.
  static let converted: [(Double, Double, Published, Published)] = [
    (40, 7, "230.2", "22"), (70.91176471, 9.828993216, "342.10058825", "30.486979648"), (0, 0, "85.4", "1"),
    (30, 8, "194", "25"),
  ]

  @Test("are straight lines", arguments: converted)
  func lines(_ row: (Double, Double, Published, Published)) throws {
    let spring = try OrigamiSpring(tension: row.0, friction: row.1).spring()
    expect(spring.stiffness, is: row.2, within: row.2.tolerance + 4e-9, "k of \(row.0)")
    expect(spring.dampingCoefficient, is: row.3, "c of \(row.1)")
  }

  @Test("come back, the mass divided out", arguments: [0.5, 1, 2, 4])
  func roundTrip(_ mass: Double) throws {
    for (tension, friction) in [(40.0, 7.0), (0, 0), (-20, -0.3), (400, 120)] {
      let spring = try OrigamiSpring(tension: tension, friction: friction).spring()
      let heavy = try Spring(
        mass: mass, stiffness: mass * spring.stiffness, dampingCoefficient: mass * spring.dampingCoefficient)
      let back = OrigamiSpring(heavy)
      expectClose(back.tension, tension, relative: 1e-15, absolute: 2e-14, "tension at mass \(mass)")
      expectClose(back.friction, friction, relative: 1e-15, absolute: 2e-14, "friction at mass \(mass)")
    }
  }

  @Test("need a tension above -23.59 and a friction from -1/3 on")
  func domain() {
    #expect(throws: SpringError.self) { try OrigamiSpring(tension: -24, friction: 7).spring() }
    #expect(throws: SpringError.self) { try OrigamiSpring(tension: 40, friction: -0.34).spring() }
    #expect(throws: Never.self) { try OrigamiSpring(tension: -23.5, friction: -0.33).spring() }
  }

  @Test("Rebound for Java keeps a zero a zero, both ways")
  func zeros() throws {
    let java = ReboundSpring(tension: 40, friction: 0, library: .java)
    #expect(java.dampingCoefficient == 0)
    #expect(try ReboundSpring(java.spring(), library: .java) == java)
    #expect(ReboundSpring(tension: 0, friction: 7, library: .java).stiffness == 0)
    #expect(throws: SpringError.self) { try ReboundSpring(tension: 0, friction: 7, library: .java).spring() }
  }

  @Test("Rebound for JavaScript stays on the line")
  func line() throws {
    let words = ReboundSpring(tension: 0, friction: 0, library: .javaScript)
    #expect(abs(words.stiffness - 85.4) <= 2e-14)
    #expect(words.dampingCoefficient == 1)
    let undamped = try Spring(stiffness: 230.2, dampingCoefficient: 0)
    #expect(abs(ReboundSpring(undamped, library: .javaScript).friction + 1.0 / 3) <= 4e-15)
    #expect(ReboundSpring(undamped, library: .java).friction == 0)
  }

  @Test("React Native refuses no damping and moves strong damping as critical")
  func reactNative() throws {
    let strong = try ReactNativeSpring.constants(stiffness: 100, damping: 50).spring()
    #expect(strong.dampingCoefficient == 20 && strong.stiffness == 100)
    #expect(throws: PlatformSpringError.mustBePositive(quantity: "damping", value: 0)) {
      try ReactNativeSpring.constants(damping: 0).spring()
    }
    let plain = try ReactNativeSpring.tensionAndFriction().spring()
    expect(plain.stiffness, is: "230.2", "k")
    #expect(plain.dampingCoefficient == 22)
  }

  /// Bounciness, speed, c of React Native's own table.
  @Test("React Native's bounciness and speed")
  func bounciness() throws {
    let rows: [(Double, Double, Published, Published)] = [
      (8, 12, "342.1006", "24.6840"), (4, 12, "342.1006", "30.4870"), (0, 12, "342.1006", "36.9259"),
      (20, 12, "342.1006", "11.0908"),
    ]
    for row in rows {
      let spring = try ReactNativeSpring.bouncinessAndSpeed(PopSpring(bounciness: row.0, speed: row.1)).spring()
      expect(spring.stiffness, is: row.2, "k of \(row.0), \(row.1)")
      expect(spring.dampingCoefficient, is: row.3, "c of \(row.0), \(row.1)")
    }
  }
}
