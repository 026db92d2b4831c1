internal import GSLNumerics
internal import ReferenceSolver
internal import RunRecords

/// What determines the numbers of a run, besides the suite.
enum RunProvenance {
  static func items(of options: SuiteRun.Options) -> [ProvenanceItem] {
    var items = software
    if let id = options.caseID { items.append(ProvenanceItem(name: "case", value: id)) }
    if let filter = options.filter { items.append(ProvenanceItem(name: "filter", value: filter)) }
    if !options.engines.isEmpty {
      items.append(ProvenanceItem(name: "engines", value: options.engines.joined(separator: ", ")))
    }
    return items
  }

  /// Toolchain, libraries and processor.
  static var software: [ProvenanceItem] {
    [
      ProvenanceItem(name: "Swift", value: toolchain),
      ProvenanceItem(name: "GSL", value: GSLLibrary.version),
      ProvenanceItem(name: "FLINT", value: FLINTLibrary.version),
      ProvenanceItem(name: "processor", value: architecture),
    ]
  }

  private static var toolchain: String {
    #if swift(>=6.4)
      "6.4 or later"
    #elseif swift(>=6.3)
      "6.3"
    #elseif swift(>=6.2)
      "6.2"
    #else
      "6.1"
    #endif
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }
}
