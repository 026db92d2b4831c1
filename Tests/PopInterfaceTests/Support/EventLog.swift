import PopInterface

/// Hears what an animation tells, as short words.
final class EventLog: PopAnimationDelegate {
  var heard: [String] = []
  /// Words are prefixed with this.
  var prefix = ""

  /// Hears the delegate's calls alone.
  func attach(to animation: PopAnimation) { animation.delegate = self }

  /// Hears the blocks alone.
  func attachBlocks(to animation: PopAnimation) {
    animation.animationDidStartBlock = { [self] _ in hear("start") }
    animation.animationDidReachToValueBlock = { [self] _ in hear("reach") }
    animation.animationDidApplyBlock = { [self] _ in hear("apply") }
    animation.completionBlock = { [self] _, finished in hear(finished ? "stop true" : "stop false") }
  }

  func hear(_ word: String) { heard.append(prefix + word) }

  func popAnimationDidStart(_ animation: PopAnimation) { hear("start") }
  func popAnimationDidReachToValue(_ animation: PopAnimation) { hear("reach") }
  func popAnimationDidApply(_ animation: PopAnimation) { hear("apply") }
  func popAnimationDidStop(_ animation: PopAnimation, finished: Bool) { hear(finished ? "stop true" : "stop false") }
  func popAnimation(_ animation: PopAnimation, didReachProgress progress: Double) { hear("progress \(progress)") }

  /// Without the applies.
  var ends: [String] { heard.filter { !$0.hasSuffix("apply") } }

  func count(_ word: String) -> Int { heard.count { $0 == word } }
}
