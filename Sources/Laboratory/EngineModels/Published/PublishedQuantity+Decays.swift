internal import MotionEngine

extension PublishedQuantity {
  private static let course = [Input("friction-rate"), Input("from", 0), Input("velocity")]

  /// Exponential friction, evaluated by our engine.
  static let decays: [PublishedQuantity] = [
    PublishedQuantity("decay.position", course + [Input("time")], "where a thrown value is at a time") {
      try motion($0).value(at: $0("time"))
    },
    PublishedQuantity("decay.velocity", course + [Input("time")], "how fast it is at a time") {
      try motion($0).velocity(at: $0("time"))
    },
    PublishedQuantity("decay.rest", course, "where it comes to rest") { try motion($0).restPosition },
    PublishedQuantity("decay.settling-time", course + [Input("band")], "the last time outside a band about its rest") {
      try motion($0).settlingTime(withinDistance: $0("band"))
    },
    PublishedQuantity("decay.time-to-speed", course + [Input("speed")], "the time from which it is no faster") {
      try motion($0).stopTime(belowSpeed: $0("speed"))
    },
  ]

  private static func motion(_ inputs: PublishedInputs) throws -> DecayMotion {
    try DecayMotion(
      decay: ExponentialDecay(frictionRate: inputs("friction-rate")), from: inputs("from"),
      velocity: inputs("velocity"))
  }
}
