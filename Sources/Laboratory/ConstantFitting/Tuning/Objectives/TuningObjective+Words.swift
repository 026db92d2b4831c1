internal import EngineComparison
public import EngineModels
internal import RunRecords

/// Why an objective cannot be asked of an engine.
public enum TuningObjectiveError: Error, Hashable, Sendable {
  case unknown(word: String, nearest: String?, known: [String])
  case limitIsNotPositive(Double)
  case limitDoesNotApply(word: String)
  case unknownConstant(String, engine: String, nearest: String?, known: [String])
}

extension TuningObjectiveError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown(let word, let nearest, let known):
      "there is no objective '\(word.prefix(40))'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "known: \(known.joined(separator: ", "))")
    case .limitIsNotPositive(let limit):
      "a limit is finite and above 0, not \(ShortestNumber.text(limit)); give the error or the motion that may be left"
    case .limitDoesNotApply(let word): "'\(word)' looks for the least error and keeps to no limit; leave it out"
    case .unknownConstant(let name, let engine, let nearest, let known):
      "\(engine) has no constant '\(name.prefix(40))'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "it has \(known.joined(separator: ", "))")
    }
  }
}

extension TuningObjective {
  /// The words for objectives that every engine knows.
  public static let words = [
    "least-error", "least-rms-error", "least-waste", "least-worst-waste", "least-settling-error",
  ]

  /// The objective that a word names: one of ``words``, or `largest-` or `smallest-` and a constant of the engine.
  ///
  /// - Parameter limit: of the error, or of the motion that may be left in units of length; nil for a thousandth and half
  ///   a unit.
  public init(
    word: String, limit: Double? = nil, for engine: any TunableEngine
  ) throws(TuningObjectiveError) {
    if let limit, !(limit.isFinite && limit > 0) { throw .limitIsNotPositive(limit) }
    let left = limit.map { MotionLeft.length($0) } ?? Self.standardMotionLeft
    switch word {
    case "least-error": self = .leastError(.positionError, .worst)
    case "least-rms-error": self = .leastError(.positionError, .mean)
    case "least-waste": self = .leastWaste(.mean, motionLeft: left)
    case "least-worst-waste": self = .leastWaste(.worst, motionLeft: left)
    case "least-settling-error": self = .leastSettlingError(.worst, motionLeft: left)
    default:
      self = .extreme(
        .largest, of: "", figure: .positionError, limit: limit ?? Self.standardLimit)
      for end in End.allCases where word.hasPrefix(end.rawValue + "-") {
        let constant = String(word.dropFirst(end.rawValue.count + 1))
        try Self.check(constant, of: engine)
        self = .extreme(end, of: constant, figure: .positionError, limit: limit ?? Self.standardLimit)
        return
      }
      let known = Self.words + engine.constants.flatMap { ["largest-\($0.name)", "smallest-\($0.name)"] }
      throw .unknown(word: word, nearest: NearestWord.nearest(to: word, among: known), known: known)
    }
    if case .leastError = self, limit != nil { throw .limitDoesNotApply(word: word) }
  }

  /// - Throws: ``TuningObjectiveError/unknownConstant(_:engine:nearest:known:)``.
  static func check(_ constant: String, of engine: any TunableEngine) throws(TuningObjectiveError) {
    let known = engine.constants.map(\.name)
    guard !known.contains(constant) else { return }
    throw .unknownConstant(
      constant, engine: engine.name, nearest: NearestWord.nearest(to: constant, among: known), known: known)
  }

  /// A sentence's part: "the largest step with an error of at most 0.001 of the amplitude".
  public var text: String {
    switch self {
    case .extreme(let end, let constant, let figure, let limit):
      "the \(end) \(constant) with \(figure.text) of at most \(Self.text(limit))"
    case .leastError(let figure, .worst): "the least \(figure.bareText) in the worst case"
    case .leastError(let figure, .mean): "the least root mean square over the cases of the \(figure.bareText)"
    case .leastWaste(let gathering, let left):
      "the least time wasted\(gathering == .worst ? " in the worst case" : " on average"), never stopping with more "
        + "than \(left.text) to go"
    case .leastSettlingError(let gathering, let left):
      "the least distance of the claim of rest from the last time with more than \(left.text) to go"
        + (gathering == .worst ? ", in the worst case" : ", on average")
    }
  }
}

extension TuningObjective {
  static func text(_ limit: Double) -> String { ShownNumber.text(limit, .significant(digits: 6)) }
}

extension TuningObjective.ErrorFigure {
  var bareText: String {
    switch self {
    case .positionError: "error of position / amplitude"
    case .positionErrorRMS: "root mean square error of position / amplitude"
    case .velocityError: "error of velocity / top speed"
    case .endError: "error at the end / amplitude"
    }
  }

  var text: String { (self == .positionErrorRMS ? "a " : "an ") + bareText }
}

extension TuningObjective.MotionLeft {
  var text: String {
    switch self {
    case .length(let length): "\(TuningObjective.text(length)) units of length"
    case .ofTheWay(let fraction): "\(TuningObjective.text(fraction)) of the way"
    }
  }
}
