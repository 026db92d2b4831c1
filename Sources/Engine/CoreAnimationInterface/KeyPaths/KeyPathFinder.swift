internal import MotionEngine

/// Finds what a key path of an object names: a registered property, or a part inside the value of one.
///
/// The part is looked for first, so that `position` and `position.x` of one object know of one another; a property that
/// is registered under the whole path serves where no value has such a part.
struct KeyPathFinder<Owner: AnimatableObject>: PlaceFinder {
  let object: Owner
  let table: PropertyTable<Owner>
  let animations: ObjectAnimations

  func track<M: Motion>(_ course: TrackCourse<M>, along keyPath: String) throws(CoreAnimationError) -> Track {
    if let function = course.kind.valueFunction {
      return try opened(keyPath) { (place) throws(CoreAnimationError) in
        try place.track(course, through: function, keyPath: keyPath)
      }
    }
    let names = keyPath.split(separator: ".", omittingEmptySubsequences: false)
    var refusal: CoreAnimationError?
    for count in 1..<max(1, names.count) {
      let root = names[..<count].joined(separator: ".")
      guard table.property(anyNamed: root) != nil else { continue }
      do throws(CoreAnimationError) {
        return try opened(root) { (place) throws(CoreAnimationError) in
          try place.track(course, at: names[count...], keyPath: keyPath)
        }
      } catch {
        refusal = error
      }
    }
    guard table.property(anyNamed: keyPath) != nil else {
      throw refusal ?? .property(.unknownName(keyPath))
    }
    return try opened(keyPath) { (place) throws(CoreAnimationError) in try place.track(course, at: [], keyPath: keyPath)
    }
  }

  /// The place of a property, whatever its kind.
  private func opened(
    _ name: String, _ use: (any TrackHome) throws(CoreAnimationError) -> Track
  ) throws(CoreAnimationError) -> Track {
    guard let property = table.property(anyNamed: name) else { throw .property(.unknownName(name)) }
    guard let place = place(property, name: name) else { throw .property(.nameTaken(name)) }
    return try use(place)
  }

  private func place(_ property: some TypedProperty, name: String) -> (any TrackHome)? {
    typedPlace(property, name)
  }

  private func typedPlace<P: TypedProperty>(_ property: P, _ name: String) -> (any TrackHome)? {
    guard let property = property as? Property<Owner, P.Value> else { return nil }
    return animations.place(name) { PlaceOf(property, of: object, shownBy: property.presented) }
  }
}

/// Finds what an animation of one given property moves: the property, or a part of its value.
struct PropertyFinder<Object: AnyObject, Root: AnimatableValue>: PlaceFinder {
  let object: Object
  let property: Property<Object, Root>
  let animations: ObjectAnimations

  func track<M: Motion>(_ course: TrackCourse<M>, along keyPath: String) throws(CoreAnimationError) -> Track {
    guard let place = animations.place(property.name, make: { PlaceOf(property, of: object) }) else {
      throw .property(.nameTaken(property.name))
    }
    if let function = course.kind.valueFunction {
      return try place.track(course, through: function, keyPath: keyPath)
    }
    return try place.track(course, at: [], keyPath: keyPath.isEmpty ? property.name : keyPath)
  }
}

/// A place that makes tracks of itself.
protocol TrackHome {
  /// A track of the part at a path, of the whole where the path is empty.
  func track<M: Motion>(
    _ course: TrackCourse<M>, at path: ArraySlice<Substring>, keyPath: String
  ) throws(CoreAnimationError) -> Track

  /// A track whose numbers a function turns into the value.
  func track<M: Motion>(
    _ course: TrackCourse<M>, through function: ValueFunction, keyPath: String
  ) throws(CoreAnimationError) -> Track
}

extension PlaceOf: TrackHome {
  func track<M: Motion>(
    _ course: TrackCourse<M>, at path: ArraySlice<Substring>, keyPath: String
  ) throws(CoreAnimationError) -> Track {
    guard let shown = value() else { throw .property(.unknownName(keyPath)) }
    guard path.isEmpty else {
      let lens: PartLens<Root, M.Value> = try KeyPathLens.find(path, in: Root.self, keyPath: keyPath)
      return PartTrack(course, in: self, lens: lens, previous: lens.get(shown))
    }
    guard let home = self as? PlaceOf<Target, M.Value>, let previous = shown as? M.Value else {
      throw .property(.wrongKind(name: keyPath, kind: "\(Root.self)", asked: "\(M.Value.self)"))
    }
    return WholeTrack(course, in: home, previous: previous)
  }

  func track<M: Motion>(
    _ course: TrackCourse<M>, through function: ValueFunction, keyPath: String
  ) throws(CoreAnimationError) -> Track {
    guard let shown = value() else { throw .property(.unknownName(keyPath)) }
    guard let lens: PartLens<Root, M.Value> = FunctionLens.find(function) else {
      throw .valueFunctionMismatch(keyPath: keyPath, kind: "\(M.Value.self)")
    }
    return PartTrack(course, in: self, lens: lens, previous: lens.get(shown))
  }
}
