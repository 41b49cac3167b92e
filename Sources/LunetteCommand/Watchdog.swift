import CSystem
import Lunette

/// What ends the process where nothing else does: a phase that takes too much CPU time, too much memory, a crash, a signal.
/// Its handlers are in Sources/CSystem/watchdog.c; here it is told what the command does.
enum Watchdog {
  /// What a thread does; each phase has all of the time.
  enum Phase: Int {
    case rest, script, drawing
  }

  /// For a process of the command's own, once.
  static func install() { csystem_install_handlers(Script.isInsideInterpreter) }

  /// Begins to watch over the drawing of a scene, by so many threads.
  static func watch(_ scene: String, _ limits: ScriptLimits, jobs: Int = 1) {
    let seconds = limits.cpu.shown
    let most = residentMemory(limits.memory, jobs: jobs)
    set(CSYSTEM_SCRIPT, "the script passed its limit of \(seconds) s of CPU time; --timeout SECONDS raises it")
    set(
      CSYSTEM_DRAWING, "drawing and writing passed their limit of \(seconds) s of CPU time; --timeout SECONDS raises it"
    )
    set(CSYSTEM_MEMORY, "the process passed its limit of \(most >> 20) MB of memory; --memory MB raises it")
    set(CSYSTEM_INTERPRETER, "the script interpreter failed; please report it with the script")
    // Of a name that fills lines its end is enough.
    csystem_start_watch(scene.utf8.count > 200 ? "…" + scene.suffix(150) : scene, limits.cpu, most)
  }

  private static func set(_ number: Int, _ text: String) { csystem_set_text(Int32(number), text) }

  /// What the calling thread does from now on.
  static func begin(_ phase: Phase) { csystem_begin_phase(Int32(phase.rawValue)) }

  /// The script of the calling thread stands still while a moment of it is drawn.
  static func interruptScript() { csystem_interrupt_script(Int32(Phase.drawing.rawValue)) }

  /// It goes on, with the time that it had left.
  static func resumeScript() { csystem_resume_script() }

  /// From now on messages of the calling thread speak of a row.
  static func begin(row: Int) { csystem_begin_row(row) }

  /// Allows the process more memory: what was read from a file of the caller's own.
  static func allow(memory: Int) { csystem_allow_memory(memory) }

  /// Does what must not be left half done by a signal or a limit: it takes moments.
  static func undisturbed<Result>(_ body: () throws(Diagnostic) -> Result) throws(Diagnostic) -> Result {
    csystem_hold_requests()
    defer { csystem_release_requests() }
    return try body()
  }

  /// Runs what a thread does, with a stack for handlers: one that ran out of stack has none left for them.
  static func onThread(_ body: () -> Void) {
    csystem_enter_thread()
    defer { csystem_leave_thread() }
    body()
  }

  /// What the process may take where scripts and scenes may take `memory`. A picture's outlines lie beside its scene, and
  /// the command itself, with GEOS, takes 16 MB.
  private static func residentMemory(_ memory: Int, jobs: Int) -> Int {
    (memory + max(40 << 20, memory / 2)) * jobs
  }
}
