internal import Foundation

/// Reads a recording from a text file of columns.
///
/// Separators are commas, semicolons, tabs or spaces; with any but a comma the decimal mark may be a comma. A first row
/// that is not numbers names the columns; without one the first is the time, the second the value. A sample whose value is
/// an empty cell is a gap and left out.
public struct RecordingReader: Hashable, Sendable {
  /// By its heading, in any case, or by its number from 1; nil for what the headings say.
  public var timeColumn: String?
  public var valueColumn: String?
  public var velocityColumn: String?
  /// Nil for what the heading says, else seconds.
  public var timeUnit: TimeUnit?

  public init(
    timeColumn: String? = nil, valueColumn: String? = nil, velocityColumn: String? = nil, timeUnit: TimeUnit? = nil
  ) {
    self.timeColumn = timeColumn
    self.valueColumn = valueColumn
    self.velocityColumn = velocityColumn
    self.timeUnit = timeUnit
  }

  /// What was read, and from where.
  public struct Result: Hashable, Sendable {
    public let recording: RecordedMotion
    /// The headings, or the numbers, of the columns that were used.
    public let timeColumn: String
    public let valueColumn: String
    /// Nil where no velocities were read.
    public let velocityColumn: String?
    public let timeUnit: TimeUnit
    /// Samples without a value that were left out.
    public let gaps: Int
  }

  /// - Throws: ``RecordingTextError``, which names the line and the column.
  public func read(_ text: String) throws(RecordingTextError) -> Result {
    let table = CellTable(text)
    guard !table.rows.isEmpty else { throw .noRows }
    let columns = try RecordingColumns(table, for: self)
    let unit = timeUnit ?? columns.unit ?? .seconds
    var (times, values, velocities) = ([Double](), [Double](), [Double]())
    var lines: [Int] = []
    for row in table.rows {
      guard let value = try columns.number(columns.value, in: row, table) else { continue }
      guard let time = try columns.number(columns.time, in: row, table) else {
        throw .noTime(line: row.line)
      }
      if let velocity = columns.velocity {
        guard let speed = try columns.number(velocity, in: row, table) else { continue }
        velocities.append(speed)
      }
      let seconds = time / unit.perSecond
      if let last = times.last, !(seconds > last) {
        throw .timesDoNotAscend(line: row.line, time: seconds, before: last, lineBefore: lines[lines.count - 1])
      }
      times.append(seconds)
      values.append(value)
      lines.append(row.line)
    }
    let recording: RecordedMotion
    do throws(RecordingError) {
      recording = try RecordedMotion(
        times: times, values: values, velocities: columns.velocity == nil ? nil : velocities)
    } catch {
      throw .recording(error)
    }
    return Result(
      recording: recording, timeColumn: columns.name(columns.time), valueColumn: columns.name(columns.value),
      velocityColumn: columns.velocity.map { columns.name($0) }, timeUnit: unit, gaps: table.rows.count - times.count)
  }
}

/// Why a text is no recording. Lines and columns count from 1.
public enum RecordingTextError: Error, Hashable, Sendable {
  case noRows
  case oneColumn
  case noSuchColumn(String, headings: [String])
  /// No heading names the quantity, or several do.
  case unclear(quantity: String, headings: [String], option: String)
  case notANumber(line: Int, column: Int, heading: String, text: String)
  case notFinite(line: Int, column: Int, heading: String, text: String)
  case noCell(line: Int, column: Int, heading: String)
  case noTime(line: Int)
  case timesDoNotAscend(line: Int, time: Double, before: Double, lineBefore: Int)
  case recording(RecordingError)
}

extension RecordingTextError: CustomStringConvertible {
  /// One sentence without its full stop.
  public var description: String {
    switch self {
    case .noRows: "there are no rows of numbers; give a time and a value in each line"
    case .oneColumn: "there is only one column; give a time and a value in each line, separated by a comma"
    case .noSuchColumn(let name, let headings):
      "there is no column '\(name)'; the columns are \(Self.list(headings)), and may be given by number"
    case .unclear(let quantity, let headings, let option):
      "no heading names the \(quantity) among \(Self.list(headings)); say which it is with '\(option)'"
    case .notANumber(let line, let column, let heading, let text):
      "line \(line), column \(column) (\(heading)) says '\(text)', which is no number; write numbers such as 0.25"
    case .notFinite(let line, let column, let heading, let text):
      "line \(line), column \(column) (\(heading)) says '\(text)'; leave the cell empty where nothing was measured"
    case .noCell(let line, let column, let heading):
      "line \(line) has no column \(column) (\(heading)); end every line with as many cells as the first"
    case .noTime(let line): "line \(line) has a value and no time; give the time, or leave the line out"
    case .timesDoNotAscend(let line, let time, let before, let lineBefore):
      time == before
        ? "line \(line) has the same time as line \(lineBefore), \(time) s; keep one of them"
        : "the time falls from \(before) s in line \(lineBefore) to \(time) s in line \(line); "
          + "sort the lines, or cut the file where the clock was set back"
    case .recording(let error): "\(error)"
    }
  }

  private static func list(_ headings: [String]) -> String {
    headings.map { "'\($0)'" }.joined(separator: ", ")
  }
}
