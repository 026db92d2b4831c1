/// One share of a suite, for a run that several machines divide among them.
///
/// Share k of n takes the selected cases k, k + n, k + 2n, …, so that dear and cheap sweeps are spread evenly.
public struct Shard: Hashable, Sendable {
  /// The most shares that a run can be divided into.
  public static let largestCount = 10_000

  /// From 1.
  public let number: Int
  public let count: Int

  /// - Returns: nil unless 1 ≤ `number` ≤ `count` ≤ ``largestCount``.
  public init?(number: Int, of count: Int) {
    guard (1...Self.largestCount).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// `K/N`, as an option and a run file say it.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(number: number, of: count)
  }

  /// `K/N`.
  public var text: String { "\(number)/\(count)" }

  /// How many of `total` positions it takes.
  func size(of total: Int) -> Int { total < number ? 0 : (total - number) / count + 1 }

  /// The position in the selection of its case at a position in the share.
  func position(at place: Int) -> Int { number - 1 + place * count }
}
