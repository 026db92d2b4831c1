internal import MotionEngine

extension SpringCatalog {
  private static let reactSpring = "react-spring documentation: configs"

  /// Libraries of the web.
  static let web: [NamedSpring?] = [
    NamedSpring(
      "react-spring-default", "react-spring", "tension 170, friction 26",
      source: reactSpring
    ) { try ReactSpring(tension: 170, friction: 26).spring() },
    NamedSpring(
      "react-spring-gentle", "react-spring", "tension 120, friction 14",
      source: reactSpring
    ) { try ReactSpring(tension: 120, friction: 14).spring() },
    NamedSpring(
      "react-spring-wobbly", "react-spring", "tension 180, friction 12",
      source: reactSpring
    ) { try ReactSpring(tension: 180, friction: 12).spring() },
    NamedSpring(
      "react-spring-stiff", "react-spring", "tension 210, friction 20",
      source: reactSpring
    ) { try ReactSpring(tension: 210, friction: 20).spring() },
    NamedSpring(
      "react-spring-slow", "react-spring", "tension 280, friction 60",
      source: reactSpring
    ) { try ReactSpring(tension: 280, friction: 60).spring() },
    NamedSpring(
      "react-spring-molasses", "react-spring", "tension 280, friction 120",
      source: reactSpring
    ) { try ReactSpring(tension: 280, friction: 120).spring() },
  ]
}
