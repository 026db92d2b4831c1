import Testing

@testable import MotionEngine

/// The conformance that the documentation of ``AnimatableValue`` shows.
struct Gauge: AnimatableValue {
  var pressure = 0.0
  var angle = 0.0

  var componentCount: Int { 2 }
  subscript(component index: Int) -> Double {
    get { index == 0 ? pressure : angle }
    set { if index == 0 { pressure = newValue } else { angle = newValue } }
  }
}

@Suite("Values that can be animated")
struct AnimatableValueTests {
  /// Sets the components to 1, 2, 3, … and reads them back, in the order the type promises.
  private func checkComponents<Value: AnimatableValue>(_ value: Value, count: Int, expected: Value) {
    #expect(value.componentCount == count)
    var filled = value
    for index in 0..<count { filled[component: index] = Double(index + 1) }
    #expect(filled == expected)
    for index in 0..<count { #expect(filled[component: index] == Double(index + 1)) }
    #expect(filled.zero == value.filled(with: 0))
    #expect(value.interpolated(to: filled, at: 0) == value)
    #expect(value.interpolated(to: filled, at: 1) == filled.form(nearestTo: value))
  }

  @Test("components read back as they are set, in order")
  func components() {
    checkComponents(0.0, count: 1, expected: 1)
    checkComponents(Float(0), count: 1, expected: 1)
    checkComponents(SIMD2<Double>(), count: 2, expected: [1, 2])
    checkComponents(SIMD3<Float>(), count: 3, expected: [1, 2, 3])
    checkComponents(SIMD4<Double>(), count: 4, expected: [1, 2, 3, 4])
    checkComponents(Point2D(), count: 2, expected: Point2D(x: 1, y: 2))
    checkComponents(Size2D(), count: 2, expected: Size2D(width: 1, height: 2))
    checkComponents(Vector2D(), count: 2, expected: Vector2D(dx: 1, dy: 2))
    checkComponents(Offset2D(), count: 2, expected: Offset2D(horizontal: 1, vertical: 2))
    checkComponents(Rect2D(), count: 4, expected: Rect2D(x: 1, y: 2, width: 3, height: 4))
    checkComponents(Insets2D(), count: 4, expected: Insets2D(top: 1, left: 2, bottom: 3, right: 4))
    checkComponents(RGBAColor.clear, count: 4, expected: RGBAColor(red: 1, green: 2, blue: 3, alpha: 4))
    checkComponents([0.0, 0, 0], count: 3, expected: [1, 2, 3])
    checkComponents([Point2D(), Point2D()], count: 4, expected: [Point2D(x: 1, y: 2), Point2D(x: 3, y: 4)])
    checkComponents([[0.0], [0, 0]], count: 3, expected: [[1], [2, 3]])
    checkComponents(Gauge(), count: 2, expected: Gauge(pressure: 1, angle: 2))
  }

  @Test("the straight way is exact at both ends and goes on beyond them")
  func mixing() {
    #expect(Mixing.mix(50, 100, at: -0.2) == 40)
    #expect(Mixing.mix(50, 100, at: 1.2) == 110)
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<10_000 {
      let start = Double.random(in: -1e3...1e3, using: &generator)
      let end = Double.random(in: -1e3...1e3, using: &generator)
      let share = Double.random(in: 0...1, using: &generator)
      #expect(Mixing.mix(start, end, at: 0) == start)
      #expect(Mixing.mix(start, end, at: 1) == end)
      #expect(Mixing.mix(start, start, at: share) == start)
      let value = Mixing.mix(start, end, at: share)
      #expect(min(start, end) <= value && value <= max(start, end))
      let next = Mixing.mix(start, end, at: share.nextUp)
      #expect(end > start ? next >= value : next <= value)
      expectClose(
        value, start * (1 - share) + end * share, Tolerance(absolute: 2 * max(abs(start), abs(end)).ulp), "mix")
    }
    #expect(Mixing.mix(-.greatestFiniteMagnitude, .greatestFiniteMagnitude, at: 0.5) == 0)
  }
}
