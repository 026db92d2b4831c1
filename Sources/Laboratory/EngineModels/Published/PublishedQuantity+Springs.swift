internal import MotionEngine

extension PublishedQuantity {
  private static let constants = [Input("mass", 1), Input("stiffness"), Input("damping-coefficient")]
  private static let course = constants + [Input("from", 0), Input("to", 1), Input("velocity", 0)]
  private static let retarget = [Input("retarget-time"), Input("retarget-to")]

  /// The motion of a spring, evaluated by our engine.
  static let springs: [PublishedQuantity] = [
    PublishedQuantity("spring.position", course + [Input("time")], "where a spring is at a time") {
      try motion($0).value(at: $0("time"))
    },
    PublishedQuantity("spring.velocity", course + [Input("time")], "how fast it is at a time") {
      try motion($0).velocity(at: $0("time"))
    },
    PublishedQuantity("spring.settling-time", course + [Input("band")], "the last time outside an absolute band") {
      try motion($0).settlingTime(within: $0("band"))
    },
    PublishedQuantity("spring.peak", course, "the first turning place beyond the target") {
      try $0("to") + peak(spring($0), from: start($0)).displacement
    },
    PublishedQuantity("spring.peak-time", course, "when it turns there") {
      try peak(spring($0), from: start($0)).time
    },
    PublishedQuantity("spring.overshoot", constants, "how far a step goes past its target, as a share of the step") {
      try spring($0).stepResponse.overshoot
    },
    PublishedQuantity("spring.crossing", constants + [Input("index", 1)], "when a step crosses its target, once more") {
      let response = try spring($0).stepResponse
      let further = try $0("index") - 1
      return response.firstPassage(of: 1) + (further > 0 ? further * response.peakTime : 0)
    },
    PublishedQuantity(
      "spring.retargeted-position", course + retarget + [Input("time")], "where it is after a change of target"
    ) { try retargeted($0).value(at: $0("time")) },
    PublishedQuantity(
      "spring.retargeted-velocity", course + retarget + [Input("time")], "how fast it is after a change of target"
    ) { try retargeted($0).velocity(at: $0("time")) },
    PublishedQuantity(
      "spring.retargeted-peak", course + retarget, "the first turning place beyond the new target"
    ) { try $0("retarget-to") + peakAfterRetarget($0).displacement },
    PublishedQuantity("spring.retargeted-peak-time", course + retarget, "when it turns there") {
      try $0("retarget-time") + peakAfterRetarget($0).time
    },
  ]

  private static func spring(_ inputs: PublishedInputs) throws -> Spring {
    try Spring(
      mass: inputs("mass"), stiffness: inputs("stiffness"), dampingCoefficient: inputs("damping-coefficient"))
  }

  private static func start(_ inputs: PublishedInputs) throws -> SpringState {
    try SpringState(displacement: inputs("from") - inputs("to"), velocity: inputs("velocity"))
  }

  private static func motion(_ inputs: PublishedInputs) throws -> SpringMotion {
    try SpringMotion(
      spring: spring(inputs), from: inputs("from"), to: inputs("to"), velocity: inputs("velocity"))
  }

  private static func retargeted(_ inputs: PublishedInputs) throws -> SpringMotion {
    var motion = try motion(inputs)
    try motion.retarget(to: inputs("retarget-to"), at: inputs("retarget-time"))
    return motion
  }

  private static func peakAfterRetarget(
    _ inputs: PublishedInputs
  ) throws -> (time: Double, displacement: Double) {
    let motion = try retargeted(inputs)
    let state = try motion.state(at: inputs("retarget-time"))
    return try peak(
      motion.spring, from: SpringState(displacement: state.value - motion.target, velocity: state.velocity))
  }

  /// The first turn, or the one after it where that is still before the target.
  private static func peak(_ spring: Spring, from start: SpringState) throws -> (time: Double, displacement: Double) {
    let none = PublishedQuantityError.refused(quantity: "spring.peak", reason: "this spring has no peak")
    guard let first = spring.firstTurningPoint(from: start) else { throw none }
    guard start.displacement * first.displacement > 0 else { return first }
    let turned = SpringState(displacement: first.displacement, velocity: 0)
    guard let second = spring.firstTurningPoint(from: turned) else { throw none }
    return (first.time + second.time, second.displacement)
  }
}
