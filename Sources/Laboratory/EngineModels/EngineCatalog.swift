/// Every engine that is built in, by name.
public enum EngineCatalog {
  /// Dashpot's own engine first, then the same through its interfaces, then the textbook methods, then the specimens'
  /// faulty engines.
  ///
  /// A suite gives an engine its role. The intended ones: `dashpot` and its interfaces are judged, textbook methods are
  /// shown, specimens are specimens.
  public static let all: [any EngineModel] =
    [DashpotEngine()] + interfaces + textbookMethods + specimens.map(\.engine)

  /// The whole engine, animator, timing and property, by itself and through each of its vocabularies.
  static let interfaces: [any EngineModel] = [
    AnimatorEngine(), CoreAnimationEngine(), UIKitEngine(), PopEngine(), INTUEngine(),
  ]

  /// Textbook methods at a step of 1 ms, in order of their error.
  static let textbookMethods: [any EngineModel] = [
    FixedStepEngine<ExplicitEuler>(),
    FixedStepEngine<SemiImplicitEuler>(),
    FixedStepEngine<VelocityVerlet>(),
    FixedStepEngine<ClassicRungeKutta>(),
    ClosedFormEngine<TextbookClosedForm>(),
  ]

  /// Methods that are faulty on purpose, each with its corrected twin and what gives it away.
  public static let specimens: [Specimen] = [
    .displayFedBack, .stepsRoundedUp, .sinhCapped, .omegaForOmegaSquared, .dampingCutToOne, .decayRateTimesMass,
    .criticalConstant, .wholeMilliseconds, .velocityLost, .rungeKuttaWithoutFirstStage, .frameTimeClamped,
    .responseAtMassOne, .dampingSoftlyClamped, .coshOverflow, .slowRootBySubtraction, .finiteDifferenceVelocity,
    .velocityInMilliseconds, .settlingByEnvelopeRate, .settlingByNaturalFrequency, .restInAbsoluteUnits,
    .restByFrameChange, .durationCap, .crossingIsRest, .eulerFriction, .decelerationFirstOrder,
    .decelerationPerMillisecondSum, .frictionsAdded,
  ]

  /// The engine of this name, or nil.
  public static func engine(named name: String) -> (any EngineModel)? { all.first { $0.name == name } }
}
