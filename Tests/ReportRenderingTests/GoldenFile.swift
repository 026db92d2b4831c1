import Foundation
import Testing

/// Text that is compared, byte for byte, with a file that a person has looked at.
///
/// `DASHPOT_RECORD_GOLDEN=1` writes the files anew and fails the run, so that no run that records can pass for one that
/// checks.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden/\(name)")
  if ProcessInfo.processInfo.environment["DASHPOT_RECORD_GOLDEN"] == "1" {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    Issue.record(
      "recorded \(name); look at the difference and run again without recording", sourceLocation: sourceLocation)
    return
  }
  let golden = try String(decoding: Data(contentsOf: url), as: UTF8.self)
  guard golden != text else { return }
  let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
  let new = text.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
  Issue.record(
    """
    \(name) differs from line \(line + 1) on (\(old.count) lines, now \(new.count))
      golden: \(old.indices.contains(line) ? old[line] : "")
      now:    \(new.indices.contains(line) ? new[line] : "")
    """, sourceLocation: sourceLocation)
}
