#!/usr/bin/env python3
"""The real window on another computer, beside the real service: `tilldesk --connect LINK` and `tilldeskd serve`.

Usage: test_till_window.py TILLDESKD TILLDESK
"""

import json
import pathlib
import re
import signal

import driven
import programs
from programs import ProgramTest, main


class TillWindow(ProgramTest):
    def setUp(self):
        super().setUp()
        self.shop = self.demo(60, "2026-02-01T00:00:00Z")
        self.home = pathlib.Path(self.temporary.name, "other computer")

    def open(self, port=0):
        return self.serve("--tills", "on", "--till-port", str(port))

    def invite(self):
        """Returns (link, fingerprint)."""
        printed = self.command("pair", "--name", "127.0.0.1")
        return (re.search(r"^Link: (tilldesk://\S+)$", printed, re.MULTILINE).group(1),
                re.search(r"^Fingerprint: ([0-9A-F ]+)$", printed, re.MULTILINE).group(1))

    def asking(self):
        return json.loads(self.command("till", "asking", "--json"))["asking"]

    def tills(self):
        return json.loads(self.command("till", "list", "--json"))

    def paired(self):
        """Returns the window of a new till."""
        till = driven.Window(self.home, "--connect", self.invite()[0])
        till.press("connectGo")
        till.see("The shop is asked until")
        self.command("till", "accept", "--id", self.asking()["id"])
        till.see("New payment")
        return till

    def payments(self):
        """Returns the newest payments of the service by their references."""
        listed = self.command("export", "payments", "--format", "json", "--output", f"{self.home}/all.jsonl")
        self.assertTrue(listed)
        lines = pathlib.Path(self.home, "all.jsonl").read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines]

    def test_is_added_only_by_the_yes_of_the_shop(self):
        with self.open():
            link, fingerprint = self.invite()
            with driven.Window(self.home, "--connect", link) as till:
                self.assertEqual(till.see(fingerprint[:19]).replace("\n", " "), fingerprint)
                till.press("connectGo")
                till.see("The shop is asked until")
                self.command("till", "refuse", "--id", self.asking()["id"])
                till.see("The shop has said no to this till")
                self.assertEqual(self.tills(), [])
                till.type("connectLink", self.invite()[0])
                till.press("connectGo")
                till.see("The shop is asked until")
                self.command("till", "accept", "--id", self.asking()["id"])
                till.see("New payment")
                self.assertEqual(len(self.tills()), 1)
            secrets = list(pathlib.Path(self.home, "till").glob("till.token"))
            self.assertEqual([file.stat().st_mode & 0o077 for file in secrets], [0])
            with driven.Window(self.home) as till:  # needs no link again
                till.see("New payment")

    def test_takes_a_payment_that_the_shop_sees(self):
        with self.open() as service, self.paired() as till:
            till.keys("Ctrl+N")
            till.type("amount", "24.50")
            till.type("reference", "From the till")
            till.keys("Return")
            till.see("Cancel payment")
            [made] = [each for each in self.payments() if each.get("reference") == "From the till"]
            self.assertEqual(made["amount"], 2450)
            till.keys("Escape")
            till.keys("Ctrl+3")
            till.see("From the till")
            # A payment of the shop's own software appears at the till by itself.
            self.creates(service, self.shop["profiles"][0]["apiKey"], reference="From the web shop")
            till.see("From the web shop")

    def test_says_that_the_shop_is_lost_and_comes_back(self):
        with self.open() as service, self.paired() as till:
            till.keys("Ctrl+3")
            key = self.shop["profiles"][0]["apiKey"]
            self.creates(service, key, reference="Known before")
            till.see("Known before")
            # A computer that sleeps keeps its connections open and answers nothing.
            service.process.send_signal(signal.SIGSTOP)
            till.see("No connection to the shop since")
            till.off("newPayment")
            till.see("Known before")
            till.see("Was pending")
            service.process.send_signal(signal.SIGCONT)
            till.see("Connected again")
            till.gone("No connection to the shop")
            self.creates(service, key, reference="Known after")
            till.see("Known after")
            till.press("newPayment")
            till.see("Show QR code")

    def test_comes_back_to_a_service_that_was_killed(self):
        with self.open() as service:
            till = self.paired()
            port = re.search(r"tilldesk://127\.0\.0\.1:(\d+)/", self.invite()[0]).group(1)
            service.process.kill()
            service.process.wait()
        with till:
            till.see("No connection to the shop since")
            with self.open(port):
                till.press("tryNow")
                till.see("Connected again")

    def test_writes_exports_and_receipts_on_its_own_disk(self):
        with self.open(), self.paired() as till:
            till.keys("Ctrl+3")
            till.keys("Ctrl+E")
            till.press("format-csv")
            till.press("saveExport")
            here = self.home / "payments.csv"
            till.choose_file(here)
            till.see("Show in folder")
            there = self.home / "by the service.csv"
            self.command("export", "payments", "--format", "csv", "--output", str(there))
            self.assertEqual(here.read_bytes(), there.read_bytes())
            till.press("closeExport")
            paid = next(each for each in self.payments() if each["status"] == "SUCCEEDED")
            till.keys("Ctrl+K")
            till.type("findField", paid["reference"])
            till.see(paid["reference"])
            till.keys("Return")
            till.press("receipt")
            till.press("saveReceipt")
            receipt = self.home / "receipt.pdf"
            till.choose_file(receipt)
            till.see("receipt.pdf")
            self.assertEqual(receipt.read_bytes()[:5], b"%PDF-")

    def test_writes_every_kind_of_list_on_its_own_disk(self):
        with self.open(), self.paired() as till:
            till.keys("Ctrl+3")
            for form, suffix in (("csv-eu", "csv"), ("json", "jsonl"), ("xlsx", "xlsx"), ("pdf", "pdf")):
                till.keys("Ctrl+E")
                till.press(f"format-{form}")
                till.press("saveExport")
                here = self.home / f"{form}.{suffix}"
                till.choose_file(here)
                till.see("Show in folder")
                there = self.home / f"by the service.{suffix}"
                self.command("export", "payments", "--format", form, "--output", str(there))
                self.assertEqual(here.read_bytes(), there.read_bytes(), form)
                till.press("closeExport")

    def test_writes_the_pack_of_a_month_on_its_own_disk(self):
        here, there = self.home / "Documents", self.home / "by the service"
        for folder in (here, there):
            folder.mkdir(parents=True)
        with self.open() as service, self.paired() as till:
            till.keys("Ctrl+K")
            till.type("findField", "accountant")
            till.see("A month for the accountant")
            till.keys("Return")
            till.press("saveExport")
            till.see("Open folder")
            [month] = {re.match(r"tilldesk-(\d{4}-\d\d)", folder.name).group(1) for folder in here.iterdir()}
            self.command("export", "pack", "--month", month, "--output", str(there))
            written = self.files(here)
            self.assertEqual(written, self.files(there))
            self.assertIn("reading-guide.pdf", {path.name for path in written})
            # The service that let another process draw serves on.
            self.creates(service, self.shop["profiles"][0]["apiKey"])

    @staticmethod
    def files(folder):
        """Returns the contents of all files below a folder by their relative paths."""
        return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}

    def test_reads_a_file_of_the_bank_from_its_own_disk(self):
        with self.open(), self.paired() as till:
            merchant = self.shop["profiles"][0]["merchantId"]
            self.command("export", "payouts", "--merchant", merchant, "--format", "camt053",
                         "--output", str(self.home / "bank"))
            [statement, *_] = sorted(self.home.glob("bank*"))
            till.keys("Ctrl+5")
            till.keys("Ctrl+O")
            till.choose_file(statement)
            till.see(statement.name)
            listed = self.wait_until(lambda: json.loads(
                self.command("bank", "list", "--merchant", merchant, "--json"))["items"])
            self.assertIn("matched", {item["outcome"] for item in listed})

    def test_shows_nothing_of_a_shop_that_has_revoked_it(self):
        with self.open(), self.paired() as till:
            till.keys("Ctrl+3")
            self.command("till", "revoke", "--id", self.tills()[0]["id"])
            till.see("This till was revoked")
            till.gone("New payment")
            till.end()
            with driven.Window(self.home) as again:
                again.see("This till was revoked")
                link = self.invite()[0]
                again.press("messageAction")
                again.type("connectLink", link)
                again.press("connectGo")
                again.see("The shop is asked until")
                self.command("till", "accept", "--id", self.asking()["id"])
                again.see("New payment")
        self.assertEqual([bool(till["revokedAt"]) for till in self.tills()], [True, False])


if __name__ == "__main__":
    programs.SECONDS = 120
    main()
