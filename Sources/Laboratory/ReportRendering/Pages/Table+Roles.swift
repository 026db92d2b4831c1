import RunRecords

extension Table {
  /// The rows of engines of one role, without the column that says so; nil where there are none.
  func of(_ role: Role, title: String) -> Table? {
    guard let column = columns.firstIndex(where: { $0.key == "role" }) else { return nil }
    let chosen = rows.filter { $0[column] == .text(role.rawValue) }
    guard !chosen.isEmpty else { return nil }
    var table = self
    table.title = title
    table.columns.remove(at: column)
    table.rows = chosen.map { row in
      var row = row
      row.remove(at: column)
      return row
    }
    table.notes = []
    return table
  }

  /// A table for each role, what is judged first; itself where it has no rows.
  var byRole: [Table] {
    if rows.isEmpty { return [self] }
    return [
      of(.judged, title: "What is judged"), of(.shown, title: "Textbook methods, for comparison"),
      of(.specimen, title: "Faulty on purpose"),
    ].compactMap(\.self)
  }
}
