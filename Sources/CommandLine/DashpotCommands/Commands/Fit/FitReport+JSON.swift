internal import ConstantFitting
internal import RunRecords

extension FitReport {
  /// One object with everything.
  var json: String { JSONText.object(found + judged + onwards).text() + "\n" }

  private var found: [JSONText.Member] {
    let regime: JSONText? = best.regime.map { .string($0.rawValue) }
    let constants: JSONText = .array(best.constants.map(Self.json))
    return JSONText.members([
      "recording": recording, "model": .string(best.model.rawValue), "regime": regime,
      "startTime": .number(best.startTime), "constants": constants, "held": held, "undetermined": undetermined,
      "noise": .number(best.noise), "level": .number(fitter.level), "loss": .string(fitter.loss.rawValue),
    ])
  }

  private var judged: [JSONText.Member] {
    let failures: [JSONText] = fits.failures.map { failure in
      JSONText.object(["model": .string(failure.model.rawValue), "reason": .string(failure.reason)])
    }
    return JSONText.members(["models": .array(models), "failures": .array(failures)])
  }

  private var onwards: [JSONText.Member] {
    let samples: [JSONText] = read.recording.times.indices.map { index in
      let weight: JSONText? = .number(best.weights?[index])
      return JSONText.object([
        "time": .number(read.recording.times[index]), "value": .number(read.recording.values[index]),
        "residual": .number(best.residuals[index]), "weight": weight,
      ])
    }
    return JSONText.members([
      "solve": Self.text(solveCommand), "convert": Self.text(convertCommand),
      "timingFunction": Self.text(timingFunction), "samples": .array(samples),
    ])
  }

  private var held: JSONText {
    .array(
      best.held.map { held in
        JSONText.object([
          "quantity": .string(held.quantity.rawValue), "value": .number(held.value), "reason": .string(held.reason),
        ])
      })
  }

  private var undetermined: JSONText { .array(best.undetermined.map { .string($0.rawValue) }) }

  private var recording: JSONText {
    let samples = Double(read.recording.times.count)
    return JSONText.object([
      "samples": .number(samples), "gaps": .number(Double(read.gaps)), "timeColumn": .string(read.timeColumn),
      "valueColumn": .string(read.valueColumn), "velocityColumn": Self.text(read.velocityColumn),
      "timeUnit": .string(read.timeUnit.rawValue),
    ])
  }

  private var models: [JSONText] {
    zip(fits.ranked, fits.akaikeWeights).map { fit, weight in
      let constants: JSONText = .array(fit.constants.map(Self.json))
      return JSONText.object([
        "model": .string(fit.model.rawValue), "parameters": .number(Double(fit.parameterCount)),
        "noise": .number(fit.noise), "aicc": .number(fit.aicc), "bic": .number(fit.bic), "weight": .number(weight),
        "constants": constants,
      ])
    }
  }

  private static func json(_ constant: FittedConstant) -> JSONText {
    let unit = constant.quantity.unit
    return JSONText.object([
      "quantity": .string(constant.quantity.rawValue), "value": .number(constant.value),
      "unit": unit.isEmpty ? nil : .string(unit), "lower": .number(constant.interval?.lower),
      "upper": .number(constant.interval?.upper), "method": text(constant.interval?.method.rawValue),
    ])
  }

  private static func text(_ text: String?) -> JSONText? { text.map { .string($0) } }
}
