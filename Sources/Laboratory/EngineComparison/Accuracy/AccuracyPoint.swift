internal import MotionProblems
internal import ReferenceSolver
internal import RunRecords

/// One motion at one instant: all that determines an error of the study.
public struct AccuracyPoint: Hashable, Sendable {
  enum Law: Hashable, Sendable {
    case spring(mass: Double, stiffness: Double, dampingCoefficient: Double)
    case friction(rate: Double)
  }

  var law: Law
  var position: Double
  var velocity: Double
  /// s; the interval of uniform sampling.
  var time: Double
  /// Which of how many samples, for uniform sampling alone.
  var sample: Sample?

  struct Sample: Hashable, Sendable {
    let index: Int
    let count: Int
  }

  var instant: Instant { sample.map { Instant(multiple: $0.index, of: time) } ?? Instant(time) }

  /// Numbers that read back to the same bits: "m=1 k=100 c=2 x0=-1 v0=0 t=0.25".
  public var text: String {
    var words: [(String, Double)]
    switch law {
    case .spring(let mass, let stiffness, let damping):
      words = [("m", mass), ("k", stiffness), ("c", damping), ("x0", position)]
    case .friction(let rate): words = [("friction", rate)]
    }
    words += [("v0", velocity), (sample == nil ? "t" : "h", time)]
    let numbers = words.map { "\($0.0)=\(ShortestNumber.text($0.1))" }
    let counts = sample.map { ["i=\($0.index)", "n=\($0.count)"] } ?? []
    return (numbers + counts).joined(separator: " ")
  }
}

/// Why a line states no point.
public enum AccuracyPointError: Error, Hashable, Sendable {
  case notAWord(String)
  case notANumber(name: String, text: String)
  case unknown(name: String)
  case missing(names: [String])
  case outOfRange(reason: String)
}

extension AccuracyPointError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAWord(let word): "'\(word)' is not of the form NAME=NUMBER"
    case .notANumber(let name, let text): "\(name) is '\(text)'; give a finite number"
    case .unknown(let name):
      "'\(name)' is no part of a point; a spring has m, k, c, x0, v0 and t, or h, i and n, a decay friction, v0 and t"
    case .missing(let names): "the point lacks \(names.joined(separator: ", "))"
    case .outOfRange(let reason): reason
    }
  }
}

extension AccuracyPoint {
  /// Reads ``text``, in any order.
  public init(_ text: String) throws(AccuracyPointError) {
    var numbers: [String: Double] = [:]
    for word in text.split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { throw .notAWord(String(word)) }
      guard Self.names.contains(parts[0]) else { throw .unknown(name: parts[0]) }
      guard let number = Double(parts[1]), number.isFinite else { throw .notANumber(name: parts[0], text: parts[1]) }
      numbers[parts[0]] = number
    }
    let isSampled = numbers["h"] != nil
    let isFriction = numbers["friction"] != nil
    let needed =
      isFriction ? ["friction", "v0", "t"] : ["m", "k", "c", "x0", "v0"] + (isSampled ? ["h", "i", "n"] : ["t"])
    let missing = needed.filter { numbers[$0] == nil }
    guard missing.isEmpty else { throw .missing(names: missing) }
    if let surplus = numbers.keys.sorted().first(where: { !needed.contains($0) }) { throw .unknown(name: surplus) }
    func number(_ name: String) -> Double { numbers[name] ?? 0 }
    law =
      isFriction
      ? .friction(rate: number("friction"))
      : .spring(mass: number("m"), stiffness: number("k"), dampingCoefficient: number("c"))
    position = number("x0")
    velocity = number("v0")
    time = number(isSampled ? "h" : "t")
    sample = isSampled ? Sample(index: Int(number("i")), count: Int(number("n"))) : nil
    try check()
  }

  private static let names: Set<String> = ["m", "k", "c", "x0", "v0", "t", "h", "i", "n", "friction"]

  private func check() throws(AccuracyPointError) {
    guard time >= 0 else { throw .outOfRange(reason: "the time is \(time); give one from 0 on") }
    if let sample, !(time > 0 && 0..<sample.count ~= sample.index && sample.count <= 1_000_000) {
      throw .outOfRange(
        reason: "a sample has an interval h above 0 and a number i from 0 up to n − 1, n at most 1000000")
    }
    do {
      switch law {
      case .spring(let mass, let stiffness, let damping):
        _ = try Oscillator(mass: mass, stiffness: stiffness, dampingCoefficient: damping)
      case .friction(let rate): _ = try Friction.exponential(frictionRate: rate)
      }
    } catch {
      throw .outOfRange(reason: "\(error)")
    }
  }
}
