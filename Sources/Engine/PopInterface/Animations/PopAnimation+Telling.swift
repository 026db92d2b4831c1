extension PopAnimation {
  /// Tells an event; false when a callback has ended the run, or begun another.
  @discardableResult
  final func tell(_ event: PopEvent, endsRun: Bool = false) -> Bool {
    guard listeners.contains(event.mask) else { return true }
    let run = run
    queue.tell(event, of: self, endsRun: endsRun)
    return run == self.run
  }

  final func listenersChanged() {
    steadyEnd = Self.notSteady
    guard delegate == nil, storedTracer == nil, !hasStreams else {
      listeners = .all
      return
    }
    var mask: PopEventMask = []
    if animationDidStartBlock != nil { mask.insert(.didStart) }
    if animationDidReachToValueBlock != nil { mask.insert(.didReachToValue) }
    if animationDidApplyBlock != nil { mask.insert(.didApply) }
    if completionBlock != nil { mask.insert(.didStop) }
    listeners = mask
  }

  /// To the delegate, then to the block, then to the tracer, then to the streams.
  final func deliver(_ event: PopEvent, endsRun: Bool) {
    let ending = endsRun ? takeStreams() : []
    if let delegate { tell(event, to: delegate) }
    switch event {
    case .didStart: animationDidStartBlock?(self)
    case .didReachToValue: animationDidReachToValueBlock?(self)
    case .didApply: animationDidApplyBlock?(self)
    case .didStop(let finished): completionBlock?(self, finished)
    case .didReachProgress: break
    }
    if let storedTracer {
      record(event, in: storedTracer)
      if endsRun { storedTracer.runIsOver() }
    }
    yield(event)
    for stream in ending {
      stream.yield(event)
      stream.finish()
    }
  }

  private final func tell(_ event: PopEvent, to delegate: any PopAnimationDelegate) {
    switch event {
    case .didStart: delegate.popAnimationDidStart(self)
    case .didReachProgress(let progress): delegate.popAnimation(self, didReachProgress: progress)
    case .didReachToValue: delegate.popAnimationDidReachToValue(self)
    case .didApply: delegate.popAnimationDidApply(self)
    case .didStop(let finished): delegate.popAnimationDidStop(self, finished: finished)
    }
  }

  private final func record(_ event: PopEvent, in tracer: PopAnimationTracer) {
    switch event {
    case .didStart: tracer.record(traced(.didStart))
    case .didReachToValue: tracer.record(traced(.didReachToValue))
    case .didStop(let finished): tracer.record(traced(.didStop, finished: finished))
    case .didReachProgress, .didApply: break
    }
  }

  /// The engine says that the run is over: detached, or kept at its end.
  final func coreStopped(finished: Bool) {
    run += 1
    if !owesStop { tell(.didStart) }
    owesStop = false
    tell(.didStop(finished: finished), endsRun: true)
  }

  /// Tells the progress markers that were passed since the last frame.
  final func tellMarkers(upTo progress: Double) -> Bool {
    while markersTold < sortedMarkers.count, sortedMarkers[markersTold] <= progress {
      let marker = sortedMarkers[markersTold]
      markersTold += 1
      guard tell(.didReachProgress(marker)) else { return false }
    }
    return true
  }
}
