internal import ReportRendering
internal import RunRecords

/// Baselines and lists of accepted exceedances, as files.
enum BaselineFile {
  static func document(at path: String) throws(CommandFailure) -> BaselineDocument {
    let bytes = try InputFile.bytes(of: path)
    do {
      return try BaselineText.parse(bytes, path: path)
    } catch {
      throw .badBaseline(error)
    }
  }

  /// None without a path.
  static func accepted(at path: String?) throws(CommandFailure) -> AcceptedExceedances {
    guard let path else { return AcceptedExceedances() }
    let bytes = try InputFile.bytes(of: path)
    do {
      return try AcceptedExceedancesText.parse(bytes, path: path)
    } catch {
      throw .badBaseline(error)
    }
  }
}
