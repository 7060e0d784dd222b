"""The messages as TypeScript types: `python -m feldberg.server.typescript > web/src/messages.ts`."""

from __future__ import annotations

import json
from typing import Any, get_args

from pydantic.json_schema import models_json_schema

from feldberg.server import messages

HEAD = "// Made from src/feldberg/server/messages.py by `make types`. Do not edit.\n"
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """An interface for every message, and what either side may send on the socket."""
    models = [
        model
        for model in vars(messages).values()
        if isinstance(model, type) and issubclass(model, messages.Message) and model is not messages.Message
    ]
    _, schema = models_json_schema([(model, "serialization") for model in models])
    parts = [HEAD]
    parts += [interface(model.__name__, schema["$defs"][model.__name__]) for model in models]
    parts += [
        union("ClientMessage", messages.ClientMessage),
        union("ServerMessage", messages.ServerMessage),
    ]
    return "\n".join(parts)


def interface(name: str, schema: dict[str, Any]) -> str:
    lines = [f"export interface {name} {{"]
    required = schema.get("required", [])
    for field, kind in schema.get("properties", {}).items():
        if "description" in kind:
            lines.append(f"  /** {kind['description']} */")
        lines.append(f"  {field}{'' if field in required else '?'}: {type_of(kind)};")
    return "\n".join([*lines, "}", ""])


def union(name: str, kind: Any) -> str:
    """A union of messages, plain or annotated."""
    models = get_args(get_args(kind)[0] if hasattr(kind, "__metadata__") else kind)
    return f"export type {name} = {' | '.join(model.__name__ for model in models)};\n"


def type_of(kind: dict[str, Any]) -> str:
    """The TypeScript type of a JSON schema."""
    if "$ref" in kind:
        return str(kind["$ref"]).rsplit("/", 1)[-1]
    if "const" in kind:
        return json.dumps(kind["const"])
    if "enum" in kind:
        return " | ".join(map(json.dumps, kind["enum"]))
    if "anyOf" in kind:
        return " | ".join(type_of(one) for one in kind["anyOf"])
    if kind.get("type") == "array":
        inside = type_of(kind.get("items", {}))
        return f"({inside})[]" if " | " in inside else f"{inside}[]"
    if kind.get("type") == "object":
        inside = kind.get("additionalProperties", True)
        return f"Record<string, {type_of(inside) if isinstance(inside, dict) else 'unknown'}>"
    return SIMPLE.get(str(kind.get("type")), "unknown")


if __name__ == "__main__":
    print(typescript(), end="")
