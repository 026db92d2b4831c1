internal import Foundation

/// The folder that `make charts` fills: a bundle of Vega, Vega-Lite and Vega-Embed to put into pages, and the Python whose
/// `vl_convert` draws pictures. Nothing in it is ever fetched when a command runs.
struct VegaFolder: Hashable, Sendable {
  /// The variable that names one.
  static let variable = "DASHPOT_VEGA"
  /// What fills it.
  static let remedy =
    "run 'make charts' in the folder of Dashpot's sources, or name the folder that it filled with '--vega DIR' or the "
    + "variable \(variable)"

  let path: String

  var bundle: String { path + "/vega.js" }
  var python: String { path + "/bin/python" }

  /// The one that is named, by the option or else by the variable, or else the one beside the tool: `vega` in a folder
  /// above it, which is where the build leaves it, or `.build/vega` here.
  ///
  /// - Throws: where a folder is named that is none.
  static func found(_ option: String?, in environment: CommandEnvironment) throws(CommandFailure) -> VegaFolder? {
    let named = option ?? environment.variables[variable].flatMap { $0.isEmpty ? nil : $0 }
    if let named {
      guard OutputFile.isFolder(named) else { throw .noSuchFile(path: named) }
      return VegaFolder(path: named)
    }
    return beside(environment.executable).first { InputFile.exists($0.bundle) }
  }

  private static func beside(_ executable: String?) -> [VegaFolder] {
    var folders: [VegaFolder] = []
    var place = executable.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent() }
    for _ in 0..<3 {
      guard let folder = place else { break }
      folders.append(VegaFolder(path: folder.appendingPathComponent("vega").path))
      place = folder.deletingLastPathComponent()
    }
    return folders + [VegaFolder(path: ".build/vega")]
  }

  /// The bundle's text; nil where there is none.
  func script() throws(CommandFailure) -> String? {
    InputFile.exists(bundle) ? try InputFile.text(of: bundle) : nil
  }
}
