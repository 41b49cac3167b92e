import Testing

@testable import LunetteScript

/// The tokens that messages look for places in, held against the manual's lexical conventions (§3.1).
@Suite struct TokenTests {
  static let tokens: [(code: String, tokens: String)] = [
    ("", ""), ("  \n\t", ""), ("x=1", "x|=|1"), ("a.b:c'd'", "a|.|b|:|c|'d'"), ("a..b...c", "a|..|b|...|c"),
    ("1..2", "1|..|2"), ("1.5e-3+0x1p-4", "1.5e-3|+|0x1p-4"), ("0xep1-e-1", "0xep1|-|e|-|1"), (".5+a.5", ".5|+|a|.5"),
    ("3-- three\n-4", "3|-|4"), ("a--[[ b\nc ]]d", "a|d"), ("a--[==[ ]] ]=] ]==]d", "a|d"), ("a--[ b\nc", "a|c"),
    ("[[a]b]]c", "[[a]b]]|c"), ("[=[a]]b]=]c", "[=[a]]b]=]|c"), ("t[[=[1]=]]", "t|[[=[1]=]]"),
    ("t[ [[x]] ]", "t|[|[[x]]|]"),
    ("'a\\'b'c", "'a\\'b'|c"), ("\"a\\\\\"b", "\"a\\\\\"|b"), ("'a\nb'", "'a|b|'"), ("'a\\\nb'c", "'a\\\nb'|c"),
    ("'a\\z \n b'c", "'a\\z \n b'|c"), ("a<=b~=c==d//e>>f::g", "a|<=|b|~=|c|==|d|//|e|>>|f|::|g"),
    ("é=“x”", "é|=|“|x|”"), ("\u{FEFF}x", "x"), ("#!/bin/lunette\nx", "x"), ("'never", "'never"),
    ("[[never", "[[never"),
    ("--[[never", ""), ("_a1 1a", "_a1|1a"),
  ]

  @Test(arguments: tokens) func areThoseOfLua(_ test: (code: String, tokens: String)) {
    let tokens = LuaTokens(SourceText(path: "a.lua", bytes: Array(test.code.utf8)))
    #expect(tokens.all.indices.map(tokens.text).joined(separator: "|") == test.tokens)
  }

  @Test func knowTheirLines() {
    let code = "a --[[ b\n ]] c\n'd\\\ne' f\r\n[[\ng]] h\n\n  é 東 i"
    let tokens = LuaTokens(SourceText(path: "a.lua", bytes: Array(code.utf8)))
    let places = tokens.all.indices.map {
      "\(tokens.text($0).last ?? " ")\(tokens.place($0).line):\(tokens.place($0).column)"
    }
    #expect(places == ["a1:1", "c2:5", "'3:1", "f4:4", "]5:1", "h6:5", "é8:3", "東8:5", "i8:7"])
    let ends = LuaTokens(SourceText(path: "a.lua", bytes: Array("a\rb\n\rc\r\r'\\\r\nd' --\re".utf8)))
    #expect(ends.all.map(\.line) == [1, 2, 3, 5, 7])
    #expect((1...7).map { ends.source.line($0) } == ["a", "b", "c", "", "'\\", "d' --", "e"])
    #expect(tokens.line(5).count == 1 && tokens.line(7).isEmpty && tokens.line(8).count == 3 && tokens.line(9).isEmpty)
  }

  /// Any bytes are taken, and come out in their order.
  @Test func takeAnyBytes() {
    var state: UInt64 = 1
    let alphabet = Array("ab1.=-[]\"'\\\n (){}~<>:;,é\u{1b}".utf8) + [0xFF, 0]
    for _ in 0..<200 {
      var bytes: [UInt8] = []
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      let tokens = LuaTokens(SourceText(path: "a.lua", bytes: bytes))
      var end = 0
      for token in tokens.all {
        #expect(token.bytes.lowerBound >= end && !token.bytes.isEmpty && token.bytes.upperBound <= bytes.count)
        end = token.bytes.upperBound
      }
      for line in 0...6 {
        for call in tokens.calls(inLine: line) {
          for argument in call.arguments { _ = tokens.field("a", ofTable: argument) }
        }
        _ = tokens.declaration(of: "a", before: tokens.line(line).lowerBound)
        for message in [
          "attempt to call a nil value (field 'a')", "unexpected symbol near 'b'", "bad 'for' limit (x)",
          "'a' was never set",
        ] {
          let place = Mark(tokens: tokens, line: line).place(of: LuaMessage(message))
          #expect((place?.line ?? 1) >= 1 && (place?.column ?? 1) >= 1)
        }
        _ = NamesInLine(tokens: tokens, line: line).instead(of: "'a' was never set")
      }
    }
  }

  /// Where names are declared: the line of the declaration that the last token sees.
  static let scopes: [(code: String, name: String, line: Int?)] = [
    ("local a\na", "a", 1), ("a", "a", nil), ("local a = a", "a", nil), ("local b = 1\nlocal a, b = a,\nb", "b", 1),
    ("do local a end a", "a", nil), ("do\nlocal a\ndo a", "a", 2), ("local a\ndo\nlocal a\nend a", "a", 1),
    ("local function a() a", "a", 1), ("function a() a", "a", nil), ("function f(b,\na) a", "a", 2),
    ("function f(a) end a", "a", nil), ("for a = a", "a", nil), ("for a = 1, 2 do a", "a", 1),
    ("for b, a in pairs(b) do a", "a", 1), ("for a = 1, 2 do end a", "a", nil), ("if x then local a else a", "a", nil),
    ("if x then\nlocal a a", "a", 2), ("if x then local a elseif a", "a", nil),
    ("repeat\nlocal a\nuntil x a", "a", nil),
    ("local a <const> = 1\nprint(a", "a", 1), ("local f = function(a)\nreturn function() a", "a", 1),
    ("local a = { function() local b = a", "a", nil), ("while x do\nlocal a = 1\nf(a", "a", 2),
    ("local x = f { g() }\nlocal a = 1\nprint(x.a", "a", 2), ("local a; a", "a", 1),
    ("local function f(...) local a = ...\na", "a", 1),
  ]

  @Test(arguments: scopes) func knowTheirScopes(_ test: (code: String, name: String, line: Int?)) {
    let tokens = LuaTokens(SourceText(path: "a.lua", bytes: Array(test.code.utf8)))
    let declared = tokens.declaration(of: test.name, before: tokens.all.count - 1)
    #expect(declared.map { tokens.all[$0.token].line } == test.line)
  }
}
