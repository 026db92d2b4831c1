import MotionEngine
internal import TextbookC

/// Many springs stepped frame by frame, by turns with the same step as a plain loop in C over arrays of the same layout.
///
/// The promise is one for a build for this processor (`-Xcc -march=native`), in which the loop in C is one too.
enum FieldBenchmarks {
  private static let stepDuration = 1.0 / 60
  private static let counts = [1000, 100_000, 1_000_000]

  static var all: [Comparison] {
    counts.flatMap { [shared($0), own($0)] } + [rungeKutta]
  }

  /// Springs that are hardly damped, so that none comes to rest while it is timed.
  private static func spring() throws -> Spring {
    try Spring(mass: 1, naturalFrequency: 10, dampingRatio: 1e-5)
  }

  private static func steps(_ count: Int) -> Int { max(4, 4_000_000 / count) }

  private static func places(_ count: Int) -> [Double] { (0..<count).map { Double($0 % 7) - 10 } }

  private static func shared(_ count: Int) -> Comparison {
    comparison("field, shared constants, \(count) springs", count) {
      let spring = try spring()
      var field = SpringField(spring: spring, stepDuration: stepDuration)
      for place in places(count) { field.append(from: place, to: 0) }
      let step = SpringStep(spring: spring, duration: stepDuration)
      let matrix = textbook_matrix(
        xx: step.displacementFromDisplacement, xv: step.displacementFromVelocity, vx: step.velocityFromDisplacement,
        vv: step.velocityFromVelocity)
      var x = places(count)
      var v = [Double](repeating: 0, count: count)
      return (
        { advance(&field, count) },
        {
          for _ in 0..<steps(count) { textbook_shared_step(matrix, &x, &v, count) }
          keep(x[count / 2])
        }
      )
    }
  }

  private static func own(_ count: Int) -> Comparison {
    comparison("field, own constants, \(count) springs", count) {
      let spring = try spring()
      var field = SpringField(stepDuration: stepDuration)
      for place in places(count) { field.append(spring, from: place, to: 0) }
      let step = SpringStep(spring: spring, duration: stepDuration)
      let xx = [Double](repeating: step.displacementFromDisplacement, count: count)
      let xv = [Double](repeating: step.displacementFromVelocity, count: count)
      let vx = [Double](repeating: step.velocityFromDisplacement, count: count)
      let vv = [Double](repeating: step.velocityFromVelocity, count: count)
      var x = places(count)
      var v = [Double](repeating: 0, count: count)
      return (
        { advance(&field, count) },
        {
          for _ in 0..<steps(count) { textbook_own_step(xx, xv, vx, vv, &x, &v, count) }
          keep(x[count / 2])
        }
      )
    }
  }

  private static func comparison(
    _ name: String, _ count: Int, prepare: @escaping () throws -> (ours: () -> Void, theirs: () -> Void)
  ) -> Comparison {
    Comparison(
      name: name, beside: "plain loop in C", unit: "springs a step", units: steps(count) * count,
      promise: .time(atMost: 1.3), prepare: prepare)
  }

  private static func advance(_ field: inout SpringField, _ count: Int) {
    for _ in 0..<steps(count) { field.advance() }
    keep(field.value(of: count / 2))
  }

  /// The textbook's fourth-order Runge–Kutta step, one a frame.
  private static var rungeKutta: Comparison {
    let count = 1000
    return Comparison(
      name: "field, shared constants, \(count) springs, and RK4", beside: "RK4, one step a frame",
      unit: "springs a step",
      units: steps(count) * count, promise: .none
    ) {
      let spring = try spring()
      var field = SpringField(spring: spring, stepDuration: stepDuration)
      for place in places(count) { field.append(from: place, to: 0) }
      var x = places(count)
      var v = [Double](repeating: 0, count: count)
      return (
        { advance(&field, count) },
        {
          for _ in 0..<steps(count) { stepRungeKutta(spring, &x, &v) }
          keep(x[count / 2])
        }
      )
    }
  }

  private static func stepRungeKutta(_ spring: Spring, _ x: inout [Double], _ v: inout [Double]) {
    let k = spring.stiffness / spring.mass
    let c = spring.dampingCoefficient / spring.mass
    let h = stepDuration
    for index in x.indices {
      let a1 = -(k * x[index] + c * v[index])
      let v2 = v[index] + 0.5 * h * a1
      let a2 = -(k * (x[index] + 0.5 * h * v[index]) + c * v2)
      let v3 = v[index] + 0.5 * h * a2
      let a3 = -(k * (x[index] + 0.5 * h * v2) + c * v3)
      let v4 = v[index] + h * a3
      let a4 = -(k * (x[index] + h * v3) + c * v4)
      x[index] += h / 6 * (v[index] + 2 * (v2 + v3) + v4)
      v[index] += h / 6 * (a1 + 2 * (a2 + a3) + a4)
    }
  }
}
