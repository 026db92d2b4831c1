/// The completions of one run of an animator, each told once.
///
/// Why an object of its own: they are told when the animator's events are, and the property animator may be gone by then.
final class CompletionList {
  private var closures: [(AnimatingPosition) -> Void] = []
  var position = AnimatingPosition.current

  func add(_ closure: @escaping (AnimatingPosition) -> Void) { closures.append(closure) }

  func drop() { closures = [] }

  func tell() {
    let told = closures
    closures = []
    for closure in told { closure(position) }
  }
}
