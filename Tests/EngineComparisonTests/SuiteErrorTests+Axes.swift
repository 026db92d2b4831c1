extension SuiteErrorTests {
  static let axisFaults = [
    Fault("empty axes", axes: "[]", column: 11, says: "axes is empty"),
    Fault("empty list", axes: "[{parameter: stiffness, list: []}]", column: 41, says: "axis stiffness is empty"),
    Fault(
      "unknown parameter", axes: "[{parameter: stifness, list: [1]}]", column: 24, says: "did you mean 'stiffness'?"),
    Fault("no values", axes: "[{parameter: stiffness}]", column: 12, says: "exactly one of list, linear, logarithmic"),
    Fault(
      "two kinds of values", axes: "[{parameter: stiffness, list: [1], linear: {from: 1, to: 2, count: 2}}]",
      column: 12, says: "exactly one of"),
    Fault(
      "reversed", axes: "[{parameter: stiffness, linear: {from: 3, to: 1, count: 3}}]", column: 43,
      says: "axis stiffness", "reversed", "from: 1, to: 3"),
    Fault(
      "step 0", axes: "[{parameter: stiffness, linear: {from: 1, to: 3, step: 0}}]", column: 43, says: "step of 0"),
    Fault(
      "wrong sign", axes: "[{parameter: stiffness, linear: {from: 1, to: 3, step: -1}}]", column: 43,
      says: "step -1 leads away from 3", "step: 1"),
    Fault(
      "step does not fit", axes: "[{parameter: stiffness, linear: {from: 1, to: 2, step: 0.3}}]", column: 43,
      says: "step 0.3 does not lead from 1 to 2", "3.333333 steps"),
    Fault(
      "count and step", axes: "[{parameter: stiffness, linear: {from: 1, to: 2, count: 2, step: 1}}]", column: 43,
      says: "exactly one of count, step"),
    Fault(
      "neither count nor step", axes: "[{parameter: stiffness, linear: {from: 1, to: 2}}]", column: 43,
      says: "count or a step"),
    Fault(
      "mass 0", axes: "[{parameter: mass, list: [1, 0]}]", template: "{stiffness: 1, dampingRatio: 1}", column: 40,
      says: "mass must be greater than 0, not 0"),
    Fault(
      "mass -2", axes: "[{parameter: mass, list: [-2]}]", template: "{stiffness: 1, dampingRatio: 1}", column: 37,
      says: "not -2"),
    Fault(
      "stiffness from 0", axes: "[{parameter: stiffness, linear: {from: 0, to: 10, count: 3}}]", column: 50,
      says: "stiffness must be greater than 0, not 0"),
    Fault(
      "decelerationFactor 1", axes: "[{parameter: decelerationFactor, list: [1]}]", template: "{velocity: 1}",
      column: 51, says: "between 0 and 1"),
    Fault(
      "frictionDeceleration 0", axes: "[{parameter: frictionDeceleration, list: [0]}]", template: "{velocity: 1}",
      column: 53, says: "frictionDeceleration must be greater than 0, not 0"),
    Fault(
      "drag beside a deceleration", axes: "[{parameter: dragCoefficient, list: [1]}]",
      template: "{velocity: 1, frictionDeceleration: 2}", column: 12, says: "dragCoefficient", "frictionDeceleration"),
    Fault(
      "drag beside a rate", axes: "[{parameter: dragCoefficient, list: [1]}]",
      template: "{velocity: 1, frictionRate: 2}", column: 12, says: "dragCoefficient", "frictionRate"),
    Fault("NaN", axes: "[{parameter: stiffness, list: [.nan]}]", column: 42, says: "finite", ".nan"),
    Fault("infinity", axes: "[{parameter: stiffness, list: [-.Inf]}]", column: 42, says: "finite"),
    Fault("1e999", axes: "[{parameter: stiffness, list: [1e999]}]", column: 42, says: "beyond the range of a double"),
    Fault("1e-400", axes: "[{parameter: stiffness, list: [1e-400]}]", column: 42, says: "beyond the range"),
    Fault("comma", axes: "[{parameter: stiffness, list: ['1,5']}]", column: 42, says: "quotes"),
    Fault("leading zero", axes: "[{parameter: stiffness, list: [0100]}]", column: 42, says: "a number such as"),
    Fault("hexadecimal", axes: "[{parameter: stiffness, list: [0x10]}]", column: 42, says: "a number such as"),
    Fault("bare point", axes: "[{parameter: stiffness, list: [.5]}]", column: 42, says: "a number such as"),
    Fault("underscore", axes: "[{parameter: stiffness, list: [1_000]}]", column: 42, says: "a number such as"),
    Fault("null", axes: "[{parameter: stiffness, list: [~]}]", column: 42, says: "a number such as"),
    Fault("list for a number", axes: "[{parameter: stiffness, list: [[1]]}]", column: 42, says: "not a list"),
    Fault("repeated", axes: "[{parameter: stiffness, list: [1, 1.0]}]", column: 45, says: "lists 1 twice"),
    Fault(
      "rule elsewhere", axes: "[{parameter: stiffness, list: [1], rule: uikit}]", column: 52,
      says: "only settlingDuration"),
    Fault(
      "no rule", axes: "[{parameter: settlingDuration, list: [1]}]", column: 12, says: "lacks the key 'rule'"),
    Fault(
      "unlisted spring", axes: "[{parameter: spring, list: [pop]}]", template: "{}", column: 39,
      says: "no spring 'pop'"),
  ]

  static let meaningFaults = [
    Fault(
      "axis twice", axes: "[{parameter: stiffness, list: [1]}, {parameter: stiffness, list: [2]}]", column: 47,
      says: "stands twice"),
    Fault(
      "two frequencies", axes: "[{parameter: stiffness, list: [1]}, {parameter: response, list: [2]}]", column: 47,
      says: "sets both stiffness and response"),
    Fault(
      "no frequency", suiteText(axes: "[{parameter: mass, list: [1]}]"), at: 5, 5,
      says: "needs one of stiffness, naturalFrequency"),
    Fault("no damping", suiteText(template: "{}", axes: stiffness), at: 5, 5, says: "dampingRatio"),
    Fault(
      "friction and spring", suiteText(template: "{frictionRate: 1, velocity: 1}", axes: stiffness), at: 7, 12,
      says: "stiffness does not apply", "free"),
    Fault(
      "friction without velocity", suiteText(template: "{}", axes: "[{parameter: frictionRate, list: [1]}]"), at: 5, 5,
      says: "needs one of velocity"),
    Fault(
      "friction at rest",
      suiteText(template: "{frictionRate: 1}", axes: "[{parameter: velocity, list: [1, 0]}]"), at: 5, 5,
      says: "velocity=0", "nothing would ever move"),
    Fault(
      "rest on the target",
      suiteText(
        template: "{stiffness: 1, dampingRatio: 1}",
        axes: "[{parameter: start, list: [-1, 0]}, {parameter: velocity, linear: {from: -1, to: 1, count: 3}}]"),
      at: 5, 5, says: "start=0,velocity=0", "nothing would ever move"),
    Fault(
      "overflow at a corner",
      suiteText(
        template: "{dampingRatio: 1}",
        axes: "[{parameter: mass, list: [1, 1e300]}, {parameter: naturalFrequency, list: [1, 1e10]}]"),
      at: 5, 5, says: "mass=1e300,naturalFrequency=10000000000", "stiffness must be finite"),
    Fault(
      "rule without an answer",
      suiteText(template: "{dampingRatio: 2}", axes: "[{parameter: settlingDuration, rule: uikit, list: [1]}]"),
      at: 5, 5, says: "rule uikit", "damping ratio 2"),
    Fault(
      "a million million cases",
      suiteText(
        axes:
          "[{parameter: stiffness, linear: {from: 1, to: 2, count: 1000000}}, {parameter: mass, linear: {from: 1, to: 2, count: 1000000}}]"
      ), at: 5, 5, says: "1000000000000 cases", "100000000", "sobol"),
    Fault(
      "more cases than an Int counts",
      suiteText(
        axes:
          "[{parameter: stiffness, logarithmic: {from: 1, to: 1e9, count: 1000000000}}, {parameter: mass, logarithmic: {from: 1, to: 1e9, count: 1000000000}}, {parameter: velocity, linear: {from: 1, to: 2, count: 1000000000}}]"
      ), at: 5, 5, says: "1e27 cases"),
    Fault(
      "rate axis over samples",
      suiteText(
        axes: "[{parameter: stiffness, list: [1]}, {parameter: frameRate, list: [60]}]",
        more: "    schedule: {samples: 10}"), at: 7, 47, says: "schedule: {frames: {}}"),
    Fault(
      "two rates",
      suiteText(
        axes: "[{parameter: stiffness, list: [1]}, {parameter: frameRate, list: [60]}]",
        more: "    schedule: {frames: {rate: 60}}"), at: 7, 47, says: "a rate of its own"),
    Fault(
      "no rate", suiteText(axes: stiffness, more: "    schedule: {frames: {jitter: 0.1}}"), at: 8, 15, says: "'rate'"),
    Fault(
      "jitter 0.5", suiteText(axes: stiffness, more: "    schedule: {frames: {rate: 60, jitter: 0.5}}"), at: 8, 43,
      says: "less than 0.5"),
    Fault(
      "retarget time without retargets",
      suiteText(axes: "[{parameter: stiffness, list: [1]}, {parameter: retargetTime, list: [1]}]"), at: 7, 47,
      says: "no retargets"),
    Fault(
      "count under sobol",
      suiteText(
        axes: "[{parameter: stiffness, linear: {from: 1, to: 2, count: 3}}]",
        more: "    sampling: {sobol: {count: 8, seed: 1}}"), at: 7, 43, says: "keep 'from' and 'to' only"),
    Fault(
      "reversed under sobol",
      suiteText(
        axes: "[{parameter: stiffness, linear: {from: 2, to: 1}}]",
        more: "    sampling: {sobol: {count: 8, seed: 1}}"), at: 7, 43, says: "reversed"),
    Fault(
      "unknown window", suiteText(axes: stiffness, more: "    window: lang"), at: 8, 13, says: "did you mean 'long'?"),
  ]
}
