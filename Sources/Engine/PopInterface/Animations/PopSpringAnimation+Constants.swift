/// All may be changed while it runs: value and velocity go on from where they are.
extension PopSpringAnimation {
  /// How much it bounces, nominally 0 … 20; 4 at first. Setting it takes tension, friction and mass from bounciness and
  /// speed again.
  ///
  /// At 0 it is nearly critical at speeds from 8 on, and bounces at low speed.
  public var springBounciness: Double {
    get { constants.bounciness }
    set { set(\.bounciness, newValue, .bouncinessUpdate) }
  }

  /// How fast it is, nominally 0 … 20; 12 at first. Setting it takes tension, friction and mass from bounciness and speed
  /// again.
  public var springSpeed: Double {
    get { constants.speed }
    set { set(\.speed, newValue, .speedUpdate) }
  }

  /// k. Setting it leaves friction, mass, and the numbers of bounciness and speed as they are.
  public var dynamicsTension: Double {
    get { constants.tension }
    set { set(\.tension, newValue, .tensionUpdate) }
  }

  /// c. Setting it leaves the others as they are.
  public var dynamicsFriction: Double {
    get { constants.friction }
    set { set(\.friction, newValue, .frictionUpdate) }
  }

  /// m. Setting it leaves the others as they are.
  public var dynamicsMass: Double {
    get { constants.mass }
    set { set(\.mass, newValue, .massUpdate) }
  }

  private func set(
    _ path: WritableKeyPath<PopSpringConstants, Double>, _ value: Double, _ kind: PopAnimationEvent.Kind
  ) {
    let old = constants
    constants[keyPath: path] = value
    guard constants != old else { return }
    if isUnderWay, constants.dynamics != old.dynamics, !courseChanged() {
      constants = old
    } else {
      storedTracer?.record(PopAnimationEvent(kind: kind, time: elapsed, value: [value]))
    }
  }
}
