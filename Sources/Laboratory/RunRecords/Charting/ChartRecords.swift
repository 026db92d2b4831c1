/// All that the charts of a run draw besides its summary, folded case by case.
///
/// Its size depends on the numbers of sweeps, engines and places of their axes, not on the number of cases.
public struct ChartRecords: Sendable {
  /// One for each sweep and engine, in the order of their first case.
  public private(set) var heatMaps: [HeatMap] = []
  /// One for each engine that claims rest, in the order of its first claim.
  public private(set) var settling: [SettlingPoints] = []
  public private(set) var against = AgainstCases()
  /// The worst of each sweep and engine as they moved.
  public var samples: [SampleRecord] = []

  private let axes: SweptAxes
  private var layouts: [String: HeatMapLayout] = [:]
  /// Of the sweep of the last case.
  private var first = 0
  private var sweep: String?

  /// - Parameter axes: of the same cases, which have to be walked over once before.
  public init(axes: SweptAxes) { self.axes = axes }

  /// - Precondition: a sweep's cases follow one another.
  public mutating func add(_ record: CaseRecord, _ measurements: [MeasurementRecord]) {
    if sweep != record.sweep {
      sweep = record.sweep
      first = heatMaps.firstIndex { $0.sweep == record.sweep } ?? heatMaps.count
    }
    let layout = layout(of: record.sweep)
    let place = layout.place(of: record)
    for (offset, measurement) in measurements.enumerated() {
      if let place {
        let index = heatMapIndex(of: measurement, layout, guess: first + offset)
        heatMaps[index].add(measurement, at: place)
      }
      against.add(measurement)
      guard let trueTime = record.settlingTime, let claimed = measurement.claimedSettlingTime else { continue }
      let index = settlingIndex(of: measurement)
      settling[index].add(measurement, trueTime: trueTime, claimedTime: claimed)
    }
  }

  private mutating func layout(of sweep: String) -> HeatMapLayout {
    if let layout = layouts[sweep] { return layout }
    let layout = HeatMapLayout(axes[sweep])
    layouts[sweep] = layout
    return layout
  }

  private mutating func heatMapIndex(
    of measurement: MeasurementRecord, _ layout: HeatMapLayout, guess: Int
  ) -> Int {
    func isMap(_ map: HeatMap) -> Bool { map.engine == measurement.engine && map.sweep == measurement.sweep }
    if heatMaps.indices.contains(guess), isMap(heatMaps[guess]) { return guess }
    if let index = heatMaps.firstIndex(where: isMap) { return index }
    heatMaps.append(
      HeatMap(sweep: measurement.sweep, engine: measurement.engine, role: measurement.role, layout: layout))
    return heatMaps.count - 1
  }

  private mutating func settlingIndex(of measurement: MeasurementRecord) -> Int {
    if let index = settling.firstIndex(where: { $0.engine == measurement.engine }) { return index }
    settling.append(SettlingPoints(engine: measurement.engine, role: measurement.role))
    return settling.count - 1
  }
}
