internal import CGSL

/// One trajectory of an ODE system, advanced by a GSL stepper under step-size control.
///
/// It owns GSL's work space, which a new problem of the same dimension can reuse (``restart(system:at:state:)``); a
/// restarted integrator gives the same bits as a fresh one. Not for sharing between threads: make one for each.
public final class ODEIntegrator {
  public private(set) var settings: ODESettings
  /// Where the trajectory is now.
  public private(set) var time: Double
  /// Accepted steps since the last restart.
  public private(set) var stepCount = 0
  public let dimension: Int

  let values: UnsafeMutablePointer<Double>
  private(set) var context: EvaluationContext
  private var nextStep: Double
  private let library: UnsafeMutablePointer<gsl_odeiv2_system>
  private let driver: UnsafeMutablePointer<gsl_odeiv2_driver>

  /// - Throws: ``ODEError`` for settings out of their range, for a stepper that needs a Jacobian the system lacks, for
  ///   a state of the wrong length or not finite.
  public init(
    _ system: any ODESystem, settings: ODESettings, time: Double = 0, state: [Double]
  ) throws(ODEError) {
    GSLLibrary.silenceAborts()
    try settings.check()
    try Self.check(system: system, settings: settings, dimension: system.dimension, time: time, state: state)
    let count = system.dimension
    let context = EvaluationContext(system)
    let library = UnsafeMutablePointer<gsl_odeiv2_system>.allocate(capacity: 1)
    library.initialize(
      to: gsl_odeiv2_system(
        function: context.derivativeCallback, jacobian: { evaluateJacobian($0, $1, $2, $3, $4) }, dimension: count,
        params: context.block))
    guard
      let driver = gsl_odeiv2_driver_alloc_standard_new(
        library, settings.stepper.type, settings.initialStep, settings.absoluteTolerance, settings.relativeTolerance,
        1, 0)
    else {
      library.deallocate()
      throw .library(.noMemory, time: time)
    }
    values = .allocate(capacity: count)
    values.initialize(from: state, count: count)
    self.library = library
    self.driver = driver
    self.context = context
    self.settings = settings
    self.time = time
    dimension = count
    nextStep = settings.initialStep
  }

  deinit {
    gsl_odeiv2_driver_free(driver)
    library.deallocate()
    values.deallocate()
  }

  /// A component of the state.
  public subscript(index: Int) -> Double {
    precondition((0..<dimension).contains(index), "a state component is numbered from 0 to the dimension")
    return values[index]
  }

  public var state: [Double] { Array(UnsafeBufferPointer(start: values, count: dimension)) }

  /// Right-hand sides evaluated since the last restart, those of rejected steps included.
  public var derivativeCount: Int { context.header.pointee.derivatives }

  /// Jacobians evaluated since the last restart.
  public var jacobianCount: Int { context.header.pointee.jacobians }

  /// Begins a trajectory of another system, or of the same one when nil, with another tolerance or first step if asked.
  ///
  /// - Throws: ``ODEError`` as `init` does, and for a system of another dimension.
  /// - Precondition: `settings` names the stepper the integrator was made with.
  public func restart(
    system: (any ODESystem)? = nil, settings: ODESettings? = nil, at time: Double = 0, state: [Double]
  ) throws(ODEError) {
    if let settings {
      precondition(settings.stepper == self.settings.stepper, "an integrator keeps its stepper")
      try settings.check()
    }
    let newSettings = settings ?? self.settings
    try Self.check(
      system: system ?? context.system, settings: newSettings, dimension: dimension, time: time, state: state)
    if settings != nil {
      self.settings = newSettings
      gsl_odeiv2_control_init(
        driver.pointee.c, newSettings.absoluteTolerance, newSettings.relativeTolerance, 1, 0)
    }
    if let system {
      context = EvaluationContext(system)
      library.pointee.function = context.derivativeCallback
      library.pointee.params = context.block
    }
    context.header.pointee.derivatives = 0
    context.header.pointee.jacobians = 0
    stepCount = 0
    self.time = time
    values.update(from: state, count: dimension)
    reset()
  }

  /// Forgets all that the stepper remembers, as must be done where the right-hand side jumps.
  ///
  /// - Parameter state: the state from here on, if it jumps too.
  public func reset(state: [Double]? = nil) {
    if let state {
      precondition(state.count == dimension, "a state has as many numbers as the system has equations")
      values.update(from: state, count: dimension)
    }
    gsl_odeiv2_step_reset(driver.pointee.s)
    gsl_odeiv2_evolve_reset(driver.pointee.e)
    nextStep = settings.initialStep
  }

  /// Integrates to exactly `end`. At `end == time` it does nothing.
  ///
  /// For an autonomous system and a one-step method every step starts from a clock at 0, and the steps are summed with
  /// their rounding errors kept. Otherwise a sum of a thousand periods is off by 1e-9 of a period: adding equal short
  /// steps to a large time rounds each of them alike.
  ///
  /// - Throws: ``ODEError``; the integrator then stands at the last good step, whose time the error names.
  public func advance(to end: Double) throws(ODEError) {
    guard end >= time else { throw .timeMustNotGoBack(now: time, requested: end) }
    if let length = settings.fixedStep { return try advance(to: end, inEqualStepsUpTo: length) }
    let usesOwnClock = context.system.isAutonomous && settings.stepper.isOneStep
    var tail = 0.0
    var taken = 0
    while time < end {
      guard taken < settings.stepLimit else { throw .stepLimit(time: time, limit: settings.stepLimit) }
      taken += 1
      guard usesOwnClock else {
        try step(toward: end)
        continue
      }
      let left = (end - time) - tail
      var step = 0.0
      try takeStep(from: &step, toward: left)
      if step == left { return time = end }
      // Why: Knuth's exact sum; `time + tail` is the true time.
      let sum = time + step
      let added = sum - time
      tail += (time - (sum - added)) + (step - added)
      guard step >= smallestStep else { throw abandon(status: 0) }
      // Why: what may be left is below half an ulp of the time, and no caller could ask for it.
      time = min(sum, end)
    }
  }

  private func advance(to end: Double, inEqualStepsUpTo length: Double) throws(ODEError) {
    guard end > time else { return }
    // Why: a way of so many steps but for rounding is so many steps.
    let count = max(1, ((end - time) / length * (1 - 1e-12)).rounded(.up))
    guard count <= Double(settings.stepLimit) else { throw .stepLimit(time: time, limit: settings.stepLimit) }
    try takeFixedSteps(count: Int(count), of: (end - time) / count)
    time = end
  }

  /// Takes one controlled step that does not pass `end`. False, and nothing done, if already there.
  @discardableResult
  public func step(toward end: Double) throws(ODEError) -> Bool {
    guard end >= time else { throw .timeMustNotGoBack(now: time, requested: end) }
    guard end > time else { return false }
    // Why: a failing step reads `time`, so `time` itself must not be lent out.
    var clock = time
    try takeStep(from: &clock, toward: end)
    guard clock == end || clock - time >= smallestStep else { throw abandon(status: 0) }
    time = clock
    return true
  }

  /// Why: GSL gives up only where a step no longer changes the time. Before that, an equation that ends at some state lets
  /// it creep on by an ulp at a time for ever, since the state has stopped moving.
  private var smallestStep: Double { 16 * time.ulp }

  /// One controlled step; the clock is left alone when it throws.
  private func takeStep(from clock: inout Double, toward end: Double) throws(ODEError) {
    if nextStep > settings.maximumStep { nextStep = settings.maximumStep }
    context.header.pointee.sawNotFinite = false
    var reached = clock
    let status = gsl_odeiv2_evolve_apply(
      driver.pointee.e, driver.pointee.c, driver.pointee.s, library, &reached, end, &nextStep, values)
    guard status == 0, reached > clock, stateIsFinite else { throw abandon(status: status) }
    clock = reached
    stepCount += 1
  }

  /// Takes `count` steps of exactly `length`, whatever their error: for studies of convergence.
  ///
  /// Implicit methods still end their iterations by the tolerance; multistep methods refuse steps they would shorten.
  ///
  /// - Throws: ``ODEError`` when the stepper cannot take one.
  public func takeFixedSteps(count: Int, of length: Double) throws(ODEError) {
    guard length.isFinite, length > 0 else { throw .badSetting(name: "step length", value: length) }
    let start = time
    for index in 0..<count {
      var reached = start + Double(index) * length
      context.header.pointee.sawNotFinite = false
      let status = gsl_odeiv2_evolve_apply_fixed_step(
        driver.pointee.e, nil, driver.pointee.s, library, &reached, length, values)
      guard status == 0, stateIsFinite else {
        let error = abandon(status: status)
        guard case .stepUnderflow = error, let refusal = GSLError(status: status) else { throw error }
        throw .library(refusal, time: time)
      }
      time = start + Double(index + 1) * length
      stepCount += 1
    }
  }

  private var stateIsFinite: Bool {
    var probe = 0.0
    for index in 0..<dimension { probe += values[index] * 0 }
    return probe == 0
  }

  /// Puts the last good state back and says what went wrong.
  private func abandon(status: Int32) -> ODEError {
    let wasNotFinite = context.header.pointee.sawNotFinite || !stateIsFinite
    let triedStep = nextStep
    if let saved = driver.pointee.e.pointee.y0 { values.update(from: saved, count: dimension) }
    reset()
    guard let error = GSLError(status: status) else {
      return wasNotFinite ? .notFinite(time: time) : .stepUnderflow(time: time, step: triedStep)
    }
    switch error {
    case .domain where wasNotFinite: return .notFinite(time: time)
    // Why: these are what GSL returns when a smaller step would not change the time.
    case .failure, .failed: return wasNotFinite ? .notFinite(time: time) : .stepUnderflow(time: time, step: triedStep)
    default: return .library(error, time: time)
    }
  }

  private static func check(
    system: any ODESystem, settings: ODESettings, dimension: Int, time: Double, state: [Double]
  ) throws(ODEError) {
    guard dimension >= 1, system.dimension == dimension else {
      throw .wrongDimension(expected: dimension, found: system.dimension)
    }
    guard state.count == dimension else { throw .wrongDimension(expected: dimension, found: state.count) }
    if settings.stepper.needsJacobian, !(system is any DifferentiableODESystem) {
      throw .needsJacobian(stepper: settings.stepper)
    }
    guard time.isFinite, state.allSatisfy(\.isFinite) else { throw .notFinite(time: time) }
  }
}
