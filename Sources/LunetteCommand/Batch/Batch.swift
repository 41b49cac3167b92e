import Glibc
import Lunette

/// One script, drawn for each of many rows: what the threads share.
struct Batch: Sendable {
  let source: SourceText
  let options: Options
  let format: Picture.Format
  /// The script's folder, as messages name it.
  let folder: String
  let modules: ModuleCache
  /// How files are named; nil where lines answer.
  let pattern: NamePattern?

  /// How many rows are handed to a thread at a time: few enough to share them evenly, and to see answers soon.
  static let chunk = 16

  /// Draws all rows.
  func run() throws(Diagnostic) -> ExitCode {
    let output = BatchOutput(rows: options.rowsName, pattern: pattern, isQuiet: options.isQuiet)
    let jobs = options.jobs ?? max(1, min(256, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    Watchdog.watch(folder + source.path, options.limits, jobs: jobs)
    let crew = try BatchCrew(self, jobs: jobs) { output.write($0) }
    // Drawn at once, before the process waits for more rows.
    let source = try RowSource(options, pattern: pattern) { crew.handOut() }
    if let pattern { try Folders.make(pattern.folder) }
    var failure: Diagnostic?
    var isEmpty = true
    do throws(Diagnostic) {
      while !crew.isBroken, let row = try source.next() {
        isEmpty = false
        crew.add(row)
      }
    } catch {
      failure = error
    }
    crew.finish()
    if isEmpty && failure == nil {
      let warning = Diagnostic.warning(.noRows, "\(source.name) has no rows")
      if options.isStrict { throw warning.asError }
      if !options.isQuiet { Command.report(warning) }
    }
    if let failure = output.failure ?? failure { throw failure }
    return output.worst
  }
}

/// The threads of a batch, started as they are needed.
private final class BatchCrew {
  private let batch: Batch
  private let jobs: Int
  private let conveyor: Conveyor<[Row], BatchAnswer>
  private var threads: [Thread] = []
  private var chunk: [Row] = []

  init(_ batch: Batch, jobs: Int, write: @escaping @Sendable (BatchAnswer) -> Bool) throws(Diagnostic) {
    self.batch = batch
    self.jobs = jobs
    conveyor = Conveyor(window: jobs * 4, write: write)
    // With one thread all rows are drawn, only later.
    guard startThread() else { throw Diagnostic(.file, "the system has no thread to draw with") }
  }

  var isBroken: Bool { conveyor.isBroken }

  func add(_ row: Row) {
    chunk.append(row)
    if chunk.count >= Batch.chunk { handOut() }
  }

  /// Hands out the rows that were gathered.
  func handOut() {
    guard !chunk.isEmpty else { return }
    let isExpected = conveyor.add(chunk)
    chunk.removeAll(keepingCapacity: true)
    if !isExpected && threads.count < jobs { _ = startThread() }
  }

  private func startThread() -> Bool {
    let (batch, conveyor) = (batch, conveyor)
    let thread = Thread {
      let worker = BatchWorker(batch)
      while let (number, rows) = conveyor.take() {
        conveyor.deliver(number, worker.draw(rows) { conveyor.deliverPart(number, $0) })
      }
    }
    if let thread { threads.append(thread) }
    return thread != nil
  }

  /// Waits until all rows are drawn and written.
  func finish() {
    handOut()
    conveyor.close()
    for thread in threads { thread.join() }
  }
}
