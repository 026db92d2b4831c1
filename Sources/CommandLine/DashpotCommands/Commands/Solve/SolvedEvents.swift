/// The instants of a solved motion.
struct SolvedEvents: Hashable, Sendable {
  /// How many there are of a kind, of which the first few are listed.
  enum Total: Hashable, Sendable {
    case all(Int)
    case moreThan(Int)
    /// There is no end of them.
    case endless
  }

  enum Arrival: Hashable, Sendable {
    /// It starts there.
    case atOnce
    case never
    /// s
    case at(time: Double)
  }

  /// An instant at which the motion passes its target, or turns.
  struct Instant: Hashable, Sendable {
    enum Kind: String, Hashable, Sendable {
      case rising, falling, touching, maximum, minimum
    }

    /// s
    var time: Double
    var value: Double
    var kind: Kind
  }

  struct List: Hashable, Sendable {
    var first: [Instant] = []
    var total = Total.all(0)
    /// Why it is not known.
    var failure: String?
  }

  /// What counts as slow, units of value per second.
  var speedBand = 0.0
  /// The last time faster than that.
  var slow = SolvedMotion.Settling.neverOutside
  /// The last time outside the band of place or of speed.
  var rest = SolvedMotion.Settling.neverOutside
  /// Which of them is left last: position, speed or both; nil where that is not known.
  var governor: String?
  /// At the final target; nil for a free motion.
  var arrival: Arrival?
  /// Of the final target; nil for a free motion.
  var passings: List?
  /// nil for a free motion, which does not turn.
  var turns: List?
}
