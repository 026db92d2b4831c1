internal import MotionEngine
internal import MotionProblems
internal import PlatformSprings

extension SettlingWords {
  /// The spring as the engine's own conversions find it.
  func spring() throws(EngineFailure) -> Spring {
    do {
      switch rule {
      case .exact(let band):
        return try Spring(mass: mass, settlingTime: duration, within: band, dampingRatio: dampingRatio)
      case .coreAnimation:
        return try CoreAnimationSpring(mass: mass, settlingDuration: duration, dampingRatio: dampingRatio).spring()
      case .swiftUI:
        return try SwiftUISpring(reportedSettlingDuration: duration, dampingRatio: dampingRatio).spring()
          .ofMass(mass)
      case .uikit:
        return try UIKitSpring.spring(dampingRatio: dampingRatio, duration: duration).ofMass(mass)
      }
    } catch {
      throw .rejected(reason: "\(error)")
    }
  }
}

extension Spring {
  /// The same motion with another mass, where a platform's words have none.
  fileprivate func ofMass(_ mass: Double) throws(SpringError) -> Spring {
    let share = mass / self.mass
    return try Spring(mass: mass, stiffness: stiffness * share, dampingCoefficient: dampingCoefficient * share)
  }
}
