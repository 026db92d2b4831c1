/// The QR factorisation of a solution's Jacobian, and the Gauss–Newton step that it gives.
///
/// Why own: GSL's wants a copy by columns of a matrix that is kept by rows.
struct LeastSquaresTriangle {
  /// R, parameters × parameters by rows: JᵀJ = RᵀR without squaring the condition.
  private(set) var factor: [Double]
  /// The first entries of Qᵀ · residuals: what a step can still take from them.
  private(set) var removable: [Double]
  private let count: Int

  init(_ solution: LeastSquaresSolution) {
    count = solution.parameters.count
    factor = [Double](repeating: 0, count: count * count)
    removable = [Double](repeating: 0, count: count)
    var row = [Double](repeating: 0, count: count)
    for (index, residual) in solution.residuals.enumerated() {
      var rest = residual
      for column in 0..<count { row[column] = solution.jacobian[index * count + column] }
      for pivot in 0..<count where row[pivot] != 0 { rotate(&row, &rest, at: pivot) }
    }
  }

  /// Rotates a row into the triangle so that its entry at `pivot` vanishes.
  private mutating func rotate(_ row: inout [Double], _ rest: inout Double, at pivot: Int) {
    let (diagonal, entry) = (factor[pivot * count + pivot], row[pivot])
    let scale = max(diagonal.magnitude, entry.magnitude)
    let length = scale * ((diagonal / scale) * (diagonal / scale) + (entry / scale) * (entry / scale)).squareRoot()
    let (cosine, sine) = (diagonal / length, entry / length)
    for column in pivot..<count {
      let (above, below) = (factor[pivot * count + column], row[column])
      factor[pivot * count + column] = cosine * above + sine * below
      row[column] = cosine * below - sine * above
    }
    (removable[pivot], rest) = (cosine * removable[pivot] + sine * rest, cosine * rest - sine * removable[pivot])
  }

  /// By how much a full step moves the residuals, to first order.
  var reach: Double { removable.reduce(0) { $0 + $1 * $1 }.squareRoot() }

  /// The step to where the linearised problem has its minimum; nil where the rank leaves it open.
  var step: [Double]? {
    let norms = (0..<count).map { column in
      (0...column).reduce(0) { $0 + factor[$1 * count + column] * factor[$1 * count + column] }.squareRoot()
    }
    var step = removable
    for row in stride(from: count - 1, through: 0, by: -1) {
      let diagonal = factor[row * count + row]
      guard diagonal.magnitude > 1e-13 * norms[row] else { return nil }
      for column in (row + 1)..<max(row + 1, count) { step[row] += factor[row * count + column] * step[column] }
      step[row] /= -diagonal
    }
    return step
  }

  /// How much of the step before is mixed in so that the two together, were the map linear, leave the least: Anderson's
  /// acceleration with one step of memory, measured by what the steps move.
  func mixing(_ step: [Double], after previous: [Double]) -> Double {
    let (now, before) = (moved(by: step), moved(by: previous))
    var (above, below) = (0.0, 0.0)
    for index in 0..<count {
      let change = now[index] - before[index]
      above += now[index] * change
      below += change * change
    }
    return below > 0 ? above / below : 0
  }

  private func moved(by step: [Double]) -> [Double] {
    (0..<count).map { row in (row..<count).reduce(0) { $0 + factor[row * count + $1] * step[$1] } }
  }

  /// How much rounding of the parameters alone moves the residuals.
  func rounding(of parameters: [Double]) -> Double {
    let squares = (0..<count).map { column in
      let sum = (0...column).reduce(0) { $0 + factor[$1 * count + column] * factor[$1 * count + column] }
      return sum * parameters[column] * parameters[column]
    }
    return Double.ulpOfOne * squares.reduce(0, +).squareRoot()
  }
}
