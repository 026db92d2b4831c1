public import MotionEngine

/// `UIViewPropertyAnimator`: a set of changes that can be started, paused, scrubbed, reversed, continued with another
/// timing, stopped and finished.
///
/// It is a machine of three states. **Inactive** animators collect blocks and completions. Starting, pausing or scrubbing
/// makes one **active**: its blocks run, and every change goes from the value that is shown then. At its natural end it is
/// inactive again and its completions are told once; with ``pausesOnCompletion`` it stays active and paused. Stopping makes
/// it inactive, without completions, or **stopped** until it is finished. A call that the state does not allow is a
/// ``UIKitError`` and changes nothing.
///
/// **Time.** An animator of 1 s that is paused, resumed or reversed any number of times shows at each place exactly what it
/// shows there when it runs through: reversing goes back the way that it came. It begins at the time of the last frame
/// while its ``animator`` has frames, otherwise with the next one.
///
/// It is confined to the isolation of its animator. While it runs it is kept alive; one that is let go of while it is paused
/// or stopped, where UIKit raises, leaves what it shows and tells its completions `.current`.
public final class PropertyAnimator {
  /// What drives it; nil when that is gone, which ends the animation.
  public private(set) weak var animator: Animator?
  /// How long it runs, s: what was asked for with eased curves and damping ratios, otherwise what the spring takes;
  /// infinity for an endless one.
  public let duration: Double
  public let timingParameters: TimingParameters
  public internal(set) var state = AnimatingState.inactive
  public internal(set) var isRunning = false
  /// Whether it goes from its end to its start; it stays as it was set when the animator is inactive again.
  public internal(set) var isReversed = false
  /// The delay of its start, s.
  public internal(set) var delay = 0.0
  /// Whether it may be paused, scrubbed, reversed, continued and stopped.
  public private(set) var isInterruptible = true
  /// Whether it stays active at its end, and does not tell its completions.
  public var pausesOnCompletion = false
  /// Whether scrubbing a paused animator goes along the straight way between start and end instead of its curve.
  public var scrubsLinearly = true

  /// What the animator was made with; words with a duration of their own do not use it.
  let statedDuration: Double
  var blocks: [(delayFactor: Double, body: (inout Changes) -> Void)] = []
  var completions = CompletionList()
  var tracks: [any AnimatorTrack] = []
  var driver: HostedAnimation?
  /// The path of a value from 0 to 1: what there is without any change.
  var progress: PathCourse<Double>?
  /// Whether it was scrubbed along the straight way and shows a place on that.
  var isOnStraight = false
  /// Whether it stopped at its end by ``pausesOnCompletion``.
  var isAtCompletion = false
  /// Keeps a running animator alive.
  var keptAlive: PropertyAnimator?

  /// - Parameters:
  ///   - duration: s, finite, ≥ 0; 0 is at its end with the first frame.
  ///   - timingParameters: the curve.
  ///   - animator: what drives it.
  public init(duration: Double, timingParameters: TimingParameters, on animator: Animator) throws(UIKitError) {
    try UIKitError.requireDuration(duration)
    self.animator = animator
    self.timingParameters = timingParameters
    statedDuration = duration
    self.duration = try timingParameters.duration(animatorDuration: duration)
    progress = nil
    // Why here: words that are no spring are refused now and not when it starts.
    _ = try timingParameters.course(from: 0.0, to: 1.0, duration: self.duration)
  }

  deinit {
    guard let driver else { return }
    for track in tracks { track.finish(at: .current) }
    driver.remove()
  }

  /// - Throws: ``UIKitError/onlyWhileInactive(quantity:state:)``.
  public func setInterruptible(_ isInterruptible: Bool) throws(UIKitError) {
    guard state == .inactive else { throw .onlyWhileInactive(quantity: "isInterruptible", state: state) }
    self.isInterruptible = isInterruptible
  }

  // MARK: What it does

  /// Adds changes.
  ///
  /// - Parameters:
  ///   - delayFactor: 0 … 1: they begin after this share of the time that is left and take the rest of it.
  ///   - animations: runs when the animator becomes active; at once when it is.
  public func addAnimations(
    delayFactor: Double = 0, _ animations: @escaping (inout Changes) -> Void
  ) throws(UIKitError) {
    try UIKitError.requireFraction(delayFactor, "the delay factor")
    switch state {
    case .inactive: blocks.append((delayFactor, animations))
    case .active: try addTracks(delayFactor, animations)
    case .stopped: throw .wrongState(call: .addAnimations, state: state)
    }
  }

  /// Adds something to be told, once, where the animation ended: `.start` when it ran in reverse.
  public func addCompletion(_ completion: @escaping (AnimatingPosition) -> Void) { completions.add(completion) }

  // MARK: Where it is

  /// What share of the animation is complete, 0 … 1; in reverse counted from the end.
  ///
  /// Of a running animator it is the share of the time, not eased. Of one that is paused in between and
  /// ``scrubsLinearly`` it is the share of the way, so that scrubbing begins where the animation stands; that of a spring
  /// may be above 1.
  public var fractionComplete: Double {
    guard state != .inactive, let progress else { return 0 }
    let place = position
    let share: Double
    if !isRunning, scrubsLinearly, !isAtCompletion, !isOnStraight {
      share = progress.value(position: place)
    } else if isOnStraight {
      share = place / progress.length
    } else {
      share = progress.fraction(at: place)
    }
    return isReversed ? 1 - share : share
  }

  /// Where it is on its paths at the animator's last frame, s.
  var position: Double { driver.map { position(atLocal: $0.localTime(at: now)) } ?? 0 }

  func position(atLocal time: Double) -> Double {
    guard let progress else { return 0 }
    let place = progress.clock.position(at: time)
    return isReversed ? max(0, place) : min(place, progress.length)
  }

  /// The animator's time of the last frame, s.
  var now: Double { animator?.time ?? 0 }
}
