/// How the report of a kept run is written: as that of any run, or as a page, for which the cases are read twice.
enum KeptReportFormat: Hashable, Sendable {
  case written(ReportFormat)
  case page

  static let pageWord = "html"
  static let summary = ReportFormat.summary + "; or html, a page"
}

extension ValueReader where Value == KeptReportFormat {
  static var word: ValueReader<KeptReportFormat> {
    ValueReader { (word) throws(ValueRefusal) in
      if word == KeptReportFormat.pageWord { return .page }
      guard let format = ReportFormat(rawValue: word) else {
        let names = ReportFormat.allCases.map(\.rawValue) + [KeptReportFormat.pageWord]
        throw ValueRefusal(expectation: "one of \(names.joined(separator: ", "))", candidates: names)
      }
      return .written(format)
    }
  }
}
