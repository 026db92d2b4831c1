internal import ConstantFitting
internal import Foundation
internal import RunRecords

/// What `dashpot fit` found, as tables, as JSON and as command lines that go on from it.
struct FitReport {
  let path: String
  let read: RecordingReader.Result
  let fits: MotionFits
  let fitter: MotionFitter

  var best: MotionFit { fits.best }

  func table(_ table: FitTable) -> Table {
    switch table {
    case .constants: constantTable
    case .models: modelTable
    case .residuals: residualTable
    }
  }

  private var constantTable: Table {
    let columns = [
      Column("constant", "constant", .text), Column("value", "value", .number), Column("lower", "lower", .number),
      Column("upper", "upper", .number), Column("unit", "unit", .text), Column("method", "ends by", .text, rank: 1),
    ]
    let rows = best.constants.map { constant -> [Cell] in
      [
        .text(constant.quantity.words), .number(constant.value, Self.style),
        constant.interval.map { .number($0.lower, Self.style) } ?? .missing,
        constant.interval.map { .number($0.upper, Self.style) } ?? .missing, .text(constant.quantity.unit),
        constant.interval.map { .text($0.method.rawValue) } ?? .missing,
      ]
    }
    let percent = ShownNumber.text(100 * fitter.level, .significant(digits: 6))
    return Table(
      key: "constants", title: best.model.title, columns: columns, rows: rows, emptyText: "No constants.",
      notes: ["Lower and upper are the ends of an interval that holds the truth with a probability of \(percent) %."])
  }

  private var modelTable: Table {
    let columns = [
      Column("model", "model", .text), Column("parameters", "constants", .count), Column("noise", "noise", .number),
      Column("aicc", "AICc", .number, audience: .data), Column("aiccDifference", "dAICc", .number),
      Column("weight", "weight", .number), Column("bic", "BIC", .number, audience: .data),
      Column("bicDifference", "dBIC", .number),
    ]
    let leastBIC = fits.ranked.map(\.bic).min() ?? 0
    let rows = zip(fits.ranked, fits.akaikeWeights).map { fit, weight -> [Cell] in
      [
        .text(fit.model.rawValue), .count(fit.parameterCount), .number(fit.noise, .significant(digits: 4)),
        .number(fit.aicc, Self.style), .number(fit.aicc - best.aicc, .fixed(decimals: 1)),
        .number(weight, .significant(digits: 3)), .number(fit.bic, Self.style),
        .number(fit.bic - leastBIC, .fixed(decimals: 1)),
      ]
    }
    return Table(
      key: "models", title: "Models", columns: columns, rows: rows, emptyText: "No models.",
      notes: ["dAICc and dBIC are how far the criteria are above those of the best model."]
        + fits.failures.map { "\($0.model.rawValue): \($0.reason)." })
  }

  private var residualTable: Table {
    let columns = [
      Column("time", "time", .number, unit: "s"), Column("value", "value", .number), Column("fit", "fit", .number),
      Column("residual", "residual", .number), Column("weight", "weight", .number),
    ]
    let recording = read.recording
    let rows = recording.times.indices.map { index -> [Cell] in
      [
        .number(recording.times[index], Self.style), .number(recording.values[index], Self.style),
        .number(recording.values[index] - best.residuals[index], Self.style),
        .number(best.residuals[index], .significant(digits: 4)),
        .number(best.weights?[index] ?? 1, .significant(digits: 3)),
      ]
    }
    return Table(key: "residuals", title: "Residuals", columns: columns, rows: rows, emptyText: "No samples.")
  }

  static let style = ShownNumber.Style.significant(digits: 8)

  /// A command line that shows the fitted motion in full; nil for what `dashpot solve` cannot state.
  var solveCommand: String? {
    var words: [(String, FittedQuantity)] = [("from", .from)]
    switch best.model {
    case .spring, .criticalSpring:
      words += [
        ("stiffness", .stiffness), ("damping-coefficient", .dampingCoefficient), ("to", .target),
        ("velocity", .velocity),
      ]
    case .exponentialFriction: words += [("friction-rate", .frictionRate), ("velocity", .velocity)]
    case .constantFriction: words += [("friction-deceleration", .frictionDeceleration), ("velocity", .velocity)]
    case .combinedFriction:
      words += [
        ("friction-rate", .frictionRate), ("friction-deceleration", .frictionDeceleration), ("velocity", .velocity),
      ]
    case .quadraticDrag: words += [("drag", .dragCoefficient), ("velocity", .velocity)]
    case .bezier: return nil
    }
    // Why: a law whose constant is 0 is another law, and 'solve' refuses it.
    let said = words.compactMap { word, quantity in best.constant(quantity).map { (word, $0.value) } }
    guard said.allSatisfy({ $0.0 == "from" || $0.0 == "to" || $0.0 == "velocity" || $0.1 > 0 }) || isSpring else {
      return nil
    }
    let mass = isSpring && fitter.mass != 1 ? " --mass \(ShortestNumber.text(fitter.mass))" : ""
    return "dashpot solve" + mass + said.map { " --\($0.0) \(ShortestNumber.text($0.1))" }.joined()
  }

  /// A command line that says the fitted spring in every platform's words; nil for what is no spring.
  var convertCommand: String? {
    guard isSpring, let stiffness = best.constant(.stiffness), let damping = best.constant(.dampingCoefficient) else {
      return nil
    }
    return "dashpot convert core-animation mass=\(ShortestNumber.text(fitter.mass)) "
      + "stiffness=\(ShortestNumber.text(stiffness.value)) damping=\(ShortestNumber.text(damping.value))"
  }

  /// CSS for a timing curve.
  var timingFunction: String? {
    guard best.model == .bezier else { return nil }
    let points = [FittedQuantity.x1, .y1, .x2, .y2].compactMap { best.constant($0)?.value }
    return "cubic-bezier(" + points.map { ShownNumber.text($0, .significant(digits: 6)) }.joined(separator: ", ") + ")"
  }

  private var isSpring: Bool { best.model == .spring || best.model == .criticalSpring }
}
