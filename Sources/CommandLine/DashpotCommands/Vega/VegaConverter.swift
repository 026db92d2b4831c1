internal import Dispatch
internal import Foundation

/// Draws a specification with the `vl_convert` of a ``VegaFolder``.
struct VegaConverter {
  enum Picture: String {
    case svg
    case png
  }

  let folder: VegaFolder

  /// How long a picture may take, s.
  private static let limit = 120.0

  /// Why no base URL: a specification that names a file or an address to load from must not be obeyed.
  private static let program = """
    import sys
    import vl_convert
    kind, source, target = sys.argv[1:]
    with open(source, encoding="utf-8") as file:
        specification = file.read()
    options = {"vl_version": "6.4", "allowed_base_urls": []}
    if kind == "svg":
        picture = vl_convert.vegalite_to_svg(specification, **options).encode()
    else:
        picture = vl_convert.vegalite_to_png(specification, scale=2, **options)
    with open(target, "wb") as file:
        file.write(picture)
    """

  /// - Returns: the bytes of the picture.
  func picture(_ kind: Picture, of specification: String) throws(CommandFailure) -> [UInt8] {
    guard InputFile.exists(folder.python) else {
      throw .cannotRead(
        path: folder.python, reason: "there is no such Python, which draws the picture; \(VegaFolder.remedy)")
    }
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("dashpot-\(UUID().uuidString)")
    try OutputFile.makeFolder(place.path)
    defer { try? FileManager.default.removeItem(at: place) }
    func file(_ name: String) -> String { place.appendingPathComponent(name).path }
    try OutputFile.write(specification, to: file("chart.json"))
    // Why files: a pipe that fills up while the other one is waited for would stand still.
    let status = try run([kind.rawValue, file("chart.json"), file("picture")], complaint: file("complaint"))
    guard status == 0, InputFile.exists(file("picture")) else {
      let said = try InputFile.text(of: file("complaint")).split(separator: "\n").last ?? "no picture came back"
      throw .cannotRead(
        path: folder.python, reason: "it did not draw the chart (\(said)); \(VegaFolder.remedy)")
    }
    return try InputFile.bytes(of: file("picture"))
  }

  /// - Returns: the exit status.
  private func run(_ words: [String], complaint: String) throws(CommandFailure) -> Int32 {
    try OutputFile.write("", to: complaint)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: folder.python)
    process.arguments = ["-I", "-c", Self.program] + words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(forWritingAtPath: complaint)
    do { try process.run() } catch {
      throw .cannotRead(path: folder.python, reason: "it cannot be started; \(VegaFolder.remedy)")
    }
    let deadline = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.limit, execute: deadline)
    process.waitUntilExit()
    deadline.cancel()
    return process.terminationStatus
  }
}
