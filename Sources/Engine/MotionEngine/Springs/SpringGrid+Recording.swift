extension SpringGrid {
  /// What a block begins with: the numbers that stand before the first and the second function.
  private struct Lead {
    var first: SIMD2<Double>
    var second: SIMD2<Double>

    /// The displacement of this, the velocity of the other.
    func withVelocity(of other: Lead) -> Lead {
      Lead(first: SIMD2(first.x, other.first.y), second: SIMD2(second.x, other.second.y))
    }
  }

  /// What a group begins with, over 2^exponent.
  private struct Opening {
    let first: HeadTailPair
    let second: HeadTailPair
    let exponent: Int
  }

  /// Fills all samples.
  func record(into states: UnsafeMutableBufferPointer<SpringState>) {
    if modal.rows.isEmpty {
      recordTurning(into: states)
    } else if turning.rows.isEmpty {
      recordModes(into: states, from: 0)
    } else {
      let last = max(modalFrom.displacement, modalFrom.velocity)
      let end = min((last / Self.groupLength + 1) * Self.groupLength, states.count)
      recordChange(into: states, until: end)
      recordModes(into: states, from: end)
    }
    if !states.isEmpty { states[0] = kernel.start }
  }

  private func recordTurning(into states: UnsafeMutableBufferPointer<SpringState>) {
    turning.blocks.withUnsafeBufferPointer { blocks in
      for first in stride(from: 0, to: states.count, by: Self.groupLength) {
        guard let opening = turningOpening(at: first) else { return finish(states, from: first) }
        var block = first
        for basis in blocks where block < states.count {
          write(turned(opening, by: basis), turning.rows, block..<end(of: block, states), of: block, into: states)
          block += Self.blockLength
        }
      }
    }
  }

  private func recordModes(into states: UnsafeMutableBufferPointer<SpringState>, from start: Int) {
    modal.blocks.withUnsafeBufferPointer { blocks in
      for first in stride(from: start, to: states.count, by: Self.groupLength) {
        guard let opening = modalOpening(at: first) else { return finish(states, from: first) }
        var block = first
        for basis in blocks where block < states.count {
          write(grown(opening, by: basis), modal.rows, block..<end(of: block, states), of: block, into: states)
          block += Self.blockLength
        }
      }
    }
  }

  /// While the quantities change to their modes.
  private func recordChange(into states: UnsafeMutableBufferPointer<SpringState>, until limit: Int) {
    for first in stride(from: 0, to: limit, by: Self.groupLength) {
      guard let places = turningOpening(at: first), let modes = modalOpening(at: first) else {
        return finish(states, from: first)
      }
      for number in 0..<Self.groupLength / Self.blockLength {
        let block = first + number * Self.blockLength
        guard block < limit else { return }
        recordChange(
          turned(places, by: turning.blocks[number]), grown(modes, by: modal.blocks[number]),
          block..<end(of: block, states), into: states)
      }
    }
  }

  private func end(of block: Int, _ states: UnsafeMutableBufferPointer<SpringState>) -> Int {
    min(block + Self.blockLength, states.count)
  }

  /// Where no formula serves any more.
  private func finish(_ states: UnsafeMutableBufferPointer<SpringState>, from index: Int) {
    for later in index..<states.count {
      states[later] = kernel.degenerateState(at: Double(later) * interval / kernel.timeScale)
    }
  }

  private func turningOpening(at index: Int) -> Opening? {
    guard let basis = kernel.basis(over: Self.time(interval, index)) else { return nil }
    let (f, g) = (basis.functions.first, basis.functions.second)
    let place = HeadTailPair.sum(start, f, turn, g)
    let companion = HeadTailPair.sum(turn, f, start, g.scaled(by: curvature))
    return Opening(
      first: HeadTailPair(high: place.high, low: place.low),
      second: HeadTailPair(high: companion.high, low: companion.low), exponent: basis.exponent)
  }

  private func modalOpening(at index: Int) -> Opening? {
    let time = Self.time(interval, index)
    guard HeadTail.product(kernel.rates.first, time).high < SpringKernel.deadExponent else { return nil }
    let basis = kernel.modalBasis(over: time)
    return Opening(
      first: HeadTailPair(quick: HeadTailPair.product(kernel.slow, basis.functions.first)),
      second: HeadTailPair(quick: HeadTailPair.product(kernel.slope, basis.functions.second)), exponent: basis.exponent)
  }

  /// A block in which one of the quantities may change to its modes.
  private func recordChange(
    _ lead: Lead, _ modalLead: Lead, _ block: Range<Int>, into states: UnsafeMutableBufferPointer<SpringState>
  ) {
    let first = block.lowerBound
    let x = min(max(modalFrom.displacement, first), block.upperBound)
    let v = min(max(modalFrom.velocity, first), block.upperBound)
    write(lead, turning.rows, first..<min(x, v), of: first, into: states)
    let mixedLead = x < v ? modalLead.withVelocity(of: lead) : lead.withVelocity(of: modalLead)
    write(mixedLead, mixed, min(x, v)..<max(x, v), of: first, into: states)
    write(modalLead, modal.rows, max(x, v)..<block.upperBound, of: first, into: states)
  }

  @inline(__always)
  private func turned(_ opening: Opening, by basis: SpringBasis) -> Lead {
    let (f, g) = (basis.functions.first, basis.functions.second)
    let exponent = opening.exponent &+ basis.exponent
    let place = HeadTailPair.combination(opening.first, f, opening.second, g)
    let companion = HeadTailPair.combination(opening.second, f, opening.first, g.scaled(by: curvature))
    return Lead(
      first: kernel.scale.values(place, exponent: exponent), second: kernel.scale.values(companion, exponent: exponent))
  }

  @inline(__always)
  private func grown(_ opening: Opening, by basis: SpringBasis) -> Lead {
    let exponent = opening.exponent &+ basis.exponent
    return Lead(
      first: kernel.scale.values(opening.first.times(basis.functions.first), exponent: exponent),
      second: kernel.scale.values(opening.second.times(basis.functions.second), exponent: exponent))
  }

  /// The samples `range` of the block that begins with sample `first`.
  @inline(__always)
  private func write(
    _ lead: Lead, _ rows: [Row], _ range: Range<Int>, of first: Int,
    into states: UnsafeMutableBufferPointer<SpringState>
  ) {
    rows.withUnsafeBufferPointer { rows in
      for index in range {
        let row = rows[index &- first]
        let state = lead.first * row.first + lead.second * row.second
        states[index] = SpringState(displacement: state.x, velocity: state.y)
      }
    }
  }
}
