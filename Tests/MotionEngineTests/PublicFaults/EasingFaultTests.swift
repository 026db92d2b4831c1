import MotionEngine
import Testing

/// Faults of easing functions that users of other engines reported in public.
@Suite("Public faults: easing")
struct EasingFaultTests {
  @Test("ends that miss 0 and 1 (d3/d3-ease#27, flutter/flutter#27406): a curve of (0, 0, 1, 1)")
  func straightEnds() throws {
    let straight = try CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    #expect(straight.value(at: 0) == 0 && straight.value(at: 1) == 1 && straight.value(at: 0.99) == 0.99)
  }

  @Test("hostile times end (flutter/flutter#171364)", arguments: [CubicBezier.easeOut, .easeIn, .ease, .easeInOut])
  func hostileTimes(_ curve: CubicBezier) {
    for time in [2.0, 1.0.nextUp, .infinity, .greatestFiniteMagnitude] { #expect(curve.value(at: time) == 1) }
    for time in [-1.0, -.leastNonzeroMagnitude, -.infinity] { #expect(curve.value(at: time) == 0) }
    #expect(curve.value(at: .nan).isNaN)
    let inside: [Double] = [.leastNonzeroMagnitude, 0x1p-1030, 0.5, 1.0.nextDown]
    for time in inside { #expect((0...1).contains(curve.value(at: time))) }
  }

  @Test("a steep start (Karanjot786/TermUI#656): (0, 1, 0, 1) at the cubes of 10^-k")
  func steepStart() throws {
    let curve = try CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1)
    expectClose(curve.value(at: 0.001), 0.271, Tolerance(absolute: 1.2e-16), "at 0.001")
    expectClose(curve.value(at: 1e-9), 0.002997001, Tolerance(absolute: 1.2e-16), "at 1e-9")
    for (time, s) in [(1e-3, 1e-1), (1e-6, 1e-2), (1e-9, 1e-3), (1e-12, 1e-4)] {
      let y = 3 * s * (1 - s) * (1 - s) + 3 * s * s * (1 - s) + s * s * s
      expectClose(curve.value(at: time), y, Tolerance(absolute: 3e-16), "at \(time)")
    }
  }

  @Test("flat ends to the last digit (slint-ui/slint#12828)")
  func flatEnds() {
    let precise = Tolerance(relative: 3e-16)
    expectClose(CubicBezier.ease.value(at: 1e-6), 4.000048000078222e-7, precise, "ease at 1e-6")
    expectClose(CubicBezier.ease.value(at: 0.25), 0.4085105913553959, precise, "ease at 0.25")
    expectClose(
      1 - CubicBezier.ease.value(at: 0.999), 5.336583961561374e-7, Tolerance(absolute: 1.2e-16), "ease at 0.999")
    expectClose(CubicBezier.easeInOut.value(at: 1e-3), 1.890501551945391e-6, precise, "ease-in-out at 1e-3")
    expectClose(CubicBezier.easeInOut.value(at: 0.25), 0.1291619310473198, precise, "ease-in-out at 0.25")
  }

  /// Where values could fall back: both ends, by steps of a millionth; and neighbouring doubles, where a curve is flat.
  static let rising: [CubicBezier] = [.ease, .easeInOut, .easeIn, .easeOut]

  @Test("no step back, not by one ulp (slint-ui/slint#12828)", arguments: rising)
  func monotone(_ curve: CubicBezier) {
    for start in [0.0, 0.99] {
      var last = -1.0
      for index in 0...10_000 {
        let value = curve.value(at: start + Double(index) * 1e-6)
        #expect(value >= last, "\(curve) falls at \(start) + \(index)e-6")
        last = value
      }
    }
    for start in [0x1p-30, 0.03125, 0.2, 0.5, 0.75, 0.96875, 1 - 0x1p-20, 1 - 0x1p-26] {
      var time = start.movedDown(by: 1000)
      var last = curve.value(at: time)
      for _ in 0..<2000 {
        time = time.nextUp
        let value = curve.value(at: time)
        #expect(value >= last, "\(curve) falls at \(time)")
        last = value
      }
    }
  }

  @Test("a curve above 1 is not cut (hyprwm/hyprutils#32)")
  func overshoot() throws {
    let curve = try CubicBezier(x1: 0.25, y1: 1.75, x2: 0, y2: 0.9)
    let tolerance = Tolerance(absolute: 4.5e-16)
    expectClose(curve.value(at: 0.1), 0.7377146531091458, tolerance, "at 0.1")
    expectClose(curve.value(at: 0.1443294465317553), 1, Tolerance(absolute: 1e-15), "first at 1")
    expectClose(curve.value(at: 0.2328990829917643), 1.120073478288867, Tolerance(absolute: 5e-16), "maximum")
    expectClose(curve.derivative(at: 0.2328990829917643), 0, Tolerance(absolute: 1e-14), "level at the maximum")
    expectClose(curve.value(at: 0.5), 1.034927009505359, Tolerance(absolute: 5e-16), "at 0.5")
    expectClose(curve.value(at: 0.8352463498113627), 0.9914916873528710, tolerance, "dip")
    #expect(curve.value(at: 1) == 1)
  }
}

extension Double {
  fileprivate func movedDown(by steps: UInt64) -> Double { Double(bitPattern: bitPattern - steps) }
}
