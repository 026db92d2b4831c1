extension ODEIntegrator {
  /// Integrates to `end` and returns every zero crossing of `function` in (now, `end`], in order.
  ///
  /// The function may be any smooth function of time and state, such as the distance from the edge of a band. Crossings
  /// inside one long step are found too. A touch without a change of sign is no crossing; nor is a zero the trajectory
  /// starts from; a zero reached exactly at `end` is one.
  ///
  /// Accuracy: the time is where the integrated solution is zero, to about two ulp; that solution is as good as the
  /// tolerance.
  ///
  /// - Throws: ``ODEError`` as ``advance(to:)`` does.
  public func crossings(
    of function: @escaping (Double, UnsafeBufferPointer<Double>) -> Double, until end: Double
  ) throws(ODEError) -> [Crossing] {
    let scout = try ODEIntegrator(context.system, settings: settings, time: time, state: state)
    let search = CrossingSearch(function: function, scout: scout)
    var found: [Crossing] = []
    var last = search.node(at: time, state: state)
    guard last.value.isFinite else { throw .notFinite(time: time) }
    var lastSigned: CrossingSearch.Node? = last.value == 0 ? nil : last
    var zero: CrossingSearch.Node?
    var taken = 0
    while try step(toward: end) {
      let reached = search.node(at: time, state: state)
      guard reached.value.isFinite else { throw .notFinite(time: last.time) }
      for node in try search.separate(last, reached) {
        if node.value == 0 {
          zero = zero ?? node
          continue
        }
        if let before = lastSigned, (before.value < 0) != (node.value < 0) {
          if let zero {
            found.append(Crossing(time: zero.time, isRising: node.value > 0, state: zero.state))
          } else {
            found.append(try search.crossing(before, node))
          }
        }
        (lastSigned, zero) = (node, nil)
      }
      last = reached
      taken += 1
      if taken >= settings.stepLimit, time < end { throw .stepLimit(time: time, limit: settings.stepLimit) }
    }
    if let zero, let before = lastSigned {
      found.append(Crossing(time: zero.time, isRising: before.value < 0, state: zero.state))
    }
    return found
  }
}
