import Testing

@testable import GSLNumerics

@Suite("Least squares")
struct LeastSquaresTests {
  /// NIST certifies eleven digits.
  static let certified = 2e-10

  @Test(
    "NIST's certified values are met from both starts", arguments: CertifiedRegression.all,
    LeastSquaresSettings.Method.allCases)
  func certifiedValues(regression: CertifiedRegression, method: LeastSquaresSettings.Method) throws {
    for start in regression.starts {
      let solution = try Self.solve(regression, from: start, LeastSquaresSettings(method: method))
      for (observed, expected) in zip(solution.parameters, regression.parameters) {
        #expect(abs(observed - expected) <= Self.certified * abs(expected), "\(regression) from \(start): \(observed)")
      }
      #expect(abs(solution.sumOfSquares / regression.sumOfSquares - 1) <= Self.certified)
      let variance = solution.sumOfSquares / Double(solution.degreesOfFreedom)
      let covariance = try solution.covariance()
      for (index, expected) in regression.deviations.enumerated() {
        let observed = (variance * covariance[index * start.count + index]).squareRoot()
        // Why looser: a deviation follows the parameters to first order, where the sum follows them to second.
        #expect(abs(observed / expected - 1) <= 10 * Self.certified, "\(regression): deviation \(index) \(observed)")
      }
    }
  }

  @Test("Every solver finds the same minimum", arguments: LeastSquaresSettings.Solver.allCases)
  func solvers(solver: LeastSquaresSettings.Solver) throws {
    let regression = CertifiedRegression.thurber
    let solution = try Self.solve(regression, from: regression.starts[1], LeastSquaresSettings(solver: solver))
    for (observed, expected) in zip(solution.parameters, regression.parameters) {
      #expect(abs(observed - expected) <= 1e-8 * abs(expected), "\(solver): \(observed), expected \(expected)")
    }
  }

  @Test("The derivatives of the certified problems are those of their models", arguments: CertifiedRegression.all)
  func derivatives(regression: CertifiedRegression) {
    for x in regression.x {
      for index in regression.parameters.indices {
        let step = 1e-5 * regression.parameters[index]
        var (above, below) = (regression.parameters, regression.parameters)
        above[index] += step
        below[index] -= step
        let difference =
          (above.withUnsafeBufferPointer { regression.model(x, $0) }
            - below.withUnsafeBufferPointer { regression.model(x, $0) }) / (2 * step)
        let exact = regression.parameters.withUnsafeBufferPointer { regression.gradient(x, $0)[index] }
        let value = regression.parameters.withUnsafeBufferPointer { regression.model(x, $0) }
        // Why: the step's square, and the rounding of the model over the step.
        let tolerance = 1e-7 * abs(exact) + 1e-10 * abs(value / regression.parameters[index])
        #expect(abs(difference - exact) <= tolerance, "\(regression) at \(x), parameter \(index)")
      }
    }
  }

  @Test("A weight of w counts like w equal residuals, and 0 takes one out")
  func weights() throws {
    let line = Line(x: [0, 1, 2, 3], y: [0, 1, 5, 3])
    let twice = Line(x: [0, 1, 2, 2, 3], y: [0, 1, 5, 5, 3])
    let weighted = try Self.solve(line, from: [0, 0], weights: [1, 1, 2, 1])
    let repeated = try Self.solve(twice, from: [0, 0])
    for (one, other) in zip(weighted.parameters, repeated.parameters) { #expect(abs(one - other) <= 1e-14) }
    #expect(abs(weighted.sumOfSquares - repeated.sumOfSquares) <= 1e-13)
    let without = try Self.solve(line, from: [0, 0], weights: [1, 1, 0, 1])
    #expect(abs(without.parameters[0]) <= 1e-14)
    #expect(abs(without.parameters[1] - 1) <= 1e-14)
  }

  @Test("What the residuals do not tell apart is named")
  func rank() throws {
    let solution = try Self.solve(SumOfTwo(y: [1, 2, 3, 4]), from: [0.2, 0.1, 0])
    let conditioning = try solution.conditioning()
    #expect(conditioning.rank() == 2)
    #expect(conditioning.undetermined() == [0, 1])
    let full = try Self.solve(Line(x: [0, 1, 2], y: [1, 2, 4]), from: [0, 0]).conditioning()
    #expect(full.rank() == 2)
    #expect(full.undetermined().isEmpty)
    // Why: the columns (1,1,1)/√3 and (0,1,2)/√5 have the scalar product 3/√15, and the values are √(1 ± that).
    let product = 3 / 15.0.squareRoot()
    for (observed, expected) in zip(full.singularValues, [1 + product, 1 - product]) {
      #expect(abs(observed - expected.squareRoot()) <= 1e-15)
    }
  }

  @Test("Bad input and a cancelled search are said, never guessed")
  func refusals() throws {
    let line = Line(x: [0, 1, 2], y: [0, 1, 2])
    #expect(throws: LeastSquaresError.tooFewResiduals(residuals: 1, parameters: 2)) {
      try LeastSquaresSolver(residualCount: 1, parameterCount: 2)
    }
    let solver = try LeastSquaresSolver(residualCount: 3, parameterCount: 2)
    #expect(throws: LeastSquaresError.wrongCount(of: "parameters", given: 1, expected: 2)) {
      try solver.minimise(line, from: [0])
    }
    #expect(throws: LeastSquaresError.wrongCount(of: "weights", given: 2, expected: 3)) {
      try solver.minimise(line, from: [0, 0], weights: [1, 1])
    }
    #expect(throws: LeastSquaresError.badWeight(index: 1, value: -1)) {
      try solver.minimise(line, from: [0, 0], weights: [1, -1, 1])
    }
    #expect(throws: LeastSquaresError.cancelled) { try solver.minimise(line, from: [0, 0]) { true } }
    #expect(throws: LeastSquaresError.notFinite) { try solver.minimise(line, from: [.nan, 0]) }
    #expect(throws: LeastSquaresError.notFinite) {
      try solver.minimise(Line(x: [0, .infinity, 1], y: [0, 0, 0]), from: [0, 0])
    }
    let regression = CertifiedRegression.mgh09
    #expect(throws: LeastSquaresError.iterationLimit(2)) {
      try Self.solve(regression, from: regression.starts[0], LeastSquaresSettings(iterationLimit: 2))
    }
    let unfinished = LeastSquaresSettings(iterationLimit: 2, keepsUnfinished: true)
    #expect(try Self.solve(regression, from: regression.starts[0], unfinished).ending == .iterationLimit)
    #expect(LeastSquaresError.notFinite.description.contains("choose a start"))
  }

  @Test("A step into the undefined is taken back")
  func edgeOfDomain() throws {
    let solution = try Self.solve(SquareRoot(), from: [100])
    #expect(abs(solution.parameters[0] - 1e-4) <= 1e-12)
  }

  private static func solve(
    _ problem: some LeastSquaresProblem, from start: [Double], weights: [Double]? = nil,
    _ settings: LeastSquaresSettings = LeastSquaresSettings()
  ) throws -> LeastSquaresSolution {
    try LeastSquaresSolver(
      residualCount: problem.residualCount, parameterCount: problem.parameterCount, settings: settings
    ).minimise(problem, from: start, weights: weights)
  }
}

/// y = a + b x.
private struct Line: LeastSquaresProblem {
  let x: [Double]
  let y: [Double]
  var residualCount: Int { x.count }
  var parameterCount: Int { 2 }

  func writeResiduals(at parameters: UnsafeBufferPointer<Double>, into residuals: UnsafeMutableBufferPointer<Double>) {
    for index in x.indices { residuals[index] = parameters[0] + parameters[1] * x[index] - y[index] }
  }

  func writeJacobian(at parameters: UnsafeBufferPointer<Double>, into entries: UnsafeMutableBufferPointer<Double>) {
    for index in x.indices { (entries[2 * index], entries[2 * index + 1]) = (1, x[index]) }
  }
}

/// y = (a + b) i + c: a and b are not told apart.
private struct SumOfTwo: LeastSquaresProblem {
  let y: [Double]
  var residualCount: Int { y.count }
  var parameterCount: Int { 3 }

  func writeResiduals(at parameters: UnsafeBufferPointer<Double>, into residuals: UnsafeMutableBufferPointer<Double>) {
    for index in y.indices {
      residuals[index] = (parameters[0] + parameters[1]) * Double(index) + parameters[2] - y[index]
    }
  }

  func writeJacobian(at parameters: UnsafeBufferPointer<Double>, into entries: UnsafeMutableBufferPointer<Double>) {
    for row in y.indices {
      for (column, entry) in [Double(row), Double(row), 1].enumerated() { entries[3 * row + column] = entry }
    }
  }
}

/// √a = 0.01, which is not defined where a long step leads.
private struct SquareRoot: LeastSquaresProblem {
  var residualCount: Int { 1 }
  var parameterCount: Int { 1 }

  func writeResiduals(at parameters: UnsafeBufferPointer<Double>, into residuals: UnsafeMutableBufferPointer<Double>) {
    residuals[0] = parameters[0].squareRoot() - 0.01
  }

  func writeJacobian(at parameters: UnsafeBufferPointer<Double>, into entries: UnsafeMutableBufferPointer<Double>) {
    entries[0] = 0.5 / parameters[0].squareRoot()
  }
}
