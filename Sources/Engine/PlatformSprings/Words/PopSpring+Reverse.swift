public import MotionEngine

extension PopSpring {
  /// The bounciness that the words are meant for ends here: from 42.5 on more bounciness is less bounce again.
  public static let largestBounciness = 42.5

  /// The words for Origami's tension and friction.
  ///
  /// With N the friction without bounce at that tension, friction = 0.01 + (1 − b)² (N − 0.01), so
  ///
  ///     b = 1 − √((friction − 0.01) / (N − 0.01))        bounciness = 42.5 b
  ///
  /// This is the root below 1, which comes back for every bounciness up to ``largestBounciness``. Pop itself takes the
  /// other root from b = 0.8 on: ``popsOwnReverse(of:)``. More friction than N is a negative bounciness.
  ///
  /// - Throws: when the friction is below 0.01, which no bounciness reaches, or the tension so low (speed below about
  ///   −0.4) that there is no friction without bounce.
  public init(_ words: OrigamiSpring) throws(PlatformSpringError) {
    let open = Self.frictionWithoutBounce(tension: words.tension) - Self.frictionFloor
    guard open > 0 else {
      throw .outOfRange(quantity: "tension", value: words.tension, allowed: "about -1.85 or more")
    }
    guard words.friction >= Self.frictionFloor else {
      throw .outOfRange(quantity: "friction", value: words.friction, allowed: "0.01 or more")
    }
    let share = 1 - ((words.friction - Self.frictionFloor) / open).squareRoot()
    self.init(bounciness: share * Self.largestBounciness, speed: Self.speed(tension: words.tension))
  }

  /// The words for a spring's motion. The mass is lost: constants are divided by it first, which moves the same.
  public init(_ spring: Spring) throws(PlatformSpringError) {
    try self.init(OrigamiSpring(spring))
  }

  /// What Pop's own conversion back answers: the same as ``init(_:)-(OrigamiSpring)`` below a bounciness of 34, and
  /// the mirror image about 42.5 from there on, where it takes the wrong one of two roots (34 becomes 51, 40 becomes
  /// 45).
  public static func popsOwnReverse(of words: OrigamiSpring) throws(PlatformSpringError) -> PopSpring {
    let right = try PopSpring(words)
    guard right.bounciness >= 0.8 * largestBounciness else { return right }
    return PopSpring(bounciness: 2 * largestBounciness - right.bounciness, speed: right.speed)
  }

  private static func speed(tension: Double) -> Double { (tension - 0.5) / 199.5 * 34 }
}
