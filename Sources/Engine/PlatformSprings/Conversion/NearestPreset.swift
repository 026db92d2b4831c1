public import MotionEngine

/// The preset of a platform that moves most like something else.
public struct NearestPreset: Sendable {
  /// With its platform: "material3.expressive-spatial".
  public let name: String
  /// Of the preset's motion and the one that it was looked for; in ways, of a decay in units of the value.
  public let difference: MotionDifference
}

extension SpringPlatform {
  /// The preset whose motion is nowhere as far from a spring's as that of any other; nil for a platform without presets.
  ///
  /// - Parameters:
  ///   - spring: what moves.
  ///   - launch: how it starts; a platform whose usual words take no velocity starts at rest.
  public func nearestPreset(to spring: Spring, launch: Launch = .rest) -> NearestPreset? {
    var nearest: NearestPreset?
    for preset in presets {
      let form = forms[preset.form]
      guard let moved = try? form.spring(preset.values) else { continue }
      let starts = form.velocityUnit == .none ? 0 : launch.relativeVelocity
      guard
        let difference = MotionDifference.between(
          spring, launch.relativeVelocity, moved, starts, upTo: nearest?.difference.largest ?? .infinity,
          .brief)
      else { continue }
      nearest = NearestPreset(name: "\(name).\(preset.name)", difference: difference)
      if difference.largest == 0 { break }
    }
    return nearest
  }
}

extension DecayPlatform {
  /// The preset that is nowhere as far from a decay as any other; nil for a platform without presets.
  ///
  /// - Parameters:
  ///   - decay: what slows the throw down.
  ///   - velocity: of the throw, units per second.
  public func nearestPreset(to decay: any PlatformDecay, velocity: Double) -> NearestPreset? {
    var nearest: NearestPreset?
    for preset in presets {
      guard let moved = try? self.decay(preset.values),
        let difference = MotionDifference.between(
          decay, moved, velocity: velocity, upTo: nearest?.difference.largest ?? .infinity)
      else { continue }
      nearest = NearestPreset(name: "\(name).\(preset.name)", difference: difference)
      if difference.largest == 0 { break }
    }
    return nearest
  }
}
