#!/usr/bin/env python3
"""Signed heads of the ledger, `verify` with kept heads, and commands while the process that holds the database is
suspended."""

import fcntl
import json
import os
import signal
import threading

import programs
from programs import ProgramTest, run


class Proof(ProgramTest):
    def heads(self, *options):
        return json.loads(self.command("heads", *options))["heads"]

    def test_signs_a_head_for_each_day_and_holds_the_database_to_them(self):
        self.demo(400)
        with self.serve() as service:  # makes the keys, then signs the heads of all days that have ended
            self.wait_until(self.heads)
            self.assertEqual(service.stop()[0], 0)
        kept = f"{self.temporary.name}/kept.json"
        self.assertEqual(self.command("heads", "--output", kept), "")
        heads = self.heads()
        days = [head["day"] for head in heads if head["cause"] == "DAY_END"]  # a payout has a head, too
        self.assertGreaterEqual(len(days), 29)
        self.assertEqual(len(days), len(set(days)))
        report = self.command("verify", "--heads", kept)
        self.assertIn("ok  heads kept elsewhere: the ledger is still that of", report)

        with self.database() as database:  # an attacker removes the evidence
            database.execute("DROP TRIGGER ledger_head_stays")
            database.execute("DELETE FROM ledger_head")
            database.execute("DROP TRIGGER ledger_entry_is_fixed")
            database.execute("UPDATE ledger_entry SET hash = lower(hex(randomblob(32)))"
                             " WHERE seq = (SELECT max(seq) FROM ledger_entry)")
        result = run("verify", "--heads", kept, "--data-dir", self.folder)
        self.assertEqual(result.returncode, 1)
        wrong = [line for line in result.stdout.splitlines() if line.startswith("wrong")]
        self.assertTrue(any(line.startswith("wrong  schema: trigger ledger_head_stays: is missing")
                            for line in wrong), wrong)
        self.assertTrue(any(line.startswith("wrong  ledger: ledger_entry ") for line in wrong), wrong)

    def test_misses_the_newest_head_without_a_copy_of_the_heads(self):
        """The high-water mark beside the database knows its number."""
        self.demo(50)
        with self.serve() as service:
            self.wait_until(self.heads)
            self.assertEqual(service.stop()[0], 0)
        self.assertIn("ok  high-water mark", self.command("verify"))
        with self.database() as database:  # removed with care: the trigger is there again
            trigger = database.execute("SELECT sql FROM sqlite_schema WHERE name = 'ledger_head_stays'").fetchone()[0]
            database.execute("DROP TRIGGER ledger_head_stays")
            database.execute("DELETE FROM ledger_head WHERE seq = (SELECT max(seq) FROM ledger_head)")
            database.execute(trigger)
        done = run("verify", "--data-dir", self.folder)
        self.assertEqual(done.returncode, 1)
        wrong = [line for line in done.stdout.splitlines() if line.startswith("wrong")]
        self.assertEqual(len(wrong), 1, wrong)
        self.assertIn("its last signed head of the ledger is number", wrong[0])

    def test_refuses_a_file_without_heads(self):
        self.demo()
        other = f"{self.temporary.name}/other.json"
        with open(other, "w", encoding="utf-8") as file:
            file.write("{}")
        self.refused(2, "heads: was not written", "verify", "--heads", other)
        self.refused(2, "cannot be read", "verify", "--heads", f"{self.temporary.name}/none.json")

    def test_does_not_wait_for_a_holder_that_was_stopped(self):
        profile = self.demo()["profiles"][0]["id"]
        with self.serve() as service:
            os.kill(service.process.pid, signal.SIGSTOP)
            self.refused(1, "does not answer", "key", "create", "--profile", profile, "--name", "x",
                         "--authority", "MERCHANT_PAYMENT")
            os.kill(service.process.pid, signal.SIGCONT)
            self.assertEqual(service.stop()[0], 0)

    def test_takes_over_from_a_holder_that_is_stopping(self):
        """A stopping process closes its socket before it releases the lock."""
        self.demo()
        with open(f"{self.folder}/tilldesk.lock", "r+b") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            released = threading.Timer(1, fcntl.flock, (lock, fcntl.LOCK_UN))
            released.start()
            self.command("merchant", "add", "--name", "Second company")
            released.join()


if __name__ == "__main__":
    programs.main()
