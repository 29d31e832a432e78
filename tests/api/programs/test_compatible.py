#!/usr/bin/env python3
"""`compatible`: one command sets everything that an existing client of the interface expects of callbacks. The
running service and the command-line tools apply it at once. Also the ids of the service's keys.

Usage: test_compatible.py TILLDESKD TILLDESK
"""

import base64
import json
import pathlib

from programs import ProgramTest, call, main, run, unless_given

ISSUER = "Paying Café"
NAMESPACE = "https://claims.example/ns"
CLAIMS = ("sub", "iss", "iat", "jti", "path")
THERE = ("--issuer", ISSUER, "--namespace", NAMESPACE)


class Compatible(ProgramTest):
    def setUp(self):
        super().setUp()
        self.profile = self.demo()["profiles"][0]

    def makes_compatible(self, *options):
        return run("compatible", "--data-dir", self.folder, "--profile", self.profile["id"],
                   *unless_given(options, *THERE), *options)

    def callback(self, service):
        """Lets a payment be paid, whose callback goes to the inbox. Returns the callback's JOSE header and id."""
        payment = self.creates(service, self.profile["apiKey"], callbackUrl=f"{service.address}/inbox")
        for action in ("identify", "confirm"):
            call(f"{service.address}/sim/payments/{payment}/{action}", method="POST", body=b"")
        signature, fault, callback, status = self.wait_for_row(
            "SELECT i.signature, i.first_fault, c.id, a.status FROM inbox_message i, callback c"
            " JOIN callback_attempt a ON a.callback = c.seq WHERE i.payment_id = ? AND c.payment_id = ?",
            payment, payment)
        self.assertEqual((status, fault), (204, ""))
        header = signature.split(".")[0]
        return json.loads(base64.urlsafe_b64decode(header + "=" * (-len(header) % 4))), callback

    def signs(self, service, *options):
        """Creates a payment with a request signed by `sign`. Returns the status."""
        pem = pathlib.Path(self.temporary.name, "shop.pem")
        if not pem.exists():
            made = run("ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", str(pem), program="openssl")
            self.assertEqual(made.returncode, 0, made.stderr)
            jwks = pathlib.Path(self.temporary.name, "jwks.json")
            jwks.write_text(run("jwk", "--key", str(pem)).stdout, encoding="ascii")
            self.command("profile", "set", "--profile", self.profile["id"], "--jwks", str(jwks))
        body = pathlib.Path(self.temporary.name, "body.json")
        body.write_text('{"amount": 2450}', encoding="ascii")
        signature = self.command("sign", "--key", str(pem), "--profile", self.profile["id"], "--path", "/v3/payments",
                                 "--body", str(body), *options).strip()
        return call(f"{service.address}/v3/payments", body=body.read_bytes(), headers={"Signature": signature})[0]

    def test_is_in_force_at_once_and_stays(self):
        with self.serve("--inbox", "on") as service:
            header, _ = self.callback(service)
            self.assertEqual(header["https://tilldesk.invalid/iss"], "Tilldesk")
            self.assertEqual(len(header["crit"]), 4)
            self.assertEqual(self.signs(service), 201)

            made = self.makes_compatible()
            self.assertEqual((made.returncode, made.stderr), (0, ""))
            self.assertEqual([line.split(maxsplit=1)[1] for line in made.stdout.splitlines()],
                             [ISSUER, NAMESPACE, "extended", "on"])
            for _ in range(2):
                header, callback = self.callback(service)
                self.assertEqual(header[f"{NAMESPACE}/iss"], ISSUER)
                self.assertEqual(header["crit"], [f"{NAMESPACE}/{name}" for name in CLAIMS])
                self.assertEqual(header[f"{NAMESPACE}/path"], f"{service.address}/inbox")
                self.assertIn("✓", self.command("inspect", "--callback", callback))
            self.assertEqual(self.signs(service), 201)
            self.assertEqual(self.signs(service, "--issuer", "Tilldesk"), 401)
            self.assertEqual(self.signs(service, "--claim-namespace", "https://tilldesk.invalid"), 401)
            shown = json.loads(self.command("profile", "show", "--profile", self.profile["id"], "--json"))
            self.assertEqual((shown["callbackHeader"], shown["refundsAcceptApiKey"]), ("extended", True))
        with self.serve("--inbox", "on") as service:
            header, _ = self.callback(service)
            self.assertEqual(header[f"{NAMESPACE}/iss"], ISSUER)
            self.assertEqual(self.signs(service), 201)

    def test_works_while_nothing_runs(self):
        self.assertEqual(self.makes_compatible().returncode, 0)
        with self.serve("--inbox", "on") as service:
            header, callback = self.callback(service)
        self.assertEqual((header[f"{NAMESPACE}/iss"], len(header["crit"])), (ISSUER, 5))
        self.command("inspect", "--callback", callback)  # uses the stored settings

    def test_warns_when_the_command_line_will_win_again(self):
        with self.serve("--issuer", "Elsewhere"):
            made = self.makes_compatible()
            self.assertEqual(made.returncode, 0)
            self.assertIn("started with --issuer", made.stderr)
            self.assertNotIn("claim-namespace", made.stderr)

    def test_refuses_what_breaks_a_rule_and_changes_nothing(self):
        settings = pathlib.Path(self.folder, "tilldesk.ini")
        for is_served in (False, True):
            with self.beside(is_served):
                for options, named in ((("--issuer", "x" * 101), "issuer: must have 1 to 100"),
                                       (("--issuer", "two\nlines"), "issuer: must be one line"),
                                       (("--namespace", "http://claims.example"), "namespace: must be a https"),
                                       (("--namespace", "https://claims.example/"), "namespace: must be a https")):
                    made = self.makes_compatible(*options)
                    self.assertEqual((made.returncode, made.stdout), (2, ""), options)
                    self.assertIn(named, made.stderr)
                self.refused(1, "There is no such profile", "compatible", "--profile", "0" * 24, *THERE)
                for missing in ("--issuer", "--namespace"):
                    given = [word for word in THERE if THERE.index(word) // 2 != THERE.index(missing) // 2]
                    self.refused(2, f"needs {missing}", "compatible", "--profile", self.profile["id"], *given)
        self.assertFalse(settings.exists())
        shown = json.loads(self.command("profile", "show", "--profile", self.profile["id"], "--json"))
        self.assertEqual((shown["callbackHeader"], shown["refundsAcceptApiKey"]), ("specified", False))

    def test_the_tools_follow_the_running_service(self):
        """The service was started with names on the command line, which no settings file contains."""
        with self.serve("--inbox", "on", "--issuer", ISSUER, "--claim-namespace", NAMESPACE) as service:
            _, callback = self.callback(service)
            self.command("inspect", "--callback", callback)
            self.assertEqual(self.signs(service), 201)
            self.assertEqual(run("inspect", "--data-dir", self.folder, "--callback", callback,
                                 "--issuer", "Tilldesk").returncode, 1)
        found = run("inspect", "--data-dir", self.folder, "--callback", callback)
        self.assertEqual(found.returncode, 1)
        self.assertIn("but this service uses https://tilldesk.invalid", found.stdout)

    def test_a_new_shop_names_its_first_key(self):
        folder = f"{self.temporary.name}/new"
        refused = run("init", "--data-dir", folder, "--kid", "no good")
        self.assertEqual((refused.returncode, refused.stdout), (2, ""))
        self.assertFalse(pathlib.Path(folder, "tilldesk.db").exists())
        self.assertEqual(run("init", "--data-dir", folder, "--kid", "mine").returncode, 0)
        listed = json.loads(run("keys", "list", "--json", "--data-dir", folder).stdout)
        self.assertEqual([key["kid"] for key in listed if key["algorithm"] == "ES256"], ["mine"])

    def test_keys_are_called_as_wished(self):
        self.folder = f"{self.temporary.name}/named"
        self.command("init", "--kid", "fixed-id_1.x")
        with self.serve() as service:
            published = json.loads(call(f"{service.address}/certificates")[1])["keys"]
            self.assertEqual([key["kid"] for key in published if key["alg"] == "ES256"], ["fixed-id_1.x"])
            self.assertEqual(len({key["kid"] for key in published}), 2)
            self.refused(2, "kid: must be 1 to 64", "keys", "rotate", "--kid", "no good")
            self.refused(2, "kid: is, or was, the id of another key", "keys", "rotate", "--kid", "fixed-id_1.x")
            self.assertIn("next-one", self.command("keys", "rotate", "--kid", "next-one"))
        with self.serve("--kid", "fixed-id_1.x") as service:  # every start by a script passes --kid again
            kids = [key["kid"] for key in json.loads(call(f"{service.address}/")[1])["keys"]]
            self.assertEqual(kids[0], "fixed-id_1.x")
            self.assertIn("next-one", kids)
        for kid, named in (("other", "kid: names the first key of a new shop"), ("a b", "kid: must be 1 to 64")):
            self.refused(2, named, "serve", "--port", "0", "--kid", kid)
        self.assertIn("sound", self.command("verify"))


if __name__ == "__main__":
    main()
