public import RunRecords

/// A run as CSV: one line for each case and engine, the case's columns before the engine's.
///
/// The header and every line have the same number of fields. Numbers are the shortest that read back to the same bits;
/// what is not finite is `nan`, `infinity` or `-infinity`; a missing value is an empty field. Memory does not grow with
/// the number of cases.
public struct CaseCSV<Failure: Error> {
  private let sink: (String) throws(Failure) -> Void

  /// Writes the header.
  ///
  /// - Parameter sink: takes the text piece by piece; a piece ends at the end of a line.
  public init(to sink: @escaping (String) throws(Failure) -> Void) throws(Failure) {
    self.sink = sink
    try sink(CSVText.line(CaseCSVColumns.all.map { CSVText.field($0) }))
  }

  /// Writes the lines of one case.
  public func add(_ record: CaseRecord, _ measurements: [MeasurementRecord]) throws(Failure) {
    guard !measurements.isEmpty else { return }
    let start = CaseCSVColumns.fields(of: record)
    var text = ""
    for measurement in measurements {
      text += start
      text += CaseCSVColumns.fields(of: measurement)
    }
    try sink(text)
  }
}

enum CaseCSVColumns {
  static let all = ofCase + ofMeasurement

  private static let ofCase = [
    "case", "sweep", "law", "mass", "stiffness", "dampingCoefficient", "frictionRate", "frictionDeceleration",
    "dragCoefficient", "coulombFriction", "quadraticDamping", "startPosition", "startVelocity", "retargets",
    "constantsChanges", "schedule", "frameRate", "frameRateGroup", "window", "samples", "periods",
    "amplitude", "truthRadius", "settlingBand", "settlingScale", "settlingTime", "overshoot", "peakTime",
    "checkStepper", "checkDeviation", "checkTolerance", "checkEvaluations", "checkFailure", "checkHolds",
  ]

  private static let ofMeasurement = [
    "engine", "role", "verdict", "detail", "reachedClass", "tolerance", "positionError", "positionErrorTime",
    "positionErrorRMS", "velocityError", "endError", "overshootError", "peakTimeError", "timeScale", "timeOffset",
    "errorAfterFit", "claimedSettlingTime", "excursionAfterStop", "blowUpTime",
  ]

  /// With the comma that goes before the first field of the measurement.
  static func fields(of record: CaseRecord) -> String {
    let constants = record.law.constants
    let law = [
      record.law.name, CSVText.field(constants.mass), CSVText.field(constants.stiffness),
      CSVText.field(constants.dampingCoefficient), CSVText.field(constants.frictionRate),
      CSVText.field(constants.frictionDeceleration), CSVText.field(constants.dragCoefficient),
      CSVText.field(constants.coulombFriction), CSVText.field(constants.quadraticDamping),
    ]
    let start = [CSVText.field(record.id), CSVText.field(record.sweep)] + law
    let statement = [
      CSVText.field(record.startPosition), CSVText.field(record.startVelocity), String(record.retargets),
      String(record.constantsChanges), CSVText.field(record.schedule), CSVText.field(record.frameRate),
      CSVText.field(record.frameRateGroup),
      CSVText.field(record.window), String(record.samples), CSVText.field(record.periods),
    ]
    let truth = [
      CSVText.field(record.amplitude), CSVText.field(record.truthRadius), CSVText.field(record.settlingBand),
      CSVText.field(record.settlingScale), CSVText.field(record.settlingTime), CSVText.field(record.overshoot),
      CSVText.field(record.peakTime),
    ]
    let check = [
      CSVText.field(record.check.stepper), CSVText.field(record.check.deviation),
      CSVText.field(record.check.tolerance), String(record.check.evaluations), CSVText.field(record.check.failure),
      record.check.holds ? "true" : "false",
    ]
    return (start + statement + truth + check).joined(separator: ",") + ","
  }

  static func fields(of measurement: MeasurementRecord) -> String {
    CSVText.line([
      CSVText.field(measurement.engine), measurement.role.rawValue, measurement.verdict.name,
      CSVText.field(measurement.verdict.detail), CSVText.field(measurement.reachedClass?.rawValue),
      CSVText.field(measurement.tolerance),
      CSVText.field(measurement.positionError), CSVText.field(measurement.positionErrorTime),
      CSVText.field(measurement.positionErrorRMS), CSVText.field(measurement.velocityError),
      CSVText.field(measurement.endError), CSVText.field(measurement.overshootError),
      CSVText.field(measurement.peakTimeError), CSVText.field(measurement.timeScale),
      CSVText.field(measurement.timeOffset), CSVText.field(measurement.errorAfterFit),
      CSVText.field(measurement.claimedSettlingTime),
      CSVText.field(measurement.excursionAfterStop), CSVText.field(measurement.blowUpTime),
    ])
  }
}
