import RunRecords
import Testing

@Suite("The record of a work-precision study")
struct WorkPrecisionRecordTests {
  private func series(_ verdict: Verdict, errors: [Double?] = [0.1, 1e-4, 1e-7, nil]) -> WorkPrecisionSeries {
    WorkPrecisionSeries(
      method: "m", knob: .step, formalOrder: 2,
      points: errors.enumerated().map {
        WorkPrecisionPoint(evaluations: 10 << $0, error: $1, seconds: $0 == 2 ? 0.25 : nil)
      }, observedOrder: .noAsymptoticStretch(.unsteady), verdict: verdict)
  }

  private func record(
    _ verdicts: [Verdict], law: CaseRecord.Law = .spring(mass: 1, stiffness: 1500, dampingCoefficient: 0.5),
    velocity: Double = 0, retargets: Int = 0
  ) -> WorkPrecisionRecord {
    WorkPrecisionRecord(
      law: law, startPosition: -1, startVelocity: velocity, retargets: retargets, window: 1, instants: 4, amplitude: 2,
      series: verdicts.map { series($0) })
  }

  @Test("Costs are the fewest with which an error was reached")
  func costs() {
    let one = series(.within)
    #expect(one.leastError == 1e-7)
    #expect(one.evaluations(forError: 0.1) == 10 && one.evaluations(forError: 0.09) == 20)
    #expect(one.evaluations(forError: 1e-7) == 40 && one.evaluations(forError: 9e-8) == nil)
    #expect(one.seconds(forError: 1e-3) == 0.25 && one.seconds(forError: 1e-9) == nil)
  }

  @Test("It is judged when one order was, and what misses or failed is against it")
  func judged() {
    let none = Verdict.notApplicable(reason: "step control")
    #expect(!record([]).isJudged && !record([none, none]).isJudged)
    #expect(record([none, .within]).isJudged && record([none, .within]).against.isEmpty)
    #expect(record([.exceeds, .within, .failed(error: "e"), none]).against.count == 2)
    #expect(record([.failed(error: "e")]).isJudged)
  }

  @Test("It says in words what moves")
  func words() {
    #expect(record([]).motion == "spring, mass 1, stiffness 1500, damping coefficient 0.5, from -1 to 0")
    #expect(
      record([], velocity: 3, retargets: 2).motion
        == "spring, mass 1, stiffness 1500, damping coefficient 0.5, from -1 to 0, at first 3 a second, 2 retargets")
    var told = record([])
    told.origin = 375
    #expect(told.motion.hasSuffix(", from 374 to 375"))
    let frictions: [(CaseRecord.Law, String)] = [
      (.exponentialDecay(frictionRate: 2), "decay, friction rate 2"),
      (.constantDeceleration(frictionDeceleration: 1400), "constant deceleration 1400"),
      (.combinedFriction(frictionRate: 2, frictionDeceleration: 9.5), "combined friction, rate 2, deceleration 9.5"),
      (.quadraticDrag(dragCoefficient: 0.01), "quadratic drag 0.01"),
    ]
    for (law, words) in frictions {
      #expect(record([], law: law, velocity: 5).motion == words + ", at first 5 a second")
    }
  }

  @Test("Every reason for no order has words", arguments: ObservedOrder.NoStretch.allCases)
  func reasons(_ reason: ObservedOrder.NoStretch) {
    #expect(!reason.meaning.isEmpty)
    let order = ObservedOrder.noAsymptoticStretch(reason)
    #expect(order.order == nil && order.spread == nil && order.stretch == nil)
  }

  @Test("Times have a column when there are any")
  func timeColumn() {
    #expect(record([.within]).methodsTable.columns.contains { $0.key == "seconds1e-6" })
    var untimed = record([.within])
    for index in untimed.series[0].points.indices { untimed.series[0].points[index].seconds = nil }
    #expect(!untimed.isTimed && !untimed.methodsTable.columns.contains { $0.key.hasPrefix("seconds") })
    #expect(!untimed.pointsTable.columns.contains { $0.key == "seconds" })
  }
}
