"""Attacks that are files: too large, no text, no files at all, or of names that mean something else."""

import base64
import os

from attack_cases import Attack

# luac5.4 -s of: os.execute("touch hurt") print("bytecode ran")
BYTECODE = base64.b64decode(
    "G0x1YVQAGZMNChoKBAgIeFYAAAAAAAAAAAAAACh3QAGAgIAAAQKJUQAAAAsAAAAOAAABgwABAEQAAgELAAADgwACAEQAAgFGAAEBhQSDb3MEiGV4ZWN1dGUE"
    "i3RvdWNoIGh1cnQEhnByaW50BI1ieXRlY29kZSByYW6BAQAAgICAgIA=")


def text(*pieces):
    """A script of pieces of bytes, each with how often it is written, or what writes it by its number."""
    def prepare(folder):
        with open(os.path.join(folder, "scene.lua"), "wb") as file:
            for piece, count in pieces:
                if callable(piece):
                    file.writelines(piece(index) for index in range(count))
                    continue
                block = piece * (1 + 65536 // len(piece))
                size = len(piece) * count
                for start in range(0, size, len(block)):
                    file.write(block[:size - start])
        return "scene.lua"
    return prepare


def named(name, content=b"print('ran')\n"):
    def prepare(folder):
        with open(os.path.join(os.fsencode(folder), name), "wb") as file:
            file.write(content)
        return name
    return prepare


def existing(name):
    return lambda folder: name


def linked(target):
    def prepare(folder):
        os.symlink(target, os.path.join(folder, "scene.lua"))
        return "scene.lua"
    return prepare


def sparse(size):
    def prepare(folder):
        with open(os.path.join(folder, "scene.lua"), "wb") as file:
            file.truncate(size)
        return "scene.lua"
    return prepare


def numbered(pattern):
    return lambda index: pattern.replace(b"#", str(index).encode())


BINARY = {
    "luac's": (text((BYTECODE, 1)), 1, "compiled Lua"),
    "luac's, after a first line": (text((b"#!/usr/bin/lunette\n" + BYTECODE, 1)), 1, ""),
    "luac's, cut off": (text((BYTECODE[:40], 1)), 1, "compiled Lua"),
    "luac's, longer": (text((BYTECODE, 1), (b"\xff", 1000000)), 1, "compiled Lua"),
    "one byte": (text((b"\x1b", 1)), 1, ""),
    "zeros": (text((b"\0", 1000000)), 1, ""),
    "a gigabyte of zeros": (sparse(1 << 30), 4, "larger than"),
    "a terabyte of zeros": (sparse(1 << 40), 4, "larger than"),
    "bytes that are no UTF-8": (text((b"\xff\xfe\x80", 100000)), 1, ""),
    "UTF-16": (text(("print('ran')\n".encode("utf-16"), 1)), 1, ""),
    "a mark of bytes' order": (text((b"\xef\xbb\xbferror('ran')", 1)), 1, "ran"),
    "escapes in a line with a mistake": (text((b"error('\x1b[31m\xe2\x80\xae\xff\r')", 1)), 1, ""),
    "a mistake at the end of a long line": (text((b"x = 5 ", 200000), (b"x = nil + 1", 1)), 1, "attempt to"),
    "a mistake after many lines": (text((b"\n", 5000000), (b"x = nil + 1", 1)), 1, "5000001"),
}

PARSER = {
    "a comment": (text((b"--[==[", 1), (b"x", 50000000)), 1, "unfinished long comment"),
    "comments": (text((b"--\n", 10000000), (b"error('here')", 1)), 1, "here"),
    "one line": (text((b"a=1;", 1000000), (b"error('here')", 1)), 1, "here"),
    "labels": (text((numbered(b"::l#::\n"), 500000)), 1, "overflow"),
    "labels again": (text((b"::l::\n", 500000)), 1, "overflow"),
    "gotos without labels": (text((numbered(b"goto l#\n"), 500000)), 1, "too many labels/gotos"),
    "gotos with labels": (text((numbered(b"goto l# ::l#:: "), 20000), (b"error('here')", 1)), 1, "here"),
    "gotos over each other": (text((numbered(b"goto l#\n"), 10000), (numbered(b"::l#:: a=1 "), 10000), (b"error('here')", 1)), 1, "here"),
    "locals": (text((numbered(b"local a#\n"), 100000)), 1, "too many local variables"),
    "locals in blocks": (text((numbered(b"do local a# = # end\n"), 30000), (b"error('here')", 1)), 1, "here"),
    "locals in one statement": (text((b"local a", 1), (numbered(b", a#"), 100000)), 1, "too many local variables"),
    "parameters": (text((b"function f(a", 1), (numbered(b", a#"), 100000)), 1, "too many local variables"),
    "upvalues": (text(
        (numbered(b"local a# = #\n"), 190), (b"local function f() \n", 1), (numbered(b"local b# = #\n"), 190),
        (b"return function() return 0", 1), (numbered(b" + a# + b#"), 190), (b" end end\n", 1)), 1, "too many upvalues"),
    "numbers": (text((b"local t = {", 1), (numbered(b"#.5,"), 1000000), (b"}", 1)), 3, "MB of memory"),
    "texts": (text((b"local t = {", 1), (numbered(b"'t#',"), 1000000), (b"}", 1)), 3, "MB of memory"),
    "functions": (text((b"local t = {", 1), (b"function() end,", 500000), (b"}", 1)), 1, "too many functions"),
    "fields": (text((b"local t = {", 1), (numbered(b"f#=#,"), 500000), (b"}", 1)), 3, "MB of memory"),
    "a number": (text((b"x = ", 1), (b"9", 20000000), (b" error('here')", 1)), 1, "here"),
    "a number's digits": (text((b"x = 0x", 1), (b"F", 3000000), (b" error('here')", 1)), 1, "here"),
    "a number's exponent": (text((b"x = 1e", 1), (b"9", 3000000), (b" error('here')", 1)), 1, "here"),
    "a malformed number": (text((b"x = 0x.p", 1), (b"p", 3000000)), 1, "malformed number"),
    "a name": (text((b"n", 20000000), (b" = 1", 1)), 3, ""),
    "a text": (text((b"x = '", 1), (b"y", 20000000), (b"'", 1)), 3, ""),
    "a text without end": (text((b"x = '", 1), (b"y", 3000000)), 1, "unfinished string"),
    "a long text without end": (text((b"x = [[", 1), (b"]\n", 1500000)), 1, "unfinished long string"),
    "a long bracket": (text((b"x = [", 1), (b"=", 3000000)), 1, "invalid long string delimiter"),
    "escapes in a text": (text((b"x = '", 1), (b"\\u{7FFFFFFF}", 300000), (b"' error('here')", 1)), 1, "here"),
    "an escape without end": (text((b"x = '\\u{", 1), (b"0", 3000000), (b"}' error('here')", 1)), 1, "here"),
    "white space skipped by \\z": (text((b"x = '\\z", 1), (b"\n", 3000000), (b"' error('here')", 1)), 1, "here"),
    "parentheses": (text((b"x = ", 1), (b"(", 3000000)), 1, "overflow"),
    "braces": (text((b"x = ", 1), (b"{", 3000000)), 1, "overflow"),
    "blocks": (text((b"do ", 3000000)), 1, "overflow"),
    "functions in functions": (text((b"return function() ", 1000000)), 1, "overflow"),
    "concatenations": (text((b"x = 'a'", 1), (b" .. 'b'", 1000000)), 1, "overflow"),
    "additions": (text((b"x = y", 1), (b" + y", 2000000)), 1, "was never set"),
    "powers": (text((b"x = 2", 1), (b" ^ 2", 1000000)), 1, "overflow"),
    "minuses": (text((b"x = ", 1), (b"- ", 3000000), (b"1", 1)), 1, "overflow"),
    "nots": (text((b"x = ", 1), (b"not ", 3000000), (b"1", 1)), 1, "overflow"),
    "elseifs": (text((b"if x then ", 1), (b"elseif y then ", 1000000), (b"end", 1)), 3, "CPU time"),
    "ands": (text((b"x = y", 1), (b" and y or z", 1000000)), 3, "CPU time"),
    "calls in calls": (text((b"f(", 3000000)), 1, "overflow"),
    "calls of calls": (text((b"f", 1), (b"()", 3000000)), 1, "was never set"),
    "indexes": (text((b"x = a", 1), (b".b", 3000000)), 1, "was never set"),
    "targets": (text((b"a", 1), (b", a", 1000000), (b" = 1", 1)), 1, "overflow"),
    "values": (text((b"x = 1", 1), (b", 1", 1000000)), 1, ""),
    "arguments": (text((b"f(1", 1), (b", 1", 1000000), (b")", 1)), 1, ""),
    "semicolons": (text((b";", 10000000), (b"error('here')", 1)), 1, "here"),
    "returns": (text((b"return 1", 1), (b", 1", 1000000)), 1, ""),
    "attributes": (text((numbered(b"do local x <const> = # local y <close> = nil end\n"), 15000), (b"error('here')", 1)), 1, "here"),
}

FILES = {
    "a pipe": (existing("pipe.lua"), 4, ""),
    "a folder": (existing("folder.lua"), 4, ""),
    "a circle of links": (existing("circle.lua"), 4, ""),
    "a device": (existing("zero.lua"), 4, ""),
    "this process's memory": (existing("memory.lua"), 4, ""),
    "this process's environment": (existing("environment.lua"), 4, ""),
    "a terminal": (existing("/dev/tty"), 4, ""),
    "a folder's end": (existing("folder.lua/"), 4, ""),
    "nothing": (existing(""), 2, "can't be empty"),
    "not there": (existing("not_there.lua"), 4, "not_there.lua"),
    "a link to nothing": (linked("nowhere"), 4, ""),
    "a name without end": (existing("x" * 5000), 4, ""),
    "a path without end": (existing("../" * 5000 + "x"), 4, ""),
    "a name like an option": (named(b"--help", b"error('ran')"), 1, "ran"),
    "a name with escapes": (named(b"\x1b[31m\n\xe2\x80\xae.lua", b"error('ran')"), 1, "ran"),
    "a name that is no UTF-8": (named(b"\xff\xfe.lua", b"error('ran')"), 1, "ran"),
    "a name with percent signs": (named(b"%s%n%d.lua", b"error('ran')"), 1, "ran"),
}


def attacks():
    groups = {"bytes": BINARY, "parser": PARSER, "files": FILES}
    return [
        Attack(f"{theme}: {name}", b"", exit, says, prepare=prepare)
        for theme, group in groups.items() for name, (prepare, exit, says) in group.items()
    ]
