import MotionEngine
import PlatformSprings
import Testing

@Suite("Pop's words")
struct PopWordsTests {
  struct Row: Sendable {
    let bounciness, speed: Double
    let tension, friction, stiffness, damping, ratio: Published
  }

  static let published: [Row] = [
    Row(
      bounciness: 4, speed: 12, tension: "70.91176471", friction: "9.828993216", stiffness: "342.100588235",
      damping: "30.486979648", ratio: "0.824152337"),
    Row(
      bounciness: 0, speed: 12, tension: "70.91176471", friction: "11.97529364", stiffness: "342.100588235",
      damping: "36.925880917", ratio: "0.998214694"),
    Row(
      bounciness: 0, speed: 0, tension: "0.5", friction: "1.5923375", stiffness: "87.21", damping: "5.7770125",
      ratio: "0.309307299"),
    Row(
      bounciness: 8, speed: 12, tension: "70.91176471", friction: "7.894673082", stiffness: "342.100588235",
      damping: "24.684019245", ratio: "0.667281324"),
    Row(
      bounciness: 12, speed: 5, tension: "29.83823529", friction: "4.417893399", stiffness: "193.414411765",
      damping: "14.253680196", ratio: "0.5124513"),
    Row(
      bounciness: 20, speed: 12, tension: "70.91176471", friction: "3.363594411", stiffness: "342.100588235",
      damping: "11.090783233", ratio: "0.299816349"),
    Row(
      bounciness: 4, speed: 20, tension: "117.8529412", friction: "12.04024689", stiffness: "512.027647059",
      damping: "37.120740666", ratio: "0.820238087"),
  ]

  @Test("convert to the published numbers", arguments: published)
  func conversion(_ row: Row) throws {
    let words = PopSpring(bounciness: row.bounciness, speed: row.speed)
    let spring = try words.spring()
    let name = "bounciness \(row.bounciness), speed \(row.speed)"
    expect(words.origami.tension, is: row.tension, "\(name): tension")
    expect(words.origami.friction, is: row.friction, "\(name): friction")
    expect(spring.stiffness, is: row.stiffness, "\(name): k")
    expect(spring.dampingCoefficient, is: row.damping, "\(name): c")
    expect(spring.dampingRatio, is: row.ratio, "\(name): ratio")
    #expect(spring.mass == 1)
  }

  /// The speed at which Origami's tension is 18 or 44, and the friction there and just above.
  @Test(
    "the three cubics of the friction without bounce do not meet",
    arguments: [(18.0, 6.8384, 6.7926), (44, 9.9721, 9.9788)])
  func seams(_ tension: Double, _ below: Double, _ above: Double) {
    let speed = (tension - 0.5) * 34 / 199.5
    for (speed, friction) in [(speed * (1 - 1e-12), below), (speed * (1 + 1e-12), above)] {
      let origami = PopSpring(bounciness: 0, speed: speed).origami
      expectClose(origami.tension, tension, relative: 1e-11, "tension")
      expectClose(origami.friction, friction, absolute: 5.1e-5, "friction at \(speed)")
    }
  }

  @Test("no bounciness is not critical damping, and at low speed far from it")
  func withoutBounce() throws {
    let rows: [(Double, Published)] = [
      (0, "0.309"), (1, "0.664"), (2, "0.802"), (4, "0.928"), (8, "0.991"), (12, "0.998"), (16, "0.999"), (20, "0.995"),
    ]
    for (speed, ratio) in rows {
      // Why a whole unit: the table cuts or rounds its third digit (0.99046 is printed as 0.991).
      expect(
        try PopSpring(bounciness: 0, speed: speed).spring().dampingRatio, is: ratio, within: 1e-3, "speed \(speed)")
    }
  }

  /// The exact column of the published trajectory, from 0 to 100.
  @Test("the default spring moves as published")
  func trajectory() throws {
    let spring = try PopSpring().spring()
    let response = spring.stepResponse
    let rows: [(Double, Published)] = [
      (0.05, "25.62818037"), (0.1, "61.67048078"), (0.15, "85.21827359"), (0.2, "96.40045095"), (0.25, "100.30982723"),
      (0.4, "100.39577425"),
    ]
    for (time, value) in rows { expect(100 * response.value(at: time), is: value, "at \(time)") }
    expect(response.firstPassage(of: 1), is: "0.242422", "first crossing")
    expect(response.peakTime, is: "0.299898", "peak time")
    expect(100 * response.overshoot, is: "1.0342457", "overshoot, percent")
    expect(spring.naturalFrequency, is: "18.4959614", "natural frequency")
    expect(spring.dampingRatio, is: "0.8241523", "damping ratio")
  }

  @Test("overshoots and peak times at speed 12")
  func overshoots() throws {
    let rows: [(Double, Published, Published)] = [
      (4, "1.0342", "0.2999"), (8, "5.9929", "0.2280"), (12, "14.2107", "0.1999"), (16, "24.8566", "0.1858"),
      (20, "37.2574", "0.1780"),
    ]
    for row in rows {
      let response = try PopSpring(bounciness: row.0, speed: 12).spring().stepResponse
      expect(100 * response.overshoot, is: row.1, "overshoot of \(row.0), percent")
      expect(response.peakTime, is: row.2, "peak time of \(row.0)")
    }
  }

  /// √ of 1 − b: near 42.5 the words hang on the last bits of the friction.
  static let roundTripTolerance = 2e-11

  @Test("come back from the constants, for bounciness 0 … 42 and speed 0 … 20")
  func roundTrip() throws {
    for bounciness in stride(from: 0.0, through: 42, by: 0.5) {
      for speed in stride(from: 0.0, through: 20, by: 1) {
        let words = PopSpring(bounciness: bounciness, speed: speed)
        let back = try PopSpring(try words.spring())
        expectClose(back.bounciness, bounciness, absolute: Self.roundTripTolerance, "bounciness of \(words)")
        expectClose(back.speed, speed, absolute: 1e-13, "speed of \(words)")
      }
    }
  }

  @Test("come back from heavier springs", arguments: [0.5, 1, 2, 4])
  func roundTripMass(_ mass: Double) throws {
    let spring = try PopSpring(bounciness: 12, speed: 5).spring()
    let back = try PopSpring(
      Spring(mass: mass, stiffness: mass * spring.stiffness, dampingCoefficient: mass * spring.dampingCoefficient))
    expectClose(back.bounciness, 12, relative: 1e-13, "bounciness at mass \(mass)")
    expectClose(back.speed, 5, relative: 1e-13, "speed at mass \(mass)")
  }

  @Test("of tension 240 and friction 25")
  func reverse() throws {
    let words = try PopSpring(Spring(stiffness: 240, dampingCoefficient: 25))
    expect(words.bounciness, is: "4.2195117763", "bounciness")
    expect(words.speed, is: "7.1932040045", "speed")
  }

  @Test("Pop's own reverse is right up to 34 and mirrored from there on")
  func ownReverse() throws {
    for (given, answered) in [(34.0, 51.0), (40, 45), (12, 12), (33.9, 33.9)] {
      let words = PopSpring(bounciness: given, speed: 12).origami
      expectClose(try PopSpring.popsOwnReverse(of: words).bounciness, answered, absolute: 1e-11, "own, of \(given)")
      expectClose(try PopSpring(words).bounciness, given, absolute: 1e-11, "ours, of \(given)")
    }
  }

  @Test("more friction than without bounce is a negative bounciness; less than the floor is refused")
  func domain() throws {
    #expect(try PopSpring(OrigamiSpring(tension: 70, friction: 20)).bounciness < 0)
    #expect(throws: PlatformSpringError.self) { try PopSpring(OrigamiSpring(tension: 70, friction: 0.009)) }
    #expect(throws: PlatformSpringError.self) { try PopSpring(OrigamiSpring(tension: -3, friction: 1)) }
  }
}
