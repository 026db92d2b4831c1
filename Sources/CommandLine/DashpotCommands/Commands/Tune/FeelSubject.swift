internal import ConstantFitting
internal import PlatformSprings

/// A spring's feel, as it was stated on the command line.
struct FeelSubject: TuneSubject {
  private typealias Options = TuneCommand.Options

  let feel: SpringFeel
  /// From 1 on.
  let solution: Int
  let platforms: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    if let other = Options.decays.first(where: { arguments.isGiven($0) }) {
      throw .refused(reason: "'\(other.word)' is said of a decay; give '--decay LAW' with it")
    }
    var feel = SpringFeel(try Self.targets(arguments))
    feel.from = try arguments.value(of: Options.start) ?? 0
    feel.to = try arguments.value(of: Options.target) ?? 1
    feel.initialVelocity = try arguments.value(of: Options.velocity) ?? 0
    feel.constants.mass = try arguments.value(of: Options.mass) ?? .held(1)
    feel.constants.stiffness = try arguments.value(of: Options.stiffness) ?? .free
    feel.constants.dampingCoefficient = try arguments.value(of: Options.dampingCoefficient) ?? .free
    feel.constants.dampingRatio = try arguments.value(of: Options.dampingRatio) ?? .free
    feel.constants.response = try arguments.value(of: Options.response) ?? .free
    self.feel = feel
    solution = try arguments.value(of: Options.solution) ?? 1
    platforms = try arguments.values(of: Options.to)
    if let number = platforms.first(where: { Double($0) != nil }) {
      throw .refused(reason: "'--to' names a platform; where the motion ends is said by '--target \(number)'")
    }
    do throws(FeelError) { try feel.check() } catch { throw .refused(reason: "\(error)") }
    // Why: a name that is not known is told before anything is sought.
    try SpringConversion.requireTargets(platforms)
  }

  private static func targets(_ arguments: ParsedArguments) throws(UsageError) -> [SpringTarget] {
    var targets: [SpringTarget] = []
    let band = try arguments.value(of: Options.band)
    if let time = try arguments.value(of: Options.settling) {
      targets.append(.settlingTime(time, within: band ?? 1e-3))
    } else if band != nil {
      throw .refused(reason: "a band is that of a settling time; give '--settling T' with '--band B'")
    }
    if let fraction = try arguments.value(of: Options.overshoot) { targets.append(.overshoot(fraction)) }
    if let time = try arguments.value(of: Options.peakTime) { targets.append(.peakTime(time)) }
    if let time = try arguments.value(of: Options.riseTime) { targets.append(.riseTime(time)) }
    if let time = try arguments.value(of: Options.firstArrival) { targets.append(.firstArrival(time)) }
    if let speed = try arguments.value(of: Options.peakSpeed) { targets.append(.peakSpeed(speed)) }
    return targets + (try arguments.values(of: Options.value)).map { .value($0.value, at: $0.time) }
  }

  /// A spring in the words of the platforms that are asked for.
  func conversion(
    mass: Double, stiffness: Double, dampingCoefficient: Double
  ) throws(UsageError) -> SpringConversion {
    let stated: StatedSpring
    let launch: Launch
    do {
      guard let form = SpringPlatform.all.first?.forms.first else { throw UsageError.refused(reason: "no platforms") }
      stated = try StatedSpring(form, [mass, stiffness, dampingCoefficient])
      launch = try Launch(distance: feel.to - feel.from, velocity: feel.initialVelocity)
    } catch let error as UsageError {
      throw error
    } catch {
      throw .refused(reason: "\(error)")
    }
    return try SpringConversion(stated, targets: platforms, launch: launch, within: 1e-3)
  }

  func run(_ format: TuneFormat, in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    let tuning: SpringTuning
    do {
      tuning = try feel.tune()
    } catch {
      throw .usage(.refused(reason: "\(error)"), command: "tune")
    }
    try environment.print(try TunedSpringReport(self, tuning).text(format, in: environment))
    return tuning.verdict.exitCode
  }
}
