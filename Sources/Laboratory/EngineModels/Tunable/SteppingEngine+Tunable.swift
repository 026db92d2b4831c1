extension SteppingEngine {
  /// The one constant of an engine that steps: how long a step is.
  package var stepConstant: TunableConstant {
    TunableConstant("step", "length of a step", unit: "s", value: timeStep, in: 1e-4...0.1)
  }
}

extension FixedStepEngine: TunableEngine {
  package var constants: [TunableConstant] { [stepConstant] }
  package func with(_ values: [String: Double]) -> FixedStepEngine { stepping(by: values["step"] ?? timeStep) }
}

extension DisplayFedBackEngine: TunableEngine {
  package var constants: [TunableConstant] { [stepConstant] }
  package func with(_ values: [String: Double]) -> DisplayFedBackEngine { stepping(by: values["step"] ?? timeStep) }
}

extension StepsRoundedUpEngine: TunableEngine {
  package var constants: [TunableConstant] { [stepConstant] }
  package func with(_ values: [String: Double]) -> StepsRoundedUpEngine { stepping(by: values["step"] ?? timeStep) }
}
