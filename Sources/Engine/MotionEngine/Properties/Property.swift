/// Something of an object that can be read and written as a value, and how small a change of it can be seen.
///
/// Object and value are part of the type, so a motion of another kind of value, or an object of another class, does not
/// compile. The closures run where the animator runs, on its creator's isolation.
public struct Property<Target: AnyObject, Value: AnimatableValue> {
  /// What it is called, such as in a trace; empty where it has no name.
  public let name: String
  /// The smallest change that can be seen, in units of the value; nil when it is not known.
  ///
  /// It decides when a spring counts as being at rest (``RestRule/unseen(threshold:)``); it does not quantise values.
  public let threshold: Double?
  let readValue: (Target) -> Value
  let writeValue: (Target, Value) -> Void
  /// Ends what ``write(_:to:)`` began, where a value lies over the object's own one.
  let clearValue: ((Target) -> Void)?

  public init(_ name: String = "", read: @escaping (Target) -> Value, write: @escaping (Target, Value) -> Void) {
    self.init(name, threshold: nil, read: read, write: write, clear: nil)
  }

  /// - Throws: ``PropertyError/thresholdOutOfRange(_:)`` unless the threshold is finite and above zero.
  public init(
    _ name: String = "", threshold: Double, read: @escaping (Target) -> Value,
    write: @escaping (Target, Value) -> Void
  ) throws(PropertyError) {
    guard threshold.isFinite, threshold > 0 else { throw .thresholdOutOfRange(threshold) }
    self.init(name, threshold: threshold, read: read, write: write, clear: nil)
  }

  /// A property whose values lie over others until they are cleared.
  public init(
    _ name: String, overlaying base: Property<Target, Value>, read: @escaping (Target) -> Value,
    write: @escaping (Target, Value) -> Void, clear: @escaping (Target) -> Void
  ) {
    self.init(name, threshold: base.threshold, read: read, write: write, clear: clear)
  }

  /// By a key path. A write through one costs some 400 ns and an allocation; closures cost a hundredth of that.
  public init(_ name: String = "", _ path: ReferenceWritableKeyPath<Target, Value>) {
    self.init(name, read: { $0[keyPath: path] }, write: { $0[keyPath: path] = $1 })
  }

  /// - Throws: ``PropertyError/thresholdOutOfRange(_:)``.
  public init(
    _ name: String = "", _ path: ReferenceWritableKeyPath<Target, Value>, threshold: Double
  ) throws(PropertyError) {
    try self.init(name, threshold: threshold, read: { $0[keyPath: path] }, write: { $0[keyPath: path] = $1 })
  }

  init(
    _ name: String, threshold: Double?, read: @escaping (Target) -> Value, write: @escaping (Target, Value) -> Void,
    clear: ((Target) -> Void)?
  ) {
    self.name = name
    self.threshold = threshold
    readValue = read
    writeValue = write
    clearValue = clear
  }

  public func read(from target: Target) -> Value { readValue(target) }

  public func write(_ value: Value, to target: Target) { writeValue(target, value) }

  /// Takes away what was written, where it lies over the object's own value; else does nothing.
  public func clear(on target: Target) { clearValue?(target) }

  /// How a spring along this property comes to rest: within half the threshold and a thousandth of the way.
  public var restRule: RestRule { .unseen(threshold: threshold) }
}

extension Property {
  /// A part of the value as a property of its own: `position` to `position.x`.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - part: where it is in the value.
  public func part<Part: AnimatableValue>(
    _ name: String, _ part: WritableKeyPath<Value, Part>
  ) -> Property<Target, Part> {
    let (read, write) = (readValue, writeValue)
    return Property<Target, Part>(
      name, threshold: threshold, read: { read($0)[keyPath: part] },
      write: { target, value in
        var whole = read(target)
        whole[keyPath: part] = value
        write(target, whole)
      }, clear: clearValue)
  }
}
