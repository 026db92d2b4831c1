import GSLNumerics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A problem of NIST's Statistical Reference Datasets (nonlinear regression) with its certified solution.
struct CertifiedRegression: Sendable, CustomStringConvertible {
  let name: String
  /// The two starts that NIST gives, the far one first.
  let starts: [[Double]]
  let parameters: [Double]
  let deviations: [Double]
  let sumOfSquares: Double
  let x: [Double]
  let y: [Double]
  let model: @Sendable (_ x: Double, _ parameters: UnsafeBufferPointer<Double>) -> Double
  let gradient: @Sendable (_ x: Double, _ parameters: UnsafeBufferPointer<Double>) -> [Double]

  var description: String { name }
}

extension CertifiedRegression: LeastSquaresProblem {
  var residualCount: Int { x.count }
  var parameterCount: Int { parameters.count }

  func writeResiduals(at parameters: UnsafeBufferPointer<Double>, into residuals: UnsafeMutableBufferPointer<Double>) {
    for index in x.indices { residuals[index] = model(x[index], parameters) - y[index] }
  }

  func writeJacobian(at parameters: UnsafeBufferPointer<Double>, into entries: UnsafeMutableBufferPointer<Double>) {
    for row in x.indices {
      for (column, entry) in gradient(x[row], parameters).enumerated() {
        entries[row * parameterCount + column] = entry
      }
    }
  }
}

extension CertifiedRegression {
  static let all = [misra1a, mgh09, thurber]

  /// Lower difficulty: y = b₁ (1 − e^(−b₂ x)).
  static let misra1a = CertifiedRegression(
    name: "Misra1a", starts: [[500, 1e-4], [250, 5e-4]], parameters: [2.3894212918e2, 5.5015643181e-4],
    deviations: [2.7070075241, 7.2668688436e-6], sumOfSquares: 1.2455138894e-1,
    x: [77.6, 114.9, 141.1, 190.8, 239.9, 289.0, 332.8, 378.4, 434.8, 477.3, 536.8, 593.1, 689.1, 760.0],
    y: [10.07, 14.73, 17.94, 23.93, 29.61, 35.18, 40.02, 44.82, 50.76, 55.05, 61.01, 66.40, 75.47, 81.78],
    model: { x, b in b[0] * (1 - exp(-b[1] * x)) },
    gradient: { x, b in [1 - exp(-b[1] * x), b[0] * x * exp(-b[1] * x)] })

  /// Higher difficulty: y = b₁ (x² + b₂ x) / (x² + b₃ x + b₄).
  static let mgh09 = CertifiedRegression(
    name: "MGH09", starts: [[25, 39, 41.5, 39], [0.25, 0.39, 0.415, 0.39]],
    parameters: [1.9280693458e-1, 1.9128232873e-1, 1.2305650693e-1, 1.3606233068e-1],
    deviations: [1.1435312227e-2, 1.9633220911e-1, 8.0842031232e-2, 9.0025542308e-2],
    sumOfSquares: 3.0750560385e-4,
    x: [4, 2, 1, 0.5, 0.25, 0.167, 0.125, 0.1, 0.0833, 0.0714, 0.0625],
    y: [0.1957, 0.1947, 0.1735, 0.16, 0.0844, 0.0627, 0.0456, 0.0342, 0.0323, 0.0235, 0.0246],
    model: { x, b in b[0] * (x * x + b[1] * x) / (x * x + b[2] * x + b[3]) },
    gradient: { x, b in
      let below = x * x + b[2] * x + b[3]
      let above = x * x + b[1] * x
      return [above / below, b[0] * x / below, -b[0] * above * x / below / below, -b[0] * above / below / below]
    })

  /// Higher difficulty: y = (b₁ + b₂ x + b₃ x² + b₄ x³) / (1 + b₅ x + b₆ x² + b₇ x³).
  static let thurber = CertifiedRegression(
    name: "Thurber",
    starts: [[1000, 1000, 400, 40, 0.7, 0.3, 0.03], [1300, 1500, 500, 75, 1, 0.4, 0.05]],
    parameters: [
      1.2881396800e3, 1.4910792535e3, 5.8323836877e2, 7.5416644291e1, 9.6629502864e-1, 3.9797285797e-1, 4.9727297349e-2,
    ],
    deviations: [
      4.6647963344, 3.9571156086e1, 2.8698696102e1, 5.5675370270, 3.1333340687e-2, 1.4984928198e-2, 6.5842344623e-3,
    ], sumOfSquares: 5.6427082397e3,
    x: [
      -3.067, -2.981, -2.921, -2.912, -2.840, -2.797, -2.702, -2.699, -2.633, -2.481, -2.363, -2.322, -1.501, -1.460,
      -1.274, -1.212, -1.100, -1.046, -0.915, -0.714, -0.566, -0.545, -0.400, -0.309, -0.109, -0.103, 0.010, 0.119,
      0.377, 0.790, 0.963, 1.006, 1.115, 1.572, 1.841, 2.047, 2.200,
    ],
    y: [
      80.574, 84.248, 87.264, 87.195, 89.076, 89.608, 89.868, 90.101, 92.405, 95.854, 100.696, 101.060, 401.672,
      390.724, 567.534, 635.316, 733.054, 759.087, 894.206, 990.785, 1090.109, 1080.914, 1122.643, 1178.351, 1260.531,
      1273.514, 1288.339, 1327.543, 1353.863, 1414.509, 1425.208, 1421.384, 1442.962, 1464.350, 1468.705, 1447.894,
      1457.628,
    ],
    model: { x, b in
      (b[0] + x * (b[1] + x * (b[2] + x * b[3]))) / (1 + x * (b[4] + x * (b[5] + x * b[6])))
    },
    gradient: { x, b in
      let below = 1 + x * (b[4] + x * (b[5] + x * b[6]))
      let value = (b[0] + x * (b[1] + x * (b[2] + x * b[3]))) / below
      let slope = -value / below
      return [1 / below, x / below, x * x / below, x * x * x / below, slope * x, slope * x * x, slope * x * x * x]
    })
}
