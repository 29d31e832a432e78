#!/usr/bin/env python3
"""The description of the interface is whole and agrees with the code.

References resolve, every operation has the answers it must have, every example fits its schema, and
the protocol's codes, the statuses and the routes of the sources all stand in it.
"""
import json
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from described import Description  # noqa: E402

# Codes of the command line and the window; no HTTP response has them.
NOT_ON_THE_WIRE = {"MERCHANT_NOT_FOUND", "API_KEY_NOT_FOUND", "CALLBACK_NOT_FOUND", "PAYOUT_NOT_FAILED"}
# Errors that are found before the service knows that a payment operation was called.
UNSIGNED = {"405", "413"}


def walk(node, path=""):
    yield path, node
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, child in children:
        yield from walk(child, f"{path}/{key}")


def problems_of_references(description):
    document = description.document
    used = set()
    for path, node in walk(document):
        if isinstance(node, dict) and "$ref" in node:
            used.add(node["$ref"])
            try:
                description.resolve(node)
            except (KeyError, TypeError):
                yield f"{path}: {node['$ref']} leads nowhere"
    for kind, parts in document["components"].items():
        for name in parts:
            if kind != "securitySchemes" and f"#/components/{kind}/{name}" not in used:
                yield f"component {kind}/{name} is not used"


def signature_of(path, status, has_body):
    """Returns the header that signs a response; None if the response is not signed."""
    if not has_body or status in UNSIGNED:
        return None
    if "/reconciliation/" in path:
        return "Signature"
    is_error = status[0] in "45"
    return "SignatureBank" if path.startswith("/v3/payments") and (is_error or "/refunds" in path) else None


def problems_of_operations(description):
    document = description.document
    seen = set()
    for path, method, operation in description.operations():
        where = f"{method.upper()} {path}"
        is_open = operation.get("security", document["security"]) == []
        needed = {"500", "default"} if is_open else {"401", "403", "429", "500", "503", "default"}
        # That operation answers 422 for an unknown payment.
        if "{id}" in path and operation["operationId"] != "createRefund":
            needed.add("404")
        if "requestBody" in operation:
            needed |= {"400", "413"} if operation["requestBody"]["required"] else {"413"}
        for status in sorted(needed - operation["responses"].keys()):
            yield f"{where}: no answer {status}"
        if not any(status.startswith("2") for status in operation["responses"]):
            yield f"{where}: no success"
        for status, response in operation["responses"].items():
            if "X-Request-ID" not in description.resolve(response).get("headers", {}):
                yield f"{where}: {status} has no X-Request-ID"
            header = signature_of(path, status, "content" in description.resolve(response))
            if header and header not in description.resolve(response)["headers"]:
                yield f"{where}: {status} has no {header}"
        if operation["operationId"] in seen:
            yield f"{where}: {operation['operationId']} is taken"
        seen.add(operation["operationId"])
        parameters = document["paths"][path].get("parameters", []) + operation.get("parameters", [])
        described = {description.resolve(parameter)["name"] for parameter in parameters}
        for name in re.findall(r"{(\w+)}", path):
            if name not in described:
                yield f"{where}: {name} is not described"


def values_with_schemas(description):
    """Yields (where, schema, value) of every example."""
    for path, node in walk(description.document):
        if not isinstance(node, dict) or path.endswith("/properties"):
            continue
        schema = node.get("schema")
        if schema and "example" in node:
            yield path, schema, node["example"]
        if schema and isinstance(node.get("examples"), dict):
            for name, example in node["examples"].items():
                yield f"{path}/examples/{name}", schema, description.resolve(example)["value"]
        if isinstance(node.get("examples"), list):
            for value in node["examples"]:
                yield path, node, value


def problems_of_examples(description):
    for where, schema, value in values_with_schemas(description):
        problem = description.problem_of_value(schema, value)
        if problem:
            yield f"{where}: {problem}"


def problems_of_codes(description, root):
    text = (root / "core/http/errors.cpp").read_text(encoding="utf-8")
    in_code = {(int(s), c) for s, c in re.findall(r'return \{(\d{3}), "([A-Z_]+)"', text)}
    if not in_code:
        yield "core/http/errors.cpp: no codes found"
    described = set()
    for path, node in walk(description.document):
        match = re.search(r"/responses/([^/]+)$", path)
        if match and isinstance(node, dict):
            for media in description.resolve(node).get("content", {}).values():
                for example in media.get("examples", {}).values():
                    described.add(description.resolve(example)["value"]["code"])
    names = {code for _, code in in_code}
    for code in sorted(names - described - NOT_ON_THE_WIRE):
        yield f"{code} of core/http/errors.cpp is not described"
    for code in sorted(described - names):
        yield f"{code} is described, but core/http/errors.cpp does not know it"
    by_code = {code: str(status) for status, code in in_code}
    for path, method, operation in description.operations():
        for status, response in operation["responses"].items():
            for media in description.resolve(response).get("content", {}).values():
                for example in media.get("examples", {}).values():
                    code = description.resolve(example)["value"]["code"]
                    if status != "default" and by_code.get(code, status) != status:
                        yield f"{method.upper()} {path}: {code} under {status}"


def problems_of_statuses(description, root):
    text = (root / "core/domain/payment.cpp").read_text(encoding="utf-8")
    in_code = re.findall(r'\{PaymentStatus::\w+, "([A-Z_]+)"\}', text)
    if sorted(in_code) != sorted(description.document["components"]["schemas"]["PaymentStatus"]["enum"]):
        yield f"PaymentStatus differs from core/domain/payment.cpp: {in_code}"


def problems_of_routes(description, root):
    in_code, any_case = set(), set()
    for path in sorted([*root.glob("core/**/*_routes.cpp"), *root.glob("app/**/*_routes.cpp")]):
        text = path.read_text(encoding="utf-8")
        for method, pattern, handler in re.findall(r'\.add\(\s*"([A-Z]+)",\s*"([^"]+)",([^;]*);', text):
            in_code.add((method.lower(), pattern))
            if handler.endswith("kAnyCase)"):
                any_case.add(pattern)
    described = {(method, path) for path, method, _ in description.operations()}
    for method, pattern in sorted(in_code - described):
        yield f"{method.upper()} {pattern} is served, but not described"
    for method, pattern in sorted(described - in_code):
        yield f"{method.upper()} {pattern} is described, but not served"
    said_any_case = {path for path, item in description.document["paths"].items() if item.get("x-any-case")}
    for pattern in sorted(any_case ^ said_any_case):
        yield f"{pattern}: taken in any case by the code or by the description only"


def main():
    root = Path(sys.argv[1])
    description = Description(json.loads((root / "resources/openapi/openapi.json").read_text(encoding="utf-8")))
    problems = [*problems_of_references(description)]
    if not problems:
        for check in (problems_of_operations, problems_of_examples):
            problems += check(description)
        for check in (problems_of_codes, problems_of_statuses, problems_of_routes):
            problems += check(description, root)
    print("\n".join(problems) or f"openapi.json: {len(list(description.operations()))} operations are whole")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
