"""The JSON Schema of a sheet, by which editors complete and check sheets as they are written."""

from __future__ import annotations

from typing import Any

import msgspec

from greed.core.messages import current, say
from greed.core.sheet import Sheet

# The TOML tools of editors read draft 4 for certain and later drafts in part, so the schema
# says all it has to say in the words of that one: definitions, no keywords beside a $ref.
_DRAFT = "http://json-schema.org/draft-04/schema#"
_FACES = r"^[1-9]$"
_COUNTS = r"^([2-9]|1[0-2])$"
_NEEDS = {
    "beyond_triples": ("triples",),
    "pairs_accept_quad": ("three_pairs",),
    "pairs_accept_six": ("three_pairs",),
    "minimum_bank_counts_carry": ("minimum_bank",),
    "bonus_on_opening": ("hot_dice", "bonus_turn"),
    "hot_dice_must_roll": ("hot_dice", "fresh_dice"),
    "end_doubles_must_roll": ("end_doubles",),
    "end_doubles_in_takeover": ("end_doubles",),
    "ends_turn": ("scope", "throw"),
    "penalty": ("effect", "penalty"),
    "score_floor": ("effect", "penalty"),
    "reentry": ("effect", "reset"),
}
"""Fields that mean nothing, or are refused, unless another of their table is set, or says this."""


def schema() -> dict[str, Any]:
    """Return the JSON Schema of sheets; the top level is the sheet itself, not a reference.

    Descriptions are in the language that is spoken; `x-labels` names the fields in it as the editor
    of house rules does, and `x-options` their values. `x-needs` says which fields mean something
    only beside another one of their table: if it is set, or has the value that follows its name.

    >>> found = schema()
    >>> found["type"], "target" in found["required"]
    ('object', True)
    """
    (reference,), parts = msgspec.json.schema_components(
        [Sheet], ref_template="#/definitions/{name}"
    )
    definitions = {name: _plain(part) for name, part in sorted(parts.items())}
    table = definitions["Scoring"]["properties"]
    for name in ("singles", "triples"):
        table[name] = _keyed(table[name], _FACES)
    table["kinds"] = _keyed(table["kinds"], _COUNTS)
    sheet = definitions.pop(reference["$ref"].rpartition("/")[2])
    names = _told("schema", sheet)
    for name, part in definitions.items():
        names |= _told(f"schema-{name.lower()}", part)
    labels, options = (_words(kind, names) for kind in ("label", "option"))
    return {
        "$schema": _DRAFT,
        "title": "Greed rule sheet",
        "description": "The rules of a game of the Greed family.",
        "type": sheet["type"],
        "properties": sheet["properties"],
        "required": sheet["required"],
        "additionalProperties": False,
        "definitions": definitions,
        "x-labels": labels,
        "x-options": options,
        "x-needs": {field: list(needed) for field, needed in _NEEDS.items()},
    }


def _told(key: str, part: dict[str, Any]) -> set[str]:
    """Describe a table and its fields in the language that is spoken; return all names in it."""
    names: set[str] = set()
    for name, node in (("", part), *part["properties"].items()):
        message = f"{key}-{name}" if name else key
        if "description" in node and current().has(message):
            node["description"] = say(message)
        names |= {name, *node.get("enum", ())}
        names.update(*(kind.get("enum", ()) for kind in node.get("anyOf", ())))
    return names


def _words(kind: str, names: set[str]) -> dict[str, str]:
    return {
        name: say(f"{kind}-{name}") for name in sorted(names) if current().has(f"{kind}-{name}")
    }


def _plain(node: dict[str, Any]) -> dict[str, Any]:
    """Return a part of the schema as draft 4 and TOML have it.

    TOML has no null, a reference stands alone, and a description is its first paragraph.
    """
    if "$ref" in node:
        return {"$ref": node["$ref"]}
    if "anyOf" in node:
        kinds = [kind for kind in node["anyOf"] if kind != {"type": "null"}]
        if len(kinds) == 1:
            return _plain(kinds[0])
        node = {**node, "anyOf": kinds}
    plain: dict[str, Any] = {}
    for key, value in node.items():
        if isinstance(value, dict):
            plain[key] = _plain(value)
        elif isinstance(value, list):
            plain[key] = [_plain(item) if isinstance(item, dict) else item for item in value]
        elif key == "description":
            plain[key] = " ".join(str(value).split("\n\n")[0].split())
        else:
            plain[key] = value
    plain.pop("examples", None)
    return plain


def _keyed(table: dict[str, Any], pattern: str) -> dict[str, Any]:
    """Return the schema of a table whose keys are numbers, with the numbers they may be."""
    rest = {key: value for key, value in table.items() if key != "additionalProperties"}
    value = table["additionalProperties"]
    if "anyOf" in value:
        value = {
            "anyOf": [
                _keyed(kind, _FACES) if kind.get("type") == "object" else kind
                for kind in value["anyOf"]
            ]
        }
    return {**rest, "patternProperties": {pattern: value}, "additionalProperties": False}
