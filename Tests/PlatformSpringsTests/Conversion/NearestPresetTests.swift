import MotionEngine
import PlatformSprings
import Testing

@Suite("The nearest preset of a platform")
struct NearestPresetTests {
  private func all(_ platform: SpringPlatform, from spring: Spring) throws -> [(name: String, apart: Double)] {
    try platform.presets.map {
      let moved = try platform.forms[$0.form].spring($0.values)
      return ("\(platform.name).\($0.name)", MotionDifference.between(spring, and: moved).largest)
    }
  }

  @Test("no other preset is nearer, for every platform and springs on both sides of critical damping")
  func nearest() throws {
    for (mass, stiffness, damping) in [
      (2.0, 100.0, 15.0), (0.5, 100, 15.556), (4, 900, 120), (1, 280, 1.2), (1, 35, 40),
    ] {
      let spring = try Spring(mass: mass, stiffness: stiffness, dampingCoefficient: damping)
      for platform in SpringPlatform.all {
        let apart = try all(platform, from: spring)
        guard let nearest = platform.nearestPreset(to: spring) else {
          #expect(apart.isEmpty, "\(platform.name)")
          continue
        }
        let least = try #require(apart.map(\.apart).min())
        expectClose(nearest.difference.largest, least, relative: 1e-8, absolute: 1e-13, "\(platform.name) of \(spring)")
        #expect(apart.contains { $0.name == nearest.name && $0.apart == nearest.difference.largest })
      }
    }
  }

  @Test("a preset is nearest to itself, or to one that moves the same")
  func itself() throws {
    for platform in SpringPlatform.all {
      for preset in platform.presets {
        let spring = try platform.forms[preset.form].spring(preset.values)
        #expect(platform.nearestPreset(to: spring)?.difference.largest == 0, "\(platform.name).\(preset.name)")
      }
    }
    for platform in DecayPlatform.all {
      for preset in platform.presets {
        let nearest = platform.nearestPreset(to: try platform.decay(preset.values), velocity: 1000)
        #expect(nearest?.name == "\(platform.name).\(preset.name)" && nearest?.difference.largest == 0)
      }
    }
  }

  @Test("the token of Material 3 that is nearest to a spring of Core Animation, with a velocity too")
  func material() throws {
    let material = try #require(SpringPlatform.named("material3"))
    let spring = try Spring(stiffness: 390, dampingCoefficient: 30)
    #expect(material.nearestPreset(to: spring)?.name == "material3.expressive-spatial")
    let launch = try Launch(distance: 100, velocity: -500)
    #expect(material.nearestPreset(to: spring, launch: launch)?.name == "material3.expressive-spatial")
  }
}
