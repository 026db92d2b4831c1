internal import Foundation
internal import ReportRendering

/// What GitHub Actions is told: a summary on the page of the job, and annotations beside the change.
///
/// The summary goes to the file that `GITHUB_STEP_SUMMARY` names, after what is in it; without that to standard output, where
/// lines of it cannot be taken for commands.
struct GitHubOutput {
  let summary: JobSummary
  let annotations: [WorkflowCommand]

  func write(in environment: CommandEnvironment) throws(CommandFailure) {
    guard let path = environment.variables["GITHUB_STEP_SUMMARY"], !path.isEmpty else {
      try environment.print(quoted(summary.markdown(), in: environment))
      try environment.print(WorkflowCommand.lines(annotations, rest: "the table above"))
      return
    }
    let written = Self.size(of: path)
    let room = JobSummary.limit - written
    if room > 0 { try OutputFile.append(summary.markdown(room: room), to: path) }
    try environment.print(WorkflowCommand.lines(annotations, rest: "the job summary"))
    if room <= 0 { environment.note("dashpot: the job summary is full, so nothing was added to it.") }
  }

  /// Between two lines that stop and resume the reading of commands, where somebody reads them.
  private func quoted(_ text: String, in environment: CommandEnvironment) -> String {
    guard environment.variables["GITHUB_ACTIONS"] == "true" else { return text }
    var token = "dashpot-\(Self.hash(text))"
    while text.contains(token) { token += "x" }
    return "::stop-commands::\(token)\n\(text)::\(token)::\n"
  }

  /// FNV-1a 64: the same text gives the same output.
  private static func hash(_ text: String) -> String {
    let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(value, radix: 16)
  }

  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}

extension OutputFile {
  /// Adds the whole text at the end of a file, which is made where it is not there.
  static func append(_ text: String, to path: String) throws(CommandFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw refusal(path, errno) }
    let writeError = FileDescriptorSink.writeAll(Array(text.utf8), to: descriptor)
    let closeError = close(descriptor) == 0 ? nil : errno
    if let code = writeError ?? closeError { throw refusal(path, code) }
  }
}
