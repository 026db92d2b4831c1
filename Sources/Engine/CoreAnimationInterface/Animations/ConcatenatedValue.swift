public import MotionEngine

/// A value that is put upon another one otherwise than by adding its numbers: a transform, by concatenation.
public protocol ConcatenatedValue: AnimatableValue {
  /// This value upon `base`.
  func concatenated(onto base: Self) -> Self
  /// What gives `whole` when this value is put upon it; `whole` itself where this value has no inverse.
  func removed(from whole: Self) -> Self
}

extension AnimatableValue {
  /// This value upon `base`.
  func put(onto base: Self) -> Self {
    if Self.self != Double.self, let value = self as? any ConcatenatedValue {
      return value.concatenatedOnto(base) ?? base
    }
    return base.combined(with: self) { $0 + $1 }
  }

  func taken(from whole: Self) -> Self {
    if Self.self != Double.self, let value = self as? any ConcatenatedValue {
      return value.removedFrom(whole) ?? whole
    }
    return whole.combined(with: self) { $0 - $1 }
  }
}

extension ConcatenatedValue {
  fileprivate func concatenatedOnto<Other>(_ base: Other) -> Other? {
    (base as? Self).flatMap { concatenated(onto: $0) as? Other }
  }

  fileprivate func removedFrom<Other>(_ whole: Other) -> Other? {
    (whole as? Self).flatMap { removed(from: $0) as? Other }
  }
}

extension AnimatableValue {
  /// This value so many times upon itself; a negative number takes it away so many times.
  func repeated(_ count: Int) -> Self {
    if Self.self != Double.self, let value = self as? any ConcatenatedValue {
      return (value.power(count) as? Self) ?? self
    }
    return mapped { $0 * Double(count) }
  }
}

extension ConcatenatedValue {
  /// Why by squares: a million repeats take twenty steps.
  fileprivate func power(_ count: Int) -> Self {
    let none = removed(from: self)
    var base = count < 0 ? removed(from: none) : self
    var result = none
    var left = count.magnitude
    while left > 0 {
      if left & 1 != 0 { result = base.concatenated(onto: result) }
      base = base.concatenated(onto: base)
      left >>= 1
    }
    return result
  }
}
