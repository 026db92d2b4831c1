public import MotionEngine

/// The words of Rebound: Origami's tension and friction, with one exception in the Java library.
///
/// There an Origami value of exactly 0 is a constant of exactly 0, both ways; in the JavaScript library it is on the
/// straight line like any other, a stiffness of 85.4 or a damping coefficient of 1.
///
/// Source: facebookarchive/rebound and rebound-js, `OrigamiValueConverter`.
public struct ReboundSpring: Hashable, Sendable {
  public enum Library: String, Hashable, Sendable, CaseIterable { case java, javaScript }

  public var tension: Double
  public var friction: Double
  public var library: Library

  public init(tension: Double = 40, friction: Double = 7, library: Library) {
    self.tension = tension
    self.friction = friction
    self.library = library
  }

  /// The constant the library calls tension: k.
  public var stiffness: Double {
    library == .java && tension == 0 ? 0 : OrigamiSpring(tension: tension, friction: friction).stiffness
  }

  /// The constant the library calls friction: c.
  public var dampingCoefficient: Double {
    library == .java && friction == 0 ? 0 : OrigamiSpring(tension: tension, friction: friction).dampingCoefficient
  }

  /// - Throws: `SpringError` for a tension of 0 in the Java library: without stiffness there is no spring, only
  ///   something that coasts.
  public func spring() throws(SpringError) -> Spring {
    try Spring(stiffness: stiffness, dampingCoefficient: dampingCoefficient)
  }

  /// The words for a spring's motion; the mass is lost as in ``OrigamiSpring/init(_:)``.
  public init(_ spring: Spring, library: Library) {
    let words = OrigamiSpring(spring)
    let isFree = library == .java && spring.dampingCoefficient == 0
    self.init(tension: words.tension, friction: isFree ? 0 : words.friction, library: library)
  }
}
