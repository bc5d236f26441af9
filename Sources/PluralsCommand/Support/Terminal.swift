import Foundation

extension OutputWriter {
  /// The columns of the terminal that results go to; nil if they go elsewhere.
  ///
  /// `COLUMNS` of the environment counts before what the terminal says; a terminal that says nothing has
  /// 80.
  var terminalWidth: Int? {
    guard isatty(descriptor) == 1 else { return nil }
    let variable = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
    let widths = [variable, reportedWidth].compactMap { $0 }
    return widths.first { (20...10_000).contains($0) } ?? 80
  }

  private var reportedWidth: Int? {
    #if os(Windows)
      return nil
    #else
      var size = winsize()
      // The system fills the value in.
      let isKnown = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
      return isKnown ? Int(size.ws_col) : nil
    #endif
  }
}
