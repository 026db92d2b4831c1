extension RunRecord {
  /// Name of the circumstance that says which share of the cases a run is.
  public static let shardName = "shard"

  /// Names of the provenance that says which part of its suite a run is.
  private static let selectionNames: Set<String> = ["case", "filter", "engines"]

  /// What was asked of the suite, in the order in which the run says it; empty for all of it.
  public var selection: [ProvenanceItem] {
    provenance.filter { Self.selectionNames.contains($0.name) } + circumstances.filter { $0.name == Self.shardName }
  }
}
