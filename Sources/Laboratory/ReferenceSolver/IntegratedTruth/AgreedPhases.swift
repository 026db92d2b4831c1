internal import GSLNumerics
internal import MotionProblems

/// The accounts of both steppers, and the phases that both tell of.
struct AgreedPhases {
  private(set) var accounts: [ResistedAccount] = []
  /// The places of a phase in either account.
  private(set) var pairs: [Pair] = []
  /// s; how far the accounts go.
  private(set) var end = 0.0

  struct Pair: Hashable {
    let first: Int
    let second: Int

    subscript(account: Int) -> Int { account == 0 ? first : second }
  }

  init(_ problem: MotionProblem, oscillator: Oscillator, resistance: Resistance) throws(ReferenceError) {
    for stepper in IntegratedMotion.steppers {
      accounts.append(
        try ResistedAccount(problem, oscillator: oscillator, resistance: resistance, stepper: stepper))
    }
  }

  mutating func advance(to time: Double) throws(ReferenceError) {
    for index in accounts.indices { try accounts[index].advance(to: time) }
    end = time
    pairs = []
    let segments = accounts[0].phases.last?.segment ?? 0
    for segment in 0...segments { try pair(segment) }
  }

  /// Why: what has died away turns as rounding has it, differently in each account; such turns are left out.
  private mutating func pair(_ segment: Int) throws(ReferenceError) {
    let places = accounts.map { account in account.phases.indices.filter { account.phases[$0].segment == segment } }
    let count = places.map(\.count).min() ?? 0
    for (account, indices) in zip(accounts, places) {
      for index in indices.dropFirst(count) where !account.isNoise(ofPhase: index) {
        throw .undecided(question: "the motion has turned by \(account.time(ofPhase: index)) s", bits: 53)
      }
    }
    for number in 0..<count {
      let pair = Pair(first: places[0][number], second: places[1][number])
      if number > 0, accounts[0].isNoise(ofPhase: pair.first) { break }
      pairs.append(pair)
    }
  }

  /// The greater (m v² + k y²)/k of both now, square units of length.
  var energyLeft: Double { accounts.reduce(0) { max($0, $1.energy(ofPhase: nil)) } }

  func phase(_ pair: Pair) -> ResistedPath.Phase { accounts[0].phases[pair.first] }

  /// Both times of a phase's start, s.
  func times(of pair: Pair) -> (Double, Double) {
    (accounts[0].time(ofPhase: pair.first), accounts[1].time(ofPhase: pair.second))
  }

  /// Both places of a phase's start, in the coordinates of the problem.
  func places(of pair: Pair) -> (Double, Double) {
    (accounts[0].place(ofPhase: pair.first), accounts[1].place(ofPhase: pair.second))
  }

  /// Turning points of its segment up to the start of a phase.
  func lobe(of pair: Pair) -> Int {
    let segment = phase(pair).segment
    return accounts[0].phases[...pair.first].count { $0.segment == segment && $0.startsWithTurn }
  }

  /// The phases after the last move of the target.
  var course: ArraySlice<Pair> {
    let segment = accounts[0].phases.last?.segment ?? 0
    return pairs[(pairs.firstIndex { phase($0).segment == segment } ?? pairs.startIndex)...]
  }
}

extension ResistedAccount {
  /// Whether a phase is of the size of rounding.
  fileprivate func isNoise(ofPhase index: Int) -> Bool {
    let size = 1e-11 * scaled.length
    return energy(ofPhase: index) <= size * size
  }
}
