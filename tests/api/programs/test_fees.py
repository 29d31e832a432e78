#!/usr/bin/env python3
"""The commands for the payment service's fees, next to a running service and without one.

Usage: test_fees.py TILLDESKD TILLDESK
"""

import csv
import json
import pathlib

from programs import ProgramTest, call, main


class Fees(ProgramTest):
    def setUp(self):
        super().setUp()
        self.shop = self.demo()["profiles"][0]
        self.merchant = self.shop["merchantId"]
        self.command("profile", "set", "--profile", self.shop["id"], "--acknowledgement", "off")

    def pays(self, service, cents):
        payment = self.creates(service, self.shop["apiKey"], amount=cents)
        for action in ("identify", "confirm"):
            self.assertEqual(call(f"{service.address}/sim/payments/{payment}/{action}", method="POST")[0], 200)

    def set_fees(self, *options):
        return self.command("fee", "set", "--merchant", self.merchant, *options)

    def invoice(self, month, amount, number):
        return ("fee", "invoice", "--merchant", self.merchant, "--month", month, "--amount", amount, "--number", number)

    def run_payouts(self):
        return json.loads(self.command("payout", "run", "--json"))["payouts"]

    def export(self, what, *options):
        path = pathlib.Path(self.temporary.name, f"{what}.csv")
        path.unlink(missing_ok=True)
        self.command("export", what, "--format", "csv", "--output", str(path), *options)
        with open(path, encoding="utf-8-sig", newline="") as file:
            return list(csv.DictReader(file))

    def test_pays_out_less_the_fees(self):
        self.assertEqual(self.command("fee", "list"), "No fees are set\n")
        with self.serve() as service:
            self.command("clock", "set", "--to", "2026-12-01T12:00:00Z")
            self.pays(service, 1250)
            self.assertNotIn("Fee", self.export("payments")[0])
            self.assertIn("EUR 0.25 + 1.40 %", self.set_fees("--fixed", "0.25", "--percent", "1,4"))
            self.assertEqual(self.audited("fee-rule-set")["facts"]["share"], 140)
            self.pays(service, 1250)
            self.assertEqual([row["payoutAmount"] for row in self.run_payouts()], [2500 - 25 - 18])
            self.assertEqual(sorted(row["Fee"] for row in self.export("payments")), ["0.00", "0.43"])
            self.assertEqual([row["Fees"] for row in self.export("payouts")], ["0.43"])
        self.assertIn("1.40", self.command("fee", "list", "--merchant", self.merchant))
        self.command("verify")

    def test_books_an_invoice_once(self):
        self.set_fees("--percent", "2", "--payouts", "gross")
        with self.serve() as service:
            self.command("clock", "set", "--to", "2026-12-01T12:00:00Z")
            self.pays(service, 10000)
            self.assertEqual([row["payoutAmount"] for row in self.run_payouts()], [10000])
            self.refused(2, "month", *self.invoice("2026-12", "3", "A"))
            self.command("clock", "set", "--to", "2027-01-02T12:00:00Z")
            told = self.command(*self.invoice("2026-12", "3.50", "A"))
            self.assertEqual(told, "2026-12: invoice A of EUR 3.50 instead of EUR 2.00: EUR 1.50 charged\n")
            self.assertEqual(self.command(*self.invoice("2026-12", "3.50", "A")),
                             "2026-12: invoice A of EUR 3.50 is booked already; nothing changed\n")
            self.assertEqual(self.command(*self.invoice("2026-12", "3.20", "B")),
                             "2026-12: invoice B of EUR 3.20 instead of EUR 3.50: EUR 0.30 taken back\n")
            self.refused(2, "number", *self.invoice("2026-11", "4", "B"))
        self.assertEqual(self.audited("fee-invoice-booked")["facts"]["number"], "B")
        days = self.export("clearing")
        self.assertEqual([(row["Fees"], row["Fees collected"], row["Owed after"]) for row in days][-1],
                         ("1.20", "3.20", "0.00"))
        self.command("verify")

    def test_keeps_what_no_option_names(self):
        self.set_fees("--fixed", "0.25", "--percent", "1.4", "--minimum", "10", "--payouts", "gross")
        self.assertIn("EUR 0.30 + 1.40 %, at least EUR 10.00 a month, gross", self.set_fees("--fixed", "0.30"))
        self.refused(2, "name what changes", "fee", "set", "--merchant", self.merchant)
        self.refused(2, "none", "fee", "set", "--merchant", self.merchant, "--none", "--fixed", "1")
        self.assertIn("no fees", self.set_fees("--none"))

    def test_refuses_what_is_no_fee(self):
        for option, value in (("fixed", "0.255"), ("fixed", "-1"), ("percent", "100.01"), ("minimum", "x"),
                              ("payouts", "half"), ("from", "2020-01-01"), ("merchant", "nobody")):
            self.refused(1 if option == "merchant" else 2, option, "fee", "set", *(["--merchant", self.merchant] if option != "merchant" else ["--fixed", "1"]),
                         f"--{option}", value, *(["--fixed", "1"] if option == "from" else []))
        for value, rule in (("-1", "must not be negative"), ("99999999999", "is too large"),
                            ("1.234", "must be a number with up to two decimals")):
            self.refused(2, f"amount: {rule}", *self.invoice("2026-10", value, "1"))
        self.refused(2, "month: must be ", *self.invoice("1999-01", "1", "1"))


if __name__ == "__main__":
    main()
