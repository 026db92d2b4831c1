internal import MotionProblems

extension Suite {
  /// The name that numbers the points of a sampled sweep in ids and filters.
  static let pointName = "point"

  func makeCase(of sweep: Sweep, at index: Int, globalIndex: Int) throws(CaseError) -> Case {
    let values = sweep.values(at: index)
    let statement = Statement(sweep: sweep, values: values, springs: springsByName)
    let problem = try statement.problem()
    let playback = try statement.playback(of: problem)
    let schedule = sweep.schedule.schedule(frameRate: statement.number(.frameRate))
    var parameters = zip(sweep.axes, values).map { (name: $0.parameter.rawValue, text: $1.text) }
    if case .sobol = sweep.sampling { parameters.insert((name: Self.pointName, text: String(index)), at: 0) }
    let rateIsAxis = sweep.axes.contains { $0.parameter == .frameRate }
    return Case(
      id: caseID(sweep: sweep.name, parameters: parameters), sweep: sweep.name, index: globalIndex, problem: problem,
      playback: playback, schedule: schedule, scheduleText: schedule.text + (playback?.text ?? ""),
      frameRate: schedule.frameRate,
      frameRateGroup: rateIsAxis
        ? caseID(sweep: sweep.name, parameters: parameters.filter { $0.name != AxisParameter.frameRate.rawValue })
        : nil,
      engines: sweep.engines, settlingBand: sweep.settlingBand, parameters: parameters, windowRule: sweep.window)
  }

  func caseID(sweep: String, parameters: [(name: String, text: String)]) -> String {
    var id = "\(name)@\(version)/\(sweep)/"
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { id += "," }
      id += parameter.name
      id += "="
      id += parameter.text
    }
    return id
  }
}
