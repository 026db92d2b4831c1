extension Property {
  /// The way of a frame's numbers into the property.
  ///
  /// Why the usual kinds one by one: making a value of any kind from its numbers costs as much as a spring, a known one
  /// next to nothing.
  package func componentWriter(like shape: Value) -> (AnyObject, UnsafeMutablePointer<Double>) -> Void {
    if let known = self as? Property<Target, Double> { return known.writer { $0[0] } }
    if let known = self as? Property<Target, Point2D> { return known.writer { Point2D(x: $0[0], y: $0[1]) } }
    if let known = self as? Property<Target, Size2D> { return known.writer { Size2D(width: $0[0], height: $0[1]) } }
    if let known = self as? Property<Target, Rect2D> {
      return known.writer { Rect2D(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
    if let known = self as? Property<Target, RGBAColor> {
      return known.writer { RGBAColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
    }
    if let known = self as? Property<Target, SIMD2<Double>> { return known.writer { SIMD2($0[0], $0[1]) } }
    if let known = self as? Property<Target, SIMD4<Double>> {
      return known.writer { SIMD4($0[0], $0[1], $0[2], $0[3]) }
    }
    return writer { shape.loading($0) }
  }

  @inline(__always)
  private func writer(_ make: @escaping (ComponentStorage) -> Value) -> (AnyObject, ComponentStorage) -> Void {
    let write = writeValue
    return { write(unsafeDowncast($0, to: Target.self), make($1)) }
  }

  /// The way of a plain number into the property; nowhere for other kinds of value.
  package var numberWriter: (AnyObject, Double) -> Void {
    guard let write = (self as? Property<Target, Double>)?.writeValue else { return { _, _ in } }
    return { write(unsafeDowncast($0, to: Target.self), $1) }
  }

  /// The way of a plain number out of the property; not a number for other kinds of value.
  package var numberReader: (AnyObject) -> Double {
    guard let read = (self as? Property<Target, Double>)?.readValue else { return { _ in .nan } }
    return { read(unsafeDowncast($0, to: Target.self)) }
  }

  /// The way of the property into a frame's numbers; false, and nothing is put, when it has not as many as `shape`.
  package func componentReader(like shape: Value) -> (AnyObject, UnsafeMutablePointer<Double>) -> Bool {
    if let single = self as? Property<Target, Double> {
      let read = single.readValue
      return {
        $1[0] = read(unsafeDowncast($0, to: Target.self))
        return true
      }
    }
    let (read, count) = (readValue, shape.componentCount)
    return {
      let value = read(unsafeDowncast($0, to: Target.self))
      guard value.componentCount == count else { return false }
      value.store(in: $1)
      return true
    }
  }
}
