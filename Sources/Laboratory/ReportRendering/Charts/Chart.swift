/// A chart as data: a Vega-Lite specification with its data inside, and what stands for it where nothing is drawn.
///
/// Names from a run are values in it, never field names, keys or expressions, so that no name can take it apart.
public struct Chart: Hashable, Sendable {
  /// What can be drawn of a run.
  public enum Kind: String, CaseIterable, Sendable {
    case verdicts
    case heatMap = "heat-map"
    case frameRates = "frame-rates"
    case settling
    case trace
  }

  /// The schema that every specification names.
  public static let schema = "https://vega.github.io/schema/vega-lite/v6.json"

  public let kind: Kind
  public let title: String
  /// One or two sentences for those who do not see it.
  public let description: String
  /// Without schema, title, description and colours of the page.
  let body: ChartValue
  let subtitle: [String]
  let plot: TerminalChart

  init(
    _ kind: Kind, title: String, subtitle: [String], description: String, body: ChartValue, plot: TerminalChart
  ) {
    self.kind = kind
    self.title = VisibleText.of(title)
    self.subtitle = subtitle.map(VisibleText.of)
    self.description = VisibleText.of(description)
    self.body = body
    self.plot = plot
  }

  /// The whole specification, to be kept or drawn by itself.
  public func specification(_ theme: ChartTheme) -> String {
    head.adding(body).adding(["config": theme.config]).text(onOneLine: false)
  }

  /// For a page, which adds its own colours.
  var embedded: ChartValue { head.adding(body) }

  private var head: ChartValue {
    [
      "$schema": .string(Self.schema),
      "title": ["text": .string(title), "subtitle": .strings(subtitle), "anchor": "start"],
      "description": .string(description),
    ]
  }

  /// For a terminal: at most `width` columns, but for long names.
  ///
  /// - Parameter unicode: whether what is ours may leave ASCII.
  public func text(width: Int, colour: Bool, unicode: Bool) -> String {
    let lines = ([title] + subtitle).map { $0 + "\n" }.joined()
    let text = lines + plot.render(width: width, colour: colour, unicode: unicode)
    if unicode { return text }
    return [("×", "x"), ("…", "..."), ("−", "-")].reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
