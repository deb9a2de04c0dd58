"""Turns the LLVM IR of compiled Numba functions into bitcode for any machine of 64 bits."""

from __future__ import annotations

from collections.abc import Mapping

import llvmlite.binding as llvm  # type: ignore[import-untyped]
from scripts.kernel_unit import Machine, keep_only, optimised, unit_of

# What all such machines agree on; which one it is, is known where the bitcode is read.
_MACHINE = Machine("", "e-i64:64-i128:128-n32:64-S128", "i64", 24)


def module_of(texts: Mapping[str, tuple[str, str]]) -> bytes:
    """Return the bitcode of kernels: the IR text of each, and its name in it, by exported names."""
    unit = unit_of(texts, _MACHINE, "declare i64 @greed_alloc(i64)")
    keep_only(unit, set(texts))
    llvm.initialize_all_targets()
    # A processor that nobody has: what only this one can do must not be written into it.
    machine = llvm.Target.from_triple("x86_64-unknown-unknown").create_target_machine(opt=3)
    optimised(unit, machine)
    names = llvm.create_new_module_pass_manager()
    names.add_strip_symbols_pass()
    names.run(unit, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(3)))
    return bytes(unit.as_bitcode())
