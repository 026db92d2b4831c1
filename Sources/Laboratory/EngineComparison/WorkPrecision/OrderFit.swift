internal import Foundation
public import RunRecords

/// Finds where errors shrink with one power of the step, and that power.
///
/// Errors of a method pass through three regions as the step shrinks: too long a step shows nothing but that it is too
/// long; then the leading term C hᵖ rules; in the end rounding does. Only the middle one has an order, and not every series
/// reaches it. So a point counts where its error is
///
/// - above its rounding, and
/// - below ``saturation`` of the amplitude, or steady: changed by less than ``steadiness`` of itself since the point
///   before. A method that converges to another motion than the true one is caught by the latter: its error stays large, and
///   its order is 0. A motion too coarse to mean anything changes as much as it errs.
///
/// The asymptotic stretch is the one with the finest steps among all runs of at least ``ObservedOrder/fewestPoints``
/// consecutive points that count and whose local orders agree within ``ObservedOrder/agreement``; it is extended to coarser
/// steps as far as they do. The order is the slope by least squares over it, with its sign.
public enum OrderFit {
  /// As a fraction of the amplitude.
  public static let saturation = 0.1
  /// The change over the error. A convergent method of order p changes by 2ᵖ − 1 of its error at a halving.
  public static let steadiness = 1.0 / 8

  public struct Point: Hashable, Sendable {
    /// Any measure of the step's length.
    public var step: Double
    /// As a fraction of the amplitude; nil where there is none.
    public var error: Double?
    public var change: Double?
    public var rounding: Double

    public init(step: Double, error: Double?, change: Double? = nil, rounding: Double = 0) {
      self.step = step
      self.error = error
      self.change = change
      self.rounding = rounding
    }

    var isAboveRounding: Bool { error.map { $0 > rounding } ?? false }

    var counts: Bool {
      guard let error, error.isFinite, isAboveRounding else { return false }
      return error < OrderFit.saturation || change.map { $0 <= OrderFit.steadiness * error } ?? false
    }
  }

  /// log(e₀/e₁) / log(h₀/h₁) of each point and the one before, nil for the first and where it is not finite.
  public static func localOrders(_ points: [Point]) -> [Double?] {
    points.indices.map { index in
      guard index > 0, let coarse = points[index - 1].error, let fine = points[index].error else { return nil }
      let order = log(coarse / fine) / log(points[index - 1].step / points[index].step)
      return order.isFinite ? order : nil
    }
  }

  /// The order of a series from coarse to fine.
  public static func order(_ points: [Point]) -> ObservedOrder {
    let orders = localOrders(points)
    var end = points.count - 1
    while end + 1 >= ObservedOrder.fewestPoints {
      let stretch = stretch(endingAt: end, points, orders)
      if stretch.count >= ObservedOrder.fewestPoints { return fitted(points, orders, stretch) }
      end -= 1
    }
    return .noAsymptoticStretch(reason(points))
  }

  /// The longest run that ends there.
  private static func stretch(endingAt end: Int, _ points: [Point], _ orders: [Double?]) -> ClosedRange<Int> {
    var start = end
    var lowest = Double.infinity
    var highest = -Double.infinity
    while start > 0, points[start].counts, points[start - 1].counts, points[start].step < points[start - 1].step,
      let order = orders[start]
    {
      lowest = min(lowest, order)
      highest = max(highest, order)
      guard highest - lowest <= ObservedOrder.agreement else { break }
      start -= 1
    }
    return start...end
  }

  private static func fitted(
    _ points: [Point], _ orders: [Double?], _ stretch: ClosedRange<Int>
  ) -> ObservedOrder {
    let chosen = points[stretch]
    let x = chosen.map { log($0.step) }
    let y = chosen.map { log($0.error ?? .nan) }
    let meanX = x.reduce(0, +) / Double(x.count)
    let meanY = y.reduce(0, +) / Double(y.count)
    let covariance = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    let variance = x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
    let local = orders[stretch].dropFirst().compactMap(\.self)
    return .fitted(
      order: covariance / variance, spread: (local.max() ?? 0) - (local.min() ?? 0), stretch: stretch)
  }

  private static func reason(_ points: [Point]) -> ObservedOrder.NoStretch {
    let measured = points.filter { $0.error != nil }
    if measured.isEmpty { return .nothingMeasured }
    if !measured.contains(where: \.isAboveRounding) { return .rounding }
    let counting = measured.filter(\.counts).count
    if counting == 0 { return .saturated }
    return counting < ObservedOrder.fewestPoints ? .tooFewPoints : .unsteady
  }
}
