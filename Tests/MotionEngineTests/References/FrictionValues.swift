import Foundation
import Testing

@testable import MotionEngine

/// A row of `friction-values.tsv`, which mpmath found from the equations alone; see the script named in it.
struct FrictionValue: Sendable {
  let rate: Double
  let deceleration: Double
  let drag: Double
  let speed: Double
  let time: Double
  let speedThen: Double
  let way: Double
  /// Infinite where nothing stops; so are the next two.
  let stop: Double
  let rest: Double
  /// When a thousandth of the way is left.
  let settled: Double

  static func all() throws -> [FrictionValue] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Support/friction-values.tsv")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").dropFirst(2).compactMap { line in
      let numbers = line.split(separator: "\t").compactMap { Double($0) }
      guard numbers.count == 10 else { return nil }
      return FrictionValue(
        rate: numbers[0], deceleration: numbers[1], drag: numbers[2], speed: numbers[3], time: numbers[4],
        speedThen: numbers[5], way: numbers[6], stop: numbers[7], rest: numbers[8], settled: numbers[9])
    }
  }

  var law: any FrictionLaw {
    get throws {
      if drag > 0 { return try QuadraticDrag(dragCoefficient: drag) }
      if rate == 0 { return try ConstantDeceleration(frictionDeceleration: deceleration) }
      return try CombinedFriction(frictionRate: rate, frictionDeceleration: deceleration)
    }
  }
}
