import Foundation
import Testing

@testable import DashpotCommands

@Suite("Files to write and to read")
struct OutputFileTests {
  @Test("What was written is what is read")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    try OutputFile.write("a longer text", to: folder.file("a"))
    try OutputFile.write("ä\n", to: folder.file("a"))
    #expect(try InputFile.text(of: folder.file("a")) == "ä\n")
    try OutputFile.makeFolder(folder.file("b/c"))
    try OutputFile.makeFolder(folder.file("b/c"))
    try OutputFile.write("x", to: folder.file("b/c/d"))
    #expect(try InputFile.bytes(of: folder.file("b/c/d")) == [0x78])
  }

  private func failure(_ work: () throws(CommandFailure) -> Void) -> CommandFailure? {
    do {
      try work()
      return nil
    } catch {
      return error
    }
  }

  @Test("What is in the way is told in one sentence")
  func inTheWay() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("x", to: "file")
    let failures = [
      failure { () throws(CommandFailure) in try OutputFile.write("x", to: folder.path) },
      failure { () throws(CommandFailure) in try OutputFile.write("x", to: folder.file("none/x")) },
      failure { () throws(CommandFailure) in try OutputFile.write("x", to: folder.file("file/x")) },
      failure { () throws(CommandFailure) in try OutputFile.makeFolder(folder.file("file")) },
      failure { () throws(CommandFailure) in try OutputFile.makeFolder(folder.file("file/x")) },
    ]
    let reasons = ["Is a directory", "No such file or directory", "Not a directory", "File exists", "File exists"]
    for (failure, reason) in zip(failures, reasons) {
      #expect(failure?.exitCode == .ioError)
      #expect(failure?.description.hasSuffix("cannot be written: \(reason).") == true, "\(String(describing: failure))")
    }
  }

  #if os(Linux)
    @Test("A full disk is told")
    func fullDisk() {
      let failure = failure { () throws(CommandFailure) in try OutputFile.write("x", to: "/dev/full") }
      #expect(failure?.description == "'/dev/full' cannot be written: No space left on device.")
      let sink = FileDescriptorSink(descriptor: open("/dev/full", O_WRONLY))
      #expect(throws: WriteFailure.refused(reason: "No space left on device")) { try sink.write("x") }
    }
  #endif

  @Test("What cannot be read is told")
  func reading() throws {
    let folder = try TemporaryFolder()
    #expect(throws: CommandFailure.noSuchFile(path: folder.file("a"))) { try InputFile.bytes(of: folder.file("a")) }
    #expect(throws: CommandFailure.cannotRead(path: folder.path, reason: "Is a directory")) {
      try InputFile.bytes(of: folder.path)
    }
    try Data([0xFF, 0xFE]).write(to: URL(filePath: folder.file("b")))
    #expect(throws: CommandFailure.badInput(path: folder.file("b"), reason: "it is not text in UTF-8.")) {
      try InputFile.text(of: folder.file("b"))
    }
  }
}
