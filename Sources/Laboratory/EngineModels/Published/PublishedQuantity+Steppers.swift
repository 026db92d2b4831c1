internal import MotionProblems

extension PublishedQuantity {
  private static let course = [
    Input("mass", 1), Input("stiffness"), Input("damping-coefficient"), Input("from", 0), Input("to", 1),
  ]
  private static let frames = [Input("frame-duration"), Input("frames")]

  /// What faulty methods on the bench show, as others computed it: the specimens are the methods they stand for.
  static let steppers: [PublishedQuantity] = [
    PublishedQuantity(
      "semi-implicit-euler.position", course + [Input("time-step"), Input("steps")], "after so many steps"
    ) {
      let acceleration = Acceleration(.spring(try oscillator($0)))
      var state = try PhaseState(position: $0("from") - $0("to"), velocity: 0)
      for _ in 0..<Int(try $0("steps")) {
        state = SemiImplicitEuler.step(state, by: try $0("time-step"), under: acceleration)
      }
      return try $0("to") + state.position
    },
    PublishedQuantity(
      "rk4-display-fed-back.position", course + frames + [Input("time-step", 0.001)], "after so many frames"
    ) { try shown($0).last ?? .nan },
    PublishedQuantity(
      "rk4-display-fed-back.peak", course + frames + [Input("time-step", 0.001)], "the largest value in so many frames"
    ) { try shown($0).max() ?? .nan },
  ]

  private static func oscillator(_ inputs: PublishedInputs) throws -> Oscillator {
    try Oscillator(
      mass: inputs("mass"), stiffness: inputs("stiffness"), dampingCoefficient: inputs("damping-coefficient"))
  }

  /// The values that the frames show, the one at the start included.
  private static func shown(_ inputs: PublishedInputs) throws -> [Double] {
    let target = try inputs("to")
    let problem = try MotionProblem(
      law: .spring(oscillator(inputs)), start: PhaseState(position: inputs("from") - target, velocity: 0))
    let duration = try inputs("frame-duration")
    let times = (0...Int(try inputs("frames"))).map { Double($0) * duration }
    var trace = Trace()
    try DisplayFedBackEngine(timeStep: inputs("time-step")).record(problem, at: times, restBand: 1, into: &trace)
    return trace.positions.map { target + $0 }
  }
}
