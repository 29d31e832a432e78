#!/usr/bin/env python3
"""Backup and restore by command, with and without a running service.

Usage: test_backup.py TILLDESKD TILLDESK
"""

import csv
import io
import json
import pathlib
import shutil
import sqlite3
import xml.etree.ElementTree
import zipfile

from programs import ProgramTest, call, main, run


class Backup(ProgramTest):
    def setUp(self):
        super().setUp()
        self.shop = pathlib.Path(self.folder)
        self.outside = self.shop.parent / "outside"
        self.outside.mkdir()
        self.key = json.loads(self.command("demo", "--payments", "50", "--seed", "3"))["profiles"][0]["apiKey"]
        self.passphrase = self.outside / "passphrase"
        self.passphrase.write_text("correct horse\n", encoding="utf-8")
        self.target = self.outside / "restored"

    def back_up(self, *options):
        return self.command("backup", "--output", str(self.outside / "shop.backup"), *options)

    def restore(self, *options, backup="shop.backup"):
        return run("restore", "--input", str(self.outside / backup), "--data-dir", str(self.target), *options)

    def sealed(self):
        return "--passphrase-file", str(self.passphrase)

    def count(self, folder):
        with sqlite3.connect(f"file:{folder}/tilldesk.db?mode=ro", uri=True) as database:
            return database.execute("SELECT count(*) FROM payment").fetchone()[0]

    def test_a_running_service_is_backed_up_and_restored(self):
        with self.serve() as service:
            self.creates(service, self.key)
            said = self.back_up(*self.sealed())
            self.assertIn("payments:       51\n", said)
            self.creates(service, self.key)
            done = self.restore(*self.sealed())
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("ok  ledger:", done.stdout)
            self.assertIn("payments:       51\n", done.stdout)
            self.assertEqual(service.stop(), (0, ""))
        self.assertEqual(self.count(self.shop), 52)
        self.assertEqual(self.count(self.target), 51)

    def test_the_restored_shop_serves_with_its_keys(self):
        self.back_up(*self.sealed())
        self.assertEqual(self.restore(*self.sealed()).returncode, 0)
        key_set = run("keys", "list", "--data-dir", str(self.shop)).stdout
        self.assertEqual(run("keys", "list", "--data-dir", str(self.target)).stdout, key_set)
        with self.serve("--data-dir", str(self.target)) as service:
            status, _ = call(f"{service.address}/v3/payments", self.key, {"amount": 1250})
            self.assertEqual(status, 201)

    def test_a_folder_gets_a_file_named_by_the_time(self):
        self.command("backup", "--folder", str(self.outside), *self.sealed())
        names = [path.name for path in self.outside.iterdir() if path.suffix == ".backup"]
        self.assertEqual(len(names), 1)
        self.assertRegex(names[0], r"^tilldesk-\d{8}T\d{6}Z\.backup$")

    def test_a_relative_path_is_that_of_the_caller(self):
        with self.serve():
            done = run("backup", "--data-dir", str(self.shop), "--output", "here.backup", *self.sealed(),
                       cwd=self.outside)
            self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue((self.outside / "here.backup").exists())

    def test_wrong_usage_names_the_option(self):
        short = self.outside / "short"
        short.write_text("1234567\n", encoding="utf-8")
        output = str(self.outside / "x.backup")
        for options, rule in (
                ([], "--output: or --folder is needed, and not both"),
                (["--output", output, "--folder", str(self.outside)], "--output: or --folder is needed, and not both"),
                (["--folder", str(self.outside / "missing")], "is no folder"),
                (["--output", output, "--passphrase-file", str(short)], "at least 8 characters")):
            done = run("backup", "--data-dir", str(self.shop), *options)
            self.assertEqual(done.returncode, 2, options)
            self.assertIn(rule, done.stderr)
        self.assertFalse(pathlib.Path(output).exists())

    def test_no_output_replaces_a_file_of_the_shop(self):
        link = self.outside / "link"
        link.symlink_to(self.shop / "tilldesk.db")
        own = [self.shop / name for name in ("tilldesk.db", "master.key", "tilldesk.mark", "tilldesk.lock")]
        key = own[1].read_bytes()
        for words in (["backup", *self.sealed()], ["heads"], ["support"]):
            for path in [*own, link]:
                with self.subTest(command=words[0], path=path.name):
                    done = run(*words, "--data-dir", str(self.shop), "--output", str(path))
                    self.assertNotEqual(done.returncode, 0)
                    self.assertIn("is a file of the shop itself", done.stderr)
        self.assertEqual(own[1].read_bytes(), key)
        self.assertEqual(run("verify", "--data-dir", str(self.shop)).returncode, 0)

    def test_a_refused_restore_leaves_nothing(self):
        self.back_up(*self.sealed())
        whole = (self.outside / "shop.backup").read_bytes()
        (self.outside / "cut.backup").write_bytes(whole[:-1000])
        (self.outside / "changed.backup").write_bytes(whole[:-1000] + b"x" * 10 + whole[-990:])
        (self.outside / "other.backup").write_bytes(b"SQLite format 3\0" * 100)
        (self.outside / "wrong").write_text("another one\n", encoding="utf-8")
        for backup, options, rule in (
                ("cut.backup", self.sealed(), "input: was cut off"),
                ("changed.backup", self.sealed(), "input: was changed or damaged"),
                ("other.backup", self.sealed(), "input: is not a backup of Tilldesk"),
                ("missing.backup", self.sealed(), "cannot be read"),
                ("shop.backup", (), "passphrase-file: is needed"),
                ("shop.backup", ("--passphrase-file", str(self.outside / "wrong")),
                 "passphrase-file: is not the passphrase")):
            done = self.restore(*options, backup=backup)
            self.assertEqual(done.returncode, 2, done.stderr)
            self.assertIn(rule, done.stderr)
            self.assertFalse(self.target.exists())
        done = run("restore", "--input", str(self.outside / "shop.backup"), "--data-dir", str(self.shop), *self.sealed())
        self.assertIn("data-dir: must be a new or an empty folder", done.stderr)
        self.assertFalse([path for path in self.outside.iterdir() if path.name.startswith(".tilldesk")])

    def test_a_backup_without_a_passphrase_warns(self):
        done = run("backup", "--data-dir", str(self.shop), "--output", str(self.outside / "shop.backup"))
        self.assertEqual(done.returncode, 0)
        self.assertIn("anyone who has this file can read it", done.stderr)
        self.assertEqual(self.restore().returncode, 0)

    def runs(self):
        """(kind, result) of the recorded backups and rehearsals, newest first."""
        done = run("backup", "list", "--data-dir", str(self.shop))
        return [tuple(line.split()[1:3]) for line in done.stdout.splitlines()[1:]]

    def test_a_daily_backup_is_made_kept_and_rehearsed(self):
        folder = self.outside / "daily"
        folder.mkdir()
        for day in (1, 2, 3):
            self.command("backup", "--output", str(folder / f"tilldesk-2020010{day}T000000Z.backup"), *self.sealed())
        (folder / "tilldesk-20200101T000001Z.backup").write_bytes(b"of another program")
        options = ("--backup-folder", str(folder), "--backup-keep", "2", "--backup-passphrase-file",
                   str(self.passphrase))
        with self.serve(*options):
            self.wait_until(lambda: self.runs()[0] == ("rehearsal", "good"))
        self.assertEqual(self.runs()[:3], [("rehearsal", "good"), ("daily", "good"), ("requested", "good")])
        kept = sorted(path.name for path in folder.iterdir())
        self.assertEqual(kept[:2], ["tilldesk-20200101T000001Z.backup", "tilldesk-20200103T000000Z.backup"])
        self.assertEqual(len(kept), 3)
        done = run("restore", "--input", str(folder / kept[2]), "--data-dir", str(self.target), *self.sealed())
        self.assertEqual(done.returncode, 0, done.stderr)
        with self.serve(*options):  # the next one is due tomorrow
            self.assertEqual(self.runs()[:3], [("rehearsal", "good"), ("daily", "good"), ("requested", "good")])
        self.assertEqual(len(list(folder.iterdir())), 3)

    def test_a_failed_daily_backup_is_recorded(self):
        with self.serve("--backup-folder", str(self.outside / "missing"), "--log-file", str(self.shop / "log")):
            self.wait_until(lambda: self.runs())
        self.assertEqual(self.runs()[0][0], "daily")
        self.assertNotEqual(self.runs()[0][1], "good")
        self.assertIn("missing", json.dumps(self.audited("backup-failed")))
        self.assertIn("backup failed: ", (self.shop / "log").read_text(encoding="utf-8"))
        self.assertIn("the last good backup is older than a day",
                      run("backup", "list", "--data-dir", str(self.shop)).stderr)

    def test_a_rehearsal_leaves_nothing(self):
        self.back_up(*self.sealed())
        backup = str(self.outside / "shop.backup")
        before = sorted(path.name for path in self.shop.iterdir())
        self.assertIn("restored and verified: 50 payments", self.command("backup", "rehearse", "--input", backup,
                                                                         *self.sealed()))
        self.assertEqual(sorted(path.name for path in self.shop.iterdir()), before)
        self.refused(2, "passphrase-file: is needed", "backup", "rehearse", "--input", backup)
        self.assertEqual(self.runs()[0][0], "rehearsal")
        self.assertNotEqual(self.runs()[0][1], "good")

    def payers(self):
        """The names of two words and the accounts of the payers of payments that have ended."""
        ended = "SELECT {0} FROM payment WHERE {0} LIKE '{1}' AND status NOT IN (1, 2, 3, 9)"
        with self.database() as database:
            rows = database.execute(f"{ended.format('debtor_name', '% %')} UNION {ended.format('debtor_iban', '_%')}")
            return {row[0].encode() for row in rows.fetchall()}

    def payers_left(self, payers):
        with self.database() as database:
            rows = database.execute("SELECT debtor_name FROM payment UNION SELECT debtor_iban FROM payment").fetchall()
        return payers & {row[0].encode() for row in rows}

    def test_retention_leaves_no_payer_in_the_files(self):
        self.folder = str(self.outside / "old")
        self.command("demo", "--payments", "400", "--until", "2026-01-02T00:00:00Z")
        payers = self.payers()
        self.assertGreater(len(payers), 200)

        def left():
            content = b"".join(path.read_bytes() for path in pathlib.Path(self.folder).glob("tilldesk.db*"))
            return {payer for payer in payers if payer in content}
        self.assertEqual(left(), payers)
        with self.serve("--retention-months", "1") as service:
            self.wait_until(lambda: not left())
            self.assertEqual(service.stop()[0], 0)
        self.assertEqual(left(), set())
        self.command("verify")

    def exported(self, what, file_format, *options):
        """Returns the content of each file of an export; that of all members in a workbook."""
        folder = self.outside / "exports"
        folder.mkdir()
        self.command("export", what, "--format", file_format, "--output", str(folder / f"export.{file_format}"), *options)
        contents = []
        for path in sorted(folder.iterdir()):  # a file for each account
            if file_format == "xlsx":
                with zipfile.ZipFile(path) as workbook:
                    contents.append(b"".join(workbook.read(name) for name in sorted(workbook.namelist())))
            else:
                contents.append(path.read_bytes())
        shutil.rmtree(folder)
        return contents

    def test_exports_of_an_old_period_have_pseudonyms_and_the_same_sums(self):
        self.folder = str(self.outside / "old")
        self.command("demo", "--payments", "400", "--until", "2026-01-02T00:00:00Z")
        payers = self.payers()
        period = ("--from", "2025-12-01", "--to", "2025-12-31")

        def rows():
            content = self.exported("payments", "csv", *period)[0].decode("utf-8-sig")
            return list(csv.DictReader(io.StringIO(content)))

        def statements():
            contents = self.exported("clearing", "camt053", *period)
            elements = [each for content in contents for each in xml.etree.ElementTree.fromstring(content).iter()]
            return [each.text for each in elements if each.tag.endswith(("}Amt", "}Sum"))]

        def money(lines):
            return [(line["Payment ID"], line["Amount"], line["Refunded"], line["Payout"]) for line in lines]
        before, sums = rows(), statements()
        self.assertGreater(len(sums), 100)
        with self.serve("--retention-months", "1") as service:
            self.wait_until(lambda: not self.payers_left(payers))
            self.assertEqual(service.stop()[0], 0)
        after = rows()
        self.assertEqual(money(after), money(before))
        self.assertEqual(statements(), sums)
        paid = [(old, new) for old, new in zip(before, after) if new["Status"] == "SUCCEEDED"]
        self.assertGreater(len(paid), 100)
        for old, new in paid:
            self.assertTrue(new["Paid by"].startswith("Payer "), new)
            self.assertNotEqual(new["Payer's IBAN"], old["Payer's IBAN"])
        names = {old["Paid by"] for old, _ in paid} - {new["Paid by"] for new in after}
        workbook = b"".join(self.exported("payments", "xlsx", *period))
        self.assertGreater(len(names), 10)
        self.assertEqual({name for name in names if f">{name}<".encode() in workbook}, set())
        self.assertIn(b">Payer ", workbook)
        for kind in ("camt053", "mt940"):
            content = b"".join(self.exported("clearing", kind, *period))
            self.assertEqual({payer for payer in payers if payer in content}, set(), kind)

    def test_a_restored_shop_waits_with_its_payouts(self):
        self.back_up(*self.sealed())
        done = self.restore(*self.sealed())
        self.assertIn("tilldeskd accept-restore", done.stdout)
        copy = ("--data-dir", str(self.target))
        for _ in range(2):  # a restart does not accept it
            with self.serve(*copy) as service:
                self.assertIn("its last payment is of", service.said())
                status, answer = call(f"{service.address}/ready")
                self.assertEqual(status, 503)
                self.assertIn(b"restored from a backup", answer)
                status, _ = call(f"{service.address}/v3/payments", self.key, {"amount": 1250})
                self.assertEqual(status, 201)
        with self.serve(*copy) as service:
            self.assertEqual(run("accept-restore", *copy).stdout, "accepted\n")
            self.assertEqual(call(f"{service.address}/ready")[0], 200)
        self.assertEqual(run("accept-restore", *copy).returncode, 1)
        entries = run("audit", *copy).stdout
        self.assertEqual(entries.count(" restored "), 1, entries)
        self.assertEqual(entries.count(" older-accepted "), 1, entries)


if __name__ == "__main__":
    main()
