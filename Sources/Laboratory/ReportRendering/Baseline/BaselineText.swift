public import RunRecords

/// A baseline as a text file that is kept with the code and reviewed as a difference.
///
/// ```
/// dashpot-baseline  1
/// suite      standard  3  36250558c1ec4ec7
/// made-with  GSL       2.7.1
/// nan        refused
/// tolerance  positionError  larger  1e-15  1e-06  why so much
/// row        grid  dashpot  positionError  judged  1.1102230246251565e-16  mass=1,stiffness=100
/// known      grid  dashpot  3.5  mass=2,stiffness=100  why it is put up with
/// ```
/// Fields are separated by one tab and not padded, so that one line changes when one figure does. Rows are in the order
/// of their bytes. Numbers are the shortest that read back to the same bits; what is not finite is spelled `nan`,
/// `infinity` and `-infinity`. A case is written without its suite and sweep. Lines that begin with `#` are comments.
public enum BaselineText {
  static let magic = "dashpot-baseline"

  public static func render(_ baseline: Baseline) -> String {
    var text = line([magic, String(Baseline.formatVersion)])
    text +=
      "# Written by 'dashpot baseline record'. Tolerances may be changed by hand, and are kept; the rest may not.\n"
    text += line(["suite", escaped(baseline.suite), String(baseline.suiteVersion), escaped(baseline.suiteHash)])
    for item in baseline.selection { text += line(["selection", escaped(item.name), escaped(item.value)]) }
    for item in baseline.madeWith { text += line(["made-with", escaped(item.name), escaped(item.value)]) }
    text += line(["nan", baseline.allowsNaN ? "allowed" : "refused"])
    text += "# measurement, worse when, may move by: absolute, and relative to what is recorded, why\n"
    for quantity in BaselineQuantity.allCases.sorted(by: { $0.rawValue < $1.rawValue }) {
      let tolerance = baseline.tolerance(of: quantity)
      text += line([
        "tolerance", quantity.rawValue, quantity.polarity.name, ShortestNumber.text(tolerance.absolute),
        ShortestNumber.text(tolerance.relative), escaped(tolerance.reason),
      ])
    }
    text += "# sweep, engine, measurement, role, value, the case it was seen in\n"
    for row in baseline.rows { text += line(fields(of: row, baseline)) }
    if !baseline.known.isEmpty { text += "# sweep, engine, of tolerance, case that exceeds, why it is put up with\n" }
    for known in baseline.known { text += line(fields(of: known, baseline)) }
    return text
  }

  private static func fields(of row: BaselineRow, _ baseline: Baseline) -> [String] {
    [
      "row", escaped(row.key.sweep), escaped(row.key.engine), row.key.quantity.rawValue, row.part.rawValue,
      ShortestNumber.text(row.value), BaselineField.short(row.caseID, prefix: baseline.casePrefix(row.key.sweep)),
    ]
  }

  private static func fields(of known: KnownExceedance, _ baseline: Baseline) -> [String] {
    [
      "known", escaped(known.sweep), escaped(known.key.engine), ShortestNumber.text(known.severity),
      BaselineField.short(known.key.caseID, prefix: baseline.casePrefix(known.sweep)), escaped(known.reason),
    ]
  }

  private static func escaped(_ text: String?) -> String { BaselineField.escaped(text) }
  private static func line(_ fields: [String]) -> String { fields.joined(separator: "\t") + "\n" }
}

extension Baseline {
  func casePrefix(_ sweep: String) -> String { "\(suite)@\(suiteVersion)/\(sweep)/" }
}
