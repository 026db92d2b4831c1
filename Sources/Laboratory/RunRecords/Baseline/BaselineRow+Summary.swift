extension EngineSummary {
  /// The engine's figures over the sweep; those that it has none of are left out.
  var baselineRows: [BaselineRow] {
    var rows: [BaselineRow] = []
    func add(_ quantity: BaselineQuantity, _ value: Double, _ caseID: String? = nil) {
      let key = BaselineRow.Key(sweep: sweep, engine: engine, quantity: quantity)
      rows.append(BaselineRow(key: key, part: BaselineRow.Part(role), value: value, caseID: caseID))
    }
    func add(_ quantity: BaselineQuantity, _ extreme: Extreme?) {
      if let extreme { add(quantity, extreme.value, extreme.caseID) }
    }
    guard verdicts.decided > 0 else { return [] }
    add(.positionError, positionError)
    if let positionErrorRMS { add(.positionErrorRMS, positionErrorRMS) }
    add(.velocityError, velocityError)
    add(.endError, endError)
    add(.overshootError, overshootError)
    add(.peakTimeError, peakTimeError)
    add(.timeScale, timeScaleFarthestFromOne)
    add(.timeOffset, timeOffset)
    add(.errorAfterFit, errorAfterFit)
    add(.earliestSettlingError, earliestSettlingError)
    add(.latestSettlingError, latestSettlingError)
    add(.excursionAfterStop, excursionAfterStop)
    add(.reachedClass, Double(reachedClass.map(Self.place) ?? PrecisionClass.allCases.count))
    add(.against, Double(verdicts.against))
    add(.blowUps, Double(blowUps))
    return rows
  }

  private static func place(_ reached: PrecisionClass) -> Int {
    PrecisionClass.allCases.firstIndex(of: reached) ?? PrecisionClass.allCases.count
  }

  /// NaN where either is NaN.
  private var timeScaleFarthestFromOne: Extreme? {
    guard let smallest = smallestTimeScale, let largest = largestTimeScale else {
      return smallestTimeScale ?? largestTimeScale
    }
    if smallest.value.isNaN { return smallest }
    return (smallest.value - 1).magnitude >= (largest.value - 1).magnitude ? smallest : largest
  }
}

extension SweepSummary {
  /// The figures of the truth.
  var baselineRows: [BaselineRow] {
    func row(_ quantity: BaselineQuantity, _ value: Double, _ caseID: String? = nil) -> BaselineRow {
      let key = BaselineRow.Key(sweep: sweep, engine: "", quantity: quantity)
      return BaselineRow(key: key, part: .truth, value: value, caseID: caseID)
    }
    return [
      row(.cases, Double(cases)), row(.checksThatDoNotHold, Double(checksThatDoNotHold)),
      deviation.map { row(.deviation, $0.value, $0.caseID) },
      truthRadius.map { row(.truthRadius, $0.value, $0.caseID) },
    ].compactMap(\.self)
  }
}

extension SignatureRecord {
  /// How many of its signatures each specimen does not show, and its twin shows as well.
  static func baselineRows(of signatures: [SignatureRecord]) -> [BaselineRow] {
    var names: [String] = []
    for signature in signatures where !names.contains(signature.specimen) { names.append(signature.specimen) }
    return names.flatMap { name in
      let own = signatures.filter { $0.specimen == name }
      let counts: [(BaselineQuantity, Int)] = [
        (.signaturesNotShown, own.count { !$0.isShown }), (.twinsNotClean, own.count { !$0.twinIsClean }),
      ]
      return counts.map { quantity, count in
        BaselineRow(
          key: BaselineRow.Key(sweep: "", engine: name, quantity: quantity), part: .specimen, value: Double(count))
      }
    }
  }
}
