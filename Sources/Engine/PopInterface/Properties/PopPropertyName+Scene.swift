/// The names of `SCNNode`: every part under a name of its own, and written where it is read.
extension PopPropertyName {
  public static let sceneNodePosition = PopPropertyName("scnode.position", 3, .sceneKit)
  public static let sceneNodePositionX = node("position.x")
  public static let sceneNodePositionY = node("position.y")
  public static let sceneNodePositionZ = node("position.z")
  public static let sceneNodeTranslation = node("translation", 3)
  public static let sceneNodeTranslationX = node("translation.x")
  public static let sceneNodeTranslationY = node("translation.y")
  public static let sceneNodeTranslationZ = node("translation.z")
  public static let sceneNodeRotation = node("rotation", 4)
  public static let sceneNodeRotationX = node("rotation.x")
  public static let sceneNodeRotationY = node("rotation.y")
  public static let sceneNodeRotationZ = node("rotation.z")
  public static let sceneNodeRotationW = node("rotation.w")
  public static let sceneNodeEulerAngles = node("eulerAngles", 3)
  public static let sceneNodeEulerAnglesX = node("eulerAngles.x")
  public static let sceneNodeEulerAnglesY = node("eulerAngles.y")
  public static let sceneNodeEulerAnglesZ = node("eulerAngles.z")
  public static let sceneNodeOrientation = node("orientation", 4)
  public static let sceneNodeOrientationX = node("orientation.x")
  public static let sceneNodeOrientationY = node("orientation.y")
  public static let sceneNodeOrientationZ = node("orientation.z")
  public static let sceneNodeOrientationW = node("orientation.w")
  public static let sceneNodeScale = node("scale", 3)
  public static let sceneNodeScaleX = node("scale.x")
  public static let sceneNodeScaleY = node("scale.y")
  public static let sceneNodeScaleZ = node("scale.z")
  public static let sceneNodeScaleXY = node("scale.xy", 2)

  static let scene = [
    sceneNodePosition, sceneNodePositionX, sceneNodePositionY, sceneNodePositionZ, sceneNodeTranslation,
    sceneNodeTranslationX, sceneNodeTranslationY, sceneNodeTranslationZ, sceneNodeRotation, sceneNodeRotationX,
    sceneNodeRotationY, sceneNodeRotationZ, sceneNodeRotationW, sceneNodeEulerAngles, sceneNodeEulerAnglesX,
    sceneNodeEulerAnglesY, sceneNodeEulerAnglesZ, sceneNodeOrientation, sceneNodeOrientationX, sceneNodeOrientationY,
    sceneNodeOrientationZ, sceneNodeOrientationW, sceneNodeScale, sceneNodeScaleX, sceneNodeScaleY, sceneNodeScaleZ,
    sceneNodeScaleXY,
  ]

  private static func node(_ part: String, _ count: Int = 1) -> PopPropertyName {
    PopPropertyName("scnnode.\(part)", count, .sceneKit)
  }
}
