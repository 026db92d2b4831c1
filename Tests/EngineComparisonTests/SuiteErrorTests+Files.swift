extension SuiteErrorTests {
  static let stiffness = "[{parameter: stiffness, list: [100]}]"

  static let fileFaults = [
    Fault("empty", "", at: 1, 1, says: "empty", "suite: NAME"),
    Fault("comment only", "# nothing\n", at: 2, 1, says: "empty"),
    Fault("nothing but a marker", "---\n", at: 2, 1, says: "empty"),
    Fault("unclosed bracket", "suite: [a\nversion: 1\n", at: 2, 8, says: "not YAML"),
    Fault("tab", "suite: a\n\tversion: 1\n", at: 2, 1, says: "not YAML"),
    Fault("control character", "suite: a\nversion: \u{1}\n", at: 2, 10, says: "not YAML", "control characters"),
    Fault("anchor", "suite: &a b\n", at: 1, 8, says: "anchor", "&a", "write the value out"),
    Fault("alias", "suite: *a\n", at: 1, 8, says: "alias", "*a"),
    Fault("tag", "suite: !!str a\n", at: 1, 8, says: "tag"),
    Fault("second document", "suite: a\n---\nsuite: b\n", at: 2, 1, says: "one document"),
    Fault("deep", "suite: " + String(repeating: "[", count: 100_000), at: 1, 24, says: "nested more than 16"),
    Fault("a list", "- a\n", at: 1, 1, says: "the suite must be a mapping, not a list"),
    Fault("a word", "hello\n", at: 1, 1, says: "must be a mapping", "hello"),
  ]

  static let wordFaults = [
    Fault("unknown key", "suite: a\nverson: 1\n", at: 2, 1, says: "'verson'", "did you mean 'version'?"),
    Fault("key from nowhere", "suite: a\nzebra: 1\n", at: 2, 1, says: "known: suite, version"),
    Fault("duplicate key", "suite: a\nversion: 1\nsuite: b\n", at: 3, 1, says: "'suite'", "line 1"),
    Fault("missing key", "version: 1\n", at: 1, 1, says: "lacks the key 'suite'"),
    Fault("bad name", "suite: My Suite\n", at: 1, 8, says: "lower-case"),
    Fault("slash in a name", "suite: a/b\n", at: 1, 8, says: "'a/b' is not a name"),
    Fault("version text", "suite: a\nversion: one\n", at: 2, 10, says: "whole number", "'one'"),
    Fault("version 0", "suite: a\nversion: 0\n", at: 2, 10, says: "1 to 999999", "0"),
    Fault("version 1.5", "suite: a\nversion: 1.5\n", at: 2, 10, says: "whole number"),
    Fault("no role", "suite: a\nversion: 1\nengines: {}\n", at: 3, 10, says: "engines is empty"),
    Fault(
      "unknown role", "suite: a\nversion: 1\nengines: {juged: [x]}\n", at: 3, 11, says: "did you mean 'judged'?"),
    Fault("engine list empty", "suite: a\nversion: 1\nengines: {judged: []}\n", at: 3, 19, says: "is empty"),
    Fault(
      "engine twice", "suite: a\nversion: 1\nengines: {judged: [x], shown: [x]}\n", at: 3, 32,
      says: "engine 'x' stands twice"),
    Fault(
      "unknown precision", "suite: a\nversion: 1\nengines: {judged: [{engine: x, precision: binary16}]}\n", at: 3, 43,
      says: "did you mean 'binary64'?"),
    Fault(
      "precision without reason", "suite: a\nversion: 1\nengines: {judged: [{engine: x, precision: pixel}]}\n",
      at: 3, 20, says: "reason"),
    Fault(
      "no sweeps", "suite: a\nversion: 1\nengines: {judged: [x]}\nsweeps: []\n", at: 4, 9,
      says: "sweeps is empty", "no case would run"),
    Fault(
      "sweep twice",
      suiteText(axes: stiffness, more: "  - {name: only, template: {dampingRatio: 1}, axes: \(stiffness)}"),
      at: 8, 5, says: "sweep 'only' stands twice", "line 5"),
  ]
}
