#!/usr/bin/env python3
"""The commands for merchants and profiles, next to a running service and without one.

Usage: test_profiles.py TILLDESKD TILLDESK
"""

import json
import os
import pathlib
import re
import subprocess

import programs
from programs import ProgramTest, call, main, run, unless_given

IBAN = "NL91ABNA0417164300"
JWKS = {"keys": [{"kty": "EC", "use": "sig", "alg": "ES256", "kid": "shop-1", "crv": "P-256",
                  "x": "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
                  "y": "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"}]}
# Each row: option, value, its JSON member, the stored value.
SETTINGS = [
    ("name", "Kermis", "name", "Kermis"),
    ("creditor-name", "Bakkerij Ä", "creditorName", "Bakkerij Ä"),
    ("iban", "nl91 abna 0417 1643 00", "iban", IBAN),
    ("channel", "INVOICE", "channel", "INVOICE"),
    ("bulk-id", "KERMIS-1", "bulkId", "KERMIS-1"),
    ("identify-callback-url", "https://shop.example/i", "identifyCallbackUrl", "https://shop.example/i"),
    ("callback-url", "https://shop.example/c", "callbackUrl", "https://shop.example/c"),
    ("callback-header", "extended", "callbackHeader", "extended"),
    ("allow-loopback-callbacks", "off", "allowLoopbackCallbacks", False),
    ("allow-private-callbacks", "on", "allowPrivateCallbacks", True),
    ("synchronous-callback", "on", "synchronousCallback", True),
    ("acknowledgement", "on", "acknowledgement", True),
    ("refunds", "off", "refunds", False),
    ("refunds-accept-api-key", "on", "refundsAcceptApiKey", True),
    ("jwks-url", "https://shop.example/keys", "jwksUrl", "https://shop.example/keys"),
    ("open", "off", "open", False),
]
LONG = "x" * 61
# Each row: option, a value that it refuses.
WRONG = [
    ("name", ""), ("name", LONG), ("creditor-name", " "), ("creditor-name", LONG), ("iban", "NL91ABNA0417164301"),
    ("channel", "online"), ("bulk-id", "x" * 36), ("identify-callback-url", "http://shop.example/i"),
    ("callback-url", "shop.example/c"), ("callback-header", "both"), ("allow-loopback-callbacks", "yes"),
    ("allow-private-callbacks", "192.168.0.0/16"), ("synchronous-callback", "true"), ("acknowledgement", ""), ("refunds", "ON"), ("refunds-accept-api-key", "1"), ("jwks-url", "ftp://shop.example"),
    ("jwks", "/nowhere/keys.json"), ("open", "maybe"),
]


class Profiles(ProgramTest):
    def shown(self, profile):
        return json.loads(self.command("profile", "show", "--profile", profile, "--json"))

    def keys_file(self, name="keys.json", content=None):
        path = pathlib.Path(self.temporary.name, name)
        path.write_text(json.dumps(JWKS) if content is None else content, encoding="utf-8")
        return path

    def test_changes_a_merchant(self):
        shop = self.demo()
        merchant = shop["merchants"][0]["id"]
        for served, name in ((False, "Café Zoé & Fils"), (True, "Zoé")):
            with self.beside(served):
                said = self.command("merchant", "set", "--merchant", merchant, "--name", name, "--company-name",
                                    "Zoé SRL", "--address", "Rue Haute 12\\n1000 Bruxelles", "--vat-number",
                                    "be 0403.019.261" if not served else "")
                self.assertIn(f"name: {name}\n", said)
                self.assertIn("address: Rue Haute 12, 1000 Bruxelles\n", said)
                self.assertIn("vat-number: \n" if served else "vat-number: BE0403019261\n", said)
                self.assertIn(name, self.command("merchant", "list"))
                self.refused(2, "vat-number", "merchant", "set", "--merchant", merchant, "--vat-number", "BE1")
                self.refused(2, "new value", "merchant", "set", "--merchant", merchant, "--name", name)
        entry = self.audited("merchant-changed")
        self.assertEqual(entry["subject"], merchant)
        self.assertEqual((entry["before"]["name"], entry["after"]["name"]), ("Café Zoé & Fils", "Zoé"))
        self.assertEqual((entry["before"]["vatNumber"], entry["after"]["vatNumber"]), ("BE0403019261", ""))
        self.assertEqual(entry["actor"]["kind"], "command line")
        self.command("verify")  # holds the merchant to its entry

    def test_lists_and_shows_while_the_service_runs(self):
        shop = self.demo()
        ids = [profile["id"] for profile in shop["profiles"]]
        for served in (False, True):
            with self.beside(served):
                lines = self.command("profile", "list").splitlines()
                self.assertEqual([line.split()[0] for line in lines], ["PROFILE", *ids])
                listed = json.loads(self.command("profile", "list", "--json"))
                self.assertEqual([profile["profileId"] for profile in listed], ids)
                self.assertEqual(listed[1], self.shown(ids[1]))
                self.assertEqual([place["posId"] for place in listed[1]["pointsOfSale"]],
                                 ["TILL1", "TILL2", "TILL3"])
                text = self.command("profile", "show", "--profile", ids[1])
                for option, *_ in SETTINGS:
                    self.assertRegex(text, rf"(?m)^{option} +\S")
                self.assertEqual(text.count("point of sale "), 3)
                self.refused(1, "no such profile", "profile", "show", "--profile", "0" * 24)

    def test_every_setting_is_changed_alone_and_all_at_once(self):
        ids = [profile["id"] for profile in self.demo()["profiles"]]
        for served in (False, True):
            with self.beside(served):
                profile = ids[served]
                before = self.shown(profile)
                for option, value, member, stored in SETTINGS:
                    self.assertNotEqual(before[member], stored, f"{option}: the test changes nothing")
                    self.assertEqual(self.command("profile", "set", "--profile", profile, f"--{option}", value), "")
                    before[member] = stored
                    self.assertEqual(self.shown(profile), before, option)
                self.command("profile", "set", "--profile", ids[2],
                             *[word for option, value, *_ in SETTINGS for word in (f"--{option}", value)])
                expected = before | {member: self.shown(ids[2])[member]
                                     for member in ("profileId", "merchantId", "pointsOfSale")}
                self.assertEqual(self.shown(ids[2]), expected)

    def test_a_wrong_value_is_named_by_its_option_and_changes_nothing(self):
        profile = self.demo()["profiles"][0]["id"]
        no_keys = str(self.keys_file("none.json", '{"keys": []}'))
        no_json = str(self.keys_file("text.json", "keys"))
        too_long = str(self.keys_file("long.json", " " * 65_537))
        empty = str(self.keys_file("empty.json", ""))
        wrong = WRONG + [("jwks", empty), ("jwks", no_keys), ("jwks", no_json), ("jwks", too_long), ("jwks", self.temporary.name)]
        for served in (False, True):
            with self.beside(served):
                before = self.shown(profile)
                for option, value in wrong:
                    # A valid option next to the invalid one is not stored either.
                    other = "--bulk-id" if option != "bulk-id" else "--name"
                    self.refused(2, f"{option}: " if value else f"--{option} needs a value", "profile", "set", "--profile", profile,
                                 other, "Kermis", f"--{option}", value)
                self.refused(2, "jwks: ", "profile", "set", "--profile", profile,
                             "--jwks", str(self.keys_file()), "--jwks-url", "https://shop.example/keys")
                self.assertEqual(self.shown(profile), before)
                self.refused(1, "no such profile", "profile", "set", "--profile", "0" * 24, "--name", "Kermis")
                for any_id in (profile, "0" * 24):
                    self.refused(2, "name at least one setting to change", "profile", "set", "--profile", any_id)

    def test_what_is_set_holds_for_the_next_request(self):
        shop = self.demo()["profiles"][0]
        with self.serve() as service:
            url = f"{service.address}/v3/payments"
            self.command("profile", "set", "--profile", shop["id"], "--open", "off")
            self.assertEqual(call(url, shop["apiKey"], {"amount": 1})[0], 422)
            self.command("profile", "set", "--profile", shop["id"], "--open", "on", "--bulk-id", "NEXT")
            self.creates(service, shop["apiKey"])

    def test_keys_come_from_a_file_beside_whoever_types(self):
        profile = self.demo()["profiles"][0]["id"]
        self.keys_file()
        for served in (False, True):
            with self.beside(served):
                self.command("profile", "set", "--profile", profile, "--jwks", "keys.json", cwd=self.temporary.name)
                self.assertEqual(self.shown(profile)["jwks"], JWKS)
                self.assertIn("(pasted)", self.command("profile", "show", "--profile", profile))
                self.command("profile", "set", "--profile", profile, "--jwks", "")
                self.assertEqual(self.shown(profile)["jwks"], "")

    def test_keys_come_through_a_pipe_too(self):
        profile = self.demo()["profiles"][0]["id"]
        with self.serve():
            done = run("profile", "set", "--profile", profile, "--jwks", "/dev/stdin", "--data-dir", self.folder,
                       input=json.dumps(JWKS))
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertEqual(self.shown(profile)["jwks"], JWKS)

    def test_a_pipe_that_says_nothing_stops_nobody_else(self):
        shop = self.demo()["profiles"][0]
        pipe = str(pathlib.Path(self.temporary.name, "pipe"))
        os.mkfifo(pipe)
        with self.serve() as service, \
                subprocess.Popen([programs.SERVICE, "profile", "set", "--profile", shop["id"], "--jwks", pipe,
                                  "--data-dir", self.folder]) as waiting:
            self.creates(service, shop["apiKey"])
            self.assertIsNone(waiting.poll())
            waiting.kill()

    def test_keys_are_pasted_or_at_an_address(self):
        profile = self.demo()["profiles"][0]["id"]
        def change(*options):
            self.command("profile", "set", "--profile", profile, *options)
            shown = self.shown(profile)
            return bool(shown["jwks"]), bool(shown["jwksUrl"])
        file = str(self.keys_file())
        self.assertEqual(change("--jwks", file), (True, False))
        self.assertEqual(change("--jwks-url", "https://shop.example/keys"), (False, True))
        self.assertEqual(change("--jwks", file), (True, False))
        self.assertEqual(change("--name", "Kermis"), (True, False))
        self.assertEqual(change("--jwks", ""), (False, False))

    def test_a_merchant_with_a_profile_takes_payments(self):
        self.demo()
        for served in (False, True):
            with self.beside(served):
                merchant = self.command("merchant", "add", "--name", "Janssens + Zoon").strip()
                profile = self.command("profile", "add", "--merchant", merchant, "--name", "Kraam",
                                       "--creditor-name", "Janssens", "--iban", IBAN, "--channel", "INSTORE").strip()
                for printed in (merchant, profile):
                    self.assertRegex(printed, re.compile("^[0-9a-f]{24}$"))
                shown = self.shown(profile)
                self.assertEqual((shown["merchantId"], shown["name"], shown["iban"], shown["channel"]),
                                 (merchant, "Kraam", IBAN, "INSTORE"))
                self.assertTrue(shown["open"])
                self.assertFalse(shown["refunds"] or shown["allowLoopbackCallbacks"] or shown["acknowledgement"])
        key = self.makes_key(profile).strip()
        with self.serve() as service:
            self.creates(service, key)
        self.command("verify")

    def test_adding_needs_names_and_a_merchant(self):
        self.command("init")
        merchant = self.command("merchant", "add", "--name", "Janssens").strip()
        both = ["--name", "Kraam", "--creditor-name", "Janssens"]
        self.refused(2, "--name", "merchant", "add")
        self.refused(2, "--name needs a value", "merchant", "add", "--name", "")
        self.refused(2, "name: ", "merchant", "add", "--name", LONG)
        self.refused(2, "--creditor-name", "profile", "add", "--merchant", merchant, "--name", "Kraam")
        self.refused(2, "--name", "profile", "add", "--merchant", merchant, "--creditor-name", "Janssens")
        self.refused(2, "--merchant", "profile", "add", *both)
        self.refused(1, "merchant: ", "profile", "add", "--merchant", "0" * 24, *both)
        for option, value in WRONG:
            self.refused(2, f"{option}: " if value else f"--{option} needs a value", "profile", "add", "--merchant", merchant, *unless_given([f"--{option}"], *both), f"--{option}", value)
        self.assertEqual(self.command("profile", "list", "--json").strip(), "[\n]")
        self.assertEqual(run("profile", "list", "--data-dir", self.folder + " 2").returncode, 1)


if __name__ == "__main__":
    main()
