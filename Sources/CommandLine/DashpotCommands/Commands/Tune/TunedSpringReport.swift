internal import ConstantFitting
internal import ReportRendering
internal import RunRecords

/// What became of a feel, in one of the formats.
struct TunedSpringReport {
  let subject: FeelSubject
  let tuning: SpringTuning
  /// The spring that is said in platforms' words; nil where none is exact.
  let chosen: TunedSpring?
  let conversion: SpringConversion?

  /// - Throws: for a solution that there is not.
  init(_ subject: FeelSubject, _ tuning: SpringTuning) throws(CommandFailure) {
    self.subject = subject
    self.tuning = tuning
    guard tuning.verdict == .exact else {
      chosen = nil
      conversion = nil
      return
    }
    let count = tuning.springs.count
    guard subject.solution <= count else {
      throw .usage(
        .refused(
          reason: "there \(count == 1 ? "is 1 solution" : "are \(count) solutions"), not \(subject.solution); give a "
            + "smaller '--solution'"), command: "tune")
    }
    let spring = tuning.springs[subject.solution - 1]
    chosen = spring
    let constants = spring.oscillator
    do throws(UsageError) {
      conversion = try subject.conversion(
        mass: constants.mass, stiffness: constants.stiffness, dampingCoefficient: constants.dampingCoefficient)
    } catch {
      throw .unsayable(reason: "\(error)")
    }
    if let conversion, conversion.isExplicit, let refusal = conversion.refusal { throw .unsayable(reason: refusal) }
  }

  func text(_ format: TuneFormat, in environment: CommandEnvironment) throws(CommandFailure) -> String {
    switch format {
    case .text: plain(in: environment)
    case .markdown: markdown
    case .csv: CSVTable.render(springTable)
    case .json: json.text() + "\n"
    }
  }

  /// Every spring that is told, and what it is.
  var springs: [(role: String, spring: TunedSpring)] {
    var springs = tuning.springs.enumerated().map { index, spring in
      (tuning.verdict == .exact ? "\(index + 1)" : "example", spring)
    }
    let missed = tuning.missed
    springs += tuning.nearest.map { spring in
      guard let missed, let reached = spring.reached.first(where: { $0.target == missed })?.reached else {
        return ("nearest", spring)
      }
      return (reached < missed.wanted ? "below" : "above", spring)
    }
    if let compromise = tuning.compromise { springs.append(("squares", compromise)) }
    return springs
  }
}
