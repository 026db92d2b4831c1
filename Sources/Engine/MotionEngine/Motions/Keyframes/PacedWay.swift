/// A cubic way by its length: the place at which a part of the length is gone.
///
/// The square of the speed is a polynomial of fourth degree in the place, whatever the number of components. The way is
/// halved until eight-point Gauss–Legendre quadrature of the speed over each cell is right to 1e-15 of the whole, up to
/// 2^-48 of the way around a cusp; inside a cell the place is found by Newton's steps, kept in a bracket. The length
/// before a place is right to 1e-14 of the whole.
package struct PacedWay: Hashable, Sendable {
  /// Of the square of the speed, from the constant on.
  private let square: SIMD8<Double>
  private let cells: [Cell]
  /// The whole length.
  package let length: Double

  private struct Cell: Hashable, Sendable {
    var start: Double
    var width: Double
    /// The length before it, and its own.
    var before: Double
    var length: Double
    /// Places per length at its ends, times its length; as straight where the speed vanishes there.
    var startSlope: Double
    var endSlope: Double
  }

  /// - Parameter slopes: of each component, dvalue / dplace as a polynomial of second degree, from the constant on.
  package init(slopes: [SIMD3<Double>]) {
    var square = SIMD8<Double>()
    for slope in slopes {
      square[0] += slope.x * slope.x
      square[1] += 2 * slope.x * slope.y
      square[2] += slope.y * slope.y + 2 * slope.x * slope.z
      square[3] += 2 * slope.y * slope.z
      square[4] += slope.z * slope.z
    }
    self.square = square
    var cells: [Cell] = []
    let quarters = (0..<4).map { (0.25 * Double($0), Self.length(square, from: 0.25 * Double($0), over: 0.25)) }
    let rough = quarters.reduce(0) { $0 + $1.1 }
    if rough > 0, rough < .infinity {
      for (start, length) in quarters {
        Self.divide(square, from: start, over: 0.25, length: length, within: 1e-15 * rough, depth: 46, into: &cells)
      }
    }
    // Why a pair: there may be hundreds of cells.
    var sum = DoublePair.zero
    for index in cells.indices {
      cells[index].before = sum.rounded
      sum = sum + DoublePair(cells[index].length)
    }
    self.cells = cells
    length = cells.isEmpty ? rough : sum.rounded
  }

  /// The place at which a share of the length is gone; a share outside 0 … 1 is its own place, and so is every one of a
  /// way without length.
  package func place(ofShare share: Double) -> Double {
    guard share > 0, share < 1, !cells.isEmpty else { return share }
    let wanted = share * length
    var (low, high) = (0, cells.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if cells[middle].before <= wanted { low = middle } else { high = middle }
    }
    return place(in: cells[low], after: wanted - cells[low].before)
  }

  private func place(in cell: Cell, after wanted: Double) -> Double {
    guard wanted > 0, wanted < cell.length else { return wanted > 0 ? cell.start + cell.width : cell.start }
    let f = wanted / cell.length
    let (rise, left) = (f * f * (3 - 2 * f), 1 - f)
    var offset = cell.width * rise + f * left * (cell.startSlope * left - cell.endSlope * f)
    var (low, high) = (0.0, cell.width)
    if !(offset > low && offset < high) { offset = f * cell.width }
    for _ in 0..<60 {
      let excess = Self.length(square, from: cell.start, over: offset) - wanted
      if excess < 0 { low = offset } else { high = offset }
      let step = excess / Self.speed(square, at: cell.start + offset)
      let next = offset - step
      guard next > low, next < high else {
        if excess == 0 || high - low <= offset.ulp { break }
        offset = 0.5 * (low + high)
        continue
      }
      offset = next
      // Why: the next step is of the square of this one.
      if step.magnitude <= 0x1p-27 * cell.width { break }
    }
    return cell.start + offset
  }

  // MARK: Making

  private static func divide(
    _ square: SIMD8<Double>, from start: Double, over width: Double, length: Double, within tolerance: Double,
    depth: Int, into cells: inout [Cell]
  ) {
    let half = 0.5 * width
    let first = Self.length(square, from: start, over: half)
    let second = Self.length(square, from: start + half, over: half)
    guard (first + second - length).magnitude > tolerance, depth > 0 else {
      func slope(_ place: Double) -> Double {
        let slope = length / speed(square, at: place)
        return slope < 3 * width ? slope : width
      }
      cells.append(
        Cell(
          start: start, width: width, before: 0, length: first + second, startSlope: slope(start),
          endSlope: slope(start + width)))
      return
    }
    divide(square, from: start, over: half, length: first, within: tolerance, depth: depth - 1, into: &cells)
    divide(square, from: start + half, over: half, length: second, within: tolerance, depth: depth - 1, into: &cells)
  }

  @inline(__always)
  private static func speed(_ c: SIMD8<Double>, at t: Double) -> Double {
    // Why not below 0: at a cusp the rounding of the terms is all there is.
    max(0, c[0] + t * (c[1] + t * (c[2] + t * (c[3] + t * c[4])))).squareRoot()
  }

  @inline(__always)
  private static func length(_ c: SIMD8<Double>, from start: Double, over width: Double) -> Double {
    let half = 0.5 * width
    let middle = start + half
    let (before, after) = (middle - half * nodes, middle + half * nodes)
    return half * (weights * (speeds(c, at: before) + speeds(c, at: after))).sum()
  }

  @inline(__always)
  private static func speeds(_ c: SIMD8<Double>, at t: SIMD4<Double>) -> SIMD4<Double> {
    let inner = c[2] + t * (c[3] + t * c[4])
    return pointwiseMax(.zero, c[0] + t * (c[1] + t * inner)).squareRoot()
  }

  /// The positive nodes of eight-point Gauss–Legendre quadrature and their weights.
  private static var nodes: SIMD4<Double> {
    SIMD4(0.18343464249564980, 0.52553240991632899, 0.79666647741362674, 0.96028985649753623)
  }
  private static var weights: SIMD4<Double> {
    SIMD4(0.36268378337836198, 0.31370664587788729, 0.22238103445337447, 0.10122853629037626)
  }
}
