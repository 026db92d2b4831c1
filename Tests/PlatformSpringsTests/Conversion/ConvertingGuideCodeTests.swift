import MotionEngine
import PlatformSprings
import Testing

@Suite("The code in the guide to conversions")
struct ConvertingGuideCodeTests {
  @Test("does what its comments say")
  func code() throws {
    let bouncy = try Spring(duration: 0.5, bounce: 0.3)
    let pop = SpringPlatform.form(named: "pop").flatMap { SpringTranslation(bouncy, in: $0).said }
    let words = pop?.values ?? []  // bounciness 5.147, speed 3.329
    let token = SpringPlatform.named("material3")?.nearestPreset(to: bouncy)
    let name = token?.name  // material3.expressive-spatial-slow
    let apart = token?.difference.largest  // 0.0407 of the way
    let difference = MotionDifference.between(bouncy, and: try Spring(stiffness: 170, dampingCoefficient: 26))
    let bounds = difference.atLeast...difference.atMost  // no instant is farther apart
    expect(try #require(words.first), is: "5.147", "bounciness")
    expect(try #require(words.last), is: "3.329", "speed")
    #expect(name == "material3.expressive-spatial-slow")
    expect(try #require(apart), is: "0.0407", "apart")
    #expect(bounds.contains(difference.largest) && difference.largest > 0.1)
  }
}
