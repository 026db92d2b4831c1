import MotionProblems
import Testing

@testable import EngineModels

@Suite("Friction on the bench")
struct FrictionTests {
  static let exactEngines = ["dashpot", "textbook-closed-form"]

  @Test(
    "Ten per cent of the gap per frame of 60 Hz leaves the same gap after 1 s at every rate", arguments: exactEngines)
  func smoothing(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    let rate = 6.321630939469578
    for frames in [24.0, 30, 60, 90, 120, 144, 240] {
      let shown = try trace(
        of: engine, try friction(rate: rate, velocity: rate), at: DisplayFrames(rate: frames).times(over: 1).times)
      expectClose(
        1 - (try #require(shown.positions.last)), 0.001797010299914431, within: 1e-15, "\(name) at \(frames) Hz")
    }
  }

  @Test("No gap between frames turns the motion round or carries it past its rest", arguments: exactEngines)
  func farApart(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    for apart in [0.01, 0.5, 30, 1e6] {
      for velocity in [1000.0, -1000] {
        let times = (0...100).map { Double($0) * apart }
        let shown = try trace(of: engine, try friction(rate: 4, velocity: velocity), at: times)
        let speeds = shown.velocities.map { velocity > 0 ? $0 : -$0 }
        #expect(speeds.allSatisfy { $0 >= 0 }, "\(name), frames of \(apart)")
        #expect(zip(speeds, speeds.dropFirst()).allSatisfy { $0 >= $1 }, "\(name), frames of \(apart)")
        #expect(shown.positions.allSatisfy { $0.magnitude <= 250 }, "\(name), frames of \(apart)")
      }
    }
  }

  @Test("The textbook methods stay near the motion at 1 ms", arguments: EngineCatalog.textbookMethods.map(\.name))
  func textbookMethods(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    let shown = try trace(of: engine, try friction(rate: 4, velocity: 1000), at: [0, 0.75])
    let tolerances: [String: Double] = ["explicit-euler": 1, "semi-implicit-euler": 1, "velocity-verlet": 1e-3]
    let tolerance = tolerances[name] ?? 1e-9
    expectClose(shown.positions[1], 237.55323290803401, within: tolerance, name)
  }
}
