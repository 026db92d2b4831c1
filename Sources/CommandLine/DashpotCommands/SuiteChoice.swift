internal import EngineComparison
internal import EngineModels
internal import PlatformSprings

/// Suites by the words people type: a built-in name, or a file.
enum SuiteChoice {
  static func suite(named word: String, for command: String = "verify") throws(CommandFailure) -> Suite {
    let bytes: [UInt8]
    let path: String
    if SuiteCatalog.names.contains(word) {
      (bytes, path) = (try builtIn(word), "\(word).yaml")
    } else if looksLikeFile(word) {
      (bytes, path) = (try InputFile.bytes(of: word), word)
    } else {
      throw .usage(
        .unknownName(
          kind: "suite", word: word,
          nearest: NearestWord.nearest(to: word, among: names), list: "dashpot list suites"), command: command)
    }
    do {
      return try Suite.parse(bytes, path: path, vocabulary: vocabulary)
    } catch {
      throw .badSuite(error)
    }
  }

  /// The built-in suites, each with its size and what it is for.
  static func entries() throws(CommandFailure) -> [(name: String, meaning: String)] {
    var entries: [(name: String, meaning: String)] = []
    for name in SuiteCatalog.names {
      let suite = try self.suite(named: name)
      let summary = suite.summary.isEmpty ? "" : ": \(suite.summary)"
      entries.append((name, "version \(suite.version), \(suite.caseCount) cases\(summary)"))
    }
    return entries + [try publishedEntry(), easingEntry]
  }

  /// Everything that `verify` takes by name.
  private static var names: [String] {
    SuiteCatalog.names + [PublishedValues.builtInName, EasingSession.builtInName]
  }

  private static let easingEntry = (
    name: EasingSession.builtInName,
    meaning:
      "\(EasingRegion.allCases.count) regions of easing curves, points drawn by a seed: timing curves with steep "
      + "ends and vertical tangents, and all named curves, against the exact curve in ulp"
  )

  private static func publishedEntry() throws(CommandFailure) -> (name: String, meaning: String) {
    do {
      let table = try PublishedValues.builtIn()
      let version = table.name.split(separator: "@").last ?? ""
      return (
        PublishedValues.builtInName,
        "version \(version), \(table.rows.count) values from \(table.sources.count) sources: what platforms, their tests "
          + "and public reports print about springs and decays, worked out again"
      )
    } catch {
      throw .badValues(error)
    }
  }

  /// What a suite may name.
  private static var vocabulary: SuiteVocabulary {
    SuiteVocabulary(engines: Set(EngineCatalog.all.map(\.name)), springs: Set(SpringCatalog.all.map(\.name)))
  }

  private static func builtIn(_ name: String) throws(CommandFailure) -> [UInt8] {
    do {
      return try SuiteCatalog.bytes(of: name)
    } catch {
      throw .internalError(reason: "\(error)")
    }
  }

  /// A word with a folder or an ending, or that names what is there.
  private static func looksLikeFile(_ word: String) -> Bool {
    word.contains("/") || word.hasSuffix(".yaml") || word.hasSuffix(".yml") || InputFile.exists(word)
  }
}
