/// How many bits the reference works with, and when it asks for more.
enum Precision {
  /// Two limbs: balls need no memory of their own.
  static let first = 128
  /// Beyond it a question counts as undecidable.
  static let last = 16384

  /// A radius that is at most this part of the amplitude is small enough.
  static let radiusOverAmplitude = 1e-30
  /// What the sum of two doubles can resolve at all, relative to the number.
  static let splitResolution = 0x1p-105
  /// The smallest bound that is told from 0: some 1e-301 units.
  static let leastRadius = 0x1p-1000

  /// The result of `attempt` at the lowest precision, of 128, 256, 512…, that has one.
  static func raising<Result>(
    from first: Int = Precision.first, for question: String,
    _ attempt: (Int) throws(Undecided) -> Result?
  ) throws(ReferenceError) -> Result {
    var bits = first
    var open = question
    while bits <= last {
      do throws(Undecided) {
        if let result = try attempt(bits) { return result }
        open = question
      } catch {
        open = error.question
      }
      bits *= 2
    }
    throw .undecided(question: open, bits: last)
  }
}
