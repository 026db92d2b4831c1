public import Dispatch

/// Frames at a display's rate from a Dispatch timer, at the uptime of the system in seconds.
///
/// It must be started on the isolation that its queue serves: with the main queue, on the main actor.
public final class DispatchFrameClock: FrameClock {
  public let framesPerSecond: Double
  private let queue: DispatchQueue
  private var timer: (any DispatchSourceTimer)?

  /// - Parameters:
  ///   - framesPerSecond: above 0 and at most 1000.
  ///   - queue: where the frames are called.
  public init(framesPerSecond: Double = 60, queue: DispatchQueue = .main) throws(AnimatorError) {
    guard framesPerSecond > 0, framesPerSecond <= 1000 else { throw .frameRateOutOfRange(framesPerSecond) }
    self.framesPerSecond = framesPerSecond
    self.queue = queue
  }

  public func start(_ frame: @escaping (Double) -> Void) {
    stop()
    let timer = DispatchSource.makeTimerSource(flags: .strict, queue: queue)
    let interval = 1 / framesPerSecond
    timer.schedule(deadline: .now() + interval, repeating: interval)
    let handler = Handler(call: frame)
    timer.setEventHandler { handler.call(Double(DispatchTime.now().uptimeNanoseconds) * 1e-9) }
    timer.activate()
    self.timer = timer
  }

  public func stop() {
    timer?.cancel()
    timer = nil
  }

  deinit { timer?.cancel() }
}

/// Why: a timer's handler must be Sendable, and the closure is not; it is called on the queue alone, which serves the
/// isolation it came from.
private struct Handler: @unchecked Sendable {
  let call: (Double) -> Void
}
