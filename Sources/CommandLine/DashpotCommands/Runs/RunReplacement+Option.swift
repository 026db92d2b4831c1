internal import RunStore

extension RunReplacement {
  /// What `--replace` says beside `--run FILE`.
  ///
  /// - Throws: where no file is named in which a run could be replaced.
  init(asked: Bool, keepingIn path: String?) throws(UsageError) {
    if asked, path == nil {
      throw .refused(reason: "'--replace' goes with '--run FILE', which names the run to be replaced")
    }
    self = asked ? .everyRun : .earlierRun
  }
}
