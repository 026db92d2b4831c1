internal import PlatformSprings

/// Tension, friction and mass, and the bounciness and speed that they come from.
///
/// Setting one of the three overrides that one alone and leaves the two words as they are; setting a word takes all three
/// from the words again.
struct PopSpringConstants: Hashable {
  private(set) var words = PopSpring()
  private(set) var dynamics = PopDynamics(bounciness: 4, speed: 12)
  private var isUserSpecified = false

  var bounciness: Double {
    get { words.bounciness }
    set {
      guard newValue != words.bounciness || isUserSpecified else { return }
      words.bounciness = newValue
      convert()
    }
  }

  var speed: Double {
    get { words.speed }
    set {
      guard newValue != words.speed || isUserSpecified else { return }
      words.speed = newValue
      convert()
    }
  }

  var tension: Double {
    get { dynamics.tension }
    set { override(\.tension, newValue) }
  }

  var friction: Double {
    get { dynamics.friction }
    set { override(\.friction, newValue) }
  }

  var mass: Double {
    get { dynamics.mass }
    set { override(\.mass, newValue) }
  }

  private mutating func convert() {
    dynamics = PopDynamics(bounciness: words.bounciness, speed: words.speed)
    isUserSpecified = false
  }

  private mutating func override(_ path: WritableKeyPath<PopDynamics, Double>, _ value: Double) {
    guard dynamics[keyPath: path] != value else { return }
    dynamics[keyPath: path] = value
    isUserSpecified = true
  }
}
