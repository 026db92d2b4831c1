internal import EngineModels
internal import MotionProblems
internal import ReferenceSolver
internal import RunRecords

/// One easing curve at one time: all that determines an error of the easing study.
public struct EasingPoint: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case bezier(ControlPoints)
    case named(String)
  }

  let curve: Curve
  let time: Double

  /// Numbers that read back to the same bits: "x1=0.25 y1=0.1 x2=0.25 y2=1 t=0.5", or "curve=intu/easeInSine t=0.5".
  public var text: String {
    let words: [String]
    switch curve {
    case .bezier(let points):
      words = zip(["x1", "y1", "x2", "y2"], [points.x1, points.y1, points.x2, points.y2]).map {
        "\($0)=\(ShortestNumber.text($1))"
      }
    case .named(let name): words = ["curve=" + Self.word(name)]
    }
    return (words + ["t=\(ShortestNumber.text(time))"]).joined(separator: " ")
  }

  /// A curve's name without spaces.
  private static func word(_ name: String) -> String {
    let parts = name.split(separator: " ", maxSplits: 1)
    return parts.joined(separator: "/").filter { $0 != " " }
  }

  /// The true value and slope; nil where a vertical tangent has none.
  var truth: CertifiedPoint? {
    switch curve {
    case .bezier(let points): CertifiedBezier(points).point(at: time)
    case .named(let name): CertifiedCurve(named: name)?.point(at: time)
    }
  }

  /// The true value and slope in so many digits.
  func digits(_ count: Int) -> (value: String, slope: String)? {
    switch curve {
    case .bezier(let points): CertifiedBezier(points).digits(count, at: time)
    case .named(let name): CertifiedCurve(named: name)?.digits(count, at: time)
    }
  }
}

/// Why a line states no point of an easing curve.
public enum EasingPointError: Error, Hashable, Sendable {
  case notAWord(String)
  case notANumber(name: String, text: String)
  case unknown(name: String)
  case missing(names: [String])
  case unknownCurve(String)
  case outOfRange(reason: String)
}

extension EasingPointError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAWord(let word): "'\(word)' is not of the form NAME=NUMBER"
    case .notANumber(let name, let text): "\(name) is '\(text)'; give a finite number"
    case .unknown(let name): "'\(name)' is no part of a point; it has x1, y1, x2, y2 and t, or curve and t"
    case .missing(let names): "the point lacks \(names.joined(separator: ", "))"
    case .unknownCurve(let name): "no curve is named '\(name)'; write one as the report prints it"
    case .outOfRange(let reason): reason
    }
  }
}

extension EasingPoint {
  /// Reads ``text``, in any order.
  public init(_ text: String) throws(EasingPointError) {
    var numbers: [String: Double] = [:]
    var name: String?
    for word in text.split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { throw .notAWord(String(word)) }
      if parts[0] == "curve" {
        name = parts[1]
        continue
      }
      guard ["x1", "y1", "x2", "y2", "t"].contains(parts[0]) else { throw .unknown(name: parts[0]) }
      guard let number = Double(parts[1]), number.isFinite else { throw .notANumber(name: parts[0], text: parts[1]) }
      numbers[parts[0]] = number
    }
    let needed = name == nil ? ["x1", "y1", "x2", "y2", "t"] : ["t"]
    let missing = needed.filter { numbers[$0] == nil }
    guard missing.isEmpty else { throw .missing(names: missing) }
    if let surplus = numbers.keys.sorted().first(where: { !needed.contains($0) }) { throw .unknown(name: surplus) }
    func number(_ name: String) -> Double { numbers[name] ?? 0 }
    time = number("t")
    guard time > 0, time < 1 else { throw .outOfRange(reason: "t is \(time); give a number above 0 and below 1") }
    guard let name else {
      for coordinate in ["x1", "x2"] where !(0...1 ~= number(coordinate)) {
        throw .outOfRange(reason: "\(coordinate) is \(number(coordinate)); give a number from 0 to 1")
      }
      curve = .bezier(ControlPoints(x1: number("x1"), y1: number("y1"), x2: number("x2"), y2: number("y2")))
      return
    }
    guard let known = StudiedCurves.all.first(where: { Self.word($0.name) == name }) else {
      throw .unknownCurve(name)
    }
    curve = .named(known.name)
  }
}

extension CertifiedBezier {
  init(_ points: ControlPoints) { self.init(x1: points.x1, y1: points.y1, x2: points.x2, y2: points.y2) }
}
