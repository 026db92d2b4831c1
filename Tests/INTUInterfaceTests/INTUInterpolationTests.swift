import INTUInterface
import MotionEngine
import Testing

@Suite("Interpolation")
struct INTUInterpolationTests {
  @Test(
    "numbers go on beyond the ends: 50 to 100",
    arguments: [(0.0, 50.0), (1, 100), (0.5, 75), (-0.2, 40), (1.2, 110), (0.25, 62.5)])
  func numbers(_ progress: Double, _ value: Double) {
    #expect(Interpolation.value(from: 50.0, to: 100, at: progress) == value)
  }

  @Test("points, sizes, rectangles, vectors, offsets and insets, part by part", arguments: [-0.5, 0, 0.25, 1, 1.5])
  func geometry(_ progress: Double) {
    let mixed = { (start: Double, end: Double) in start * (1 - progress) + end * progress }
    #expect(
      Interpolation.value(from: Point2D(x: 2, y: 4), to: Point2D(x: 6, y: -4), at: progress)
        == Point2D(x: mixed(2, 6), y: mixed(4, -4)))
    #expect(
      Interpolation.value(from: Size2D(width: 2, height: 4), to: Size2D(width: 8, height: 0), at: progress)
        == Size2D(width: mixed(2, 8), height: mixed(4, 0)))
    #expect(
      Interpolation.value(
        from: Rect2D(x: 0, y: 1, width: 2, height: 4), to: Rect2D(x: 4, y: -1, width: 8, height: 0), at: progress)
        == Rect2D(x: mixed(0, 4), y: mixed(1, -1), width: mixed(2, 8), height: mixed(4, 0)))
    #expect(
      Interpolation.value(from: Vector2D(dx: 2, dy: 4), to: Vector2D(dx: 6, dy: 0), at: progress)
        == Vector2D(dx: mixed(2, 6), dy: mixed(4, 0)))
    #expect(
      Interpolation.value(
        from: Offset2D(horizontal: 2, vertical: 4), to: Offset2D(horizontal: 6, vertical: 0), at: progress)
        == Offset2D(horizontal: mixed(2, 6), vertical: mixed(4, 0)))
    #expect(
      Interpolation.value(
        from: Insets2D(top: 0, left: 1, bottom: 2, right: 4), to: Insets2D(top: 4, left: -1, bottom: 8, right: 0),
        at: progress) == Insets2D(top: mixed(0, 4), left: mixed(1, -1), bottom: mixed(2, 8), right: mixed(4, 0)))
  }

  @Test("colours in one space each, and two spaces in one call an error")
  func colors() throws {
    let grey = Color.grey(GreyColor(white: 0, alpha: 1))
    #expect(
      try Interpolation.color(from: grey, to: .grey(GreyColor(white: 1, alpha: 0)), at: 0.25)
        == .grey(GreyColor(white: 0.25, alpha: 0.75)))
    let red = Color.rgb(RGBAColor(red: 1, green: 0, blue: 0))
    #expect(
      try Interpolation.color(from: red, to: .rgb(RGBAColor(red: 0, green: 1, blue: 0, alpha: 0)), at: 0.5)
        == .rgb(RGBAColor(red: 0.5, green: 0.5, blue: 0, alpha: 0.5)))
    let hue = Color.hsb(HSBAColor(hue: 0, saturation: 1, brightness: 1))
    #expect(
      try Interpolation.color(from: hue, to: .hsb(HSBAColor(hue: 0.5, saturation: 0, brightness: 0.5)), at: 0.5)
        == .hsb(HSBAColor(hue: 0.25, saturation: 0.5, brightness: 0.75)))
    let lab = try red.converted(to: .oklab)
    #expect(try Interpolation.color(from: lab, to: lab, at: 0.3) == lab)
    #expect(throws: InterpolationError.colorSpacesDiffer(.rgb, .hsb)) {
      try Interpolation.color(from: red, to: hue, at: 0.5)
    }
    #expect(throws: InterpolationError.colorSpacesDiffer(.oklab, .grey)) {
      try Interpolation.color(from: lab, to: grey, at: 0)
    }
  }

  @Test("pairs and lists of values that do not mix")
  func discrete() {
    #expect(Interpolation.discrete(from: "a", to: "b", at: 0.49) == "a")
    #expect(Interpolation.discrete(from: "a", to: "b", at: 0.5) == "b")
    #expect(Interpolation.discrete(of: [Int](), at: 0.3) == nil)
    for (progress, index) in [(0.32, 0), (0.34, 1), (0.66, 1), (0.67, 2), (0.5, 1), (1, 2), (-500, 0), (800, 2)] {
      #expect(Interpolation.discrete(of: [0, 1, 2], at: progress) == index, "at \(progress)")
    }
    for (progress, index) in [(0.24, 0), (0.26, 1), (0.49, 1), (0.51, 2), (0.74, 2), (0.76, 3)] {
      #expect(Interpolation.discrete(of: [0, 1, 2, 3], at: progress) == index, "at \(progress)")
    }
    for index in 1..<5 {
      let border = Double(index) / 5
      #expect(Interpolation.discrete(of: [0, 1, 2, 3, 4], at: border + 0.01) == index)
      #expect(Interpolation.discrete(of: [0, 1, 2, 3, 4], at: border - 0.01) == index - 1)
    }
  }

  @Test(
    "the untyped call on numbers: 10 to 20, and −4.5 to 2.5",
    arguments: [
      (10.0, 20.0, -0.5, 5.0), (10, 20, 0, 10), (10, 20, 0.5, 15), (10, 20, 1, 20), (10, 20, 1.5, 25),
      (-4.5, 2.5, 0.5, -1),
    ])
  func untypedNumbers(_ start: Double, _ end: Double, _ progress: Double, _ value: Double) throws {
    #expect(try Interpolation.anything(from: start, to: end, at: progress) as? Double == value)
    if start == 10 {
      #expect(try Interpolation.anything(from: 10 as Int, to: Float(end), at: progress) as? Double == value)
    }
  }

  @Test("the untyped call on geometry, colours, and values that do not mix")
  func untyped() throws {
    let point = try Interpolation.anything(from: Point2D(x: 1, y: 2), to: Point2D(x: 3, y: 4), at: 0.5)
    #expect(point as? Point2D == Point2D(x: 2, y: 3))
    let vector = try Interpolation.anything(from: Vector2D(dx: 1, dy: 2), to: Vector2D(dx: 3, dy: 4), at: 0.5)
    #expect(vector as? Vector2D == Vector2D(dx: 2, dy: 3), "which INTUAnimationEngine leaves out")
    let color = try Interpolation.anything(
      from: Color.grey(GreyColor(white: 0)), to: Color.grey(GreyColor(white: 1)), at: 0.5)
    #expect(color as? Color == .grey(GreyColor(white: 0.5)))
    let array = try Interpolation.anything(from: [1.0, 2], to: [3.0, 6], at: 0.5)
    #expect(array as? [Double] == [2, 4])
    #expect(try Interpolation.anything(from: "a", to: "b", at: 0.5) as? String == "b")
    #expect(try Interpolation.anything(from: false, to: true, at: 0.4) as? Bool == false)
  }

  @Test("the untyped call on unlike kinds is an error")
  func unlike() {
    #expect(throws: InterpolationError.kindsDiffer("Double", "String")) {
      try Interpolation.anything(from: 1.0, to: "b", at: 0.5)
    }
    #expect(throws: InterpolationError.kindsDiffer("Point2D", "Size2D")) {
      try Interpolation.anything(from: Point2D(), to: Size2D(), at: 0.5)
    }
    #expect(throws: InterpolationError.kindsDiffer("Point2D", "Int")) {
      try Interpolation.anything(from: Point2D(), to: 3, at: 0.5)
    }
    #expect(throws: InterpolationError.countsDiffer(1, 2)) {
      try Interpolation.anything(from: [1.0], to: [1.0, 2], at: 0.5)
    }
    #expect(throws: InterpolationError.colorSpacesDiffer(.grey, .rgb)) {
      try Interpolation.anything(
        from: Color.grey(GreyColor(white: 1)), to: Color.rgb(RGBAColor(white: 1)), at: 0.5)
    }
  }
}
