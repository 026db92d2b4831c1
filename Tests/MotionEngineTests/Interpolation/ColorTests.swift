import MotionEngine
import Testing

@Suite("Colours")
struct ColorTests {
  /// Of a conversion in plain doubles.
  private static let rounding = Tolerance(absolute: 5e-16)

  /// sRGB beside OKLab, computed with mpmath in 40 digits from Ottosson's matrices.
  static let oklabValues: [(rgb: [Double], lab: [Double])] = [
    ([1, 0, 0], [0.627955360614551557, 0.224863061065974198, 0.125846298530735106]),
    ([0, 1, 0], [0.866439611535669458, -0.233887574187907863, 0.179498479896729966]),
    ([0, 0, 1], [0.452013718385342883, -0.0324569841687637662, -0.311528147678375109]),
    ([1, 1, 1], [0.999999993473546074, 8.09530735026984358e-11, 3.72739076077924636e-8]),
    ([0.25, 0.5, 0.75], [0.5855504295061001, -0.0394151288814612887, -0.111505076349636568]),
    ([0.01, 0.02, 0.03], [0.112450513339165182, -0.00536377716662271558, -0.00957807108305189548]),
  ]

  @Test("OKLab beside mpmath, and back", arguments: oklabValues)
  func oklab(_ rgb: [Double], _ lab: [Double]) {
    let color = RGBAColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: 0.5)
    let converted = OKLabColor(color)
    let back = RGBAColor(converted)
    for index in 0..<3 {
      expectClose(converted[component: index], lab[index], Tolerance(absolute: 1e-15), "OKLab \(index) of \(rgb)")
      expectClose(back[component: index], rgb[index], Tolerance(absolute: 1e-14), "back \(index) of \(rgb)")
    }
    #expect(converted.alpha == 0.5 && back.alpha == 0.5)
  }

  /// sRGB beside hue, saturation and brightness.
  static let hsbValues: [(rgb: [Double], hsb: [Double])] = [
    ([1, 0, 0], [0, 1, 1]), ([0, 1, 0], [1.0 / 3, 1, 1]), ([0, 0, 1], [2.0 / 3, 1, 1]), ([0, 0, 0], [0, 0, 0]),
    ([0.2, 0.4, 0.6], [0.5833333333333334, 0.6666666666666666, 0.6]),
    ([0.9, 0.1, 0.5], [0.9166666666666666, 0.888888888888889, 0.9]),
    ([0.3, 0.8, 0.1], [0.2857142857142857, 0.875, 0.8]), ([0.5, 0.5, 0.5], [0, 0, 0.5]),
  ]

  @Test("hue, saturation and brightness, and back", arguments: hsbValues)
  func hsb(_ rgb: [Double], _ hsb: [Double]) {
    let color = RGBAColor(red: rgb[0], green: rgb[1], blue: rgb[2])
    let converted = HSBAColor(color)
    let back = RGBAColor(converted)
    for index in 0..<3 {
      expectClose(converted[component: index], hsb[index], Self.rounding, "HSB \(index) of \(rgb)")
      expectClose(back[component: index], rgb[index], Self.rounding, "back \(index) of \(rgb)")
    }
    let turned = HSBAColor(
      hue: converted.hue - 3, saturation: converted.saturation, brightness: converted.brightness)
    for index in 0..<3 {
      expectClose(RGBAColor(turned)[component: index], rgb[index], Tolerance(absolute: 4e-15), "turned \(rgb)")
    }
  }

  @Test("all conversions there and back, of seeded colours")
  func roundTrips() throws {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<500 {
      let color = RGBAColor(
        red: .random(in: 0...1, using: &generator), green: .random(in: 0...1, using: &generator),
        blue: .random(in: 0...1, using: &generator), alpha: .random(in: 0...1, using: &generator))
      for space in [Color.Space.hsb, .oklab] {
        let back = try Color.rgb(color).converted(to: space).converted(to: .rgb).rgba
        for index in 0..<4 {
          expectClose(back[component: index], color[component: index], Tolerance(absolute: 1e-13), "\(space) \(color)")
        }
      }
    }
  }

  @Test("two spaces do not mix; one does, part by part and beyond its ends")
  func mixing() throws {
    let red = Color.rgb(RGBAColor(red: 1, green: 0, blue: 0, alpha: 1))
    let blue = Color.rgb(RGBAColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    #expect(try red.mixed(with: blue, at: 0.5) == .rgb(RGBAColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.75)))
    #expect(try red.mixed(with: blue, at: 0) == red && red.mixed(with: blue, at: 1) == blue)
    #expect(try red.mixed(with: blue, at: 2) == .rgb(RGBAColor(red: -1, green: 0, blue: 2, alpha: 0)))
    let grey = Color.grey(GreyColor(white: 0.25))
    #expect(
      try grey.mixed(with: .grey(GreyColor(white: 0.75, alpha: 0)), at: 0.5) == .grey(GreyColor(white: 0.5, alpha: 0.5))
    )
    for space in Color.Space.allCases where space != .grey {
      #expect(throws: InterpolationError.colorSpacesDiffer(.grey, space)) {
        try grey.mixed(with: grey.converted(to: space), at: 0)
      }
    }
    #expect(throws: InterpolationError.noGrey(RGBAColor(red: 1, green: 0, blue: 0))) { try red.converted(to: .grey) }
    #expect(try grey.converted(to: .rgb).converted(to: .grey) == grey)
  }

  @Test("the way through a hue goes by its number, without a short cut")
  func hues() throws {
    let start = HSBAColor(hue: 0.9, saturation: 1, brightness: 1)
    let end = HSBAColor(hue: 0.1, saturation: 0.5, brightness: 0.5, alpha: 0)
    expectClose(start.interpolated(to: end, at: 0.5).hue, 0.5, Self.rounding, "hue half way")
    let over = HSBAColor(hue: 1.1, saturation: 0.5, brightness: 0.5, alpha: 0)
    expectClose(RGBAColor(start.interpolated(to: over, at: 0.5)).green, 0.1875, Self.rounding, "over red")
  }
}
