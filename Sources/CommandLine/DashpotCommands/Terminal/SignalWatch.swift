internal import Foundation
internal import Synchronization

/// The first SIGINT, SIGTERM or SIGHUP asks the command to stop; the second ends the process at once.
public enum SignalWatch {
  private static let received = Atomic<Int32>(0)

  /// From here on the first signal is only noted.
  ///
  /// SIGPIPE and SIGXFSZ are ignored: a write to a reader that has left, or beyond the size that files may have, fails
  /// with an error that the command handles. SIGHUP stays ignored where it was, as under `nohup`.
  public static func start() {
    _ = received.load(ordering: .relaxed)
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    for number in [SIGINT, SIGTERM] { signal(number, noteSignal) }
    if !isIgnored(SIGHUP) { signal(SIGHUP, noteSignal) }
  }

  /// The signal received so far.
  public static var stopRequest: StopRequest? {
    switch received.load(ordering: .relaxed) {
    case SIGINT: .interrupted
    case SIGTERM: .terminated
    case SIGHUP: .hungUp
    default: nil
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    let standing = signal(number, SIG_IGN)
    if unsafeBitCast(standing, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { return true }
    signal(number, standing)
    return false
  }

  // Why: only what is safe in a signal handler. `start()` has already built the atomic.
  private static let noteSignal: @convention(c) (Int32) -> Void = { number in
    let first = received.compareExchange(expected: 0, desired: number, ordering: .relaxed).exchanged
    guard !first else { return }
    signal(number, SIG_DFL)
    raise(number)
  }
}
