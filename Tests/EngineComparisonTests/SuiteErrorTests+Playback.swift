@testable import EngineComparison

extension SuiteErrorTests {
  static let playbackFaults = [
    Fault(
      "a pause without a length", suiteText(axes: stiffness, more: "    pauses: [{after: 0.5}]"), at: 8, 14,
      says: "a pause lacks the key 'length'"),
    Fault(
      "a pause of no time", suiteText(axes: stiffness, more: "    pauses: [{after: 0.5, length: 0}]"), at: 8, 35,
      says: "pauseLength", "greater than 0"),
    Fault(
      "a pause before the start", suiteText(axes: stiffness, more: "    pauses: [{after: -1, length: 1}]"), at: 8, 22,
      says: "pauseTime", "greater than 0"),
    Fault(
      "a pause by a word of a retarget", suiteText(axes: stiffness, more: "    pauses: [{after: 1, lenght: 1}]"), at: 8,
      25, says: "did you mean 'length'?"),
    Fault(
      "no pauses", suiteText(axes: stiffness, more: "    pauses: []"), at: 8, 13, says: "pauses is empty"),
    Fault(
      "a pause time without pauses",
      suiteText(axes: "[{parameter: stiffness, list: [1]}, {parameter: pauseTime, list: [1]}]"), at: 7, 47,
      says: "add 'pauses'"),
    Fault(
      "one leg", suiteText(axes: stiffness, more: "    repeats: {count: 1, duration: 0.5}"), at: 8, 22,
      says: "count", "from 2 to 1000"),
    Fault(
      "half a leg", suiteText(axes: stiffness, more: "    repeats: {count: 2.5, duration: 0.5}"), at: 8, 22,
      says: "count"),
    Fault(
      "legs without a length", suiteText(axes: stiffness, more: "    repeats: {count: 3}"), at: 8, 14,
      says: "repeats lacks the key 'duration'"),
    Fault(
      "legs of another word", suiteText(axes: stiffness, more: "    repeats: {count: 3, duration: settling}"), at: 8,
      35,
      says: "repeatDuration must be a number"),
    Fault(
      "a word for a flag", suiteText(axes: stiffness, more: "    repeats: {count: 3, duration: 1, autoreverses: yes}"),
      at: 8, 52, says: "autoreverses must be true or false, not 'yes'"),
    Fault(
      "settling legs of a spring without",
      suiteText(axes: stiffness, more: "    repeats: {count: 3, duration: settlingDuration}"),
      at: 8, 14, says: "settlingDuration"),
    Fault(
      "settling legs and a length",
      suiteText(
        axes:
          "[{parameter: settlingDuration, rule: uikit, list: [1]}, {parameter: repeatDuration, list: [1]}]",
        more: "    repeats: {count: 3, duration: settlingDuration}"), at: 7, 67,
      says: "repeatDuration does not apply", "in natural periods"),
    Fault(
      "a length of legs without legs",
      suiteText(axes: "[{parameter: stiffness, list: [1]}, {parameter: repeatDuration, list: [1]}]"), at: 7, 47,
      says: "add 'repeats'"),
    Fault(
      "repeats and retargets",
      suiteText(
        axes: stiffness, more: "    repeats: {count: 3, duration: 1}\n    retargets: [{after: 0.5, target: 1}]"), at: 9,
      16, says: "the same in every leg", "remove 'retargets' or 'repeats'"),
    Fault(
      "repeats and changes",
      suiteText(
        axes: stiffness, more: "    repeats: {count: 3, duration: 1}\n    changes: [{after: 0.5, massFactor: 2}]"),
      at: 9,
      14, says: "remove 'changes' or 'repeats'"),
    Fault(
      "friction with a pause",
      suiteText(
        template: "{velocity: 1}", axes: "[{parameter: frictionRate, list: [1]}]",
        more: "    pauses: [{after: 0.5, length: 1}]"), at: 8, 13,
      says: "frictionRate does not apply", "natural periods"),
    Fault(
      "an engine asked for no instant",
      suiteText(axes: stiffness, more: "    engines: {judged: [{engine: dashpot, every: 0}]}"), at: 8, 49,
      says: "every", "from 1 to 100"),
  ]
}
