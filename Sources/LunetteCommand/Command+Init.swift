import Lunette

extension Command {
  static let initialize = Declaration(
    name: "init", usage: "lunette init [DIR]",
    summary: "makes a folder with a first scene and what editors and luacheck need", words: .folder,
    options: [.quiet, .help], run: { options throws(UsageError) in initialize(options) })

  private static func initialize(_ options: Options) -> ExitCode {
    let word = options.words.first ?? "."
    let folder = word == "." || word.isEmpty ? "" : word.hasSuffix("/") ? word : word + "/"
    do throws(Diagnostic) {
      for (path, text) in FirstScene.files {
        let isNew = try NewFile.write(text, to: folder + path)
        if !options.isQuiet { try Terminal.output(said(isNew, folder.shownName, path)) }
      }
      if !options.isQuiet { try Terminal.output("Next: lunette \(folder.shownName)scene.lua -o scene.svg\n") }
      return .done
    } catch {
      Terminal.error("lunette: \(error.text())")
      return ExitCode(error.kind)
    }
  }

  private static func said(_ isNew: Bool, _ folder: String, _ path: String) -> String {
    if isNew { return "wrote \(folder)\(path)\n" }
    // What an older version wrote lacks what is new.
    let renewing = path == FirstScene.annotations ? "; lunette api --lua -o \(folder)\(path) makes it anew" : ""
    return "\(folder)\(path) is there already, and was left as it is\(renewing)\n"
  }
}
