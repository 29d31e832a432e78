#!/usr/bin/env python3
"""The commands for refunds and payouts, next to a running service and without one, and the jobs that run by
themselves.

Usage: test_money.py TILLDESKD TILLDESK
"""

import json

from programs import ProgramTest, call, main


class Money(ProgramTest):
    def shop(self):
        shop = self.demo()["profiles"][0]
        self.command("profile", "set", "--profile", shop["id"], "--refunds", "on", "--acknowledgement", "off")
        return shop

    def paid(self, service, shop):
        """Creates a payment of € 12.50 that succeeds. Returns its id."""
        payment = self.creates(service, shop["apiKey"], reference="A-1")
        for action in ("identify", "confirm"):
            self.assertEqual(call(f"{service.address}/sim/payments/{payment}/{action}", method="POST")[0], 200)
        self.assertEqual(self.status_of(service, shop["apiKey"], payment), "SUCCEEDED")
        return payment

    def refund(self, payment, cents, *options):
        return json.loads(self.command("refund", "create", "--payment", payment, "--amount", str(cents), *options))

    def refunds(self, *options):
        return json.loads(self.command("refund", "list", "--json", *options))

    def payouts(self, *options):
        return json.loads(self.command("payout", "list", "--json", *options))["payouts"]

    def test_refunds_and_pays_out_beside_a_service(self):
        shop = self.shop()
        with self.serve("--refund-delay", "1") as service:
            payment = self.paid(service, shop)
            self.command("simulation", "refunds", "fail")
            failed = self.refund(payment, 250)
            self.assertEqual((failed["status"], failed["paymentId"], failed["amount"]), ("PENDING", payment, 250))
            self.wait_until(lambda: not self.refunds("--status", "PENDING"))
            self.command("simulation", "refunds", "succeed")
            done = self.refund(payment, 250, "--description", "Broken", "--key", "k")
            self.wait_until(lambda: not self.refunds("--status", "PENDING"))
            self.assertEqual([(row["refundId"], row["status"]) for row in self.refunds("--payment", payment)],
                             [(done["refundId"], "REFUNDED"), (failed["refundId"], "FAILED")])
            self.assertEqual(len(self.refunds("--status", "FAILED", "--profile", shop["id"], "--limit", "1")), 1)

            self.command("simulation", "payouts", "fail")
            made = json.loads(self.command("payout", "run", "--json"))["payouts"]
            self.assertEqual([(row["payoutStatus"], row["payoutAmount"], row["totalRefunds"]) for row in made],
                             [("FAILED", 1000, 1)])
            self.command("simulation", "payouts", "succeed")
            self.assertEqual(self.command("payout", "run"), "There is nothing to pay out.\n")
            again = json.loads(self.command("payout", "again", "--id", made[0]["payoutId"], "--json"))["payouts"]
            self.assertEqual([(row["payoutStatus"], row["payoutAmount"]) for row in again], [("SUCCEEDED", 1000)])
            self.assertEqual([row["payoutId"] for row in self.payouts()],
                             [again[0]["payoutId"], made[0]["payoutId"]])
            self.assertEqual([row["payoutId"] for row in self.payouts("--failed")], [made[0]["payoutId"]])
            self.assertIn(again[0]["payoutId"], json.dumps(self.audited("paid-out-again")))
            table = self.command("payout", "list").splitlines()
            self.assertEqual(len(table), 3)
            for cell in (again[0]["payoutId"], "SUCCEEDED", "1000"):
                self.assertIn(cell, table[1])
            self.assertIn(again[0]["payoutId"], table[2])  # the user that paid it again
            self.assertIn("REFUNDED", self.command("refund", "list").splitlines()[1])
        self.command("verify")

    def test_refunds_once_for_a_key_with_and_without_a_service(self):
        shop = self.shop()
        with self.serve("--refund-delay", "60") as service:
            payment = self.paid(service, shop)
            first = self.refund(payment, 250, "--key", "k")
        self.assertEqual(self.refund(payment, 250, "--key", "k"), first)
        self.refused(1, "other parameters", "refund", "create", "--payment", payment, "--amount", "251",
                     "--key", "k")
        self.refused(1, "Only 1000 cents of the payment are left to refund", "refund", "create", "--payment", payment, "--amount", "1001")
        self.assertEqual(len(self.refunds()), 1)
        made = json.loads(self.command("payout", "run", "--json"))["payouts"]
        self.assertEqual(made[0]["payoutAmount"], 1250)  # the refund is still pending

    def test_pays_out_when_the_day_ends(self):
        shop = self.shop()
        with self.serve("--closing-time", "18:30", "--time-zone", "America/Sao_Paulo") as service:
            self.command("clock", "set", "--to", "2026-12-01T21:29:00Z")
            payment = self.paid(service, shop)
            self.assertEqual(self.payouts(), [])
            self.command("clock", "advance", "--by", "61s")  # 18:30 in São Paulo
            row = self.wait_until(self.payouts)[0]
            self.assertEqual((row["payoutDate"][:17], row["totalPayments"]), ("2026-12-01T21:30:", 1))
            self.paid(service, shop)
        # A payout run that was due while no service ran is made up for. The clock continues from the time that was
        # set.
        self.command("clock", "advance", "--by", "3d")
        with self.serve("--closing-time", "18:30", "--time-zone", "America/Sao_Paulo"):
            self.wait_until(lambda: len(self.payouts()) >= 2)
        self.assertEqual(len(self.payouts()), 2)
        self.assertTrue(payment)
        self.command("verify")

    def test_refuses_what_it_does_not_know(self):
        self.shop()
        self.refused(1, "no such payment", "refund", "create", "--payment", "f" * 24, "--amount", "1")
        for amount in ("0", "-1", "1.5", "1000000000000", "all"):
            self.refused(2, "amount", "refund", "create", "--payment", "f" * 24, "--amount", amount)
        for key in ("", "k" * 65, "clé", "a\tb"):
            self.refused(2, "key", "refund", "create", "--payment", "f" * 24, "--amount", "1", "--key", key)
        self.refused(2, "description", "refund", "create", "--payment", "f" * 24, "--amount", "1",
                     "--description", "a & b")
        self.refused(2, "status", "refund", "list", "--status", "LOST")
        self.refused(1, "no such payout", "payout", "again", "--id", "f" * 24)
        for command in ("refund", "payout"):
            for limit in ("0", "501", "many"):
                self.refused(2, "limit", command, "list", "--limit", limit)
        self.command("simulation", "off")
        for what in ("refunds", "payouts"):
            self.refused(1, "simulation", "simulation", what, "fail")


if __name__ == "__main__":
    main()
