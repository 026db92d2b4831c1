import ConstantFitting
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("Recordings that are hard to fit")
struct HardRecordingTests {
  @Test("Whatever the numbers are, there is a fit with finite constants or a sentence", arguments: 0..<60)
  func anything(seed: Int) throws {
    var numbers = RandomNumbers(seed: 900 + UInt64(seed))
    let count = 5 + Int(20 * numbers.uniform())
    let (unit, window) = (pow(10, 300 * numbers.uniform() - 150), pow(10, 300 * numbers.uniform() - 150))
    var time = 0.0
    let times = (0..<count).map { _ -> Double in
      time += window * (0.01 + numbers.uniform())
      return time
    }
    let shape = seed % 4
    let values = (0..<count).map { index -> Double in
      switch shape {
      case 0: unit * numbers.normal()
      case 1: unit * Double(index)
      case 2: index < count / 2 ? 0 : unit
      default: index == count / 2 ? unit : 0
      }
    }
    let recording = try RecordedMotion(times: times, values: values)
    for loss in MotionFitter.Loss.allCases {
      do throws(MotionFitError) {
        for fit in try MotionFitter(loss: loss).fit(recording).ranked {
          #expect(fit.constants.allSatisfy { $0.value.isFinite }, "\(seed) \(loss) \(fit.model): \(fit.constants)")
          #expect(fit.residuals.allSatisfy(\.isFinite) && fit.noise.isFinite, "\(seed) \(loss) \(fit.model)")
          for constant in fit.constants {
            guard let interval = constant.interval else { continue }
            #expect(interval.contains(constant.value), "\(seed) \(loss) \(fit.model): \(constant)")
          }
        }
      } catch {
        #expect(!"\(error)".isEmpty)
      }
    }
  }
}
