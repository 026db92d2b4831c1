internal import MotionProblems
internal import PlatformSprings
internal import ReferenceSolver
internal import ReportRendering
internal import RunRecords

/// `linear()` of every named spring: its points against those of uniform sampling, and its error, stated and proven.
struct LinearStudy: Sendable {
  struct Row: Sendable {
    let name: String
    let count: Int
    let fewest: Int
    let uniform: Int
    let duration: Double
    let ripple: Double
    let stated: Double
    let proven: Double
    let length: Int
    let cubic: Int
    let cubicError: Double
  }

  let error: Double
  let rows: [Row]
  /// Springs that have no curve, each with the reason.
  let refusals: [(name: String, reason: String)]

  /// - Throws: ``CommandFailure`` where the truth of a spring cannot be had.
  init(within error: Double) throws(CommandFailure) {
    self.error = error
    var rows: [Row] = []
    var refusals: [(name: String, reason: String)] = []
    for named in SpringCatalog.all {
      let curve = SmoothCurve(named.spring)
      do {
        let found = try LinearApproximation(curve, within: error)
        let cubic = try CubicApproximation(curve, within: error)
        let oscillator = try Oscillator(
          mass: named.spring.mass, stiffness: named.spring.stiffness,
          dampingCoefficient: named.spring.dampingCoefficient)
        let proven = try CertifiedDeviation.bound(
          of: found.points.map { ($0.input, $0.output) }, from: oscillator, duration: found.duration, instants: 4000)
        rows.append(
          Row(
            name: named.name, count: found.points.count, fewest: found.fewest,
            uniform: UniformSampling.points(curve, duration: found.duration, within: error), duration: found.duration,
            ripple: found.ripple, stated: found.error, proven: proven, length: found.css.utf8.count,
            cubic: cubic.knots.count - 1, cubicError: cubic.error))
      } catch let refusal as ApproximationError {
        refusals.append((named.name, "\(refusal)"))
      } catch {
        throw CommandFailure.unsolvable(reason: "\(named.name): \(error)")
      }
    }
    self.rows = rows
    self.refusals = refusals
  }

  /// The page of the report.
  var markdown: String {
    let count = rows.filter { 2 * $0.count <= $0.uniform }.count
    let share = rows.map { Double($0.count) / Double($0.uniform) }
    let within = rows.filter { $0.proven <= error }.count
    let least = rows.filter { $0.count == $0.fewest }.count
    let percent = share.map { ShownNumber.fixed($0 * 100, decimals: 0) + " %" }
    let texts = [
      "# The easing linear()",
      """
      Every named spring as CSS `linear()`, within \(ShortestNumber.text(error)) of the way of the true motion at all \
      times. The points are the fewest with which any piecewise linear curve can do that: values and times are free, a \
      search through the corridor of the error gives the least number of lines, and then the narrowest corridor that \
      number gets through is used, where every line touches both walls by turns (equal ripple); it is no narrower than \
      the motion's distance from 1 at the end, where the easing rests. `make css-linear` writes this page anew; \
      `dashpot convert NAME --to css` prints the easing.
      """,
      """
      \(rows.count) springs: \(least) with the fewest points any curve needs, \(within) with a proven error within \
      \(ShortestNumber.text(error)), \(count) with at most half the points of uniform sampling; between \
      \(shareText(share.min(), percent, share)) and \(shareText(share.max(), percent, share)) of them.
      """,
      """
      - **points**: of `linear()`, the first and the last included
      - **needed**: no piecewise linear curve with fewer stays within the error
      - **uniform**: evenly spaced points on the motion whose lines stay within the same error, the fewest
      - **ripple**: the error of the narrowest corridor, before digits are rounded
      - **stated, proven**: the bound that `convert` prints, and the one from certified values, at most a \
      millionth of itself above the largest distance
      - **cubics**: C1 pieces within the error, for PathInterpolator and Lottie, and their error
      """, table.joined(separator: "\n"),
    ]
    let rest = refusals.map { "- \($0.name): \($0.reason)" }
    return (texts + (rest.isEmpty ? [] : ["Without a curve:\n\n" + rest.joined(separator: "\n")])).joined(
      separator: "\n\n")
      + "\n"
  }

  private func shareText(_ value: Double?, _ texts: [String], _ shares: [Double]) -> String {
    value.flatMap { shares.firstIndex(of: $0) }.map { texts[$0] } ?? "none"
  }

  private var table: [String] {
    [
      "| spring | duration (s) | points | needed | uniform | ripple | stated | proven | bytes | cubics | their error |",
      "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
      + rows.map { row in
        let figures = [row.ripple, row.stated, row.proven].map { ShownNumber.text($0, .scientific(digits: 4)) }
        let cells =
          [
            row.name, ShownNumber.fixed(row.duration, decimals: 3), "\(row.count)", "\(row.fewest)", "\(row.uniform)",
          ] + figures + ["\(row.length)", "\(row.cubic)", ShownNumber.text(row.cubicError, .scientific(digits: 3))]
        return "| " + cells.joined(separator: " | ") + " |"
      }
  }
}
