internal import EngineComparison
internal import PlatformSprings
internal import RunRecords

/// A motion as a fixed curve of key frames, for what plays curves and no springs.
enum KeyFrameTarget: String, CaseIterable, Sendable {
  /// The easing `linear()`.
  case css
  /// Android's `PathInterpolator`.
  case pathInterpolator = "path-interpolator"
  case lottie

  /// The targets of a name: its own, that of its language, or all.
  static func named(_ name: String) -> [KeyFrameTarget] {
    switch name {
    case "all": allCases
    case "kotlin": [.pathInterpolator]
    default: KeyFrameTarget(rawValue: name).map { [$0] } ?? []
    }
  }

  private var title: String {
    switch self {
    case .css: "CSS, linear()"
    case .pathInterpolator: "Android, PathInterpolator"
    case .lottie: "Lottie, key frames"
    }
  }

  private var language: String {
    switch self {
    case .css: "css"
    case .pathInterpolator: "kotlin"
    case .lottie: "json"
    }
  }

  private static let curveLoss = ConversionLoss(
    .curve, "a fixed curve: it takes over no velocity and cannot be retargeted")
  private static let flattening = ConversionLoss(.precision, "the platform itself flattens the path to within 0.002")

  /// Rows for several targets of one motion.
  static func rows(_ targets: [KeyFrameTarget], _ curve: SmoothCurve, within error: Double) -> [ConversionReport.Row] {
    // Why here: both targets of cubic pieces take the same ones, and finding them is what takes the time.
    let cubic =
      targets.contains { $0 != .css }
      ? Result { () throws(ApproximationError) in try CubicApproximation(curve, within: error) } : nil
    return targets.map { target in
      do throws(ApproximationError) {
        guard target != .css, let cubic else { return target.row(try LinearApproximation(curve, within: error)) }
        return target.row(try cubic.get())
      } catch {
        return target.row(refusing: error)
      }
    }
  }

  private func row(_ found: LinearApproximation) -> ConversionReport.Row {
    row(
      found.points.count, "points", found.duration, found.error,
      "transition: transform \(Self.milliseconds(found.duration)) \(found.css);", [Self.curveLoss])
  }

  private func row(_ found: CubicApproximation) -> ConversionReport.Row {
    let code =
      self == .lottie
      ? found.lottie() : "// duration = \(Self.milliseconds(found.duration))\n" + found.pathInterpolator
    return row(
      found.knots.count - 1, "cubic pieces", found.duration, found.error, code,
      [Self.curveLoss] + (self == .lottie ? [] : [Self.flattening]))
  }

  private func row(refusing error: ApproximationError) -> ConversionReport.Row {
    ConversionReport.Row(
      name: rawValue, title: title, language: language, words: nil, wordsJSON: nil, code: nil, losses: [],
      refusal: "\(error)", difference: nil)
  }

  private static func milliseconds(_ duration: Double) -> String {
    ShortestNumber.text((duration * 1000).rounded()) + "ms"
  }

  private func row(
    _ count: Int, _ unit: String, _ duration: Double, _ error: Double, _ code: String, _ losses: [ConversionLoss]
  ) -> ConversionReport.Row {
    ConversionReport.Row(
      name: rawValue, title: title, language: language,
      words: "\(count) \(unit), \(ShownNumber.secondsWithUnit(duration))",
      wordsJSON: .object(["count": .number(Double(count)), "duration": .number(duration)]), code: code, losses: losses,
      refusal: nil, difference: ShownDifference(bound: error))
  }
}
