/// Key times and, for cubic keys, the ways between them, without the kind of value.
struct KeyframeTable: Sendable {
  let times: KeyTimes
  /// Of cubic modes, one a segment.
  let ways: [CubicWay]
  let shapes: [KeyframeShape]
  /// Of paced ones the same by their lengths; else empty.
  private let paced: [PacedWay]

  init<Value: AnimatableValue>(
    _ values: [Value], keyTimes: [Double]?, mode: KeyframeMode, shapes: [KeyframeShape]
  ) throws(MotionError) {
    self.shapes = shapes
    let numbers = values.map(\.components)
    let given = try Self.times(numbers, keyTimes, mode)
    guard mode == .cubic || mode == .cubicPaced, values.count > 1 else {
      times = given
      ways = []
      paced = []
      return
    }
    let ways = Self.ways(numbers, given.times, shapes)
    self.ways = ways
    let paced = mode == .cubicPaced ? ways.map(\.paced) : []
    self.paced = paced
    times = mode == .cubicPaced ? .paced(paced.map(\.length)) : given
  }

  private static func times(
    _ numbers: [[Double]], _ keyTimes: [Double]?, _ mode: KeyframeMode
  ) throws(MotionError) -> KeyTimes {
    let count = mode == .discrete ? numbers.count + 1 : numbers.count
    if let keyTimes {
      try MotionError.requireCount(keyTimes.count, "key times", mode.isPaced ? 0 : count)
      return try KeyTimes(keyTimes)
    }
    guard mode.isPaced else { return .even(count) }
    return .paced(zip(numbers, numbers.dropFirst()).map { Self.distance($0, $1) })
  }

  private static func distance(_ first: [Double], _ second: [Double]) -> Double {
    var sum = 0.0
    for index in first.indices { sum += (second[index] - first[index]) * (second[index] - first[index]) }
    return sum.squareRoot()
  }

  private static func ways(_ numbers: [[Double]], _ times: [Double], _ shapes: [KeyframeShape]) -> [CubicWay] {
    func step(_ component: Int, _ key: Int) -> (way: Double, time: Double)? {
      guard key >= 0, key + 1 < numbers.count else { return nil }
      return (numbers[key + 1][component] - numbers[key][component], times[key + 1] - times[key])
    }
    func slope(_ component: Int, _ key: Int, arriving: Bool) -> Double {
      (shapes.isEmpty ? .smooth : shapes[key]).slope(
        before: step(component, key - 1), after: step(component, key), arriving: arriving)
    }
    return (0..<(numbers.count - 1)).map { key in
      let length = times[key + 1] - times[key]
      return CubicWay(
        components: numbers[key].indices.map { component in
          CubicSegment(
            start: numbers[key][component], end: numbers[key + 1][component],
            startSlope: length * slope(component, key, arriving: false),
            endSlope: length * slope(component, key + 1, arriving: true))
        })
    }
  }

  private func place(_ segment: Int, _ place: Double) -> Double {
    paced.isEmpty ? place : paced[segment].place(ofShare: place)
  }

  /// The numbers at a place in a cubic segment.
  func values(_ segment: Int, at place: Double) -> [Double] {
    let place = self.place(segment, place)
    return ways[segment].components.map { $0.value(at: place) }
  }

  /// The numbers at a place in a cubic segment, without a list of them.
  func evaluate(_ segment: Int, at place: Double, into storage: ComponentStorage) {
    let place = self.place(segment, place)
    for index in 0..<ways[segment].components.count {
      storage[index] = ways[segment].components[index].value(at: place)
    }
  }

  /// The numbers' changes at a place in a cubic segment, times a pace.
  func slopes(_ segment: Int, at place: Double, pace: Double) -> [Double] {
    let inside = self.place(segment, place)
    let speed = ways[segment].speed(at: inside)
    let factor = paced.isEmpty ? pace : speed > 0 ? pace * paced[segment].length / speed : 0
    return ways[segment].components.map { factor * $0.slope(at: inside) }
  }
}

extension MotionError {
  static func requireCount(_ count: Int, _ quantity: String, _ expected: Int) throws(MotionError) {
    guard count == expected else { throw .countMismatch(quantity: quantity, count: count, expected: expected) }
  }
}

extension AnimatableValue {
  /// The same shape with these numbers.
  func loading(_ numbers: [Double]) -> Self {
    var result = self
    for index in 0..<componentCount { result[component: index] = numbers[index] }
    return result
  }
}
