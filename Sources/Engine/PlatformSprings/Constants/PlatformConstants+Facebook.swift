internal import MotionEngine

extension PlatformConstants {
  static func facebook(_ spring: Spring) -> [PlatformConstants] {
    [
      pop(spring), popBounciness(spring), rebound(spring, .java), rebound(spring, .javaScript), origami(spring),
      reactNative(spring), reanimated(spring), reanimatedDuration(spring),
    ]
  }

  private static func pop(_ spring: Spring) -> PlatformConstants {
    PlatformConstants(
      "Pop", "Swift",
      """
      animation.dynamicsMass = \(number(spring.mass))
      animation.dynamicsTension = \(number(spring.stiffness))
      animation.dynamicsFriction = \(number(spring.dampingCoefficient))
      """)
  }

  private static func popBounciness(_ spring: Spring) -> PlatformConstants {
    do throws(PlatformSpringError) {
      let words = try PopSpring(spring)
      return PlatformConstants(
        "Pop, bounciness and speed", "Swift",
        """
        animation.springBounciness = \(number(words.bounciness))
        animation.springSpeed = \(number(words.speed))
        """, loss: [massLoss(spring)])
    } catch {
      return PlatformConstants("Pop, bounciness and speed", "Swift", impossible: "\(error)")
    }
  }

  private static func rebound(_ spring: Spring, _ library: ReboundSpring.Library) -> PlatformConstants {
    let words = ReboundSpring(spring, library: library)
    let call = "SpringConfig.fromOrigamiTensionAndFriction(\(number(words.tension)), \(number(words.friction)))"
    return library == .java
      ? PlatformConstants("Rebound", "Java", call + ";", loss: [massLoss(spring)])
      : PlatformConstants("rebound-js", "JavaScript", "rebound." + call + ";", loss: [massLoss(spring)])
  }

  private static func origami(_ spring: Spring) -> PlatformConstants {
    let words = OrigamiSpring(spring)
    return PlatformConstants(
      "Origami", "text", "tension \(number(words.tension)), friction \(number(words.friction))",
      loss: [massLoss(spring)])
  }

  private static func reactNative(_ spring: Spring) -> PlatformConstants {
    guard spring.dampingCoefficient > 0 else {
      return PlatformConstants("React Native", "TypeScript", impossible: "it refuses a damping of 0")
    }
    return PlatformConstants(
      "React Native", "TypeScript",
      """
      Animated.spring(value, {
        toValue, mass: \(number(spring.mass)), stiffness: \(number(spring.stiffness)), \
      damping: \(number(spring.dampingCoefficient)), useNativeDriver: true,
      })
      """, loss: [overdampingLoss(spring)])
  }

  private static func reanimated(_ spring: Spring) -> PlatformConstants {
    guard spring.dampingCoefficient > 0 else {
      return PlatformConstants("Reanimated", "TypeScript", impossible: "it refuses a damping of 0")
    }
    return PlatformConstants(
      "Reanimated", "TypeScript",
      """
      withSpring(toValue, { mass: \(number(spring.mass)), stiffness: \(number(spring.stiffness)), \
      damping: \(number(spring.dampingCoefficient)) })
      """, loss: [overdampingLoss(spring)])
  }

  private static func reanimatedDuration(_ spring: Spring) -> PlatformConstants {
    let name = "Reanimated, duration and damping ratio"
    do throws(PlatformSpringError) {
      let unit = try PlatformSpringError.wrapping { () throws(SpringError) in
        // Why 4: together with a duration the platform takes no mass but its own.
        let share = 4 / spring.mass
        return try Spring(
          mass: 4, stiffness: spring.stiffness * share, dampingCoefficient: spring.dampingCoefficient * share)
      }
      guard case .duration(let duration, let ratio, _) = try ReanimatedSpring.duration(of: unit) else {
        return PlatformConstants(name, "TypeScript", impossible: "it has no duration")
      }
      return PlatformConstants(
        name, "TypeScript",
        "withSpring(toValue, { duration: \(number(duration * 1000)), dampingRatio: \(number(ratio)) })",
        loss: [
          "the platform finds the stiffness within about 4e-5, and another one when the value already moves",
          spring.mass == 4 ? nil : "the mass is 4, with constants that move the same",
        ])
    } catch {
      return PlatformConstants(name, "TypeScript", impossible: "\(error)")
    }
  }
}
