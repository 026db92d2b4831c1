import Testing

@testable import MotionEngine

@Suite("Quaternions")
struct QuaternionTests {
  @Test("halfway on a quarter turn is an eighth of one")
  func eighth() {
    let end = Quaternion(angle: Double.pi / 2, axis: [0, 0, 2])
    let middle = Quaternion.identity.interpolated(to: end, at: 0.5)
    // cos and sin of π/8.
    expectClose(middle.w, 0.9238795325112867, Tolerance(absolute: 2e-16), "w")
    expectClose(middle.z, 0.3826834323650898, Tolerance(absolute: 2e-16), "z")
    #expect(middle.x == 0 && middle.y == 0)
  }

  @Test("the shorter arc, whatever the signs; constant speed; length kept")
  func shorterArc() {
    var generator = SeededGenerator(seed: 5)
    func random() -> Quaternion {
      func part() -> Double { Double.random(in: -1...1, using: &generator) }
      return Quaternion(w: part(), x: part(), y: part(), z: part()).normalized
    }
    for _ in 0..<500 {
      let (a, b) = (random(), random())
      let there = a.interpolated(to: b, at: 0.3)
      #expect(there == a.interpolated(to: -b, at: 0.3))
      expectClose(there.length, 1, Tolerance(absolute: 1e-14), "length")
      let whole = 2 * MathLibrary.acos(min(1, a.dot(b).magnitude))
      let gone = 2 * MathLibrary.acos(min(1, a.dot(there).magnitude))
      expectClose(gone, 0.3 * whole, Tolerance(absolute: 1e-7), "angle gone")
      #expect(a.interpolated(to: b, at: 0) == a)
      #expect(a.interpolated(to: b, at: 1) == b.form(nearestTo: a))
      let rate = a.interpolationRate(to: b, at: 0.3)
      expectClose(rate.length, 0.5 * whole, Tolerance(absolute: 1e-7), "speed")
    }
  }

  @Test("nearly equal rotations keep their digits")
  func tiny() {
    let end = Quaternion(angle: 1e-8, axis: [1, 0, 0])
    expectClose(Quaternion.identity.interpolated(to: end, at: 0.25).x, 1.25e-9, Tolerance(relative: 1e-14), "x")
    let equal = Quaternion.identity.interpolated(to: .identity, at: 0.7)
    #expect(equal == .identity)
  }

  @Test("the matrix of a rotation gives the rotation back")
  func matrix() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let axis = SIMD3<Double>.random(in: -1...1, using: &generator)
      let rotation = Quaternion(angle: Double.random(in: -6...6, using: &generator), axis: axis)
      let again = try #require(TransformParts3D(Transform3D(rotation))).rotation
      expectClose(again.dot(rotation).magnitude, 1, Tolerance(absolute: 1e-14), "same rotation")
    }
  }

  @Test("a product turns by the right one first")
  func product() {
    let quarterX = Quaternion(angle: Double.pi / 2, axis: [1, 0, 0])
    let quarterZ = Quaternion(angle: Double.pi / 2, axis: [0, 0, 1])
    let both = Transform3D(quarterZ * quarterX)
    let steps = Transform3D(quarterX) * Transform3D(quarterZ)
    for index in 0..<16 {
      expectClose(both[component: index], steps[component: index], Tolerance(absolute: 1e-15), "number \(index)")
    }
  }

  @Test("axes and lengths that are none give no rotation")
  func degenerate() {
    #expect(Quaternion(angle: 1, axis: .zero) == .identity)
    #expect(Quaternion(angle: .nan, axis: [1, 0, 0]) == .identity)
    #expect(Quaternion(w: 0, x: 0, y: 0, z: 0).normalized == .identity)
  }

  @Test("a spring takes the nearer form of its target")
  func spring() throws {
    let end = -Quaternion(angle: 0.4, axis: [0, 0, 1])
    let course = try SpringCourse(
      spring: try Spring(stiffness: 100, dampingCoefficient: 20), from: Quaternion.identity, to: end)
    #expect(course.target == -end)
    #expect(course.value(at: 0.1).normalized.w > 0.9)
  }
}
