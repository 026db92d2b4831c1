import MotionProblems
import Testing

@testable import EngineModels

/// How many frames Pop itself needs at 60 Hz, by its stepping and its rule of rest: published numbers, worked out again.
@Suite("Pop's own frames")
struct PopFramesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let words: String
    let stiffness, dampingCoefficient: Double
    var distance = 100.0
    var threshold = 1.0
    let frames: Int
    let end: Double
    var peak: Double?
    var testDescription: String { "\(words), 0 to \(distance)" }
  }

  static let standard = (k: 342.1005882352941, c: 30.48697964824425)

  static let rows = [
    Row(
      words: "B 0, S 12", stiffness: standard.k, dampingCoefficient: 36.92588091728196, frames: 29, end: 0.4667,
      peak: 99.80),
    Row(words: "B 4, S 12", stiffness: standard.k, dampingCoefficient: standard.c, frames: 28, end: 0.45, peak: 101.02),
    Row(
      words: "B 8, S 12", stiffness: standard.k, dampingCoefficient: 24.68401924528435, frames: 32, end: 0.5167,
      peak: 105.99),
    Row(
      words: "B 12, S 12", stiffness: standard.k, dampingCoefficient: 19.51699970840224, frames: 34, end: 0.55,
      peak: 114.14),
    Row(
      words: "B 20, S 12", stiffness: standard.k, dampingCoefficient: 11.09078323287142, frames: 61, end: 1,
      peak: 137.24),
    Row(
      words: "B 4, S 0", stiffness: 87.21, dampingCoefficient: 4.925506867782007, frames: 119, end: 1.9667, peak: 142.27
    ),
    Row(
      words: "B 4, S 4", stiffness: 172.1735294117648, dampingCoefficient: 20.17816627980670, frames: 38, end: 0.6167,
      peak: 102.29),
    Row(
      words: "B 4, S 8", stiffness: 257.1370588235294, dampingCoefficient: 26.25180933064715, frames: 32, end: 0.5167,
      peak: 101.14),
    Row(
      words: "B 4, S 20", stiffness: 512.0276470588236, dampingCoefficient: 37.12074066627019, frames: 23, end: 0.3667,
      peak: 101.10),
    Row(
      words: "B 4, S 12", stiffness: standard.k, dampingCoefficient: standard.c, distance: 50, frames: 23, end: 0.3667),
    Row(
      words: "B 4, S 12", stiffness: standard.k, dampingCoefficient: standard.c, distance: 5, frames: 14, end: 0.2167),
    Row(
      words: "B 4, S 12", stiffness: standard.k, dampingCoefficient: standard.c, distance: 1000, frames: 33, end: 0.5333
    ),
    Row(
      words: "B 4, S 12, threshold 0.01", stiffness: standard.k, dampingCoefficient: standard.c, distance: 1,
      threshold: 0.01, frames: 28, end: 0.45),
  ]

  @Test("Frames with the one at the start, the time of the last and the peak", arguments: rows)
  func frames(_ row: Row) throws {
    let problem = try spring(
      stiffness: row.stiffness, dampingCoefficient: row.dampingCoefficient, from: -row.distance)
    let times = DisplayFrames(rate: 60).times(over: 3).times
    let shown = try trace(of: DisplayFedBackEngine(timeStep: Double(Float(0.001))), problem, at: times)
    let last = try #require((1..<times.count).first { isAtRest(row, shown, frame: $0) })
    #expect(last + 1 == row.frames)
    expectClose(times[last], row.end, within: 5.1e-5, "end")
    if let peak = row.peak {
      let highest = shown.positions[...last].max() ?? .nan
      expectClose(highest + row.distance, peak, within: 5.1e-3, "peak")
    }
    if row.distance == 100, row.dampingCoefficient == Self.standard.c {
      expectClose(shown.positions[last] + 100, 100.1896, within: 5.1e-5, "the last value before the target")
    }
  }

  /// Near for two frames, or near, slow and hardly accelerated.
  private func isAtRest(_ row: Row, _ shown: Trace, frame: Int) -> Bool {
    let threshold = row.threshold
    let (now, before) = (shown.positions[frame], shown.positions[frame - 1])
    let velocity = shown.velocities[frame]
    let acceleration = -row.stiffness * now - row.dampingCoefficient * velocity
    return (now.magnitude < threshold / 5 && (now - before).magnitude < threshold / 5)
      || (now.magnitude < threshold / 2 && velocity * velocity < 25 * threshold
        && acceleration * acceleration < 625 * threshold * threshold)
  }
}
