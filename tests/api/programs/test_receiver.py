#!/usr/bin/env python3
"""The sample receiver of callbacks, tested with genuine and with faulty callbacks.

Usage: test_receiver.py TILLDESKD TILLDESK
"""

import pathlib
import socket
import subprocess
import sys
import urllib.error
import urllib.request

import programs
from programs import ProgramTest, call, main

RECEIVER = pathlib.Path(__file__).resolve().parents[3] / "resources/samples/receive_callbacks.py"


def free_port():
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]


class Receiver(ProgramTest):
    def setUp(self):
        super().setUp()
        self.profile = self.demo()["profiles"][0]
        self.service = self.serve("--issuer", "Bakery", "--claim-namespace", "https://claims.example")
        self.addCleanup(self.service.__exit__)
        port = free_port()
        self.url = f"http://127.0.0.1:{port}/notify/me"
        self.receiver = subprocess.Popen(
            [sys.executable, RECEIVER, f"{self.service.address}/certificates", self.profile["id"], self.url, "Bakery",
             "https://claims.example"], stdout=subprocess.PIPE, text=True)
        self.addCleanup(self.stop)
        self.assertEqual(self.says(), f"listening on {self.url}")

    def stop(self):
        self.receiver.kill()
        self.receiver.wait()
        self.receiver.stdout.close()

    def says(self):
        return self.receiver.stdout.readline().strip()

    def cancelled(self, fault):
        """Creates and cancels a payment whose callback is sent with a fault."""
        self.assertEqual(call(f"{self.service.address}/sim/callbacks", body={"fault": fault})[0], 200)
        payment = self.creates(self.service, self.profile["apiKey"], callbackUrl=self.url, description="café")
        self.assertEqual(call(f"{self.service.address}/v3/payments/{payment}", self.profile["apiKey"], method="DELETE")[0], 204)
        return payment

    def test_takes_genuine_callbacks_of_both_forms(self):
        for form in ("specified", "extended"):
            self.command("profile", "set", "--profile", self.profile["id"], "--callback-header", form)
            self.assertEqual(self.says_of("none"), "CANCELLED")
        self.command("keys", "rotate")
        self.assertEqual(self.says_of("none"), "CANCELLED")

    def says_of(self, fault):
        """Returns the first word that the receiver prints about the callback of a payment."""
        payment = self.cancelled(fault)
        word, *rest = self.says().split()
        self.assertEqual(rest, [payment, "1250"])
        return word

    def test_refuses_what_is_faulty_and_goes_on(self):
        for fault, check in (("der-signature", "alg"), ("wrong-key", "InvalidSignature"), ("unknown-kid", "kid"),
                             ("foreign-sub", "sub"), ("stale-iat", "iat")):
            self.cancelled(fault)
            self.assertEqual(self.says(), f"refused: {check}", fault)
        self.assertEqual(self.says_of("doubled"), "CANCELLED")
        self.assertEqual(self.says_of("none"), "CANCELLED", "a repetition was told twice")

    def test_refuses_what_is_forged(self):
        payment = self.cancelled("none")
        self.assertEqual(self.says(), f"CANCELLED {payment} 1250")
        headers, body = self.attempt()
        signature = next(line.split(": ", 1)[1] for line in headers.splitlines() if line.startswith("Signature"))
        body = body.encode() if isinstance(body, str) else body
        first, _, last = signature.split(".")
        for sent, forged, said in ((body.replace(b"1250", b"9999"), signature, "InvalidSignature"), (body, "", ""),
                                   (body, f"{first}.{last}", ""), (body, f"{first}.e30.{last}", "parts"),
                                   (body, f"{first}=..{last}", "base64url"), (body, f"e30..{last}", "'typ'")):
            self.assertEqual(self.sends(sent, forged), 401, forged)
            self.assertIn(said, self.says())
        self.assertEqual(self.sends(body, signature), 204)

    def attempt(self):
        """Returns headers and body of a callback's first attempt, once the service has stored it."""
        return self.wait_for_row("SELECT a.request_headers, c.body FROM callback c"
                                 " JOIN callback_attempt a ON a.callback = c.seq")

    def sends(self, body, signature):
        request = urllib.request.Request(self.url, data=body, headers={"Signature": signature})
        try:
            with urllib.request.urlopen(request, timeout=programs.SECONDS) as answer:
                return answer.status
        except urllib.error.HTTPError as error:
            with error:
                return error.code


if __name__ == "__main__":
    main()
