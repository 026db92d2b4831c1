/// What a run comes to: the facts that decide the exit code.
public struct Outcome: Hashable, Sendable {
  /// Over all judged engines and sweeps.
  public var judged = VerdictCounts()
  /// Cases on which the independent integration does not agree with the truth.
  public var checksThatDoNotHold = 0
  /// Specimens that nothing in the run was held against: a fault that went unseen.
  public var specimensNotCaught: [String] = []
  /// Signatures that a specimen did not show.
  public var signaturesNotShown = 0
  /// Signatures that a corrected twin showed as well.
  public var twinsNotClean = 0

  /// Whether no judged engine came to a judgement on any case.
  public var nothingJudged: Bool { judged.decided == 0 }

  /// Whether something counts against an engine or against the laboratory.
  public var somethingIsWrong: Bool {
    judged.against > 0 || checksThatDoNotHold > 0 || !specimensNotCaught.isEmpty || signaturesNotShown > 0
      || twinsNotClean > 0
  }

  public var exitStatus: ExitStatus {
    if nothingJudged { return .nothingJudged }
    return somethingIsWrong ? .somethingIsWrong : .allWithin
  }
}

/// The part of the exit code that a run's records decide.
public enum ExitStatus: Int32, CaseIterable, Hashable, Sendable {
  /// Everything judged is within its tolerance, the truth's check holds, and every specimen was caught.
  case allWithin = 0
  /// Something judged exceeds or failed, a check does not hold, or a specimen was not caught.
  case somethingIsWrong = 1
  /// Nothing was judged, whatever else happened.
  case nothingJudged = 2
}

extension RunSummary {
  /// - Parameter requiresSpecimens: whether a specimen that nothing was held against counts as not caught. False for
  ///   part of a suite, which need not hold the cases that give a specimen away.
  public func outcome(requiresSpecimens: Bool = true) -> Outcome {
    var outcome = Outcome()
    var specimens: [(name: String, counts: VerdictCounts)] = []
    for sweep in sweeps {
      outcome.checksThatDoNotHold += sweep.checksThatDoNotHold
      for engine in sweep.engines {
        switch engine.role {
        case .judged: outcome.judged += engine.verdicts
        case .shown: break
        case .specimen:
          if let index = specimens.firstIndex(where: { $0.name == engine.engine }) {
            specimens[index].counts += engine.verdicts
          } else {
            specimens.append((engine.engine, engine.verdicts))
          }
        }
      }
    }
    if requiresSpecimens {
      outcome.specimensNotCaught = specimens.filter { $0.counts.exceeds + $0.counts.failed == 0 }.map(\.name)
    }
    outcome.signaturesNotShown = signatures.count { !$0.isShown }
    outcome.twinsNotClean = signatures.count { !$0.twinIsClean }
    return outcome
  }
}
