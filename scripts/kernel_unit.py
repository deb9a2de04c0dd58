"""Turns the LLVM IR of compiled Numba functions into one unit that needs nothing of Numba.

What Numba's runtime would do is said here in a few lines: arrays are taken from `greed_alloc` and
never given back, for a kernel answers once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

import llvmlite.binding as llvm  # type: ignore[import-untyped]


class Machine(NamedTuple):
    """What IR has to know of the machine that it is for.

    size: LLVM's type of the number of bytes that `greed_alloc` takes. data: where Numba's block
    of an array has the place of its data, which is all that is ever read of it.
    """

    triple: str
    layout: str
    size: str
    data: int


_RUNTIME = """
define linkonce_odr noalias ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) noinline {
  %large = icmp ugt i64 %size, MOST
  br i1 %large, label %fail, label %take
take:
  %with = add i64 %size, 128
  %bytes = NARROWED
  %at = call SIZE @greed_alloc(SIZE %bytes)
  %none = icmp eq SIZE %at, 0
  br i1 %none, label %fail, label %done
done:
  %info = inttoptr SIZE %at to ptr
  %slot = getelementptr i8, ptr %info, i32 DATA
  %data = getelementptr i8, ptr %info, i32 128
  store ptr %data, ptr %slot
  ret ptr %info
fail:
  ret ptr null
}

define linkonce_odr noalias ptr @NRT_MemInfo_alloc_dtor(i64 %size, ptr %end) alwaysinline {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 8)
  ret ptr %info
}

; Whether an array can be seen as a single row: here all that are asked for lie in one piece.
define linkonce_odr i32 @numba_attempt_nocopy_reshape(
  i64 %n, ptr %shape, ptr %strides, i64 %n2, ptr %shape2, ptr %strides2, i64 %item, i32 %fortran
) alwaysinline {
  store i64 %item, ptr %strides2
  ret i32 1
}

; No array is nearly as large as that its size could overflow.
define linkonce_odr { i64, i1 } @greed_product(i64 %one, i64 %other) alwaysinline {
  %product = mul i64 %one, %other
  %found = insertvalue { i64, i1 } zeroinitializer, i64 %product, 0
  ret { i64, i1 } %found
}
"""
_GIVEN = (
    "NRT_MemInfo_alloc_aligned",
    "NRT_MemInfo_alloc_dtor",
    "numba_attempt_nocopy_reshape",
    "greed_alloc",
    r"llvm\.trap",
)


def unit_of(texts: Mapping[str, tuple[str, str]], machine: Machine, extra: str) -> Any:  # noqa: ANN401
    """Return the unit of kernels: the IR text of each, and its name in it, by exported names.

    `extra` is IR besides. Everything but the kernels is internal, so that LLVM drops what isn't
    used.
    """
    unit, *others = (
        llvm.parse_assembly(_rewritten(text, old, new, machine, extra))
        for new, (text, old) in texts.items()
    )
    for other in others:
        unit.link_in(other)
    unit.verify()
    return unit


_KNOWN = re.compile(r"greed_\w+|exp|pow|sqrt|llvm\..*|mem(cpy|move|set)")


def refuse_unknown(unit: Any) -> None:  # noqa: ANN401
    """Refuse a unit that calls what nobody supplies, such as Numba's texts of errors.

    Raises:
        ValueError: it does; the message says what.
    """
    called = [function.name for function in unit.functions if function.is_declaration]
    if unknown := [name for name in called if not _KNOWN.fullmatch(name)]:
        raise ValueError(f"kernels call {', '.join(unknown)}, which nobody supplies")


def keep_only(unit: Any, exported: set[str]) -> None:  # noqa: ANN401
    """Let LLVM drop and inline every function but the exported ones."""
    for value in (*unit.functions, *unit.global_variables):
        if not value.is_declaration:
            value.linkage = "external" if value.name in exported else "internal"


def optimised(unit: Any, machine: Any) -> None:  # noqa: ANN401
    """Let LLVM optimise a unit; its lanes are vectors already."""
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(unit, builder)
    refuse_unknown(unit)


def _rewritten(text: str, old: str, new: str, machine: Machine, extra: str) -> str:
    text = text.replace(f"@{old}(", f"@{new}(").replace(f'@"{old}"(', f"@{new}(")
    text = re.sub(r"^target (triple|datalayout) = .*$", "", text, flags=re.MULTILINE)
    text = re.sub(r'"(target-cpu|target-features|tune-cpu)"="[^"]*"', "", text)
    text = re.sub(rf"^declare .*@({'|'.join(_GIVEN)})\(.*$", "", text, flags=re.MULTILINE)
    text = text.replace(
        "call { i64, i1 } @llvm.smul.with.overflow.i64(", "call { i64, i1 } @greed_product("
    )
    for name in ("NRT_incref", "NRT_decref"):
        text = re.sub(
            rf"^define [^\n]*@{name}\(.*?^}}$",
            f"define linkonce_odr void @{name}(ptr %block) alwaysinline {{\n  ret void\n}}",
            text,
            flags=re.MULTILINE | re.DOTALL,
        )
    narrow = machine.size == "i32"
    runtime = (
        _RUNTIME.replace("NARROWED", "trunc i64 %with to i32" if narrow else "freeze i64 %with")
        .replace("MOST", str((1 << 32) - 256 if narrow else 1 << 40))
        .replace("SIZE", machine.size)
        .replace("DATA", str(machine.data))
    )
    head = f'target datalayout = "{machine.layout}"\ntarget triple = "{machine.triple}"\n'
    return f"{head}{text}\n{runtime}\n{extra}"
