/// The colours of a chart's ground, axes and series.
///
/// Series have the colours of Okabe and Ito, which colour-blind readers can tell apart, without those that do not stand
/// out from the ground; shapes or dashes tell them apart as well.
public enum ChartTheme: String, CaseIterable, Hashable, Sendable {
  case light
  case dark

  /// Ink for text, for lines that matter less, and the ground.
  var ink: String { self == .light ? "#1d2329" : "#e6e9ed" }
  var faint: String { self == .light ? "#6a737d" : "#98a2ad" }
  var grid: String { self == .light ? "#e4e7eb" : "#2b323b" }
  var ground: String { self == .light ? "#ffffff" : "#14181d" }

  var series: [String] {
    switch self {
    case .light: ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#b07d00", "#56b4e9", "#5a5a5a"]
    case .dark: ["#56b4e9", "#e69f00", "#21c297", "#cc79a7", "#f0e442", "#f07a2b", "#b8b8b8"]
    }
  }

  static let font = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif"

  /// Vega-Lite's `config`.
  var config: ChartValue {
    [
      "background": .string(ground), "font": .string(Self.font), "padding": 4,
      "view": ["stroke": nil],
      "title": [
        "color": .string(ink), "subtitleColor": .string(faint), "fontSize": 14, "fontWeight": 600,
        "subtitleFontSize": 12, "offset": 12,
      ],
      "axis": [
        "labelColor": .string(faint), "titleColor": .string(ink), "gridColor": .string(grid),
        "domainColor": .string(faint), "tickColor": .string(faint), "labelFontSize": 11, "titleFontSize": 12,
        "titleFontWeight": 500, "titlePadding": 8,
      ],
      "legend": [
        "labelColor": .string(ink), "titleColor": .string(ink), "labelFontSize": 11, "titleFontSize": 12,
        "titleFontWeight": 500, "labelLimit": 260, "titleLimit": 260, "symbolStrokeWidth": 2,
      ],
      "header": ["labelColor": .string(ink), "titleColor": .string(ink), "labelFontSize": 12, "titleFontWeight": 500],
      "range": ["category": .strings(series)],
      // Why: a mark without a colour of its own has to show on either ground.
      "mark": ["color": .string(series[0])], "text": ["color": .string(ink)], "rule": ["color": .string(faint)],
    ]
  }
}
