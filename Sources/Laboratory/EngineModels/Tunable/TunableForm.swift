package import MotionProblems

/// A closed form with numbers in it that someone chose.
package protocol TunableForm: ClosedForm {
  /// Each with the value that ``ClosedForm/init(_:from:)`` takes.
  static var constants: [TunableConstant] { get }

  /// - Parameter values: of ``constants``, in their order.
  /// - Precondition: one of ``laws``; a value for every constant.
  init(_ law: MotionProblem.Law, from start: PhaseState, values: [Double])
}

extension TunableForm {
  package init(_ law: MotionProblem.Law, from start: PhaseState) {
    self.init(law, from: start, values: Self.constants.map(\.value))
  }
}

/// As ``ClosedFormEngine``, of a form whose constants may be chosen.
package struct TunableFormEngine<Form: TunableForm>: TunableEngine {
  /// In the order of the form's constants.
  private let values: [Double]

  package init() { values = Form.constants.map(\.value) }

  private init(values: [Double]) { self.values = values }

  package var name: String { Form.name }
  package var summary: String { Form.summary }

  package var constants: [TunableConstant] {
    zip(Form.constants, values).map { constant, value in
      TunableConstant(
        constant.name, constant.meaning, unit: constant.unit, value: value, in: constant.bounds,
        isLogarithmic: constant.isLogarithmic)
    }
  }

  package func with(_ given: [String: Double]) -> TunableFormEngine {
    TunableFormEngine(values: zip(Form.constants, values).map { given[$0.name] ?? $1 })
  }

  package func refusal(of problem: MotionProblem) -> String? { Form.laws.refusal(of: problem, by: Form.name) }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.clear()
    if let refusal = refusal(of: problem) { throw .rejected(reason: refusal) }
    let values = values
    guard problem.constantsChanges.isEmpty else {
      return trace.follow(problem, at: times) { start, law in Form(law, from: start, values: values) }
    }
    trace.follow(problem, at: times) { start in Form(problem.law, from: start, values: values) }
  }
}
