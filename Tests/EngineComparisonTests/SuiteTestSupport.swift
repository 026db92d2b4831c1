@testable import EngineComparison

/// A suite file with one sweep, whose lines a test supplies; `axes` starts in line 7, column 11.
func suiteText(template: String = "{dampingRatio: 0.5}", axes: String, more: String = "") -> String {
  """
  suite: trial
  version: 3
  engines: {judged: [dashpot]}
  sweeps:
    - name: only
      template: \(template)
      axes: \(axes)
  \(more)
  """
}

func parse(_ text: String, vocabulary: SuiteVocabulary = .open) throws(SuiteError) -> EngineComparison.Suite {
  try Suite.parse(Array(text.utf8), path: "trial.yaml", vocabulary: vocabulary)
}

/// The one case of a suite whose sweep has one.
func onlyCase(template: String, axes: String, more: String = "") throws -> Case {
  try parse(suiteText(template: template, axes: axes, more: more)).case(at: 0)
}
