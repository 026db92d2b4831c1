/// Uniform samples by three tables: within a block of 16, from block to block within a group of four, and one
/// evaluation for each group.
///
/// A block begins with displacement and velocity and with their companions (``SpringBasis``), each rounded once, and
/// each of its samples is two products of these with two tabulated numbers; so four numbers are rounded, and the three
/// operations, whose terms together are at most the envelope: 3.5 ulp, and no error gathers from sample to sample.
/// Where that bound of an overdamped motion is too wide, its two modes take the place of the two numbers.
struct SpringGrid {
  static let blockLength = 16
  static let groupLength = 64

  /// What the numbers that a block begins with are multiplied by, for displacement and velocity side by side.
  struct Row {
    let first: SIMD2<Double>
    let second: SIMD2<Double>

    init(_ basis: SpringBasis) {
      let values = basis.rounded
      first = SIMD2(repeating: values.x)
      second = SIMD2(repeating: values.y)
    }

    /// The displacement of one and the velocity of the other.
    init(displacement: Row, velocity: Row) {
      first = SIMD2(displacement.first.x, velocity.first.y)
      second = SIMD2(displacement.second.x, velocity.second.y)
    }
  }

  /// The rows over 0 … 15 intervals, and the functions over 0, 1, 2 and 3 blocks.
  struct Table {
    let rows: [Row]
    let blocks: [SpringBasis]

    static let empty = Table(rows: [], blocks: [])

    private init(rows: [Row], blocks: [SpringBasis]) {
      self.rows = rows
      self.blocks = blocks
    }

    /// From evaluations over 0, 1, 4 and 16 intervals; no entry has more than six of them as factors.
    @inline(__always)
    init(
      _ none: SpringBasis, _ one: SpringBasis, _ four: SpringBasis, _ block: SpringBasis,
      join: (SpringBasis, SpringBasis) -> SpringBasis
    ) {
      let two = join(one, one)
      let three = join(two, one)
      rows = [Row](unsafeUninitializedCapacity: blockLength) { rows, count in
        var basis = none
        for first in stride(from: 0, to: blockLength, by: 4) {
          if first > 0 { basis = first == 4 ? four : join(basis, four) }
          rows.initializeElement(at: first, to: Row(basis))
          rows.initializeElement(at: first + 1, to: Row(first == 0 ? one : join(basis, one)))
          rows.initializeElement(at: first + 2, to: Row(first == 0 ? two : join(basis, two)))
          rows.initializeElement(at: first + 3, to: Row(first == 0 ? three : join(basis, three)))
        }
        count = blockLength
      }
      let twoBlocks = join(block, block)
      blocks = [none, block, twoBlocks, join(twoBlocks, block)]
    }

    /// The rows with the velocity's of another.
    func rows(withVelocityOf other: Table) -> [Row] {
      zip(rows, other.rows).map { Row(displacement: $0, velocity: $1) }
    }
  }

  let kernel: SpringKernel
  /// h in the kernel's unit of time.
  let interval: Double
  let curvature: Double
  let start: HeadTailPair
  let turn: HeadTailPair
  /// Samples from which on the two modes serve, of displacement and velocity.
  let modalFrom: (displacement: Int, velocity: Int)
  let turning: Table
  let modal: Table
  /// For the samples at which only one of the two quantities has changed to its modes.
  let mixed: [Row]

  /// nil where single evaluations are the better way: for few samples, steps so long that a group would underflow,
  /// and motions that need no formula.
  init?(_ kernel: SpringKernel, interval: Double, count: Int) {
    guard count >= 32, kernel.form != .still, kernel.form != .undefined else { return nil }
    let scaled = interval * kernel.timeScale
    let reach = scaled * Double(Self.groupLength)
    guard scaled > 0x1p-900, scaled * Double(count) < 0x1p900, reach * kernel.rates.first.rounded < 600,
      reach * kernel.gap.rounded < 600 || kernel.fadedFrom < 500
    else { return nil }
    self.kernel = kernel
    self.interval = scaled
    curvature = kernel.curvature
    (start, turn) = kernel.companions
    modalFrom = Self.modalFrom(kernel, start: start, turn: turn, interval: scaled, count: count)
    if max(modalFrom.displacement, modalFrom.velocity) > 0 {
      guard let turning = Self.turningTable(kernel, scaled) else { return nil }
      self.turning = turning
    } else {
      turning = .empty
    }
    let needsModes = min(modalFrom.displacement, modalFrom.velocity) < count
    modal = needsModes ? Self.modalTable(kernel, scaled) : .empty
    mixed =
      modalFrom.displacement < modalFrom.velocity
      ? modal.rows(withVelocityOf: turning) : turning.rows(withVelocityOf: modal)
  }

  /// The exact instant index · h.
  @inline(__always)
  static func time(_ interval: Double, _ index: Int) -> HeadTail {
    HeadTail(ErrorFree.product(Double(index), interval))
  }

  private static func turningTable(_ kernel: SpringKernel, _ interval: Double) -> Table? {
    let curvature = kernel.curvature
    guard let one = kernel.basis(over: time(interval, 1)), let four = kernel.basis(over: time(interval, 4)),
      let block = kernel.basis(over: time(interval, blockLength))
    else { return nil }
    return Table(.none, one, four, block) { $0.after($1, curvature: curvature) }
  }

  private static func modalTable(_ kernel: SpringKernel, _ interval: Double) -> Table {
    Table(
      .bothModes, kernel.modalBasis(over: time(interval, 1)), kernel.modalBasis(over: time(interval, 4)),
      kernel.modalBasis(over: time(interval, blockLength))
    ) { $0.times($1) }
  }

  /// The bound of the two numbers is the envelope while start and companion have one sign; else it is from when
  /// |B| e^(−2αt) has fallen to |x₀| on that the modes have the narrower one. Where only one of the two quantities changes
  /// to its modes, the other one follows as soon as its fast mode is 2^-7 of the slow one, which costs a thirtieth.
  private static func modalFrom(
    _ kernel: SpringKernel, start: HeadTailPair, turn: HeadTailPair, interval: Double, count: Int
  ) -> (displacement: Int, velocity: Int) {
    guard kernel.form == .twoModes else { return (count, count) }
    let agree = start.head * turn.head.signs .>= 0
    if all(agree) { return (count, count) }
    func index(_ cancelledAbove: Double) -> Int {
      guard cancelledAbove < 1 else { return 0 }
      let samples = -PortableLogarithm.of(max(cancelledAbove, 0x1p-7)) / (kernel.gap.rounded * interval)
      return samples < Double(count) ? Int(samples.rounded(.up)) : count
    }
    return (index(kernel.cancelledAbove.x), index(kernel.cancelledAbove.y))
  }
}

extension SIMD2<Double> {
  /// −1, 0 or 1 of each.
  fileprivate var signs: SIMD2<Double> { SIMD2(x.signOfValue, y.signOfValue) }
}
