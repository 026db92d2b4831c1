/// An object that an animator animates, and how it holds it: weakly, and strongly only from one frame of a clock to the
/// next.
///
/// Why not weakly alone: taking a reference from a weak one costs more than the whole mathematics of a frame. While a
/// clock calls, there is a next frame; there a strong reference that has become the only one says that the object has no
/// other owner, which is what a weak one would have said a frame earlier.
final class TargetHold {
  let id: ObjectIdentifier
  /// How many of its animations need frames.
  var activeCount = 0
  private var animations: [AttachmentKey: Entry] = [:]
  private var nextPlace = 0
  // Why unchecked, here and below: a check costs a frame some 4 ns, and each access is over before anyone is called.
  /// Whether the object was found to be gone.
  @exclusivity(unchecked) private(set) var isGone = false

  private let reference: Unmanaged<AnyObject>
  private weak var weakly: AnyObject?
  @exclusivity(unchecked) private var strongly: AnyObject?

  init(_ object: AnyObject) {
    id = ObjectIdentifier(object)
    reference = Unmanaged.passUnretained(object)
    weakly = object
  }

  /// The object, while it lives.
  var object: AnyObject? { isGone ? nil : weakly }

  /// Whether the object lives; exact outside frames, from the last frame on inside them.
  var isAlive: Bool { !isGone && (strongly != nil || weakly != nil) }

  var isEmpty: Bool { animations.isEmpty }

  func animation(forKey key: String) -> DrivenAnimation? { animations[.named(key)]?.animation }

  func insert(_ animation: DrivenAnimation, under key: AttachmentKey) {
    animations[key] = Entry(place: nextPlace, animation: animation)
    nextPlace += 1
  }

  func remove(_ key: AttachmentKey) { animations[key] = nil }

  /// Keys and animations in the order in which they were added.
  var inOrder: [(key: AttachmentKey, animation: DrivenAnimation)] {
    animations.sorted { $0.value.place < $1.value.place }.map { ($0.key, $0.value.animation) }
  }

  private struct Entry {
    let place: Int
    let animation: DrivenAnimation
  }

  /// Holds the object strongly or lets it go.
  func hold(strongly isStrong: Bool) { strongly = isStrong && !isGone ? weakly : nil }

  /// Runs a frame with the object; false when it is gone.
  @inline(__always)
  func withObject(_ body: (AnyObject) -> Void) -> Bool {
    guard strongly != nil else {
      guard let object else {
        isGone = true
        return false
      }
      body(object)
      return true
    }
    guard !isGone, !isKnownUniquelyReferenced(&strongly) else {
      isGone = true
      return false
    }
    // Why: nothing lets the strong reference go during a frame, so it need not be counted again.
    reference._withUnsafeGuaranteedRef(body)
    return true
  }
}

/// Under what an animation is attached to its target.
enum AttachmentKey: Hashable {
  case named(String)
  case unnamed(Int)

  var name: String? {
    if case .named(let name) = self { name } else { nil }
  }
}
