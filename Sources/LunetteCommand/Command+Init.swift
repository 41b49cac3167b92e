import Lunette

extension Command {
  static let initialize = Declaration(
    name: "init", usage: "lunette init [DIR]",
    summary: "makes a folder with a first scene and what editors and luacheck need", words: .folder,
    options: [.quiet, .help], run: { options throws(UsageError) in initialize(options) })

  private static func initialize(_ options: Options) -> ExitCode {
    let word = options.words.first ?? "."
    let folder = word == "." || word.isEmpty ? "" : word.hasSuffix("/") ? word : word + "/"
    for (path, text) in FirstScene.files {
      do throws(Diagnostic) {
        let isNew = try NewFile.write(text, to: folder + path)
        if !options.isQuiet { say(isNew, folder, path) }
      } catch {
        Terminal.error("lunette: \(error.text())")
        return ExitCode(error.kind)
      }
    }
    if !options.isQuiet { Terminal.output("Next: lunette \(folder)scene.lua -o scene.svg\n") }
    return .done
  }

  private static func say(_ isNew: Bool, _ folder: String, _ path: String) {
    if isNew { return Terminal.output("wrote \(folder)\(path)\n") }
    // What an older version wrote lacks what is new.
    let renewing = path == FirstScene.annotations ? "; lunette api --lua -o \(folder)\(path) makes it anew" : ""
    Terminal.output("\(folder)\(path) is there already, and was left as it is\(renewing)\n")
  }
}
