internal import MotionProblems

extension MotionProblem {
  /// The same problem under another law and without its catalogue name, which would bring the right constants back.
  ///
  /// - Parameter friction: for exponential friction; other kinds are left as they are.
  func changingLaw(
    spring: (Oscillator) throws(ProblemError) -> Oscillator, friction: (Double) throws(ProblemError) -> Friction
  ) throws(EngineFailure) -> MotionProblem {
    do throws(ProblemError) {
      let changed: Law
      switch law {
      case .spring(let oscillator): changed = .spring(try spring(oscillator))
      case .friction(.exponential(let rate)): changed = .friction(try friction(rate))
      case .friction, .resistedSpring: changed = law
      }
      return try MotionProblem(law: changed, start: start, retargets: retargets)
    } catch {
      throw .rejected(reason: "\(error)")
    }
  }

  /// The same law and name from another start.
  func replacing(start: PhaseState, retargets: [Retarget]) throws(EngineFailure) -> MotionProblem {
    do throws(ProblemError) {
      return try MotionProblem(law: law, start: start, retargets: retargets, springName: springName)
    } catch {
      throw .rejected(reason: "\(error)")
    }
  }
}
