public import MotionEngine

/// A kind of value whose parts have names in key paths: `x` of a point, `size` of a rectangle.
///
/// Your own kind joins with one member:
///
///     extension Gauge: KeyPathParts {
///       static var parts: [ValuePart<Gauge>] { [ValuePart("pressure", \.pressure), ValuePart("angle", \.angle)] }
///     }
public protocol KeyPathParts: AnimatableValue {
  static var parts: [ValuePart<Self>] { get }
}

/// A named part of a value.
public class ValuePart<Whole: AnimatableValue> {
  public final let name: String

  fileprivate init(name: String) { self.name = name }

  /// The part deeper inside.
  func lens<Part: AnimatableValue>(
    of path: ArraySlice<Substring>, as kind: Part.Type, keyPath: String
  ) throws(CoreAnimationError) -> PartLens<Whole, Part> {
    throw .unknownPart(keyPath: keyPath, kind: "\(Whole.self)", known: [])
  }

  /// A part by how it is read and set.
  ///
  /// - Parameters:
  ///   - name: what it is called in a key path.
  ///   - get: reads it from a whole.
  ///   - set: sets it in a whole.
  ///   - inner: parts of the whole whose names follow this one's: `x` for `scale.x`. The parts of the part's own kind
  ///     need not be named.
  public static func part<Part: AnimatableValue>(
    _ name: String, get: @escaping (Whole) -> Part, set: @escaping (inout Whole, Part) -> Void,
    within inner: [ValuePart<Whole>] = []
  ) -> ValuePart<Whole> {
    NamedPart(name: name, lens: PartLens(get: get, set: set), inner: inner)
  }

  /// A part by its key path. Reading and setting through one costs some 100 ns more than through closures.
  public static func part<Part: AnimatableValue>(
    _ name: String, _ path: WritableKeyPath<Whole, Part>
  ) -> ValuePart<Whole> {
    NamedPart(name: name, lens: PartLens(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 }), inner: [])
  }
}

/// How a part is read from a whole and set in it.
struct PartLens<Whole, Part> {
  let get: (Whole) -> Part
  let set: (inout Whole, Part) -> Void

  func followed<Deeper>(by inner: PartLens<Part, Deeper>) -> PartLens<Whole, Deeper> {
    let (outerGet, outerSet) = (get, set)
    let (innerGet, innerSet) = (inner.get, inner.set)
    return PartLens<Whole, Deeper>(
      get: { innerGet(outerGet($0)) },
      set: { whole, value in
        var part = outerGet(whole)
        innerSet(&part, value)
        outerSet(&whole, part)
      })
  }
}

private final class NamedPart<Whole: AnimatableValue, Own: AnimatableValue>: ValuePart<Whole> {
  private let own: PartLens<Whole, Own>
  private let inner: [ValuePart<Whole>]

  init(name: String, lens: PartLens<Whole, Own>, inner: [ValuePart<Whole>]) {
    own = lens
    self.inner = inner
    super.init(name: name)
  }

  override func lens<Part: AnimatableValue>(
    of path: ArraySlice<Substring>, as kind: Part.Type, keyPath: String
  ) throws(CoreAnimationError) -> PartLens<Whole, Part> {
    guard !path.isEmpty else {
      guard let lens = own as? PartLens<Whole, Part> else {
        throw .property(.wrongKind(name: keyPath, kind: "\(Own.self)", asked: "\(Part.self)"))
      }
      return lens
    }
    if let part = inner.first(where: { $0.name == path[path.startIndex] }) {
      return try part.lens(of: path.dropFirst(), as: kind, keyPath: keyPath)
    }
    guard inner.isEmpty else {
      throw .unknownPart(keyPath: keyPath, kind: "\(Whole.self)", known: inner.map { "\(name).\($0.name)" })
    }
    let inner: PartLens<Own, Part> = try KeyPathLens.find(path, in: Own.self, keyPath: keyPath)
    return own.followed(by: inner)
  }
}

/// Finds parts by the names in a key path.
enum KeyPathLens {
  static func find<Whole: AnimatableValue, Part: AnimatableValue>(
    _ path: ArraySlice<Substring>, in whole: Whole.Type, keyPath: String
  ) throws(CoreAnimationError) -> PartLens<Whole, Part> {
    guard let kind = Whole.self as? any KeyPathParts.Type else {
      throw .unknownPart(keyPath: keyPath, kind: "\(Whole.self)", known: [])
    }
    return try find(path, inParted: kind, keyPath: keyPath)
  }

  private static func find<Kind: KeyPathParts, Whole: AnimatableValue, Part: AnimatableValue>(
    _ path: ArraySlice<Substring>, inParted kind: Kind.Type, keyPath: String
  ) throws(CoreAnimationError) -> PartLens<Whole, Part> {
    guard let name = path.first, let part = Kind.parts.first(where: { $0.name == name }) else {
      throw .unknownPart(keyPath: keyPath, kind: "\(Kind.self)", known: Kind.parts.map(\.name))
    }
    let lens = try part.lens(of: path.dropFirst(), as: Part.self, keyPath: keyPath)
    guard let lens = lens as? PartLens<Whole, Part> else {
      throw .property(.wrongKind(name: keyPath, kind: "\(Kind.self)", asked: "\(Whole.self)"))
    }
    return lens
  }
}
