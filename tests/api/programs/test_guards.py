#!/usr/bin/env python3
"""Guards of the database: a second writer, a locked database, and a database that was replaced since the last start.

Usage: test_guards.py TILLDESKD TILLDESK
"""

import contextlib
import json
import pathlib
import shutil
import sqlite3
import tempfile

from programs import SECONDS, ProgramTest, call, main, run

OWN = ["--merchant", "Bakkerij Peeters", "--iban", "BE68539007547034", "--simulation", "on"]


class Guards(ProgramTest):
    def setUp(self):
        super().setUp()
        self.path = pathlib.Path(self.folder)
        self.key = json.loads(self.command("init", *OWN))["profiles"][0]["apiKey"]

    def pays(self, service, count=1):
        """Creates payments that succeed, so that the ledger has entries."""
        for _ in range(count):
            payment = self.creates(service, self.key)
            for action in ("identify", "confirm"):
                self.assertEqual(call(f"{service.address}/sim/payments/{payment}/{action}", method="POST",
                                      body=b"")[0], 200)

    def create_status(self, service):
        return call(f"{service.address}/v3/payments", self.key, {"amount": 1250})[0]

    def stops(self, service, told):
        """The service refuses all requests and ends with a message; the ledger is intact."""
        with contextlib.suppress(OSError):  # the service may have ended already
            self.assertEqual(self.create_status(service), 503)
        self.assertEqual(service.process.wait(timeout=SECONDS), 1)
        self.assertIn(told, service.said())
        self.command("verify")

    def test_a_second_writer_stops_the_first(self):
        with self.serve() as first:
            self.pays(first)
            (self.path / "tilldesk.lock").unlink()
            with self.serve() as second:
                self.pays(second, 2)
                self.stops(first, "stopped: ")
                self.pays(second)
                self.command("verify")
                self.assertEqual(second.stop(), (0, ""))
        with self.database() as database:
            self.assertEqual(database.execute("SELECT count(*) FROM payment WHERE status = 6").fetchone(), (4,))

    def test_a_lost_lock_alone_stops_the_service(self):
        with self.serve() as service:
            self.pays(service)
            (self.path / "tilldesk.lock").unlink()
            self.stops(service, "tilldesk.lock was deleted or replaced")

    def test_a_foreign_write_stops_the_service(self):
        with self.serve() as service:
            self.pays(service)
            with self.database() as database:
                database.execute("INSERT INTO setting (name, value) VALUES ('foreign', '1')")
            self.stops(service, "another process has written to the database")

    def test_a_reader_that_comes_and_goes_leaves_the_log_to_the_service(self):
        """SQLite deletes the WAL when the last connection closes. A reader that closes must not count as the last:
        the service still has the database open."""
        with self.serve() as service:
            for count in range(1, 4):
                self.pays(service)
                with self.database() as database:
                    self.assertEqual(database.execute("SELECT count(*) FROM payment").fetchone(), (count,))
                self.assertTrue((self.path / "tilldesk.db-wal").exists())
            service.process.kill()
            service.process.wait()
        with self.serve():
            self.assertEqual(len(json.loads(self.command("profile", "list", "--json"))), 1)
        with self.database() as database:
            self.assertEqual(database.execute("SELECT count(*) FROM payment").fetchone(), (3,))

    def test_a_locked_database_says_try_again_later(self):
        with self.serve() as service:
            holder = sqlite3.connect(self.path / "tilldesk.db", isolation_level=None)
            holder.execute("BEGIN IMMEDIATE")
            status, answer = call(f"{service.address}/v3/payments", self.key, {"amount": 1250})
            self.assertEqual((status, json.loads(answer)["code"]), (503, "TRY_AGAIN_LATER"))
            holder.execute("ROLLBACK")
            holder.close()
            self.assertEqual(self.create_status(service), 201)

    def files(self):
        return {file.name: file.read_bytes() for file in self.path.iterdir()
                if file.is_file()}

    def refuses(self, told):
        before = self.files()
        for words in (["serve", "--port", "0"], ["merchant", "add", "--name", "x"]):
            self.refused(1, told, *words)
            self.assertEqual(self.files(), before, words)

    def finds(self, told):
        done = run("verify", "--data-dir", self.folder)
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn(told, done.stdout + done.stderr)

    def served(self, count):
        with self.serve() as service:
            self.pays(service, count)
            self.assertEqual(service.stop(), (0, ""))

    def test_an_older_copy_is_noticed_and_can_be_accepted(self):
        self.served(2)
        copy = pathlib.Path(self.temporary.name, "copy.db")
        shutil.copy(self.path / "tilldesk.db", copy)
        self.served(3)
        shutil.copy(copy, self.path / "tilldesk.db")
        self.refuses("its last payment is number 2, and there was number 5 already")
        self.finds("wrong  high-water mark: database: is older than the one that was used here")
        self.refuses("tilldeskd accept-older --data-dir")
        self.assertIn("last payment number 2", self.command("accept-older"))
        self.served(1)
        self.command("verify")

    def test_an_older_copy_with_as_many_payments_is_noticed(self):
        with self.serve() as service:
            payment = self.creates(service, self.key)
            self.assertEqual(service.stop(), (0, ""))
        copy = pathlib.Path(self.temporary.name, "copy.db")
        shutil.copy(self.path / "tilldesk.db", copy)
        with self.serve() as service:
            for action in ("identify", "confirm"):
                call(f"{service.address}/sim/payments/{payment}/{action}", method="POST", body=b"")
            self.assertEqual(service.stop(), (0, ""))
        shutil.copy(copy, self.path / "tilldesk.db")
        self.refuses("its last ledger entry is number 0, and there was number 1 already")

    def test_an_older_copy_in_which_a_key_was_still_valid_is_noticed(self):
        self.served(1)
        copy = pathlib.Path(self.temporary.name, "copy.db")
        shutil.copy(self.path / "tilldesk.db", copy)
        self.command("key", "revoke", "--id", json.loads(self.command("key", "list", "--json"))[0]["id"])
        shutil.copy(copy, self.path / "tilldesk.db")
        self.refuses("is older than the one that was used here: the last entry of its audit trail")
        self.finds("wrong  high-water mark: database: is older than the one that was used here")
        self.command("accept-older")
        self.served(1)

    def test_a_master_key_of_another_shop_is_found(self):
        self.served(1)
        self.assertIn("ok  master key: the master key opens 2 private keys", self.command("verify"))
        with tempfile.TemporaryDirectory() as other:
            run("init", "--data-dir", other, *OWN)
            shutil.copy(pathlib.Path(other, "master.key"), self.path / "master.key")
        self.finds("the master key does not open this key")

    def test_another_history_is_noticed(self):
        self.served(1)
        copy = pathlib.Path(self.temporary.name, "copy.db")
        shutil.copy(self.path / "tilldesk.db", copy)
        self.served(2)
        mark = (self.path / "tilldesk.mark").read_bytes()
        shutil.copy(copy, self.path / "tilldesk.db")
        self.command("accept-older")
        self.served(4)
        (self.path / "tilldesk.mark").write_bytes(mark)
        self.refuses("its ledger entry number 3 is not the same")

    def test_another_shops_database_is_noticed(self):
        self.served(1)
        self.served(1)
        with tempfile.TemporaryDirectory() as other:
            run("init", "--data-dir", other, *OWN)
            for file in ("tilldesk.db", "master.key"):
                shutil.copy(pathlib.Path(other, file), self.path / file)
        self.refuses("is not the one that was used here")

    def test_a_cut_off_database_is_noticed(self):
        self.served(20)
        database = self.path / "tilldesk.db"
        size = database.stat().st_size
        with database.open("r+b") as file:
            file.truncate(size - 4096)
        self.refuses(f"cut off after {size - 4096} of {size} bytes")
        self.finds(f"{database} is damaged: it was cut off after {size - 4096} of {size} bytes")
        database.write_bytes(b"not a database" * 100)
        self.refuses("it is not a SQLite file")

    def test_a_crash_leaves_the_mark_behind_the_database(self):
        with self.serve() as service:
            self.pays(service, 3)
            service.process.kill()
            service.process.wait()
        (self.path / "tilldesk.mark").write_bytes(b"")  # a power failure can leave an unsynced file empty
        self.served(1)
        self.command("verify")

    def test_a_confirmed_clock_is_told(self):
        self.assertIn("the computer's clock", self.command("clock", "confirm"))
        self.assertIn("command line", json.dumps(self.audited("wall-clock-trusted")))
        with self.serve() as service:
            self.assertIn("the computer's clock", self.command("clock", "confirm"))
            self.assertEqual(self.create_status(service), 201)


if __name__ == "__main__":
    main()
