import Testing

@testable import RunRecords

@Suite("Thinned curves")
struct ThinnedCurvesTests {
  /// A saw of period 10 that is right but for one spike.
  private func curves(_ count: Int, spike: Int? = nil, shows: Bool = true) -> SampledCurves {
    let truth = (0..<count).map { Double($0 % 10) }
    var shown = truth
    if let spike { shown[spike] += 0.25 }
    return SampledCurves(
      times: (0..<count).map { Double($0) / 8 }, positions: shows ? shown : [], velocities: [], truePositions: truth,
      truePositionTails: Array(repeating: 1e-20, count: count), trueVelocities: truth.map { -$0 })
  }

  @Test("Up to four hundred instants are kept whole", arguments: [0, 1, 399, 400])
  func short(_ count: Int) { #expect(curves(count).thinned == curves(count)) }

  @Test("Of more there are at most four hundred, the first and the last among them", arguments: [401, 402, 1000, 5000])
  func long(_ count: Int) {
    let thinned = curves(count).thinned
    #expect(thinned.times.count <= SampledCurves.largestCount && thinned.times.count >= 198)
    #expect(thinned.times.first == 0 && thinned.times.last == Double(count - 1) / 8)
    #expect(zip(thinned.times, thinned.times.dropFirst()).allSatisfy { $0 < $1 })
    let kept = thinned.times.map { Int($0 * 8) }
    #expect(thinned.truePositions == kept.map { Double($0 % 10) })
    #expect(thinned.trueVelocities == thinned.truePositions.map { -$0 })
  }

  @Test("The largest error, the peaks and the troughs are kept at their own instants", arguments: [1, 1234, 4998])
  func extremes(_ spike: Int) {
    let thinned = curves(5000, spike: spike).thinned
    #expect(thinned.times.contains(Double(spike) / 8))
    #expect(thinned.errors.max() == 0.25 - 1e-20)
    #expect(thinned.positions.count { $0 >= 9 } >= 99 && thinned.positions.count { $0 == 0 } >= 99)
  }

  @Test("An instant without a number is an error beyond every other")
  func notANumber() {
    var spoilt = curves(5000, spike: 1233)
    spoilt.positions[1234] = .nan
    #expect(spoilt.thinned.positions.contains { $0.isNaN })
  }

  @Test("Where the engine shows nothing the truth is thinned by itself")
  func nothingShown() {
    let thinned = curves(5000, shows: false).thinned
    #expect(thinned.positions.isEmpty && thinned.errors.isEmpty)
    #expect(thinned.times.count > 198 && thinned.truePositions.max() == 9)
  }
}
