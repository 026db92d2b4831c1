internal import MotionEngine

/// A platform that slows a thrown value down: its words, and how they are written in code.
public struct DecayPlatform: Sendable {
  /// Lower case with hyphens.
  public let name: String
  public let title: String
  public let aliases: [String]
  public let language: SnippetLanguage
  public let words: [SpringWord]
  public let presets: [DecayPreset]
  /// In what it states the velocity of a throw.
  public let velocityUnit: VelocityUnit
  private let reading: @Sendable ([Double]) throws(PlatformSpringError) -> any PlatformDecay
  private let writing: @Sendable (Fall) throws(PlatformSpringError) -> SaidWords
  private let snippet: @Sendable ([Double], Double) -> String

  init(
    _ name: String, _ title: String, aliases: [String] = [], _ language: SnippetLanguage, _ words: [SpringWord],
    _ velocityUnit: VelocityUnit, presets: [DecayPreset] = [],
    reading: @escaping @Sendable ([Double]) throws(PlatformSpringError) -> any PlatformDecay,
    writing: @escaping @Sendable (Fall) throws(PlatformSpringError) -> SaidWords,
    snippet: @escaping @Sendable ([Double], Double) -> String
  ) {
    self.name = name
    self.title = title
    self.aliases = aliases
    self.language = language
    self.words = words
    self.presets = presets
    self.velocityUnit = velocityUnit
    self.reading = reading
    self.writing = writing
    self.snippet = snippet
  }

  /// The decay of these words, in the order of ``words``.
  public func decay(_ values: [Double]) throws(PlatformSpringError) -> any PlatformDecay {
    for (word, value) in zip(words, values) { try word.require(value) }
    return try reading(values)
  }

  func say(_ fall: Fall) throws(PlatformSpringError) -> SaidWords { try writing(fall) }

  func code(_ values: [Double], velocity: Double) -> String { snippet(values, velocity) }

  /// The platform of a name or an alias.
  public static func named(_ name: String) -> DecayPlatform? {
    let word = name.lowercased()
    return all.first { $0.name == word || $0.aliases.contains(word) }
  }
}

/// A decay that a platform names.
public struct DecayPreset: Sendable {
  public let name: String
  /// In the order of the platform's words.
  public let values: [Double]

  init(_ name: String, _ values: [Double]) {
    self.name = name
    self.values = values
  }
}

/// What is carried from one platform's decay to another's.
struct Fall: Sendable {
  /// λ, 1/s.
  let rate: Double
  /// How far it goes in all, in seconds of the velocity of the throw: 1/λ for an exponential without a twist.
  let reach: Double
  /// Whether the motion is an exponential at all; otherwise the rate is the one that goes as far.
  let isExponential: Bool
  /// Units per second, for rules whose shape depends on it.
  let velocity: Double

  /// nil for a curve that is no exponential.
  init?(exponential decay: any PlatformDecay, velocity: Double) {
    let fall = Fall(of: decay, velocity: velocity)
    guard fall.isExponential else { return nil }
    self = fall
  }

  init(of decay: any PlatformDecay, velocity: Double) {
    self.velocity = velocity
    if let inertia = decay as? MotionInertia {
      rate = 1 / inertia.timeConstant
      reach = inertia.power
      isExponential = true
    } else if let exponential = Self.exponential(decay) {
      rate = exponential.frictionRate
      reach = exponential.restDistance(from: 1)
      isExponential = true
    } else {
      reach = decay.displacement(after: .infinity, velocity: velocity) / velocity
      rate = 1 / reach
      isExponential = false
    }
  }
}

extension Fall {
  /// reach · v₀ (1 − e^(−λt)), units.
  func way(after time: Double) -> Double { reach * velocity * -MathLibrary.expm1(-rate * time) }
}

extension Fall {
  private static func exponential(_ decay: any PlatformDecay) -> ExponentialDecay? {
    if let scroll = decay as? FlutterBouncingScroll { return scroll.constantDeceleration == 0 ? scroll.decay : nil }
    return (decay as? any ExponentialPlatformDecay)?.decay
  }
}

/// A decay said in the words of a platform, and what is lost on the way.
public struct DecayTranslation: Sendable {
  public let platform: DecayPlatform
  /// nil where the platform cannot say it.
  public let said: Said?
  public let refusal: String?

  public struct Said: Sendable {
    public let values: [Double]
    public let code: String
    public let losses: [ConversionLoss]
    /// Of the decay that was stated and the one that the platform makes of the words, in units of the value.
    public let difference: MotionDifference
    /// How long the platform lets it run, s, and where it leaves it.
    public let duration: Double
    public let destination: Double
  }

  /// - Parameters:
  ///   - decay: what slows down.
  ///   - platform: the one in whose words it is said.
  ///   - source: the platform it was stated on, against which the losses are told; nil for none.
  ///   - velocity: of the throw, units per second.
  public init(_ decay: any PlatformDecay, in platform: DecayPlatform, from source: DecayPlatform?, velocity: Double) {
    self.platform = platform
    do throws(PlatformSpringError) {
      said = try Self.say(decay, in: platform, from: source, velocity: velocity)
      refusal = nil
    } catch {
      said = nil
      refusal = "\(error)"
    }
  }

  private static func say(
    _ decay: any PlatformDecay, in platform: DecayPlatform, from source: DecayPlatform?, velocity: Double
  ) throws(PlatformSpringError) -> Said {
    let fall = Fall(of: decay, velocity: velocity)
    guard fall.rate.isFinite, fall.rate > 0 else {
      throw .outOfRange(quantity: "frictionRate", value: fall.rate, allowed: "above 0, so that the motion ends")
    }
    let words = try platform.say(fall)
    let moved = try platform.decay(words.values)
    var losses = words.losses
    if !fall.isExponential {
      losses.append(ConversionLoss(.rule, "the decay is no exponential; taken is the one that goes as far"))
    }
    let kept = Fall(of: moved, velocity: velocity)
    if kept.isExponential, (kept.reach - fall.reach).magnitude > 1e-6 * fall.reach.magnitude {
      let share = PlatformNumber.text(((kept.reach / fall.reach) * 1e6).rounded() / 1e6)
      losses.append(ConversionLoss(.rule, "at the same rate it goes \(share) times as far in all"))
    }
    if let source, source.velocityUnit != platform.velocityUnit {
      losses.append(
        ConversionLoss(
          .velocity, "velocities are \(platform.velocityUnit.rawValue), not \(source.velocityUnit.rawValue)"))
    }
    let (before, after) = (decay.duration(velocity: velocity), moved.duration(velocity: velocity))
    if !((before - after).magnitude <= 1.0 / 60) {
      losses.append(ConversionLoss(.restRule, "finished after \(seconds(after)), not \(seconds(before))"))
    }
    return Said(
      values: words.values,
      code: platform.code(
        words.values, velocity: platform.velocityUnit == .unitsPerMillisecond ? velocity / 1000 : velocity),
      losses: losses, difference: .between(decay, and: moved, velocity: velocity), duration: after,
      destination: moved.destination(velocity: velocity))
  }

  private static func seconds(_ time: Double) -> String {
    time.isFinite ? "\(PlatformNumber.text((time * 1000).rounded() / 1000)) s" : "no time"
  }
}
