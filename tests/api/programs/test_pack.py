#!/usr/bin/env python3
"""The month pack for the accountant, checked file by file by readers that share no code with the writers.

Usage: test_pack.py TILLDESKD TILLDESK
"""

import csv
import datetime
import json
import pathlib
import signal
import subprocess
import sys
import zipfile
import zoneinfo

import programs
import waiting
from programs import ProgramTest, main

READERS = pathlib.Path(__file__).resolve().parents[2] / "unit" / "exports"
sys.path.insert(0, str(READERS))
import read_camt  # noqa: E402
import read_coda  # noqa: E402
import read_mt940  # noqa: E402

# A month with a change to daylight saving time.
MONTH = "2025-03"
UNTIL = "2025-03-31T18:00:00Z"
BRUSSELS = zoneinfo.ZoneInfo("Europe/Brussels")


def tool(*command, **how):
    return subprocess.run(command, capture_output=True, text=True, timeout=programs.SECONDS, check=False, **how)


class Pack(ProgramTest):
    def setUp(self):
        super().setUp()
        self.command("demo", "--payments", "400", "--until", UNTIL)
        self.place = pathlib.Path(self.temporary.name) / "for the accountant"
        # One pack for each merchant of the demo.
        self.packs = [self.place / f"tilldesk-{MONTH}-{name}" for name in ("bakkerij-janssens", "fleurs-dubois")]

    def export(self, place, *options):
        return self.command("export", "pack", "--month", MONTH, "--output", str(place), *options)

    def paid_out(self):
        """Reads the month's successful payouts from the database, by id."""
        first = datetime.datetime(2025, 3, 1, tzinfo=BRUSSELS).timestamp() * 1000
        end = datetime.datetime(2025, 4, 1, tzinfo=BRUSSELS).timestamp() * 1000
        with self.database() as connection:
            rows = connection.execute("SELECT p.id, p.amount FROM payout p WHERE p.status = 1"
                                      " AND made_at >= ? AND made_at < ?", (first, end)).fetchall()
        self.assertGreater(len(rows), 20)
        return dict(rows)

    def statements(self, folder):
        """Reads the statements of every format: {file suffix: {id of the line: cents}}."""
        read = {"-camt053-02.xml": {}, "-camt053-08.xml": {}, ".sta": {}, ".cod": {}}
        for path in sorted(path for pack in self.packs for path in (pack / folder).iterdir()):
            ending = next(each for each in read if path.name.endswith(each))
            if path.suffix == ".xml":
                self.fits_the_schema(path, "camt.053.001." + ending[-6:-4])
                found = read_camt.Reader(path).read()
            else:
                found = (read_mt940 if ending == ".sta" else read_coda).read(path.read_bytes())
            before = None
            for statement in found:
                self.assertTrue(path.name.startswith(statement["account"]))
                self.assertTrue(statement["day"].startswith(MONTH))
                if before:
                    self.assertEqual(statement["opening"], before["closing"])
                    self.assertEqual(statement["number"], before["number"] + 1)
                before = statement
                for entry in statement["entries"]:
                    self.assertNotIn(entry["id"], read[ending])
                    read[ending][entry["id"]] = entry["cents"]
        return read

    def listed(self, what):
        lines = [line for pack in self.packs
                 for line in (pack / f"{what}.jsonl").read_text(encoding="utf-8").splitlines()]
        return [json.loads(line) for line in lines]

    def bridges(self):
        """In each row of the daily table, owed before + paid - refunded - paid out = owed after."""
        for pack in self.packs:
            with (pack / "clearing-account-eu.csv").open(encoding="utf-8-sig", newline="") as file:
                rows = list(csv.reader(file, delimiter=";"))[1:]
            cents = lambda text: int(text.replace(",", ""))
            self.assertGreater(len(rows), 20)
            for row, after in zip(rows, rows[1:] + [None]):
                owed, paid, refunded, out, left = (cents(row[i]) for i in (3, 5, 7, 9, 10))
                self.assertEqual(owed + paid - refunded - out, left)
                if after:
                    self.assertEqual(cents(after[3]), left)

    def fits_the_schema(self, path, message):
        checked = tool("xmllint", "--nonet", "--noout", "--schema", str(READERS / "schemas" / f"{message}.xsd"), str(path))
        self.assertEqual(checked.returncode, 0, checked.stderr)

    def content(self, payout, cents):
        """All formats of a payout's content agree with the payout."""
        files = {path.name: path for pack in self.packs for path in (pack / "payout-contents").glob(f"*{payout}*")}
        self.assertEqual(len(files), 5, sorted(files))
        for name, path in files.items():
            if name.endswith(".xml"):
                self.fits_the_schema(path, "camt.054.001." + name[-6:-4])
                read = read_camt.Reader(path).read()
                self.assertEqual((read["id"], sum(entry["cents"] for entry in read["entries"])), (payout, cents))
                self.assertEqual(sum(line["cents"] for line in read["lines"]), cents)
            elif name.endswith(".csv"):
                with path.open(encoding="utf-8-sig", newline="") as file:
                    rows = list(csv.reader(file, delimiter=";"))
                amount = rows[0].index("Bedrag")
                self.assertEqual(sum(int(row[amount].replace(",", "")) for row in rows[1:]), cents)
            elif name.endswith(".xlsx"):
                self.assertIsNone(zipfile.ZipFile(path).testzip())
            else:
                euros = f"{cents // 100:,}".replace(",", ".") + f",{cents % 100:02}"
                self.assertIn(euros, tool("pdftotext", "-layout", str(path), "-").stdout)

    def test_a_pack_is_whole_and_adds_up(self):
        for is_served in (False, True):
            with self.beside(is_served):
                said = self.export(self.place, "--language", "nl")
                payouts = self.paid_out()
                for pack, line in zip(self.packs, said.splitlines()):
                    files = [path for path in pack.rglob("*") if path.is_file()]
                    self.assertEqual(line, f"{pack}: {len(files)} files")
                    sums = tool("sha256sum", "--strict", "-c", "SHA256SUMS", cwd=pack)
                    self.assertEqual(sums.returncode, 0, sums.stderr)
                    self.assertEqual(len(sums.stdout.splitlines()), len(files) - 1)
                for ending, read in self.statements("payouts-only").items():
                    self.assertEqual(read, payouts, ending)
                self.assertEqual({row["payoutId"]: row["payoutAmount"] for row in self.listed("payouts")
                                  if row["payoutStatus"] == "SUCCEEDED"}, payouts)
                moved = {row["paymentId"]: row["amount"] for row in self.listed("payments")}
                moved |= {row["refundId"]: -row["amount"] for row in self.listed("refunds")}
                moved |= {payout: -cents for payout, cents in payouts.items()}
                for ending, read in self.statements("clearing-account").items():
                    self.assertEqual(read, moved, ending)
                self.bridges()
                for payout, cents in payouts.items():
                    self.content(payout, cents)
                for pack, name in zip(self.packs, ("Bakkerij Janssens", "Fleurs Dubois")):
                    guide = str(pack / "reading-guide.pdf")
                    self.assertRegex(tool("pdfinfo", guide).stdout, r"Pages:\s+1\n")
                    text = tool("pdftotext", guide, "-").stdout
                    self.assertIn("uitbetalingen van maart 2025", text)
                    self.assertIn(name, text)

    def test_the_same_data_are_the_same_bytes(self):
        other = self.place / "other"
        self.export(self.place)
        self.export(other)
        for pack in self.packs:
            name = f"{pack.name}/SHA256SUMS"
            self.assertEqual((other / name).read_text(), (self.place / name).read_text())

    def test_a_pack_with_a_changed_file_is_left_alone(self):
        self.export(self.place)
        with (self.packs[1] / "payments.csv").open("a") as file:
            file.write("a note\n")
        self.refused(1, "payments.csv", "export", "pack", "--month", MONTH, "--output", str(self.place))
        said = self.export(self.place, "--beside")
        self.assertEqual([line.rpartition(":")[0] for line in said.splitlines()[:2]],
                         [str(self.packs[0]), str(self.packs[1]) + "-2"])
        self.assertIn("a note", (self.packs[1] / "payments.csv").read_text())

    def test_a_month_before_the_shop_is_refused(self):
        self.refused(1, "the shop did not exist in 2020-01", "export", "pack", "--month", "2020-01",
                     "--output", str(self.place))
        self.assertFalse(self.place.exists())

    def test_a_month_that_is_not_over_is_refused(self):
        month = datetime.datetime.now(BRUSSELS).strftime("%Y-%m")
        self.refused(2, "month", "export", "pack", "--month", month, "--output", str(self.place))
        self.assertFalse(self.place.exists())

    def test_what_is_cancelled_leaves_nothing(self):
        process = subprocess.Popen([programs.SERVICE, "export", "pack", "--data-dir", self.folder, "--month", MONTH,
                                    "--output", str(self.place)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   env=programs.ENVIRONMENT)
        waiting.wait_until(self.place.exists, self.place.parent)
        scratch = waiting.wait_until(lambda: list(self.place.glob(".*bakkerij*")), self.place)[0]
        inside = waiting.wait_until(lambda: list(scratch.glob("*/")), scratch)[0]
        waiting.wait_until((inside / "payments.csv").exists, inside)
        self.assertIsNone(process.poll())
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=programs.SECONDS)
        self.assertNotEqual(process.returncode, 0)
        self.assertEqual(out, b"")
        self.assertFalse(self.place.exists())


if __name__ == "__main__":
    main()
