#!/usr/bin/env python3
"""The check of a profile's connection and the drift report, with a second service as the provider.

Usage: test_provider.py TILLDESKD TILLDESK
"""

import contextlib
import datetime
import json
import pathlib
import signal
import sqlite3
import time
import zoneinfo

import programs
from programs import ProgramTest, Serving, call, main, run

SHOP = ["--merchant", "Peeters", "--iban", "BE68539007547034"]
STEPS = ["name", "encryption", "clock", "keys", "api-key", "signature", "refunds", "payouts"]


class Provider(ProgramTest):
    """A shop whose profile is connected with a provider of pre-production, a service with a folder of its own."""

    def setUp(self):
        super().setUp()
        self.theirs = f"{self.temporary.name}/provider"
        self.there = self.provide("init", "--data-dir", self.theirs, *SHOP, "--refunds", "on")["profiles"][0]
        self.provider = Serving(programs.SERVICE, "serve", "--data-dir", self.theirs, "--port", "0")
        self.addCleanup(self.provider.__exit__)
        self.profile = json.loads(self.command("init", *SHOP))["profiles"][0]["id"]
        self.connect(self.there["apiKey"])
        keys = self.file("keys", self.command("profile", "key", "make", "--profile", self.profile))
        self.set_there("--jwks", keys)

    def file(self, name, text):
        path = pathlib.Path(self.temporary.name, name)
        path.write_text(text, encoding="utf-8")
        return str(path)

    def provide(self, *words):
        done = run(*words)
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout) if done.stdout.startswith("{") else done.stdout

    def set_there(self, *options):
        self.provide("profile", "set", "--profile", self.there["id"], *options, "--data-dir", self.theirs)

    def connect(self, key, profile=None):
        self.command("profile", "set", "--profile", profile or self.profile, "--environment", "pre-production",
                     "--hosted-url", self.provider.address, "--hosted-profile", self.there["id"],
                     "--hosted-merchant", self.there["merchantId"], "--hosted-key-file", self.file("key", key))

    def check(self, code):
        done = run("profile", "check", "--profile", self.profile, "--json", "--data-dir", self.folder)
        self.assertEqual((done.returncode, done.stderr), (code, ""), done.stdout)
        report = json.loads(done.stdout)
        self.assertEqual([step["step"] for step in report["steps"]], STEPS)
        self.assertEqual(report["holds"], code == 0)
        return {step["step"]: step for step in report["steps"]}

    def count(self, table):
        with sqlite3.connect(f"{self.theirs}/tilldesk.db") as database:
            return database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]

    def test_all_steps_hold_and_create_nothing(self):
        for is_served in (False, True):
            with self.beside(is_served):
                steps = self.check(0)
                self.assertEqual({step["state"] for step in steps.values()}, {"holds"}, steps)
                text = self.command("profile", "check", "--profile", self.profile)
                self.assertIn("All 8 steps hold.", text)
                self.assertEqual([line.split()[0] for line in text.splitlines()[1:9]], STEPS)
        self.assertEqual((self.count("payment"), self.count("refund")), (0, 0))

    def test_a_failing_step_says_what_to_do(self):
        self.connect("00000000-0000-4000-8000-000000000000")
        steps = self.check(1)
        self.assertEqual([name for name in STEPS if steps[name]["state"] == "fails"], ["api-key"])
        self.assertEqual((steps["api-key"]["status"], steps["api-key"]["code"]), (401, "UNAUTHORIZED"))
        self.assertIn("Enter the API key again", steps["api-key"]["toDo"])
        self.assertEqual(len(steps["api-key"]["traceId"]), 32)
        self.set_there("--jwks", "")
        done = run("profile", "check", "--profile", self.profile, "--data-dir", self.folder)
        self.assertEqual(done.returncode, 1)
        self.assertIn("Send the provider your public key", done.stdout)
        self.assertIn("4 of 8 steps hold.", done.stdout)
        self.assertNotIn("00000000-0000-4000", done.stdout)
        self.assertEqual(self.check(1)["refunds"]["state"], "not-tried")

    def test_the_payouts_of_the_provider(self):
        for is_served in (False, True):
            with self.beside(is_served):
                self.assertIn("0 new payouts with 0 payments and refunds",
                              self.command("payout", "fetch", "--profile", self.profile))
                self.assertEqual(self.command("payout", "open", "--profile", self.profile),
                                 "Everything that was paid is in a payout.\n")
        wrong = run("payout", "fetch", "--profile", self.profile, "--from", "2026-02-30", "--data-dir", self.folder)
        self.assertEqual(wrong.returncode, 2)
        self.assertIn("must be a day", wrong.stderr)

    def test_what_a_payout_does_not_add_up_to(self):
        two_days_ago = (int(time.time()) - 2 * 86_400 - 60) * 1000
        with contextlib.closing(sqlite3.connect(f"{self.folder}/tilldesk.db")) as database:
            database.execute(
                "INSERT INTO hosted_payout (id, profile, subject, status, made_at, bulk_id, iban, payment_count,"
                " payment_amount, refund_count, refund_amount, amount, fetched_at)"
                " SELECT 'P-1', seq, '0123456789abcdef00000001', 1, ?, 'NONE', 'BE68539007547034', 1, 1250, 0, 0,"
                " 1250, 0 FROM profile WHERE id = ?", (two_days_ago, self.profile))
            database.commit()
        for is_served in (False, True):
            with self.beside(is_served):
                lines = self.command("payout", "open", "--profile", self.profile).splitlines()
                self.assertEqual([line.split() for line in lines[:2]],
                                 [["REASON", "KIND", "REFERENCE", "ID", "PAYOUT", "HERE", "THERE", "GAP", "DAYS"],
                                  ["sum-differs", "payout", "-", "-", "P-1", "0", "1250", "0", "2"]])
                self.assertEqual(lines[2:], ["", "Owed in cents: 0 here, 0 by the provider; difference 0, not explained 0"])
                answer = json.loads(self.command("payout", "open", "--profile", self.profile, "--json"))
                self.assertEqual(answer["owed"], {"payments": 0, "paymentAmount": 0, "refunds": 0, "refundAmount": 0,
                                                  "here": 0, "there": 0, "difference": 0, "unexplained": 0})
                items = answer["items"]
                since = items[0].pop("since")
                self.assertRegex(since, r"^20\d\d-.*Z$")
                self.assertEqual(items, [{"reason": "sum-differs", "kind": "payout", "payoutId": "P-1", "here": 0,
                                          "there": 1250, "gap": 0, "days": 2}])
        verified = run("verify", "--data-dir", self.folder)
        self.assertEqual(verified.returncode, 1)
        self.assertIn("the ledger did not move its amount", verified.stdout)

    def test_a_provider_that_is_away(self):
        self.provider.stop()
        steps = self.check(1)
        self.assertEqual(steps["encryption"]["state"], "fails")
        self.assertIn("No connection: ", steps["encryption"]["seen"])
        self.assertEqual(steps["payouts"]["state"], "not-tried")

    def test_the_time_up_to_which_all_payments_are_known(self):
        def shown():
            return json.loads(self.command("profile", "show", "--profile", self.profile, "--json"))

        self.assertNotIn("hostedKnownUpTo", shown())
        status, _ = call(f"{self.provider.address}/v3/payments", self.there["apiKey"],
                         {"amount": 300, "reference": "other"})
        self.assertEqual(status, 201)
        with self.serve():
            payments, upto, since = self.wait_for_row("SELECT (SELECT count(*) FROM payment), upto, since"
                                                      " FROM hosted_search WHERE upto > since")
        self.assertEqual(payments, 1)
        moment = datetime.datetime.fromisoformat(shown()["hostedKnownUpTo"].replace("Z", "+00:00"))
        self.assertEqual(round(moment.timestamp() * 1000), upto)
        moment = datetime.datetime.fromisoformat(shown()["hostedKnownSince"].replace("Z", "+00:00"))
        self.assertEqual(round(moment.timestamp() * 1000), since)
        text = self.command("profile", "show", "--profile", self.profile)
        self.assertIn("hosted-known-since", text)
        self.assertIn("hosted-known-up-to", text)

    def test_older_payments_are_found_over_a_kill(self):
        shop = f"{self.temporary.name}/old"
        there = self.provide("demo", "--data-dir", shop, "--payments", "3000", "--seed", "7")["profiles"][0]
        with Serving(programs.SERVICE, "serve", "--data-dir", shop, "--port", "0") as provider:
            day = datetime.date.today() - datetime.timedelta(days=20)
            self.command("profile", "set", "--profile", self.profile, "--hosted-url", provider.address,
                         "--hosted-profile", there["id"], "--hosted-merchant", "",
                         "--hosted-key-file", self.file("key", there["apiKey"]),
                         "--hosted-history-from", day.isoformat())
            midnight = datetime.datetime.combine(day, datetime.time(), zoneinfo.ZoneInfo("Europe/Brussels"))
            with sqlite3.connect(f"{shop}/tilldesk.db") as database:
                (older,) = database.execute(
                    "SELECT count(*) FROM payment p JOIN profile r ON r.seq = p.profile WHERE r.id = ?"
                    " AND p.created_at >= ?", (there["id"], midnight.timestamp() * 1000)).fetchone()
            self.assertGreater(older, 100)
            with self.serve() as service:
                self.wait_for_row("SELECT 1 FROM payment")
                service.stop(signal.SIGKILL)
            with self.serve():
                self.wait_for_row(f"SELECT 1 FROM hosted_search WHERE since = {midnight.timestamp() * 1000:.0f}")
            with sqlite3.connect(f"{self.folder}/tilldesk.db") as database:
                self.assertEqual(database.execute("SELECT count(*) FROM payment").fetchone(), (older,))
        self.command("verify")

    def test_a_day_that_cannot_begin_a_history(self):
        today = datetime.date.today()
        for day, why in [(today + datetime.timedelta(days=2), "must not be in the future"),
                         ("1999-12-31", "must not be more than 10 years ago"), ("last year", "must be a day such as")]:
            self.refused(2, f"hosted-history-from: {why}", "profile", "set", "--profile", self.profile,
                         "--hosted-history-from", str(day))
        for day in (today - datetime.timedelta(days=300)).isoformat(), "":
            self.command("profile", "set", "--profile", self.profile, "--hosted-history-from", day)
            shown = json.loads(self.command("profile", "show", "--profile", self.profile, "--json"))
            self.assertEqual(shown["hostedHistoryFrom"], day)

    def test_an_equal_service_does_not_drift(self):
        self.assertIn(", 0 differences\n", self.command("drift", "--profile", self.profile))
        with self.serve():
            report = json.loads(self.command("drift", "--profile", self.profile, "--json"))
        self.assertEqual((report["base"], report["differences"]), (self.provider.address, []))
        self.assertGreater(report["requests"], 40)
        with sqlite3.connect(f"{self.theirs}/tilldesk.db") as database:
            open_payments = database.execute("SELECT count(*) FROM payment WHERE status IN (1, 2)").fetchone()
        self.assertEqual((self.count("payment"), open_payments[0]), (4, 0))

    def test_what_differs_is_named(self):
        self.set_there("--refunds", "off")
        done = run("drift", "--profile", self.profile, "--json", "--data-dir", self.folder)
        self.assertEqual((done.returncode, done.stderr), (1, ""))
        rows = json.loads(done.stdout)["differences"]
        self.assertEqual([(row["probe"], row["kind"], row["name"], row["theirs"], row["ours"]) for row in rows],
                         [("refund a PENDING payment", "code", "code", "REFUND_NOT_ALLOWED",
                           "REFUND_NOT_POSSIBLE")])
        self.assertEqual((rows[0]["rule"], len(rows[0]["traceId"])), ("service.md#create-refund", 32))
        done = run("drift", "--profile", self.profile, "--data-dir", self.folder)
        self.assertIn("refund a PENDING payment  code code", done.stdout)

    def test_only_a_test_system_is_walked(self):
        local = self.command("profile", "add", "--merchant", self.command("merchant", "add", "--name", "Local").strip(),
                             "--name", "Local", "--creditor-name", "Local").strip()
        for words in (["drift"], ["profile", "check"]):
            self.refused(2, "profile: has no provider", *words, "--profile", local)
            self.refused(1, "no such profile", *words, "--profile", "0" * 24)
        folder = f"{self.temporary.name}/production"
        made = self.provide("init", "--data-dir", folder, "--production", *SHOP)["profiles"][0]["id"]
        self.provide("profile", "set", "--profile", made, "--hosted-url", "https://api.provider.example",
                     "--hosted-profile", "0" * 24, "--data-dir", folder)
        done = run("drift", "--profile", made, "--data-dir", folder)
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("for pre-production only", done.stderr)


if __name__ == "__main__":
    main()
