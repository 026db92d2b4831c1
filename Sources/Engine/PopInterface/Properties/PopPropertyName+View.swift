/// The names of layout constraints, `UIView` and its kinds, and of the desktop.
extension PopPropertyName {
  public static let layoutConstraintConstant = PopPropertyName("layoutConstraint.constant", 1, .radius)
  public static let viewAlpha = PopPropertyName("view.alpha", 1, .opacity)
  public static let viewBackgroundColor = PopPropertyName("view.backgroundColor", 4, .color)
  public static let viewTintColor = PopPropertyName("view.tintColor", 4, .color)
  public static let viewCenter = PopPropertyName("view.center", 2, .point)
  public static let viewFrame = PopPropertyName("view.frame", 4, .point)
  /// The same entries as the layer's.
  public static let viewBounds = layerBounds
  public static let viewSize = layerSize
  public static let viewScaleX = PopPropertyName("view.scaleX", 1, .scale)
  public static let viewScaleY = PopPropertyName("view.scaleY", 1, .scale)
  public static let viewScaleXY = PopPropertyName("view.scaleXY", 2, .scale)

  static let view = [
    layoutConstraintConstant, viewAlpha, viewBackgroundColor, viewTintColor, viewCenter, viewFrame, viewScaleX,
    viewScaleY, viewScaleXY,
  ]

  public static let scrollViewContentOffset = PopPropertyName("scrollView.contentOffset", 2, .point)
  public static let scrollViewContentSize = PopPropertyName("scrollView.contentSize", 2, .point)
  public static let scrollViewZoomScale = PopPropertyName("scrollView.zoomScale", 1, .scale)
  public static let scrollViewContentInset = PopPropertyName("scrollView.contentInset", 4, .point)
  public static let scrollViewScrollIndicatorInsets = PopPropertyName("scrollView.scrollIndicatorInsets", 4, .point)
  /// Tables and collections share the scroll view's.
  public static let tableViewContentOffset = scrollViewContentOffset
  public static let tableViewContentSize = scrollViewContentSize
  public static let collectionViewContentOffset = scrollViewContentOffset
  public static let collectionViewContentSize = scrollViewContentSize

  static let scroll = [
    scrollViewContentOffset, scrollViewContentSize, scrollViewZoomScale, scrollViewContentInset,
    scrollViewScrollIndicatorInsets,
  ]

  public static let navigationBarBarTintColor = PopPropertyName("navigationBar.barTintColor", 4, .color)
  /// Tool bars and tab bars share the navigation bar's.
  public static let toolbarBarTintColor = navigationBarBarTintColor
  public static let tabBarBarTintColor = navigationBarBarTintColor
  public static let labelTextColor = PopPropertyName("label.textColor", 4, .color)

  static let bars = [navigationBarBarTintColor, labelTextColor]

  /// The desktop's views share the names of the others where both have one.
  public static let viewAlphaValue = PopPropertyName("view.alphaValue", 1, .opacity)
  /// In degrees, as the other rotations of a desktop view.
  public static let viewFrameRotation = PopPropertyName("view.frameRotation", 1, .rotation)
  public static let viewFrameCenterRotation = PopPropertyName("view.frameCenterRotation", 1, .rotation)
  public static let viewBoundsRotation = PopPropertyName("view.boundsRotation", 1, .rotation)
  public static let windowFrame = PopPropertyName("window.frame", 4, .point)
  public static let windowAlphaValue = PopPropertyName("window.alphaValue", 1, .opacity)
  public static let windowBackgroundColor = PopPropertyName("window.backgroundColor", 4, .color)

  static let desktop = [
    viewAlphaValue, viewFrameRotation, viewFrameCenterRotation, viewBoundsRotation, windowFrame, windowAlphaValue,
    windowBackgroundColor,
  ]
}
