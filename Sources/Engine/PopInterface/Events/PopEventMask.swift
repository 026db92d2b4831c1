/// Which events someone listens to.
struct PopEventMask: OptionSet {
  let rawValue: UInt8

  static let didStart = PopEventMask(rawValue: 1)
  static let didReachProgress = PopEventMask(rawValue: 2)
  static let didReachToValue = PopEventMask(rawValue: 4)
  static let didApply = PopEventMask(rawValue: 8)
  static let didStop = PopEventMask(rawValue: 16)
  static let all = PopEventMask(rawValue: 31)
}

extension PopEvent {
  var mask: PopEventMask {
    switch self {
    case .didStart: .didStart
    case .didReachProgress: .didReachProgress
    case .didReachToValue: .didReachToValue
    case .didApply: .didApply
    case .didStop: .didStop
    }
  }
}
