#!/usr/bin/env python3
"""Connecting a profile with the provider who makes its payments.

Usage: test_hosted.py TILLDESKD TILLDESK
"""

import json
import pathlib

from programs import ProgramTest, call, main

OWN = ["--merchant", "Bakkerij Peeters", "--iban", "BE68539007547034", "--profile", "Counter"]
API_KEY = "6f1d2c3b-0000-4000-8000-00000000a7Qx"
HOSTED = "0000000000050000000000a1"


class Hosted(ProgramTest):
    def init(self, *options):
        """Creates a shop and returns the id of its profile."""
        return json.loads(self.command("init", *OWN, *options))["profiles"][0]["id"]

    def key_file(self):
        file = pathlib.Path(self.temporary.name, "api-key")
        file.write_text(API_KEY + "\n", encoding="utf-8")
        return str(file)

    def shown(self, profile):
        return json.loads(self.command("profile", "show", "--profile", profile, "--json"))

    def test_a_profile_is_connected_with_a_test_system(self):
        profile = self.init()
        self.assertEqual(self.shown(profile)["environment"], "local")
        self.command("profile", "set", "--profile", profile, "--environment", "pre-production", "--hosted-url",
                     "https://preprod.provider.example/", "--hosted-profile", HOSTED, "--hosted-key-file",
                     self.key_file(), "--name", "Webshop")
        shown = self.shown(profile)
        self.assertEqual((shown["environment"], shown["hostedUrl"], shown["hostedKeyEnd"], shown["name"]),
                         ("pre-production", "https://preprod.provider.example", "a7Qx", "Webshop"))
        self.assertEqual(shown["hostedKeysUrl"], "https://preprod.provider.example/.well-known/jwks.json")
        self.refused(2, "no connection", "profile", "key", "make", "--profile", self.second_profile())
        keys = json.loads(self.command("profile", "key", "make", "--profile", profile, "--kid", "shop-2026"))
        self.assertEqual([key["kid"] for key in keys["keys"]], ["shop-2026"])
        with self.serve() as service:
            status, body = call(f"{service.address}/hosted/{profile}/jwks.json")
            self.assertEqual((status, json.loads(body)), (200, keys))
            self.assertEqual(call(f"{service.address}/hosted/{HOSTED}/jwks.json")[0], 404)
            self.assertEqual(json.loads(self.command("profile", "key", "show", "--profile", profile)), keys)
        self.command("verify")
        for file in pathlib.Path(self.folder).rglob("*"):
            if file.is_file():
                self.assertNotIn(API_KEY.encode(), file.read_bytes(), file)

    def second_profile(self):
        merchant = self.command("merchant", "add", "--name", "Local").strip()
        return self.command("profile", "add", "--merchant", merchant, "--name", "Local", "--creditor-name",
                            "Local").strip()

    def test_what_is_wrong_is_named_and_changes_nothing(self):
        profile = self.init()
        wanted = ["profile", "set", "--profile", profile, "--hosted-profile", HOSTED, "--environment"]
        self.refused(2, "hosted-url: is needed", *wanted, "pre-production")
        self.refused(2, "hosted-url", *wanted, "pre-production", "--hosted-url", "http://provider.example")
        self.refused(2, "environment", *wanted, "staging", "--hosted-url", "https://provider.example")
        self.refused(2, "made for tests", *wanted, "production", "--hosted-url", "https://provider.example")
        self.refused(2, "environment", *wanted, "local")
        self.refused(2, "one word", *wanted, "pre-production", "--hosted-url", "https://provider.example",
                     "--hosted-key-file", __file__)
        self.assertEqual(self.shown(profile)["environment"], "local")

    def test_real_money_is_allowed_step_by_step(self):
        profile = self.init("--production")
        self.assertEqual(self.shown(profile)["environment"], "production")
        self.command("profile", "set", "--profile", profile, "--hosted-url", "https://api.provider.example",
                     "--hosted-profile", HOSTED, "--hosted-key-file", self.key_file())
        self.assertEqual(self.shown(profile)["realMoney"], "nothing")
        allow = ["profile", "allow", "--profile", profile, "--real-money"]
        self.refused(2, "once payments are", *allow, "payments-and-refunds")
        self.command(*allow, "payments")
        self.command(*allow, "payments-and-refunds")
        self.assertEqual(self.shown(profile)["realMoney"], "payments-and-refunds")
        entries = self.command("audit", "--kind", "real-money-allowed")
        self.assertEqual(entries.count("real-money-allowed"), 2)
        self.command("verify")


if __name__ == "__main__":
    main()
