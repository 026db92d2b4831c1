internal import MotionEngine

extension PlatformConstants {
  static func desktop(_ spring: Spring) -> [PlatformConstants] {
    let qt = QtSpring(spring)
    let m = number(spring.mass)
    let k = number(spring.stiffness)
    let c = number(spring.dampingCoefficient)
    return [
      PlatformConstants("libadwaita", "C", "adw_spring_params_new_full (\(c), \(m), \(k))"),
      PlatformConstants(
        "Qt Quick", "QML",
        "SpringAnimation { spring: \(number(qt.spring)); damping: \(number(qt.damping)); mass: \(m) }",
        loss: ["the platform moves in steps of 16 ms, which only approach this spring"]),
      PlatformConstants("Figma", "text", "mass \(m), stiffness \(k), damping \(c)"),
    ]
  }
}
