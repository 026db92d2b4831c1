public import MotionEngine

/// A spring said in the words of one form of a platform, and what is lost on the way.
public struct SpringTranslation: Sendable {
  public let form: SpringForm
  /// nil where the platform cannot move anything like this spring.
  public let said: Said?
  /// Why it cannot, in words; nil where it can.
  public let refusal: String?

  public struct Said: Sendable {
    /// In the order of the form's words.
    public let values: [Double]
    /// Code to paste.
    public let code: String
    /// The spring that the platform moves for these words.
    public let spring: Spring
    public let losses: [ConversionLoss]
    /// Between the motion that was stated and the one that the platform makes of the words.
    public let difference: MotionDifference
  }

  /// Says a spring in the words of a form.
  ///
  /// - Parameters:
  ///   - spring: what moves.
  ///   - form: the words it is said in.
  ///   - source: the form it was stated in, whose velocity unit and rest rule the losses are told against; nil for none.
  ///   - launch: how the motion starts.
  public init(_ spring: Spring, in form: SpringForm, from source: SpringForm? = nil, launch: Launch = .rest) {
    self.form = form
    do throws(PlatformSpringError) {
      said = try Self.say(spring, in: form, from: source, launch: launch)
      refusal = nil
    } catch {
      said = nil
      refusal = "\(error)"
    }
  }

  private static func say(
    _ spring: Spring, in form: SpringForm, from source: SpringForm?, launch: Launch
  ) throws(PlatformSpringError) -> Said {
    let words = try form.say(spring)
    let moved = try form.spring(words.values)
    let velocity = form.velocityUnit.number(for: launch)
    let starts = velocity == nil ? 0 : launch.relativeVelocity
    let difference =
      form.steps.map { MotionDifference.between(spring, $0(words.values)) }
      ?? MotionDifference.between(spring, velocity: launch.relativeVelocity, and: moved, velocity: starts)
    return Said(
      values: words.values, code: form.code(words.values, velocity: velocity ?? 0), spring: moved,
      losses: words.losses + velocityLosses(form, source, launch) + restLosses(spring, moved, form, source, launch),
      difference: difference)
  }

  private static func velocityLosses(_ form: SpringForm, _ source: SpringForm?, _ launch: Launch) -> [ConversionLoss] {
    if launch.velocity != 0, form.velocityUnit == .none {
      return [ConversionLoss(.velocity, "the words take no initial velocity; the motion starts at rest")]
    }
    guard let source, source.velocityUnit != form.velocityUnit, source.velocityUnit != .none else { return [] }
    let here =
      form.velocityUnit == .none ? "the words take none" : "velocities are \(form.velocityUnit.rawValue)"
    return [ConversionLoss(.velocity, "\(here), not \(source.velocityUnit.rawValue)")]
  }

  /// Where both platforms have a rule and declare the motion finished at times more than a frame of 60 Hz apart.
  private static func restLosses(
    _ spring: Spring, _ moved: Spring, _ form: SpringForm, _ source: SpringForm?, _ launch: Launch
  ) -> [ConversionLoss] {
    guard let source, let theirs = source.restRule, let ours = form.restRule, theirs != ours else { return [] }
    let start = SpringState(displacement: -launch.distance, velocity: launch.velocity)
    guard let before = theirs.duration(of: spring, from: start), let after = ours.duration(of: moved, from: start),
      before.isFinite || after.isFinite, !((before - after).magnitude <= 1.0 / 60)
    else { return [] }
    return [ConversionLoss(.restRule, "finished after \(seconds(after)), not \(seconds(before))")]
  }

  private static func seconds(_ time: Double) -> String {
    time.isFinite ? "\(PlatformNumber.text((time * 1000).rounded() / 1000)) s" : "no time"
  }
}
