import Testing

@testable import DashpotCommands

@Suite("Exit codes")
struct ExitCodeTests {
  @Test("They are the numbers that are documented")
  func numbers() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 64, 65, 66, 70, 74, 129, 130, 143])
  }

  @Test(
    "Of several the most severe is told",
    arguments: [
      ([], .allWithin), ([.allWithin, .betterThanBaseline], .betterThanBaseline),
      ([.betterThanBaseline, .exceeds], .exceeds), ([.exceeds, .nothingJudged], .nothingJudged),
      ([.nothingJudged, .ioError], .ioError), ([.ioError, .internalError], .internalError),
      ([.internalError, .hungUp], .hungUp), ([.hungUp, .terminated], .terminated),
      ([.terminated, .interrupted], .interrupted),
      ([.interrupted, .exceeds, .allWithin], .interrupted),
    ] as [([ExitCode], ExitCode)])
  func precedence(codes: [ExitCode], told: ExitCode) {
    #expect(ExitCode.mostSevere(codes) == told)
    #expect(ExitCode.mostSevere(codes.reversed()) == told)
  }
}
