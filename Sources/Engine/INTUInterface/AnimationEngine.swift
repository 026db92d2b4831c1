public import MotionEngine

/// Animations by blocks, as INTUAnimationEngine has them: a closure is told the progress at each frame, and sets what it
/// likes.
///
/// It is a thin layer over an `Animator` of `MotionEngine`, confined like it; where that one has its frames from, this has
/// them too. What is the same as in INTUAnimationEngine: nothing is called synchronously but the completion of what is
/// cancelled; during the delay the block is not called; a frame calls the block, and at the end the completion after it;
/// the completion is called exactly once, unfinished when it was cancelled; a repeated animation never completes by itself.
///
/// What is done otherwise, on purpose:
/// - The time starts at the first frame after the call, and its block is told exactly 0 then. Give `startTime` to count
///   from a time of yours, such as that of the call.
/// - The last call of the block is told the easing of exactly 1, in springs too.
/// - A spring follows the exact motion at any frame rate, and completes without a block too.
/// - Once an animation is cancelled its block is not called again, in the same frame either; and its id is free of it
///   before its completion is called, so that a cancel there does nothing.
/// - Bad numbers are errors, not an id of `NSNotFound`.
/// - Ids count from 1 in each engine.
public final class AnimationEngine {
  /// The number of one animation of an engine, never used again.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// Is told the progress.
  public typealias Animations = (Double) -> Void
  /// Is told whether the animation ran to its end.
  public typealias Completion = (Bool) -> Void

  private let animator: Animator
  private let stage = Stage()
  private var active: [ID: Entry] = [:]
  private var lastID = 0

  /// What the animations of an engine are attached to: it goes with the engine, and they with it.
  private final class Stage {}

  private struct Entry {
    let animation: DrivenAnimation
    let progress: Progress
  }

  /// The progress that a block was told last.
  private final class Progress {
    var last: Double?
  }

  /// - Parameter animator: whose frames are used; it may drive other things besides.
  public init(animator: Animator) { self.animator = animator }

  /// With an animator of its own.
  ///
  /// - Parameter clock: where frames come from.
  public convenience init(clock: any FrameClock) { self.init(animator: Animator(clock: clock)) }

  /// The animations that have not completed, in the order of their ids.
  public var activeIDs: [ID] { active.keys.sorted { $0.rawValue < $1.rawValue } }

  // MARK: - By duration

  /// Calls a block with the progress of a time along an easing.
  ///
  /// - Parameters:
  ///   - duration: s, ≥ 0; with 0 the block is called once, at the end.
  ///   - delay: s before the block is first called; below 0 it begins part of the way on.
  ///   - easing: what the share of the time becomes; nil for the share itself.
  ///   - options: repeats, and whether they come back.
  ///   - startTime: the animator's time from which the delay counts; nil for that of the first frame.
  ///   - animations: is told the progress at each frame: the easing of a share of 0 … 1, itself not limited.
  ///   - completion: is told whether it ran to its end.
  /// - Returns: the number to cancel it by.
  @discardableResult
  public func animate(
    duration: Double, delay: Double = 0, easing: (any TimingFunction)? = nil, options: AnimationOptions = [],
    at startTime: Double? = nil, animations: Animations? = nil, completion: Completion? = nil
  ) throws(INTUError) -> ID {
    guard duration.isFinite, duration >= 0 else {
      throw .mustNotBeNegative(quantity: "the duration", value: duration)
    }
    let repeats = options.contains(.repeat)
    if options.contains(.autoreverse), !repeats { throw .autoreversedOnce }
    if repeats, duration == 0 { throw .nothingToRepeat }
    let timing = try Self.timing(
      delay: delay, duration: duration, repeats: repeats, autoreverses: options.contains(.autoreverse))
    let progress = Progress()
    let animation = FrameAnimation<Stage>(timing: timing) { _, frame in
      let share = frame.sample.progress
      let value = easing?.value(at: share) ?? share
      progress.last = value
      animations?(value)
      return .goesOn
    }
    return try start(animation, progress, at: startTime, completion)
  }

  // MARK: - By spring

  /// Calls a block with the progress of a spring from 0 towards 1.
  ///
  /// - Parameters:
  ///   - damping: ≥ 0, typically 1 … 30; at 0 it never completes.
  ///   - stiffness: > 0, typically 1 … 500.
  ///   - mass: > 0, typically 0.1 … 10.
  ///   - delay: s before the block is first called; below 0 it begins part of the way on.
  ///   - startTime: the animator's time from which the delay counts; nil for that of the first frame.
  ///   - animations: is told the progress at each frame: it may pass 1, and ends at exactly 1.
  ///   - completion: is told whether it came to rest.
  /// - Returns: the number to cancel it by.
  @discardableResult
  public func animate(
    damping: Double, stiffness: Double, mass: Double = 1, delay: Double = 0, at startTime: Double? = nil,
    animations: Animations? = nil, completion: Completion? = nil
  ) throws(INTUError) -> ID {
    let spring: INTUSpring
    do {
      spring = try INTUSpring(damping: damping, stiffness: stiffness, mass: mass)
    } catch {
      throw .notASpring(error)
    }
    let timing = try Self.timing(delay: delay, duration: nil, repeats: false, autoreverses: false)
    let progress = Progress()
    let animation = FrameAnimation<Stage>(timing: timing) { _, frame in
      let value = spring.progress(at: frame.elapsed)
      progress.last = value
      animations?(value)
      return frame.elapsed >= spring.settlingTime ? .finished : .goesOn
    }
    return try start(animation, progress, at: startTime, completion)
  }

  // MARK: - Cancelling

  /// Stops an animation: its completion is told false, at once. A number of none, or of one that is over, does nothing.
  ///
  /// - Returns: the progress that the block was told last, to go on from; nil when it was not called yet.
  @discardableResult
  public func cancel(_ id: ID) -> Double? {
    guard let entry = active[id] else { return nil }
    entry.animation.remove()
    return entry.progress.last
  }

  // MARK: - Common steps

  private static func timing(
    delay: Double, duration: Double?, repeats: Bool, autoreverses: Bool
  ) throws(INTUError) -> Timing {
    do {
      return try Timing(
        beginTime: delay, duration: duration, repetition: repeats ? .forever : .once, autoreverses: autoreverses)
    } catch {
      throw .mustBeFinite(quantity: "the delay", value: delay)
    }
  }

  private func start(
    _ animation: FrameAnimation<Stage>, _ progress: Progress, at startTime: Double?, _ completion: Completion?
  ) throws(INTUError) -> ID {
    if let startTime, !startTime.isFinite { throw .mustBeFinite(quantity: "the start time", value: startTime) }
    lastID += 1
    let id = ID(rawValue: lastID)
    animation.onStop = { [weak self] finished in
      self?.active[id] = nil
      completion?(finished)
    }
    active[id] = Entry(animation: animation, progress: progress)
    do {
      try animator.add(animation, to: stage, at: startTime)
    } catch {
      // Why: a fresh animation is attached nowhere, and the time is finite; there is nothing else to refuse.
      active[id] = nil
      throw .mustBeFinite(quantity: "the start time", value: startTime ?? .nan)
    }
    return id
  }
}
