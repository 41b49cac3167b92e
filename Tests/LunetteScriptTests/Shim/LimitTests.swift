import CLuaShims
import Testing

struct LimitCase: Sendable, CustomTestStringConvertible {
  let limit: lsh_limit
  let script: String
  var testDescription: String { script }

  init(_ limit: lsh_limit, _ script: String) {
    self.limit = limit
    self.script = script
  }
}

@Suite struct LimitTests {
  static let steps = [
    "while true do end", "repeat until false", "::a:: goto a", "for i = 1, 1e15 do end",
    "local function f() return f() end f()", "while true do pcall(error) end",
    "pcall(function() while true do end end) print 'on'",
    "xpcall(error, function() while true do end end) print 'on'",
    "xpcall(function() while true do end end, print)",
    "pcall(pcall, pcall, function() while true do end end) print 'on'",
    "('').rep('', 1 << 62)", "string.rep('', '9000000000000000000')", "('x'):rep(1 << 40)", "string.rep('', 1e15)",
    "table.move({}, 1, math.maxinteger, 2)", "table.move({}, math.mininteger, -1, 2)", "table.move({}, 1, 1e15, 1)",
    "table.concat({}, '', 1, 1 << 62)", "table.concat({}, '', math.mininteger, math.maxinteger)",
    "local t = {} for i = 1, 1e5 do t[i] = i end while true do table.insert(t, 1, 0) table.remove(t, 1) end",
    "local t = {} for i = 1, 1e5 do t[i] = i end while true do table.sort(t) end",
    "local t = {} for i = 1, 1e5 do t[i] = i end while true do table.concat(t) end",
    "local t = {} for i = 1, 1e5 do t[i] = i end while true do select('#', table.unpack(t)) end",
    "table.sort({ 3, 2, 1 }, function() while true do end end)",
    "('x'):rep(99):gsub('.', function() while true do end end)",
    "load('while true do end')()", "while true do load('return 1') end",
    "local s = ('x'):rep(1000000) while true do utf8.len(s) end",
    "local s = ('x'):rep(1000000) while true do s:upper() end",
    "local s = ('x'):rep(1000000) while true do utf8.offset(s, -1000000) end",
    // Few instructions, each of which copies all arguments.
    "local t = {} for i = 1, 1e5 do t[i] = i end local function f(...) return f(1, ...) end f(table.unpack(t))",
    "local s = ('x'):rep(1000000) while true do string.format('%s', s) end",
    "local s = ('0'):rep(1000000) while true do local x = s + s end",
  ].map { LimitCase(LSH_STEPS, $0) }

  static let memory = [
    "local t = {} while true do t[#t + 1] = 1 end", "local t = {} while true do t[#t + 1] = {} end",
    "local t = {} while true do t = { t } end", "local t = {} for i = 1, 1e9 do t['k' .. i] = i end",
    "local t = {} while true do t[#t + 1] = function() return t end end",
    "local t = {} while true do t[#t + 1] = ('x'):rep(5000) .. #t end",
    "pcall(function() local t = {} while true do t[#t + 1] = {} end end) print 'on'",
    "xpcall(error, function() local t = {} while true do t[#t + 1] = {} end end) print 'on'",
    "local t = {} while true do t = { t, load('return ' .. #t) } end",
    "local function f() f() return 1 end f()",
    "('x'):rep(17 << 20)",
    // Blocks of one size after the other: what was freed of one does not serve the next.
    """
    for size = 1, 30 do
      local t = {}
      for i = 1, 9000 do t[i] = ('x'):rep(size * 16) .. i end
    end
    """,
  ].map { LimitCase(LSH_MEMORY, $0) }

  static let text = [
    "('x'):rep((1 << 20) + 1)", "local s = 'x' while true do s = s .. s end",
    "table.concat({ ('x'):rep(1 << 19), ('x'):rep(1 << 19), 'x' })", "pcall(string.rep, 'xy', 600000) print 'on'",
    "local s = ('x'):rep(1 << 20); (s):gsub('x', 'yy')", "string.format('%s%s', ('x'):rep(1 << 20), 'x')",
    "string.pack('z', ('x'):rep(1 << 20))",
  ].map { LimitCase(LSH_STRING, $0) }

  static let print = [
    "while true do print() end", "print(('x'):rep(4096))", "while true do pcall(print, 1, 2, {}) end",
  ]
  .map { LimitCase(LSH_PRINT, $0) }

  /// None is interrupted by Lua's own hook, as each is one long call, or many that take long for what they are.
  static let patterns = [
    "('a'):rep(3000):find(('.-'):rep(30) .. 'X')", "('a'):rep(3000):match(('.*'):rep(30) .. 'X')",
    "pcall(string.find, ('a'):rep(3000), ('.-'):rep(30) .. 'X') print 'on'",
    "('a'):rep(3000):find(('a?'):rep(3000) .. ('a'):rep(3000))", "('a'):rep(3000):find(('a-'):rep(3000) .. 'b')",
    "('a'):rep(30000):find('(a*)(a*)(a*)%1%2%3b')", "local s = ('a'):rep(30000) while true do s:find('(a*)%1b') end",
    "('a'):rep(3000):find(('(a*)'):rep(32) .. ('%1%2%3%4'):rep(32) .. 'b')",
    "('('):rep(1000000):find('%b()')", "('('):rep(3000):find('.-.-.-' .. ('%b()'):rep(10))",
    "local s = ('x'):rep(1 << 20) while true do s:gsub('', '') end",
    "local s = ('x'):rep(1 << 20) while true do for w in s:gmatch('') do end end",
    "local s = ('x'):rep(1 << 20) while true do for a in s:gmatch(('()'):rep(32)) do end end",
    "local s = ('x'):rep(1 << 20) while true do s:find('[yz]') end",
    "local s = ('x'):rep(1 << 20) while true do s:find('y', 1, true) end",
    "local s = ('x'):rep(1 << 20) while true do s:find(('x'):rep(1000) .. 'y', 1, true) end",
    "local p = '[' .. ('a-z'):rep(100000) .. ']' while true do ('a'):find(p) end",
    "local p = '[' .. ('a-z'):rep(100000) while true do pcall(string.find, 'a', p) end",
    "local p = ('x'):rep(100000) .. '.' while true do ('a'):find(p) end",
    "local p = ('%a'):rep(10000) while true do ('a'):gmatch(p) end",
    "local r = ('%1'):rep(1000) while true do ('a'):gsub('(b?)', r) end",
    "local s = ('x'):rep(1000000) while true do s:gsub('.+', {}) end",
    "while true do pcall(string.find, 'a', '%') end", "while true do pcall(string.gsub, 'a', '(', '%1') end",
  ].map { LimitCase(LSH_STEPS, $0) }

  @Test(arguments: steps + memory + text + print + patterns) func endsTheScript(_ example: LimitCase) throws {
    let steps: Int64 = example.limit == LSH_STEPS ? 5_000_000 : 1_000_000_000
    let sandbox = try #require(Sandbox(steps: steps))
    #expect(sandbox.execute(example.script) == LSH_STOPPED)
    #expect(sandbox.passed == example.limit)
    #expect(!sandbox.lines.contains("on"))
    #expect(lsh_memory_used(sandbox.run) <= 16 << 20)
    #expect(lsh_steps_left(sandbox.run) >= -1)
    #expect(sandbox.lines.reduce(0) { $0 + $1.utf8.count + 1 } <= 4096)
    #expect(!lsh_push_nil(sandbox.run))
    #expect(sandbox.execute("print 'on'") == LSH_STOPPED)
  }

  /// What lies just within a limit, or is refused by an error that a script may catch.
  @Test(arguments: [
    "local s = ('x'):rep(1 << 20) assert(#s == 1 << 20)", "print(('x'):rep(4095))",
    "assert(not pcall(table.unpack, {}, 1, 1e9))", "assert(not pcall(table.unpack, {}, 1, 1 << 62))",
    "assert(not pcall(table.unpack, {}, math.mininteger, math.maxinteger))",
    "assert(not pcall(table.insert, { 1 }, math.maxinteger, 1))",
    "assert(not pcall(table.insert, { 1 }, math.mininteger + 9, 1))", "assert(not pcall(table.insert, 1, 2, 3))",
    "assert(not pcall(table.remove, { 1 }, 5))", "assert(not pcall(table.concat, { {} }))",
    "assert(not pcall(string.rep)) assert(not pcall(string.rep, 'x', {})) assert(('x'):rep(-1 << 62) == '')",
    "local t = {} for i = 1, 1e5 do t[i] = i end for i = 1, 1e5 do assert(table.remove(t)) end assert(#t == 0)",
    "local t = {} for i = 1, 1e5 do table.insert(t, i) end assert(select('#', table.unpack(t)) == 1e5)",
    "assert(('a'):rep(5000):find(('a?'):rep(5000)) == 1)", "assert(#('x'):rep(1 << 20):match('^(.-)$') == 1 << 20)",
    "assert(select(2, ('x'):rep(100000):gsub('x', 'y')) == 100000)", "assert(#('a,'):rep(9999):match('.*,') == 19998)",
    "local t = table.move({ 1, 2, 3 }, 1, 3, 2) assert(#t == 4 and table.concat(t, ',') == '1,1,2,3')",
  ]) func leavesAlone(_ script: String) throws {
    let sandbox = try #require(Sandbox())
    #expect(sandbox.execute(script) == LSH_DONE)
    #expect(sandbox.message == "")
  }

  /// What the host takes for one call counts for that call.
  @Test func lentMemoryIsGivenBack() throws {
    let sandbox = try #require(Sandbox(memory: 1 << 20))
    sandbox.define("work") { run in lsh_lend_memory(run, 300_000) && lsh_lend_memory(run, 300_000) ? 0 : -1 }
    sandbox.define("fail") { run in
      lsh_lend_memory(run, 600_000)
      lsh_fail(run, "no", 2)
      return -1
    }
    sandbox.define("hold") { run in lsh_charge_memory(run, 600_000) ? 0 : -1 }
    #expect(sandbox.execute("for i = 1, 100 do work() pcall(fail) end hold() print 'on' work()") == LSH_STOPPED)
    #expect(sandbox.passed == LSH_MEMORY && sandbox.lines == ["on"])
  }
}
