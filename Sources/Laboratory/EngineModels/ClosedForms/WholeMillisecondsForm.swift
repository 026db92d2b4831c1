package import MotionProblems

/// The textbook form at a time cut to whole milliseconds.
///
/// What is shown is up to 1 ms old: at 60 Hz a third and two thirds of a millisecond in turn, 0.0036 of the travel at
/// m 1, k 100, c 10 at its fastest. Seen in libadwaita and in Motion's JavaScript loop.
package struct WholeMillisecondsForm: TunableForm {
  package static let name = "whole-milliseconds"
  package static let summary = "The right closed form at a time cut to whole milliseconds, as in libadwaita"
  package static let laws = SpokenLaws.springsAndFriction

  package static let constants = [
    TunableConstant("grain", "what times are cut to whole multiples of", unit: "s", value: 0.001, in: 1e-6...0.02)
  ]

  private let exact: TextbookClosedForm
  /// Multiples in a second.
  private let perSecond: Double

  package init(_ law: MotionProblem.Law, from start: PhaseState, values: [Double]) {
    // Why: the fault is that of clocks in whole milliseconds, which count them; 1/0.001 is 1000 to the bit.
    perSecond = 1 / values[0]
    exact = TextbookClosedForm(law, from: start)
  }

  package func state(after time: Double) -> PhaseState {
    exact.state(after: (time * perSecond).rounded(.down) / perSecond)
  }
}
