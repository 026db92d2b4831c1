internal import MotionProblems

/// `T:WORD=X,…` on a command line: at time T constants of the spring become others, and those not named stay.
struct ChangeWord: Hashable, Sendable {
  enum Quantity: String, CaseIterable, Sendable {
    case mass
    case stiffness
    case dampingCoefficient = "damping-coefficient"
    case dampingRatio = "damping-ratio"
  }

  let time: Double
  let values: [Quantity: Double]

  static let reader = ValueReader<ChangeWord> { (word) throws(ValueRefusal) in
    guard let change = ChangeWord(word) else {
      throw ValueRefusal(
        expectation: "a time after 0, a colon, and constants such as 0.2:stiffness=50,damping-ratio=1")
    }
    return change
  }

  private init?(_ word: String) {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let time = Double(parts[0]), time.isFinite, time > 0 else { return nil }
    var values: [Quantity: Double] = [:]
    for item in parts[1].split(separator: ",", omittingEmptySubsequences: false) {
      let sides = item.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, let quantity = Quantity(rawValue: String(sides[0])), let value = Double(sides[1]),
        value.isFinite, values[quantity] == nil
      else { return nil }
      values[quantity] = value
    }
    guard values[.dampingCoefficient] == nil || values[.dampingRatio] == nil else { return nil }
    self.time = time
    self.values = values
  }

  /// The constants after the change.
  func applied(to oscillator: Oscillator) throws(ProblemError) -> ConstantsChange {
    let mass = values[.mass] ?? oscillator.mass
    let stiffness = values[.stiffness] ?? oscillator.stiffness
    var coefficient = values[.dampingCoefficient] ?? oscillator.dampingCoefficient
    if let ratio = values[.dampingRatio] { coefficient = 2 * ratio * stiffness.squareRoot() * mass.squareRoot() }
    return ConstantsChange(
      time: time, oscillator: try Oscillator(mass: mass, stiffness: stiffness, dampingCoefficient: coefficient))
  }
}
