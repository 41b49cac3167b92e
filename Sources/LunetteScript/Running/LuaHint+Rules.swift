extension LuaHint {
  /// A hint for messages that hold some words, where the line's code holds one of some pieces (any code, if there are none).
  struct Rule: Sendable {
    let message: [String]
    let code: [String]
    let hint: String

    init(_ message: String..., code: [String] = [], say hint: String) {
      (self.message, self.code, self.hint) = (message, code, hint)
    }
  }

  /// For what isn't Lua; the first that holds counts. What no Lua has outside of texts comes first.
  static let syntax: [Rule] = [
    Rule(code: ["!="], say: "in Lua 'not equal' is ~="),
    Rule(code: ["&&", "||", "!"], say: "in Lua && is the word and, || is or, ! is not"),
    Rule(code: ["++", "+=", "-=", "*=", "/="], say: "in Lua: x = x + 1"),
    Rule(code: ["?"], say: "Lua has no ? and :, but if … then … else … end, and: condition and a or b"),
    Rule(code: ["“", "”", "‘", "’", "«", "„"], say: "texts stand in straight quotes, \"…\""),
    Rule("near '<\\", say: "this character can stand in texts only, in quotes"),
    Rule("near '//'", say: "comments begin with --"),
    Rule(code: ["/*", "*/"], say: "comments are -- up to the line's end, or --[[ … ]]"),
    Rule("malformed number", "..", say: "a range is counted so: for i = 1, 3 do … end"),
    Rule("syntax error", code: ["const ", "let ", "var ", "int ", "float "], say: "in Lua: local name = value"),
    // Tables
    Rule(code: ["\"\":", "\"\" :", "'':", "'' :"], say: "keys stand without quotes and take '=': { radius = 500 }"),
    Rule("near '='", code: ["\"\" =", "\"\"=", "'' =", "''="], say: "keys stand without quotes: { radius = 500 }"),
    Rule("near ':'", say: "a table's keys take '=': { radius = 500 }"),
    Rule("<name> expected", code: [": "], say: "a table's keys take '=': { radius = 500 }"),
    Rule("unexpected symbol near '['", say: "lists and coordinates stand in braces: { 21.03, 105.85 }"),
    Rule("'}' expected", say: "is a ',' or a '}' missing before NEAR?"),
    Rule("')' expected", say: "is a ',' or a ')' missing before NEAR?"),
    // Blocks
    Rule("near '{'", code: blockWords, say: noBraces), Rule("'end' expected", "near '}'", say: noBraces),
    Rule(
      "'end' expected (to close 'if'",
      say: "every if, for, while and function has an end of its own; elseif is one word, as 'else if' begins another if"
    ),
    Rule("'end' expected", say: "every if, for, while and function has an end of its own"),
    Rule("near '='", code: ["if ", "while "], say: "to compare, write =="),
    Rule("'then' expected", say: "if … then … end"),
    Rule("<name> expected near '('", code: ["for"], say: "without brackets: for i = 1, 3 do … end"),
    Rule("<name> expected near '('", code: ["function"], say: "here a function has a name: function draw(x) … end"),
    Rule("'do' expected", say: "for … do … end, while … do … end"),
    Rule("'=' or 'in' expected", say: "for i = 1, 3 do … end, for i, place in ipairs(list) do … end"),
    Rule("<eof> expected near 'end'", say: "there is one end too many"),
    Rule("<eof> expected near ')'", say: tooMany), Rule("<eof> expected near '}'", say: tooMany),
    Rule("<eof> expected", say: "nothing may follow a return"),
    Rule("unexpected symbol near ')'", say: tooMany), Rule("unexpected symbol near '}'", say: tooMany),
    // Texts
    Rule(
      "unfinished string",
      say: "a text ends in its line, with the quote that began it; over several lines it is [[ … ]]"),
    Rule("invalid escape sequence", say: "in [[ … ]] a backslash is a backslash"),
    Rule("near '..'", say: "what is more than a text stands in brackets: print(\"a\" .. 1)"),
    Rule("syntax error", say: "a statement is a call, f(…) or f { … }, or name = value"),
  ]

  private static let blockWords = ["function", "if ", "for ", "while ", "else", "do"]
  private static let noBraces = "blocks have no braces: function f(x) … end, if … then … end, for … do … end"
  private static let tooMany = "is this one too many, or is the one that opens missing?"

  /// For errors of a script that runs.
  static let running: [Rule] = [
    Rule("for iterator", say: "lists are walked so: for i, place in ipairs(list) do … end"),
    Rule("attempt to", "a 'string' with", say: "texts are joined with .. and not with +: \"a\" .. 5"),
    Rule("attempt to compare", "string", say: "tonumber(text) makes a number of a text"),
    Rule(
      "number has no integer representation",
      say: "math.floor(x) makes it whole; a format's %g and %.1f take all numbers"),
    Rule("a nil value (an element", say: "lists begin at 1; coordinates have no elements, but .lat and .lon"),
    Rule("'length'", "a nil value (field", say: "#list counts a list's elements"),
    Rule("'size'", "a nil value (field", say: "#list counts a list's elements"),
    Rule("'push'", "a nil value", say: "table.insert(list, value) adds to a list"),
    Rule("'map'", "a nil value", say: walking), Rule("'forEach'", "a nil value", say: walking),
    Rule("'toFixed'", "a nil value", say: "string.format(\"%.2f\", x) rounds"),
    Rule("get length of a", say: "# counts lists, paths and the bytes of texts"),
    Rule("attempt to index a nil value", say: "what stands before the dot or bracket was never set"),
  ]

  private static let walking = "lists are walked so: for i, value in ipairs(list) do … end"
}
