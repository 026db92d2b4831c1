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
  public var isRunning: Bool { frame != nil }
  @exclusivity(unchecked) private var frame: ((Double) -> Void)?

  public init(time: Double = 0) { self.time = time }

  public func start(_ frame: @escaping (Double) -> Void) { self.frame = frame }
  public func stop() { frame = nil }

  /// A frame at a time, if anyone waits for one.
  public func tick(at time: Double) {
    self.time = time
    frame?(time)
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
