/// One axis of a sweep, as the ids of its cases tell it.
public struct SweptAxis: Hashable, Sendable {
  /// Up to so many values are told apart; of more the range alone is known.
  public static let largestValueCount = 64

  public let name: String
  /// As written in the ids: numbers ascending, names in the order of their first case. Empty for a range.
  public private(set) var values: [String] = []
  /// The least and the greatest of more values than are told apart.
  public private(set) var range: ClosedRange<Double>?
  /// Whether every value so far reads as a finite number.
  public private(set) var isNumeric = true

  init(name: String) { self.name = name }

  mutating func add(_ text: String) {
    let number = Double(text).flatMap { $0.isFinite ? $0 : nil }
    if number == nil { isNumeric = false }
    if let range {
      if let number { self.range = min(range.lowerBound, number)...max(range.upperBound, number) }
      return
    }
    guard !values.contains(text) else { return }
    values.append(text)
    if isNumeric { values.sort { (Double($0) ?? 0) < (Double($1) ?? 0) } }
    guard values.count > Self.largestValueCount else { return }
    let numbers = values.compactMap { Double($0) }.filter(\.isFinite)
    range = (numbers.min() ?? 0)...(numbers.max() ?? 0)
    values = []
  }

  /// Whether its places can be drawn: names beyond those told apart cannot.
  var isDrawable: Bool { range == nil ? !values.isEmpty : isNumeric }
}

/// The axes of every sweep of a run, gathered case by case.
public struct SweptAxes: Sendable {
  private var axesOfSweep: [String: [SweptAxis]] = [:]

  public init() {}

  public mutating func add(_ record: CaseRecord) {
    let entries = Self.entries(of: record.id)
    var axes = axesOfSweep.removeValue(forKey: record.sweep) ?? []
    for (guess, entry) in entries.enumerated() {
      let index =
        axes.indices.contains(guess) && axes[guess].name == entry.name
        ? guess : axes.firstIndex { $0.name == entry.name }
      if let index {
        axes[index].add(String(entry.value))
      } else {
        var axis = SweptAxis(name: String(entry.name))
        axis.add(String(entry.value))
        axes.append(axis)
      }
    }
    axesOfSweep[record.sweep] = axes
  }

  /// In the order of the ids.
  public subscript(sweep: String) -> [SweptAxis] { axesOfSweep[sweep] ?? [] }

  /// The values of the axes in an id, `suite@version/sweep/axis=value,…`; what is no such pair is left out.
  public static func entries(of id: String) -> [(name: Substring, value: Substring)] {
    let parts = id.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return [] }
    return parts[2].split(separator: ",").compactMap { entry in
      guard let sign = entry.firstIndex(of: "="), sign != entry.startIndex else { return nil }
      return (entry[..<sign], entry[entry.index(after: sign)...])
    }
  }
}
