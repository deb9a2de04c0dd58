"""Write the server's messages as TypeScript types, and the sentences of the game, for the page.

`python scripts/protocol_types.py` writes ui/src/lib/protocol.ts and wording.ts, so that page and
server cannot drift apart; a test says when they are out of date.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from greed import wire
from greed.core.events import GameEvent
from greed.core.sentences import CONSEQUENCES, SENTENCES
from greed.wire.errors import ROOM

LIB = Path(__file__).parent.parent / "ui" / "src" / "lib"

HEAD = """\
// What the server and the page say to each other.
// Made from src/greed/wire by scripts/protocol_types.py: change it there.
"""

WORDING_HEAD = """\
// Which messages tell a game, how they look, and the field that they depend on.
// Made from src/greed/core/sentences.py and wire/errors.py by scripts/protocol_types.py.

type Template = readonly [message: string, tone: "good" | "bad" | "big" | "plain", when?: string];
type Templates = Readonly<Record<string, readonly Template[]>>;
"""

_PLAIN = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.CustomType: "unknown",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


class Writer:
    """Collects every struct that the protocol reaches, by name."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}
        self.unions: dict[str, str] = {}

    def name(self, info: inspect.StructType) -> str:
        """Return the TypeScript name of a struct, and see to it that it is written."""
        module, name = info.cls.__module__, info.cls.__name__
        if module == "greed.core.events":
            name = f"Game{name}"
        if module.startswith(("greed.report", "greed.rulebook")):
            name = f"Page{name}" if name not in {"Page", "ScoreCard"} else name
        if name not in self.interfaces:
            self.interfaces[name] = ""
            self.interfaces[name] = self._interface(name, info)
        return name

    def _interface(self, name: str, info: inspect.StructType) -> str:
        lines: list[str] = []
        if info.tag is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        # Requests may leave out what has a default; answers do so where the struct omits defaults.
        omits = info.cls.__struct_config__.omit_defaults
        for field in info.fields:
            mark = "?" if omits and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.type(field.type)};")
        first = (info.cls.__doc__ or "").strip().split("\n\n")[0]
        doc = " ".join(first.split())
        return f"/** {doc} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}"

    def type(self, info: inspect.Type) -> str:
        """Return a type as TypeScript writes it."""
        if isinstance(info, inspect.Metadata):
            return self.type(info.type)
        if type(info) in _PLAIN:
            return _PLAIN[type(info)]
        match info:
            case inspect.LiteralType(values=values):
                return self._union(f'"{value}"' for value in values)
            case inspect.EnumType(cls=kinds):
                return self._union(f'"{kind.value}"' for kind in kinds)
            case inspect.UnionType(types=types):
                return self._union(self.type(part) for part in types)
            case inspect.VarTupleType(item_type=item):
                return f"readonly {self._item(item)}[]"
            case inspect.TupleType(item_types=items):
                return f"readonly [{', '.join(map(self.type, items))}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.type(value)}>"
            case inspect.StructType():
                return self.name(info)
        raise TypeError(f"no TypeScript for {info}")

    def _union(self, parts: Iterable[str]) -> str:
        text = " | ".join(parts)
        return self.unions.get(text, text)

    def _item(self, info: inspect.Type) -> str:
        text = self.type(info)
        return f"({text})" if " " in text else text


def texts() -> dict[str, str]:
    """Return each generated file by its name."""
    return {"protocol.ts": protocol_types(), "wording.ts": sentences()}


def sentences() -> str:
    """Return which messages tell a game as TypeScript constants."""
    blocks = [WORDING_HEAD]
    for name, templates in (("SENTENCES", SENTENCES), ("CONSEQUENCES", CONSEQUENCES)):
        rows = {
            kind: [[way.id, way.tone, *filter(None, [way.when])] for way in ways]
            for kind, ways in templates.items()
        }
        lines = (
            f"  {kind}: {msgspec.json.encode(ways).decode()},\n" for kind, ways in rows.items()
        )
        blocks.append(f"\nexport const {name}: Templates = {{\n{''.join(lines)}}};\n")
    room = msgspec.json.format(msgspec.json.encode(dict(ROOM)), indent=2).decode()
    blocks.append(f"\n/** What a room says. */\nexport const ROOM = {room} as const;\n")
    return "".join(blocks)


def protocol_types() -> str:
    """Return the types of all messages."""
    writer = Writer()
    named = list(_unions(writer))
    for name in wire.__all__:
        kind: Any = getattr(wire, name)
        is_message = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
        if is_message and kind is not wire.Message:
            writer.type(inspect.type_info(kind))
    structs = [writer.interfaces[name] for name in sorted(writer.interfaces)]
    return HEAD + "\n" + "\n\n".join([*named, *structs]) + "\n"


def _unions(writer: Writer) -> Iterator[str]:
    """Yield the unions that have a name, and have it used wherever they stand."""
    for name in ("DiceMode", "ErrorCode", "GameEvent", "Entry", "ClientMessage", "ServerMessage"):
        info = inspect.type_info(GameEvent if name == "GameEvent" else getattr(wire, name))
        parts = writer.type(info).split(" | ")
        yield f"export type {name} =\n  | " + "\n  | ".join(parts) + ";"
        writer.unions[" | ".join(parts)] = name


if __name__ == "__main__":
    for name, text in texts().items():
        (LIB / name).write_text(text, "utf-8")
        print(f"{LIB / name} written")
