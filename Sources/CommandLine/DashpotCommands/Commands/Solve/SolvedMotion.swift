/// What `dashpot solve` found, as plain values in the words of whoever asked.
struct SolvedMotion: Hashable, Sendable {
  /// A row of the table.
  struct Sample: Hashable, Sendable {
    /// s
    var time: Double
    var value: Double
    /// Units of value per second.
    var velocity: Double
  }

  enum Settling: Hashable, Sendable {
    /// Never outside the band.
    case neverOutside
    /// Outside the band for ever, or again and again.
    case never
    /// Last time outside, how far the truth may be from it, and the turning points before it; s.
    case at(time: Double, radius: Double, turns: Int?)
    /// Why it is not known.
    case unknown(reason: String)
  }

  /// The farthest point beyond the target.
  struct Peak: Hashable, Sendable {
    /// s
    var time: Double
    var value: Double
    /// Beyond the target, as a fraction of the way from where the target moved last; nil where that is 0.
    var overshoot: Double?
  }

  /// What an engine showed.
  struct Engine: Hashable, Sendable {
    var name: String
    /// One for each row; empty when it showed nothing.
    var values: [Double] = []
    /// |value − truth| over the way, one for each row.
    var errors: [Double] = []
    /// The largest over all frames.
    var largestError: Double?
    /// s
    var largestErrorTime: Double?
    /// When it said it was finished, s.
    var finished: Double?
    /// Why it showed nothing.
    var failure: String?
  }

  /// Name, value and unit of what states the motion, in order.
  struct Constant: Hashable, Sendable {
    var name: String
    var value: Double
    var unit: String
  }

  var title: String
  var constants: [Constant]
  var from: Double
  /// The first target, and the target at the end; nil for a free motion.
  var to: Double?
  var finalTarget: Double?
  /// How often the target moves and the constants change.
  var retargets = 0
  var changes = 0
  var velocity: Double
  /// Where a free motion, or a spring that friction holds, comes to rest.
  var restsAt: Double?
  /// When friction has stopped it, s; nil where rest is only approached.
  var stopsAfter: Double?
  /// Fraction of the way that counts as settled.
  var band: Double
  /// What fractions are fractions of: |from − to|, or the largest excursion where that is 0.
  var way: Double
  var settling: Settling
  var peak: Peak?
  var events = SolvedEvents()
  /// Whether ``radius`` is proven, or the difference of two integrations.
  var isProven = true
  /// Radius of every value.
  var radius: Double
  /// s; between two frames that engines are shown.
  var frameTime: Double
  var samples: [Sample]
  /// Every frame, for a plot.
  var curve: [Sample]
  var engines: [Engine]
}
