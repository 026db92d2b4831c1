extension RunSummary {
  /// Whether each specimen shows what gives it away, and its corrected twin does not.
  public func signaturesTable() -> Table {
    Table(
      key: "signatures", title: "Specimens", columns: Self.signatureColumns,
      rows: signatures.map { Self.signatureRow($0) }, emptyText: "No specimen was on the bench.")
  }

  private static let signatureColumns: [Column] = [
    Column("specimen", "specimen", .text),
    Column("quantity", "quantity", .text),
    Column("expected", "expected", .number, rank: 1),
    Column("tolerance", "±", .number, rank: 3),
    Column("observed", "observed", .number),
    Column("isShown", "caught", .flag),
    Column("twin", "twin", .text, rank: 4),
    Column("twinObserved", "twin shows", .number, rank: 2),
    Column("truth", "truth", .number, rank: 2),
    Column("twinIsClean", "twin clean", .flag),
  ]

  private static func signatureRow(_ signature: SignatureRecord) -> [Cell] {
    let value = ShownNumber.Style.significant(digits: 6)
    return [
      .text(signature.specimen), .text(signature.quantity), .number(signature.expected, value),
      .number(signature.tolerance, .scientific(digits: 2)), .number(signature.observed, value),
      .flag(signature.isShown), .text(signature.twin), .number(signature.twinObserved, value),
      .number(signature.truth, value), .flag(signature.twinIsClean),
    ]
  }
}
