extension Spring {
  /// The spring that a settling time and a damping ratio stand for: released from rest, it is outside `band` for the
  /// last time at `settlingTime`.
  ///
  /// ωₙ = τ(ζ, band)/T, where τ is the settling time of the spring of the same ratio with ωₙ = 1. As a function of the
  /// ratio it jumps wherever a lobe drops under the band, as ``settlingTime(within:from:)`` does; as a function of the
  /// time it is exact to a few ulp.
  ///
  /// - Parameters:
  ///   - mass: m > 0.
  ///   - settlingTime: T > 0, s.
  ///   - band: half the width of the band as a share of the way, above 0 and below 1.
  ///   - dampingRatio: ζ > 0; without damping nothing settles.
  public init(
    mass: Double = 1, settlingTime: Double, within band: Double, dampingRatio: Double
  ) throws(SpringError) {
    guard settlingTime > 0, settlingTime < .infinity else {
      throw .mustBePositive(quantity: "settlingTime", value: settlingTime)
    }
    guard band > 0, band < 1 else { throw .bandOutOfRange(band) }
    guard dampingRatio > 0, dampingRatio < .infinity else {
      throw .mustBePositive(quantity: "dampingRatio", value: dampingRatio)
    }
    let unit = try Spring(naturalFrequency: 1, dampingRatio: dampingRatio)
    try self.init(
      mass: mass, naturalFrequency: unit.settlingTime(within: band) / settlingTime, dampingRatio: dampingRatio)
  }
}
