/// The animations of an animator in the order in which they were added, with those that left still in their places until
/// they are swept out between two frames.
///
/// Why references counted by hand: a frame runs through the list without touching a count.
struct AnimationList {
  struct Slot {
    let animation: Unmanaged<DrivenAnimation>
    let run: Int

    var isLive: Bool { animation._withUnsafeGuaranteedRef { $0.run == run && $0.state != .idle } }
  }

  private var slots: ContiguousArray<Slot> = []
  private var deadCount = 0

  var count: Int { slots.count }
  var liveCount: Int { slots.count - deadCount }
  var hasDead: Bool { deadCount > 0 }
  var isMostlyDead: Bool { deadCount > 32 && deadCount > slots.count / 2 }

  var live: [DrivenAnimation] { slots.filter(\.isLive).map { $0.animation.takeUnretainedValue() } }

  mutating func append(_ animation: DrivenAnimation) {
    slots.append(Slot(animation: Unmanaged.passRetained(animation), run: animation.run))
  }

  /// One of those that are there left.
  mutating func markDead() { deadCount += 1 }

  /// What is at a place.
  subscript(index: Int) -> Slot {
    @inline(__always) get { slots[index] }
  }

  mutating func sweep() {
    var gone: [Unmanaged<DrivenAnimation>] = []
    slots.removeAll { slot in
      let isDead = !slot.isLive
      if isDead { gone.append(slot.animation) }
      return isDead
    }
    deadCount = 0
    // Why last: an animation that goes may take with it what asks this list.
    for animation in gone { animation.release() }
  }

  mutating func deallocate() {
    let all = slots
    slots = []
    for slot in all { slot.animation.release() }
  }
}
