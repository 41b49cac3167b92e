import Glibc

// The figures behind scripts/bench; nothing here is asserted.
let usage = """
  kernels [TEXT]                            times kernels (those with TEXT in their names)
  process NAME RUNS CPU-BAR MB-BAR COMMAND… times whole processes
  scene                                     prints a script of 10,000 circles
  film [FRAME]                              prints the page of a film of 300 frames, or one frame's picture
  table                                     prints the same circles as CSV: longitude, latitude, metres
  """

func complain(_ text: String) {
  let bytes = Array((text + "\n").utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "kernels":
  let kernels = Kernels(pattern: arguments.dropFirst().first ?? "")
  kernels.measureGeometry()
  kernels.measureOutput()
  kernels.measureScripts()
  kernels.measureStages()
  kernels.measureLabels()
  kernels.measureFilms()
case "process" where arguments.count > 5:
  let given = Array(arguments.dropFirst())
  let isDone = ChildProcess.measure(
    given[0], runs: max(Int(given[1]) ?? 1, 1), cpuBar: given[2], peakBar: given[3], Array(given[4...]))
  if !isDone {
    complain("\(given[4...].joined(separator: " ")) failed.")
    exit(1)
  }
case "scene": print(RandomCircles.script(RandomCircles.make(10_000)), terminator: "")
case "film": try BenchFilm().write(frame: arguments.dropFirst().first.flatMap(Int.init))
case "table": print(RandomCircles.table(RandomCircles.make(10_000)), terminator: "")
default:
  complain(usage)
  exit(2)
}
