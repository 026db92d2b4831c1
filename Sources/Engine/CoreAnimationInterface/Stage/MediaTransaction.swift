/// The words of `CATransaction`: what animations take from the transaction in which they are added, and a block that waits
/// for them.
///
/// A transaction takes over the settings of the one around it. What is set outside any opens one that is committed with
/// the next frame, as a run loop's implicit transaction is with its end. Animations begin with the first frame after the
/// outermost commit; those added outside any, with the next frame.
public final class MediaTransaction {
  private final class Frame {
    var duration = 0.25
    var timingFunction: MediaTimingFunction?
    var disablesActions = false
    var completion: TransactionCompletion?
    var completions: [TransactionCompletion] = []
    var attached: [AttachedAnimation] = []
    let isImplicit: Bool

    init(inside outer: Frame?, isImplicit: Bool) {
      self.isImplicit = isImplicit
      guard let outer else { return }
      duration = outer.duration
      timingFunction = outer.timingFunction
      disablesActions = outer.disablesActions
    }
  }

  private var frames: [Frame] = []
  /// Is handed the animations of an outermost commit, and the completions that wait for nothing.
  var committed: (([AttachedAnimation], [TransactionCompletion]) -> Void)?
  /// Asks for a frame, with which the implicit transaction is committed.
  var needsFrame: (() -> Void)?

  init() {}

  /// How many transactions are open.
  public var depth: Int { frames.count }

  /// The length of a leg of animations that have none, s; 0.25 at first.
  ///
  /// Setting one that is negative or not a number changes nothing.
  public var animationDuration: Double {
    get { frames.last?.duration ?? 0.25 }
    set { if newValue >= 0 { opened.duration = newValue } }
  }

  /// Of animations that have none; nil at first, which is straight.
  public var animationTimingFunction: MediaTimingFunction? {
    get { frames.last?.timingFunction }
    set { opened.timingFunction = newValue }
  }

  /// Whether ``AnimationStage/setValue(_:forKeyPath:of:)`` only sets; false at first.
  public var disablesActions: Bool {
    get { frames.last?.disablesActions ?? false }
    set { opened.disablesActions = newValue }
  }

  /// Sets a block that is run once, when the animations are over that are added to this transaction, or to one inside it,
  /// from now on.
  ///
  /// It does not wait for those added before. When there are none it is run with the first frame after the commit, after
  /// what starts then. A block set before runs all the same, when its own animations are over.
  public func setCompletionBlock(_ block: @escaping () -> Void) {
    let completion = TransactionCompletion(block)
    opened.completion = completion
    opened.completions.append(completion)
  }

  /// Opens a transaction inside the present one.
  public func begin() { frames.append(Frame(inside: frames.last, isImplicit: false)) }

  /// Closes the innermost transaction.
  ///
  /// - Throws: ``CoreAnimationError/noTransaction``.
  public func commit() throws(CoreAnimationError) {
    guard let last = frames.last, !last.isImplicit else { throw .noTransaction }
    close()
  }

  /// Closes the implicit transaction, if one is open.
  public func flush() {
    if frames.count == 1, frames[0].isImplicit { close() }
  }

  private var opened: Frame {
    if let last = frames.last { return last }
    let frame = Frame(inside: nil, isImplicit: true)
    frames.append(frame)
    needsFrame?()
    return frame
  }

  private func close() {
    let frame = frames.removeLast()
    let free = frame.completions.filter { $0.close() }
    if let outer = frames.last {
      outer.attached += frame.attached
      committed?([], free)
    } else {
      committed?(frame.attached, free)
    }
  }

  /// Takes an animation into the open transactions; where there is none it is committed at once.
  func take(_ animation: AttachedAnimation) {
    animation.completions = frames.compactMap(\.completion)
    for completion in animation.completions { completion.join() }
    if let last = frames.last { last.attached.append(animation) } else { animation.isCommitted = true }
  }
}
