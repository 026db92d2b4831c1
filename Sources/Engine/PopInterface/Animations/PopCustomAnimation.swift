internal import MotionEngine

/// Calls a block each frame: Pop's `POPCustomAnimation`.
///
/// The block is handed the object and the animation, so that it need not hold either. It answers true to go on and false
/// when it is finished; in a repeated run that is the end of one leg.
public final class PopCustomAnimation<Target: AnyObject>: PopAnimation, PopTargetedAnimation {
  /// True to go on.
  public typealias Block = (Target, PopCustomAnimation<Target>) -> Bool

  /// The animator's time of this frame, s.
  public private(set) var currentTime = 0.0
  /// The time since the block was called last, s, pauses left out; 0 at the first call.
  public private(set) var elapsedTime = 0.0

  private let block: Block
  private var begun: Double?
  private var last: Double?

  public init(_ block: @escaping Block) {
    self.block = block
    super.init()
  }

  /// Before the start the time from which on it may start; then that at which it did, s.
  override public var beginTime: Double {
    get { hasBegun ? begun ?? givenBeginTime : givenBeginTime }
    set { givenBeginTime = newValue }
  }

  override func prepareRun() {
    super.prepareRun()
    begun = nil
    last = nil
    elapsedTime = 0
  }

  override func begin(on object: AnyObject, at time: Double) throws(PopError) { begun = time }

  override func advance(_ object: AnyObject, at time: Double) -> Bool {
    currentTime = time
    elapsedTime = last.map { elapsed - $0 } ?? 0
    last = elapsed
    let before = run
    // Why: add(_:to:forKey:) lets it be attached to such an object only.
    let goesOn = block(unsafeDowncast(object, to: Target.self), self)
    guard run == before else { return false }
    let isOver = !goesOn && isLastLeg
    guard tell(.didApply) else { return false }
    if !goesOn, !isOver {
      legs.enter(leg: legs.leg + 1, after: 0, newLength: 0, at: elapsed)
      last = nil
      guard tellLegBorder() else { return false }
    }
    return isOver
  }

  /// The same settings and block in another animation that is not attached.
  public func copy() -> PopCustomAnimation<Target> {
    let copy = PopCustomAnimation(block)
    copySettings(to: copy)
    return copy
  }
}
