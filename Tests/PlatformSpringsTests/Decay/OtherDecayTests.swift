import MotionEngine
import PlatformSprings
import Testing

@Suite("Decays with a rule of their own")
struct OtherDecayTests {
  /// Velocity, Android's milliseconds, Flutter's seconds, the distance of both, as published and with 18 digits.
  static let flings: [(Double, Published, Double, Published, Double, Published)] = [
    (500, "333.27", 0.333270264898362743, "0.27507", 58.32229635721348, "58.322"),
    (1000, "555.18", 0.555181775085416413, "0.45823", 194.313621279895744, "194.314"),
    (5000, "1815.78", 1.81578395150619641, "1.49869", 3177.62191513584372, "3177.62"),
  ]

  @Test("Android's spline and Flutter's clamping: how long and how far", arguments: flings)
  func flingEnds(_ row: (Double, Published, Double, Published, Double, Published)) throws {
    let android = try AndroidSplineFling(density: 1)
    let flutter = try FlutterClampingScroll()
    for sign in [1.0, -1] {
      let velocity = sign * row.0
      expect(1000 * android.duration(velocity: velocity), is: row.1, "Android's milliseconds")
      expectClose(android.duration(velocity: velocity), row.2, relative: 4e-15, "Android's duration")
      expectClose(android.destination(velocity: velocity), sign * row.4, relative: 1e-14, "Android's distance")
      expect(android.destination(velocity: velocity).magnitude, is: row.5, "Android's distance")
      expect(flutter.duration(velocity: velocity), is: row.3, "Flutter's duration")
      expectClose(flutter.destination(velocity: velocity), sign * row.4, relative: 1e-14, "Flutter's distance")
    }
    expect(flutter.destination(velocity: 500), is: "58.3223", "Flutter's printed distance")
    expect(flutter.destination(velocity: 1000), is: "194.3136", "Flutter's printed distance")
    expect(flutter.destination(velocity: 5000), is: "3177.6219", "Flutter's printed distance")
  }

  /// Share of the time, share of the distance, slope of the chord; with 20 digits.
  static let spline: [(Double, Double, Double)] = [
    (0.005, 0.014279303517504206749, 2.8558607035008413497), (0.1, 0.27399954448567086963, 2.4965248513644775882),
    (0.255, 0.59178815295186397851, 1.5949507164281804702), (0.5, 0.85840659215747863398, 0.68441132768802182433),
    (0.9, 0.9958108033125800246, 0.08170050325368212554), (0.995, 0.99998016125986959185, 0.003967748026081629453),
  ]

  @Test("Android's spline: place and velocity on the way", arguments: spline)
  func splinePoints(_ row: (Double, Double, Double)) throws {
    let fling = try AndroidSplineFling(density: 2.75)
    let duration = fling.duration(velocity: 3000)
    let distance = fling.destination(velocity: 3000)
    // Why a hair later: a share on a chord's end may round to either side.
    let time = row.0 * duration * (1 + 1e-13)
    expectClose(fling.displacement(after: time, velocity: 3000), row.1 * distance, relative: 1e-12, "place at \(row.0)")
    expectClose(
      fling.velocity(after: time, velocity: 3000), row.2 * distance / duration, relative: 1e-11, "velocity at \(row.0)")
  }

  @Test("Android's spline never turns, and stays where it ends")
  func splineMonotone() throws {
    let fling = try AndroidSplineFling(density: 1)
    let duration = fling.duration(velocity: -4000)
    var last = 0.0
    for step in 0...5000 {
      let place = fling.displacement(after: duration * Double(step) / 4000, velocity: -4000)
      #expect(place <= last)
      last = place
    }
    #expect(last == fling.destination(velocity: -4000))
    #expect(fling.velocity(after: duration, velocity: -4000) == 0)
    #expect(fling.duration(velocity: 0) == 0 && fling.destination(velocity: 0) == 0)
    #expect(fling.displacement(after: 1, velocity: 0) == 0)
    #expect(throws: PlatformSpringError.self) { try AndroidSplineFling(density: 0) }
  }

  @Test("Flutter's clamping: place and velocity after 0.1 s")
  func clamping() throws {
    let rows: [(Double, Double, Double)] = [
      (500, 38.2274673324397151, 270.676066137452981), (1000, 85.5806956867210769, 715.779406571256139),
      (5000, 477.526067383059, 4552.36634918806724),
    ]
    let scroll = try FlutterClampingScroll()
    for row in rows {
      expectClose(scroll.displacement(after: 0.1, velocity: row.0), row.1, relative: 1e-14, "place, \(row.0)")
      expectClose(scroll.velocity(after: 0.1, velocity: row.0), row.2, relative: 1e-14, "velocity, \(row.0)")
      #expect(scroll.velocity(after: 0, velocity: row.0) == row.0)
      #expect(scroll.displacement(after: 9, velocity: row.0) == scroll.destination(velocity: row.0))
      expectClose(scroll.displacement(after: 1e-12, velocity: row.0), row.0 * 1e-12, relative: 1e-9, "first instant")
    }
    #expect(scroll.displacement(after: 1, velocity: 0) == 0 && scroll.duration(velocity: 0) == 0)
  }

  /// Frames a second, last frame, place there, velocity there; from an independent loop.
  static let reanimated: [(Double, Int, Double, Double)] = [
    (1.0 / 60, 64, 345.2215733540554, 0.9747462928068793), (1.0 / 120, 91, 247.50749434273405, 0.9334093879808234),
    (0.004, 131, 173.22965635394758, 0.9909960594294064),
  ]

  @Test("Reanimated: frame by frame", arguments: reanimated)
  func reanimatedFrames(_ row: (Double, Int, Double, Double)) throws {
    let decay = try ReanimatedDecay(frameDuration: row.0)
    #expect(decay.lastFrame(velocity: 1000) == row.1)
    let end = decay.duration(velocity: 1000)
    expectClose(decay.destination(velocity: 1000), row.2, relative: 1e-13, "end")
    expectClose(decay.displacement(after: end, velocity: 1000), row.2, relative: 1e-13, "place at the end")
    expectClose(decay.velocity(after: end, velocity: 1000), row.3, relative: 1e-12, "velocity at the end")
    #expect(decay.displacement(after: 0, velocity: 1000) == 0)
    #expect(decay.destination(velocity: -1000) == -decay.destination(velocity: 1000))
    #expect(decay.lastFrame(velocity: 0.5) == 1)
  }

  @Test("Motion's inertia: to rest, with a changed target, and into a boundary, every 10 ms")
  func motion() throws {
    let inertia = try MotionInertia(power: 1, timeConstant: 0.5)
    func sampled(_ duration: Double) -> Double { (duration * 100).rounded(.up) / 100 }
    #expect(sampled(inertia.duration(velocity: 200)) == 3)
    // From 100 the ideal target is 300; halved it is 150, and 50 away.
    #expect(sampled(inertia.duration(towards: 50)) == 2.31)
    let boundary = MotionInertia.Boundary(displacement: 100, restSpeed: 0.01)
    #expect(try inertia.lastFrame(velocity: 200, boundary: boundary, frameDuration: 0.01) == 185)
  }

  @Test("Motion's inertia: formula and defaults")
  func motionFormula() throws {
    let inertia = try MotionInertia()
    #expect(inertia.destination(velocity: 1000) == 800)
    expectClose(inertia.velocity(after: 0, velocity: 1000), 800 / 0.325, relative: 4e-16, "first velocity")
    expectClose(inertia.displacement(after: 0.325, velocity: -1000), -505.6964470628461, relative: 4e-16, "after one τ")
    expectClose(
      inertia.displacement(after: inertia.duration(velocity: 1000), velocity: 1000), 799.5, relative: 1e-15, "end")
    #expect(inertia.duration(velocity: 0.6) == 0)
    let far = MotionInertia.Boundary(displacement: 5000)
    #expect(try inertia.lastFrame(velocity: 1000, boundary: far, frameDuration: 0.01) == 240)
  }

  /// Velocity, when it stands, when it is done, where it stands, place and velocity after 0.1 s; with 18 digits.
  static let bouncing: [(Double, Double, Double, Double, Double, Double)] = [
    (500, 0.226785138707574002, 0.216991114529981104, 55.1353203600514328, 38.3118789158924037, 269.263846027927908),
    (3000, 0.619623311711882063, 0.613270461542374939, 796.189752205931008, 264.871273495354422, 2315.58307616756745),
  ]

  @Test("Flutter's fast bouncing scroll", arguments: bouncing)
  func bouncingScroll(_ row: (Double, Double, Double, Double, Double, Double)) throws {
    let scroll = try FlutterBouncingScroll()
    for sign in [1.0, -1] {
      let velocity = sign * row.0
      expectClose(scroll.restTime(velocity: velocity), row.1, relative: 1e-14, "rest")
      expectClose(scroll.duration(velocity: velocity), row.2, relative: 1e-14, "duration")
      expectClose(scroll.displacement(after: 9, velocity: velocity), sign * row.3, relative: 1e-13, "where it stands")
      expectClose(scroll.displacement(after: 0.1, velocity: velocity), sign * row.4, relative: 1e-13, "place")
      expectClose(scroll.velocity(after: 0.1, velocity: velocity), sign * row.5, relative: 1e-13, "velocity")
      #expect(scroll.velocity(after: 9, velocity: velocity) == 0)
    }
  }

  @Test("Flutter's bouncing scroll at the normal rate is its friction")
  func bouncingNormal() throws {
    let scroll = try FlutterBouncingScroll(constantDeceleration: 0)
    let friction = try FlutterFriction(drag: FlutterFriction.bouncingScrollDrag, velocityTolerance: 20)
    #expect(scroll.duration(velocity: 1000) == friction.duration(velocity: 1000))
    #expect(scroll.destination(velocity: -1000) == friction.destination(velocity: -1000))
    #expect(scroll.restTime(velocity: 1000) == .infinity)
    #expect(throws: PlatformSpringError.self) { try FlutterBouncingScroll(constantDeceleration: -1) }
  }

  @Test("Flutter's published constants of a bouncing scroll")
  func bouncingConstants() {
    #expect(FlutterBouncingScroll.fastDeceleration == 1400)
    #expect(FlutterBouncingScroll.largestTransferVelocity == 5000)
  }
}
