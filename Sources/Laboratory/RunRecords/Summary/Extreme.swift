/// A number and the case it was seen in.
///
/// Of equal numbers the first in case order is kept. NaN is beyond every number in either direction: what could not be
/// compared is never reported as better than what could.
public struct Extreme: Hashable, Sendable {
  public var value: Double
  public var caseID: String

  public init(value: Double, caseID: String) {
    self.value = value
    self.caseID = caseID
  }

  /// Whether `candidate` is worse than `value`, where larger is worse.
  static func isLarger(_ candidate: Double, than value: Double) -> Bool {
    candidate.isNaN ? !value.isNaN : candidate > value
  }
}

extension Optional<Extreme> {
  /// Takes `candidate` when it is larger.
  mutating func raise(to candidate: Double?, in caseID: @autoclosure () -> String) {
    guard let candidate else { return }
    if let held = self, !Extreme.isLarger(candidate, than: held.value) { return }
    self = Extreme(value: candidate, caseID: caseID())
  }

  /// Takes `candidate` when it is smaller.
  mutating func lower(to candidate: Double?, in caseID: @autoclosure () -> String) {
    guard let candidate else { return }
    if let held = self, !Extreme.isLarger(-candidate, than: -held.value) { return }
    self = Extreme(value: candidate, caseID: caseID())
  }

  /// Takes `candidate`, with its sign, when its magnitude is larger.
  mutating func raiseMagnitude(to candidate: Double?, in caseID: @autoclosure () -> String) {
    guard let candidate else { return }
    if let held = self, !Extreme.isLarger(candidate.magnitude, than: held.value.magnitude) { return }
    self = Extreme(value: candidate, caseID: caseID())
  }
}
