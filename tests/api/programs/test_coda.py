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
    def exported(self, form):
        path = pathlib.Path(self.temporary.name) / f"payouts.{form}"
        self.command("export", "payouts", "--format", form, "--output", str(path))
        return path

    def test_holds_every_payout_to_the_cent_and_its_balances_join(self):
        self.demo(1000, "2025-03-31T18:00:00Z")
        lines = self.exported("json").read_text("utf-8").splitlines()
        payouts = {payout["payoutId"]: payout for payout in map(json.loads, lines)
                   if payout["payoutStatus"] == "SUCCEEDED"}
        self.assertGreater(len(payouts), 20)

        last = {}
        for statement in statements_of(self.exported("coda")):
            self.assertEqual(statement.account_currency, "EUR")
            number, closing = last.get(statement.account, (0, 0))
            self.assertEqual(int(str(statement)), number + 1)
            self.assertEqual(statement.old_balance, closing)
            self.assertEqual(statement.old_balance + sum(move.amount for move in statement.moves),
                             statement.new_balance)
            last[statement.account] = int(str(statement)), statement.new_balance
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


if __name__ == "__main__":
    main()
