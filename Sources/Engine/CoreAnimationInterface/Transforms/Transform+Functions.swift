public import MotionEngine

extension Transform3D: FunctionTransform {
  public static func made(by function: ValueFunction, of numbers: SIMD3<Double>) -> Transform3D {
    switch function {
    case .rotateX: .rotation(numbers.x, axis: [1, 0, 0])
    case .rotateY: .rotation(numbers.x, axis: [0, 1, 0])
    case .rotateZ: .rotation(numbers.x, axis: [0, 0, 1])
    case .scale: .scale(x: numbers.x, y: numbers.y, z: numbers.z)
    case .scaleX: .scale(x: numbers.x)
    case .scaleY: .scale(y: numbers.x)
    case .scaleZ: .scale(z: numbers.x)
    case .translate: .translation(x: numbers.x, y: numbers.y, z: numbers.z)
    case .translateX: .translation(x: numbers.x)
    case .translateY: .translation(y: numbers.x)
    case .translateZ: .translation(z: numbers.x)
    }
  }

  public func numbers(of function: ValueFunction) -> SIMD3<Double> {
    let parts = mediaParts
    switch function {
    case .rotateX: return [TurnAngles(parts.rotation).x, 0, 0]
    case .rotateY: return [TurnAngles(parts.rotation).y, 0, 0]
    case .rotateZ: return [TurnAngles(parts.rotation).z, 0, 0]
    case .scale: return parts.scale
    case .scaleX: return [parts.scale.x, 0, 0]
    case .scaleY: return [parts.scale.y, 0, 0]
    case .scaleZ: return [parts.scale.z, 0, 0]
    case .translate: return parts.translation
    case .translateX: return [parts.translation.x, 0, 0]
    case .translateY: return [parts.translation.y, 0, 0]
    case .translateZ: return [parts.translation.z, 0, 0]
    }
  }
}
