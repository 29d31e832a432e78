#!/usr/bin/env python3
"""Commands that read a database of an earlier version say so in one sentence, and change nothing.

Usage: test_earlier_schemas.py TILLDESKD TILLDESK
"""

import contextlib
import pathlib
import re
import sqlite3

from programs import ProgramTest, main, run

SCHEMAS = sorted((pathlib.Path(__file__).resolve().parents[2] / "migrations").glob("0*.sql"))
PERIOD = ("--from", "2026-01-01", "--to", "2026-01-31")
READING = (
    ("verify",), ("heads",), ("profile", "list"), ("profile", "show", "--profile", "x"), ("inbox", "list"),
    ("inbox", "show", "--message", "1"), ("callbacks", "list"), ("callbacks", "show", "--id", "x"),
    ("payout", "list"), ("payout", "open", "--profile", "x"), ("staff", "list"), ("till", "list"), ("find", "24,50"),
    ("bank", "list"), ("key", "list"),
    ("export", "payments", "--format", "csv"), ("export", "refunds", "--format", "csv"),
    ("export", "payouts", "--format", "csv"), ("export", "clearing", "--format", "coda"),
    ("export", "journal", "--format", "hledger"), ("export", "vat", *PERIOD, "--format", "csv"),
    ("export", "payout", "--payout", "x", "--format", "csv"), ("export", "pack", "--month", "2026-01"),
    ("snapshot", "save", "x"), ("refund", "list"), ("backup", "list"), ("merchant", "list"), ("keys", "list"),
    ("inspect", "--message", "1"), ("audit",), ("accounts", "list"), ("vat", "list"), ("fee", "list"))


class EarlierSchemas(ProgramTest):
    def setUp(self):
        super().setUp()
        self.path = pathlib.Path(self.folder, "tilldesk.db")
        self.path.parent.mkdir()

    def lay(self, script, version=None):
        """Puts a database of a kept schema into the data folder. Returns its bytes."""
        self.path.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(self.path)) as database:
            database.executescript(script.read_text(encoding="utf-8"))
            if version:
                database.execute("INSERT INTO schema_migration VALUES (?, 'later', '')", (version,))
            database.commit()
            database.execute("PRAGMA journal_mode = WAL")
        return self.path.read_bytes()

    def test_every_reading_command_names_the_earlier_schema(self):
        before = self.lay(SCHEMAS[-2])
        said = f"The database {self.path} has schema {len(SCHEMAS) - 1}, and this program reads schema {len(SCHEMAS)}."
        for words in READING:
            output = ("--output", f"{self.temporary.name}/out") if words[0] == "export" else ()
            self.refused(1, said + " The next start of Tilldesk or of tilldeskd serve upgrades it", *words, *output)
        self.assertEqual(self.path.read_bytes(), before)

    def test_the_list_above_has_every_reading_command(self):
        listed = set(re.findall(r"^([a-z-]+(?: [a-z-]+)?)(?: [A-Z]+)? +[A-Z]", run("--help").stdout, re.MULTILINE))
        reading = {words for words in listed if re.search(r"^export | (list|show|save)$", words)}
        # These ask the process that holds the database.
        reading -= {"simulation show", "clock show", "export month", "export mail-password"}
        known = {" ".join(words[:2]) for words in READING}
        self.assertGreater(len(reading), 20)
        self.assertEqual(reading - known, set())

    def test_each_earlier_schema_is_named(self):
        for number, script in enumerate(SCHEMAS[:-1], 1):
            self.lay(script)
            self.refused(1, f"has schema {number}, and this program reads schema", "verify")

    def test_a_newer_schema_needs_a_newer_program(self):
        self.lay(SCHEMAS[-1], len(SCHEMAS) + 1)
        self.refused(1, "Use the newer version of Tilldesk. Nothing was changed", "verify")

    def test_the_support_file_is_written_for_earlier_schemas(self):
        for number in (1, 9, len(SCHEMAS) - 1):
            before = self.lay(SCHEMAS[number - 1])
            text = self.command("support")
            self.assertIn(f"schema: {number}\n", text)
            self.assertIn("not verified: The database", text)
            self.assertEqual(self.path.read_bytes(), before)

    def test_the_next_start_upgrades_it(self):
        self.lay(SCHEMAS[-2])
        with self.serve() as service:
            self.assertTrue(service.address)
        self.command("profile", "list")


if __name__ == "__main__":
    main()
