#!/usr/bin/env python3
"""The description of the interface is whole and agrees with the code.

References resolve, every operation has the answers it must have, every example fits its schema, and
the protocol's codes, the statuses and the routes of the sources all stand in it.
"""
import json
import re
import sys
from pathlib import Path

# Codes of the command line and the window; no operation of the endpoint answers them.
NOT_ON_THE_WIRE = {"MERCHANT_NOT_FOUND", "API_KEY_NOT_FOUND"}
# Errors that are found before it is known that a payment operation is meant.
UNSIGNED = {"405", "413"}
METHODS = {"get", "post", "put", "delete", "patch"}


def resolve(document, node):
    while isinstance(node, dict) and "$ref" in node:
        target = document
        for part in node["$ref"].removeprefix("#/").split("/"):
            target = target[part.replace("~1", "/").replace("~0", "~")]
        node = target
    return node


def walk(node, path=""):
    yield path, node
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, child in children:
        yield from walk(child, f"{path}/{key}")


TYPES = {
    "object": lambda v: isinstance(v, dict),
    "array": lambda v: isinstance(v, list),
    "string": lambda v: isinstance(v, str),
    "integer": lambda v: isinstance(v, int) and not isinstance(v, bool),
}


def problems_of_value(document, schema, value, where):
    """What of JSON Schema the document uses; every keyword that is not known here is reported."""
    schema = resolve(document, schema)
    known = {"type", "format", "description", "examples", "default", "deprecated", "contentMediaType",
             "properties", "required", "items", "minItems", "maxItems", "enum", "const", "pattern",
             "minLength", "maxLength", "minimum", "maximum"}
    for keyword in schema.keys() - known:
        yield f"{where}: keyword {keyword} is not checked"
    if "type" in schema and not TYPES[schema["type"]](value):
        yield f"{where}: {value!r} is no {schema['type']}"
        return
    if "enum" in schema and value not in schema["enum"] or "const" in schema and value != schema["const"]:
        yield f"{where}: {value!r} is not among the values"
    if isinstance(value, str):
        if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", 10**9):
            yield f"{where}: length of {value!r}"
        if "pattern" in schema and not re.search(schema["pattern"], value):
            yield f"{where}: {value!r} does not match {schema['pattern']}"
    if TYPES["integer"](value) and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        yield f"{where}: {value} is out of range"
    if isinstance(value, list):
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", 10**9):
            yield f"{where}: number of items"
        for i, item in enumerate(value):
            yield from problems_of_value(document, schema.get("items", {}), item, f"{where}/{i}")
    if isinstance(value, dict):
        for name in schema.get("required", []):
            if name not in value:
                yield f"{where}: {name} is missing"
        for name, member in value.items():
            if name in schema.get("properties", {}):
                yield from problems_of_value(document, schema["properties"][name], member, f"{where}/{name}")
            elif "properties" in schema:
                yield f"{where}: {name} is not described"


def problems_of_references(document):
    used = set()
    for path, node in walk(document):
        if isinstance(node, dict) and "$ref" in node:
            used.add(node["$ref"])
            try:
                resolve(document, node)
            except (KeyError, TypeError):
                yield f"{path}: {node['$ref']} leads nowhere"
    for kind, parts in document["components"].items():
        for name in parts:
            if kind != "securitySchemes" and f"#/components/{kind}/{name}" not in used:
                yield f"component {kind}/{name} is not used"


def operations(document):
    for path, item in document["paths"].items():
        for method in METHODS & item.keys():
            yield path, method, item[method]


def problems_of_operations(document):
    seen = set()
    for path, method, operation in operations(document):
        where = f"{method.upper()} {path}"
        is_open = operation.get("security", document["security"]) == []
        needed = {"500", "default"} if is_open else {"401", "403", "429", "500", "503", "default"}
        if "{id}" in path:
            needed.add("404")
        if operation.get("requestBody"):
            needed |= {"400", "413"}
        for status in sorted(needed - operation["responses"].keys()):
            yield f"{where}: no answer {status}"
        if not any(status.startswith("2") for status in operation["responses"]):
            yield f"{where}: no success"
        for status, response in operation["responses"].items():
            if "X-Request-ID" not in resolve(document, response).get("headers", {}):
                yield f"{where}: {status} has no X-Request-ID"
            is_signed = path.startswith("/v3/payments") and status[0] in "45" and status not in UNSIGNED
            if is_signed and "SignatureBank" not in resolve(document, response)["headers"]:
                yield f"{where}: {status} has no SignatureBank"
        if operation["operationId"] in seen:
            yield f"{where}: {operation['operationId']} is taken"
        seen.add(operation["operationId"])
        described = {resolve(document, p)["name"] for p in document["paths"][path].get("parameters", [])}
        for name in re.findall(r"{(\w+)}", path):
            if name not in described:
                yield f"{where}: {name} is not described"


def problems_of_examples(document):
    for path, node in walk(document):
        if not isinstance(node, dict) or path.endswith("/properties"):
            continue
        schema = node.get("schema", {})
        if "example" in node and schema:
            yield from problems_of_value(document, schema, node["example"], path)
        if isinstance(node.get("examples"), dict) and schema:
            for name, example in node["examples"].items():
                value = resolve(document, example)["value"]
                yield from problems_of_value(document, schema, value, f"{path}/examples/{name}")
        if isinstance(node.get("examples"), list):
            for value in node["examples"]:
                yield from problems_of_value(document, node, value, path)


def problems_of_codes(document, root):
    text = (root / "core/http/errors.cpp").read_text(encoding="utf-8")
    in_code = {(int(s), c) for s, c in re.findall(r'return \{(\d{3}), "([A-Z_]+)"', text)}
    if not in_code:
        yield "core/http/errors.cpp: no codes found"
    described = set()
    for path, node in walk(document):
        match = re.search(r"/responses/([^/]+)$", path)
        if match and isinstance(node, dict):
            for media in resolve(document, node).get("content", {}).values():
                for example in media.get("examples", {}).values():
                    described.add(resolve(document, example)["value"]["code"])
    names = {code for _, code in in_code}
    for code in sorted(names - described - NOT_ON_THE_WIRE):
        yield f"{code} of core/http/errors.cpp is not described"
    for code in sorted(described - names):
        yield f"{code} is described, but core/http/errors.cpp does not know it"
    by_code = {code: str(status) for status, code in in_code}
    for path, method, operation in operations(document):
        for status, response in operation["responses"].items():
            for media in resolve(document, response).get("content", {}).values():
                for example in media.get("examples", {}).values():
                    code = resolve(document, example)["value"]["code"]
                    if status != "default" and by_code.get(code, status) != status:
                        yield f"{method.upper()} {path}: {code} under {status}"


def problems_of_statuses(document, root):
    text = (root / "core/domain/payment.cpp").read_text(encoding="utf-8")
    in_code = re.findall(r'return "([A-Z_]+)"_L1', text)
    if sorted(in_code) != sorted(document["components"]["schemas"]["PaymentStatus"]["enum"]):
        yield f"PaymentStatus differs from core/domain/payment.cpp: {in_code}"


def problems_of_routes(document, root):
    in_code = set()
    for path in sorted([*root.glob("core/**/*_routes.cpp"), *root.glob("app/**/*_routes.cpp")]):
        for method, pattern in re.findall(r'\.add\(\s*"([A-Z]+)",\s*"([^"]+)"', path.read_text(encoding="utf-8")):
            in_code.add((method.lower(), pattern))
    described = {(method, path) for path, method, _ in operations(document)}
    for method, pattern in sorted(in_code - described):
        yield f"{method.upper()} {pattern} is served, but not described"
    for method, pattern in sorted(described - in_code):
        yield f"{method.upper()} {pattern} is described, but not served"


def main():
    root = Path(sys.argv[1])
    document = json.loads((root / "resources/openapi/openapi.json").read_text(encoding="utf-8"))
    problems = [*problems_of_references(document)]
    if not problems:
        for check in (problems_of_operations, problems_of_examples):
            problems += check(document)
        for check in (problems_of_codes, problems_of_statuses, problems_of_routes):
            problems += check(document, root)
    print("\n".join(problems) or f"openapi.json: {len(list(operations(document)))} operations are whole")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
