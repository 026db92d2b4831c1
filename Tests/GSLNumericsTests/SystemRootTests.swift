import Testing

@testable import GSLNumerics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct SystemRootTests {
  @Test func cosineAndSineMeet() throws {
    let observed = try SystemRootFinder.root(near: [1, 0]) { point, left in
      left[0] = point[0] - cos(point[1])
      left[1] = point[1] - sin(point[0])
    }
    #expect(abs(observed.arguments[0] - 0.768169156736795977) < 1e-12, "\(observed)")
    #expect(abs(observed.arguments[1] - 0.694819690730787566) < 1e-12, "\(observed)")
    #expect(observed.residual <= 1e-13)
  }

  @Test func theValleyOfRosenbrockAsEquations() throws {
    let observed = try SystemRootFinder.root(near: [-10, -5]) { point, left in
      left[0] = 1 - point[0]
      left[1] = 10 * (point[1] - point[0] * point[0])
    }
    #expect(observed.arguments == [1, 1] || abs(observed.arguments[1] - 1) < 1e-12, "\(observed)")
  }

  @Test func failuresAreTold() {
    #expect(throws: RootError.notFiniteSystem(arguments: [-1])) {
      try SystemRootFinder.root(near: [-1]) { point, left in left[0] = log(point[0]) }
    }
    #expect(throws: RootError.notFiniteSystem(arguments: [])) { try SystemRootFinder.root(near: []) { _, _ in } }
    #expect(throws: RootError.self) {
      try SystemRootFinder.root(near: [1]) { point, left in left[0] = point[0] * point[0] + 1 }
    }
  }
}
