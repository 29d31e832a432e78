#!/usr/bin/env python3
"""Creating a shop, and starts that must refuse to create one.

Usage: test_init.py TILLDESKD TILLDESK
"""

import json
import pathlib
import subprocess

import programs
from programs import ProgramTest, call, main, run

OWN = ["--merchant", "Bakkerij Peeters", "--iban", "BE68 5390 0754 7034", "--profile", "Counter"]


class Init(ProgramTest):
    def setUp(self):
        super().setUp()
        self.path = pathlib.Path(self.folder)

    def files(self):
        """Returns names and contents of the folder's regular files."""
        if not self.path.exists():
            return {}
        return {file.name: file.read_bytes() for file in self.path.iterdir() if file.is_file()}

    def test_a_name_that_is_not_utf_8_is_refused(self):
        arguments = [programs.SERVICE, "init", "--data-dir", self.folder, "--merchant", b"Caf\xe9", "--iban",
                     "BE68539007547034", "--profile", "Counter"]
        done = subprocess.run(arguments, capture_output=True, check=False)
        self.assertEqual((done.returncode, done.stdout), (2, b""))
        self.assertIn(b"merchant", done.stderr)
        self.assertIn(b"must be UTF-8", done.stderr)
        self.assertFalse(pathlib.Path(self.folder).exists())

    def test_init_creates_a_shop_that_can_be_served(self):
        self.assertEqual(json.loads(self.command("init")), {"merchants": [], "profiles": [], "pointsOfSale": [], "staff": []})
        self.assertEqual((self.path / "master.key").stat().st_mode & 0o777, 0o600)
        with self.serve() as service:
            keys = json.loads(call(f"{service.address}/certificates")[1])["keys"]
            self.assertEqual(len(keys), 2)

    def test_one_command_makes_a_shop_that_takes_payments(self):
        shop = json.loads(self.command("init", *OWN, "--simulation", "on", "--allow-loopback-callbacks", "on"))
        profile, = shop["profiles"]
        merchant, = shop["merchants"]
        self.assertEqual((merchant["name"], profile["name"], profile["merchantId"]),
                         ("Bakkerij Peeters", "Counter", merchant["id"]))
        stored = json.loads(self.command("profile", "show", "--profile", profile["id"], "--json"))
        self.assertEqual((stored["iban"], stored["creditorName"], stored["allowLoopbackCallbacks"]),
                         ("BE68539007547034", "Bakkerij Peeters", True))
        with self.serve() as service:
            payment = self.creates(service, profile["apiKey"])
            self.assertEqual(call(f"{service.address}/sim/payments/{payment}/identify", method="POST")[0], 200)
        self.command("verify")

    def test_the_first_till_takes_payments_by_its_sticker(self):
        shop = json.loads(self.command("init", *OWN, "--till", "Toonbank", "--simulation", "on"))
        till, = shop["pointsOfSale"]
        profile, = shop["profiles"]
        self.assertEqual((till["name"], till["profileId"]), ("Toonbank", profile["id"]))
        with self.serve() as service:
            status, body = call(f"{service.address}/v3/payments/pos", profile["apiKey"],
                                {"posId": till["id"], "amount": 1250})
            self.assertEqual(status, 201, body)
        self.command("verify")

    def test_a_file_says_what_the_shop_is_and_options_win(self):
        file = pathlib.Path(self.temporary.name, "shop.json")
        file.write_text(json.dumps({"merchant": "Peeters", "iban": "BE68539007547034", "profile": "From the file",
                                    "allowLoopbackCallbacks": True, "keyName": "till"}), encoding="utf-8")
        profile = json.loads(self.command("init", "--shop-file", str(file), "--profile", "Given"))["profiles"][0]
        self.assertEqual(profile["name"], "Given")
        self.assertEqual(json.loads(self.command("key", "list", "--json"))[0]["name"], "till")
        self.assertTrue(json.loads(self.command("profile", "show", "--profile", profile["id"], "--json"))
                        ["allowLoopbackCallbacks"])

    def test_what_is_wrong_is_named_and_leaves_no_shop(self):
        file = pathlib.Path(self.temporary.name, "shop.json")
        file.write_text('{"marchent": "Peeters"}', encoding="utf-8")
        cut = pathlib.Path(self.temporary.name, "cut.json")
        cut.write_text('{"merchant": "Peeters"', encoding="utf-8")
        for named, words in (("iban", [*OWN[:2]]), ("merchant", ["--iban", "BE68539007547034"]),
                             ("wrong check digits", [*OWN[:2], "--iban", "BE68539007547035"]),
                             ("IBAN of 16 characters, as those of BE", [*OWN[:2], "--iban", "BE6853900754703"]),
                             ("country of the SEPA area", [*OWN[:2], "--iban", "US68539007547034"]),
                             ("no run such as 1234", [*OWN, "--owner", "An", "--owner-pin", "0123"]),
                             ("after 22 bytes", ["--shop-file", str(cut)]),
                             ("simulation", ["--simulation", "perhaps"]),
                             ("merchant", ["--till", "Toonbank"]), ("till", [*OWN, "--till", "x" * 200]),
                             ("allow-loopback-callbacks", [*OWN, "--allow-loopback-callbacks", "yes"]),
                             ("marchent", ["--shop-file", str(file)])):
            with self.subTest(words=words):
                self.refused(2, named, "init", *words)
                self.assertFalse(self.path.exists())
        self.command("init", *OWN)

    def test_a_shop_is_not_created_twice(self):
        self.command("init", *OWN)
        self.refused(1, "already holds a shop", "init")
        with self.serve():
            self.refused(1, "already holds a shop", "init", *OWN)
        self.assertEqual(len(json.loads(self.command("profile", "list", "--json"))), 1)

    def test_a_shop_without_a_merchant_gets_its_first(self):
        self.command("init")
        self.assertEqual(len(json.loads(self.command("init", *OWN))["profiles"]), 1)
        self.command("verify")

    def test_a_killed_creation_can_be_repeated(self):
        """The process is killed after a time that grows until a whole run fits into the time."""
        for round in range(1, 100):
            with subprocess.Popen([programs.SERVICE, "init", *OWN, "--data-dir", self.folder],
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=programs.ENVIRONMENT) as made:
                try:
                    made.wait(0.02 * round)
                except subprocess.TimeoutExpired:
                    made.kill()
                if made.wait() == 0:
                    break
            listed = run("profile", "list", "--json", "--data-dir", self.folder)
            if listed.returncode == 0 and json.loads(listed.stdout):
                break  # killed after the shop was committed
        else:
            self.fail("init never ended")
        self.assertEqual(len(json.loads(self.command("profile", "list", "--json"))), 1)
        self.command("verify")

    def refuses_to_start(self, told):
        """Every command fails with a reason and leaves the folder unchanged."""
        before = self.files()
        for words in (["serve", "--port", "0"], ["merchant", "add", "--name", "x"], ["keys", "rotate"], ["verify"],
                      ["profile", "list"], ["export", "payments", "--format", "csv", "--output", "x.csv"]):
            with self.subTest(words=words):
                self.refused(1, told, *words)
                self.assertEqual(self.files(), before)

    def window_says(self):
        """Starts a window that must refuse to start and leave the folder unchanged. Returns what it prints besides
        its message box."""
        before = self.files()
        with subprocess.Popen([programs.DESKTOP, "--data-dir", self.folder], stderr=subprocess.PIPE, text=True,
                              env=programs.ENVIRONMENT) as window:
            said = window.stderr.readline()
            window.kill()
        self.assertEqual(self.files(), before)
        return said

    def test_no_other_command_creates_a_shop(self):
        self.refuses_to_start("the folder does not exist")
        self.assertFalse(self.path.exists())
        self.path.mkdir()
        self.refuses_to_start(f"tilldeskd init --data-dir {self.folder}")

    def test_a_key_without_its_database_does_not_become_an_empty_shop(self):
        self.command("init")
        (self.path / "tilldesk.db").unlink()
        self.refuses_to_start("tilldesk.db is missing, but its master.key exists")
        self.refused(1, "is missing", "init")
        self.refused(1, "is missing", "demo")

    def test_an_empty_database_file_is_no_shop(self):
        self.command("init")
        (self.path / "tilldesk.db").write_bytes(b"")
        self.refuses_to_start("tilldesk.db is empty")

    def test_a_log_without_its_database_is_kept(self):
        key = json.loads(self.command("init", *OWN))["profiles"][0]["apiKey"]
        with self.serve() as service:
            payments = [self.creates(service, key) for _ in range(5)]
            service.process.kill()
            service.process.wait()
        database = self.path / "tilldesk.db"
        database.rename(self.path / "elsewhere.db")
        self.assertGreater((self.path / "tilldesk.db-wal").stat().st_size, 0)
        self.refuses_to_start("write-ahead log tilldesk.db-wal exists")
        self.assertIn("write-ahead log", self.window_says())

        (self.path / "elsewhere.db").rename(database)
        with self.serve() as service:
            for payment in payments:
                self.assertEqual(self.status_of(service, key, payment), "PENDING")

    def test_the_windows_first_run_stores_nothing_by_itself(self):
        shown = run("--data-dir", self.folder, "--quit-when-shown", "--port", "0", program=programs.DESKTOP)
        self.assertEqual((shown.returncode, shown.stdout), (0, "shown\n"), shown.stderr)
        self.assertFalse((self.path / "tilldesk.db").exists())
        self.command("init", *OWN)

    def test_a_shop_begins_with_its_owner(self):
        made = json.loads(self.command("init", *OWN, "--owner", "Sofie Janssens", "--owner-pin", "4071"))
        self.assertEqual([(member["name"], member["role"]) for member in made["staff"]], [("Sofie Janssens", "owner")])
        staff = json.loads(self.command("staff", "list", "--json"))
        self.assertEqual([(member["id"], member["pin"]) for member in staff], [(made["staff"][0]["id"], "set")])
        self.command("verify")

    def test_the_owner_may_stand_in_the_shop_file(self):
        file = self.path.parent / "shop.json"
        file.write_text(json.dumps({"merchant": "Own", "iban": "BE68539007547034", "owner": "Sofie",
                                    "ownerPin": "4071"}))
        made = json.loads(self.command("init", "--shop-file", str(file)))
        self.assertEqual(made["staff"][0]["name"], "Sofie")

    def test_a_wrong_owner_makes_no_shop(self):
        self.refused(2, "owner-pin", "init", *OWN, "--owner", "Sofie", "--owner-pin", "1234")
        self.refused(2, "--owner", "init", *OWN, "--owner-pin", "4071")
        self.refused(2, "owner", "init", *OWN, "--owner", "x" * 61)
        self.assertFalse((self.path / "tilldesk.db").exists())


if __name__ == "__main__":
    main()
