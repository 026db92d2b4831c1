internal import EngineComparison
internal import RunRecords
internal import RunStore

/// The shards of one run, all of them there.
struct MergedParts {
  private struct Part {
    let path: String
    let reader: RunReader
    let shard: Shard
  }

  private let parts: [Part]

  /// - Throws: for a part that is no complete shard, is of another run than the first, is there twice or is missing.
  init(_ paths: [String]) throws(CommandFailure) {
    var parts: [Part] = []
    for path in paths {
      let reader = try told { () throws(RunStoreError) in try RunReader(path: path) }
      guard let shard = RunFindings(run: reader.run, summary: RunSummary()).shard else {
        throw .badInput(
          path: path, reason: "it is no part of a run; make parts with 'dashpot verify --shard K/N --run'.")
      }
      guard reader.run.isComplete else {
        throw .badInput(path: path, reason: "it was interrupted; go on with 'dashpot verify --resume \(path)'.")
      }
      if let first = parts.first, let what = Self.difference(of: reader.run, shard, from: first) {
        throw .badInput(
          path: path, reason: "its \(what) is not that of '\(first.path)'; only parts of one run can be joined.")
      }
      if let other = parts.first(where: { $0.shard == shard }) {
        throw .badInput(path: path, reason: "it is part \(shard.text), as '\(other.path)' is; name each part once.")
      }
      parts.append(Part(path: path, reader: reader, shard: shard))
    }
    self.parts = parts
    try requireAll()
  }

  private static func difference(of run: RunRecord, _ shard: Shard, from first: Part) -> String? {
    let other = first.reader.run
    if run.suite != other.suite { return "suite" }
    if run.suiteVersion != other.suiteVersion { return "suite version" }
    if run.suiteHash != other.suiteHash { return "suite file" }
    if shard.count != first.shard.count { return "number of parts" }
    if run.provenance != other.provenance {
      return zip(run.provenance, other.provenance).first { $0 != $1 }?.0.name ?? "choice of cases"
    }
    return nil
  }

  private func requireAll() throws(CommandFailure) {
    guard let first = parts.first else { return }
    let there = Set(parts.map(\.shard.number))
    let missing = (1...first.shard.count).filter { !there.contains($0) }
    guard let one = missing.first else { return }
    let others = missing.count > 1 ? " and \(missing.count - 1) more are" : " is"
    throw .badInput(
      path: first.path, reason: "part \(one)/\(first.shard.count)\(others) missing; name every part of the run.")
  }

  /// The whole run, case by case in the suite's order, as it would have been made in one piece.
  ///
  /// - Parameters:
  ///   - path: the file to keep it in; nil for none.
  ///   - replacement: which runs it may take the place of there.
  ///   - visit: is handed every case.
  func joined(
    keptIn path: String?, replacing replacement: RunReplacement,
    visiting visit: (CaseRecord, [MeasurementRecord]) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> RunFindings {
    var run = wholeRun
    let writer = try path.map { (path) throws(CommandFailure) in
      try told { () throws(RunStoreError) in try RunWriter(path: path, run: run, replacing: replacement) }
    }
    var summary = RunSummary()
    var sampled = SampledCases()
    let cursors = try parts.map { (part) throws(CommandFailure) in
      try told { () throws(RunStoreError) in try part.reader.cases() }
    }
    var waiting = try cursors.indices.map { (index) throws(CommandFailure) in
      try told { () throws(RunStoreError) in try cursors[index].next() }
    }
    while let next = waiting.indices.min(by: { Self.index(waiting[$0]) < Self.index(waiting[$1]) }),
      let element = waiting[next]
    {
      summary.add(element.record, element.measurements)
      sampled.add(element.measurements)
      try visit(element.record, element.measurements)
      try told { () throws(RunStoreError) in
        try writer?.add(element.record, element.measurements, index: element.index)
        waiting[next] = try cursors[next].next()
      }
    }
    for signature in try signatures() {
      summary.add(signature)
      try told { () throws(RunStoreError) in try writer?.add(signature) }
    }
    if let writer { try carry(sampled, to: writer) }
    run.isComplete = true
    _ = try told { () throws(RunStoreError) in try writer?.finish(isComplete: true) }
    return RunFindings(run: run, summary: summary)
  }

  /// The curves of the whole run: each case that is among its worst is among the worst of its part.
  private func carry(_ sampled: SampledCases, to writer: RunWriter) throws(CommandFailure) {
    var kept: [String: [SampleRecord]] = [:]
    for part in parts {
      for sample in try told({ () throws(RunStoreError) in try part.reader.samples() }) {
        kept[sample.caseID, default: []].append(sample)
      }
    }
    for choice in sampled.choices {
      guard var sample = kept[choice.caseID]?.first(where: { $0.engine == choice.engine }) else { continue }
      sample.place = choice.place
      try told { () throws(RunStoreError) in try writer.add(sample) }
    }
  }

  private static func index(_ element: CaseCursor.Element?) -> Int { element?.index ?? .max }

  private var wholeRun: RunRecord {
    var run = parts[0].reader.run
    run.plannedCases = parts.reduce(0) { $0 + $1.reader.run.plannedCases }
    run.circumstances =
      run.circumstances.filter { $0.name == RunFindings.suiteWordName }
      + [ProvenanceItem(name: "merged from", value: "\(parts.count) parts")]
    run.isComplete = false
    return run
  }

  /// Every part says the same of the specimens.
  private func signatures() throws(CommandFailure) -> [SignatureRecord] {
    let first = try told { () throws(RunStoreError) in try parts[0].reader.signatures() }
    for part in parts.dropFirst() {
      guard try told({ () throws(RunStoreError) in try part.reader.signatures() }) == first else {
        throw .badInput(
          path: part.path, reason: "its specimens show other numbers than those of '\(parts[0].path)'; run it again.")
      }
    }
    return first
  }
}

/// Does work on a run file and words what goes wrong.
private func told<Value>(_ work: () throws(RunStoreError) -> Value) throws(CommandFailure) -> Value {
  do { return try work() } catch { throw .runStore(error) }
}
