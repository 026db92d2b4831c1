internal import CFLINT

extension CertifiedMotion {
  /// Gives back what FLINT has kept for the calling thread, such as constants and free blocks of memory.
  ///
  /// A certified motion may be asked from any number of threads at once; each has caches of its own. Call this at the end
  /// of a thread that was made for computing. Nothing breaks without it, and the thread may go on computing after it.
  public static func releaseThreadCaches() { flint_cleanup() }
}
