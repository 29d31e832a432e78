"""Checks an HTTP exchange with the service against resources/openapi/openapi.json.

    import described
    described.validate("GET", "/v3/payments/0192…", 200, answer.headers, answer.body)

raises `described.Mismatch` if the document does not describe the path, the method, the status, a header or
the content type, or if the body violates its schema or has a member that the schema does not name.
"""

import copy
import datetime
import decimal
import functools
import json
import pathlib
import re
import urllib.parse

import jsonschema

DOCUMENT = pathlib.Path(__file__).resolve().parents[2] / "resources/openapi/openapi.json"
METHODS = ("get", "post", "put", "delete", "patch")
# Headers of HTTP itself, which the document need not describe.
USUAL_HEADERS = {"content-length", "content-type", "date", "connection"}


class Mismatch(AssertionError):
    """The exchange differs from the OpenAPI document."""


formats = jsonschema.FormatChecker(formats=())


@formats.checks("date-time", raises=ValueError)
def _is_date_time(text):
    return datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).tzinfo is not None


@formats.checks("uri", raises=ValueError)
def _is_uri(text):
    parts = urllib.parse.urlsplit(text)
    return bool(parts.scheme and parts.netloc) and " " not in text


def _closed(node):
    """Returns a copy of a schema that rejects members it does not name."""
    if isinstance(node, list):
        return [_closed(each) for each in node]
    if not isinstance(node, dict):
        return node
    closed = {key: _closed(value) for key, value in node.items()}
    if isinstance(node.get("properties"), dict) and "type" in node:
        closed.setdefault("additionalProperties", False)
    return closed


def _no_twins(pairs):
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("a member stands there twice")
    return members


def parse(body):
    """Parses JSON. A number with a fraction becomes a Decimal, which the schemas do not accept as an integer."""
    return json.loads(body, object_pairs_hook=_no_twins, parse_float=decimal.Decimal)


def _other(target):
    """Returns the name of the response component that describes HTTP-level errors for a target."""
    if re.match(r"(/v3)?/reconciliation(/|\?|$)", target):
        return "OtherOfReconciliation"
    return "OtherOfRefunds" if re.match(r"/v3/payments/[^/?]+/refunds(/|\?|$)", target) else "Other"


class Description:
    """An OpenAPI document."""

    def __init__(self, document):
        self.document = document
        self._components = _closed(copy.deepcopy(document["components"]))
        self._routes = [(self._shape(path, item), path, item) for path, item in document["paths"].items()]
        # Literal segments take precedence over parameters, compared from the first segment on.
        self._routes.sort(key=lambda route: [pattern is None for pattern in route[0]])

    @staticmethod
    def _shape(path, item):
        """Returns a regular expression for each segment; None for a parameter."""
        flags = re.IGNORECASE if item.get("x-any-case") else 0
        return [None if segment.startswith("{") else re.compile(re.escape(segment), flags)
                for segment in path.split("/")[1:]]

    def resolve(self, node):
        """Follows `$ref` until the node is not a reference."""
        while isinstance(node, dict) and "$ref" in node:
            target = self.document
            for part in node["$ref"].removeprefix("#/").split("/"):
                target = target[part.replace("~1", "/").replace("~0", "~")]
            node = target
        return node

    def operations(self):
        """Yields (path, method in lower case, operation)."""
        for path, item in self.document["paths"].items():
            for method in METHODS:
                if method in item:
                    yield path, method, item[method]

    def find(self, target):
        """Returns the path of the document that matches a target; None if there is none."""
        path = urllib.parse.urlsplit(target).path if "://" in target else target.split("?")[0]
        if re.search("%(?![0-9A-Fa-f]{2})", path):
            return None
        segments = [urllib.parse.unquote(segment) for segment in path.split("/")[1:]]
        for shape, name, _ in self._routes:
            if len(shape) == len(segments) and all(
                    bool(text) if pattern is None else pattern.fullmatch(text)
                    for pattern, text in zip(shape, segments)):
                return name
        return None

    @functools.lru_cache(maxsize=None)
    def _validator(self, schema):
        whole = {**_closed(json.loads(schema)), "components": self._components}
        return jsonschema.Draft202012Validator(whole, format_checker=formats)

    def problem_of_value(self, schema, value):
        """Returns why a value violates a schema; None if it is valid."""
        error = jsonschema.exceptions.best_match(self._validator(json.dumps(schema)).iter_errors(value))
        return error and f"{error.json_path}: {error.message}"

    def response(self, method, target, status):
        """Returns (operation as "METHOD path", its described response) for a status."""
        path = self.find(target)
        other = self.resolve({"$ref": f"#/components/responses/{_other(target)}"})
        if path is None:
            if status not in (400, 404, 414, 431):
                raise Mismatch("the path is not described")
            return "unknown path", other
        item = self.document["paths"][path]
        operation = item.get(method.lower()) or (item.get("get") if method == "HEAD" else None)
        if operation is None:
            if status not in (400, 405):
                raise Mismatch(f"{path} is not described with this method")
            return f"unknown method of {path}", other
        responses = operation["responses"]
        if str(status) not in responses and (status < 400 or "default" not in responses):
            raise Mismatch(f"the status is not described for {path}")
        described_status = str(status) if str(status) in responses else "default"
        return f"{method} {path}", self.resolve(responses[described_status])

    def _check_headers(self, response, headers):
        described = {name.lower(): self.resolve(header) for name, header in response.get("headers", {}).items()}
        sent = {}
        for name, value in headers:
            name = name.lower()
            if name in sent:
                raise Mismatch(f"header {name} is there twice")
            sent[name] = value
            if name not in described and name not in USUAL_HEADERS:
                raise Mismatch(f"header {name} is not described")
        for name, header in described.items():
            if name not in sent:
                if header.get("required"):
                    raise Mismatch(f"header {name} is missing")
                continue
            schema = self.resolve(header["schema"])
            is_number = schema.get("type") == "integer" and sent[name].isdecimal()
            problem = self.problem_of_value(schema, int(sent[name]) if is_number else sent[name])
            if problem:
                raise Mismatch(f"header {name}: {problem}")
        return sent

    def _check_body(self, response, content_type, body):
        content = response.get("content")
        if not content:
            if body:
                raise Mismatch("a body, where none is described")
            return
        media = content_type.split(";")[0].strip().lower()
        if media not in content:
            raise Mismatch(f"content type {media or '(none)'} is not described")
        if media != "application/json":
            if not body:
                raise Mismatch("no body")
            return
        try:
            value = parse(body)
        except ValueError as error:
            raise Mismatch(f"the body is no JSON: {error}") from error
        problem = self.problem_of_value(content[media]["schema"], value)
        if problem:
            raise Mismatch(f"body {problem}")

    def validate(self, method, target, status, headers, body):
        """Raises Mismatch. `headers`: pairs or a mapping; `body`: bytes. Returns the operation as "METHOD path"."""
        pairs = list(headers.items() if hasattr(headers, "items") else headers)
        try:
            name, response = self.response(method, target, status)
            sent = self._check_headers(response, pairs)
            if method == "HEAD":
                if body:
                    raise Mismatch("a body in the answer to HEAD")
            else:
                self._check_body(response, sent.get("content-type", ""), body)
        except Mismatch as mismatch:
            raise Mismatch(f"{method} {target} {status}: {mismatch}") from None
        return name


@functools.lru_cache(maxsize=1)
def ours():
    """Returns the description of this service."""
    return Description(json.loads(DOCUMENT.read_text(encoding="utf-8")))


def validate(method, target, status, headers, body):
    """As Description.validate(), for this service."""
    return ours().validate(method, target, status, headers, body)
