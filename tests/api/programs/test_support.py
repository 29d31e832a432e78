#!/usr/bin/env python3
"""Snapshots of whole shops, and the text for support.

Usage: test_support.py TILLDESKD TILLDESK
"""

import json
import pathlib
import re
import sqlite3

from programs import ProgramTest, call, main, run


def texts_of(path):
    """(table, column, value) of every text of the database, except those of the program itself."""
    own = {"payment_channel", "payment_status", "actor_kind", "callback_state", "ledger_cause", "refund_status",
           "payout_status", "schema_migration", "setting"}
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
        tables = [row[0] for row in database.execute(
            "SELECT name FROM pragma_table_list WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")]
        for table in set(tables) - own:
            for column in [row[1] for row in database.execute(f"PRAGMA table_info({table})") if row[2] == "TEXT"]:
                for (value,) in database.execute(f"SELECT DISTINCT {column} FROM {table} WHERE {column} <> ''"):
                    yield table, column, value


class Support(ProgramTest):
    def setUp(self):
        super().setUp()
        self.path = pathlib.Path(self.folder)
        self.outside = self.path.parent
        self.key = json.loads(self.command("demo", "--payments", "300", "--seed", "5"))["profiles"][0]["apiKey"]

    def test_a_snapshot_is_loaded_under_its_name(self):
        folder = ("--folder", str(self.outside / "kept"))
        with self.serve():
            path = self.command("snapshot", "save", "morning-1", *folder).strip()
        self.assertEqual(path, str(self.outside / "kept" / "morning-1.snapshot"))
        copy = str(self.outside / "copy")
        done = run("snapshot", "load", "morning-1", "--data-dir", copy, *folder)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("payments:       300\n", done.stdout)
        self.assertEqual(run("verify", "--data-dir", copy).returncode, 0)
        with self.serve("--data-dir", copy) as service:
            self.assertEqual(call(f"{service.address}/v3/payments", self.key, {"amount": 1250})[0], 201)

    def test_a_name_cannot_leave_the_folder(self):
        for name in ("../x", "/tmp/x", ".hidden", "a b", "x" * 65):
            self.refused(2, "name: must have 1 to 64 letters", "snapshot", "save", name,
                         "--folder", str(self.outside))
        done = run("snapshot", "load", "missing", "--data-dir", str(self.outside / "copy"), "--folder", str(self.outside))
        self.assertEqual(done.returncode, 2)
        self.assertIn("cannot be read", done.stderr)

    def support(self, lines):
        """Returns the support file of a service whose log has these lines too."""
        log = self.outside / "service.log"
        with self.serve("--log-file", str(log)) as service:
            call(f"{service.address}/v3/payments", self.key, {"amount": 1250, "reference": "Order 10482"})
            self.assertEqual(service.stop()[0], 0)
        with log.open("a", encoding="utf-8") as file:
            file.writelines(f"2026-11-20T13:32:10.000Z info {line}\n" for line in lines)
        return self.command("support", "--log-file", str(log))

    def test_it_has_no_text_of_the_database(self):
        """A log that says everything that must not be said: every text of every table, one a line."""
        found = list(texts_of(self.path / "tilldesk.db"))
        text = self.support(f"a careless line about {value}." for _, _, value in found).casefold()
        harmless = re.compile(r"[0-9a-f]{24}|[0-9]{1,3}|[a-z]{1,2}|[0-9]{4}-[0-9]{2}-[0-9]{2}")  # the log has dates
        checked = 0
        for table, column, value in found:
            value = value.strip()[:200].casefold()
            if harmless.fullmatch(value) or not value:
                continue
            checked += 1
            pattern = re.escape(value) if len(value) >= 4 else rf"(?<!\w){re.escape(value)}(?!\w)"
            self.assertIsNone(re.search(pattern, text), (table, column, value))
        self.assertGreater(checked, 200)
        self.assertNotIn((self.path / "master.key").read_text(encoding="ascii").strip(), text)

    def test_names_and_accounts_are_found_in_any_form(self):
        with sqlite3.connect(self.path / "tilldesk.db") as database:
            name, iban = database.execute("SELECT creditor_name, iban FROM profile WHERE iban <> ''").fetchone()
        spaced = " ".join(iban[at:at + 4] for at in range(0, len(iban), 4))
        text = self.support([f"{name.upper()} has {spaced} and {iban.lower()}", f"first {name}", f"then {name}",
                             "unknown account NL91 ABNA 0417 1643 00", "Authorization: Bearer abcdefghij"])
        for hidden in (name, iban, spaced, "NL91 ABNA", "abcdefghij"):
            self.assertNotIn(hidden.casefold(), text.casefold())
        first = re.search(r"first (\S+)", text)[1]
        self.assertRegex(first, r"^NAME-[0-9a-f]{8}$")
        self.assertIn(f"then {first}\n", text)
        self.assertRegex(text, r"has (IBAN-[0-9a-f]{8}) and \1\n")

    def test_it_says_what_support_needs(self):
        (self.path / "tilldesk.ini").write_text("; a comment\npaymentExpiry = 600\n", encoding="utf-8")
        text = self.support(["the ledger is fine"])
        for said in ("program: ", "database: SQLite 3.", "paymentExpiry = 600", "schema: ", "\npayment: 301\n", "ok  ledger:",
                     "the ledger is fine"):
            self.assertIn(said, text)
        self.assertNotIn("a comment", text)

    def test_a_damaged_database_is_reported(self):
        (self.path / "tilldesk.db").write_bytes(b"SQLite format 3\0" + b"x" * 10_000)
        text = self.command("support")
        self.assertIn("cannot be read: ", text)
        self.assertIn("program: ", text)

    def test_the_file_is_for_its_owner(self):
        output = self.outside / "support.txt"
        self.command("support", "--output", str(output))
        self.assertEqual(output.stat().st_mode & 0o777, 0o600)
        self.assertIn("Tilldesk support file", output.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
