internal import MotionProblems

/// Finished at the first frame within 0.01 of the target at a speed below 2, whatever the unit.
///
/// Made for pixels. An opacity from 0 to 0.005 is finished in its first frame and jumps; anything in the range 0…1 ends
/// visibly early. Reported in software-mansion/react-native-reanimated#3424, whose thresholds these are, and in
/// motiondivision/motion#1979.
package struct AbsoluteUnitsRest: TunableRestRule {
  package static let name = "rest-in-absolute-units"
  package static let summary =
    "The right motion that rests within 0.01 of its target below a speed of 2 in any unit, as in Reanimated 3"
  package static let laws = SpokenLaws.springs

  /// Units of length.
  private(set) var distance = 0.01
  /// Units of length per second.
  private(set) var speed = 2.0

  package init() {}

  package var constants: [TunableConstant] {
    [
      TunableConstant("distance", "nearer to the target than this, in units of length", value: distance, in: 1e-4...10),
      TunableConstant("speed", "slower than this, in units of length", unit: "/s", value: speed, in: 1e-3...1e4),
    ]
  }

  package func with(_ values: [String: Double]) -> AbsoluteUnitsRest {
    var rule = self
    (rule.distance, rule.speed) = (values["distance"] ?? distance, values["speed"] ?? speed)
    return rule
  }

  package func rest(of stretch: ShownStretch, restBand: Double) -> Double? {
    stretch.times.first { time in
      let state = stretch.state(after: time)
      return state.position.magnitude < distance && state.velocity.magnitude < speed
    }
  }
}
