import Testing

@testable import GSLNumerics

@Suite struct GSLErrorTests {
  /// `gsl_errno.h` of GSL 2.7, copied by hand.
  static let header: [(code: Int32, name: String)] = [
    (-1, "GSL_FAILURE"), (-2, "GSL_CONTINUE"), (1, "GSL_EDOM"), (2, "GSL_ERANGE"), (3, "GSL_EFAULT"),
    (4, "GSL_EINVAL"), (5, "GSL_EFAILED"), (6, "GSL_EFACTOR"), (7, "GSL_ESANITY"), (8, "GSL_ENOMEM"),
    (9, "GSL_EBADFUNC"), (10, "GSL_ERUNAWAY"), (11, "GSL_EMAXITER"), (12, "GSL_EZERODIV"), (13, "GSL_EBADTOL"),
    (14, "GSL_ETOL"), (15, "GSL_EUNDRFLW"), (16, "GSL_EOVRFLW"), (17, "GSL_ELOSS"), (18, "GSL_EROUND"),
    (19, "GSL_EBADLEN"), (20, "GSL_ENOTSQR"), (21, "GSL_ESING"), (22, "GSL_EDIVERGE"), (23, "GSL_EUNSUP"),
    (24, "GSL_EUNIMPL"), (25, "GSL_ECACHE"), (26, "GSL_ETABLE"), (27, "GSL_ENOPROG"), (28, "GSL_ENOPROGJ"),
    (29, "GSL_ETOLF"), (30, "GSL_ETOLX"), (31, "GSL_ETOLG"), (32, "GSL_EOF"),
  ]

  @Test func everyStatusHasItsCase() throws {
    #expect(GSLError.listed.count == Self.header.count)
    for (code, name) in Self.header {
      let error = try #require(GSLError(status: code))
      #expect(error.code == code)
      #expect(error.name == name, "status \(code)")
      #expect(error.words != "unknown error code", "status \(code)")
    }
    #expect(Set(GSLError.listed.map(\.words)).count == Self.header.count)
  }

  @Test func successIsNoError() {
    #expect(GSLError(status: 0) == nil)
  }

  @Test func aCodeOfALaterLibraryKeepsItsNumber() {
    #expect(GSLError(status: 99) == .unlisted(code: 99))
    #expect(GSLError(status: 99)?.description == "status 99 (99): unknown error code")
  }

  @Test func descriptionHasNameNumberAndWords() {
    #expect(GSLError.domain.description == "GSL_EDOM (1): input domain error")
  }

  @Test func versionIsThatOfTheLibrary() {
    let parts = GSLLibrary.version.split(separator: ".").compactMap { Int($0) }
    #expect(parts.count >= 2 && parts.first == 2, "version \(GSLLibrary.version)")
  }
}
