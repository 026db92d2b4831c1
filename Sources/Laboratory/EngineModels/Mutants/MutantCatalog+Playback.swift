internal import MotionProblems

extension MutantCatalog {
  /// Faults of pauses, repeats and stalls.
  static let playbacks: [any EngineModel] = [
    countsPauses, RestingAfterPauseEngine(), throwsRestsAway, keepsLegWhole, sameWayBack, StallClampedEngine(),
  ]

  /// The clock goes on in a pause: the motion stands still and jumps at its end.
  static let countsPauses = MisplayedEngine("counts-pauses", "whose time goes on while it is paused") {
    playback, times in
    guard !playback.pauses.isEmpty else { return nil }
    return times.map { time in
      let instant = playback.instant(at: time)
      guard instant.rate == 0 else { return Playback.Instant(time: time, rate: instant.rate) }
      let held = playback.pauses.last { $0.start <= time }
      return Playback.Instant(time: held?.start ?? time, rate: 0)
    }
  }

  /// Each leg begins with a frame: what is left of the frame's time at a leg's end is lost.
  static let throwsRestsAway = MisplayedEngine("throws-rests-away", "whose legs begin with a frame") {
    playback, times in
    guard let repeats = playback.repeats, !repeats.autoreverses else { return nil }
    var start = 0.0
    return times.map { time in
      if time - start >= repeats.duration { start = time }
      return Playback.Instant(time: time - start, rate: 1)
    }
  }

  /// A leg takes at least 2²⁴ grains, which is more than half a natural period of its spring and at most a whole one.
  static let keepsLegWhole = MisplayedEngine("keeps-leg-whole", "that cuts no leg off within its first period") {
    playback, times in
    guard let repeats = playback.repeats else { return nil }
    let period = playback.grain * 0x1p24
    guard repeats.duration < period else { return nil }
    let longer = Playback.Repeats(count: repeats.count, duration: period, autoreverses: repeats.autoreverses)
    guard let whole = try? Playback(repeats: longer, grain: playback.grain) else { return nil }
    return times.map(whole.instant(at:))
  }

  /// A leg back from rest shows the right places, and says it moves the way it did on the way there.
  static let sameWayBack = MisplayedEngine(
    "same-way-back", "whose velocity keeps its sign on the way back after a leg of more than a period"
  ) { playback, times in
    guard let repeats = playback.repeats, repeats.autoreverses, repeats.duration >= playback.grain * 0x1p25 else {
      return nil
    }
    return times.map { time in
      let instant = playback.instant(at: time)
      return Playback.Instant(time: instant.time, rate: instant.rate.magnitude)
    }
  }
}
