/// The shortest decimal text that reads back to the same double: `1500`, `0.5`, `1e-16`, `1e16`.
public enum ShortestText {
  public static func text(_ value: Double) -> String {
    let description = value.description
    if description.hasSuffix(".0") { return String(description.dropLast(2)) }
    guard let e = description.firstIndex(of: "e") else { return description }
    var mantissa = description[..<e]
    if mantissa.hasSuffix(".0") { mantissa = mantissa.dropLast(2) }
    var exponent = description[description.index(after: e)...]
    let sign = exponent.first == "-" ? "-" : ""
    exponent = exponent.drop { $0 == "+" || $0 == "-" || $0 == "0" }
    return "\(mantissa)e\(sign)\(exponent)"
  }
}
