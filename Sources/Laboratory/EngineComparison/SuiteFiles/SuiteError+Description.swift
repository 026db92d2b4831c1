extension SuiteError: CustomStringConvertible {
  /// `path:line:column: sentence`, which editors turn into a link.
  public var description: String { "\(path):\(line):\(column): \(kind)" }
}

extension SuiteError.Kind: CustomStringConvertible {
  public var description: String { fileFault ?? wordFault ?? numberFault ?? meaningFault ?? "the suite is not valid" }

  private var fileFault: String? {
    switch self {
    case .notUTF8(let byte):
      "byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8; save the file as UTF-8"
    case .fileTooLarge(let bytes, let limit):
      "the file has \(bytes) bytes, more than \(limit); write long lists of values as linear or logarithmic axes"
    case .emptyFile: "the file is empty; a suite starts with 'suite: NAME'"
    case .syntax(let problem): "this is not YAML: \(problem)"
    case .notAllowed(let feature, let text):
      "\(feature) (\(text.clipped)) is not allowed in a suite; write the value out where it is used"
    case .secondDocument: "a suite file holds one document; move what follows '---' to a file of its own"
    case .nestedTooDeep(let limit): "nested more than \(limit) deep; a suite needs five levels"
    default: nil
    }
  }

  private var wordFault: String? {
    switch self {
    case .wrongType(let what, let expected, let found): "\(what) must be \(expected), not \(found)"
    case .unknownKey(let key, let within, let nearest, let known):
      "\(within) has no key '\(key.clipped)'; \(Self.way(to: nearest, among: known))"
    case .duplicateKey(let key, let firstLine):
      "key '\(key.clipped)' stands twice, first in line \(firstLine); remove one of them"
    case .missingKey(let key, let within): "\(within) lacks the key '\(key)'; add it"
    case .unknownWord(let what, let word, let nearest, let known):
      "there is no \(what) '\(word.clipped)'; \(Self.way(to: nearest, among: known))"
    case .badName(let what, let name):
      "\(what) '\(name.clipped)' is not a name; use lower-case letters, digits, '-' and '.', "
        + "with a letter or digit at both ends"
    case .duplicateName(let what, let name, let firstLine):
      "\(what) '\(name)' stands twice, first in line \(firstLine); rename or remove one of them"
    case .oneOf(let what, let keys): "\(what) needs exactly one of \(keys.joined(separator: ", "))"
    case .emptyList(let what): "\(what) is empty, so that no case would run; give it at least one entry"
    default: nil
    }
  }

  private var numberFault: String? {
    switch self {
    case .notANumber(let what, let text):
      "\(what) must be a number such as 12, 0.5 or 1e-3, not '\(text.clipped)'"
    case .quotedNumber(let what, let text): "\(what) must be a number; take '\(text.clipped)' out of its quotes"
    case .notFinite(let what, let text): "\(what) must be finite, not '\(text.clipped)'"
    case .beyondDouble(let what, let text):
      "\(what) '\(text.clipped)' is beyond the range of a double, 5e-324 to 1.8e308 in size"
    case .notAnInteger(let what, let text):
      "\(what) must be a whole number of digits only, not '\(text.clipped)'"
    case .outOfRange(let what, let value, let rule): "\(what) must be \(rule), not \(value)"
    case .grid(let error, let axis): "axis \(axis): \(error)"
    case .repeatedValue(let axis, let value):
      "axis \(axis) lists \(value) twice, and two cases would share an id; remove one of them"
    default: nil
    }
  }

  private var meaningFault: String? {
    switch self {
    case .conflict(let parameter, let other, let sweep):
      "sweep \(sweep) sets both \(other) and \(parameter), which say the same thing twice; keep one of them"
    case .lacks(let sweep, let parameters):
      "sweep \(sweep) needs one of \(parameters.map(\.description).joined(separator: ", ")); "
        + "add it to the template or as an axis"
    case .doesNotApply(let parameter, let reason): "\(parameter) does not apply here: \(reason)"
    case .precisionNeedsReason(let engine):
      "engine \(engine) is judged by less than binary64; add 'reason: …' to say why that is right for it"
    case .needsCount(let axis): "axis \(axis) needs a count or a step, since the sweep is a grid"
    case .countUnderSobol(let axis):
      "axis \(axis) has a count or step, but the sweep samples its whole range; keep 'from' and 'to' only"
    case .tooManySampledAxes(let count, let limit):
      "a sobol sweep has at most \(limit) axes, not \(count); move some to the template"
    case .invalidCase(let id, let reason): "case \(id) would not be valid: \(reason); change the axis or the template"
    case .nothingMoves(let id):
      "in case \(id) nothing would ever move: it starts at rest on its target, or where friction holds it; start it "
        + "farther away or with a velocity"
    case .repeatsChange(let what):
      "a repeated motion is the same in every leg, which \(what) would change; remove '\(what)' or 'repeats'"
    case .tooManyCases(let sweep, let count, let limit):
      "\(sweep.map { "sweep \($0)" } ?? "the suite") has \(ShortestText.text(count)) cases, more than \(limit); "
        + "shorten its axes, or use sampling: {sobol: {count: …, seed: …}}"
    default: nil
    }
  }

  private static func way(to nearest: String?, among known: [String]) -> String {
    if let nearest { return "did you mean '\(nearest)'?" }
    let listed = known.prefix(24).joined(separator: ", ")
    return "known: \(listed)\(known.count > 24 ? ", …" : "")"
  }
}
