/// A list of values is the vector of all their numbers, in order.
///
/// Lists of unequal counts are not of one shape; a motion between them is refused.
extension Array: AnimatableValue where Element: AnimatableValue {
  public var componentCount: Int {
    var count = 0
    for element in self { count += element.componentCount }
    return count
  }

  public subscript(component index: Int) -> Double {
    get {
      let place = place(ofComponent: index)
      return self[place.element][component: place.component]
    }
    set {
      let place = place(ofComponent: index)
      self[place.element][component: place.component] = newValue
    }
  }

  /// Each element along its own way, where the elements have one.
  public static var curvedInterpolation: CurvedInterpolation<[Element]>? {
    guard Element.curvedInterpolation != nil else { return nil }
    return CurvedInterpolation(
      value: { start, end, share in zip(start, end).map { $0.interpolated(to: $1, at: share) } },
      rate: { start, end, share in zip(start, end).map { $0.interpolationRate(to: $1, at: share) } })
  }

  public func form(nearestTo other: [Element]) -> [Element] {
    var result = self
    for index in 0..<Swift.min(count, other.count) { result[index] = self[index].form(nearestTo: other[index]) }
    return result
  }

  private func place(ofComponent index: Int) -> (element: Int, component: Int) {
    // Why: a list of numbers is the usual case, and needs no search.
    if Element.self == Double.self { return (index, 0) }
    var rest = index
    for element in indices {
      let count = self[element].componentCount
      if rest < count { return (element, rest) }
      rest -= count
    }
    preconditionFailure("a list of \(componentCount) numbers is asked for number \(index)")
  }
}
