import Glibc

/// Asks the system for large pages for memory that is about to be filled, where it hands them out when it is asked to: of a
/// file of a million places a quarter of the time went into the faults of single pages.
package func preferLargePages(_ memory: UnsafeRawBufferPointer) {
  guard memory.count >= 4 << 20, let start = memory.baseAddress else { return }
  let page = UInt(2 << 20)
  let from = (UInt(bitPattern: start) + page - 1) & ~(page - 1)
  let end = (UInt(bitPattern: start) + UInt(memory.count)) & ~(page - 1)
  guard from < end, let first = UnsafeMutableRawPointer(bitPattern: from) else { return }
  // Where there are none it says so, and nothing is lost.
  _ = madvise(first, Int(end - from), MADV_HUGEPAGE)
}

extension Array {
  /// A copy of elements, in large pages where they are many.
  package init(inLargePages elements: some Collection<Element>) {
    self.init()
    reserveLargeCapacity(elements.count)
    append(contentsOf: elements)
  }

  /// Makes room for so many elements, in large pages where it is much.
  package mutating func reserveLargeCapacity(_ count: Int) {
    reserveCapacity(count)
    withUnsafeMutableBufferPointer { elements in
      guard let start = elements.baseAddress else { return }
      preferLargePages(UnsafeRawBufferPointer(start: start, count: count * MemoryLayout<Element>.stride))
    }
  }
}
