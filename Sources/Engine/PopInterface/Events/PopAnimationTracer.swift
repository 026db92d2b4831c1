/// Records what happens to one animation, between ``start()`` and ``stop()``.
public final class PopAnimationTracer {
  /// All that was recorded, in order.
  public private(set) var allEvents: [PopAnimationEvent] = []
  /// Whether the events are written out and forgotten when the animation stops.
  public var shouldLogAndResetOnCompletion = false
  /// Where they are written out, one call a line; nil for nowhere.
  public var log: ((String) -> Void)?
  public private(set) var isRecording = false

  init() {}

  public func start() { isRecording = true }
  public func stop() { isRecording = false }
  public func reset() { allEvents.removeAll() }

  /// The write events alone.
  public var writeEvents: [PopAnimationEvent] { events(of: .propertyWrite) }

  public func events(of kind: PopAnimationEvent.Kind) -> [PopAnimationEvent] { allEvents.filter { $0.kind == kind } }

  func record(_ event: @autoclosure () -> PopAnimationEvent) {
    if isRecording { allEvents.append(event()) }
  }

  func runIsOver() {
    guard isRecording, shouldLogAndResetOnCompletion else { return }
    if let log { for event in allEvents { log("\(event)") } }
    reset()
  }
}
