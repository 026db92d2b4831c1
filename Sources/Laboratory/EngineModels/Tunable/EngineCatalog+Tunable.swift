extension EngineCatalog {
  /// Every engine with constants to tune: those of the catalogue that have some, and rules and conversions that are on no
  /// suite's bench because a constant is all there is to say of them.
  public static let tunable: [any TunableEngine] =
    all.compactMap { $0 as? any TunableEngine } + rules

  /// Dashpot's own defaults, and a conversion.
  private static let rules: [any TunableEngine] = [RestBandEngine(), StopSpeedEngine(), EnvelopeLogarithmEngine()]
}
