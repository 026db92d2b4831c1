/// The names of `CALayer`, its transform and shadow, and `CAShapeLayer`.
extension PopPropertyName {
  public static let layerBackgroundColor = PopPropertyName("backgroundColor", 4, .color)
  public static let layerBounds = PopPropertyName("bounds", 4, .point)
  public static let layerCornerRadius = PopPropertyName("cornerRadius", 1, .radius)
  public static let layerBorderWidth = PopPropertyName("borderWidth", 1, .radius)
  public static let layerBorderColor = PopPropertyName("borderColor", 4, .color)
  public static let layerOpacity = PopPropertyName("opacity", 1, .opacity)
  public static let layerPosition = PopPropertyName("position", 2, .point)
  public static let layerPositionX = PopPropertyName("positionX", 1, .point)
  public static let layerPositionY = PopPropertyName("positionY", 1, .point)
  public static let layerZPosition = PopPropertyName("zPosition", 1, .point)
  public static let layerSize = PopPropertyName("size", 2, .point)

  static let layer = [
    layerBackgroundColor, layerBounds, layerCornerRadius, layerBorderWidth, layerBorderColor, layerOpacity,
    layerPosition, layerPositionX, layerPositionY, layerZPosition, layerSize,
  ]

  /// About z.
  public static let layerRotation = PopPropertyName("rotation", 1, .rotation)
  public static let layerRotationX = PopPropertyName("rotationX", 1, .rotation)
  public static let layerRotationY = PopPropertyName("rotationY", 1, .rotation)
  public static let layerScaleX = PopPropertyName("scaleX", 1, .scale)
  public static let layerScaleY = PopPropertyName("scaleY", 1, .scale)
  public static let layerScaleXY = PopPropertyName("scaleXY", 2, .scale)
  public static let layerTranslationX = PopPropertyName("translationX", 1, .point)
  public static let layerTranslationY = PopPropertyName("translationY", 1, .point)
  public static let layerTranslationZ = PopPropertyName("translationZ", 1, .point)
  public static let layerTranslationXY = PopPropertyName("translationXY", 2, .point)
  public static let layerSubscaleXY = PopPropertyName("subscaleXY", 2, .scale)
  public static let layerSubtranslationX = PopPropertyName("subtranslationX", 1, .point)
  public static let layerSubtranslationY = PopPropertyName("subtranslationY", 1, .point)
  public static let layerSubtranslationZ = PopPropertyName("subtranslationZ", 1, .point)
  public static let layerSubtranslationXY = PopPropertyName("subtranslationXY", 2, .point)

  static let layerTransform = [
    layerRotation, layerRotationX, layerRotationY, layerScaleX, layerScaleY, layerScaleXY, layerTranslationX,
    layerTranslationY, layerTranslationZ, layerTranslationXY, layerSubscaleXY, layerSubtranslationX,
    layerSubtranslationY, layerSubtranslationZ, layerSubtranslationXY,
  ]

  public static let layerShadowColor = PopPropertyName("shadowColor", 4, .color)
  public static let layerShadowOffset = PopPropertyName("shadowOffset", 2, .radius)
  public static let layerShadowOpacity = PopPropertyName("shadowOpacity", 1, .opacity)
  public static let layerShadowRadius = PopPropertyName("shadowRadius", 1, .radius)

  static let shadow = [layerShadowColor, layerShadowOffset, layerShadowOpacity, layerShadowRadius]

  public static let shapeLayerStrokeStart = PopPropertyName("shapeLayer.strokeStart", 1, .radius)
  public static let shapeLayerStrokeEnd = PopPropertyName("shapeLayer.strokeEnd", 1, .radius)
  public static let shapeLayerLineWidth = PopPropertyName("shapeLayer.lineWidth", 1, .radius)
  public static let shapeLayerLineDashPhase = PopPropertyName("shapeLayer.lineDashPhase", 1, .radius)
  public static let shapeLayerStrokeColor = PopPropertyName("shapeLayer.strokeColor", 4, .color)
  public static let shapeLayerFillColor = PopPropertyName("shapeLayer.fillColor", 4, .color)

  static let shape = [
    shapeLayerStrokeStart, shapeLayerStrokeEnd, shapeLayerLineWidth, shapeLayerLineDashPhase, shapeLayerStrokeColor,
    shapeLayerFillColor,
  ]
}
