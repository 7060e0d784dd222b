"""Python types as TypeScript: pydantic models, TypedDicts and the names given to literals and unions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BaseModel

SIMPLE: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}
EITHER = (Literal, Union, UnionType)
WIDTH = 120


class Source:
    """A TypeScript file in the making: what it declares, and what it takes from other files."""

    def __init__(self, origin: str, names: Mapping[Any, str] | None = None) -> None:
        """`names` are those of literals and unions; where there is none they are written out."""
        self.origin = origin
        self.names = names or {}
        self.known: dict[str, str] = {}  # the files where types stand that need not be declared here
        self.imported: dict[str, set[str]] = {}
        self.declared: dict[str, str] = {}
        self.constants: list[str] = []

    def takes_from(self, path: str, other: Source) -> None:
        """Types that the other file declares are imported from there."""
        self.known |= dict.fromkeys(other.declared, path)

    def text(self) -> str:
        head = f"// Made from {self.origin} by `make types`. Do not edit.\n"
        taken = sorted(self.imported.items())
        imports = [f'import type {{ {", ".join(sorted(names))} }} from "{path}";' for path, names in taken]
        parts = [head, *(["\n".join(imports) + "\n"] if imports else []), *self.declared.values()]
        return "\n".join([*parts, *self.constants])

    # Types

    def type_of(self, hint: Any) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            closer = [one for one in args[1:] if is_typeddict(one)]  # what a plain dict holds
            return self.type_of(closer[0] if closer else args[0])
        if origin in EITHER:
            name = self.names.get(hint)
            return self.alias(name, hint) if name else self.either(hint)
        if origin is list:
            inside = self.type_of(args[0])
            return f"({inside})[]" if get_origin(args[0]) in EITHER and args[0] not in self.names else f"{inside}[]"
        if origin is dict:
            # Keys that are literals mean that all of them are there.
            key = "string" if args[0] in (int, str) else self.type_of(args[0])
            return f"Record<{key}, {self.type_of(args[1])}>"
        if is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, BaseModel)):
            return self.interface(hint)
        return SIMPLE[hint]

    def either(self, hint: Any) -> str:
        if get_origin(hint) is Literal:
            return " | ".join(map(json.dumps, get_args(hint)))
        return " | ".join(self.type_of(one) for one in get_args(hint))

    def alias(self, name: str, hint: Any) -> str:
        """The name of a literal or a union."""
        if not self.stands(name):
            self.declared[name] = ""  # its place is before what it needs
            self.declared[name] = f"export type {name} = {self.either(hint)};\n"
        return name

    def interface(self, record: type, extends: str = "") -> str:
        """The name of a record, declared with all that it needs."""
        name = record.__name__
        if not self.stands(name):
            self.declared[name] = ""
            base = f" extends {extends}" if extends else ""
            self.declared[name] = "\n".join([f"export interface {name}{base} {{", *self.fields(record), "}", ""])
        return name

    def stands(self, name: str) -> bool:
        """Whether a type is declared, here or where it is then imported from."""
        if name in self.known:
            self.imported.setdefault(self.known[name], set()).add(name)
        return name in self.known or name in self.declared

    def fields(self, record: type) -> list[str]:
        lines = []
        for field, hint in get_type_hints(record, include_extras=True).items():
            optional = get_origin(hint) is NotRequired
            hint = get_args(hint)[0] if optional else hint
            comment = ""
            if issubclass(record, BaseModel):
                if field not in record.model_fields:
                    continue
                optional = not record.model_fields[field].is_required()
                comment = record.model_fields[field].description or ""
            elif get_origin(hint) is Annotated:
                comment = get_args(hint)[1]
            lines += [f"  /** {comment} */"] if comment else []
            lines.append(f"  {field}{'?' if optional else ''}: {self.type_of(hint)};")
        return lines

    # Values

    def constant(self, name: str, hint: Any, value: object) -> None:
        comment = f"/** {get_args(hint)[1]} */\n" if get_origin(hint) is Annotated else ""
        self.constants.append(f"{comment}export const {name}: {self.type_of(hint)} = {written(value)};\n")


def written(value: object, indent: str = "") -> str:
    """JSON in lines that are not too long."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(flat) <= WIDTH or not isinstance(value, list | dict):
        return flat
    inner = indent + "  "
    if isinstance(value, dict):
        lines = [f"{json.dumps(str(key))}: {written(one, inner)}," for key, one in value.items()]
        return "\n".join(["{", *(inner + line for line in lines), f"{indent}}}"])
    parts = [f"{written(one, inner)}," for one in value]
    lines = parts if "{" in flat else packed(parts, WIDTH - len(inner))
    return "\n".join(["[", *(inner + line for line in lines), f"{indent}]"])


def packed(parts: list[str], width: int) -> list[str]:
    """As many as fit on each line."""
    lines = parts[:1]
    for part in parts[1:]:
        if len(lines[-1]) + 1 + len(part) <= width:
            lines[-1] += f" {part}"
        else:
            lines.append(part)
    return lines
