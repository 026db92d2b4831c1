import Foundation
import MotionEngine

/// Many springs stepped frame by frame: the exact matrix beside the textbook's fourth-order Runge–Kutta step, one a
/// frame, over arrays of the same layout.
enum FieldBenchmarks {
  private static let springs = 4096
  private static let steps = 512

  static func all() throws -> [Benchmark] {
    let spring = try Spring(mass: 1, naturalFrequency: 10, dampingRatio: 0.3)
    var shared = SpringField(spring: spring, stepDuration: 1.0 / 60)
    var own = SpringField(stepDuration: 1.0 / 60)
    for index in 0..<springs {
      shared.append(from: Double(index % 7), to: 10)
      own.append(spring, from: Double(index % 7), to: 10)
    }
    return [field("field, shared constants", shared), field("field, own constants", own), rungeKutta(spring)]
  }

  private static func field(_ name: String, _ field: SpringField) -> Benchmark {
    Benchmark(name: name, unit: "springs a step", units: springs * steps) {
      var field = field
      for _ in 0..<steps { field.advance() }
      keep(field.value(of: springs / 2))
    }
  }

  private static func rungeKutta(_ spring: Spring) -> Benchmark {
    let k = spring.stiffness / spring.mass
    let c = spring.dampingCoefficient / spring.mass
    let h = 1.0 / 60
    return Benchmark(name: "textbook RK4, one step a frame", unit: "springs a step", units: springs * steps) {
      var x = (0..<springs).map { Double($0 % 7) - 10 }
      var v = [Double](repeating: 0, count: springs)
      for _ in 0..<steps {
        for index in 0..<springs {
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
      keep(x[springs / 2])
    }
  }
}
