/// How a chart is written.
enum PlotFormat: String, CaseIterable, Sendable {
  case text
  /// The specification, its data inside.
  case vegaLite = "vega-lite"
  case svg
  case png
}
