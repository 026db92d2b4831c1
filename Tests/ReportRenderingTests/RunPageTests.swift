import Foundation
import RunRecords
import Testing

@testable import ReportRendering

@Suite("The page of a run")
struct RunPageTests {
  private static let bundle = "window.vegaEmbed = () => '<!-- </script>';"

  private func page(
    _ run: RunRecord = SampleReport.run, _ charts: RunCharts = SampleCharts.charts, vega: String? = bundle
  ) -> String {
    RunPage.render(
      run, charts, tables: charts.summary.tables(suite: run.suite), outcome: charts.summary.outcome(),
      suiteWord: run.suite, vega: vega, remedy: "run 'make charts'")
  }

  /// FIPS 180-4 and its examples.
  @Test(
    "The hash is SHA-256",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ])
  func hash(_ text: String, _ expected: String) {
    let digits = SHA256.digest(Array(text.utf8)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    #expect(digits.joined() == expected)
  }

  @Test("Its policy lets nothing be loaded and names the scripts that it has")
  func policy() throws {
    let page = page()
    let policy = try #require(page.firstMatch(of: #/Content-Security-Policy" content="([^"]*)"/#)).1
    #expect(policy.contains("default-src 'none'") && policy.contains("connect-src 'none'"))
    #expect(!policy.contains("unsafe-eval") && !policy.contains("script-src 'unsafe"))
    let scripts = page.matches(of: #/<script>((?s:.*?))</script>/#).map { String($0.1) }
    #expect(scripts.count == 2)
    for script in scripts { #expect(policy.contains("'\(SHA256.source(of: script))'")) }
    #expect(scripts[0].contains("\\x3c!-- \\x3c/script>"))
  }

  @Test("It names no address but the schema that charts are written in")
  func noAddress() {
    let page = page(vega: nil) + page()
    let rest = page.replacing(Chart.schema, with: "").replacing(Self.bundle, with: "")
    #expect(!rest.contains("http:") && !rest.contains("https:") && !rest.contains("src=") && !rest.contains("url("))
    #expect(!rest.contains("@import") && !rest.contains("<link"))
  }

  @Test("Verdicts come first, then charts, then tables; every table and every chart is there")
  func order() throws {
    let page = page()
    let ids = page.matches(of: #/<section id="([a-z-]+)"/#).map { String($0.1) }
    #expect(
      ids == ["verdicts", "failing", "heat-maps", "frame-rates", "settling", "traces", "tables", "made-with"])
    for table in SampleCharts.charts.summary.tables(suite: "standard") where !table.rows.isEmpty {
      #expect(page.contains("<table id=\"table-\(table.key)\""), "\(table.key)")
    }
    #expect(!page.contains("never-in-a-report"))
    #expect(page == self.page())
  }

  @Test("Without the bundle it says how to get it, and shows its tables")
  func withoutBundle() {
    let page = page(vega: nil)
    #expect(page.contains("run &#39;make charts&#39;") && page.contains("<table id=\"table-errors\""))
    #expect(!page.contains("data-chart=\"") && page.matches(of: #/<script>/#).count == 1)
  }

  @Test("Headings are buttons, columns have a scope, fields a label, and what moves has a name")
  func accessibility() {
    let page = page()
    let headings = page.matches(of: #/<th scope="col"[^>]*>(.*?)</th>/#)
    #expect(headings.count > 40)
    #expect(headings.allSatisfy { $0.1.hasPrefix("<button type=\"button\">") || $0.1.contains("hidden") })
    #expect(page.matches(of: #/<input /#).count == page.matches(of: #/<label>[^<]*<input /#).count)
    #expect(page.matches(of: #/<select /#).count == page.matches(of: #/<label>[^<]*<select /#).count)
    #expect(page.matches(of: #/tabindex="0" aria-label="[^"]+"/#).count == page.matches(of: #/tabindex/#).count)
    #expect(page.contains("<html lang=\"en\">") && page.contains("class=\"skip\" href=\"#main\""))
    #expect(page.contains("aria-live=\"polite\"") && page.contains("<caption"))
  }

  @Test("Names are shown and do nothing", arguments: HostileNames.all)
  func hostile(_ name: String) {
    let (run, charts) = SampleCharts.hostile(name)
    let page = page(run, charts)
    let plain = self.page(SampleCharts.hostile("name").run, SampleCharts.hostile("name").charts)
    func tags(_ page: String) -> [String] {
      let body = page.replacing(#/<script[^>]*>(?s:.*?)</script>/#, with: "<script>")
      return body.matches(of: #/<(\/?[a-z0-9]+)[\s>]/#).map { String($0.1) }
    }
    let known = Set(tags(plain))
    #expect(Set(tags(page)).isSubset(of: known))
    #expect(page.matches(of: #/<script/#).count == 3 && page.matches(of: #/</script>/#).count == 3)
    #expect(page.matches(of: #/<img|<[a-z]+[^>]* on[a-z]+=/#).isEmpty)
    #expect(page.unicodeScalars.allSatisfy { $0 == "\n" || VisibleText.mark(for: $0) == nil })
    if !name.isEmpty { #expect(page.contains(HTMLText.escaped(name))) }
  }

  @Test("A failing case has its command and a button that copies it")
  func failing() {
    let (run, charts) = SampleCharts.hostile("grid")
    let page = page(run, charts)
    let command = HTMLText.escaped(ReplayCommand.text(suite: "grid", caseID: "grid@1/grid/grid=grid,x=1"))
    #expect(page.contains("<code>\(command)</code><button type=\"button\" data-copy aria-label=\"Copy the command\">"))
    #expect(page.contains("Something is wrong"))
  }

  @Test("An empty run has a page")
  func empty() {
    let charts = RunCharts(RunSummary(), ChartRecords(axes: SweptAxes()))
    let page = page(SampleReport.emptyRun, charts)
    #expect(page.contains("Nothing was judged") && !page.contains("data-chart=\""))
  }
}
