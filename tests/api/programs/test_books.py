#!/usr/bin/env python3
"""The commands for accounts of books and VAT rates.

Usage: test_books.py TILLDESKD TILLDESK
"""

import pathlib

from programs import ProgramTest, main, run


class Books(ProgramTest):
    def setUp(self):
        super().setUp()
        profiles = self.demo(20)["profiles"]
        self.shop = profiles[0]
        self.merchant = self.shop["merchantId"]
        self.others = sorted({profile["merchantId"] for profile in profiles} - {self.merchant})

    def set_account(self, use, account):
        return self.command("accounts", "set", "--merchant", self.merchant, "--for", use, "--account", account)

    def test_names_the_merchant_and_books_payouts_on_no_bank(self):
        said = self.command("accounts", "set", "--merchant", self.merchant, "--journal", "vkp")
        self.assertRegex(said, rf"^{self.merchant} \S.*: chart be, journal VKP")
        self.assertRegex(said, r"transfer +580000 +be\n")
        self.assertNotIn("warning", said)
        self.assertEqual(self.command("accounts", "list", "--merchant", self.merchant), said)

    def test_warns_of_what_is_doubtful(self):
        warning = "warning: transfer looks like the account of the bank"
        self.assertIn(warning, self.set_account("transfer", "550000"))
        self.assertIn(warning, self.command("accounts", "list"))
        self.assertNotIn("warning", self.set_account("transfer", ""))
        self.assertIn("warning: clearing looks like the account of the bank", self.set_account("clearing", "550000"))
        self.assertNotIn("warning", self.set_account("clearing", ""))
        said = self.set_account("fees", "499000")
        self.assertIn("warning: fees has the same account as 'unknown'\n", said)
        self.assertIn("warning: unknown has the same account as 'fees'\n", said)
        self.assertIn("warning: sales:6 has no account, so no journal is written\n", self.set_account("sales:6", "none"))

    def test_refuses_to_share_the_accounts_of_clearing_and_vat(self):
        before = self.command("accounts", "list")
        for use, account, other in (("transfer", "580100", "clearing"), ("clearing", "580000", "transfer"),
                                    ("vat", "700210", "sales:21")):
            self.refused(2, f"account: {account} is the account for '{other}' already", "accounts", "set",
                         "--merchant", self.merchant, "--for", use, "--account", account)
        self.set_account("clearing", "1360")  # SKR03 has it for transfers
        self.refused(2, "chart: 1360 is the account for", "accounts", "chart", "--merchant", self.merchant,
                     "--chart", "skr03")
        self.set_account("clearing", "")
        self.assertEqual(self.command("accounts", "list"), before)

    def test_names_the_merchant_whose_journal_cannot_be_written(self):
        folder = pathlib.Path(self.temporary.name, "journals")
        folder.mkdir()
        export = ("export", "journal", "--format", "hledger", "--output", str(folder / "a.journal"))
        self.command("accounts", "chart", "--merchant", self.merchant, "--chart", "own")
        result = run(*export, "--data-dir", self.folder)
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stderr, rf"^No journal for merchant {self.merchant} \(.*clearing.*\n$")
        written = [folder / f"a-{other}.journal" for other in self.others]
        self.assertEqual(result.stdout.splitlines()[:len(written)], [str(path) for path in written])
        self.assertEqual(sorted(folder.iterdir()), written)
        self.assertEqual(len(self.audited("exported")["facts"]["files"]), len(written))
        for path in written:
            path.unlink()
        for merchant in self.others:
            self.command("accounts", "chart", "--merchant", merchant, "--chart", "own")
        self.refused(2, f"merchant {self.others[0]} (", *export)
        self.assertEqual(list(folder.iterdir()), [])

    def test_writes_no_files_beside_a_device(self):
        for words in (("journal", "--format", "hledger"), ("clearing", "--format", "coda")):
            self.refused(1, "/dev/full is no file", "export", *words, "--output", "/dev/full")
        self.assertEqual(list(pathlib.Path("/dev").glob("full-*")), [])
        folder = pathlib.Path(self.temporary.name, "journals")
        folder.mkdir()
        self.refused(1, f"{folder} is no file", "export", "journal", "--format", "hledger", "--output", str(folder))
        self.assertEqual(sorted(path.name for path in folder.parent.iterdir()), ["a shop", "journals"])

    def test_says_what_is_wrong_with_a_day(self):
        path = str(pathlib.Path(self.temporary.name, "a"))
        vat = ("export", "vat", "--format", "csv", "--output", path)
        self.refused(2, "from: does not exist in the calendar\n", *vat, "--from", "2026-02-30")
        self.refused(2, "to: must not be before 1970\n", *vat, "--to", "1969-12-31")
        self.refused(2, "to: must be a day such as 2026-10-31\n", *vat, "--to", "yesterday")
        self.refused(2, "from: must be a day such as 2026-10-31, or a date-time with a zone", "export", "payments",
                     "--format", "csv", "--output", path, "--from", "yesterday")
        self.refused(2, "month: must not be before 1970\n", "export", "pack", "--month", "1969-12", "--output", path)
        self.refused(2, "month: must be a month such as 2026-10\n", "export", "pack", "--month", "10-2026", "--output",
                     path)
        self.refused(2, "from: must not be before 1970\n", "vat", "set", "--profile", self.shop["id"], "--rate", "21",
                     "--from", "1969-01-01")
        self.refused(2, "from: does not exist in the calendar\n", "fee", "set", "--merchant", self.merchant, "--fixed",
                     "0.1", "--from", "2027-02-29")
        self.refused(2, "first-year: must be a year from 1970 to 9999\n", "accounts", "set", "--merchant",
                     self.merchant, "--first-year", "1969")

    def test_explains_a_decimal_comma_of_a_rate(self):
        options = ("vat", "set", "--profile", self.shop["id"], "--rate")
        self.refused(2, "rate: must have a point as decimal mark, such as 12.5", *options, "12,5")
        self.assertIn("12.5 % from", self.command(*options, "12.5"))

    def test_has_whole_days(self):
        path = str(pathlib.Path(self.temporary.name, "a"))
        for what, kind in (("clearing", "coda"), ("journal", "hledger"), ("vat", "csv"), ("payouts", "mt940")):
            for option in ("from", "to"):
                self.refused(2, f"{option}: must be a day such as 2026-10-31, without a time", "export", what,
                             "--format", kind, f"--{option}", "2026-01-10T09:00:00Z", "--output", path)
        self.assertIn("is not over", self.command("export", "vat", "--format", "csv", "--output", path))


if __name__ == "__main__":
    main()
