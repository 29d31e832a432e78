#!/usr/bin/env python3
"""Callbacks as a shop receives them: with only the key set and the openssl program, and none of the service's code.

Usage: test_callbacks.py TILLDESKD TILLDESK
"""

import base64
import hashlib
import http.server
import json
import pathlib
import queue
import subprocess
import threading

from programs import ProgramTest, call, main

NAMESPACE = "https://tilldesk.invalid"
SECONDS = 30


def bytes_of(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def openssl(*arguments, data=None):
    return subprocess.run(["openssl", *arguments], input=data, check=False, capture_output=True).stdout


def der_of(raw):
    """Converts an ECDSA signature from r and s to DER, the form that openssl reads."""
    def integer(data):
        data = data.lstrip(b"\0")
        data = b"\0" + data if data[0] & 0x80 else data
        return bytes([2, len(data)]) + data
    both = integer(raw[:32]) + integer(raw[32:])
    return bytes([0x30, len(both)]) + both


class Shop:
    """Receives callbacks. Answers each with the next of `statuses`; repeats the last one."""

    def __init__(self, *statuses):
        shop = self
        self.statuses = list(statuses) or [204]
        self.came = queue.Queue()

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):  # pylint: disable=invalid-name
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = shop.statuses.pop(0) if len(shop.statuses) > 1 else shop.statuses[0]
                shop.came.put((self.headers, body))
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):  # pylint: disable=arguments-differ
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.server.handle_error = lambda *_: None  # silence errors when the service is killed
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/notify"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    def next(self):
        return self.came.get(timeout=SECONDS)


class Callbacks(ProgramTest):
    def cancelled(self, service, key, url):
        payment = self.creates(service, key, callbackUrl=url)
        status, _ = call(f"{service.address}/v3/payments/{payment}", key, method="DELETE")
        self.assertEqual(status, 204)
        return payment

    def openssl_verifies(self, service, signature, body):
        header, _, last = signature.split(".")
        kid = json.loads(bytes_of(header))["kid"]
        status, keys = call(f"{service.address}/.well-known/jwks.json")
        self.assertEqual(status, 200)
        key = next(key for key in json.loads(keys)["keys"] if key["kid"] == kid)
        der = base64.b64decode(key["x5c"][0])
        self.assertEqual(json.loads(bytes_of(header))["x5t#S256"],
                         base64url(hashlib.sha256(der).digest()))
        files = {name: str(pathlib.Path(self.temporary.name, name)) for name in ("public", "proof")}
        public = openssl("x509", "-inform", "DER", "-pubkey", "-noout", data=der)
        pathlib.Path(files["public"]).write_bytes(public)
        pathlib.Path(files["proof"]).write_bytes(der_of(bytes_of(last)))
        return openssl("dgst", "-sha256", "-verify", files["public"], "-signature", files["proof"],
                       data=f"{header}.{base64url(body)}".encode()) == b"Verified OK\n"

    def test_openssl_verifies_both_headers_with_the_published_certificate(self):
        profile = self.demo()["profiles"][0]
        with self.serve() as service, Shop() as shop:
            for form, members in (("specified", 10), ("extended", 11)):
                self.command("profile", "set", "--profile", profile["id"], "--callback-header", form)
                for _ in range(4):  # several signatures, so that r and s have different DER lengths
                    payment = self.cancelled(service, profile["apiKey"], shop.url)
                    headers, body = shop.next()
                    told = json.loads(body)
                    self.assertEqual((told["paymentId"], told["status"]), (payment, "CANCELLED"))
                    signature = headers["Signature"]
                    self.assertEqual(len(json.loads(bytes_of(signature.split(".")[0]))), members)
                    self.assertTrue(self.openssl_verifies(service, signature, body))
                    self.assertFalse(self.openssl_verifies(service, signature, body + b"\n"))

    def test_what_was_committed_is_sent_after_a_kill(self):
        profile = self.demo()["profiles"][0]
        with Shop(503) as shop:
            with self.serve() as service:
                payments = {self.cancelled(service, profile["apiKey"], shop.url) for _ in range(5)}
                shop.next()  # the other callbacks are in flight or waiting when the service is killed
            shop.statuses = [200]
            with self.serve() as service:
                self.command("clock", "advance", "--by", "11")
                told = set()
                while told != payments:
                    told.add(json.loads(shop.next()[1])["paymentId"])

    def test_it_is_idle_while_nothing_is_due(self):
        profile = self.demo()["profiles"][0]
        with self.serve() as service, Shop() as shop:
            self.cancelled(service, profile["apiKey"], shop.url)
            shop.next()
            self.wait_for_row("SELECT 1 FROM callback WHERE state = 2")

            def wake_ups():
                """How often the thread that sends callbacks has gone to sleep."""
                for task in pathlib.Path(f"/proc/{service.process.pid}/task").iterdir():
                    if (task / "comm").read_text() == "callbacks\n":
                        status = (task / "status").read_text()
                        return int(status.split("\nvoluntary_ctxt_switches:")[1].split()[0])
                return self.fail("no thread sends callbacks")
            before = wake_ups()
            for _ in range(200):  # other work, of which no callback tells
                self.creates(service, profile["apiKey"])
            self.assertLessEqual(wake_ups() - before, 20)


if __name__ == "__main__":
    main()
