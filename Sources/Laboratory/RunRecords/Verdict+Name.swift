extension Verdict {
  /// The word for it in every data format.
  public var name: String {
    switch self {
    case .within: "within"
    case .exceeds: "exceeds"
    case .failed: "failed"
    case .notApplicable: "notApplicable"
    }
  }

  /// The error or the reason, where there is one.
  public var detail: String? {
    switch self {
    case .within, .exceeds: nil
    case .failed(let error): error
    case .notApplicable(let reason): reason
    }
  }

  /// The inverse of `name` and `detail`; nil for an unknown name.
  public init?(name: String, detail: String?) {
    switch name {
    case "within": self = .within
    case "exceeds": self = .exceeds
    case "failed": self = .failed(error: detail ?? "")
    case "notApplicable": self = .notApplicable(reason: detail ?? "")
    default: return nil
    }
  }

  /// Whether it counts against the engine.
  public var isAgainst: Bool {
    switch self {
    case .exceeds, .failed: true
    case .within, .notApplicable: false
    }
  }
}
