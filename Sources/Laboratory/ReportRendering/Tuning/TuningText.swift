public import RunRecords

/// A tuning for a terminal: what was asked, the constants before and after, tables and trade-off curves.
public struct TuningText {
  private let record: TuningRecord
  private let width: Int
  private let colour: Bool
  private let style: TerminalPlot.Style

  public init(_ record: TuningRecord, width: Int, colour: Bool, style: TerminalPlot.Style) {
    self.record = record
    self.width = width
    self.colour = colour
    self.style = style
  }

  public var text: String {
    let heading = Styled(VisibleText.of("\(record.engine): \(record.objective)"), .bold).text(colour) + "\n"
    let tables = [record.constantsTable, record.errorsTable] + (record.settlingTable.map { [$0] } ?? [])
    let plots = record.curves.map {
      TuningPlot.render(record, $0, width: min(width, 100), style: colour ? style : .marks, colour: colour)
    }
    let parts =
      [heading + Self.scope(record) + Self.work(record) + "\n"]
      + tables.map { TextTable.render($0, width: width, colour: colour) } + plots
      + [record.sentences.map { VisibleText.of($0) + "\n" }.joined()]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// "33 cases of standard@4/named, seed 1."
  static func scope(_ record: TuningRecord) -> String {
    let filter = record.filter.isEmpty ? "" : "/\(record.filter)"
    let refused = record.refused > 0 ? ", \(record.refused) that it cannot be asked left out" : ""
    return VisibleText.of("\(record.cases) cases of \(record.suite)\(filter)\(refused), seed \(record.seed).")
  }

  /// How much was done, which a last bit can change: not for pages that are compared.
  static func work(_ record: TuningRecord) -> String {
    guard case .found(let agreeing, let searches) = record.outcome, searches > 1 else {
      return " \(record.evaluations) candidates."
    }
    return " \(record.evaluations) candidates; \(agreeing) of \(searches) local searches ended there."
  }
}
