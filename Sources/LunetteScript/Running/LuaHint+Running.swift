extension LuaHint {
  /// For errors of a script that runs.
  static let running: [Rule] = [
    Rule("thread value (after 'in')", say: "coroutine.wrap(f) makes what a loop calls: for x in coroutine.wrap(f) do"),
    Rule("a number value (after 'in')", say: "numbers are counted with =: for i = 1, 10 do … end"),
    Rule(
      "(after 'in')",
      say: "a list is walked by ipairs(list), a table of names by pairs(t): for key, value in pairs(t) do"),
    Rule("#1 to 'pairs'", say: "pairs walks a table; what it is given here was never set, or is none"),
    Rule(
      "attempt to index a nil value", code: ["ipairs(", "ipairs ("],
      say: "ipairs walks a list; what it is given was never set"),
    Rule("a nil value (an element", say: "lists begin at 1; coordinates have no elements, but .lat and .lon"),
    // Arithmetic and texts
    Rule("attempt to add a '", "'string'", say: "texts are joined with .. and not with +: \"a\" .. 5"),
    Rule("attempt to ", "a 'string'", say: "tonumber(text) makes a number of a text of digits"),
    Rule("attempt to ", "with a 'string'", say: "tonumber(text) makes a number of a text of digits"),
    Rule(
      "perform arithmetic on a nil value", code: ["tonumber"], say: "tonumber gives nil for a text that is no number"),
    Rule("attempt to concatenate a nil", say: "one of the values was never set"),
    Rule("attempt to concatenate a function", say: uncalled),
    Rule("attempt to concatenate a table", say: "table.concat(list, \", \") joins a list's texts"),
    Rule("attempt to concatenate a", say: "tostring(value) makes a text of anything"),
    Rule("attempt to compare", "nil", say: "one of the two was never set"),
    Rule("attempt to compare", "string", "number", say: "tonumber(text) makes a number of a text"),
    Rule("attempt to compare", say: "< and > compare two numbers or two texts; == compares anything"),
    Rule("perform 'n//0'", say: divisor), Rule("perform 'n%0'", say: divisor), Rule("divide by zero", say: divisor),
    Rule(
      "no integer representation",
      say: "math.floor(x) makes it whole; a format's %g and %.1f take all numbers"),
    // Loops
    Rule("'for' step is zero", say: "the third number is what i grows by: for i = 1, 10, 2 do"),
    Rule("bad 'for' ", "got nil", say: "\(counting); this one was never set"),
    Rule("bad 'for' ", "got string", say: "\(counting); tonumber(text) makes a number of a text"),
    Rule("bad 'for' ", say: counting),
    // Lists
    Rule("'length'", "a nil value (field", say: "#list counts a list's elements"),
    Rule("'size'", "a nil value (field", say: "#list counts a list's elements"),
    Rule("'push'", "a nil value", say: "table.insert(list, value) adds to a list"),
    Rule("'map'", "a nil value", say: walking), Rule("'forEach'", "a nil value", say: walking),
    Rule("'toFixed'", "a nil value", say: "string.format(\"%.2f\", x) rounds"),
    Rule("get length of a", say: "# counts lists, paths and the bytes of texts"),
    Rule("table index is nil", say: "what stands in the brackets was never set"),
    Rule("table index is NaN", say: "what stands in the brackets is no number: 0/0, or the root of a negative one"),
    Rule("position out of bounds", say: "positions of a list go from 1 to #list + 1"),
    Rule(
      "wrong number of arguments to 'insert'", say: "table.insert(list, value) or table.insert(list, position, value)"),
    Rule("in table for 'concat'", say: "table.concat joins texts and numbers"),
    Rule(
      "invalid order function", say: "it says whether a comes before b, and false where they are equal: return a < b"),
    // Calls
    Rule("to 'format' (no value)", say: "each % of the format needs a value after it"),
    Rule(
      "invalid conversion",
      say: "a format has %d of whole numbers, %.2f of numbers, %s of anything, %% for a percent sign"),
    Rule("bad argument", "got nil)", say: "what is given there was never set"),
    Rule("bad argument", "got no value)", say: "nothing is given there"),
    Rule("bad argument", "(value expected)", say: "nothing is given there"),
    Rule("interval is empty", say: "the smaller number comes first"),
    // Coroutines
    Rule("cannot resume dead coroutine", say: "its function has ended, or failed; coroutine.status tells"),
    Rule("yield across a C-call", say: "what sort, gsub, require and overlay.group call can't yield"),
    Rule("yield from outside", say: "only a function that coroutine.wrap or create was given yields"),
    Rule("coroutine expected, got function", say: "what coroutine.wrap gave is called itself: next()"),
    // Text patterns
    Rule("unfinished capture", say: "a ( has no ) in the pattern; %( is a bracket"),
    Rule("invalid pattern capture", say: "a ) has no ( in the pattern; %) is a bracket"),
    Rule("malformed pattern (ends with '%')", say: "%% is a percent sign"),
    Rule("malformed pattern (missing ']')", say: "a [ has no ] in the pattern; %[ is a bracket"),
    Rule("invalid capture index", say: "%1 is what the pattern's first ( ) took; %% is a percent sign"),
    Rule("invalid use of '%' in replacement", say: "%% is a percent sign"),
    Rule("'split'", "a nil value (method", say: "for part in text:gmatch(\"[^,]+\") do … end takes a text apart"),
    Rule("'trim'", "a nil value (method", say: "text:match(\"^%s*(.-)%s*$\") is a text without spaces around it"),
    Rule("attempt to call a", "(metamethod '", say: "what a metatable has there must be a function"),
    Rule("assertion failed!", say: "assert got nil or false; a text behind it says more: assert(x, \"no radius\")"),
    Rule("stack overflow", say: "functions call each other without an end, or too deep"),
    Rule("attempt to call a number", say: noFunction), Rule("attempt to call a string", say: noFunction),
    Rule("attempt to call a boolean", say: noFunction),
    Rule("on a function value", say: uncalled), Rule("index a function value", say: uncalled),
    Rule("index a number value", say: "a number has no fields"),
    Rule(
      "index a boolean value",
      say: "true and false have no fields; require gives true for a module without a return at its end"),
    Rule("call a handle value", say: "an overlay is changed by its fields: zone.radius = 800"),
    Rule("a handle value", say: "what functions of overlay give is a handle; its numbers are fields: zone.radius"),
    Rule("arithmetic on a table value", say: "numbers of a table are its elements, t[1], or its fields, t.radius"),
    Rule("arithmetic on a nil value", say: "one of the values was never set"),
    Rule("(local 'self')", say: "a function with a colon is called with one: it hands on self, as in thing:draw()"),
    Rule("attempt to index a nil value", say: "what stands before the dot or bracket was never set"),
  ]

  private static let counting = "for i = first, last do … end counts from one number to another"
  private static let divisor = "// and % of whole numbers can't divide by 0"
  private static let uncalled = "a function is called with brackets behind its name: name(…)"
  private static let noFunction =
    "brackets, braces or a text after a name call it, and this is no function; is a comma missing?"
}
