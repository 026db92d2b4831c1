/// A kernel in bare memory, where a frame finds it.
///
/// Why ways of its own: a method that is not made a part of its caller has all 352 bytes of such a kernel copied for it
/// first, which costs as much as a third of the mathematics. So the forms that most springs have call none.
extension SpringKernel {
  /// The displacement; the same bits as in ``state(at:)``.
  static func displacement(of kernel: UnsafePointer<SpringKernel>, at time: Double) -> Double {
    let scaledTime = HeadTail(time * kernel.pointee.timeScale)
    let decay = HeadTail.product(kernel.pointee.rates.first, scaledTime)
    guard scaledTime.head > 0, decay.high < Self.deadExponent else { return copiedDisplacement(of: kernel, at: time) }
    switch kernel.pointee.form {
    case .oscillating:
      let angle = HeadTail.product(kernel.pointee.rates.second, scaledTime)
      guard angle.high < PairSineCosine.nearAngle else { return copiedDisplacement(of: kernel, at: time) }
      let turn = PairSineCosine.cosineSine(ofNear: angle)
      return kernel.pointee.oscillatingState(turn, decay).displacement
    case .critical: return kernel.pointee.criticalState(scaledTime, decay).displacement
    case .twoModes: return copiedDisplacement(of: kernel, scaledTime, decay)
    case .fastMode: return kernel.pointee.fastState(decay).displacement
    case .still, .undefined: return copiedDisplacement(of: kernel, at: time)
    }
  }

  @inline(never)
  private static func copiedDisplacement(of kernel: UnsafePointer<SpringKernel>, at time: Double) -> Double {
    kernel.pointee.state(at: time).displacement
  }

  /// With two modes.
  @inline(never)
  private static func copiedDisplacement(
    of kernel: UnsafePointer<SpringKernel>, _ scaledTime: HeadTail, _ decay: LooseSum
  ) -> Double { kernel.pointee.overdampedState(scaledTime, decay).displacement }
}
