#!/usr/bin/env python3
"""The inbox and the inspector: a running service sends callbacks to itself, and `inspect` checks them.

Usage: test_inspect.py TILLDESKD TILLDESK
"""

import json
import subprocess

import programs
from programs import ProgramTest, call, main, run

CHECKS = ["parts", "base64url", "header", "typ", "alg", "kid", "x5t#S256", "input", "signature", "crit", "iss",
          "sub", "path", "iat", "jti", "body"]


class Inspect(ProgramTest):
    def setUp(self):
        super().setUp()
        self.profile = self.demo()["profiles"][0]

    def file(self, name, content):
        path = f"{self.temporary.name}/{name}"
        with open(path, "wb") as file:
            file.write(content)
        return path

    def pays(self, service, fault="none"):
        """Lets a payment be paid, whose callback goes to the service's own inbox. Returns the inbox message."""
        status, _ = call(f"{service.address}/sim/callbacks", body={"fault": fault})
        self.assertEqual(status, 200)
        payment = self.creates(service, self.profile["apiKey"], callbackUrl=f"{service.address}/inbox/shop",
                               reference="R-1")
        for action in ("identify", "confirm"):
            call(f"{service.address}/sim/payments/{payment}/{action}", method="POST", body=b"")
        return self.wait_for_row("SELECT a.status, i.signature, i.body, i.first_fault, c.id FROM inbox_message i,"
                                 " callback c JOIN callback_attempt a ON a.callback = c.seq"
                                 " WHERE i.payment_id = ? AND c.payment_id = ?", payment, payment)

    def findings(self, code, *options):
        result = run("inspect", "--data-dir", self.folder, "--json", *options)
        self.assertEqual((result.returncode, result.stderr), (code, ""), options)
        findings = json.loads(result.stdout)
        self.assertEqual([each["check"] for each in findings], CHECKS)
        return {each["check"]: each for each in findings}

    def test_shows_the_first_callback_with_nothing_else(self):
        with self.serve("--inbox", "on") as service:
            status, signature, body, fault, callback = self.pays(service)
            self.assertEqual((status, fault), (204, ""))
            logged = self.findings(0, "--callback", callback)
            self.assertEqual({each["verdict"] for each in logged.values()}, {"HOLDS"})
            self.assertIn("jose+json", logged["header"]["value"])
            self.assertEqual(self.findings(0, "--callback", callback, "--attempt", "1"), logged)
            given = self.findings(0, "--signature", signature, "--body", self.file("body", body.encode()),
                                  "--address", f"{service.address}/inbox/shop")
            self.assertEqual(given, logged)
            words = self.command("inspect", "--callback", callback)
            self.assertEqual([line[2:].split()[0] for line in words.splitlines() if line[0] not in " !"], CHECKS)
            self.assertEqual(words.count("✓"), len(CHECKS))
            self.refused(2, "attempts 1 to 1", "inspect", "--callback", callback, "--attempt", "2")

    def test_the_inbox_is_listed_and_shown(self):
        with self.serve("--inbox", "on") as service:
            late = subprocess.Popen([programs.SERVICE, "inbox", "show", "--data-dir", self.folder, "--wait", "60", "--json"],
                                    stdout=subprocess.PIPE, text=True, env=programs.ENVIRONMENT)
            self.pays(service)
            self.assertEqual(json.loads(late.communicate(timeout=programs.SECONDS)[0])["message"], 1)
            self.pays(service, "unknown-kid")
        listed = json.loads(self.command("inbox", "list", "--json"))
        self.assertEqual([(each["message"], each["isGood"], each["failedCheck"]) for each in listed],
                         [(2, False, "kid"), (1, True, "")])
        table = self.command("inbox", "list", "--limit", "1").splitlines()
        self.assertEqual(len(table), 2)
        self.assertIn("fails kid", table[1])
        of_payment = json.loads(self.command("inbox", "list", "--payment", listed[1]["paymentId"], "--json"))
        self.assertEqual(of_payment, listed[1:])
        self.assertEqual(json.loads(self.command("inbox", "show", "--json")), listed[0])
        shown = self.command("inbox", "show", "--message", "1")
        for part in ("checks    good", "status    SUCCEEDED", "Signature: ", '"reference":"R-1"',
                     "! Many receivers refuse it all the same", "--callback-header extended"):
            self.assertIn(part, shown)
        self.assertNotIn("!", self.command("inbox", "show", "--message", "2"))
        self.assertEqual({each["verdict"] for each in self.findings(0, "--message", "1").values()}, {"HOLDS"})
        self.assertEqual(self.findings(1, "--message", "2")["kid"]["verdict"], "FAILS")
        self.refused(1, "no such message", "inbox", "show", "--message", "3")
        self.refused(2, "message: ", "inspect", "--message", "3")
        self.refused(2, "limit: must be a number from 1 to 500", "inbox", "list", "--limit", "501")

    def test_the_inbox_shows_no_control_characters(self):
        with self.serve("--inbox", "on") as service:
            body = b'{"paymentId": "\x1b[2J", "status": "\u001b]0;x\u0007"}\x1b[2J'
            self.assertEqual(call(f"{service.address}/inbox", body=body)[0], 401)
        for words in (["show"], ["list"]):
            shown = self.command("inbox", *words)
            self.assertTrue(all(c.isprintable() or c == "\n" for c in shown), shown)

    def test_tells_what_strict_receivers_refuse(self):
        with self.serve("--inbox", "on") as service:
            for form, refused in (("specified", {"crit", "path"}), ("extended", set())):
                self.command("profile", "set", "--profile", self.profile["id"], "--callback-header", form)
                *_, callback = self.pays(service)
                findings = self.findings(0, "--callback", callback)
                self.assertEqual({name for name, each in findings.items() if each["strictlyRefused"]}, refused)
                words = self.command("inspect", "--callback", callback)
                self.assertEqual("--callback-header extended" in words, bool(refused), words)
                self.assertEqual("tilldeskd compatible" in words, bool(refused), words)

    def test_the_inbox_takes_nothing_from_web_pages(self):
        with self.serve("--inbox", "on") as service:
            for headers in ({"Origin": "https://shop.example"}, {"Origin": service.address}, {"Origin": "null"},
                            {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-origin"}):
                status, _ = call(f"{service.address}/inbox", method="POST", body=b"[", headers=headers)
                self.assertEqual(status, 403, headers)
            status, _ = call(f"{service.address}/inbox", method="POST", body=b"[" * 65536)
            self.assertEqual(status, 401)
            with self.database() as database:
                self.assertEqual(database.execute("SELECT count(*) FROM inbox_message").fetchone()[0], 1)

    def test_names_the_fault(self):
        with self.serve("--inbox", "on") as service:
            for fault, check in (("der-signature", "signature"), ("unknown-kid", "kid"), ("stale-iat", "iat"),
                                 ("foreign-sub", "sub"), ("wrong-key", "signature")):
                status, _, _, first, callback = self.pays(service, fault)
                self.assertEqual((status, first), (401, check), fault)
                self.assertEqual(self.findings(1, "--callback", callback)[check]["verdict"], "FAILS")
            _, signature, body, *_ = self.pays(service)
        changed = self.file("changed", body.replace("1250", "1251").encode())
        found = self.findings(1, "--signature", signature, "--body", changed)
        self.assertEqual([found[name]["verdict"] for name in ("signature", "path", "body", "kid")],
                         ["FAILS", "UNDECIDED", "FAILS", "HOLDS"])

    def test_takes_another_services_keys(self):
        with self.serve("--inbox", "on") as service:
            _, signature, body, *_ = self.pays(service)
            _, keys = call(f"{service.address}/certificates")
            header = self.file("header", f"Signature: {signature}\r\n".encode())
            options = ["inspect", "--data-dir", f"{self.temporary.name}/nowhere", "--signature", f"@{header}",
                       "--body", self.file("body", body.encode()), "--key-set"]
            for key_set in (self.file("jwks", keys), f"{service.address}/certificates"):
                result = run(*options, key_set)
                self.assertEqual(result.returncode, 1, result.stderr)
                lines = [line for line in result.stdout.splitlines() if line[0] != " "]
                self.assertIn("✓ signature", lines)
                self.assertTrue(lines[0].startswith("✗ parts     the value begins with the header's name"), lines)
                self.assertEqual([line[2:].split()[0] for line in lines if line[0] == "·"],
                                 ["sub", "path", "jti", "body"])
            for key_set, named in ((self.file("none", b"{}"), "keys"), ("/nowhere", "cannot be read"),
                                   (f"{service.address}/health", "key-set"), ("ftp://a.be/", "https")):
                result = run(*options, key_set)
                self.assertEqual((result.returncode, result.stdout), (2, ""), key_set)
                self.assertIn(named, result.stderr)

    def test_refuses_what_it_cannot_look_at(self):
        self.refused(2, "--body", "inspect")
        self.refused(2, "--body", "inspect", "--signature", "a..b")
        self.refused(1, "callback", "inspect", "--callback", "0" * 24)
        self.refused(2, "message: cannot be given with --callback", "inspect", "--callback", "0" * 24, "--message", "1")
        result = run("inspect", "--data-dir", f"{self.temporary.name}/nowhere", "--callback", "1")
        self.assertEqual(result.returncode, 2)
        self.assertIn("key-set", result.stderr)


if __name__ == "__main__":
    main()
