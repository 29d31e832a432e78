#!/usr/bin/env python3
"""The CODA exports, read by Tryton's CODA parser.

Usage: test_coda.py TILLDESKD TILLDESK
"""

import decimal
import io
import itertools
import json
import pathlib

import coda

from programs import ProgramTest, main


def statements_of(path):
    """Splits a file into its statements: Tryton's parser expects one record too many in every statement after the
    first."""
    records = path.read_bytes().decode("cp1252").splitlines(keepends=True)
    ends = [i + 1 for i, record in enumerate(records) if record.startswith("9")]
    for start, end in itertools.pairwise([0, *ends]):
        yield from coda.CODA(io.StringIO("".join(records[start:end]))).statements
    assert ends[-1] == len(records)


class Coda(ProgramTest):
    def exported(self, what, form, *options):
        """Exports to a file for each account. Returns the files in a folder of their own."""
        folder = pathlib.Path(self.temporary.name) / f"{what}-{form}"
        folder.mkdir()
        self.command("export", what, "--format", form, "--output", str(folder / f"list.{form}"), *options)
        return sorted(folder.iterdir())

    def rows(self, what, *options):
        path, = self.exported(what, "json", *options)
        return [json.loads(line) for line in path.read_text("utf-8").splitlines()]

    def test_holds_every_payout_to_the_cent_and_its_balances_join(self):
        self.demo(1000, "2025-03-31T18:00:00Z")
        payouts = {payout["payoutId"]: payout for payout in self.rows("payouts")
                   if payout["payoutStatus"] == "SUCCEEDED"}
        self.assertGreater(len(payouts), 20)

        for path in self.exported("payouts", "coda"):
            last = None
            for statement in statements_of(path):
                last = self.joins(statement, last)
                self.assertTrue(path.stem.endswith(statement.account))
                self.assertTrue(statement.account_description.startswith("PAYOUTS ONLY"))
                for move in statement.moves:
                    payout = payouts.pop(move.customer_reference)
                    self.assertEqual(statement.account, payout["iban"])
                    self.assertEqual(move.amount, decimal.Decimal(payout["payoutAmount"]) / 100)
                    self.assertEqual(move.communication, payout["remittanceInfo"])
                    self.assertEqual(move.counterparty_name, "Tilldesk")
                    self.assertEqual(move.entry_date.strftime("%Y%m%d"), payout["remittanceInfo"][:8])
                    self.assertIsNone(move.communication_type)
                    self.assertIn(move.bank_reference, statement.informations)
        self.assertEqual(payouts, {})

    def test_reads_the_clearing_account_as_the_ledger_has_it(self):
        self.demo(1000, "2025-03-31T18:00:00Z")
        wanted = {row["paymentId"]: row["amount"] for row in self.rows("payments", "--by", "paid")}
        wanted |= {row["refundId"]: -row["amount"] for row in self.rows("refunds", "--by", "done")}
        wanted |= {row["payoutId"]: -row["payoutAmount"] for row in self.rows("payouts")
                   if row["payoutStatus"] == "SUCCEEDED"}
        with self.database() as db:
            owed = dict(db.execute("SELECT merchant_id, sum(balance) FROM ledger_account WHERE kind <> 1"
                                   " GROUP BY merchant_id"))
        closing = {}
        for path in self.exported("clearing", "coda"):
            last = None
            for statement in statements_of(path):
                last = self.joins(statement, last)
                self.assertTrue(statement.account_description.startswith("Clearing account"))
                for move in statement.moves:
                    self.assertEqual(move.amount * 100, wanted.pop(move.customer_reference))
            closing[statement.account] = last[1] * 100
        self.assertEqual(wanted, {})
        self.assertEqual(closing, {"TILLDESK-" + merchant[-8:].upper(): cents for merchant, cents in owed.items()})

    def joins(self, statement, last):
        """Checks that a statement continues the previous one. Returns its number and balance."""
        number, closing = last or (0, 0)
        self.assertEqual(statement.account_currency, "EUR")
        self.assertEqual(int(str(statement)), number + 1)
        self.assertEqual(statement.old_balance, closing)
        self.assertEqual(statement.old_balance + sum(move.amount for move in statement.moves),
                         statement.new_balance)
        return int(str(statement)), statement.new_balance


if __name__ == "__main__":
    main()
