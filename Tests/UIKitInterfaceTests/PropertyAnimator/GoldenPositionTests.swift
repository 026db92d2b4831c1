import MotionEngine
import Testing
import UIKitInterface

@Suite("Positions measured on the simulator")
struct GoldenPositionTests {
  static let halfAPixel = Tolerance(absolute: 0.2)

  @Test("ratio 0.6 over 0.8 s, 50 to 150: property animator and block")
  func spring() throws {
    let rows = [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06), (0.8, 150)]
    for usesBlock in [false, true] {
      let stage = Stage()
      stage.dial.angle = 50
      if usesBlock {
        try stage.animator.animate(
          withDuration: 0.8, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, animations: stage.turn(to: 150))
      } else {
        try stage.turning(to: 150, in: 0.8, by: .spring(SpringTimingParameters(dampingRatio: 0.6))).startAnimation()
      }
      try stage.run(0)
      for (time, position) in rows {
        try stage.run(time)
        expectClose(stage.dial.angle, position, Self.halfAPixel, "at \(time), block \(usesBlock)")
      }
      #expect(stage.dial.angle == 150)
    }
  }

  /// 1 + u(t) of the closed form, by mpmath with 50 digits from the stiffness that the rule gives.
  @Test("the same spring to 13 digits")
  func springExact() throws {
    let rows = [
      (0.15, 130.831723893415715), (0.3, 159.285258736109841), (0.45, 151.149656999056784),
      (0.6, 149.168482156821232),
    ]
    let stage = Stage()
    stage.dial.angle = 50
    try stage.turning(to: 150, in: 0.8, by: .spring(SpringTimingParameters(dampingRatio: 0.6))).startAnimation()
    try stage.run(0)
    for (time, position) in rows {
      try stage.run(time)
      expectClose(stage.dial.angle, position, Tolerance(absolute: 1e-12), "at \(time)")
    }
  }

  /// The times were measured to a thousandth of a second, half of which is up to 0.05 points of the way.
  @Test(
    "a running animator's fraction is the share of the time, while its value is eased",
    arguments: [
      (TimingParameters.curve(.easeInOut), 0.243, 62.14),
      (.spring(SpringTimingParameters(dampingRatio: 0.5)), 0.297, 166.15),
    ])
  func fractionWhileRunning(_ row: (TimingParameters, Double, Double)) throws {
    let stage = Stage()
    stage.dial.angle = 50
    let made = try stage.turning(to: 150, by: row.0)
    try made.startAnimation()
    try stage.run(0)
    var shown: [Double] = []
    for time in [row.1 - 5e-4, row.1, row.1 + 5e-4] {
      try stage.run(time)
      #expect(made.fractionComplete == time)
      shown.append(stage.dial.angle)
    }
    let (low, high) = (min(shown[0], shown[2]), max(shown[0], shown[2]))
    #expect(row.2 >= low - 0.02)
    #expect(row.2 <= high + 0.02)
  }

  @Test("before a delay has passed the start shows, and after delay and duration the model")
  func delay() throws {
    let stage = Stage()
    try stage.animator.animate(withDuration: 0.5, delay: 0.3, options: .curveLinear) { change in
      change(stage.view, \.alpha, to: 0)
      change(stage.view, "center", to: Point2D(x: 150, y: 50))
    }
    #expect(stage.view.alpha == 0)
    #expect(stage.view.center.x == 150)
    for (time, x) in [(0, 50.0), (0.2, 50), (0.3, 50), (0.55, 100), (0.8, 150), (0.9, 150)] {
      try stage.run(time)
      expectClose(stage.view.shownCenter.x, x, .rounding, "at \(time)")
    }
    #expect(stage.view.overlay.names.isEmpty)
  }
}
