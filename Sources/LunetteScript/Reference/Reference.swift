/// What a script finds, written for others than the interpreter: all of it comes from the declarations of the surface.
public enum Reference {
  /// Annotations for lua-language-server.
  public static var lua: String { LuaAnnotations().text }
  /// The reference that people read.
  public static var markdown: String { MarkdownReference().text }
  /// The same for programs.
  public static var json: String { JSONReference.value.text }
  /// A `.luacheckrc` that knows the globals of scripts.
  public static var linterSettings: String { EditorFiles.linterSettings }
  /// A `.luarc.json` for lua-language-server, whose annotations lie in a folder.
  public static func serverSettings(annotationsIn folder: String) -> String {
    EditorFiles.serverSettings(annotationsIn: folder)
  }
}
