import Foundation
import RunRecords
import RunStore

/// A folder of its own for one test, removed with it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("dashpot-store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
}

enum SampleRun {
  static let run = RunRecord(
    suite: "standard", suiteVersion: 3, suiteHash: "00ff00ff00ff00ff",
    provenance: [
      ProvenanceItem(name: "toolchain", value: "Swift 6.3.1"), ProvenanceItem(name: "GSL", value: "2.7.1"),
      ProvenanceItem(name: "GSL", value: "said twice"), ProvenanceItem(name: "", value: ""),
    ],
    circumstances: [ProvenanceItem(name: "host", value: "build\u{0}host; 'quoted' \u{1F3A2}")], plannedCases: 40,
    isComplete: true)

  /// Numbers that storing likes to lose.
  static let awkward: [Double] = [
    .nan, .infinity, -.infinity, -0.0, 0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0.1, 1e15, -3,
    9_007_199_254_740_992, 6.123233995736766e-17,
  ]

  static func record(_ index: Int) -> CaseRecord {
    func value(_ offset: Int) -> Double { awkward[(index + offset) % awkward.count] }
    let isSpring = index % 2 == 0
    return CaseRecord(
      id: "standard@3/\(isSpring ? "springs" : "flings")/case=\(index)", sweep: isSpring ? "springs" : "flings",
      law: isSpring ? spring(index) : friction(index),
      startPosition: value(5), startVelocity: value(6), retargets: index % 3, constantsChanges: index % 5,
      schedule: "60 Hz, jitter 0.2; Zeit µs",
      frameRate: index % 3 == 0 ? 60 : nil, frameRateGroup: index % 3 == 0 ? "" : nil, window: value(7),
      samples: 360 + index, periods: value(8), amplitude: value(9), truthRadius: value(10), settlingBand: value(11),
      settlingScale: value(0), settlingTime: index % 4 == 0 ? nil : value(1),
      overshoot: index % 5 == 0 ? nil : value(2), peakTime: index % 5 == 0 ? nil : value(3),
      check: IntegrationCheck(
        stepper: "rk8pd", deviation: index % 6 == 0 ? nil : value(4), tolerance: value(5), evaluations: index * 1000,
        failure: index % 6 == 0 ? "line\nbreak, \"quoted\"" : nil))
  }

  private static func spring(_ index: Int) -> CaseRecord.Law {
    func value(_ offset: Int) -> Double { awkward[(index + offset) % awkward.count] }
    return switch index % 6 {
    case 0: .spring(mass: value(1), stiffness: value(2), dampingCoefficient: value(3))
    case 2:
      .coulombSpring(mass: value(1), stiffness: value(2), dampingCoefficient: value(3), coulombFriction: value(9))
    default:
      .quadraticSpring(mass: value(1), stiffness: value(2), dampingCoefficient: value(3), quadraticDamping: value(9))
    }
  }

  private static func friction(_ index: Int) -> CaseRecord.Law {
    func value(_ offset: Int) -> Double { awkward[(index + offset) % awkward.count] }
    return switch index % 8 {
    case 1: .exponentialDecay(frictionRate: value(4))
    case 3: .constantDeceleration(frictionDeceleration: value(4))
    case 5: .combinedFriction(frictionRate: value(4), frictionDeceleration: value(7))
    default: .quadraticDrag(dragCoefficient: value(4))
    }
  }

  static func measurements(_ index: Int, engines: Int = 4) -> [MeasurementRecord] {
    let record = record(index)
    let verdicts: [Verdict] = [
      .within, .exceeds, .failed(error: "boom \u{7}"), .notApplicable(reason: "no velocity"), .failed(error: ""),
    ]
    return (0..<engines).map { engine in
      func value(_ offset: Int) -> Double? {
        (index + engine + offset) % 7 == 0 ? nil : awkward[(index + engine + offset) % awkward.count]
      }
      return MeasurementRecord(
        caseID: record.id, sweep: record.sweep, engine: "engine-\(engine)", role: Role.allCases[engine % 3],
        verdict: verdicts[(index + engine) % verdicts.count],
        reachedClass: (PrecisionClass.allCases + [nil])[(index + engine) % 5], positionError: value(0),
        positionErrorTime: value(1),
        positionErrorRMS: value(2), velocityError: value(3), endError: value(4),
        tolerance: awkward[(index + engine) % awkward.count], overshootError: value(5), peakTimeError: value(6),
        timeScale: value(7), timeOffset: value(12), errorAfterFit: value(8), claimedSettlingTime: value(9),
        excursionAfterStop: value(10), blowUpTime: value(11))
    }
  }

  static let signatures = [
    SignatureRecord(
      specimen: "faulty", twin: "mended", quantity: "time scale at 60 Hz", expected: 0.9917, tolerance: 5e-5,
      observed: .nan, twinObserved: -0.0, truth: .infinity),
    SignatureRecord(
      specimen: "other", twin: "", quantity: "position at 3.05 s", expected: 1, tolerance: 0, observed: 1,
      twinObserved: 2, truth: 3),
  ]

  /// Writes `count` cases and lets the writer go on.
  static func fill(_ writer: RunWriter, cases indices: some Sequence<Int>) throws {
    for index in indices { try writer.add(record(index), measurements(index), index: index) }
  }
}

/// Text that tells every bit of a record apart, NaN and the sign of zero included.
func spelled(_ value: some Any) -> String { String(describing: value) }
