public import MotionEngine

/// How the values between keyframes are found: `CAAnimationCalculationMode`.
public typealias CalculationMode = KeyframeMode
