internal import MotionEngine
internal import PlatformSprings

extension PublishedQuantity {
  /// The quantities that the platforms' own words and rules give.
  static let platformQuantities: [PublishedQuantity] = PlatformQuantity.all.map { quantity in
    PublishedQuantity(quantity.name, quantity.inputs.map { Input($0) }, quantity.summary) { inputs in
      try quantity.value(of: quantity.inputs.map { try inputs($0) })
    }
  }

  /// What they give only together with a motion.
  static let platforms: [PublishedQuantity] = apple + pop + motion

  private static let layerSpring = [Input("mass", 1), Input("stiffness", 100), Input("damping", 10)]
  private static let swiftUIWords = [Input("duration"), Input("bounce")]
  private static let swiftUIConstants = [
    Input("mass"), Input("stiffness"), Input("damping"), Input("allows-overdamping", 0),
  ]

  private static let apple: [PublishedQuantity] =
    [
      PublishedQuantity(
        "core-animation.position",
        layerSpring + [Input("initial-velocity", 0), Input("from"), Input("to"), Input("time")],
        "a layer's value during a CASpringAnimation"
      ) {
        let way = try $0("to") - $0("from")
        let words = try CoreAnimationSpring(
          mass: $0("mass"), stiffness: $0("stiffness"), damping: $0("damping"))
        return try position(words.spring(), $0, velocity: $0("initial-velocity") * way)
      },
      PublishedQuantity("core-animation.perceptual-duration", layerSpring, "perceptualDuration") {
        try CoreAnimationSpring(
          mass: $0("mass"), stiffness: $0("stiffness"), damping: $0("damping")
        ).perceptualDuration
      },
      PublishedQuantity("core-animation.bounce", layerSpring, "bounce") {
        try CoreAnimationSpring(mass: $0("mass"), stiffness: $0("stiffness"), damping: $0("damping")).bounce
      },
      PublishedQuantity(
        "uikit.position",
        [Input("damping-ratio"), Input("duration"), Input("from"), Input("to"), Input("time")],
        "a view's value during UIView.animate"
      ) {
        try position(
          UIKitSpring.spring(dampingRatio: $0("damping-ratio"), duration: $0("duration")), $0, velocity: 0)
      },
      PublishedQuantity("swiftui.value", swiftUIWords + [Input("to"), Input("time")], "Spring.value") {
        let spring = try SwiftUISpring(duration: $0("duration"), bounce: $0("bounce")).spring()
        return try SpringMotion(spring: spring, from: 0, to: $0("to")).value(at: $0("time"))
      },
    ]
    + pair("core-animation", [Input("perceptual-duration"), Input("bounce")], "CASpringAnimation") {
      try CoreAnimationSpring(perceptualDuration: $0("perceptual-duration"), bounce: $0("bounce")).spring()
    }
    + reported("swiftui-duration", swiftUIWords) { try SwiftUISpring(duration: $0("duration"), bounce: $0("bounce")) }
    + reported("swiftui-constants", swiftUIConstants) {
      try SwiftUISpring(
        mass: $0("mass"), stiffness: $0("stiffness"), damping: $0("damping"),
        allowOverDamping: $0("allows-overdamping") != 0)
    }

  /// What `Spring` answers when it is asked for its words.
  private static func reported(
    _ name: String, _ inputs: [Input], _ words: @escaping @Sendable (PublishedInputs) throws -> SwiftUISpring
  ) -> [PublishedQuantity] {
    let properties: [(String, @Sendable (SwiftUISpring) -> Double)] = [
      ("duration", { $0.duration }), ("bounce", { $0.bounce }), ("damping-ratio", { $0.dampingRatio }),
      ("stiffness", { $0.stiffness }), ("damping", { $0.damping }),
    ]
    return properties.map { property, value in
      PublishedQuantity("\(name).reported-\(property)", inputs, "the \(property) that Spring reports") {
        value(try words($0))
      }
    }
  }

  private static func position(_ spring: Spring, _ inputs: PublishedInputs, velocity: Double) throws -> Double {
    try SpringMotion(spring: spring, from: inputs("from"), to: inputs("to"), velocity: velocity)
      .value(at: inputs("time"))
  }

  private static let popWords = [Input("bounciness", 4), Input("speed", 12)]

  private static let pop: [PublishedQuantity] = [
    PublishedQuantity("pop.tension", popWords, "Origami's tension of bounciness and speed") {
      try PopSpring(bounciness: $0("bounciness"), speed: $0("speed")).origami.tension
    },
    PublishedQuantity("pop.friction", popWords, "Origami's friction of bounciness and speed") {
      try PopSpring(bounciness: $0("bounciness"), speed: $0("speed")).origami.friction
    },
    PublishedQuantity("pop.damping-ratio", popWords, "ζ of bounciness and speed") {
      try PopSpring(bounciness: $0("bounciness"), speed: $0("speed")).spring().dampingRatio
    },
    PublishedQuantity("pop.own-reverse-bounciness", popWords, "what Pop's conversion back makes of its own words") {
      let words = try PopSpring(bounciness: $0("bounciness"), speed: $0("speed")).origami
      return try PopSpring.popsOwnReverse(of: words).bounciness
    },
  ]

  private static let motion: [PublishedQuantity] = [
    PublishedQuantity(
      "motion-visual-duration.length", [Input("visual-duration"), Input("bounce")], "how long Motion's generator runs"
    ) { try MotionSpring.visualDuration($0("visual-duration"), bounce: $0("bounce")).generatorDuration() },
    PublishedQuantity(
      "motion-duration.length", [Input("duration"), Input("bounce")], "how long Motion's generator runs"
    ) { try MotionSpring.duration($0("duration"), bounce: $0("bounce")).generatorDuration() },
    PublishedQuantity(
      "motion-inertia.boundary-duration",
      [
        Input("power"), Input("time-constant"), Input("rest-delta"), Input("velocity"), Input("boundary"),
        Input("rest-speed"), Input("frame-duration"),
      ], "how long an inertia runs that meets a boundary"
    ) {
      let inertia = try MotionInertia(
        power: $0("power"), timeConstant: $0("time-constant"), restDelta: $0("rest-delta"))
      let boundary = try MotionInertia.Boundary(displacement: $0("boundary"), restSpeed: $0("rest-speed"))
      let frame = try inertia.lastFrame(
        velocity: $0("velocity"), boundary: boundary, frameDuration: $0("frame-duration"))
      return try Double(frame ?? -1) * $0("frame-duration")
    },
  ]
}
