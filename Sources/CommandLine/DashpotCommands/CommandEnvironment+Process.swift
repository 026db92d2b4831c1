internal import Foundation

extension CommandEnvironment {
  /// The world of this process.
  public static func ofThisProcess() -> CommandEnvironment {
    let begun = ContinuousClock.now
    return CommandEnvironment(
      arguments: Array(CommandLine.arguments.dropFirst()), variables: ProcessInfo.processInfo.environment,
      output: FileDescriptorSink.standardOutput, errors: FileDescriptorSink.standardError,
      stopRequest: { SignalWatch.stopRequest }, processors: ProcessInfo.processInfo.activeProcessorCount,
      clock: { (ContinuousClock.now - begun) / .seconds(1) },
      circumstances: {
        [
          ("date", Date.now.ISO8601Format()), ("host", hostName),
          ("system", ProcessInfo.processInfo.operatingSystemVersionString),
        ]
      }, processorTime: { threadTime() },
      executable: Bundle.main.executablePath)
  }
}

/// s of processor time that the calling thread has used.
private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + 1e-9 * Double(time.tv_nsec)
}

/// Why: `ProcessInfo.hostName` asks the network.
private var hostName: String {
  var name = [CChar](repeating: 0, count: 256)
  guard gethostname(&name, name.count - 1) == 0 else { return "unknown" }
  return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// Ends this process with a code.
public func exitProcess(_ code: ExitCode) -> Never { exit(code.rawValue) }
