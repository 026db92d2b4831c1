/// The last time a motion under v′ = −λ v is farther than h from where it comes to rest.
///
/// That distance is |v₀|/λ · e^(−λt), so T = ln(|v₀|/(λh))/λ where this is positive.
struct FrictionSettling: ~Copyable {
  let form: FrictionForm
  let velocity: Ball
  let halfWidth: Ball

  /// - Returns: nil when the precision is too low for a sharp time.
  func lastExit() throws(Undecided) -> BandExit? {
    if velocity.isZero { return .never }
    if form.rate.isZero || halfWidth.isZero { return .infinite }
    let limit = form.rate * halfWidth
    let excess = velocity.magnitude - limit
    guard try excess.sign(deciding: "the motion starts outside its band") == .positive else { return .never }
    let ratio = excess.rounded(to: form.precision) / limit
    let time = ratio.logarithmOfOnePlus() / form.rate
    return time.isSharp(bits: 63) ? .finite(time, lobe: 0) : nil
  }
}
