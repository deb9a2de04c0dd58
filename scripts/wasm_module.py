"""Turns the LLVM IR of compiled Numba functions into a WebAssembly module.

An object file of LLVM is a valid module as long as it is a single unit. What it lacks is a section
of exports; what only linkers read is dropped.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import llvmlite.binding as llvm  # type: ignore[import-untyped]
from scripts.kernel_unit import Machine, keep_only, optimised, unit_of

# Far enough above all data of a module and its stack, which grows down from here.
_STACK = 1 << 20
_MACHINE = Machine(
    "wasm32-unknown-unknown",
    "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20",
    "i32",
    16,
)
_FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint"
_ALLOC = "greed_alloc"
_MULTIPLY = "__multi3"
# Memory is taken behind what is taken already.
_MEMORY = """
@greed_heap = linkonce_odr global i32 0
declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare void @llvm.trap()

define linkonce_odr i32 @greed_alloc(i32 %size) noinline {
  %heap = load i32, ptr @greed_heap
  %started = icmp ne i32 %heap, 0
  %last = select i1 %started, i32 %heap, i32 1048576
  %more = add i32 %last, 127
  %begin = and i32 %more, -128
  %end = add i32 %begin, %size
  %over = icmp ult i32 %end, %begin
  br i1 %over, label %fail, label %check
check:
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %whole = lshr i32 %end, 16
  %needed = add i32 %whole, 1
  %enough = icmp ule i32 %needed, %pages
  br i1 %enough, label %done, label %grow
grow:
  %missing = sub i32 %needed, %pages
  %grown = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %missing)
  %failed = icmp eq i32 %grown, -1
  br i1 %failed, label %fail, label %done
done:
  store i32 %end, ptr @greed_heap
  ret i32 %begin
fail:
  call void @llvm.trap()
  unreachable
}

; What LLVM calls to multiply numbers of 128 bits.
define linkonce_odr void @__multi3(ptr %to, i64 %a, i64 %a2, i64 %b, i64 %b2) noinline {
  %al = and i64 %a, 4294967295
  %ah = lshr i64 %a, 32
  %bl = and i64 %b, 4294967295
  %bh = lshr i64 %b, 32
  %ll = mul i64 %al, %bl
  %lh = mul i64 %al, %bh
  %hl = mul i64 %ah, %bl
  %hh = mul i64 %ah, %bh
  %ll2 = lshr i64 %ll, 32
  %m1 = add i64 %hl, %ll2
  %m1l = and i64 %m1, 4294967295
  %m1h = lshr i64 %m1, 32
  %m2 = add i64 %lh, %m1l
  %m2h = lshr i64 %m2, 32
  %h1 = add i64 %hh, %m1h
  %h2 = add i64 %h1, %m2h
  %c1 = mul i64 %a, %b2
  %c2 = mul i64 %a2, %b
  %h3 = add i64 %h2, %c1
  %high = add i64 %h3, %c2
  %low = mul i64 %a, %b
  store i64 %low, ptr %to
  %second = getelementptr i8, ptr %to, i32 8
  store i64 %high, ptr %second
  ret void
}
"""


def module_of(texts: Mapping[str, tuple[str, str]]) -> bytes:
    """Return the module of kernels: the IR text of each, and its name in it, by exported names."""
    exported = {*texts, _ALLOC}
    shortened = {
        name: (text.replace("@llvm.fma.", "@llvm.fmuladd."), old)
        for name, (text, old) in texts.items()
    }
    unit = unit_of(shortened, _MACHINE, _MEMORY)
    keep_only(unit, {*exported, _MULTIPLY})
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(_MACHINE.triple).create_target_machine(
        opt=3, features=_FEATURES, reloc="static"
    )
    optimised(unit, machine)
    return _linked(bytes(machine.emit_object(unit)), exported)


def _linked(unit: bytes, exported: set[str]) -> bytes:
    """Return an object file as a module: with a section of exports, without those for linkers."""
    sections = list(_sections(unit))
    imported = _imported_functions(next(body for kind, body in sections if kind == 2))
    names = _names(sections, imported)
    exports = b"".join(
        _text(name) + b"\x00" + _number(index)
        for name, index in sorted(names.items())
        if name in exported
    )
    listed = [name for name in names if name in exported]
    if missing := exported.difference(listed):
        raise ValueError(f"the object file defines no {', '.join(sorted(missing))}")
    made = _number(len(listed)) + exports
    out, done = bytearray(unit[:8]), False
    for kind, body in sections:
        if kind == 0:
            continue
        if kind > 7 and not done:
            out += b"\x07" + _number(len(made)) + made
            done = True
        out += bytes([kind]) + _number(len(body)) + body
    return bytes(out)


def _sections(unit: bytes) -> Iterator[tuple[int, bytes]]:
    at = 8
    while at < len(unit):
        kind = unit[at]
        size, begin = _read(unit, at + 1)
        yield kind, unit[begin : begin + size]
        at = begin + size


def _names(sections: list[tuple[int, bytes]], imported: list[str]) -> dict[str, int]:
    """Return functions by name, from the table of symbols for linkers."""
    names: dict[str, int] = {}
    for kind, body in sections:
        if kind or not body.startswith(_text("linking")):
            continue
        _, at = _read(body, len(_text("linking")))  # a version
        while at < len(body):
            what = body[at]
            size, at = _read(body, at + 1)
            if what == 8:
                names = _symbols(body[at : at + size])
            at += size
    return {name: index for name, index in names.items() if index >= len(imported)}


def _symbols(table: bytes) -> dict[str, int]:
    """Return the functions that a table of symbols defines, by name."""
    symbols: dict[str, int] = {}
    count, at = _read(table, 0)
    for _ in range(count):
        kind = table[at]
        flags, at = _read(table, at + 1)
        undefined, explicit = flags & 0x10, flags & 0x40
        if kind == 1:  # data
            size, at = _read(table, at)
            at += size
            if not undefined:
                for _ in range(3):
                    _, at = _read(table, at)
        elif kind == 3:  # a section
            _, at = _read(table, at)
        else:
            index, at = _read(table, at)
            if not undefined or explicit:
                size, at = _read(table, at)
                if kind == 0 and not undefined:
                    symbols[table[at : at + size].decode()] = index
                at += size
    return symbols


def _imported_functions(body: bytes) -> list[str]:
    functions: list[str] = []
    count, at = _read(body, 0)
    for _ in range(count):
        size, at = _read(body, at)
        at += size
        size, at = _read(body, at)
        name, at = body[at : at + size].decode(), at + size
        kind, at = body[at], at + 1
        if kind == 0:
            _, at = _read(body, at)
            functions.append(name)
        elif kind == 3:
            at += 2
        else:  # a table or memory, with its limits
            at += kind == 1
            flags, at = body[at], at + 1
            for _ in range(2 if flags & 1 else 1):
                _, at = _read(body, at)
    return functions


def _read(data: bytes, at: int) -> tuple[int, int]:
    """Return a number of variable length, and where it ends."""
    value = shift = 0
    while True:
        value |= (data[at] & 0x7F) << shift
        at += 1
        if data[at - 1] < 0x80:
            return value, at
        shift += 7


def _number(value: int) -> bytes:
    out = bytearray()
    while True:
        out.append(value & 0x7F | (0x80 if value > 0x7F else 0))
        value >>= 7
        if not value:
            return bytes(out)


def _text(name: str) -> bytes:
    return _number(len(name)) + name.encode()
