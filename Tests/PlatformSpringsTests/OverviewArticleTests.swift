import MotionEngine
import PlatformSprings
import Testing

/// Every line of code on the library's page, and what it gives.
@Suite("The code in the article about platforms' springs")
struct OverviewArticleTests {
  private func expectNear(
    _ observed: Double?, _ expected: Double, _ tolerance: Double = 1e-12,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = ((observed ?? .infinity) / expected - 1).magnitude
    #expect(error <= tolerance, "\(observed ?? .nan) for \(expected)", sourceLocation: sourceLocation)
  }

  @Test("words, rules and decays")
  func page() throws {
    let pop = try PopSpring(bounciness: 4, speed: 12).spring()  // k 342.1006, c 30.4870
    let uikit = try UIKitSpring.spring(dampingRatio: 0.6, duration: 0.8)  // k 190.2143, c 16.5502
    let words = SwiftUISpring(pop)  // duration 0.3397 s, bounce 0.1758
    let named = SpringCatalog.spring(named: "android-default")  // k 1500, ζ 0.5
    let forms = SpringPlatform.all.flatMap(\.forms)  // every platform's words
    let said = forms.map { SpringTranslation(pop, in: $0) }  // code to paste, each with what is lost

    let coreAnimation = PlatformSettlingRule.coreAnimation.duration(of: pop)  // 0.5121 s
    let swiftUI = PlatformSettlingRule.swiftUI.duration(of: pop)  // 0.6360 s
    let fromUIKit = PlatformSettlingRule.uikit.duration(of: pop)  // 0.4778 s
    let fact = pop.settlingTime(within: 0.001)  // 0.4676 s: when it is within a thousandth for good

    let scroll = try ScrollViewDecay()
    let end = scroll.destination(velocity: 1000)  // 499.4998
    let shown = scroll.projection(velocity: 1000)  // 499, by the formula that was shown on a stage
    let band = try RubberBand(dimension: 400).shown(pulled: 100)  // 48.35

    expectNear(pop.stiffness, 342.10058823529411765)
    expectNear(pop.dampingCoefficient, 30.486979648244251534)
    expectNear(uikit.stiffness, 190.2142763013069)
    expectNear(uikit.dampingCoefficient, 16.55018301632589)
    expectNear(words.duration, 0.3397057968574503)
    expectNear(words.bounce, 0.1758476625423144)
    expectNear(named?.spring.stiffness, 1500)
    expectNear(named?.spring.dampingRatio, 0.5)
    #expect(said.count > 20 && said.contains { $0.said?.code.contains("CASpringAnimation") == true })
    expectNear(coreAnimation, 0.5120838094168105)
    expectNear(swiftUI, 0.6360385707697520)
    expectNear(fromUIKit, 0.4777689607430486)
    expectNear(fact, 0.4675677660145744)
    expectNear(end, 499.49983316645526)
    expectNear(shown, 499)
    expectNear(band, 48.35164835164835)
  }
}
