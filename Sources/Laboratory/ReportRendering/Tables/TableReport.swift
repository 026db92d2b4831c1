public import RunRecords

/// A report that is one table with what there is to say about it, in every format that has tables.
public struct TableReport: Hashable, Sendable {
  /// A fact for data formats; people read it in the sentences.
  public struct Fact: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      case text(String)
      case count(Int)
    }

    /// "suiteVersion": ours, so that nothing in it has to be escaped.
    public var key: String
    public var value: Value

    public init(_ key: String, _ value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// The name of the document in data formats: "dashpot-diff".
  public var format: String
  public var facts: [Fact]
  public var table: Table
  /// Lines between the table and the sentences, drawn for a terminal.
  public var drawing: String
  public var sentences: [String]

  public init(format: String, facts: [Fact], table: Table, drawing: String = "", sentences: [String]) {
    self.format = format
    self.facts = facts
    self.table = table
    self.drawing = drawing
    self.sentences = sentences
  }

  /// For a terminal of `width` columns.
  public func text(width: Int, colour: Bool) -> String {
    let parts = [
      TextTable.render(table, width: width, colour: colour), drawing,
      sentences.map { VisibleText.of($0) + "\n" }.joined(),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// GitHub-flavoured Markdown.
  public var markdown: String {
    let picture = drawing.isEmpty ? [] : ["```text\n\(drawing)```\n"]
    let parts = [MarkdownTable.render(table)] + picture + sentences.map { MarkdownText.escaped($0) + "\n" }
    return parts.joined(separator: "\n")
  }

  /// The table alone.
  public var csv: String { CSVTable.render(table) }

  /// The facts, the table, and the sentences.
  public var json: String {
    var json = JSONWriter()
    json.beginObject()
    json.member("format", format)
    json.member("schemaVersion", 1)
    for fact in facts {
      switch fact.value {
      case .text(let text): json.member(fact.key, text)
      case .count(let count): json.member(fact.key, count)
      }
    }
    json.key("table")
    json.write(table)
    json.key("sentences")
    json.beginArray()
    for sentence in sentences { json.value(sentence) }
    json.endArray()
    json.endObject()
    json.endDocument()
    return json.text
  }
}
