import Glibc

/// A mutex, and the conditions that threads wait for under it.
struct Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() { pthread_mutex_init(mutex, nil) }

  func destroy() {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Something that threads wait for, each until its own question is answered.
  struct Condition: @unchecked Sendable {
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() { pthread_cond_init(condition, nil) }

    func destroy() {
      pthread_cond_destroy(condition)
      condition.deallocate()
    }

    func wait(_ lock: Lock, until isFulfilled: () -> Bool) {
      while !isFulfilled() { pthread_cond_wait(condition, lock.mutex) }
    }

    func wakeOne() { pthread_cond_signal(condition) }
    func wakeAll() { pthread_cond_broadcast(condition) }
  }
}

/// A thread, which runs one closure to its end.
struct Thread {
  private let handle: pthread_t

  /// nil where the system has no more threads.
  init?(_ body: @escaping @Sendable () -> Void) {
    var handle = pthread_t()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // As much as a process's first thread usually has: scripts may nest their calls as deep in both.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let box = Unmanaged.passRetained(Body(run: body))
    let failure = pthread_create(
      &handle, &attributes,
      { box in
        guard let box else { return nil }
        let body = Unmanaged<Body>.fromOpaque(box).takeRetainedValue()
        Watchdog.onThread { body.run() }
        return nil
      }, box.toOpaque())
    guard failure == 0 else {
      box.release()
      return nil
    }
    self.handle = handle
  }

  /// Waits for its end.
  func join() { pthread_join(handle, nil) }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
