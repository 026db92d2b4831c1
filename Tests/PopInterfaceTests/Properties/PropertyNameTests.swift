import MotionEngine
import PopInterface
import Testing

@Suite("Pop's property names")
struct PropertyNameTests {
  struct Row: Sendable {
    let names: [String]
    let count: Int
    let threshold: Double
  }

  static let table = [
    Row(names: ["backgroundColor", "borderColor"], count: 4, threshold: 0.01),
    Row(names: ["bounds"], count: 4, threshold: 1),
    Row(names: ["cornerRadius", "borderWidth", "opacity"], count: 1, threshold: 0.01),
    Row(names: ["position", "size"], count: 2, threshold: 1),
    Row(names: ["positionX", "positionY", "zPosition"], count: 1, threshold: 1),
    Row(names: ["rotation", "rotationX", "rotationY"], count: 1, threshold: 0.01),
    Row(names: ["scaleX", "scaleY"], count: 1, threshold: 0.005),
    Row(names: ["scaleXY", "subscaleXY"], count: 2, threshold: 0.005),
    Row(names: ["translationX", "translationY", "translationZ"], count: 1, threshold: 1),
    Row(names: ["translationXY", "subtranslationXY"], count: 2, threshold: 1),
    Row(names: ["subtranslationX", "subtranslationY", "subtranslationZ"], count: 1, threshold: 1),
    Row(names: ["shadowColor"], count: 4, threshold: 0.01),
    Row(names: ["shadowOffset"], count: 2, threshold: 0.01),
    Row(names: ["shadowOpacity", "shadowRadius"], count: 1, threshold: 0.01),
    Row(
      names: [
        "shapeLayer.strokeStart", "shapeLayer.strokeEnd", "shapeLayer.lineWidth", "shapeLayer.lineDashPhase",
      ], count: 1, threshold: 0.01),
    Row(names: ["shapeLayer.strokeColor", "shapeLayer.fillColor"], count: 4, threshold: 0.01),
    Row(names: ["layoutConstraint.constant", "view.alpha"], count: 1, threshold: 0.01),
    Row(names: ["view.backgroundColor", "view.tintColor"], count: 4, threshold: 0.01),
    Row(names: ["view.center"], count: 2, threshold: 1),
    Row(names: ["view.frame"], count: 4, threshold: 1),
    Row(names: ["view.scaleX", "view.scaleY"], count: 1, threshold: 0.005),
    Row(names: ["view.scaleXY"], count: 2, threshold: 0.005),
    Row(names: ["scrollView.contentOffset", "scrollView.contentSize"], count: 2, threshold: 1),
    Row(names: ["scrollView.zoomScale"], count: 1, threshold: 0.005),
    Row(names: ["scrollView.contentInset", "scrollView.scrollIndicatorInsets"], count: 4, threshold: 1),
    Row(names: ["navigationBar.barTintColor", "label.textColor"], count: 4, threshold: 0.01),
    Row(
      names: ["view.alphaValue", "view.frameRotation", "view.frameCenterRotation", "view.boundsRotation"], count: 1,
      threshold: 0.01),
    Row(names: ["window.frame"], count: 4, threshold: 1),
    Row(names: ["window.alphaValue"], count: 1, threshold: 0.01),
    Row(names: ["window.backgroundColor"], count: 4, threshold: 0.01),
    Row(
      names: ["scnode.position", "scnnode.translation", "scnnode.eulerAngles", "scnnode.scale"], count: 3,
      threshold: 0.005),
    Row(names: ["scnnode.rotation", "scnnode.orientation"], count: 4, threshold: 0.005),
    Row(names: ["scnnode.scale.xy"], count: 2, threshold: 0.005),
    Row(
      names: ["position", "translation", "eulerAngles", "scale"].flatMap { part in
        ["x", "y", "z"].map { "scnnode.\(part).\($0)" }
      }, count: 1, threshold: 0.005),
    Row(
      names: ["rotation", "orientation"].flatMap { part in ["x", "y", "z", "w"].map { "scnnode.\(part).\($0)" } },
      count: 1, threshold: 0.005),
  ]

  @Test("every name has its count of numbers and its threshold", arguments: table)
  func row(_ row: Row) {
    for name in row.names {
      let found = PopPropertyName(name)
      #expect(found.rawValue == name)
      #expect(found.componentCount == row.count, "\(name)")
      #expect(found.threshold == row.threshold, "\(name)")
    }
  }

  @Test("the table has these and no others, each once")
  func whole() {
    let names = PopPropertyName.all.map(\.rawValue)
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(Self.table.flatMap(\.names)))
  }

  @Test("kinds that share their entries with another")
  func shared() {
    #expect(PopPropertyName.viewBounds == .layerBounds)
    #expect(PopPropertyName.viewSize == .layerSize)
    #expect(PopPropertyName.tableViewContentOffset == .scrollViewContentOffset)
    #expect(PopPropertyName.tableViewContentSize == .scrollViewContentSize)
    #expect(PopPropertyName.collectionViewContentOffset == .scrollViewContentOffset)
    #expect(PopPropertyName.collectionViewContentSize == .scrollViewContentSize)
    #expect(PopPropertyName.toolbarBarTintColor == .navigationBarBarTintColor)
    #expect(PopPropertyName.tabBarBarTintColor == .navigationBarBarTintColor)
  }

  @Test("the parts of a scene node are read and written each by itself, under names of their own")
  func sceneNode() throws {
    #expect(PopPropertyName.sceneNodeTranslationZ != .sceneNodeTranslationY)
    final class Node {
      var scale = SIMD3<Double>(1, 1, 1)
      var position = SIMD3<Double>(7, 8, 9)
    }
    let scaleY = PopPropertyName.sceneNodeScaleY.property(
      read: { (node: Node) in node.scale.y }, write: { $0.scale.y = $1 })
    let node = Node()
    scaleY.write(2, to: node)
    #expect(node.scale == SIMD3(1, 2, 1))
    #expect(node.position == SIMD3(7, 8, 9))
    #expect(scaleY.threshold == 0.005)
  }

  @Test("a name of your own: a threshold of 1, unless the property brings one; the property's own goes first")
  func ownNames() throws {
    #expect(PopPropertyName("gauge").componentCount == nil)
    #expect(PopPropertyName("gauge").threshold == 1)
    #expect(try SlabSpring("radius", of: Slab.self).threshold == 0.01)
    #expect(try SlabSpring("positionX", of: Slab.self).threshold == 1)
    #expect(try SlabSpring("opacity", of: Slab.self).threshold == 0.01)
    #expect(try SlabDecay("opacity", of: Slab.self).threshold == 0.01)
    #expect(try SlabBasic("opacity", of: Slab.self).threshold == 0.01)
    let own = try Property("x", \Slab.x, threshold: 0.07)
    #expect(SlabSpring(own).threshold == 0.07)
    #expect(SlabSpring(named: "x", read: { $0.x }, write: { $0.x = $1 }).threshold == 1)
    #expect(SlabDecay(named: "x", read: { $0.x }, write: { $0.x = $1 }).property.name == "x")
    #expect(SlabBasic(named: "x", read: { $0.x }, write: { $0.x = $1 }).property.name == "x")
  }

  @Test("an unknown name, another kind of value, another count of numbers: errors that name them")
  func refused() throws {
    #expect(throws: PopError.property(.unknownName("nonsense"))) { try SlabSpring("nonsense", of: Slab.self) }
    #expect(throws: PopError.property(.wrongKind(name: "position", kind: "Point2D", asked: "Double"))) {
      try SlabSpring("position", of: Slab.self)
    }
    let animator = PopAnimator()
    let slab = Slab()
    let size = try PopSpringAnimation<Slab, Rect2D>("size", of: Slab.self)
    try animator.add(size, to: slab)
    try animator.renderTime(0)
    #expect(size.refusal == .componentCount(name: "size", count: 4, expected: 2))
    #expect(!size.isAttached)
  }

  @Test("a property is a value: nothing of it can be changed, and the table's is found by its name")
  func values() throws {
    let found = try SlabSpring("positionX", of: Slab.self).property
    #expect(found.name == PopPropertyName.layerPositionX.rawValue)
    let slab = Slab()
    found.write(3, to: slab)
    #expect(found.read(from: slab) == 3)
  }
}
