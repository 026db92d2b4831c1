internal import MotionEngine

/// The springs that people know by name, each converted from its platform's own words by this module.
public enum SpringCatalog {
  /// In the order of their platforms.
  public static let all: [NamedSpring] = [
    coreAnimation, swiftUI, facebook, reanimated, react, motion, android, compose, material, flutter,
  ].joined().compactMap(\.self)

  /// The spring of a name, nil when there is none.
  public static func spring(named name: String) -> NamedSpring? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}

extension NamedSpring {
  /// nil when the words do not lead to a spring: a slip in the catalog, which its tests count.
  init?(
    _ name: String, _ platform: String, _ summary: String, source: String, initialVelocity: Double = 0,
    _ spring: () throws -> Spring
  ) {
    guard let spring = try? spring() else { return nil }
    self.init(
      name: name, platform: platform, summary: summary, spring: spring, initialVelocity: initialVelocity,
      source: source)
  }
}
