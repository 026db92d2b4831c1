import RunRecords
import Testing

@Suite("What a move of a figure means")
struct MovementTests {
  static let exact = BaselineTolerance(absolute: 0, relative: 0, reason: "none")

  static func move(
    _ before: Double, _ after: Double, _ polarity: Polarity = .larger, _ absolute: Double = 0,
    _ relative: Double = 0, allowsNaN: Bool = false
  ) -> Movement {
    Movement(
      from: before, to: after, polarity: polarity,
      tolerance: BaselineTolerance(absolute: absolute, relative: relative, reason: "test"), allowsNaN: allowsNaN)
  }

  struct Row: Sendable {
    let before: Double
    let after: Double
    /// For larger, smaller, magnitude, distance from one, any change.
    let expected: [Movement]

    init(_ before: Double, _ after: Double, _ expected: Movement...) {
      self.before = before
      self.after = after
      self.expected = expected
    }
  }

  static let polarities: [Polarity] = [.larger, .smaller, .magnitude, .distanceFromOne, .anyChange]

  static let pairs: [Row] = [
    Row(1, 1, .same, .same, .same, .same, .same),
    Row(1, .nan, .notANumber, .notANumber, .notANumber, .notANumber, .notANumber),
    Row(1, .infinity, .worse, .better, .worse, .worse, .worse),
    Row(1, -.infinity, .better, .worse, .worse, .worse, .worse),
    Row(.nan, 1, .notANumber, .notANumber, .notANumber, .notANumber, .notANumber),
    Row(.nan, .nan, .notANumber, .notANumber, .notANumber, .notANumber, .notANumber),
    Row(.nan, .infinity, .notANumber, .notANumber, .notANumber, .notANumber, .notANumber),
    Row(.nan, -.infinity, .notANumber, .notANumber, .notANumber, .notANumber, .notANumber),
    Row(.infinity, 1, .better, .worse, .better, .better, .worse),
    Row(.infinity, .nan, .notANumber, .notANumber, .notANumber, .notANumber, .notANumber),
    Row(.infinity, .infinity, .same, .same, .same, .same, .same),
    Row(.infinity, -.infinity, .worse, .worse, .worse, .worse, .worse),
    Row(-.infinity, 1, .worse, .better, .better, .better, .worse),
    Row(-.infinity, .nan, .notANumber, .notANumber, .notANumber, .notANumber, .notANumber),
    Row(-.infinity, .infinity, .worse, .worse, .worse, .worse, .worse),
    Row(-.infinity, -.infinity, .same, .same, .same, .same, .same),
    Row(0, -0.0, .same, .same, .same, .same, .same),
    Row(-0.0, 0, .same, .same, .same, .same, .same),
    Row(2, 3, .worse, .better, .worse, .worse, .worse),
    Row(3, 2, .better, .worse, .better, .better, .worse),
    Row(-2, 2, .worse, .better, .same, .better, .worse),
    Row(-2, 3, .worse, .better, .worse, .better, .worse),
    Row(0.5, 1.5, .worse, .better, .worse, .same, .worse),
    Row(0.5, 0.25, .better, .worse, .better, .worse, .worse),
    Row(-.greatestFiniteMagnitude, .greatestFiniteMagnitude, .worse, .better, .same, .same, .worse),
  ]

  @Test("Pairs of numbers, NaN and infinities, without any tolerance", arguments: pairs)
  func pair(_ row: Row) {
    for (polarity, expected) in zip(Self.polarities, row.expected) {
      #expect(Self.move(row.before, row.after, polarity) == expected, "\(polarity.name)")
    }
  }

  @Test("NaN follows NaN where that is allowed, and nothing else", arguments: polarities)
  func allowedNaN(_ polarity: Polarity) {
    #expect(Self.move(.nan, .nan, polarity, allowsNaN: true) == .same)
    for number in [0, 1, Double.infinity, -Double.infinity] {
      #expect(Self.move(.nan, number, polarity, allowsNaN: true) == .notANumber)
      #expect(Self.move(number, .nan, polarity, allowsNaN: true) == .notANumber)
    }
  }

  @Test("No tolerance makes an infinity, or NaN, of a number", arguments: polarities)
  func wideTolerances(_ polarity: Polarity) {
    let (absolute, relative) = (Double.greatestFiniteMagnitude, 1e300)
    #expect(Self.move(1, .nan, polarity, absolute, relative) == .notANumber)
    #expect(Self.move(.infinity, -.infinity, polarity, absolute, relative) == .worse)
    #expect(Self.move(1, 2, polarity, absolute, relative) == .same)
    for (before, after) in [(1, Double.infinity), (Double.infinity, 1), (-Double.infinity, 1), (1, -Double.infinity)] {
      #expect(Self.move(before, after, polarity, 1e300, 0) != .same, "\(before) to \(after)")
    }
  }

  /// Recorded, found, absolute and relative tolerance, for a figure that is worse when larger.
  static let edges: [(Double, Double, Double, Double, Movement)] = [
    // At the tolerance is within it, the next number is not.
    (1, 1.5, 0.5, 0, .same), (1, (1.5).nextUp, 0.5, 0, .worse),
    (1, 0.5, 0.5, 0, .same), (1, 0.4999999999999999, 0.5, 0, .better),
    (2, 3, 0, 0.5, .same), (2, Double(3).nextUp, 0, 0.5, .worse),
    // Near zero a relative tolerance allows nothing, an absolute one what it says.
    (0, .leastNonzeroMagnitude, 0, 1, .worse), (0, 1e-16, 1e-15, 1, .same), (0, 2e-15, 1e-15, 1, .worse),
    (1e-300, 2e-300, 0, 0.5, .worse), (1e-300, 2e-300, 1e-15, 0, .same), (-0.0, 1e-16, 1e-15, 0, .same),
    // Noise of the last digit.
    (0.1, 0.1.nextUp, 0, 0, .worse), (0.1, 0.1.nextUp, 0, 1e-15, .same), (0.1 + 0.2, 0.3, 0, 1e-15, .same),
    (1.1102230246251565e-16, 2.220446049250313e-16, 1e-15, 1e-6, .same),
    (1.1102230246251565e-16, 1.1104e-15, 1e-15, 1e-6, .same), (1.1102230246251565e-16, 1.2e-15, 1e-15, 1e-6, .worse),
    (0.021, 0.021 * (1 + 5e-7), 1e-15, 1e-6, .same), (0.021, 0.021 * (1 + 2e-6), 1e-15, 1e-6, .worse),
    (0.021, 0.021 * (1 - 2e-6), 1e-15, 1e-6, .better),
  ]

  @Test("At, just beyond and far below a tolerance", arguments: edges)
  func edge(_ before: Double, _ after: Double, _ absolute: Double, _ relative: Double, _ expected: Movement) {
    #expect(Self.move(before, after, .larger, absolute, relative) == expected)
  }

  @Test("The tolerance of a ratio is relative to its distance from one")
  func distanceFromOne() {
    // 0.001 off may be off by a tenth of that more, not by a tenth.
    #expect(Self.move(1.001, 1.00109, .distanceFromOne, 0, 0.1) == .same)
    #expect(Self.move(1.001, 1.00111, .distanceFromOne, 0, 0.1) == .worse)
    #expect(Self.move(1.001, 0.99895, .distanceFromOne, 0, 0.1) == .same)
    #expect(Self.move(1.001, 0.9985, .distanceFromOne, 0, 0.1) == .worse)
    #expect(Self.move(1.001, 1.0005, .distanceFromOne, 0, 0.1) == .better)
  }

  @Test("Every measurement has a standard tolerance with a reason, and counts have none to give")
  func standard() {
    for quantity in BaselineQuantity.allCases {
      let tolerance = BaselineTolerance.standard(for: quantity)
      #expect(!tolerance.reason.isEmpty, "\(quantity)")
      if quantity.isCount { #expect(tolerance.absolute == 0 && tolerance.relative == 0, "\(quantity)") }
    }
  }
}
