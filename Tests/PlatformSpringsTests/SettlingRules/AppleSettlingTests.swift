import MotionEngine
import PlatformSprings
import Testing

@Suite("Apple's settling durations")
struct AppleSettlingTests {
  struct Row: Sendable {
    let mass, stiffness, damping, velocity, duration: Double
  }

  static let measured: [Row] = [
    Row(mass: 1, stiffness: 100, damping: 10, velocity: 0, duration: 1.4727003346780927),
    Row(mass: 1, stiffness: 300, damping: 20, velocity: 0, duration: 0.7442555275721707),
    Row(mass: 1, stiffness: 100, damping: 10, velocity: 5, duration: 1.3815510557964275),
    Row(mass: 1, stiffness: 100, damping: 20, velocity: 0, duration: 0.9999999999999999),
    Row(mass: 1, stiffness: 100, damping: 30, velocity: 0, duration: 0.9999999999999999),
    Row(mass: 1, stiffness: 400, damping: 40, velocity: 0, duration: 0.5),
    Row(mass: 1, stiffness: 1, damping: 2, velocity: 0, duration: 9.299999999999983),
    Row(mass: 1, stiffness: 100, damping: 1, velocity: 0, duration: 13.91321015404625),
    Row(mass: 1, stiffness: 100, damping: 0, velocity: 0, duration: 3.4028234663852886e38),
    Row(mass: 1, stiffness: 100, damping: 5, velocity: 0, duration: 2.854974609888761),
    Row(mass: 1, stiffness: 100, damping: 15, velocity: 0, duration: 1.0220937981854987),
  ]

  /// Three roundings.
  static let tolerance = 4e-16

  @Test("Core Animation's, to the last digit", arguments: measured)
  func coreAnimation(_ row: Row) throws {
    let words = CoreAnimationSpring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
    let observed = try words.settlingDuration(initialVelocity: row.velocity)
    expectClose(observed, row.duration, relative: Self.tolerance, "\(row)")
  }

  static let perceptual: [(Double, Double, Double)] = [
    (0.5, 0, 0.7999999999999999), (1, 0, 1.5000000000000002), (0.25, 0, 0.4), (0.5, 0.3, 0.8629552831744205),
    (0.5, 0.7, 1.904872615017113),
  ]

  @Test("Core Animation's, by perceptual duration and bounce", arguments: perceptual)
  func perceptualDuration(_ row: (Double, Double, Double)) throws {
    let words = try CoreAnimationSpring(perceptualDuration: row.0, bounce: row.1)
    expectClose(try words.settlingDuration(), row.2, relative: Self.tolerance, "\(row)")
  }

  @Test("Core Animation's walk adds up tenths, bit for bit")
  func walk() throws {
    #expect(try CoreAnimationSpring(damping: 20).settlingDuration() == 0.9999999999999999)
    #expect(try CoreAnimationSpring(stiffness: 1, damping: 2).settlingDuration() == 9.299999999999983)
    #expect(try CoreAnimationSpring(perceptualDuration: 1, bounce: 0).settlingDuration() == 1.5000000000000002)
  }

  @Test("Core Animation's, of an overdamped spring, continues the walk and ends")
  func overdamped() throws {
    let words = CoreAnimationSpring(damping: 40, allowsOverdamping: true)
    let exact = try words.spring().settlingTime(within: 0.001)
    let walked = try words.settlingDuration()
    #expect(walked >= exact && walked < exact + 0.1, "\(walked) for \(exact)")
    let slow = CoreAnimationSpring(damping: 1e8, allowsOverdamping: true)
    let long = try slow.settlingDuration()
    expectClose(long, try slow.spring().settlingTime(within: 0.001), relative: 1e-5, "a day and more")
  }

  @Test("SwiftUI's")
  func swiftUI() {
    let spring = SwiftUISpring(response: 0.5, dampingRatio: 0.8)
    expectClose(spring.settlingDuration(), 0.9261291683659721, relative: Self.tolerance, "from 0 to 1")
    expectClose(
      spring.settlingDuration(target: 10, initialVelocity: 2), 1.1533551689258155, relative: Self.tolerance,
      "from 0 to 10")
    expectClose(SwiftUISpring(duration: 1.2, bounce: 0).settlingDuration(), 1.8, relative: 1e-15, "critical")
  }

  @Test("SwiftUI's, for odd input")
  func swiftUIEdges() {
    #expect(SwiftUISpring(response: 0, dampingRatio: 0.8).settlingDuration() == 0)
    #expect(SwiftUISpring(response: .infinity, dampingRatio: 0.8).settlingDuration() == .infinity)
    #expect(SwiftUISpring(response: .nan, dampingRatio: 0.8).settlingDuration() == 0)
    #expect(SwiftUISpring(response: 0.5, dampingRatio: 0).settlingDuration() == .infinity)
    let spring = SwiftUISpring(response: 0.5, dampingRatio: 0.8)
    #expect(spring.settlingDuration(epsilon: 0) == .infinity)
    for epsilon in [-1.0, .nan, .infinity] { #expect(spring.settlingDuration(epsilon: epsilon) == 0) }
  }

  @Test("SwiftUI's walk gives up after 1024 steps")
  func swiftUIWalk() {
    #expect(SwiftUISpring(stiffness: 1, damping: 1e5, allowOverDamping: true).settlingDuration() == 0)
  }
}
