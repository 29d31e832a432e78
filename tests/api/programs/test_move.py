"""A shop that moves between SQLite and PostgreSQL, by the programs, with moves that are killed in between."""

import json
import os
import pathlib
import random
import shutil
import subprocess
import unittest

import programs
import postgres_cluster

SEED = random.randrange(1 << 30)
programs.SECONDS = 300  # a move runs all checks twice


class Move(programs.ProgramTest):
    @classmethod
    def setUpClass(cls):
        cls.random = random.Random(SEED)
        cls.cluster = postgres_cluster.Cluster()
        cls.databases = 0
        print("seed", SEED)

    @classmethod
    def tearDownClass(cls):
        cls.cluster.close()

    def setUp(self):
        super().setUp()
        type(self).databases += 1
        self.name = f"shop{self.databases}"
        self.database = self.cluster.make_database(self.name)
        self.other = str(pathlib.Path(self.temporary.name) / "another folder")

    def move(self, *words):
        return programs.run("move", *words)

    def moved(self, *words):
        """Moves to the end. Returns the output."""
        result = self.move(*words)
        self.assertEqual((result.returncode, result.stderr), (0, ""), result.stdout)
        return result.stdout

    def killed(self, line, *words):
        """Begins a move and kills it some time after the line of its output. Returns whether it was still running."""
        with subprocess.Popen([programs.SERVICE, "move", *words], stdout=subprocess.PIPE, text=True,
                              env=programs.ENVIRONMENT) as process:
            for said in process.stdout:
                if said.startswith(line):
                    break
            for _ in range(self.random.randrange(4)):
                process.stdout.readline()
            process.kill()
            return process.wait() != 0

    def shop(self, payments=300):
        seed = str(self.random.randrange(1000))
        shop = json.loads(self.command("demo", "--payments", str(payments), "--seed", seed))
        self.key = shop["profiles"][0]["apiKey"]

    def pays(self, folder, before):
        """Compares the payments with a list, serves the shop and makes a payment after them."""
        self.folder = folder
        self.assertEqual(self.listed(), before)
        with programs.Serving(programs.SERVICE, "serve", "--data-dir", folder, "--port", "0") as service:
            payment = self.creates(service, self.key)
            self.assertEqual(self.status_of(service, self.key, payment), "PENDING")
            self.assertEqual(service.stop()[0], 0)
        self.assertIn("ok  payments", self.command("verify"))

    def listed(self):
        file = pathlib.Path(self.temporary.name, "payments.csv")
        self.command("export", "payments", "--format", "csv", "--output", str(file))
        return file.read_bytes()

    def test_moves_there_and_back_and_serves(self):
        self.shop()
        before = self.listed()
        key = pathlib.Path(self.folder, "master.key").read_bytes()
        out = self.moved("--from", self.folder, "--to", self.database)
        for part in ("checking the source", "copying", "checking the target", "comparing all tables",
                     "ok  ledger", "the same on both sides", "Serve the shop there"):
            self.assertIn(part, out)
        self.pays(self.folder, before)
        before = self.listed()
        out = self.moved("--from", self.database, "--data-dir", self.folder, "--to", self.other)
        self.assertIn("the same on both sides", out)
        self.refused(1, "was moved to", "verify")
        self.assertEqual(pathlib.Path(self.other, "master.key").read_bytes(), key)
        self.assertEqual(os.stat(pathlib.Path(self.other, "tilldesk.db")).st_mode & 0o77, 0)
        self.pays(self.other, before)

    def test_is_repeated_after_it_was_killed(self):
        self.shop()
        before = self.listed()
        there = ("--from", self.folder, "--to", self.database)
        for line in ("checking the source", "copying", "checking the target", "ok  ledger", "comparing"):
            if self.killed(line, *there):
                is_over = pathlib.Path(self.folder, "tilldesk.moved").exists()  # killed after its last write
                self.assertIn(self.unserved(), ("half-filled", "empty", *([""] if is_over else [])), line)
        self.moved(*there)
        self.pays(self.folder, before)
        before = self.listed()
        back = ("--from", self.database, "--data-dir", self.folder, "--to", self.other)
        for line in ("checking the source", "copying", "checking the target", "comparing"):
            self.killed(line, *back)
        if not pathlib.Path(self.other).exists():
            self.moved(*back)
        leftovers = [path.name for path in pathlib.Path(self.temporary.name).iterdir() if path.name.startswith(".")]
        self.assertEqual(leftovers, [])
        self.pays(self.other, before)

    def unserved(self):
        """What a service says about the target of a move that was killed; empty if it serves the target."""
        folder = pathlib.Path(self.temporary.name) / "standby"
        folder.mkdir(exist_ok=True)
        shutil.copy(pathlib.Path(self.folder, "master.key"), folder)
        result = programs.run("verify", "--data-dir", str(folder), "--database", self.database)
        shutil.rmtree(folder)
        if result.returncode == 0:
            return ""
        if "half-filled" in result.stderr:
            return "half-filled"
        return "empty" if "no shop" in result.stderr else result.stderr

    def test_is_repeated_after_it_had_ended(self):
        """It was killed between its last commit and the settings."""
        self.shop(20)
        before = self.listed()
        there = ("--from", self.folder, "--to", self.database)
        self.moved(*there)
        settings = pathlib.Path(self.folder, "tilldesk.ini")
        settings.unlink()
        self.refused(1, "was moved to", "verify")
        self.assertIn("was moved there already", self.moved(*there))
        self.assertIn(self.name, settings.read_text(encoding="utf-8"))
        self.pays(self.folder, before)

    def test_refuses_what_it_would_spoil(self):
        self.shop(20)
        with self.serve():
            result = self.move("--from", self.folder, "--to", self.database)
            self.assertEqual((result.returncode, result.stderr.count("stop it first")), (1, 1), result.stderr)
        self.cluster.execute("CREATE TABLE letters (text TEXT)", self.name)
        result = self.move("--from", self.folder, "--to", self.database)
        self.assertEqual(result.returncode, 2)
        self.assertIn("to: must be an empty database", result.stderr)
        for words, named in ((("--from", self.folder, "--to", self.other), "PostgreSQL database"),
                             (("--from", self.folder, "--to", "host=nowhere.invalid dbname=x"), "nowhere"),
                             (("--from", self.folder, "--to", "dbname=x password=y"), "password"),
                             (("--from", self.other, "--to", self.database), "no folder")):
            result = self.move(*words)
            self.assertNotEqual(result.returncode, 0, words)
            self.assertIn(named, result.stderr, words)
        self.assertIn("ok  payments", self.command("verify"))


if __name__ == "__main__":
    programs.main()
