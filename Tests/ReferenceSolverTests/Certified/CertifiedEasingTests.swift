import Testing

@testable import ReferenceSolver

/// The first 30 of 32 significant digits, computed with mpmath in 1200 bits: the last may have been rounded either way.
private func expectDigits(_ observed: String, _ expected: String, _ name: String) {
  let digits = { (text: String) in
    String(text.prefix { $0 != "e" }.filter { $0.isNumber }.drop { $0 == "0" }.prefix(30))
  }
  #expect(digits(observed) == digits(expected), "\(name): \(observed) beside \(expected)")
}

@Suite("Easing curves in balls")
struct CertifiedEasingTests {
  struct Sample: Sendable {
    let points: [Double]
    let time: Double
    let value: String
    let slope: String
  }

  static let samples = [
    Sample(
      points: [0.25, 0.1, 0.25, 1], time: 0.3, value: "0.51331516097335843221652539827887",
      slope: "1.9693128726610648171306023375153"),
    Sample(
      points: [0, 1, 0, 1], time: 1e-9, value: "0.0029970010000000000621570905564558",
      slope: "998000.99999999995852046008911862"),
    Sample(
      points: [0.25, 1.75, 0, 0.9], time: 0.1, value: "0.73771465310914581829989670199599",
      slope: "7.2377386123391696908119646119684"),
    Sample(
      points: [1, 0.25, 0, 0.75], time: 0.5 + 0x1p-50, value: "0.50000681238625883148414092611366",
      slope: "2556688351.314779941023607540335"),
    Sample(
      points: [1 - 0x1p-53, 0.5, 1e-300, 1.5], time: 0.5, value: "0.87500327504180046976093033514622",
      slope: "26221311585.044736038263540539548"),
    Sample(
      points: [0.42, 0, 1, 1], time: 1.0.nextDown, value: "0.99999999999999980858223750266713",
      slope: "1.7241379260480059292679785984174"),
    Sample(
      points: [0, 0.3, 5e-17, 0.4], time: 1e-40, value: "4.1729347942482369515546958093164e-14",
      slope: "139247503657851918216519293.19188"),
  ]

  @Test("Bézier curves beside mpmath", arguments: samples)
  func bezier(_ sample: Sample) throws {
    let p = sample.points
    let curve = CertifiedBezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
    let digits = try #require(curve.digits(40, at: sample.time))
    expectDigits(digits.value, sample.value, "value of \(p)")
    expectDigits(digits.slope, sample.slope, "slope of \(p)")
    let point = try #require(curve.point(at: sample.time))
    #expect(point.position.radius <= CertifiedValue.largestRadius)
    #expect(point.velocity.radius <= CertifiedValue.largestRadius)
    #expect(point.position.ulpExponent == -52)
    let nearest = try #require(Double(sample.slope))
    #expect(point.velocity.ulpExponent == max(-52, Int(nearest.exponent) - 52))
    #expect(point.velocity.error(of: nearest) <= 0.5 + 1e-6)
  }

  @Test("a vertical tangent has no slope")
  func vertical() {
    #expect(CertifiedBezier(x1: 1, y1: 0, x2: 0, y2: 1).point(at: 0.5) == nil)
  }

  static let namedSamples: [(String, Double, String, String?)] = [
    ("intu easeInOutElastic", 0.7, "1.0096567810742170590444305806934", nil),
    ("intu easeInBack", 0.3, "-0.21570509831248421509604425176678", "-1.0929915435220844568582194698938"),
    (
      "penner easeIn-elastic(2.0, 0.25)", 0.3, "0.013386184174265179412334724900475",
      "0.03453037158039639564298161088184"
    ),
    ("css ease", 0.3, "0.51331516097335843221652539827887", "1.9693128726610648171306023375153"),
  ]

  @Test("named curves beside mpmath", arguments: namedSamples)
  func named(_ name: String, _ time: Double, _ value: String, _ slope: String?) throws {
    let curve = try #require(CertifiedCurve(named: name))
    let digits = try #require(curve.digits(40, at: time))
    expectDigits(digits.value, value, name)
    if let slope { expectDigits(digits.slope, slope, "slope of \(name)") }
    #expect(try #require(curve.point(at: time)).position.error(of: #require(Double(value))) <= 0.5 + 1e-6)
  }

  @Test(
    "a name that no curve has", arguments: ["", "intu", "intu easeInFoo", "penner easeIn-back", "css foo", "x ease"])
  func unknown(_ name: String) {
    #expect(CertifiedCurve(named: name) == nil)
  }
}
