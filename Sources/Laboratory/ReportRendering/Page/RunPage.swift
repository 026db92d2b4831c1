public import RunRecords

/// A run as one HTML file that asks nothing of anyone: its verdicts, its charts, its tables, and the command that runs
/// each failing case again.
///
/// Its policy lets two scripts run, which it names by their hash, and lets nothing be loaded from anywhere. Charts need the
/// bundle of Vega; without it the page says so and has its tables.
public enum RunPage {
  /// - Parameters:
  ///   - suiteWord: the word by which the suite was asked for.
  ///   - tables: of the run, the worst cases of every engine among them.
  ///   - vega: the text of the bundle.
  ///   - remedy: how to come to a bundle, told where there is none.
  public static func render(
    _ run: RunRecord, _ charts: RunCharts, tables: [Table], outcome: Outcome, suiteWord: String, vega: String?,
    remedy: String
  ) -> String {
    let bundle = vega.map(HTMLText.script)
    let script = String(decoding: PackageResources.page_js, as: UTF8.self)
    let data = bundle == nil ? nil : PageData(charts, suiteWord: suiteWord)
    let title = HTMLText.escaped("\(run.suite)@\(run.suiteVersion)")
    var text = head(title, scripts: [bundle, script].compactMap(\.self))
    text += "<body>\n<a class=\"skip\" href=\"#main\">Skip to the verdicts</a>\n" + header(title, data)
    text += "<main class=\"page\" id=\"main\">\n"
    text += section("verdicts", "Verdicts", PageVerdicts.render(run, charts, outcome))
    text += section("failing", "Failing cases", PageFailures.render(charts.records.against, suiteWord: suiteWord))
    if let data { text += PageCharts.render(data) } else { text += missing(remedy) }
    text += section(
      "tables", "Tables", tables.map { HTMLTable.render($0, id: "table-\($0.key)", isOpen: false) }.joined())
    text += section("made-with", "Made with", provenance(run))
    text += "</main>\n<div id=\"status\" class=\"hidden\" role=\"status\" aria-live=\"polite\"></div>\n"
    let empty = "{\"charts\":{},\"first\":{},\"themes\":{}}"
    text += "<script type=\"application/json\" id=\"chart-data\">\(data?.text ?? empty)</script>\n"
    if let bundle { text += "<script>\(bundle)</script>\n" }
    return text + "<script>\(script)</script>\n</body>\n</html>\n"
  }

  private static func head(_ title: String, scripts: [String]) -> String {
    let sources = scripts.map { "'\(SHA256.source(of: $0))'" }.joined(separator: " ")
    // Why 'unsafe-inline' for styles: Vega styles what it draws; a style cannot load anything under this policy.
    let policy =
      "default-src 'none'; script-src \(sources); style-src 'unsafe-inline'; img-src data:; connect-src 'none'; "
      + "base-uri 'none'; form-action 'none'"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <title>\(title)</title>
      <style>
      \(String(decoding: PackageResources.page_css, as: UTF8.self))</style>
      </head>

      """
  }

  private static func header(_ title: String, _ data: PageData?) -> String {
    var links = [("verdicts", "Verdicts"), ("failing", "Failing cases")]
    if let data { links += PageCharts.links(data) }
    links += [("tables", "Tables"), ("made-with", "Made with")]
    let items = links.map { "<li><a href=\"#\($0.0)\">\($0.1)</a></li>" }.joined()
    return """
      <header class="page"><h1>\(title)</h1>
      <p>Engines held against the true motion, case by case.</p>
      <button type="button" id="theme" aria-pressed="false" hidden>Dark</button></header>
      <nav class="page" aria-label="Sections"><ul>\(items)</ul></nav>
      <noscript><p class="page note">Without scripts this page shows its tables, unsorted, and no charts.</p></noscript>

      """
  }

  static func section(_ id: String, _ title: String, _ content: String) -> String {
    "<section id=\"\(id)\" aria-labelledby=\"\(id)-title\"><h2 id=\"\(id)-title\">\(title)</h2>\n\(content)</section>\n"
  }

  private static func missing(_ remedy: String) -> String {
    "<section id=\"charts\"><h2>Charts</h2><p class=\"note\">This page was made without the program that draws its "
      + "charts. To have them, \(HTMLText.escaped(remedy)), and make the page again. Its tables are below.</p></section>\n"
  }

  private static func provenance(_ run: RunRecord) -> String {
    let items = [ProvenanceItem(name: "suite hash", value: run.suiteHash)] + run.provenance
    let rows = items.map { "<dt>\(HTMLText.escaped($0.name))</dt><dd>\(HTMLText.escaped($0.value))</dd>" }
    return "<dl>\(rows.joined())</dl>\n"
  }
}
