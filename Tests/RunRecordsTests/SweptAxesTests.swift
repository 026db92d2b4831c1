import Testing

@testable import RunRecords

@Suite("The axes of a sweep, from the ids of its cases")
struct SweptAxesTests {
  private func axes(_ ids: [String]) -> [SweptAxis] {
    var axes = SweptAxes()
    for id in ids { axes.add(sampleCase(id)) }
    return axes["grid"]
  }

  private func layout(_ axes: [(name: String, values: [String])]) -> HeatMapLayout {
    var ids = ["s@1/grid/"]
    for axis in axes {
      ids = ids.flatMap { id in axis.values.map { id + (id.hasSuffix("/") ? "" : ",") + "\(axis.name)=\($0)" } }
    }
    return HeatMapLayout(self.axes(ids))
  }

  private func numbers(_ count: Int) -> [String] { (1...count).map { "\($0)" } }

  @Test("Numbers are in their order, names in that of the cases")
  func values() {
    let found = axes(["s@1/grid/k=10,spring=b", "s@1/grid/k=9,spring=a", "s@1/grid/k=1e3,spring=b"])
    #expect(found.map(\.name) == ["k", "spring"])
    #expect(found[0].values == ["9", "10", "1e3"] && found[0].isNumeric)
    #expect(found[1].values == ["b", "a"] && !found[1].isNumeric)
  }

  @Test("Beyond 64 values only the range is kept; names beyond them cannot be drawn")
  func ranges() {
    let many = axes((1...65).map { "s@1/grid/k=\($0 * $0),name=n\($0)" })
    #expect(many[0].range == 1...4225 && many[0].values.isEmpty && many[0].isDrawable)
    #expect(!many[1].isDrawable)
    #expect(axes((1...64).map { "s@1/grid/k=\($0)" })[0].values.count == 64)
  }

  @Test("What is no pair of a name and a value is left out", arguments: ["", "a", "a/b", "a/b/", "a/b/=1", "a/b/c,d"])
  func malformed(_ id: String) { #expect(SweptAxes.entries(of: id).isEmpty) }

  @Test("The two longest axes are the sides, the next short one the maps, the rest is folded")
  func layouts() {
    let grid = layout([
      ("mass", numbers(4)), ("stiffness", numbers(13)), ("dampingRatio", numbers(23)), ("relativeVelocity", numbers(3)),
    ])
    #expect(grid.x.name == "stiffness" && grid.y.name == "dampingRatio" && grid.facet.name == "mass")
    #expect(grid.folded == ["relativeVelocity"])
    let long = layout([("a", numbers(9)), ("b", numbers(8)), ("c", numbers(7))])
    #expect(long.x.name == "a" && long.y.name == "b" && long.facet.places == .single && long.folded == ["c"])
    let ties = layout([("mass", numbers(3)), ("stiffness", numbers(3)), ("dampingRatio", numbers(3))])
    #expect(ties.x.name == "stiffness" && ties.y.name == "dampingRatio" && ties.facet.name == "mass")
    let single = layout([("spring", ["b", "a"])])
    #expect(single.x.places == .single && single.y.name == "spring" && single.y.labels == ["b", "a"])
  }

  @Test("A range has equal stretches, of its logarithm where it spans much")
  func stretches() throws {
    let wide = HeatMapAxis(try #require(axes((0...99).map { "s@1/grid/k=\(1 + 9_999 * $0 / 99)" }).first))
    #expect(wide.places == .stretches(24, of: 1...10000, logarithmic: true))
    #expect(wide.place(of: "1") == 0 && wide.place(of: "10000") == 23 && wide.place(of: "99") == 11)
    #expect(wide.place(of: "101") == 12 && wide.place(of: "10001") == nil && wide.place(of: "x") == nil)
    // 10^(4 · 0.5/24) = 1.211527658628589 and 10^(4 · 23.5/24) = 8254.041852680185, by hand.
    #expect(wide.label(at: 0) == "1.21" && wide.label(at: 23) == "8250")
    let narrow = HeatMapAxis(try #require(axes((0...96).map { "s@1/grid/k=\(-48 + $0)" }).first))
    #expect(narrow.places == .stretches(24, of: -48...48, logarithmic: false))
    #expect(narrow.place(of: "-48") == 0 && narrow.place(of: "-44.1") == 0 && narrow.place(of: "-44") == 1)
    #expect(narrow.label(at: 0) == "-46" && narrow.label(at: 23) == "46")
  }

  @Test("Long numbers are written short where no digit is lost")
  func shortLabels() {
    let axis = layout([("k", ["10000000000", "0.000001", "1234567", "100", "name-of-a-spring"])]).y
    #expect(axis.labels.contains("1e10") && axis.labels.contains("1e-6") && axis.labels.contains("1234567"))
    #expect(axis.labels.contains("100") && axis.labels.contains("name-of-a-spring"))
  }
}
