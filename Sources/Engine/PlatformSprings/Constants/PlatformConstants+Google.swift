internal import MotionEngine

extension PlatformConstants {
  static func google(_ spring: Spring) -> [PlatformConstants] {
    let words = StiffnessRatioSpring(unitMass: spring)
    let losses = [massLoss(spring), precisionLoss(words.stiffness, words.dampingRatio)]
    let flutter = PlatformConstants(
      "Flutter", "Dart",
      "SpringDescription(mass: \(number(spring.mass)), stiffness: \(number(spring.stiffness)), "
        + "damping: \(number(spring.dampingCoefficient)))")
    guard Float(words.stiffness).isNormal, Float(words.dampingRatio).isFinite else {
      let reason = "its numbers are too large or too small for single precision"
      return [
        PlatformConstants("Android", "Kotlin", impossible: reason),
        PlatformConstants("Jetpack Compose", "Kotlin", impossible: reason), flutter,
      ]
    }
    return [
      PlatformConstants(
        "Android", "Kotlin",
        "SpringForce(finalPosition).setStiffness(\(single(words.stiffness)))"
          + ".setDampingRatio(\(single(words.dampingRatio)))", loss: losses),
      PlatformConstants(
        "Jetpack Compose", "Kotlin",
        "spring(dampingRatio = \(single(words.dampingRatio)), stiffness = \(single(words.stiffness)))", loss: losses),
      flutter,
    ]
  }
}
