/// Hands numbered work to threads and takes it back in order: what was added first is written first. No more is under way
/// than a window holds.
final class Conveyor<Work: Sendable, Answer: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private let hasWork = Lock.Condition(), hasRoom = Lock.Condition(), isNext = Lock.Condition()
  private let window: Int
  private let write: @Sendable (Answer) -> Bool

  // All under the lock.
  private var waiting: [(number: Int, work: Work)] = []
  private var added = 0
  private var finished: [Int: Answer] = [:]
  private var written = 0
  private var isWriting = false
  private var idle = 0
  private var isClosed = false
  private var hasFailed = false

  /// A conveyor for up to `window` pieces of work; `write` gets their answers in order, one at a time, and says whether it
  /// could write them.
  init(window: Int, write: @escaping @Sendable (Answer) -> Bool) {
    self.window = window
    self.write = write
  }

  deinit {
    for condition in [hasWork, hasRoom, isNext] { condition.destroy() }
    lock.destroy()
  }

  /// Adds work, once there is room; says whether a thread waits for it already. Nothing is done after a failed write.
  func add(_ work: Work) -> Bool {
    lock.locked {
      hasRoom.wait(lock) { added - written < window || hasFailed }
      waiting.append((added, work))
      added += 1
      hasWork.wakeOne()
      return idle >= waiting.count
    }
  }

  /// No more will be added.
  func close() {
    lock.locked {
      isClosed = true
      hasWork.wakeAll()
    }
  }

  /// Whether an answer could not be written.
  var isBroken: Bool { lock.locked { hasFailed } }

  /// The next piece of work; nil at the end.
  func take() -> (number: Int, work: Work)? {
    lock.locked {
      idle += 1
      hasWork.wait(lock) { !waiting.isEmpty || isClosed || hasFailed }
      idle -= 1
      return waiting.isEmpty || hasFailed ? nil : waiting.removeFirst()
    }
  }

  /// Writes a part of an answer, once all before it are written: a large one is not kept.
  func deliverPart(_ number: Int, _ answer: Answer) {
    lock.locked { isNext.wait(lock) { written == number && !isWriting || hasFailed } }
    if !isBroken && !write(answer) { fail() }
  }

  /// Delivers the answer, or the rest of it: whoever brings the next one in order writes it, and those that follow it.
  func deliver(_ number: Int, _ answer: Answer) {
    let isWriter = lock.locked {
      finished[number] = answer
      guard !isWriting && written == number else { return false }
      isWriting = true
      return true
    }
    guard isWriter else { return }
    while let next = nextToWrite() {
      if !isBroken && !write(next) { fail() }
      lock.locked {
        written += 1
        hasRoom.wakeOne()
      }
    }
  }

  private func nextToWrite() -> Answer? {
    lock.locked {
      if let next = finished.removeValue(forKey: written) { return next }
      isWriting = false
      isNext.wakeAll()
      return nil
    }
  }

  private func fail() {
    lock.locked {
      hasFailed = true
      hasRoom.wakeAll()
      hasWork.wakeAll()
      isNext.wakeAll()
    }
  }
}
