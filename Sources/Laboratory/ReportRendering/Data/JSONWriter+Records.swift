import RunRecords

extension JSONWriter {
  mutating func write(_ run: RunRecord) {
    beginObject()
    member("suite", run.suite)
    member("suiteVersion", run.suiteVersion)
    member("suiteHash", run.suiteHash)
    member("plannedCases", run.plannedCases)
    member("isComplete", run.isComplete)
    key("provenance")
    beginArray()
    for item in run.provenance {
      beginObject(onOneLine: true)
      member("name", item.name)
      member("value", item.value)
      endObject()
    }
    endArray()
    endObject()
  }

  mutating func write(_ record: CaseRecord, _ measurements: [MeasurementRecord]) {
    beginObject(onOneLine: true)
    member("case", record.id)
    member("sweep", record.sweep)
    write(record.law)
    member("startPosition", record.startPosition)
    member("startVelocity", record.startVelocity)
    member("retargets", record.retargets)
    if record.constantsChanges > 0 { member("constantsChanges", record.constantsChanges) }
    member("schedule", record.schedule)
    member("frameRate", record.frameRate)
    member("frameRateGroup", record.frameRateGroup)
    member("window", record.window)
    member("samples", record.samples)
    member("periods", record.periods)
    member("amplitude", record.amplitude)
    member("truthRadius", record.truthRadius)
    member("settlingBand", record.settlingBand)
    member("settlingScale", record.settlingScale)
    member("settlingTime", record.settlingTime)
    member("overshoot", record.overshoot)
    member("peakTime", record.peakTime)
    key("check")
    write(record.check)
    key("measurements")
    beginArray()
    for measurement in measurements { write(measurement) }
    endArray()
    endObject()
  }

  /// Members of the object that is open: the name of the law and its constants.
  mutating func write(_ law: CaseRecord.Law) {
    member("law", law.name)
    let constants = law.constants
    for (name, value) in [
      ("mass", constants.mass), ("stiffness", constants.stiffness),
      ("dampingCoefficient", constants.dampingCoefficient),
      ("frictionRate", constants.frictionRate), ("frictionDeceleration", constants.frictionDeceleration),
      ("dragCoefficient", constants.dragCoefficient), ("coulombFriction", constants.coulombFriction),
      ("quadraticDamping", constants.quadraticDamping),
    ] {
      if let value { member(name, value) }
    }
  }

  private mutating func write(_ check: IntegrationCheck) {
    beginObject()
    member("stepper", check.stepper)
    member("deviation", check.deviation)
    member("tolerance", check.tolerance)
    member("evaluations", check.evaluations)
    member("failure", check.failure)
    member("holds", check.holds)
    endObject()
  }

  private mutating func write(_ measurement: MeasurementRecord) {
    beginObject()
    member("engine", measurement.engine)
    member("role", measurement.role.rawValue)
    member("verdict", measurement.verdict.name)
    member("detail", measurement.verdict.detail)
    member("reachedClass", measurement.reachedClass?.rawValue)
    member("tolerance", measurement.tolerance)
    member("positionError", measurement.positionError)
    member("positionErrorTime", measurement.positionErrorTime)
    member("positionErrorRMS", measurement.positionErrorRMS)
    member("velocityError", measurement.velocityError)
    member("endError", measurement.endError)
    member("overshootError", measurement.overshootError)
    member("peakTimeError", measurement.peakTimeError)
    member("timeScale", measurement.timeScale)
    member("timeOffset", measurement.timeOffset)
    member("errorAfterFit", measurement.errorAfterFit)
    member("claimedSettlingTime", measurement.claimedSettlingTime)
    member("excursionAfterStop", measurement.excursionAfterStop)
    member("blowUpTime", measurement.blowUpTime)
    endObject()
  }

  mutating func write(_ outcome: Outcome) {
    beginObject()
    member("exitStatus", Int(outcome.exitStatus.rawValue))
    member("nothingJudged", outcome.nothingJudged)
    member("judgedWithin", outcome.judged.within)
    member("judgedExceeds", outcome.judged.exceeds)
    member("judgedFailed", outcome.judged.failed)
    member("judgedNotApplicable", outcome.judged.notApplicable)
    member("judgedUnsound", outcome.judged.unsound)
    member("checksThatDoNotHold", outcome.checksThatDoNotHold)
    key("specimensNotCaught")
    beginArray()
    for name in outcome.specimensNotCaught { value(name) }
    endArray()
    member("signaturesNotShown", outcome.signaturesNotShown)
    member("twinsNotClean", outcome.twinsNotClean)
    endObject()
  }

  /// Title, columns, and a row as an object whose names are the columns' keys.
  mutating func write(_ table: Table) {
    beginObject()
    member("title", table.title)
    key("columns")
    beginArray()
    for column in table.columns {
      beginObject(onOneLine: true)
      member("key", column.key)
      member("title", column.title)
      member("unit", column.unit)
      endObject()
    }
    endArray()
    key("rows")
    beginArray()
    for row in table.rows {
      beginObject(onOneLine: true)
      for (column, cell) in zip(table.columns, row) {
        key(column.key)
        write(cell)
      }
      endObject()
    }
    endArray()
    endObject()
  }

  private mutating func write(_ cell: Cell) {
    switch cell {
    case .missing: value(String?.none)
    case .text(let text): value(text)
    case .count(let count): value(count)
    case .number(let number, _): value(number)
    case .verdict(let verdict): value(verdict.shown)
    case .flag(let flag): value(flag)
    }
  }
}
