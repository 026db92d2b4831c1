internal import MotionEngine

/// One property of one object that animations move: what it shows is its own value with the tracks upon it, in the order
/// in which they were added.
class Place {
  /// Whether anything shows over the object's own value.
  fileprivate(set) final var isCovered = false
  /// Whether a track has changed since it was composed.
  final var isDirty = false

  /// Shows what the tracks make of the object's own value now.
  ///
  /// - Returns: the track whose value cannot be shown, and why; what showed before stays then.
  func compose() -> (track: Track, error: MotionError)? { nil }
  func remove(_ track: Track) {}
  var isEmpty: Bool { true }
}

/// A place with values of one kind.
final class PlaceOf<Target: AnyObject, Root: AnimatableValue>: Place {
  private weak var target: Target?
  private let property: Property<Target, Root>
  /// Whether what shows is kept beside the object's own value and not in its place.
  private let isOverlaid: Bool
  private let show: Property<Target, Root>
  private var tracks: [TrackOver<Root>] = []
  /// The object's own value, and what was written over it, where there is one place for both.
  private var own: Root?
  private var shown: Root?

  /// A property that has one place for the object's own value and for what shows.
  ///
  /// What animations show is written there, and the object's own value is put back when they are gone. A value that
  /// someone else writes meanwhile becomes the object's own one.
  init(_ property: Property<Target, Root>, of target: Target) {
    self.target = target
    self.property = property
    show = property
    isOverlaid = false
  }

  /// A property of an object that keeps what shows over its own values.
  init(_ property: Property<Target, Root>, of target: Target, shownBy overlay: Property<Target, Root>) {
    self.target = target
    self.property = property
    show = overlay
    isOverlaid = true
  }

  override var isEmpty: Bool { tracks.isEmpty }

  func append(_ track: TrackOver<Root>) { tracks.append(track) }

  override func remove(_ track: Track) { tracks.removeAll { $0 === track } }

  /// What shows now.
  func value() -> Root? { target.map { show.read(from: $0) } }

  override func compose() -> (track: Track, error: MotionError)? {
    guard let target else { return nil }
    var value = property.read(from: target)
    if !isOverlaid, isCovered {
      if let own, let shown, value == shown { value = own }
    }
    let model = value
    var covers = false
    for track in tracks where track.isShown {
      do throws(MotionError) {
        try track.fold(into: &value)
      } catch {
        return (track, error)
      }
      covers = true
    }
    // Why: all is settled before the write, which may add and remove animations.
    let wasCovered = isCovered
    isCovered = covers
    if covers {
      if !isOverlaid {
        own = model
        shown = value
      }
      show.write(value, to: target)
    } else if wasCovered {
      (own, shown) = (nil, nil)
      if !isOverlaid { show.write(model, to: target) }
      show.clear(on: target)
    }
    return nil
  }
}
