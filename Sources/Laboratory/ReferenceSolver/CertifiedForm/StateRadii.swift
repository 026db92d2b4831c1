/// The largest radii of a pass, before the split into doubles.
struct StateRadii: Hashable, Sendable {
  private(set) var position = 0.0
  private(set) var velocity = 0.0

  mutating func include(position: Double, velocity: Double) {
    self.position = max(self.position, position)
    self.velocity = max(self.velocity, velocity)
  }

  /// Whether the radii are within 1e-30 of the amplitude of the samples, or below what two doubles resolve.
  func areSmallEnough(for extent: TraceExtent, farthestOrigin: Double) -> Bool {
    let resolution = Precision.splitResolution * max(extent.farthest, farthestOrigin)
    return position <= max(Precision.radiusOverAmplitude * extent.amplitude, resolution, Precision.leastRadius)
      && velocity <= max(Precision.radiusOverAmplitude * extent.fastest, Precision.leastRadius)
  }
}
