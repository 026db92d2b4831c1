/// The words of `CAValueFunction`: what turns numbers into a transform, which then stands in the place of the object's own.
///
/// Those of one axis take a number, ``scale`` and ``translate`` take three. A turn by a number goes as far as the number
/// says, not the shortest way.
public enum ValueFunction: String, CaseIterable, Hashable, Sendable {
  case rotateX, rotateY, rotateZ
  case scale, scaleX, scaleY, scaleZ
  case translate, translateX, translateY, translateZ
}
