import RunRecords

/// A table that sorts by its headings and is filtered by a word, in a fold of its own.
enum HTMLTable {
  /// - Parameters:
  ///   - id: ours.
  ///   - isOpen: whether it is unfolded at first.
  static func render(_ table: Table, id: String, isOpen: Bool) -> String {
    let title = HTMLText.escaped(table.title)
    let count = table.rows.count
    var text = "<details\(isOpen ? " open" : "")><summary>\(title) (\(count))</summary>\n"
    guard count > 0 else { return text + "<p>\(HTMLText.escaped(table.emptyText))</p></details>\n" }
    for note in table.notes { text += "<p class=\"soft\">\(HTMLText.escaped(note))</p>\n" }
    text += tools(id: id, title: title, count: count)
    text += "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"\(title)\">\n" + grid(table, id: id)
    return text + "</div></details>\n"
  }

  private static func tools(id: String, title: String, count: Int) -> String {
    guard count > 3 else { return "" }
    return """
      <div class="tools"><label>Filter “\(title)” by words<input type="search" id="filter-\(id)" autocomplete="off"></label>\
      <output id="count-\(id)" for="filter-\(id)">\(count) of \(count) rows</output></div>

      """
  }

  private static func grid(_ table: Table, id: String) -> String {
    let columns = table.columns.indices.filter { table.columns[$0].audience == .everyone }
    var text = "<table id=\"\(id)\" data-sorts><caption class=\"hidden\">\(HTMLText.escaped(table.title))</caption>"
    text += "<thead><tr>"
    for column in columns.map({ table.columns[$0] }) {
      let isNumber = column.alignment == .trailing
      text += "<th scope=\"col\"\(isNumber ? " class=\"number\"" : "")><button type=\"button\">"
      text += "\(HTMLText.escaped(column.heading))</button></th>"
    }
    text += "</tr></thead><tbody>\n"
    for row in table.rows {
      text += "<tr>" + columns.map { cell(row[$0], table.columns[$0]) }.joined() + "</tr>\n"
    }
    return text + "</tbody></table>"
  }

  private static func cell(_ cell: Cell, _ column: Column) -> String {
    let shown = HTMLText.escaped(cell.shown)
    if column.kind == .code { return "<td>\(command(cell.shown))</td>" }
    if column.alignment == .trailing { return "<td class=\"number\">\(shown)</td>" }
    switch cell {
    case .verdict(let verdict) where verdict.isAgainst: return "<td class=\"bad-word\">\(shown)</td>"
    case .verdict(.within): return "<td class=\"good-word\">\(shown)</td>"
    default: return "<td>\(shown)</td>"
    }
  }

  /// A command with the button that copies it.
  static func command(_ text: String) -> String {
    "<div class=\"command\"><code>\(HTMLText.escaped(text))</code>"
      + "<button type=\"button\" data-copy aria-label=\"Copy the command\">Copy</button></div>"
  }
}
