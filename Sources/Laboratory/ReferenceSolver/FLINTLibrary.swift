internal import CFLINT

/// The library behind the balls.
public enum FLINTLibrary {
  /// The version this was built with, such as `2.9.0`.
  public static var version: String { String(cString: flint_version_text()) }

  /// Frees the constants that FLINT keeps for the calling thread; to be called at the end of a thread that used balls.
  public static func releaseThreadCaches() { flint_cleanup() }
}
