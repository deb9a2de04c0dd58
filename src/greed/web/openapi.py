"""The OpenAPI document, made of the table of endpoints and of their types."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from inspect import getdoc
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import StructMeta
from msgspec.structs import fields
from starlette.responses import Response

from greed import __version__
from greed.room import Problem
from greed.web.endpoints import Call, Endpoint
from greed.web.messages import ClientMessage, ServerMessage

_ABOUT = """\
Rooms, their seats and their games; docs/api.md explains how they work together. In a room's socket
(`/room/{code}`) a client sends `ClientMessage`s and hears `ServerMessage`s.
"""


def describing(endpoints: tuple[Endpoint, ...]) -> Endpoint:
    """Return the endpoint that describes these, and itself."""

    @cache
    def made() -> dict[str, Any]:
        return document((*endpoints, this))

    async def openapi(call: Call) -> dict[str, Any]:  # noqa: ARG001
        """Get this document."""
        return made()

    this = Endpoint("GET", "/api/openapi.json", openapi, tag="About")
    return this


def document(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """Return the document that describes endpoints."""
    described = [(each, _types(each)) for each in endpoints]
    kinds = [kind for _, types in described for union in types.values() for kind in _apart(union)]
    unions = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    schemas, components = _described([Problem, *unions.values(), *kinds])
    problem, *rest = schemas
    components |= dict(zip(unions, rest, strict=False))
    left = iter(rest[len(unions) :])
    paths: dict[str, dict[str, Any]] = {}
    for endpoint, types in described:
        schema = {}
        for name, kind in types.items():
            found = [next(left) for _ in _apart(kind)]
            schema[name] = found[0] if len(found) == 1 else {"anyOf": found}
        operation = _operation(endpoint, schema, components, problem)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    token = {"type": "http", "scheme": "bearer", "description": "Opens seats; several: by commas."}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Greed", "version": __version__, "description": _ABOUT},
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "securitySchemes": {"token": token},
        },
        # A token is never needed to look, and always to act for a seat.
        "security": [{}, {"token": []}],
    }


def _described(kinds: Iterable[Any]) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """Return the schemas of types, and of the structs that they refer to by name."""
    schemas, components = msgspec.json.schema_components(
        kinds,
        schema_hook=lambda _: {"description": "Anything."},
        ref_template="#/components/schemas/{name}",
    )
    _say_items((*schemas, components))
    return schemas, components


def _say_items(node: object) -> None:
    """Say of lists of anything what they hold: generators of clients stop where nothing is said."""
    if isinstance(node, dict):
        if node.get("type") == "array" and not {"items", "prefixItems"} & node.keys():
            node["items"] = {}
        node = tuple(node.values())
    for each in node if isinstance(node, list | tuple) else ():
        _say_items(each)


def _apart(kind: Any) -> tuple[Any, ...]:  # noqa: ANN401
    """Return the types of a union whose members no tag tells apart."""
    members = get_args(kind) if isinstance(kind, UnionType) else ()
    tagged = all(isinstance(each, StructMeta) and each.__struct_config__.tag for each in members)
    return (kind,) if tagged else members


def _types(endpoint: Endpoint) -> dict[str, Any]:
    """Return what an endpoint takes and returns, as far as it is JSON."""
    types = {name: endpoint.types[name] for name in ("body", "return") if name in endpoint.types}
    return {name: kind for name, kind in types.items() if kind is not Response}


def _operation(
    endpoint: Endpoint,
    schema: dict[str, Any],
    components: dict[str, Any],
    problem: dict[str, Any],
) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    if query := endpoint.types.get("query"):
        for field in fields(query):
            [found], more = _described([field.type])
            components |= more
            parameters.append(
                {
                    "name": field.encode_name,
                    "in": "query",
                    "required": field.required,
                    "schema": found,
                }
            )
    told = schema.get("return", {} if endpoint.media.endswith("json") else {"type": "string"})
    refused = {
        "description": "Refused: nothing has changed. `code` is for programs, `message` for people",
        "content": {"application/json": {"schema": problem}},
    }
    operation: dict[str, Any] = {
        "operationId": endpoint.does.__name__,
        "tags": [endpoint.tag],
        "summary": endpoint.summary,
        "description": getdoc(endpoint.does),
        "parameters": parameters,
        "responses": {
            str(endpoint.status): {
                "description": "Done",
                "content": {endpoint.media: {"schema": told}},
            },
            "4XX": refused,
            "503": refused,
        },
    }
    if "body" in schema:
        content = {"application/json": {"schema": schema["body"]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation
