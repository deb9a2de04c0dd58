"""The OpenAPI document: every refusal has the form of a `Problem`, whatever the endpoint."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPI,
    OpenAPIMediaType,
    OpenAPIResponse,
    Reference,
    SecurityScheme,
)

from greed import __version__
from greed.wire import Problem

PROBLEM = ResponseSpec(Problem, description="Refused", generate_examples=False)
"""What brings the schema of problems into the document; one endpoint that names it is enough."""

_SAID = OpenAPIResponse(
    description="Refused: nothing has changed; `code` is for programs, `message` for people",
    content={
        "application/json": OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Problem"))
    },
)


def openapi_config() -> OpenAPIConfig:
    """Return the configuration of the document at `/api/schema`."""
    return _Config(
        title="Greed",
        version=__version__,
        path="/api/schema",
        use_handler_docstrings=True,
        # As short as the functions of `greed.client.calls`, and by the same names.
        operation_id_creator=lambda handler, _method, _path: handler.handler_name,
        components=Components(
            security_schemes={
                "token": SecurityScheme(
                    type="http", scheme="bearer", description="Opens seats; several: by commas."
                )
            }
        ),
        # A token is never needed to look, and always to act for a seat.
        security=[{}, {"token": []}],
        # The other renderers load their scripts from elsewhere.
        render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
    )


@dataclass
class _Document(OpenAPI):
    """Shows the refusals of this server instead of the framework's own."""

    def to_schema(self) -> dict[str, Any]:
        document = super().to_schema()
        refused = _SAID.to_schema()
        for path in document["paths"].values():
            for operation in path.values():
                told = operation["responses"].items()
                succeeded = {code: answer for code, answer in told if code < "400"}
                operation["responses"] = {**succeeded, "4XX": refused, "503": refused}
        return document


@dataclass
class _Config(OpenAPIConfig):
    """Leaves the document until somebody asks for it: it takes most of a server's start."""

    def to_openapi_schema(self) -> OpenAPI:
        made = super().to_openapi_schema()
        return _Document(**{field.name: getattr(made, field.name) for field in fields(made)})
