import Foundation

/// Writes to file descriptors without a signal: a pipe whose reader has gone is an error like others,
/// and never ends the process.
package enum DescriptorWriter {
  /// Writes bytes, all of them unless there is an error.
  ///
  /// - Returns: The number of the error; 0 for none.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    withoutSignal(descriptor) {
      var start = 0
      while start < bytes.count {
        let count = unsafe bytes[start...].withUnsafeBytes { bytes in
          #if os(Windows)
            Int(_write(descriptor, bytes.baseAddress, UInt32(clamping: bytes.count)))
          #else
            unsafe systemWrite(descriptor, bytes.baseAddress, bytes.count)
          #endif
        }
        if count >= 0 {
          start += count
        } else if errno == EAGAIN || errno == EWOULDBLOCK {
          wait(for: descriptor)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }

  #if os(Windows) || os(WASI)
    // These systems have no such signal.
    private static func withoutSignal(_ descriptor: Int32, _ body: () -> Int32) -> Int32 { body() }
  #elseif canImport(Darwin)
    /// The signal goes to the process there, so that no thread can hold it back; the descriptor can.
    private static func withoutSignal(_ descriptor: Int32, _ body: () -> Int32) -> Int32 {
      let before = fcntl(descriptor, F_GETNOSIGPIPE)
      _ = fcntl(descriptor, F_SETNOSIGPIPE, 1)
      defer { if before == 0 { _ = fcntl(descriptor, F_SETNOSIGPIPE, 0) } }
      return body()
    }
  #else
    /// Holds the signal back in this thread, and takes it away if the writing has caused it. What the
    /// process wants done with it is not touched.
    private static func withoutSignal(_ descriptor: Int32, _ body: () -> Int32) -> Int32 {
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe sigaddset(&signals, SIGPIPE)
      var pending = sigset_t()
      unsafe sigpending(&pending)
      let wasPending = unsafe sigismember(&pending, SIGPIPE) == 1
      var before = sigset_t()
      unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
      let error = body()
      if error == EPIPE, !wasPending {
        unsafe sigpending(&pending)
        // Without waiting: who else waits for signals may have taken it.
        var now = timespec()
        if unsafe sigismember(&pending, SIGPIPE) == 1 { unsafe sigtimedwait(&signals, nil, &now) }
      }
      unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
      return error
    }
  #endif
}

#if !os(Windows)
  private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, bytes, count)
  }
#endif

/// Waits until a descriptor that does not block takes more.
private func wait(for descriptor: Int32) {
  #if !os(Windows)
    var event = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    unsafe poll(&event, 1, -1)
  #endif
}
