#!/usr/bin/env python3
"""Tests which errors described.py and check_transcripts.py detect."""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

import described

PAYMENT = "0192f4c1a2b33e5d7c9b1f48"
GET = f"/v3/payments/{PAYMENT}"
JSON_TYPE = ("Content-Type", "application/json")
REQUEST_ID = ("X-Request-ID", "order-1207")
USUAL = [REQUEST_ID, JSON_TYPE, ("Content-Length", "2"), ("Date", "now"), ("Connection", "close")]
BANK = ("SignatureBank", "aGVhZGVy..c2lnbmF0dXJl")


def example(path, method, status):
    """Returns the example body of the document."""
    response = described.ours().resolve(
        described.ours().document["paths"][path][method]["responses"][str(status)])
    media = response["content"]["application/json"]
    return media["example"] if "example" in media else described.ours().resolve(
        next(iter(media["examples"].values())))["value"]


class Described(unittest.TestCase):
    def setUp(self):
        self.payment = example("/v3/payments/{id}", "get", 200)
        self.error = example("/v3/payments/{id}", "get", 404)

    def fits(self, *exchange):
        return described.validate(*exchange)

    def refuses(self, why, method, target, status, headers, body):
        text = body if isinstance(body, bytes) else json.dumps(body).encode()
        with self.assertRaisesRegex(described.Mismatch, why):
            described.validate(method, target, status, headers, text)

    def test_takes_what_is_described(self):
        body = json.dumps(self.payment).encode()
        self.assertEqual(self.fits("GET", GET + "?a=b", 200, USUAL, body), "GET /v3/payments/{id}")
        self.assertEqual(self.fits("GET", GET, 200, dict(USUAL), body), "GET /v3/payments/{id}")
        self.fits("HEAD", GET, 200, USUAL, b"")
        self.fits("GET", GET, 404, [*USUAL, BANK], json.dumps(self.error).encode())
        self.fits("DELETE", GET, 204, [REQUEST_ID], b"")

    def test_prefers_the_written_path_and_takes_any_case_where_the_service_does(self):
        find = described.ours().find
        self.assertEqual(find("/v3/payments/search"), "/v3/payments/search")
        self.assertEqual(find("/v3/payments/%73earch"), "/v3/payments/search")
        self.assertEqual(find("/v3/payments/Search"), "/v3/payments/{id}")
        self.assertEqual(find("/PAY/2/X/Payment"), "/pay/2/{id}/payment")
        self.assertEqual(find("/pay/2/x/identify"), "/pay/2/{id}/{action}")
        self.assertEqual(find("/"), "/")
        for unknown in ("/v3/payments/", "/v3/payments/%zz", "/V3/payments", "/v3", "//"):
            self.assertIsNone(find(unknown), unknown)

    def test_an_unknown_path_or_method_is_an_error_only(self):
        error = json.dumps(self.error).encode()
        self.fits("GET", "/nothing", 404, USUAL, error)
        self.fits("PUT", GET, 405, [*USUAL, ("Allow", "GET, HEAD, DELETE")], error)
        self.refuses("path is not described", "GET", "/nothing", 200, USUAL, {})
        self.refuses("with this method", "PUT", GET, 200, USUAL, self.payment)
        self.refuses("with this method", "HEAD", "/v3/payments", 200, USUAL, b"")

    def test_the_status(self):
        self.refuses("status is not described", "GET", GET, 201, USUAL, self.payment)
        self.refuses("status is not described", "GET", GET, 302, USUAL, self.payment)
        self.fits("GET", GET, 408, USUAL, json.dumps(self.error).encode())

    def test_headers(self):
        self.refuses("signaturebank is missing", "GET", GET, 404, USUAL, self.error)
        self.refuses("signaturebank: ", "GET", GET, 404, [*USUAL, ("SignatureBank", "a.b.c")], self.error)
        self.refuses("x-request-id is missing", "GET", GET, 200, USUAL[1:], self.payment)
        self.refuses("server is not described", "GET", GET, 200, [*USUAL, ("Server", "x")], self.payment)
        self.refuses("twice", "GET", GET, 200, [*USUAL, ("x-request-id", "b")], self.payment)
        self.refuses("retry-after: ", "GET", GET, 503, [*USUAL, BANK, ("Retry-After", "soon")], self.error)
        self.fits("GET", GET, 503, [*USUAL, ("Retry-After", "1")], json.dumps(self.error).encode())

    def test_bodies(self):
        for change, why in ((("status", "PAID"), "PAID"), (("amount", 0), "minimum"),
                            (("amount", "1998"), "integer"), (("surprise", 1), "surprise"),
                            (("createdAt", "2024-11-04"), "createdAt"),
                            (("creditor", {"name": 1}), "creditor.name"),
                            (("_links", {"self": {"href": "no address"}}), "_links.*href"),
                            (("debtor", {"phone": "1"}), "debtor")):
            self.refuses(why, "GET", GET, 200, USUAL, self.payment | dict([change]))
        missing = dict(self.payment)
        del missing["status"]
        self.refuses("status", "GET", GET, 200, USUAL, missing)
        text = json.dumps(self.payment).encode()
        self.refuses("integer", "GET", GET, 200, USUAL, text.replace(b": 1998", b": 1998.0"))
        self.refuses("twice", "GET", GET, 200, USUAL, text[:-1] + b', "amount": 1998}')
        self.refuses("no JSON", "GET", GET, 200, USUAL, b"<html>")
        self.refuses("no JSON", "GET", GET, 200, USUAL, b"")
        html = [REQUEST_ID, ("Content-Type", "text/html")]
        self.refuses("content type text/html", "GET", GET, 200, html, self.payment)
        self.refuses("a body, where none", "DELETE", GET, 204, USUAL, {})
        self.refuses("HEAD", "HEAD", GET, 200, USUAL, self.payment)

    def test_a_page_has_its_headers_and_content(self):
        page = [REQUEST_ID, ("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-store"),
                ("Content-Security-Policy", "default-src 'none'"), ("Referrer-Policy", "no-referrer"),
                ("X-Content-Type-Options", "nosniff")]
        self.fits("GET", f"/checkout/{PAYMENT}", 200, page, b"<html>")
        self.refuses("no body", "GET", f"/pay/2/{PAYMENT}", 200, page, b"")
        self.refuses("policy is missing", "GET", f"/pay/2/{PAYMENT}", 200, page[:3] + page[4:], b"<html>")

    def test_transcripts(self):
        checker = pathlib.Path(__file__).with_name("check_transcripts.py")
        good = {"method": "GET", "target": GET, "status": 200, "headers": USUAL, "body": json.dumps(self.payment)}
        with tempfile.TemporaryDirectory() as folder:
            def checked(*exchanges, tests=("a", "b")):
                """Returns what check_transcripts.py prints for one transcript."""
                lines = "".join(json.dumps(exchange) + "\n" for exchange in exchanges)
                pathlib.Path(folder, "tst_a.jsonl").write_text(lines, encoding="ascii")
                done = subprocess.run([sys.executable, "-B", checker, folder, *tests],
                                      capture_output=True, text=True, check=False)
                self.assertEqual(done.returncode, 1)  # so few exchanges do not cover all operations
                return done.stdout
            unseen = "no test that ran had a success of GET /v3/payments/{id} "
            self.assertNotIn(unseen, checked(good))
            self.assertIn("1 answers of 1 kinds", checked(good))
            self.assertIn(unseen, checked())
            self.assertIn(unseen, checked(good, tests=("b",)))
            missing = good | {"status": 404, "headers": [*USUAL, BANK], "body": json.dumps(self.error)}
            self.assertIn(unseen, checked(missing))
            bad = checked(good, good | {"status": 201})
            self.assertIn(f"a: GET {GET} 201: the status is not described", bad)


if __name__ == "__main__":
    unittest.main()
