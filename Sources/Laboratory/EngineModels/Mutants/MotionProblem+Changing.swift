internal import MotionProblems

extension MotionProblem {
  /// The same problem under another law and without its catalogue name, which would bring the right constants back.
  ///
  /// Without its settling words too.
  func changingLaw(
    spring: (Oscillator) throws(ProblemError) -> Oscillator = { $0 },
    friction: (Friction) throws(ProblemError) -> Friction = { $0 }
  ) throws(EngineFailure) -> MotionProblem {
    do throws(ProblemError) {
      let changed: Law
      switch law {
      case .spring(let oscillator): changed = .spring(try spring(oscillator))
      case .friction(let given): changed = .friction(try friction(given))
      case .resistedSpring: changed = law
      }
      if changed == law { return self }
      return try MotionProblem(law: changed, start: start, retargets: retargets)
    } catch {
      throw .rejected(reason: "\(error)")
    }
  }

  /// The same law and words from another start.
  func replacing(start: PhaseState, retargets: [Retarget]) throws(EngineFailure) -> MotionProblem {
    do throws(ProblemError) {
      return try MotionProblem(
        law: law, start: start, retargets: retargets, springName: springName, settlingWords: settlingWords,
        decelerationFactor: decelerationFactor)
    } catch {
      throw .rejected(reason: "\(error)")
    }
  }
}
