import Foundation
import MotionEngine
import PlatformSprings
import Testing

@Suite("Decays that are exponentials")
struct ExponentialDecayWordsTests {
  struct PopRow: Sendable {
    let velocity, deceleration, threshold: Double
    let duration: Published
    let destination: Double
  }

  /// In double precision; the library's own single precision ends up to 2e-4 elsewhere.
  static let pop: [PopRow] = [
    PopRow(velocity: 7223.021, deceleration: 0.998, threshold: 1, duration: "3.634156", destination: 3601.792479),
    PopRow(velocity: 1000, deceleration: 0.998, threshold: 1, duration: "2.646509", destination: 496.505),
    PopRow(velocity: 100, deceleration: 0.998, threshold: 1, duration: "1.496368", destination: 47.405),
    PopRow(velocity: 1000, deceleration: 0.99, threshold: 1, duration: "0.527178", destination: 98.505),
    PopRow(velocity: 1000, deceleration: 0.995, threshold: 1, duration: "1.057012", destination: 198.005),
    PopRow(velocity: 1000, deceleration: 0.998, threshold: 0.01, duration: "4.946790", destination: 498.97505),
    PopRow(velocity: 4, deceleration: 0.998, threshold: 1, duration: "0", destination: 0),
  ]

  @Test("Pop: duration and end", arguments: pop)
  func popEnds(_ row: PopRow) throws {
    let decay = try PopDecay(deceleration: row.deceleration, threshold: row.threshold)
    for sign in [1.0, -1] {
      expect(decay.duration(velocity: sign * row.velocity), is: row.duration, "\(row)")
      expectClose(decay.destination(velocity: sign * row.velocity), sign * row.destination, absolute: 5.1e-7, "\(row)")
    }
  }

  @Test("Pop: asymptote, speed at the end, composition, components")
  func popMotion() throws {
    let decay = try PopDecay()
    expectClose(decay.restDisplacement(velocity: 7223.021), 3604.287479, relative: 1e-10, "asymptote")
    let end = decay.duration(velocity: 7223.021)
    expectClose(decay.velocity(after: end, velocity: 7223.021), 5, relative: 1e-12, "speed at the end")
    let first = decay.displacement(after: 0.7, velocity: 1000)
    let rest = decay.displacement(after: 0.8, velocity: decay.velocity(after: 0.7, velocity: 1000))
    expectClose(first + rest, decay.displacement(after: 1.5, velocity: 1000), relative: 1e-12, "two parts")
    #expect(decay.duration(velocities: [100, -1000, 0]) == decay.duration(velocity: 1000))
    #expect(decay.duration(velocities: []) == 0)
    #expect(throws: PlatformSpringError.self) { try PopDecay(deceleration: 1.1) }
    #expect(throws: PlatformSpringError.self) { try PopDecay(threshold: 0) }
  }

  /// 0.998 is no double, and half an ulp of it is this share of 1 − 0.998.
  static let factorTolerance = 2.8e-14

  @Test("UIScrollView: rates, ends, durations, projection")
  func scrollView() throws {
    let normal = try ScrollViewDecay()
    let fast = try ScrollViewDecay(decelerationRate: ScrollViewDecay.fastRate)
    expectClose(-normal.decay.frictionRate, -2.0020026706730774, relative: Self.factorTolerance, "normal rate")
    expectClose(-fast.decay.frictionRate, -10.050335853501441, relative: Self.factorTolerance, "fast rate")
    expectClose(normal.destination(velocity: 1), 0.49949983316645526, relative: Self.factorTolerance, "normal end")
    expectClose(fast.destination(velocity: 1), 0.09949916247342217, relative: Self.factorTolerance, "fast end")
    expectClose(normal.projection(velocity: 1), 0.499, relative: 1e-13, "normal projection")
    expectClose(fast.projection(velocity: 1), 0.099, relative: 1e-13, "fast projection")
    expectClose(normal.duration(velocity: 1000), 3.4499226928230532, relative: Self.factorTolerance, "normal duration")
    expectClose(fast.duration(velocity: -1000), 0.5266785592535588, relative: Self.factorTolerance, "fast duration")
    expectClose(try normal.velocity(toReach: 300) * normal.destination(velocity: 1), 300, relative: 4e-16, "aimed")
  }

  /// The library cuts its numbers after the third decimal.
  @Test("UIScrollView: numbers of b3ll/Motion")
  func scrollViewTests() throws {
    let normal = try ScrollViewDecay()
    expect(normal.destination(velocity: 2000), is: "998.999", within: 1e-3, "2000")
    expect(normal.destination(velocity: 1000), is: "499.499", within: 1e-3, "1000")
    expect(normal.decay.time(untilSpeed: 0.5, from: 2000), is: "4.14288", "until 0.5 points per second")
  }

  @Test("rubber band")
  func rubberBand() throws {
    let band = try RubberBand(dimension: 400)
    let rows: [(Double, Double)] = [
      (50, 25.730994152046784), (100, 48.35164835164835), (200, 86.27450980392157), (1000, 231.57894736842105),
    ]
    for (pulled, shown) in rows {
      expectClose(band.shown(pulled: pulled), shown, relative: 4e-16, "pulled \(pulled)")
      #expect(band.shown(pulled: -pulled) == -band.shown(pulled: pulled))
      expectClose(band.pulled(shown: shown), pulled, relative: 2e-15, "back from \(shown)")
    }
    #expect(band.shown(pulled: .infinity) == 400 && band.pulled(shown: 400) == .infinity && band.shown(pulled: 0) == 0)
    expectClose(band.shown(pulled: 1e-9) / 1e-9, 0.55, relative: 1e-9, "slope at the end")
    #expect(throws: PlatformSpringError.self) { try RubberBand(dimension: 0) }
  }

  @Test("Compose: 1000 px/s")
  func compose() throws {
    let decay = try ComposeExponentialDecay()
    expect(1000 * decay.duration(velocity: 1000), is: "2192.9", "milliseconds")
    expect(decay.destination(velocity: -1000), is: "-238.095", "end")
    expectClose(decay.velocity(after: decay.duration(velocity: 1000), velocity: 1000), 0.1, relative: 1e-12, "speed")
    #expect(decay.duration(velocity: 0.1) == 0 && decay.destination(velocity: 0.1) == 0)
    #expect(try ComposeExponentialDecay(frictionMultiplier: -3).decay.frictionRate == 4.2e-4)
  }

  @Test("Android's fling")
  func android() throws {
    let fling = try AndroidFling()
    #expect(fling.velocityThreshold == 46.875)
    expectClose(fling.duration(velocity: 1000), 0.72863590349799095, relative: 1e-14, "duration")
    expectClose(fling.restDisplacement(velocity: 1000), 238.0952380952381, relative: 4e-16, "rest")
    expectClose(fling.destination(velocity: 1000), (1000 - 46.875) / 4.2, relative: 1e-14, "end")
    let likeScrollView = AndroidFling.friction(of: try ExponentialDecay(decelerationFactor: 0.998))
    expect(likeScrollView, is: "0.4767", "0.998")
    expect(AndroidFling.friction(of: try ExponentialDecay(decelerationFactor: 0.99)), is: "2.393", "0.99")
  }

  @Test("Flutter's friction")
  func flutter() throws {
    let decay = try FlutterFriction(drag: FlutterFriction.bouncingScrollDrag)
    expect(-decay.decay.frictionRate, is: "-2.00248", within: 6e-6, "rate of 0.135")
    let through = try FlutterFriction(through: 0, 10, startVelocity: 5, endVelocity: 0.01)
    let end = through.duration(velocity: 5)
    expectClose(through.displacement(after: end, velocity: 5), 10, relative: 1e-14, "place at the end")
    expectClose(through.velocity(after: end, velocity: 5), 0.01, relative: 1e-13, "speed at the end")
    #expect(try FlutterFriction(drag: 1).duration(velocity: 5) == .infinity)
    #expect(throws: PlatformSpringError.self) { try FlutterFriction(drag: 0) }
    #expect(throws: PlatformSpringError.self) {
      try FlutterFriction(through: 0, 10, startVelocity: 5, endVelocity: -0.01)
    }
  }

  @Test("Flutter's friction through a place, with an end velocity of 0")
  func flutterThroughRest() throws {
    let decay = try FlutterFriction(through: 0, 10, startVelocity: 5, endVelocity: 0)
    expectClose(decay.drag, 0.6065306597126334, relative: 4e-16, "drag")
    expectClose(decay.restDisplacement(velocity: 5), 10, relative: 2e-16, "rest")
    expectClose(decay.displacement(after: 1, velocity: 5), 3.934693402873666, relative: 4e-16, "after 1 s")
    expectClose(decay.velocity(after: 1, velocity: 5), 3.032653298563167, relative: 4e-16, "velocity after 1 s")
    #expect(decay.duration(velocity: 5) == .infinity)
    #expect(decay.destination(velocity: 5) == decay.restDisplacement(velocity: 5))
  }

  /// The rates of one conversion table, per second.
  @Test("the same decay in several words")
  func conversions() throws {
    let factors: [(Double, Published)] = [(0.998, "2.00200267"), (0.99, "10.05033585")]
    for (factor, rate) in factors {
      expect(try ExponentialDecay(decelerationFactor: factor).frictionRate, is: rate, "\(factor)")
    }
    expect(try ReactNativeDecay().decay.frictionRate, is: "2.0", within: 1e-12, "React Native")
    expect(try MotionInertia().decay.frictionRate, is: "3.0769", "Motion")
    expectClose(try ExponentialDecay(decelerationFactor: 0.998).dragPerSecond, 0.13506, absolute: 5e-6, "drag")
  }

  @Test("React Native: the last frame depends on the rate")
  func reactNative() throws {
    let rows: [(Double, Int, Double)] = [(60, 154, 497.0515642806375), (120, 266, 494.0625795873310)]
    for (rate, frame, place) in rows {
      let decay = try ReactNativeDecay(frameDuration: 1 / rate)
      #expect(decay.lastFrame(velocity: 1000) == frame)
      #expect(decay.lastFrame(velocity: -1000) == frame)
      expectClose(decay.duration(velocity: 1000), Double(frame) / rate, relative: 1e-15, "duration")
      expectClose(decay.destination(velocity: 1000), place, relative: 1e-14, "end at \(rate) Hz")
    }
    #expect(try ReactNativeDecay().lastFrame(velocity: 1) == 1)
    #expect(throws: PlatformSpringError.self) { try ReactNativeDecay(deceleration: 1) }
  }

  @Test("React Native: rest by distance and by speed, which no frame rate changes")
  func reactNativeRest() throws {
    let decay = try ReactNativeDecay().decay
    expectClose(
      1000 * decay.time(untilRemaining: 0.1, from: 1000), 4258.596595708119, relative: 1e-13, "0.1 units left")
    expectClose(1000 * decay.time(untilSpeed: 1, from: 1000), 3453.877639491069, relative: 1e-13, "1 unit/s")
  }

  @Test("react-spring: v/(1 − d) (1 − e^(−(1 − d) t)) in units per millisecond, until a frame moves 0.005")
  func reactSpring() throws {
    let decay = try ReactSpringDecay()
    expectClose(decay.restDisplacement(velocity: 1000), 500, relative: 1e-12, "rest")
    expectClose(decay.displacement(after: 0.5, velocity: 1000), 316.0602794142788, relative: 1e-13, "after 500 ms")
    expectClose(decay.velocity(after: 0.5, velocity: 1000), 1000 * exp(-1), relative: 1e-13, "velocity")
    // 500 (e^(1/30) − 1) e^(−n/30) falls to 0.005 between frames 244 and 245 of 60 Hz: by hand n > 30 ln(1e5 (e^(1/30) − 1)).
    let last = Int((30 * log(1e5 * (exp(1.0 / 30) - 1))).rounded(.up))
    #expect(decay.lastFrame(velocity: 1000) == last && decay.lastFrame(velocity: -1000) == last)
    expectClose(decay.duration(velocity: 1000), Double(last) / 60, relative: 1e-15, "duration")
    expectClose(
      decay.destination(velocity: 1000), 500 * (1 - exp(-Double(last) / 30)), relative: 1e-13, "destination")
    #expect(decay.lastFrame(velocity: 0.1) == 1)
    for factor in [0, 1, -0.5, 1.5, Double.nan] {
      #expect(throws: PlatformSpringError.self) { try ReactSpringDecay(factor: factor) }
    }
    #expect(throws: PlatformSpringError.self) { try ReactSpringDecay(precision: 0) }
  }

  @Test("Advance: a drag of 3")
  func advance() throws {
    let decay = try AdvanceDecay()
    expectClose(decay.displacement(after: 1, velocity: 300), 100 * (1 - exp(-3)), relative: 1e-14, "after 1 s")
    expectClose(decay.restDisplacement(velocity: 300), 100, relative: 1e-15, "rest")
    expectClose(decay.duration(velocity: 300), log(3000) / 3, relative: 1e-14, "duration")
    #expect(throws: PlatformSpringError.self) { try AdvanceDecay(drag: 0) }
    #expect(throws: PlatformSpringError.self) { try AdvanceDecay(threshold: -1) }
  }
}
