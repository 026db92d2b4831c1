internal import EngineModels
public import RunRecords

extension PublishedRow {
  /// Works the row out on both sides and judges it: within when our engine, and the certified truth where there is one,
  /// are no farther from the printed value than its tolerance.
  ///
  /// - Parameter suite: what its id begins with.
  public func judged(in suite: String) -> PublishedRecord {
    var failure: String?
    var engineValue: Double?
    var truthValue: Double?
    do {
      engineValue = try quantity.value(of: completed)
    } catch {
      failure = "\(error)"
    }
    do {
      truthValue = try CertifiedAnswer.value(of: quantity.name, completed)
    } catch {
      failure = failure ?? "no certified truth: \(error)"
    }
    let observed = [engineValue, truthValue].compactMap(\.self)
    let agreement = NumberAgreement(absolute: tolerance, relative: 0)
    let isWithin = observed.allSatisfy { agreement.holds(expected: expected.value, observed: $0) }
    return PublishedRecord(
      id: id(in: suite), quantity: quantity.name, inputs: inputs, expectedText: expected.text,
      expected: expected.value, tolerance: tolerance, toleranceReason: reason, engineValue: engineValue,
      truthValue: truthValue, source: source,
      verdict: failure.map { .failed(error: $0) } ?? (isWithin ? .within : .exceeds))
  }
}

extension PublishedValues {
  /// Judges every row, in order.
  public func judged() -> PublishedSummary {
    var summary = PublishedSummary()
    for row in rows { summary.add(row.judged(in: name)) }
    return summary
  }
}
