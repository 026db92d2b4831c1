import Foundation
import RunRecords
import Testing

@testable import EngineComparison

@Suite("The fit of an order to errors over steps")
struct OrderFitTests {
  /// What the rounding of a pure power law leaves of its order.
  static let exactly = 1e-12

  /// Steps 1, 1/2, 1/4… with the errors of a law, each changed by the distance to the one before unless said.
  private func points(_ count: Int, rounding: Double = 0, _ error: (Double) -> Double) -> [OrderFit.Point] {
    var points: [OrderFit.Point] = []
    for index in 0..<count {
      let step = pow(0.5, Double(index))
      let value = error(step)
      let change = points.last?.error.map { abs($0 - value) }
      points.append(OrderFit.Point(step: step, error: value, change: change, rounding: rounding))
    }
    return points
  }

  @Test("A power law has its power, with its sign", arguments: [1.0, 2, 3, 4, 8, 0.5, 0, -1, -0.5])
  func powerLaw(_ order: Double) throws {
    let series = points(8) { 1e-4 * pow($0, order) }
    let observed = OrderFit.order(series)
    #expect(abs(try #require(observed.order) - order) <= Self.exactly, "\(observed)")
    #expect(try #require(observed.spread) <= 10 * Self.exactly)
    #expect(observed.stretch == 0...7)
  }

  @Test("Only the asymptotic part of a series is taken", arguments: [1.0, 2, 4])
  func nextTerm(_ order: Double) throws {
    let series = points(14) { 0.02 * pow($0, order) * (1 + 3 * $0) }
    let observed = OrderFit.order(series)
    // Why: the next term is 3h of the first; local orders agree within 0.15 from about h = 1/16 on.
    #expect(abs(try #require(observed.order) - order) < 0.05)
    let stretch = try #require(observed.stretch)
    #expect(stretch.lowerBound >= 3 && stretch.upperBound == 13)
    #expect(try #require(observed.spread) <= ObservedOrder.agreement)
  }

  @Test("Where the finest steps show a lower power, that one is the order")
  func lateTerm() throws {
    let series = points(24) { 0.05 * pow($0, 4) + 1e-8 * $0 }
    let observed = OrderFit.order(series)
    #expect(abs(try #require(observed.order) - 1) < 0.05, "\(observed)")
    #expect(try #require(observed.stretch).upperBound == 23)
  }

  @Test("Noise at the rounding level is left out")
  func noisyFloor() throws {
    // Why: pseudo-random signs of a fixed pattern, so that the floor rises and falls by a factor of ten.
    let noise = [3.1, 0.4, 7.7, 1.2, 0.3, 5.9, 2.2, 0.8, 9.1, 0.5, 3.3, 1.9]
    var series = points(12, rounding: 1e-13) { 0.05 * pow($0, 4) }
    for index in series.indices { series[index].error = (series[index].error ?? 0) + 1e-14 * noise[index] }
    let observed = OrderFit.order(series)
    #expect(abs(try #require(observed.order) - 4) < 0.05, "\(observed)")
    let last = try #require(observed.stretch).upperBound
    #expect(try #require(series[last].error) > 1e-13 && last < 11)
  }

  @Test("Saturated errors have no order, though they are level")
  func saturation() {
    // Too coarse to mean anything: the motions change as much as they err.
    let series = (0..<10).map {
      OrderFit.Point(step: pow(0.5, Double($0)), error: 1.9 - 0.01 * Double($0), change: 1.4)
    }
    #expect(OrderFit.order(series) == .noAsymptoticStretch(.saturated))
  }

  @Test("An error that stays while the motion no longer changes is of order 0")
  func anotherMotion() throws {
    let observed = OrderFit.order(points(12) { 0.6 + 0.1 * $0 })
    #expect(abs(try #require(observed.order)) < 0.05, "\(observed)")
    #expect(try #require(observed.stretch).upperBound == 11)
  }

  @Test("A saturated beginning does not hide the order behind it")
  func behindSaturation() throws {
    let observed = OrderFit.order(points(16) { min(1.7, 40 * $0 * $0) })
    #expect(abs(try #require(observed.order) - 2) < 0.01)
    #expect(try #require(observed.stretch).lowerBound == 5)
  }

  @Test("What blew up or failed is left out")
  func holes() throws {
    var series = points(12) { 0.05 * $0 }
    series[0].error = .infinity
    series[1].error = nil
    let observed = OrderFit.order(series)
    #expect(abs(try #require(observed.order) - 1) <= Self.exactly)
    #expect(observed.stretch == 2...11)
    series[9].error = nil
    #expect(OrderFit.order(series).stretch == 2...8)
  }

  @Test("A series without an order says why")
  func reasons() {
    #expect(OrderFit.order([]) == .noAsymptoticStretch(.nothingMeasured))
    #expect(
      OrderFit.order([OrderFit.Point(step: 1, error: nil)]) == .noAsymptoticStretch(.nothingMeasured))
    #expect(OrderFit.order(points(8, rounding: 1e-13) { 1e-15 * $0 }) == .noAsymptoticStretch(.rounding))
    #expect(OrderFit.order(points(3) { 0.05 * $0 }) == .noAsymptoticStretch(.tooFewPoints))
    #expect(
      OrderFit.order(points(12) { 0.01 * exp(-6 * log(1 / $0) * log(1 / $0)) }) == .noAsymptoticStretch(.unsteady))
    let still = (0..<6).map { _ in OrderFit.Point(step: 1, error: 1e-3, change: 0) }
    #expect(OrderFit.order(still) == .noAsymptoticStretch(.unsteady))
  }

  @Test("Local orders need two errors, and stand at the finer one")
  func localOrders() {
    var series = points(4) { pow($0, 3) }
    #expect(OrderFit.localOrders(series).map { $0.map { ($0 * 1e9).rounded() / 1e9 } } == [nil, 3, 3, 3])
    series[1].error = 0
    #expect(OrderFit.localOrders(series).map { $0 == nil } == [true, true, true, false])
    #expect(OrderFit.localOrders([]).isEmpty)
  }
}
