internal import ReportRendering
internal import RunRecords
internal import RunStore

/// A kept run, read case by case.
struct RunFile {
  private let reader: RunReader

  init(path: String) throws(CommandFailure) {
    do {
      reader = try RunReader(path: path)
    } catch {
      throw .runStore(error)
    }
  }

  /// Folds every case, and hands each on.
  func findings(
    visiting visit: (CaseRecord, [MeasurementRecord]) throws(CommandFailure) -> Void = { _, _ in }
  ) throws(CommandFailure) -> RunFindings {
    var summary = RunSummary()
    do {
      let cursor = try reader.cases()
      while let element = try cursor.next() {
        summary.add(element.record, element.measurements)
        do {
          try visit(element.record, element.measurements)
        } catch {
          throw error as CommandFailure
        }
      }
      for signature in try reader.signatures() { summary.add(signature) }
    } catch let error as RunStoreError {
      throw .runStore(error)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw .internalError(reason: "\(error)")
    }
    return RunFindings(run: reader.run, summary: summary)
  }
}
