internal import MotionEngine

/// One property of one object that animations move: what it shows is its own value with the tracks upon it, in the order
/// in which they were added.
class Place {
  /// How many numbers its value has.
  final let count: Int
  // Why unchecked, here and below: a check costs a frame some 4 ns, and each access is over before anyone is called.
  /// Whether anything shows over the object's own value.
  @exclusivity(unchecked) private(set) final var isCovered = false
  /// Whether a track has changed since it was composed.
  @exclusivity(unchecked) final var isDirty = false
  @exclusivity(unchecked) private final var tracks: [Track] = []
  private final let door: PlaceDoor
  /// What is being composed; the object's own value, and what shows over it, where there is one place for both.
  private final let work: Numbers
  private final let own: Numbers
  private final let shown: Numbers

  fileprivate init(count: Int, door: PlaceDoor) {
    self.count = count
    self.door = door
    work = .allocate(capacity: 3 * max(1, count))
    work.initialize(repeating: 0, count: 3 * max(1, count))
    own = work + count
    shown = own + count
  }

  deinit { work.deallocate() }

  final var isEmpty: Bool { tracks.isEmpty }
  final func append(_ track: Track) { tracks.append(track) }
  final func remove(_ track: Track) { tracks.removeAll { $0 === track } }

  /// Shows what the tracks make of the object's own value now.
  ///
  /// - Returns: the track whose value cannot be shown, and why; what showed before stays then.
  final func compose(on object: AnyObject) -> (track: Track, error: MotionError)? {
    guard door.read(object, work) else { return shapeChanged() }
    if !door.isOverlaid {
      if isCovered, equal(work, shown) {
        work.update(from: own, count: count)
      } else {
        own.update(from: work, count: count)
      }
    }
    var covers = false
    for track in tracks where track.isShown {
      do throws(MotionError) {
        try track.fold(into: work)
      } catch {
        return (track, error)
      }
      covers = true
    }
    show(covers, on: object)
    return nil
  }

  /// A frame of the only track there is, which does nothing but stand for itself: the same as ``compose(on:)``.
  ///
  /// - Returns: whether it could be shown.
  @inline(__always)
  final func showAlone(
    on object: AnyObject, at offset: Int, _ count: Int, _ evaluate: (Numbers) -> Void
  ) -> Bool {
    let (work, own, shown, total) = (work, own, shown, self.count)
    return Unmanaged.passUnretained(door)._withUnsafeGuaranteedRef { door in
      if !door.isOverwritten {
        guard door.read(object, work) else { return false }
        if !door.isOverlaid, !equal(work, shown) { own.update(from: work, count: total) }
      }
      evaluate(work + offset)
      for index in offset..<(offset + count) where !work[index].isFinite { return false }
      door.write(object, work)
      if !door.isOverlaid { _ = door.read(object, shown) }
      return true
    }
  }

  /// The same of a place that is one number.
  @inline(__always)
  final func showAlone(on object: AnyObject, _ number: Double) -> Bool {
    let (own, shown) = (own, shown)
    return Unmanaged.passUnretained(door)._withUnsafeGuaranteedRef { door in
      guard number.isFinite else { return false }
      if door.isOverlaid {
        door.writeNumber(object, number)
      } else {
        let there = door.readNumber(object)
        if there != shown[0] { own[0] = there }
        door.writeNumber(object, number)
        shown[0] = door.readNumber(object)
      }
      return true
    }
  }

  /// Whether its value is one number by itself.
  final var isSingle: Bool { door.isNumber }

  /// Whether a track is the only one, and shows.
  final func isAlone(_ track: Track) -> Bool { isCovered && tracks.count == 1 && tracks[0] === track }

  /// Why all is settled before the write: it may add and remove animations.
  private final func show(_ covers: Bool, on object: AnyObject) {
    let wasCovered = isCovered
    isCovered = covers
    guard covers || wasCovered else { return }
    if door.isOverlaid {
      if covers { door.write(object, work) } else { door.clear(object) }
      return
    }
    door.write(object, work)
    // Why it is read back: what is kept may be rounded, and only another value than that was written by someone else.
    if isCovered { _ = door.read(object, shown) } else { door.clear(object) }
  }

  private final func equal(_ a: Numbers, _ b: Numbers) -> Bool {
    for index in 0..<count where a[index] != b[index] { return false }
    return true
  }

  private final func shapeChanged() -> (track: Track, error: MotionError)? {
    tracks.first.map { ($0, .shapesDiffer(quantity: "the object's value", count: -1, expected: count)) }
  }
}

/// How the numbers of a property are read and shown.
final class PlaceDoor {
  /// Whether what shows is kept beside the object's own value and not in its place.
  let isOverlaid: Bool
  /// Whether what shows needs nothing of the object's own value: a plain number beside it.
  let isOverwritten: Bool
  /// The object's own value; false when it has another count of numbers than once.
  let read: (AnyObject, Numbers) -> Bool
  let write: (AnyObject, Numbers) -> Void
  let clear: (AnyObject) -> Void
  /// Whether the value is a plain number, which the next two read and show.
  let isNumber: Bool
  let readNumber: (AnyObject) -> Double
  let writeNumber: (AnyObject, Double) -> Void

  init<Target: AnyObject, Value: AnimatableValue>(
    reading model: Property<Target, Value>, showing show: Property<Target, Value>, isOverlaid: Bool, like shape: Value
  ) {
    self.isOverlaid = isOverlaid
    isOverwritten = isOverlaid && Value.self == Double.self
    read = model.componentReader(like: shape)
    write = show.componentWriter(like: shape)
    clear = { show.clear(on: unsafeDowncast($0, to: Target.self)) }
    isNumber = Value.self == Double.self
    readNumber = model.numberReader
    writeNumber = show.numberWriter
  }
}

/// A place with values of one kind.
final class PlaceOf<Target: AnyObject, Root: AnimatableValue>: Place {
  private weak var target: Target?
  private let shown: Property<Target, Root>
  let shape: Root

  /// A property that has one place for the object's own value and for what shows.
  ///
  /// What animations show is written there, and the object's own value is put back when they are gone. A value that
  /// someone else writes meanwhile becomes the object's own one.
  init(_ property: Property<Target, Root>, of target: Target) {
    self.target = target
    shown = property
    shape = property.read(from: target)
    super.init(
      count: shape.componentCount,
      door: PlaceDoor(reading: property, showing: property, isOverlaid: false, like: shape))
  }

  /// A property of an object that keeps what shows over its own values.
  init(_ property: Property<Target, Root>, of target: Target, shownBy overlay: Property<Target, Root>) {
    self.target = target
    shown = overlay
    shape = property.read(from: target)
    super.init(
      count: shape.componentCount,
      door: PlaceDoor(reading: property, showing: overlay, isOverlaid: true, like: shape))
  }

  /// What shows now.
  func value() -> Root? { target.map { shown.read(from: $0) } }
}
