extension LuaHint {
  /// For what isn't Lua; the first that holds counts. What no Lua has outside of texts comes first.
  static let syntax: [Rule] = [
    Rule("near '<'", raw: ["<!--"], say: comments), Rule(code: ["!="], say: "in Lua 'not equal' is ~="),
    Rule("near '>'", code: ["<>"], say: "in Lua 'not equal' is ~="),
    Rule(code: ["==="], say: "to compare, write =="), Rule(code: [":="], say: "in Lua: x = 5"),
    Rule(code: ["=>", "->"], say: "a function is written: function(x) return x end"),
    Rule(code: ["lambda "], say: "a function is written: function(x) return x end"),
    Rule(code: ["&&", "||", "!"], say: "in Lua && is the word and, || is or, ! is not"),
    Rule(code: ["++", "+=", "-=", "*=", "/="], say: "in Lua: x = x + 1"),
    Rule(code: ["??"], say: "in Lua: x or 5"),
    Rule(code: ["?."], say: "in Lua: x and x.y"),
    Rule(code: ["?"], say: "Lua has no ? and :, but if … then … else … end, and: condition and a or b"),
    Rule(code: ["“", "”", "‘", "’", "«", "„", "`"], say: "texts stand in straight quotes, \"…\""),
    Rule("near '<\\", say: onlyInTexts), Rule("near '@'", say: onlyInTexts), Rule("near '$'", say: onlyInTexts),
    Rule("near '//'", say: comments), Rule("near '#'", say: comments),
    Rule(code: ["/*", "*/"], say: "comments are -- up to the line's end, or --[[ … ]]"),
    Rule("malformed number", "..", say: "a range is counted so: for i = 1, 3 do … end"),
    Rule("malformed number", "_'", say: "digits stand together: 1000"),
    Rule("malformed number", code: digitsForNames, say: names),
    Rule("near 'to'", code: ["for "], say: "for i = 1, 3 do … end"),
    Rule("near 'in'", code: ["for ", "foreach"], say: walking),
    Rule("near 'is'", say: "to compare, write =="),
    Rule("syntax error", code: ["const ", "let ", "var ", "int ", "float "], say: "in Lua: local name = value"),
    Rule("syntax error", code: ["import "], say: "in Lua: local zones = require \"zones\""),
    Rule("syntax error", code: ["def ", "func ", "fn "], say: "in Lua: function draw(x) … end"),
    Rule("syntax error", code: ["class "], say: "Lua has no classes; a table holds values and functions"),
    Rule("syntax error", code: ["print "], say: "what is more than one text stands in brackets: print(\"a\", 5)"),
    // Tables
    Rule(code: ["\"\":", "\"\" :", "'':", "'' :"], say: "keys stand without quotes and take '=': { radius = 500 }"),
    Rule("near '='", code: ["\"\" =", "\"\"=", "'' =", "''="], say: "keys stand without quotes: { radius = 500 }"),
    Rule("near ':'", say: "a table's keys take '=': { radius = 500 }"),
    Rule("<name> expected", code: [": "], say: "a table's keys take '=': { radius = 500 }"),
    Rule("')' expected near '='", say: "keys and their values stand in braces: f { radius = 500 }"),
    Rule("')' expected near ','", code: ["= ("], say: "lists and coordinates stand in braces: { 21.03, 105.85 }"),
    Rule("unexpected symbol near '['", say: "lists and coordinates stand in braces: { 21.03, 105.85 }"),
    Rule("'}' expected", "<eof>", say: neverClosed), Rule("')' expected", "<eof>", say: neverClosed),
    Rule("'}' expected", say: "is a ',' or a '}' missing before NEAR?"),
    Rule("')' expected", say: "is a ',' or a ')' missing before NEAR?"),
    // Blocks
    Rule("near '{'", code: blockWords, say: noBraces), Rule("'end' expected", "near '}'", say: noBraces),
    Rule("'then' expected", code: [") {"], say: noBraces),
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
    Rule("<eof> expected near 'else", say: "it belongs to an if … then; is there an end too many before it?"),
    Rule("<eof> expected near 'until'", say: "it belongs to a repeat; is there an end too many before it?"),
    Rule("<eof> expected near ')'", say: tooMany), Rule("<eof> expected near '}'", say: tooManyBraces),
    Rule("<eof> expected", say: "nothing may follow a return"),
    Rule("unexpected symbol near ')'", say: tooMany), Rule("unexpected symbol near '}'", say: tooManyBraces),
    Rule("break outside loop", say: "break leaves a for, a while or a repeat"),
    Rule("no visible label", say: "goto needs a ::label:: in the same function"),
    // Texts and names
    Rule(
      "unfinished string", raw: ["'s ", "'t ", "'s'", "'t'", "'re ", "'ll "],
      say: "a text with an apostrophe stands in double quotes: \"it's\""),
    Rule(
      "unfinished string",
      say: "a text ends in its line, with the quote that began it; over several lines it is [[ … ]]"),
    Rule("unfinished long string", say: "it ends with ]]"), Rule("unfinished long comment", say: "it ends with ]]"),
    Rule("escape sequence", say: backslashes), Rule("escape too large", say: backslashes),
    Rule("near '..'", say: "what is more than a text stands in brackets: print(\"a\" .. 1)"),
    Rule("<name> expected near '", say: "NEAR can be no name here; \(names)"),
    Rule("near '-'", code: ["local "], say: names),
    Rule("near '.'", code: ["local "], say: "a field is set without local: zones.first = 5"),
    Rule("'until' expected", say: "repeat … until condition"),
    Rule("expected near ')'", say: "is a name missing before it, or is the comma one too many?"),
    Rule("unexpected symbol near '=", say: "one = sets a value, == compares two; is one too many?"),
    Rule("unexpected symbol near '\"", say: "a text's functions are called so: (\"a\"):upper()"),
    Rule("unexpected symbol near 'then'", say: valueMissing), Rule("unexpected symbol near 'do'", say: valueMissing),
    Rule("unexpected symbol near 'end'", say: valueMissing), Rule("unexpected symbol near 'and'", say: valueMissing),
    Rule("unexpected symbol near 'or'", say: valueMissing), Rule("unexpected symbol near 'else'", say: valueMissing),
    Rule("function arguments expected", say: "behind a colon stand a method's name and its brackets: value:name(…)"),
    Rule("const variable", say: "<const> keeps it as it is: take that off, or another name"),
    Rule("unexpected symbol near ','", say: "is a value missing before it, or is the comma one too many?"),
    Rule("syntax error near '+'", say: bareValue), Rule("syntax error near '-'", say: bareValue),
    Rule("syntax error near '*'", say: bareValue), Rule("syntax error near '/'", say: bareValue),
    Rule("syntax error near '..'", say: bareValue), Rule("syntax error near '=='", say: bareValue),
    Rule("syntax error", say: "a statement is a call, f(…) or f { … }, or name = value"),
    Rule("near <eof>", say: neverClosed),
  ]

  private static let blockWords = ["function", "if ", "for ", "while ", "else", "do"]
  private static let noBraces = "blocks have no braces: function f(x) … end, if … then … end, for … do … end"
  private static let tooMany = "is this one too many, or is the one that opens missing?"
  private static let tooManyBraces = "is this one too many, or is the one that opens missing, or an end before it?"
  private static let neverClosed =
    "the script ends in the midst of this: something is never closed, or a value is missing"
  private static let digitsForNames = (0...9).flatMap { ["local \($0)", "function \($0)"] }
  private static let valueMissing = "a value is missing before NEAR"
  private static let bareValue = "a value alone is no statement: return it, or give it a name"
  private static let comments = "comments begin with --"
  private static let onlyInTexts = "this character can stand in texts only, in quotes"
  private static let backslashes = "in [[ … ]] a backslash is a backslash"
  private static let names =
    "a name has letters, digits and _ and begins with no digit, as in north_gate, and is no word of Lua"
  static let walking = "lists are walked so: for i, value in ipairs(list) do … end"
}
