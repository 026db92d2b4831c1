internal import MotionEngine

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
    if path.isEmpty {
      guard let whole = PartLens<Root, Root>(get: { $0 }, set: { $0 = $1 }) as? PartLens<Root, M.Value> else {
        throw .property(.wrongKind(name: keyPath, kind: "\(Root.self)", asked: "\(M.Value.self)"))
      }
      return try track(course, through: whole, keyPath: keyPath)
    }
    return try track(course, through: try KeyPathLens.find(path, in: Root.self, keyPath: keyPath), keyPath: keyPath)
  }

  func track<M: Motion>(
    _ course: TrackCourse<M>, through function: ValueFunction, keyPath: String
  ) throws(CoreAnimationError) -> Track {
    guard let lens: PartLens<Root, M.Value> = FunctionLens.find(function) else {
      throw .valueFunctionMismatch(keyPath: keyPath, kind: "\(M.Value.self)")
    }
    return try track(course, through: lens, keyPath: keyPath)
  }

  private func track<M: Motion>(
    _ course: TrackCourse<M>, through lens: PartLens<Root, M.Value>, keyPath: String
  ) throws(CoreAnimationError) -> Track {
    guard let shown = value() else { throw .property(.unknownName(keyPath)) }
    let previous = lens.get(shown)
    let shape = self.shape
    return Track(
      in: self, levels: course.levels, landing: Landing(lens, in: shape), kind: course.kind,
      autoreverses: course.autoreverses
    ) { (root) throws(MotionError) in
      let made = try course.make(lens.get(shape.loading(root)), previous)
      try ValueCheck.requireCount(made.start, "the value", previous.componentCount)
      return TrackMotionOf(made)
    }
  }
}

extension Landing {
  /// A run of numbers where the part is one, found by trying it out.
  init<Root: AnimatableValue, Part: AnimatableValue>(_ lens: PartLens<Root, Part>, in shape: Root) {
    if let offset = Self.offset(of: lens, in: shape) {
      self = .run(offset: offset)
      return
    }
    let part = lens.get(shape)
    self = .lens(
      get: { root, numbers in lens.get(shape.loading(root)).store(in: numbers) },
      set: { root, numbers in
        var whole = shape.loading(root)
        lens.set(&whole, part.loading(numbers))
        whole.store(in: root)
      })
  }

  /// Where the numbers of a part begin in those of the whole; nil where they are not simply a run of them.
  private static func offset<Root: AnimatableValue, Part: AnimatableValue>(
    of lens: PartLens<Root, Part>, in shape: Root
  ) -> Int? {
    var whole = shape
    let numbers = (0..<shape.componentCount).map { Double($0 * $0 + 3) }
    for (index, number) in numbers.enumerated() { whole[component: index] = number }
    guard whole.components == numbers else { return nil }
    let part = lens.get(whole).components
    guard let first = part.first, let offset = numbers.firstIndex(of: first), offset + part.count <= numbers.count,
      Array(numbers[offset..<(offset + part.count)]) == part
    else { return nil }
    lens.set(&whole, lens.get(whole).mapped { -2 * $0 })
    let changed = numbers.indices.map {
      offset..<(offset + part.count) ~= $0 ? -2 * numbers[$0] : numbers[$0]
    }
    return whole.components == changed ? offset : nil
  }
}
