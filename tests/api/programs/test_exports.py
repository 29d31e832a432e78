#!/usr/bin/env python3
"""The export commands, next to a running service and without one.

Usage: test_exports.py TILLDESKD TILLDESK
"""

import csv
import getpass
import hashlib
import json
import os
import pathlib
import signal
import subprocess

import programs
import waiting
from programs import ProgramTest, main


class Exports(ProgramTest):
    def setUp(self):
        super().setUp()
        self.files = pathlib.Path(self.temporary.name) / "files"
        self.files.mkdir()

    def export(self, what, form, *options):
        """Runs an export. Returns its report and the file."""
        path = self.files / f"{what}.{form}"
        said = self.command("export", what, "--format", form, "--output", str(path), *options)
        return said.splitlines(), path

    def number(self, sql):
        with self.database() as db:
            return db.execute(sql).fetchone()[0] or 0

    def test_writes_every_list_beside_a_service_and_without_one(self):
        self.demo(400)
        for is_served in (True, False):
            with self.beside(is_served):
                with self.database() as db:
                    payout, lines = db.execute(
                        "SELECT id, payments_upto - payments_after + refunds_upto - refunds_after"
                        " FROM payout ORDER BY seq LIMIT 1").fetchone()
                for what, table, moved in (("payments", "payment", 6), ("refunds", "refund", 2), ("payouts", "payout", 1)):
                    rows = self.number(f"SELECT count(*) FROM {table}")
                    cents = self.number(f"SELECT sum(amount) FROM {table} WHERE status = {moved}")
                    for form in ("csv", "csv-eu", "json", "xlsx", "pdf"):
                        said, path = self.export(what, form, "--language", "fr")
                        self.assertEqual(said, [str(path), f"{rows} rows, EUR {cents // 100}.{cents % 100:02} moved"])
                        self.assertGreater(path.stat().st_size, rows * 10)
                said, path = self.export("payout", "csv", "--payout", payout)
                self.assertTrue(said[1].startswith(f"{lines} rows"), said)
                self.assertEqual(sorted(p.suffix for p in self.files.iterdir() if p.name.endswith(".part")), [])

    def test_each_export_is_an_entry_of_the_audit_trail(self):
        self.demo(40)
        for is_served in (True, False):
            with self.subTest(is_served=is_served), self.beside(is_served):
                _, path = self.export("payments", "csv")
                entry = json.loads(self.command("audit", "--kind", "exported", "--json"))["entries"][0]
                self.assertIn(hashlib.sha256(path.read_bytes()).hexdigest(), json.dumps(entry))
                self.assertEqual(entry["actor"]["name"], getpass.getuser())
        self.assertEqual(len(json.loads(self.command("audit", "--kind", "exported", "--json"))["entries"]), 2)
        self.command("verify")

    def test_a_lost_output_is_a_failure(self):
        self.demo(4)
        with open("/dev/full", "w", encoding="utf-8") as full:
            lost = subprocess.run([programs.SERVICE, "key", "list", "--data-dir", self.folder], stdout=full,
                                  stderr=subprocess.PIPE, text=True, env=programs.ENVIRONMENT, check=False)
        self.assertEqual(lost.returncode, 1)
        self.assertIn("cannot be written to standard output", lost.stderr)

    def test_counts_days_in_the_shops_calendar(self):
        self.demo(400)
        for zone in ("Europe/Brussels", "America/St_Johns"):
            _, path = self.export("payments", "csv", "--time-zone", zone)
            with open(path, newline="", encoding="utf-8") as file:
                days = [row["Created"][:10] for row in csv.DictReader(file)]
            first, last = days[len(days) // 3], days[len(days) // 2]
            said, _ = self.export("payments", "csv", "--time-zone", zone, "--from", first, "--to", last)
            wanted = sum(first <= day <= last for day in days)
            self.assertTrue(said[1].startswith(f"{wanted} rows"), (zone, said, wanted))
            self.assertGreater(len(days), wanted)
        moment = self.number("SELECT strftime('%Y-%m-%dT%H:%M:%fZ', created_at / 1000.0, 'unixepoch')"
                             " FROM payment WHERE seq = 9")
        said, _ = self.export("payments", "json", "--from", moment, "--to", moment)
        with open(self.files / "payments.json", encoding="utf-8") as file:
            self.assertTrue(all(json.loads(line)["createdAt"] == moment for line in file))

    def test_takes_a_profile_and_statuses(self):
        shops = self.demo(300)["profiles"]
        count = ("SELECT count(*) FROM payment p JOIN profile f ON f.seq = p.profile"
                 f" WHERE f.id = '{shops[0]['id']}'")
        said, _ = self.export("payments", "csv", "--profile", shops[0]["id"])
        self.assertTrue(said[1].startswith(f"{self.number(count)} rows"), said)
        said, _ = self.export("payments", "csv", "--profile", shops[0]["id"], "--status", "SUCCEEDED,EXPIRED")
        self.assertTrue(said[1].startswith(f"{self.number(count + ' AND p.status IN (6, 8)')} rows"), said)
        said, _ = self.export("payouts", "csv", "--profile", shops[0]["id"])
        self.assertTrue(said[1].split()[0].isdigit())

    def test_lists_what_was_paid_in_a_period_by_the_time_of_payment(self):
        self.demo(400)
        with self.database() as db:
            created, paid = db.execute("SELECT created_at, succeeded_at FROM payment WHERE status = 6"
                                       " AND succeeded_at > created_at ORDER BY seq DESC LIMIT 1").fetchone()
        moment = self.number(f"SELECT strftime('%Y-%m-%dT%H:%M:%fZ', {paid} / 1000.0, 'unixepoch')")
        rows = {}
        for by in ("created", "paid"):
            said, _ = self.export("payments", "json", "--by", by, "--from", moment)
            rows[by] = int(said[1].split()[0])
        self.assertEqual(rows["paid"], self.number(f"SELECT count(*) FROM payment WHERE succeeded_at >= {paid}"))
        self.assertEqual(rows["created"], self.number(f"SELECT count(*) FROM payment WHERE created_at >= {paid}"))
        self.assertLess(created, paid)

    def test_writes_the_clearing_account_of_each_merchant(self):
        self.demo(400)
        profiles = json.loads(self.command("profile", "list", "--json"))
        merchants = dict.fromkeys(profile["merchantId"] for profile in profiles)
        said = self.command("export", "clearing", "--format", "mt940", "--output", str(self.files / "a.sta"))
        names = sorted(path.name for path in self.files.iterdir())
        self.assertEqual(names, sorted(f"a-TILLDESK-{one[-8:].upper()}.sta" for one in merchants))
        self.assertEqual(sorted(said.splitlines()[:2]), sorted(str(self.files / name) for name in names))
        one = next(iter(merchants))
        self.assertEqual(self.command("merchant", "set", "--merchant", one, "--clearing-account", "psp-7"), "PSP-7\n")
        self.assertIn("PSP-7", self.command("merchant", "list"))
        self.command("export", "clearing", "--format", "mt940", "--merchant", one, "--output", str(self.files / "b.sta"))
        self.assertIn(":25:PSP-7\r\n", (self.files / "b.sta").read_bytes().decode())
        self.refused(2, "not be an IBAN", "merchant", "set", "--merchant", one,
                     "--clearing-account", "BE68539007547034")
        self.refused(1, "no such merchant", "export", "clearing", "--format", "coda", "--merchant", "f" * 24,
                     "--output", str(self.files / "c.cod"))

    def test_refuses_what_it_cannot_write(self):
        self.demo(20)
        path = str(self.files / "a")
        for code, named, *options in (
                (2, "format", "payments", "--format", "doc"),
                (2, "format: must be one of csv, csv-raw, csv-eu, xlsx, json, pdf\n", "payments", "--format", "coda"),
                (2, "pdf, camt053, camt053-08, mt940, coda\n", "payouts", "--format", "camt054"),
                (2, "pdf, camt054, camt054-08\n", "payout", "--format", "coda", "--payout", "f" * 24),
                (2, "language", "payments", "--format", "csv", "--language", "it"),
                (2, "from", "payments", "--format", "csv", "--from", "yesterday"),
                (2, "to", "payments", "--format", "csv", "--from", "2026-10-02", "--to", "2026-10-01"),
                (2, "from: the period begins in the future", "payments", "--format", "csv", "--from", "2199-01-01"),
                (2, "by: must be created or paid", "payments", "--format", "csv", "--by", "done"),
                (2, "status", "payments", "--format", "csv", "--by", "paid", "--status", "SUCCEEDED"),
                (1, "no money moved", "clearing", "--format", "coda", "--from", "2020-01-01", "--to", "2020-01-31"),
                (2, "xlsx, json, camt053, camt053-08, mt940, coda\n", "clearing", "--format", "pdf"),
                (2, "status", "payments", "--format", "csv", "--status", "LOST"),
                (2, "status", "payments", "--format", "csv", "--status", ","),
                (1, "no such profile", "payouts", "--format", "csv", "--profile", "f" * 24),
                (1, "no such profile", "payments", "--format", "csv", "--profile", "f" * 24),
                (1, "no such profile", "refunds", "--format", "csv", "--profile", "f"),
                (1, "no payout arrived", "payouts", "--format", "coda", "--from", "2020-01-01", "--to", "2020-01-31"),
                (1, "no such payout", "payout", "--format", "csv", "--payout", "f" * 24),
                (2, "payout", "payout", "--format", "csv")):
            self.refused(code, named, "export", *options, "--output", path)
        self.refused(2, "month", "export", "pack", "--month", "2026-13", "--output", path)
        self.refused(1, "folder", "export", "payments", "--format", "csv", "--output", str(self.files))
        self.refused(1, "cannot be written", "export", "payments", "--format", "csv", "--output", path + "/none/a")
        self.refused(2, "output", "export", "payments", "--format", "csv", "--output", "")
        self.assertEqual(list(self.files.iterdir()), [])

    def test_spares_what_is_no_file_of_an_export(self):
        self.demo(20)
        database = pathlib.Path(self.folder, "tilldesk.db")
        size = database.stat().st_size
        (self.files / "link").symlink_to(database)
        for path in (database, pathlib.Path(self.folder, "master.key"), pathlib.Path(self.folder, "new.csv"), self.files / "link"):
            self.refused(1, "data folder", "export", "payments", "--format", "csv", "--output", str(path))
        self.assertEqual(database.stat().st_size, size)
        os.mkfifo(self.files / "pipe")
        self.refused(1, "not a file", "export", "payments", "--format", "csv", "--output", str(self.files / "pipe"))
        self.assertTrue((self.files / "pipe").is_fifo())

    def test_follows_a_link_and_keeps_who_may_read(self):
        self.demo(20)
        kept = self.files / "kept.csv"
        kept.write_text("old")
        kept.chmod(0o600)
        (self.files / "link.csv").symlink_to(kept)
        self.command("export", "payments", "--format", "csv", "--output", str(self.files / "link.csv"))
        self.assertTrue((self.files / "link.csv").is_symlink())
        self.assertIn("Payment ID", kept.read_text())
        self.assertEqual(kept.stat().st_mode & 0o777, 0o600)

    def test_leaves_nothing_when_it_is_interrupted(self):
        self.demo(20_000)
        path = self.files / "a.xlsx"
        with subprocess.Popen([programs.SERVICE, "export", "payments", "--format", "xlsx", "--output", str(path),
                               "--data-dir", self.folder], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              text=True, env=programs.ENVIRONMENT) as process:
            waiting.wait_until(lambda: list(self.files.iterdir()), self.files)  # the export has begun
            os.kill(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=programs.SECONDS)
        self.assertEqual((process.returncode, out, err), (1, "", "cancelled\n"))
        self.assertEqual(list(self.files.iterdir()), [])

    def test_needs_no_display_and_no_session(self):
        self.demo(20)
        path = self.files / "a.pdf"
        result = subprocess.run(
            [programs.SERVICE, "export", "payments", "--format", "pdf", "--output", str(path),
             "--data-dir", self.folder], capture_output=True, text=True, check=False,
            env={"PATH": os.environ["PATH"], "HOME": self.folder})
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertEqual(path.read_bytes()[:5], b"%PDF-")


if __name__ == "__main__":
    main()
