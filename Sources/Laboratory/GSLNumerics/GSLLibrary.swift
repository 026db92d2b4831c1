internal import CGSL

/// The GNU Scientific Library this process runs with.
public enum GSLLibrary {
  /// The version, such as `2.7.1`.
  public static var version: String {
    guard let text = dashpot_gsl_version() else { return GSL_VERSION }
    return String(cString: text)
  }

  /// Switches off GSL's error handler, which would abort the process, so that a failure arrives as a status instead.
  ///
  /// Every door of this module goes through it before its first call. It happens once; further calls cost a load.
  static func silenceAborts() { _ = abortsAreSilenced }

  // Why: a static constant is initialised exactly once, whichever thread comes first, and the others wait for it.
  private static let abortsAreSilenced: Bool = {
    gsl_set_error_handler_off()
    return true
  }()
}
