import Testing

@testable import MotionEngine

@Suite("Colours")
struct ColorTests {
  @Test("red to half clear blue, halfway, part by part")
  func halfway() {
    let middle = RGBAColor(red: 1, green: 0, blue: 0).interpolated(
      to: RGBAColor(red: 0, green: 0, blue: 1, alpha: 0.5), at: 0.5)
    #expect(middle == RGBAColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
  }

  @Test("hue, saturation and brightness, there and back")
  func hueRoundTrip() {
    #expect(HSBAColor(RGBAColor(red: 0, green: 1, blue: 0)).hue == 1.0 / 3)
    #expect(HSBAColor(RGBAColor(red: 1, green: 0, blue: 1)).hue == 5.0 / 6)
    #expect(HSBAColor(RGBAColor(white: 0.4)) == HSBAColor(hue: 0, saturation: 0, brightness: 0.4))
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let color = RGBAColor(
        red: .random(in: 0...1, using: &generator), green: .random(in: 0...1, using: &generator),
        blue: .random(in: 0...1, using: &generator), alpha: .random(in: 0...1, using: &generator))
      let again = RGBAColor(HSBAColor(color))
      for index in 0..<4 {
        expectClose(again[component: index], color[component: index], Tolerance(absolute: 2e-15), "part \(index)")
      }
    }
  }

  /// As published with the definition of OKLab and by CSS Color 4 for sRGB red and white.
  @Test("OKLab of red and white, there and back")
  func oklab() {
    let red = OKLabColor(RGBAColor(red: 1, green: 0, blue: 0))
    let published = Tolerance(absolute: 1e-6)
    expectClose(red.lightness, 0.6279554, published, "L")
    expectClose(red.greenRed, 0.2248631, published, "a")
    expectClose(red.blueYellow, 0.1258463, published, "b")
    let white = OKLabColor(RGBAColor(white: 1))
    expectClose(white.lightness, 1, published, "L")
    expectClose(white.greenRed, 0, published, "a")
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let color = RGBAColor(
        red: .random(in: -0.2...1.2, using: &generator), green: .random(in: 0...1, using: &generator),
        blue: .random(in: 0...1, using: &generator))
      let again = RGBAColor(OKLabColor(color))
      for index in 0..<4 {
        expectClose(again[component: index], color[component: index], Tolerance(absolute: 2e-5), "part \(index)")
      }
    }
  }

  @Test("greys, and what is none")
  func grey() {
    #expect(GreyColor(RGBAColor(white: 0.25, alpha: 0.5)) == GreyColor(white: 0.25, alpha: 0.5))
    #expect(GreyColor(RGBAColor(red: 0.25, green: 0.25, blue: 0.3)) == nil)
  }
}
