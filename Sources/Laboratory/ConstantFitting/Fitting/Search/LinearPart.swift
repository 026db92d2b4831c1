/// The parameters that enter a form linearly, found exactly for given others: variable projection.
struct LinearPart {
  let coefficients: [Double]
  /// What they leave of the values, summed in squares.
  let sumOfSquares: Double

  /// The combination of columns that is nearest to the values, by modified Gram–Schmidt; a column that the ones before
  /// it span gets the coefficient 0.
  init(of values: [Double], in columns: [[Double]]) {
    let count = values.count
    var basis = columns
    var rest = values
    var factor = [[Double]](repeating: [Double](repeating: 0, count: columns.count), count: columns.count)
    var projections = [Double](repeating: 0, count: columns.count)
    var isUsed = [Bool](repeating: false, count: columns.count)
    for column in columns.indices {
      let before = Self.product(basis[column], basis[column], count)
      for earlier in 0..<column where isUsed[earlier] {
        let part = Self.product(basis[earlier], basis[column], count)
        factor[earlier][column] = part
        for index in 0..<count { basis[column][index] -= part * basis[earlier][index] }
      }
      let square = Self.product(basis[column], basis[column], count)
      guard square > 1e-20 * before, square.isFinite else { continue }
      isUsed[column] = true
      let norm = square.squareRoot()
      factor[column][column] = norm
      for index in 0..<count { basis[column][index] /= norm }
      projections[column] = Self.product(basis[column], rest, count)
      for index in 0..<count { rest[index] -= projections[column] * basis[column][index] }
    }
    var solution = [Double](repeating: 0, count: columns.count)
    for column in columns.indices.reversed() where isUsed[column] {
      var value = projections[column]
      for later in (column + 1)..<max(column + 1, columns.count) { value -= factor[column][later] * solution[later] }
      solution[column] = value / factor[column][column]
    }
    coefficients = solution
    sumOfSquares = Self.product(rest, rest, count)
  }

  private static func product(_ one: [Double], _ other: [Double], _ count: Int) -> Double {
    var sum = 0.0
    for index in 0..<count { sum += one[index] * other[index] }
    return sum
  }
}
