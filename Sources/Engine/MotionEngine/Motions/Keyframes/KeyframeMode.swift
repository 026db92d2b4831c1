/// How a value gets from one key to the next.
public enum KeyframeMode: String, Hashable, Sendable, CaseIterable {
  /// By ``AnimatableValue/interpolated(to:at:)``, each key at its time.
  case linear
  /// Not at all: each value holds until the next one's time.
  case discrete
  /// As linear, with key times that make the speed the same all the way.
  case paced
  /// Along a cubic through the keys, smooth at each of them, each component by itself.
  case cubic
  /// Along a cubic through the keys at the same speed all the way.
  case cubicPaced

  /// Whether the key times follow from the values.
  public var isPaced: Bool { self == .paced || self == .cubicPaced }
}

/// How a cubic passes its keys, after Kochanek and Bartels; a number a key each, 0 by default.
public struct KeyframeShape: Hashable, Sendable {
  /// 1 stops at the key, −1 passes it twice as fast.
  public let tension: Double
  /// Other than 0 bends the way at the key.
  public let continuity: Double
  /// 1 follows the way before the key, −1 the way after it.
  public let bias: Double

  public static let smooth = KeyframeShape(unchecked: 0, 0, 0)

  /// - Throws: ``MotionError/notFinite(quantity:component:value:)``.
  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) throws(MotionError) {
    try MotionError.requireFinite([tension, continuity, bias], "the shape at a key")
    self.init(unchecked: tension, continuity, bias)
  }

  private init(unchecked tension: Double, _ continuity: Double, _ bias: Double) {
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }

  /// The slope at a key, per unit of time: as it is come to, or as it is left.
  ///
  /// - Parameters:
  ///   - before: the step from the key before; nil at the first.
  ///   - after: the step to the next key; nil at the last.
  func slope(
    before: (way: Double, time: Double)?, after: (way: Double, time: Double)?, arriving: Bool
  ) -> Double {
    let side = arriving ? -continuity : continuity
    switch (before, after) {
    case (let before?, let after?):
      let first = 0.5 * (1 - tension) * (1 + bias) * (1 + side) * before.way
      let second = 0.5 * (1 - tension) * (1 - bias) * (1 - side) * after.way
      let time = 0.5 * (before.time + after.time)
      return time > 0 ? (first + second) / time : 0
    case (let only?, nil), (nil, let only?):
      return only.time > 0 ? (1 - tension) * only.way / only.time : 0
    case (nil, nil): return 0
    }
  }
}
