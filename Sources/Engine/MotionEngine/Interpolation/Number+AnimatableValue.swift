extension Double: AnimatableValue {
  public var componentCount: Int { 1 }

  public subscript(component index: Int) -> Double {
    get { self }
    set { self = newValue }
  }
}

/// Kept as `Float`; moved in double precision and rounded once when it is shown.
extension Float: AnimatableValue {
  public var componentCount: Int { 1 }

  public subscript(component index: Int) -> Double {
    get { Double(self) }
    set { self = Float(newValue) }
  }
}
