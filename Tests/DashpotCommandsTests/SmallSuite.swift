/// Suites for whole runs: a few springs, quick to solve.
enum SmallSuite {
  static func yaml(
    name: String = "small", engines: String = "{judged: [dashpot]}", stiffnesses: String = "[100, 150, 200]"
  ) -> String {
    """
    suite: \(name)
    version: 1
    engines: \(engines)
    sweeps:
      - name: springs
        template: {dampingRatio: 0.5}
        axes:
          - {parameter: stiffness, list: \(stiffnesses)}
    """
  }
}
