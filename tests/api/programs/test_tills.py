#!/usr/bin/env python3
"""`pair` and `till`: other computers of the shop, next to a running service and without one.

Usage: test_tills.py TILLDESKD TILLDESK
"""

import hashlib
import json
import os
import pty
import re
import subprocess
import urllib.parse

import programs
import window
from programs import ProgramTest, main


class Tills(ProgramTest):
    def setUp(self):
        super().setUp()
        self.demo(5, "2026-02-01T00:00:00Z")

    def tills(self):
        return json.loads(self.command("till", "list", "--json"))

    def invite(self, *options):
        """Returns (link, code, fingerprint) as printed."""
        printed = self.command("pair", "--name", "127.0.0.1", *options)
        link = re.search(r"^Link: (tilldesk://\S+)$", printed, re.MULTILINE).group(1)
        code = re.search(r"^Code: (\d{6}), works once", printed, re.MULTILINE).group(1)
        fingerprint = re.search(r"^Fingerprint: ([0-9A-F ]+)$", printed, re.MULTILINE).group(1)
        return urllib.parse.urlsplit(link), code, fingerprint.replace(" ", "").lower()

    def open(self):
        return self.serve("--tills", "on", "--till-port", "0")

    def asking(self):
        return json.loads(self.command("till", "asking", "--json"))["asking"]

    def accept(self):
        self.command("till", "accept", "--id", self.asking()["id"])

    def pair(self, name):
        """Adds a till. Returns (answer of the service, address)."""
        link, code, _ = self.invite()
        return window.hello(link.hostname, link.port, self.accept, code=code, name=name, version="9.9")[0], link

    def test_a_shop_has_no_tills_until_one_is_paired(self):
        self.assertEqual(self.tills(), [])
        self.assertIn("No till yet", self.command("till", "list"))

    def test_nobody_is_paired_unless_the_service_accepts_tills(self):
        self.refused(1, "no other computer may connect", "pair")
        with self.serve():
            self.refused(1, "set tills = on", "pair")

    def test_link_code_and_fingerprint_are_those_of_the_service(self):
        with self.open():
            link, code, fingerprint = self.invite()
            query = urllib.parse.parse_qs(link.query)
            self.assertEqual(query, {"code": [code], "fingerprint": [fingerprint]})
            self.assertEqual(link.hostname, "127.0.0.1")
            certificate = window.certificate(link.hostname, link.port)
            self.assertEqual(hashlib.sha256(certificate).hexdigest(), fingerprint)
            self.assertEqual(self.invite()[2], fingerprint)
            self.refused(2, "name: must be a host name or an IP address", "pair", "--name", "shop lan")
        with self.open():
            self.assertEqual(self.invite()[2], fingerprint)  # the same after a restart

    def test_pairs_lists_changes_revokes_and_removes(self):
        with self.open():
            welcome, link = self.pair("Counter left")
            self.assertEqual(len(welcome["token"]), 43)
            [till] = self.tills()
            self.assertEqual((till["name"], till["version"], till["lastAddress"], till["revokedAt"]),
                             ("Counter left", "9.9", "127.0.0.1", None))
            self.assertNotIn(welcome["token"], self.command("till", "list", "--json"))
            self.assertEqual(self.audited("till-paired")["subject"], till["id"])
            self.command("till", "set", "--id", till["id"], "--name", "Tea room", "--at-most", "cashier")
            self.assertEqual((self.tills()[0]["name"], self.tills()[0]["atMost"]), ("Tea room", "cashier"))
            self.refused(2, "at-most: must be owner, manager or cashier", "till", "set", "--id", till["id"], "--at-most", "x")
            self.refused(2, "pos: no profile has this point of sale", "till", "set", "--id", till["id"], "--pos", "X")
            self.refused(2, "id: this till can still connect", "till", "remove", "--id", till["id"])
            again = window.hello(link.hostname, link.port, token=welcome["token"])[0]
            self.assertEqual(again["token"], "")
            self.command("till", "revoke", "--id", till["id"])
            refusal = window.hello(link.hostname, link.port, token=welcome["token"])[1]
            self.assertIn("revoked", refusal["detail"])
            self.refused(2, "id: this till was revoked", "till", "set", "--id", till["id"], "--name", "x")
            self.command("till", "remove", "--id", till["id"])
            self.assertEqual(self.tills(), [])
        self.refused(2, "id: no till has this id", "till", "revoke", "--id", "0" * 24)
        self.assertIn("sound", self.command("verify"))

    def test_adds_no_till_without_the_yes_of_the_shop(self):
        with self.open():
            self.assertIn("No computer asks", self.command("till", "asking"))
            link, code, _ = self.invite()

            def look():
                self.assertEqual(self.tills(), [])
                asking = self.asking()
                self.assertEqual((asking["name"], asking["address"], asking["version"]), ("Spy", "127.0.0.1", "9.9"))
                self.assertIn("Spy", self.command("till", "asking"))
                self.refused(2, "id: no till with this id asks", "till", "accept", "--id", "0" * 24)
                self.command("till", "refuse", "--id", asking["id"])

            refusal = window.hello(link.hostname, link.port, look, code=code, name="Spy", version="9.9")[1]
            self.assertIn("has not said yes", refusal["detail"])
            self.assertEqual(self.tills(), [])
            self.assertEqual(self.audited("pairing-refused")["facts"]["answer"], "no")
            self.assertIn("make a new one", window.hello(link.hostname, link.port, code=code)[1]["detail"])
            link, code, _ = self.invite()
            older = window.hello(link.hostname, link.port, code=code, canWait=False)[1]
            self.assertEqual(older["field"], "protocol")
            self.assertIn("update the window", older["detail"])

    def test_asks_at_the_terminal(self):
        with self.open():
            for answer, expected in (("yes", "The till was added."), ("no", "no till was added")):
                terminal, other = pty.openpty()
                paired = subprocess.Popen([programs.SERVICE, "pair", "--name", "127.0.0.1", "--data-dir", self.folder],
                                          stdin=other, stdout=other, stderr=other, env=programs.ENVIRONMENT)
                os.close(other)
                shown = self.shown(terminal, "Waiting for the till")
                link = urllib.parse.urlsplit(re.search(r"Link: (tilldesk://\S+)", shown).group(1))
                code = urllib.parse.parse_qs(link.query)["code"][0]

                def say():
                    self.assertIn(f'"Counter {answer}" at 127.0.0.1 asks', self.shown(terminal, "yes or no: "))
                    os.write(terminal, f"perhaps\n{answer}\n".encode())

                welcome, refusal = window.hello(link.hostname, link.port, say, code=code, name=f"Counter {answer}")
                self.assertEqual(welcome is not None, answer == "yes", refusal)
                self.assertIn(expected, self.shown(terminal, expected))
                self.assertEqual(paired.wait(window.SECONDS), 0 if answer == "yes" else 1)
                os.close(terminal)
            self.assertEqual(len(self.tills()), 1)

    @staticmethod
    def shown(terminal, words):
        """Returns what a program has written to its terminal, up to these words."""
        text = b""
        while words.encode() not in text:
            text += os.read(terminal, 65536)
        return text.decode()

    def test_a_code_works_once_and_ends_after_five_wrong_ones(self):
        with self.open():
            link, code, _ = self.invite()
            self.assertTrue(window.hello(link.hostname, link.port, self.accept, code=code)[0])
            self.assertIn("make a new one", window.hello(link.hostname, link.port, code=code)[1]["detail"])
            link, code, _ = self.invite()
            wrong = "111111" if code != "111111" else "222222"
            for left in (4, 3, 2, 1):
                self.assertIn(f"tries left: {left}", window.hello(link.hostname, link.port, code=wrong)[1]["detail"])
            window.hello(link.hostname, link.port, code=wrong, name="Spy")
            self.assertIn("too many wrong codes", window.hello(link.hostname, link.port, code=code)[1]["detail"])
            refused = self.audited("pairing-refused")
            self.assertEqual((refused["facts"]["name"], refused["facts"]["address"]), ("Spy", "127.0.0.1"))
            self.assertEqual(len(self.tills()), 1)

    def test_changes_and_revokes_without_a_service_too(self):
        with self.open():
            welcome, _ = self.pair("Counter left")
        identity = self.tills()[0]["id"]
        self.command("till", "set", "--id", identity, "--name", "Counter right")
        self.command("till", "revoke", "--id", identity)
        self.assertEqual(self.audited("till-revoked")["facts"], {"name": "Counter right"})
        with self.open():
            link, _, _ = self.invite()
            self.assertIn("revoked", window.hello(link.hostname, link.port, token=welcome["token"])[1]["detail"])


if __name__ == "__main__":
    main()
