/// The errors of one engine over the axes of one sweep: where it breaks.
public struct HeatMap: Hashable, Sendable {
  /// What is known of the cases at one place.
  public struct Cell: Hashable, Sendable {
    public let x: Int
    public let y: Int
    public let facet: Int
    /// Cases that came to a judgement.
    public internal(set) var cases = 0
    /// Those that count against the engine.
    public internal(set) var against = 0
    /// Largest position error over its tolerance, infinite where it is no number; nil where there is none.
    public internal(set) var severity: Double?
    /// Largest position error, fraction of the amplitude; of the case of `severity`.
    public internal(set) var positionError: Double?
    /// The case of `severity`.
    public internal(set) var caseID: String?
  }

  public let sweep: String
  public let engine: String
  public let role: Role
  public let layout: HeatMapLayout
  /// Row by row from the first map on.
  public var cells: [Cell] {
    cellOfPlace.values.sorted { ($0.facet, $0.y, $0.x) < ($1.facet, $1.y, $1.x) }
  }
  private var cellOfPlace: [Int: Cell] = [:]

  init(sweep: String, engine: String, role: Role, layout: HeatMapLayout) {
    self.sweep = sweep
    self.engine = engine
    self.role = role
    self.layout = layout
  }

  /// Largest severity; infinite where one is no number.
  public var severity: Double { cellOfPlace.values.lazy.compactMap(\.severity).max() ?? 0 }
  public var against: Int { cellOfPlace.values.reduce(0) { $0 + $1.against } }

  mutating func add(_ measurement: MeasurementRecord, at place: (x: Int, y: Int, facet: Int)) {
    let key = (place.facet * layout.y.count + place.y) * layout.x.count + place.x
    var cell = cellOfPlace[key] ?? Cell(x: place.x, y: place.y, facet: place.facet)
    if case .notApplicable = measurement.verdict {
      cellOfPlace[key] = cell
      return
    }
    cell.cases += 1
    if measurement.verdict.isAgainst || measurement.isUnsound { cell.against += 1 }
    if let severity = measurement.severity, cell.severity.map({ severity > $0 }) ?? true {
      cell.severity = severity
      cell.positionError = measurement.positionError
      cell.caseID = measurement.caseID
    }
    cellOfPlace[key] = cell
  }
}

extension HeatMapLayout {
  /// Where a case lies; nil for one that has no place.
  func place(of record: CaseRecord) -> (x: Int, y: Int, facet: Int)? {
    let entries = SweptAxes.entries(of: record.id)
    func place(on axis: HeatMapAxis) -> Int? {
      if axis.places == .single { return 0 }
      return entries.first { $0.name == axis.name }.flatMap { axis.place(of: $0.value) }
    }
    guard let x = place(on: x), let y = place(on: y), let facet = place(on: facet) else { return nil }
    return (x, y, facet)
  }
}
