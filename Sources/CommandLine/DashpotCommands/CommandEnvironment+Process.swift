internal import Foundation

extension CommandEnvironment {
  /// The world of this process.
  public static func ofThisProcess() -> CommandEnvironment {
    let begun = ContinuousClock.now
    return CommandEnvironment(
      arguments: Array(CommandLine.arguments.dropFirst()), variables: ProcessInfo.processInfo.environment,
      output: FileDescriptorSink.standardOutput, errors: FileDescriptorSink.standardError,
      stopRequest: { SignalWatch.stopRequest }, clock: { (ContinuousClock.now - begun) / .seconds(1) },
      circumstances: {
        [
          ("date", Date.now.ISO8601Format()), ("host", ProcessInfo.processInfo.hostName),
          ("system", ProcessInfo.processInfo.operatingSystemVersionString),
        ]
      })
  }
}

/// Ends this process with a code.
public func exitProcess(_ code: ExitCode) -> Never { exit(code.rawValue) }
