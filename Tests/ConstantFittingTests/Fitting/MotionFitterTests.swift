import ConstantFitting
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("Fitting a recorded motion")
struct MotionFitterTests {
  @Test("The law that made a recording is the one it speaks for", arguments: RandomMotion.Kind.allCases)
  func choice(kind: RandomMotion.Kind) throws {
    let expected = kind == .critical ? FittedModel.criticalSpring : kind.model
    let fitter = try MotionFitter(start: .firstSample)
    var (byAkaike, bySchwarz) = (0, 0)
    for seed in 0..<UInt64(10) {
      let motion = try RandomMotion(kind, seed: 500 + seed, count: 60, highestRatio: 3)
      let fits = try fitter.fit(motion.recording(noise: 0.003, seed: seed))
      if fits.best.model == expected { byAkaike += 1 }
      if fits.ranked.min(by: { $0.bic < $1.bic })?.model == expected { bySchwarz += 1 }
      let criterion = try #require(fits.ranked.first { $0.model == expected }).aicc
      #expect(criterion - fits.best.aicc < 8, "\(kind), seed \(seed): \(criterion - fits.best.aicc) above the best")
      #expect(abs(fits.akaikeWeights.reduce(0, +) - 1) <= 1e-12)
      #expect(zip(fits.ranked, fits.ranked.dropFirst()).allSatisfy { $0.aicc <= $1.aicc })
    }
    // Why not all: AICc chooses a law with a constant too many in about one recording of eight, and there are several.
    #expect(byAkaike >= 5, "\(kind): \(byAkaike) of 10")
    #expect(bySchwarz >= 7, "\(kind): \(bySchwarz) of 10")
  }

  @Test("The regime is said with its interval, and critical where it cannot be told")
  func regimes() throws {
    let fitter = try MotionFitter(models: [.spring], start: .firstSample)
    let cases: [(RandomMotion.Kind, SpringRegime)] = [
      (.underdamped, .underdamped), (.critical, .critical), (.overdamped, .overdamped),
    ]
    for (kind, regime) in cases {
      let motion = try RandomMotion(kind, seed: 7, count: 80, highestRatio: 3)
      #expect(try fitter.fit(motion.recording(noise: 0.002, seed: 3)).best.regime == regime)
    }
  }

  @Test(
    "A loss that holds outliers back finds what least squares misses", arguments: [MotionFitter.Loss.huber, .cauchy])
  func outliers(loss: MotionFitter.Loss) throws {
    let motion = try RandomMotion(.underdamped, seed: 3, count: 120)
    let clean = try motion.recording(noise: 0.01, seed: 5)
    var values = clean.values
    for index in stride(from: 4, to: 120, by: 13) { values[index] += 3 * motion.way }
    let spoilt = try RecordedMotion(times: clean.times, values: values)
    let truth = try #require(motion.constants[.stiffness])
    func error(_ loss: MotionFitter.Loss) throws -> Double {
      let fit = try MotionFitter(models: [.spring], start: .firstSample, loss: loss).fit(spoilt).best
      return abs(try #require(fit.constant(.stiffness)).value / truth - 1)
    }
    let (robust, plain) = (try error(loss), try error(.squares))
    #expect(robust < 0.03, "\(loss): \(robust)")
    #expect(plain > 3 * robust, "least squares \(plain), \(loss) \(robust)")
  }

  @Test("One mode alone does not tell stiffness and damping apart, and that is said")
  func rankDeficiency() throws {
    let times = (0..<50).map { Double($0) / 10 }
    let recording = try RecordedMotion(times: times, values: times.map { 3 - 2 * exp(-0.9 * $0) })
    let fit = try MotionFitter(models: [.spring], start: .firstSample).fit(recording).best
    #expect(fit.undetermined.contains(.stiffness) && fit.undetermined.contains(.dampingCoefficient))
    #expect(fit.constant(.stiffness)?.interval == nil)
    #expect(fit.noise < 1e-6)
  }

  @Test("Stiffness and damping follow the mass, which is held and said")
  func mass() throws {
    let motion = try RandomMotion(.underdamped, seed: 11, count: 60)
    let recording = try motion.recording(noise: 0.01, seed: 1)
    let one = try MotionFitter(models: [.spring], start: .firstSample).fit(recording).best
    let four = try MotionFitter(models: [.spring], start: .firstSample, mass: 4).fit(recording).best
    for quantity in [FittedQuantity.stiffness, .dampingCoefficient] {
      let (light, heavy) = (try #require(one.constant(quantity)), try #require(four.constant(quantity)))
      #expect(abs(heavy.value / light.value - 4) <= 1e-12)
      #expect(heavy.interval?.lower == light.interval.map { 4 * $0.lower })
    }
    #expect(one.constant(.dampingRatio) == four.constant(.dampingRatio))
    #expect(four.held.map(\.quantity) == [.mass])
    #expect(four.held.map(\.value) == [4])
  }

  @Test("A rest before the motion is found, and when it ends", arguments: [MotionFitter.Start.automatic, .unknown])
  func unknownStart(start: MotionFitter.Start) throws {
    let (rate, frequency, begin) = (3.0, 11.0, 0.4321)
    let times = (0..<200).map { 5 + Double($0) / 100 }
    let values = times.map { time -> Double in
      let local = time - 5 - begin
      guard local > 0 else { return 2 }
      return 9 - 7 * exp(-rate * local) * (cos(frequency * local) + rate / frequency * sin(frequency * local))
    }
    let fit = try MotionFitter(models: [.spring], start: start).fit(RecordedMotion(times: times, values: values)).best
    let expected: [(FittedQuantity, Double)] = [
      (.start, 5 + begin), (.stiffness, rate * rate + frequency * frequency), (.dampingCoefficient, 2 * rate),
      (.from, 2), (.target, 9),
    ]
    for (quantity, value) in expected {
      let observed = try #require(fit.constant(quantity)).value
      #expect(abs(observed / value - 1) <= 1e-8, "\(quantity): \(observed), expected \(value)")
    }
    #expect(abs(fit.motion(at: 5.2).value - 2) <= 1e-8)
    let known = try MotionFitter(models: [.spring], start: .at(5 + begin)).fit(
      RecordedMotion(times: times, values: values)
    ).best
    #expect(abs(try #require(known.constant(.velocity)).value) <= 1e-6)
  }

  @Test("Velocities narrow the intervals")
  func velocities() throws {
    let motion = try RandomMotion(.underdamped, seed: 21, count: 60)
    let plain = try motion.recording(noise: 0.02, seed: 2)
    var numbers = RandomNumbers(seed: 9)
    let speed = motion.velocities.map(\.magnitude).max() ?? 1
    let velocities = motion.velocities.map { $0 + 0.005 * speed * numbers.normal() }
    let both = try RecordedMotion(times: plain.times, values: plain.values, velocities: velocities)
    let fitter = try MotionFitter(models: [.spring], start: .firstSample)
    func width(_ recording: RecordedMotion) throws -> Double {
      let interval = try #require(try fitter.fit(recording).best.constant(.stiffness)?.interval)
      return interval.upper - interval.lower
    }
    #expect(try width(both) < 0.5 * width(plain))
    let truth = try #require(motion.constants[.stiffness])
    #expect(abs(try #require(fitter.fit(both).best.constant(.stiffness)).value / truth - 1) < 0.01)
  }

  /// The curve that CSS calls `ease`: at s its time and value are exact, so that no inverse is needed here.
  @Test("A timing curve comes back")
  func timingCurve() throws {
    let places = (0...60).map { Double($0) / 60 }
    func point(_ first: Double, _ second: Double, _ place: Double) -> Double {
      let rest = 1 - place
      return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
    }
    let times = places.map { 0.3 * point(0.25, 0.25, $0) } + [0.32, 0.34, 0.36]
    let values = places.map { 40 + 60 * point(0.1, 1, $0) } + [100, 100, 100]
    let fit = try MotionFitter(start: .firstSample).fit(RecordedMotion(times: times, values: values)).best
    #expect(fit.model == .bezier)
    let expected: [(FittedQuantity, Double)] = [
      (.x1, 0.25), (.y1, 0.1), (.x2, 0.25), (.y2, 1), (.duration, 0.3), (.from, 40), (.target, 100),
    ]
    for (quantity, value) in expected {
      let observed = try #require(fit.constant(quantity)).value
      #expect(abs(observed - value) <= 1e-7 * max(1, value), "\(quantity): \(observed), expected \(value)")
    }
  }

  @Test("A motion that nothing damps has a damping of 0 or more, and an interval that begins there")
  func undamped() throws {
    var numbers = RandomNumbers(seed: 4)
    let times = (0..<80).map { Double($0) / 20 }
    let recording = try RecordedMotion(times: times, values: times.map { cos(5 * $0) + 0.02 * numbers.normal() })
    let fit = try MotionFitter(models: [.spring], start: .firstSample).fit(recording).best
    let damping = try #require(fit.constant(.dampingCoefficient))
    #expect(damping.value >= 0 && damping.value < 0.05)
    if let interval = damping.interval { #expect(interval.lower >= 0 && interval.contains(0)) }
    #expect(abs(try #require(fit.constant(.stiffness)).value - 25) < 0.5)
  }

  @Test("The same recording gives the same bits, and other units the same constants in them")
  func determinism() throws {
    let motion = try RandomMotion(.overdamped, seed: 5, count: 60, highestRatio: 3)
    let recording = try motion.recording(noise: 0.01, seed: 8)
    let fitter = try MotionFitter()
    let (one, two) = (try fitter.fit(recording), try fitter.fit(recording))
    #expect(one.ranked.map(\.constants) == two.ranked.map(\.constants))
    let shifted = try RecordedMotion(
      times: recording.times.map { 1024 + $0 * 4096 }, values: recording.values.map { $0 * 256 })
    let spring = try MotionFitter(models: [.spring], start: .firstSample)
    let (near, far) = (try spring.fit(recording).best, try spring.fit(shifted).best)
    let (fast, slow) = (try #require(near.constant(.stiffness)), try #require(far.constant(.stiffness)))
    #expect(abs(slow.value * 4096 * 4096 / fast.value - 1) <= 1e-6)
  }

  @Test("A fit is cancelled by its task or by whoever asks, and refuses settings that mean nothing")
  func cancellation() async throws {
    let motion = try RandomMotion(.underdamped, seed: 1, count: 60)
    let recording = try motion.recording(noise: 0.01, seed: 1)
    let fitter = try MotionFitter()
    #expect(throws: MotionFitError.cancelled) { try fitter.fit(recording, isCancelled: { true }) }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try fitter.fit(recording)
    }
    await #expect(throws: MotionFitError.cancelled) { try await task.value }
    #expect(throws: MotionFitError.noModel) { try MotionFitter(models: []) }
    #expect(throws: MotionFitError.badMass(0)) { try MotionFitter(mass: 0) }
    #expect(throws: MotionFitError.badLevel(1)) { try MotionFitter(level: 1) }
    let short = try RecordedMotion(times: [0, 1, 2, 3, 4], values: [0, 1, 0, 1, 0])
    #expect(throws: MotionFitError.self) { try MotionFitter(models: [.spring]).fit(short) }
  }
}
