public import MotionEngine

/// A transform that value functions make.
public protocol FunctionTransform: AnimatableValue {
  /// The transform that a function makes of its numbers: one, or three for all axes.
  static func made(by function: ValueFunction, of numbers: SIMD3<Double>) -> Self
  /// The numbers of which a function would make the part of this transform that it is about.
  func numbers(of function: ValueFunction) -> SIMD3<Double>
}

/// Numbers that a value function takes.
public protocol FunctionInput: AnimatableValue {
  /// How many there are.
  static var functionCount: Int { get }
  init(functionNumbers: SIMD3<Double>)
}

extension Double: FunctionInput {
  public static var functionCount: Int { 1 }
  public init(functionNumbers: SIMD3<Double>) { self = functionNumbers.x }
}

extension SIMD3: FunctionInput where Scalar: BinaryFloatingPoint {
  public static var functionCount: Int { 3 }
  public init(functionNumbers: SIMD3<Double>) {
    self.init(Scalar(functionNumbers.x), Scalar(functionNumbers.y), Scalar(functionNumbers.z))
  }
}

extension ValueFunction {
  /// How many numbers it takes.
  public var inputCount: Int { self == .scale || self == .translate ? 3 : 1 }
}

/// A value function as a way to read and set a transform.
enum FunctionLens {
  /// nil where the kinds do not fit the function.
  static func find<Root: AnimatableValue, Input: AnimatableValue>(_ function: ValueFunction) -> PartLens<Root, Input>? {
    guard let root = Root.self as? any FunctionTransform.Type, let input = Input.self as? any FunctionInput.Type,
      input.functionCount == function.inputCount
    else { return nil }
    return lens(root, input, function) as? PartLens<Root, Input>
  }

  private static func lens<Root: FunctionTransform, Input: FunctionInput>(
    _ root: Root.Type, _ input: Input.Type, _ function: ValueFunction
  ) -> Any {
    PartLens<Root, Input>(
      get: { Input(functionNumbers: $0.numbers(of: function)) },
      set: { root, value in
        var numbers = SIMD3<Double>.zero
        for index in 0..<value.componentCount { numbers[index] = value[component: index] }
        root = Root.made(by: function, of: numbers)
      })
  }
}
