/// Under what an animation is attached to its target.
struct Attachment: Hashable {
  let target: ObjectIdentifier
  let key: Key

  enum Key: Hashable {
    case named(String)
    case unnamed(Int)

    var name: String? {
      if case .named(let name) = self { name } else { nil }
    }
  }
}
