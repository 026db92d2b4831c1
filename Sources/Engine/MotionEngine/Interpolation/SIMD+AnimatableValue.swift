/// A SIMD vector of doubles or floats: each lane is a component.
public protocol AnimatableLanes: SIMD, AnimatableValue where Scalar: BinaryFloatingPoint {}

extension AnimatableLanes {
  public var componentCount: Int { scalarCount }

  public subscript(component index: Int) -> Double {
    get { Double(self[index]) }
    set { self[index] = Scalar(newValue) }
  }
}

extension SIMD2: AnimatableValue, AnimatableLanes where Scalar: BinaryFloatingPoint {}
extension SIMD3: AnimatableValue, AnimatableLanes where Scalar: BinaryFloatingPoint {}
extension SIMD4: AnimatableValue, AnimatableLanes where Scalar: BinaryFloatingPoint {}
extension SIMD8: AnimatableValue, AnimatableLanes where Scalar: BinaryFloatingPoint {}
extension SIMD16: AnimatableValue, AnimatableLanes where Scalar: BinaryFloatingPoint {}
