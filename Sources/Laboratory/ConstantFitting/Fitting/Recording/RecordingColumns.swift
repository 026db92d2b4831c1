/// Which columns of a table are the time, the value and the velocity.
struct RecordingColumns {
  let time: Int
  let value: Int
  let velocity: Int?
  /// What the heading of the time says.
  let unit: TimeUnit?
  private let headings: [String]

  init(_ table: CellTable, for reader: RecordingReader) throws(RecordingTextError) {
    let count = table.header?.count ?? table.rows.first?.cells.count ?? 0
    guard count > 1 else { throw .oneColumn }
    let headings = table.header?.map(CellTable.printable) ?? (1...count).map { "column \($0)" }
    let names = table.header.map { $0.map { ColumnName($0) } }
    func chosen(_ word: String?) throws(RecordingTextError) -> Int? {
      guard let word else { return nil }
      if let place = headings.firstIndex(where: { $0.lowercased() == word.lowercased() }) { return place }
      guard let number = Int(word), (1...count).contains(number) else {
        throw .noSuchColumn(word, headings: headings)
      }
      return number - 1
    }
    let time = try chosen(reader.timeColumn) ?? Self.time(names)
    guard let time else {
      throw .unclear(quantity: "time", headings: headings, option: "--time-column NAME")
    }
    let velocity = try chosen(reader.velocityColumn)
    guard let value = try chosen(reader.valueColumn) ?? Self.value(names, count: count, except: [time, velocity]) else {
      throw .unclear(quantity: "value", headings: headings, option: "--value-column NAME")
    }
    self.time = time
    self.value = value
    // Why: a velocity belongs to the value only where no other column could be what it is the velocity of.
    self.velocity = velocity ?? (reader.valueColumn == nil ? Self.velocity(names) : nil)
    if case .time(let unit)? = names?[time].role { self.unit = unit } else { unit = nil }
    self.headings = headings
  }

  func name(_ column: Int) -> String { headings[column] }

  /// Nil for an empty cell.
  func number(
    _ column: Int, in row: CellTable.Row, _ table: CellTable
  ) throws(RecordingTextError) -> Double? {
    guard column < row.cells.count else {
      throw .noCell(line: row.line, column: column + 1, heading: headings[column])
    }
    let cell = row.cells[column]
    if cell.isEmpty { return nil }
    guard let number = table.number(cell) else {
      throw .notANumber(
        line: row.line, column: column + 1, heading: headings[column], text: CellTable.printable(cell.prefix(40)))
    }
    guard number.isFinite else {
      throw .notFinite(
        line: row.line, column: column + 1, heading: headings[column], text: CellTable.printable(cell.prefix(40)))
    }
    return number
  }

  private static func time(_ names: [ColumnName]?) -> Int? {
    guard let names else { return 0 }
    return names.firstIndex { if case .time? = $0.role { true } else { false } }
  }

  private static func velocity(_ names: [ColumnName]?) -> Int? {
    guard let found = names?.indices.filter({ names?[$0].role == .velocity }), found.count == 1 else { return nil }
    return found[0]
  }

  /// The heading that names a value best; where none does, the only column that is left.
  private static func value(_ names: [ColumnName]?, count: Int, except taken: [Int?]) -> Int? {
    guard let names else { return (0..<count).first { !taken.contains($0) } }
    let free = names.indices.filter { !taken.contains($0) }
    if let best = free.filter({ names[$0].role == .value }).min(by: { names[$0].rank ?? 0 < names[$1].rank ?? 0 }) {
      return best
    }
    let unnamed = free.filter { names[$0].role == nil }
    return unnamed.count == 1 ? unnamed[0] : nil
  }
}
