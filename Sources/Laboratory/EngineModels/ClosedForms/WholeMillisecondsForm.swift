package import MotionProblems

/// The textbook form at a time cut to whole milliseconds.
///
/// What is shown is up to 1 ms old: at 60 Hz a third and two thirds of a millisecond in turn, 0.0036 of the travel at
/// m 1, k 100, c 10 at its fastest. Seen in libadwaita and in Motion's JavaScript loop.
package struct WholeMillisecondsForm: ClosedForm {
  package static let name = "whole-milliseconds"
  package static let summary = "The right closed form at a time cut to whole milliseconds, as in libadwaita"
  package static let laws = SpokenLaws.springsAndFriction

  private let exact: TextbookClosedForm

  package init(_ law: MotionProblem.Law, from start: PhaseState) {
    exact = TextbookClosedForm(law, from: start)
  }

  package func state(after time: Double) -> PhaseState {
    exact.state(after: (time * 1000).rounded(.down) / 1000)
  }
}
