internal import EngineComparison

/// Suites by the words people type: a built-in name, or a file.
enum SuiteChoice {
  static func suite(named word: String) throws(CommandFailure) -> Suite {
    do {
      if let suite = try SuiteCatalog.suite(named: word) { return suite }
      guard looksLikeFile(word) else {
        throw CommandFailure.usage(
          .unknownName(
            kind: "suite", word: word, nearest: NearestName.of(word, among: SuiteCatalog.names),
            list: "dashpot list suites"), command: "verify")
      }
      return try Suite(yaml: try InputFile.bytes(of: word), path: word)
    } catch let error as SuiteError {
      throw .badSuite(error)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw .internalError(reason: "\(error)")
    }
  }

  /// A word with a folder or an ending, or that names what is there.
  private static func looksLikeFile(_ word: String) -> Bool {
    word.contains("/") || word.hasSuffix(".yaml") || word.hasSuffix(".yml") || InputFile.exists(word)
  }
}

extension SuiteChoice {
  /// The built-in suites, each with its version and size.
  static func entries() throws(CommandFailure) -> [(name: String, meaning: String)] {
    var entries: [(name: String, meaning: String)] = []
    for name in SuiteCatalog.names {
      let suite = try self.suite(named: name)
      entries.append((name, "version \(suite.version), \(suite.caseCount) cases"))
    }
    return entries
  }
}
