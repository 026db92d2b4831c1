import Testing

@testable import GSLNumerics

@Suite struct ODEIntegratorTests {
  static func settings(_ stepper: ODEStepper = .rk8pd, tolerance: Double = 1e-12) -> ODESettings {
    ODESettings(stepper: stepper, absoluteTolerance: tolerance, initialStep: 1e-3)
  }

  @Test func advancingToNowReturnsTheState() throws {
    let integrator = try ODEIntegrator(Tide(), settings: Self.settings(), time: 0.5, state: [2])
    try integrator.advance(to: 0.5)
    #expect(integrator[0] == 2 && integrator.time == 0.5 && integrator.stepCount == 0)
    #expect(try integrator.step(toward: 0.5) == false)
    try integrator.advance(to: 0.75)
    let state = integrator.state
    try integrator.advance(to: 0.75)
    #expect(integrator.state == state && integrator.time == 0.75)
  }

  @Test func timeDoesNotGoBack() throws {
    let integrator = try ODEIntegrator(Tide(), settings: Self.settings(), time: 0.5, state: [2])
    #expect(throws: ODEError.timeMustNotGoBack(now: 0.5, requested: 0.25)) { try integrator.advance(to: 0.25) }
    #expect(throws: ODEError.self) { try integrator.advance(to: .nan) }
  }

  @Test func implicitSteppersAskForAJacobian() {
    let system = ODEFunction(dimension: 1) { _, y, f in f[0] = -y[0] }
    for stepper in ODEStepper.allCases where stepper.needsJacobian {
      #expect(throws: ODEError.needsJacobian(stepper: stepper)) {
        try ODEIntegrator(system, settings: Self.settings(stepper), state: [1])
      }
    }
  }

  @Test func settingsOutOfRangeAreRefused() {
    let good = Self.settings()
    let bad: [(WritableKeyPath<ODESettings, Double>, Double)] = [
      (\.absoluteTolerance, -1), (\.absoluteTolerance, .nan), (\.absoluteTolerance, 0), (\.relativeTolerance, -1),
      (\.initialStep, 0), (\.initialStep, .infinity), (\.maximumStep, 0), (\.maximumStep, .nan),
    ]
    for (path, value) in bad {
      var settings = good
      settings[keyPath: path] = value
      #expect(throws: ODEError.self, "\(path) = \(value)") {
        try ODEIntegrator(Tide(), settings: settings, state: [1])
      }
    }
    #expect(throws: ODEError.wrongDimension(expected: 1, found: 2)) {
      try ODEIntegrator(Tide(), settings: good, state: [1, 2])
    }
    #expect(throws: ODEError.notFinite(time: 0)) { try ODEIntegrator(Tide(), settings: good, state: [.infinity]) }
  }

  @Test func theStepLimitIsAnErrorAtATime() throws {
    var settings = Self.settings()
    settings.stepLimit = 10
    settings.maximumStep = 0.01
    let integrator = try ODEIntegrator(Tide(), settings: settings, state: [1])
    let error = #expect(throws: ODEError.self) { try integrator.advance(to: 1) }
    guard case .stepLimit(let time, let limit) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(limit == 10 && time == integrator.time && time > 0.05 && time < 0.11)
  }

  @Test func theMaximumStepIsKept() throws {
    var settings = Self.settings(tolerance: 1e-3)
    settings.maximumStep = 0.125
    let integrator = try ODEIntegrator(Tide(), settings: settings, state: [1])
    var last = 0.0
    while try integrator.step(toward: 2) {
      // The sum of time and step is rounded.
      #expect(integrator.time - last <= 0.125 + 1e-15)
      last = integrator.time
    }
    #expect(integrator.stepCount >= 16)
  }

  /// y′ = y² from 1 leaves every bound at t = 1.
  @Test(arguments: [ODEStepper.rk4, .rkf45, .rkck, .rk8pd], [false, true])
  func anExplosionIsNoSuccess(stepper: ODEStepper, autonomous: Bool) throws {
    struct Explosion: ODESystem {
      var isAutonomous: Bool
      var dimension: Int { 1 }
      func derivative(at t: Double, of y: UnsafeBufferPointer<Double>, into f: UnsafeMutableBufferPointer<Double>) {
        f[0] = y[0] * y[0]
      }
    }
    var settings = Self.settings(stepper)
    settings.relativeTolerance = 1e-10
    let integrator = try ODEIntegrator(Explosion(isAutonomous: autonomous), settings: settings, state: [1])
    let error = #expect(throws: ODEError.self) { try integrator.advance(to: 2) }
    switch error {
    case .stepUnderflow(let time, _), .notFinite(let time):
      #expect(abs(time - 1) < 1e-8, "\(stepper) stopped at \(time)")
    default: Issue.record("\(stepper): \(String(describing: error))")
    }
    #expect(integrator[0].isFinite)
  }

  /// A right-hand side that jumps to and fro faster than any step cannot be integrated to a tolerance.
  @Test func aToleranceOutOfReachIsStepUnderflow() throws {
    let noise = ODEFunction(dimension: 1) { time, _, f in f[0] = time.bitPattern % 2 == 0 ? 1e20 : -1e20 }
    let integrator = try ODEIntegrator(noise, settings: Self.settings(tolerance: 1e-12), time: 1, state: [0])
    let error = #expect(throws: ODEError.self) { try integrator.advance(to: 2) }
    guard case .stepUnderflow(let time, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(time >= 1 && time < 1.01 && integrator.time == time)
  }

  /// The same problem after another one, in the same work space, must give the same bits as in a fresh one.
  @Test(arguments: ODEStepper.allCases) func aRestartForgetsEverything(stepper: ODEStepper) throws {
    let end = stepper == .rk1imp ? 0.01 : 0.5
    func run(_ integrator: ODEIntegrator) throws -> [UInt64] {
      try integrator.advance(to: end)
      try integrator.advance(to: 2 * end)
      return integrator.state.map(\.bitPattern) + [UInt64(integrator.stepCount), UInt64(integrator.derivativeCount)]
    }
    let settings = Self.settings(stepper, tolerance: 1e-8)
    let first = SpringSystem(stiffness: 100, damping: 10)
    let fresh = try run(ODEIntegrator(first, settings: settings, state: [-1, 0]))
    var looser = settings
    looser.absoluteTolerance = 1e-5
    looser.initialStep = 0.01
    let other = SpringSystem(stiffness: 1000, damping: 1)
    let used = try ODEIntegrator(other, settings: looser, state: [5, -7])
    try used.advance(to: 0.3)
    try used.restart(system: first, settings: settings, state: [-1, 0])
    #expect(try run(used) == fresh, "\(stepper)")
  }
}
