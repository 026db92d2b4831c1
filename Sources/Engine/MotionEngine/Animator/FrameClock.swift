/// Where an animator's frames come from.
///
/// A clock calls back on the isolation of whoever started it, never inside ``start(_:)``.
public protocol FrameClock: AnyObject {
  /// Asks for a call each frame, with the time of the frame in seconds from any fixed origin.
  func start(_ frame: @escaping (Double) -> Void)
  /// Asks for no more calls.
  func stop()
}

/// A clock that is turned by hand.
public final class ManualClock: FrameClock {
  /// The time of the last frame, s.
  @exclusivity(unchecked) public private(set) var time: Double
  /// Whether anyone waits for frames.
  public var isRunning: Bool { receiver != nil }
  @exclusivity(unchecked) private var receiver: Unmanaged<Receiver>?
  @exclusivity(unchecked) private var isTicking = false
  /// Those that were left in the middle of their frame.
  private var left: [Receiver] = []

  public init(time: Double = 0) { self.time = time }

  deinit { receiver?.release() }

  public func start(_ frame: @escaping (Double) -> Void) {
    stop()
    receiver = Unmanaged.passRetained(Receiver(frame))
  }

  public func stop() {
    guard let old = receiver else { return }
    receiver = nil
    // Why: it is called without being counted, and must outlive its frame.
    let leaving = old.takeRetainedValue()
    if isTicking { left.append(leaving) }
  }

  /// A frame at a time, if anyone waits for one. Inside a frame there is none.
  public func tick(at time: Double) {
    guard !isTicking else { return }
    self.time = time
    guard let receiver else { return }
    isTicking = true
    receiver._withUnsafeGuaranteedRef { $0.frame(time) }
    isTicking = false
    if self.receiver?.toOpaque() != receiver.toOpaque() { left.removeAll() }
  }

  private final class Receiver {
    let frame: (Double) -> Void

    init(_ frame: @escaping (Double) -> Void) { self.frame = frame }
  }

  /// Frames at a fixed rate up to and with the last multiple that is not after `end`, at origin + n / rate exactly.
  public func run(until end: Double, framesPerSecond rate: Double) {
    guard rate > 0, rate.isFinite, end.isFinite else { return }
    let origin = time
    var index = 1.0
    while origin + index / rate <= end {
      tick(at: origin + index / rate)
      index += 1
    }
  }
}

/// A clock that plays back times recorded before.
public final class RecordedClock: FrameClock {
  private let times: [Double]
  private var next = 0
  @exclusivity(unchecked) private var frame: ((Double) -> Void)?

  public init(_ times: [Double]) { self.times = times }

  public var isRunning: Bool { frame != nil }

  public func start(_ frame: @escaping (Double) -> Void) { self.frame = frame }
  public func stop() { frame = nil }

  /// Plays the times that are left. A time at which nobody waits for a frame passes without one.
  public func play() {
    while next < times.count {
      let time = times[next]
      next += 1
      frame?(time)
    }
  }
}
