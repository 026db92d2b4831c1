/// Names that break reports that do not escape.
enum HostileNames {
  static let all = [
    "a<b&\"c\"'d", "x\u{0}\u{1B}\u{7}", "\u{FFFE}", "\u{FFFF}", "]]>", "</script><script>alert(1)</script>",
    "<img src=x onerror=1>", "=HYPERLINK(\"http://x\")", "+1", "-1+2", "@SUM(A1)", "a|b", "`a``b`", "`", "a\\", "\\|",
    "a\nb", "a\r\nb", "a\rb", "a,b;c\td", " padded ", "", "\"", "**bold** _it_ [x](y) # ~~s~~ $m$",
    "\u{202E}desrever", "zero\u{200B}width", "\u{1B}[31mred", "\u{2028}line", "größe µ 試験 \u{1F3A2}", "e\u{301}",
    "nan", "null", "a\u{85}b", "| --- |", "&lt;", "it's 'quoted'", String(repeating: "long/", count: 60),
  ]
}
