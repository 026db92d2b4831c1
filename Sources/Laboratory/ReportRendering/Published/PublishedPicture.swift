/// A picture in characters, in a block fenced as text: curves a rounding apart may set a few characters differently.
struct PublishedPicture {
  static let fence: Substring = "```text"
  static let end: Substring = "```"
  /// How many of the characters that are not blank may differ.
  static let share = 0.02

  /// Of its fence in the published file, from 1.
  let line: Int
  private var marks = 0
  private var moved = 0

  init(line: Int) { self.line = line }

  mutating func add(_ old: Substring, _ new: Substring) {
    let (old, new) = (Array(old), Array(new))
    for index in 0..<max(old.count, new.count) {
      let pair = (old.indices.contains(index) ? old[index] : " ", new.indices.contains(index) ? new[index] : " ")
      if pair != (" ", " ") { marks += 1 }
      if pair.0 != pair.1 { moved += 1 }
    }
  }

  /// Nil when it is the same picture.
  var difference: PublishedTable.Difference? {
    guard Double(moved) > Self.share * Double(marks) else { return nil }
    return PublishedTable.Difference(
      line: line, column: nil, published: "a picture", fresh: "another",
      reason: "\(moved) of \(marks) characters differ")
  }
}
