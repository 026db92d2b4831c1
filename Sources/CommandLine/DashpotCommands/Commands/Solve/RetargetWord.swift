/// `T:X` on a command line: at time T the target moves to X.
struct RetargetWord: Hashable, Sendable {
  let time: Double
  let target: Double

  static let reader = ValueReader<RetargetWord> { (word) throws(ValueRefusal) in
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let time = Double(parts[0]), let target = Double(parts[1]), time.isFinite,
      target.isFinite, time > 0
    else { throw ValueRefusal(expectation: "a time after 0 and a target with a colon between, such as 0.2:50") }
    return RetargetWord(time: time, target: target)
  }
}
