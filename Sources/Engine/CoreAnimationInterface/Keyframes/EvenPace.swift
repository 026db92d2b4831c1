internal import MotionEngine

/// The places on a curve of several pieces that lie at equal distances along it; each piece by its ``MotionEngine/PacedWay``.
struct EvenPace: Sendable {
  private let ways: [PacedWay]
  /// The length up to the start of each piece, and of the whole.
  private let lengths: [Double]

  var total: Double { lengths[lengths.count - 1] }

  init(_ pieces: [PathPiece]) {
    ways = pieces.map { PacedWay(slopes: $0.slopes) }
    var lengths = [0.0]
    for way in ways { lengths.append(lengths[lengths.count - 1] + way.length) }
    self.lengths = lengths
  }

  /// The piece, and the parameter in it, at a share of the whole length; shares outside 0 … 1 count as those.
  func place(of share: Double) -> (piece: Int, progress: Double) {
    guard !ways.isEmpty, share > 0, total > 0 else { return (0, 0) }
    guard share < 1 else { return (ways.count - 1, 1) }
    let wanted = share * total
    var (low, high) = (0, ways.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= wanted { low = middle } else { high = middle }
    }
    let length = ways[low].length
    return (low, length > 0 ? min(1, ways[low].place(ofShare: min(1, (wanted - lengths[low]) / length))) : 0)
  }
}
