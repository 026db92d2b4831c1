import RunRecords

extension Statement {
  func bind(sample: SampleRecord, position: Int) {
    bind(position, at: 1)
    bind(sample.caseID, at: 2)
    bind(sample.sweep, at: 3)
    bind(sample.engine, at: 4)
    bind(sample.role.rawValue, at: 5)
    bind(sample.place, at: 6)
    bind(column: sample.curves.times, at: 7)
    bind(optionalColumn: sample.curves.positions, at: 8)
    bind(optionalColumn: sample.curves.velocities, at: 9)
    bind(column: sample.curves.truePositions, at: 10)
    bind(column: sample.curves.truePositionTails, at: 11)
    bind(column: sample.curves.trueVelocities, at: 12)
  }

  /// A row of the table `samples`; nil where a value that must be there is not, or columns differ in length.
  func sample() -> SampleRecord? {
    guard let caseID = text(at: 1), let sweep = text(at: 2), let engine = text(at: 3),
      let role = text(at: 4).flatMap(Role.init(rawValue:)), let times = column(at: 6),
      let truth = column(at: 9), let tails = column(at: 10), let trueVelocities = column(at: 11)
    else { return nil }
    let positions = isNull(at: 7) ? [] : column(at: 7)
    let velocities = isNull(at: 8) ? [] : column(at: 8)
    guard let positions, let velocities, [truth, tails, trueVelocities].allSatisfy({ $0.count == times.count }),
      [positions, velocities].allSatisfy({ [0, times.count].contains($0.count) })
    else { return nil }
    return SampleRecord(
      caseID: caseID, sweep: sweep, engine: engine, role: role, place: integer(at: 5),
      curves: SampledCurves(
        times: times, positions: positions, velocities: velocities, truePositions: truth, truePositionTails: tails,
        trueVelocities: trueVelocities))
  }

  private func bind(column: [Double], at index: Int32) {
    bind(
      column.flatMap { value in withUnsafeBytes(of: value.bitPattern.littleEndian, Array.init) }, at: index)
  }

  private func bind(optionalColumn column: [Double], at index: Int32) {
    if column.isEmpty { bind(String?.none, at: index) } else { bind(column: column, at: index) }
  }

  private func column(at index: Int32) -> [Double]? {
    guard let bytes = bytes(at: index), bytes.count % 8 == 0 else { return nil }
    return bytes.withUnsafeBytes { buffer in
      (0..<buffer.count / 8).map {
        Double(bitPattern: UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: 8 * $0, as: UInt64.self)))
      }
    }
  }
}
