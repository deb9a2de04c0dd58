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

from greed.core.events import GameEvent
from greed.core.sentences import CONSEQUENCES, SENTENCES
from greed.mind import SheetView
from greed.room import Ask, Create, ErrorCode, Told
from greed.room.ask import DiceMode
from greed.web.about import CheckSheet
from greed.web.log import LogMessage, MadeByLog
from greed.web.meetings import MeetingAnswer, MeetingRequest, MeetingView
from greed.web.messages import Answer, ClientMessage, LobbyView, ServerInfo

UNIONS: dict[str, Any] = {
    "DiceMode": DiceMode,
    "ErrorCode": ErrorCode,
    "GameEvent": GameEvent,
    "Told": Told,
    "Ask": Ask,
    "ClientMessage": ClientMessage,
    "Answer": Answer,
    "ServerMessage": LogMessage,
}
STRUCTS = (
    Create,
    MadeByLog,
    SheetView,
    CheckSheet,
    ServerInfo,
    LobbyView,
    MeetingRequest,
    MeetingAnswer,
    MeetingView,
)

LIB = Path(__file__).parent.parent / "ui" / "src" / "lib"

HEAD = """\
// What the server and the page say to each other.
// Made from src/greed/room and src/greed/web by scripts/protocol_types.py: change it there.
"""

WORDING_HEAD = """\
// Which messages tell a game, how they look, and the field that they depend on.
// Made from src/greed/core/sentences.py by scripts/protocol_types.py.

type Template = readonly [message: string, tone: "good" | "bad" | "big" | "plain", when?: string];
type Templates = Readonly<Record<string, readonly Template[]>>;
"""

_OWN_NAMES = {"Page", "ScoreCard", "SheetInfo"}
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
        if module.startswith(("greed.report", "greed.rulebook")) and name not in _OWN_NAMES:
            name = f"Page{name}"
        if name not in self.interfaces:
            self.interfaces[name] = ""
            self.interfaces[name] = self._interface(name, info)
        return name

    def _interface(self, name: str, info: inspect.StructType) -> str:
        lines: list[str] = []
        if info.tag is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        # Requests may leave out what has a default; answers do so where the struct omits defaults.
        config = info.cls.__struct_config__
        omits = config.omit_defaults or config.forbid_unknown_fields
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
            case _:
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
    return "".join(blocks)


def protocol_types() -> str:
    """Return the types of all that page and server send each other."""
    writer = Writer()
    blocks = list(_unions(writer))
    for kind in STRUCTS:
        writer.type(inspect.type_info(kind))
    blocks += [writer.interfaces[name] for name in sorted(writer.interfaces)]
    return HEAD + "\n" + "\n\n".join(blocks) + "\n"


def _unions(writer: Writer) -> Iterator[str]:
    """Yield the unions that have a name, and have it used wherever they stand."""
    for name, union in UNIONS.items():
        whole = text = writer.type(inspect.type_info(union))
        for known, called in writer.unions.items():
            text = text.replace(known, called)
        yield f"export type {name} =\n  | " + "\n  | ".join(text.split(" | ")) + ";"
        writer.unions[whole] = name


if __name__ == "__main__":
    for name, text in texts().items():
        (LIB / name).write_text(text, "utf-8")
        print(f"{LIB / name} written")
