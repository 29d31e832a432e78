#!/usr/bin/env python3
"""The callback commands, next to a running service and without one.

Usage: test_callback_commands.py TILLDESKD TILLDESK
"""

import json

from programs import ProgramTest, call, main

NOBODY = "http://127.0.0.1:9/notify"  # the "discard" port: nothing listens there


class CallbackCommands(ProgramTest):
    def listed(self, *options):
        return json.loads(self.command("callbacks", "list", "--json", *options))

    def cancelled(self, service, key, url=NOBODY):
        payment = self.creates(service, key, callbackUrl=url)
        self.assertEqual(call(f"{service.address}/v3/payments/{payment}", key, method="DELETE")[0], 204)
        return payment

    def test_lists_and_shows_callbacks(self):
        shop = self.demo()["profiles"][0]
        with self.serve() as service:
            self.command("clock", "freeze")
            first, second = [self.cancelled(service, shop["apiKey"]) for _ in range(2)]
            rows = self.listed()
            self.assertEqual([row["paymentId"] for row in rows], [second, first])
            self.assertEqual([row["paymentId"] for row in self.listed("--limit", "1")], [second])
            self.assertEqual([row["paymentId"] for row in self.listed("--payment", first)], [first])
            self.assertEqual(self.listed("--state", "delivered"), [])
            self.assertEqual(len(self.listed("--state", "waiting", "--profile", shop["id"])), 2)
            row = rows[0]
            self.assertEqual((row["kind"], row["status"], row["url"], row["state"]),
                             ("status", "CANCELLED", NOBODY, "waiting"))
            table = self.command("callbacks", "list").splitlines()
            self.assertEqual(len(table), 3)
            for cell in (row["id"], second, "CANCELLED", "waiting", NOBODY):
                self.assertIn(cell, table[1])
            shown = json.loads(self.command("callbacks", "show", "--id", row["id"], "--json"))
            self.assertEqual(json.loads(shown["body"])["paymentId"], second)
            self.assertIn(f'"paymentId":"{second}"', self.command("callbacks", "show", "--id", row["id"]))

    def test_refuses_what_it_does_not_know(self):
        profile = self.demo()["profiles"][0]["id"]
        self.refused(1, "no such callback", "callbacks", "show", "--id", "f" * 24)
        self.refused(1, "no such callback", "callbacks", "send-again", "--id", "f" * 24)
        self.refused(2, "id", "callbacks", "send-again")
        self.refused(2, "id", "callbacks", "send-again", "--failed", "--id", "f" * 24)
        self.refused(2, "state", "callbacks", "list", "--state", "lost")
        for limit in ("0", "501", "many"):
            self.refused(2, "limit", "callbacks", "list", "--limit", limit)
        test = ("callbacks", "test", "--profile", profile, "--url")
        self.refused(2, "url", *test, "http://shop.example/c")
        self.refused(2, "status", *test, NOBODY, "--status", "PAID")
        self.refused(2, "fault", *test, NOBODY, "--fault", "strange")
        self.refused(1, "profile", "callbacks", "test", "--profile", "f" * 24, "--url", NOBODY)
        self.assertEqual(self.listed(), [])

    def test_sends_a_test(self):
        profile = self.demo()["profiles"][0]["id"]
        identity = self.command("callbacks", "test", "--profile", profile, "--url", NOBODY,
                                "--status", "EXPIRED", "--fault", "stale-iat").strip()
        row = self.listed()[0]
        self.assertEqual((row["id"], row["kind"], row["status"], row["fault"]),
                         (identity, "test", "EXPIRED", "stale-iat"))
        self.command("verify")

    def test_sends_again_what_has_failed(self):
        shop = self.demo()["profiles"][0]
        with self.serve("--callback-retry-delays", "") as service:
            self.cancelled(service, shop["apiKey"])
            while not self.listed("--state", "failed"):
                pass
            row = self.listed()[0]
            self.assertEqual((row["attempts"], row["lastOutcome"]), (1, "connection-broken"))
            shown = self.command("callbacks", "show", "--id", row["id"])
            self.assertIn("attempt 1 at", shown)
            self.assertIn("Signature: ", shown)
            self.assertEqual(self.command("callbacks", "send-again", "--failed"), "1 to be sent again\n")
            while self.listed()[0]["attempts"] < 2:
                pass
            self.assertEqual(self.command("callbacks", "send-again", "--id", row["id"]), "")
        self.assertEqual(self.audited("callback-sent-again")["subject"], row["id"])
        self.assertEqual(self.audited("callbacks-sent-again")["facts"], {"callbacks": 1})
        self.command("verify")

    def test_sets_the_fault_while_simulating(self):
        shop = self.demo()["profiles"][0]
        self.assertEqual(self.command("callbacks", "fault"), "none\n")
        self.assertEqual(self.command("callbacks", "fault", "--fault", "late"), "late\n")
        with self.serve() as service:
            self.assertEqual(self.command("callbacks", "fault"), "late\n")
            changed = self.audited("simulation-changed")
            self.assertEqual((changed["before"], changed["after"]), ({"callbackFault": "none"}, {"callbackFault": "late"}))
            self.cancelled(service, shop["apiKey"])
            self.assertEqual(self.listed()[0]["fault"], "late")
            self.refused(2, "no such fault", "callbacks", "fault", "--fault", "early")
        self.command("simulation", "off")
        self.assertEqual(self.command("callbacks", "fault"), "none\n")
        self.refused(1, "simulation is off", "callbacks", "fault", "--fault", "late")


if __name__ == "__main__":
    main()
