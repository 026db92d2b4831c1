internal import Foundation

extension OutputFile {
  /// Writes the whole text beside `path` and puts it in its place in one step, so that a full disk or a kill leaves the
  /// old file as it was. What is no regular file, such as `/dev/stdout`, is written to directly; links stay in place.
  static func replace(with text: String, at path: String) throws(CommandFailure) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    guard !isThere || status.st_mode & S_IFMT == S_IFREG else {
      try write(text, to: path)
      return
    }
    let place = isThere ? resolvingLinks(path) : path
    guard !isThere || access(place, W_OK) == 0 else { throw refusal(path, errno) }
    let temporary = "\(place)-\(getpid())-unfinished"
    let mode = isThere ? status.st_mode & 0o777 : 0o666
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw refusal(path, errno) }
    var failure = FileDescriptorSink.writeAll(Array(text.utf8), to: descriptor)
    if failure == nil, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(temporary, place) != 0 { failure = errno }
    guard let failure else { return }
    unlink(temporary)
    throw refusal(path, failure)
  }

  private static func resolvingLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
