internal import Foundation
internal import Synchronization

/// The first SIGINT or SIGTERM asks the command to stop; the second ends the process at once.
public enum SignalWatch {
  private static let received = Atomic<Int32>(0)

  /// From here on the first signal is only noted.
  ///
  /// SIGPIPE is ignored: a write to a reader that has left fails with an error that the command handles.
  public static func start() {
    _ = received.load(ordering: .relaxed)
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM] { signal(number, noteSignal) }
  }

  /// The signal received so far.
  public static var stopRequest: StopRequest? {
    switch received.load(ordering: .relaxed) {
    case SIGINT: .interrupted
    case SIGTERM: .terminated
    default: nil
    }
  }

  // Why: only what is safe in a signal handler. `start()` has already built the atomic.
  private static let noteSignal: @convention(c) (Int32) -> Void = { number in
    let first = received.compareExchange(expected: 0, desired: number, ordering: .relaxed).exchanged
    guard !first else { return }
    signal(number, SIG_DFL)
    raise(number)
  }
}
