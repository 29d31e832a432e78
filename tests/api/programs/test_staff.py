"""`staff`: the people who work in the shop, on the command line."""

import json
import pathlib
import re

from programs import ProgramTest, main, run


class Staff(ProgramTest):
    def setUp(self):
        super().setUp()
        self.demo(5, "2026-02-01T00:00:00Z")

    def people(self):
        return json.loads(self.command("staff", "list", "--json"))

    def add(self, name, role, *options):
        """Returns (id, what was printed)."""
        printed = self.command("staff", "add", "--name", name, "--role", role, *options)
        return printed.split()[0], printed

    def owner(self):
        return self.add("Sofie Janssens", "owner", "--pin", "4711")[0]

    def test_a_shop_has_no_staff_until_somebody_is_added(self):
        self.assertEqual(self.people(), [])
        self.assertIn("everybody may do everything", self.command("staff", "list"))

    def test_adds_people_and_prints_a_temporary_pin_once(self):
        owner, printed = self.add("Sofie Janssens", "owner")
        pin = re.search(r"Temporary PIN, shown once: (\d{4,8})\n", printed).group(1)
        self.assertEqual([(person["id"], person["name"], person["role"], person["pin"]) for person in self.people()],
                         [(owner, "Sofie Janssens", "owner", "temporary")])
        self.assertNotIn(pin, self.command("staff", "list"))
        self.assertNotIn(pin, self.command("audit", "--json"))
        with self.database() as database:
            stored = database.execute("SELECT pin FROM staff_member").fetchone()[0]
        self.assertTrue(stored.startswith("scrypt$"))

    def test_the_first_person_is_an_owner_and_the_last_owner_stays(self):
        self.refused(2, "role", "staff", "add", "--name", "Anna", "--role", "cashier")
        owner = self.owner()
        self.refused(2, "id: the shop needs an owner", "staff", "leave", "--id", owner)
        self.refused(2, "role", "staff", "role", "--id", owner, "--role", "cashier")
        self.assertEqual(self.people()[0]["role"], "owner")

    def test_refuses_pins_that_are_tried_first_and_names_that_are_taken(self):
        self.owner()
        self.refused(2, "pin", "staff", "add", "--name", "Anna", "--role", "cashier", "--pin", "1234")
        self.refused(2, "name", "staff", "add", "--name", "Sofie Jacobs", "--role", "cashier")
        self.refused(2, "role", "staff", "add", "--name", "Anna", "--role", "boss")
        self.refused(2, "no-pin: contradicts --pin", "staff", "add", "--name", "Anna", "--role", "cashier",
                     "--pin", "2846", "--no-pin")
        self.refused(2, "id", "staff", "pin", "--id", "0" * 24)
        self.assertEqual(len(self.people()), 1)

    def test_changes_role_and_pin_ends_a_block_and_records_who_left(self):
        self.owner()
        anna, _ = self.add("Anna De Smet", "cashier", "--no-pin")
        self.assertEqual(self.people()[1]["pin"], "none")
        self.command("staff", "role", "--id", anna, "--role", "manager")
        self.assertIn("864297", self.command("staff", "pin", "--id", anna, "--pin", "864297"))
        with self.database() as database, database:
            database.execute("UPDATE staff_member SET blocked_until = 32503680000000 WHERE id = ?", (anna,))
        self.command("staff", "unblock", "--id", anna)
        self.assertIsNone(self.people()[1]["blockedUntil"])
        self.command("staff", "leave", "--id", anna)
        left = self.people()[1]
        self.assertEqual((left["role"], left["pin"]), ("manager", "no access"))
        self.refused(2, "id", "staff", "pin", "--id", anna)

    def test_sets_the_limits_of_refunds_of_a_role(self):
        self.owner()
        self.command("staff", "limit", "--role", "cashier", "--per-refund", "2000", "--per-day", "")
        self.refused(2, "per-day: must not be less than one refund", "staff", "limit", "--role", "cashier", "--per-refund", "2000", "--per-day", "1999")
        self.refused(2, "role", "staff", "limit", "--role", "owner", "--per-refund", "1", "--per-day", "1")
        with self.database() as database:
            self.assertEqual(database.execute("SELECT per_refund, per_day FROM staff_limit WHERE role = 3").fetchone(),
                             (2000, None))

    def test_each_change_is_on_the_audit_trail_and_verify_holds_the_staff_to_it(self):
        owner = self.owner()
        self.command("staff", "limit", "--role", "cashier", "--per-refund", "0", "--per-day", "0")
        kinds = {entry["kind"] for entry in json.loads(self.command("audit", "--json"))["entries"]}
        self.assertLessEqual({"staff-added", "refund-limits-changed"}, kinds)
        self.command("verify")
        with self.database() as database, database:
            database.execute("UPDATE staff_member SET role = 3 WHERE id = ?", (owner,))
            database.execute("UPDATE staff_limit SET per_refund = 99999 WHERE role = 3")
        checked = run("verify", "--data-dir", self.folder)
        self.assertEqual(checked.returncode, 1)
        self.assertIn(owner, checked.stdout)
        self.assertIn("staff_limit cashier: differs from entry", checked.stdout)

    def test_sets_and_removes_the_password_for_another_computer(self):
        self.owner()
        anna, _ = self.add("Anna De Smet", "cashier")
        secret = pathlib.Path(self.temporary.name, "password")
        secret.write_text("too short\n", encoding="utf-8")
        self.refused(2, "password", "staff", "password", "--id", anna, "--password-file", str(secret))
        secret.write_text("ein schönes Passwort\n", encoding="utf-8")
        self.command("staff", "password", "--id", anna, "--password-file", str(secret))
        self.assertEqual([person["password"] for person in self.people()], [False, True])
        self.assertNotIn("Passwort", self.command("audit", "--json"))
        with self.database() as database:
            stored = database.execute("SELECT password FROM staff_member WHERE id = ?", (anna,)).fetchone()[0]
        self.assertTrue(stored.startswith("scrypt$"))
        self.command("verify")
        self.refused(2, "password-file", "staff", "password", "--id", anna)
        self.command("staff", "password", "--id", anna, "--remove")
        self.assertFalse(self.people()[1]["password"])

    def test_each_kind_of_command_is_on_the_audit_trail(self):
        owner = self.owner()
        anna, _ = self.add("Anna De Smet", "cashier")
        profile = json.loads(self.command("profile", "list", "--json"))[0]["profileId"]
        backup = pathlib.Path(self.temporary.name, "copy.tilldesk-backup")
        for words in (("staff", "role", "--id", anna, "--role", "manager"), ("staff", "pin", "--id", anna),
                      ("staff", "unblock", "--id", anna), ("staff", "leave", "--id", anna),
                      ("profile", "set", "--profile", profile, "--refunds", "off"),
                      ("keys", "rotate"), ("simulation", "on"), ("simulation", "refunds", "fail"),
                      ("clock", "advance", "--by", "2h"), ("payout", "run"),
                      ("callbacks", "test", "--profile", profile, "--url", "https://127.0.0.1:1/nobody")):
            with self.subTest(words=words):
                self.command(*words)
        run("backup", "--output", str(backup), "--data-dir", self.folder)
        self.command("backup", "rehearse", "--input", str(backup))
        snapshots = ("--folder", str(pathlib.Path(self.temporary.name)))
        self.command("snapshot", "save", "fair", *snapshots)
        loaded = str(pathlib.Path(self.temporary.name, "loaded"))
        self.assertEqual(run("snapshot", "load", "fair", *snapshots, "--data-dir", loaded).returncode, 0)
        newest = json.loads(run("audit", "--json", "--limit", "1", "--data-dir", loaded).stdout)["entries"][0]
        self.assertEqual((newest["kind"], newest["facts"]["name"]), ("snapshot-loaded", "fair"))
        self.assertIn("command line", json.dumps(newest))
        self.assertEqual(run("verify", "--data-dir", loaded).returncode, 0)
        self.command("verify")
        entries = json.loads(self.command("audit", "--json"))["entries"]
        self.assertLessEqual({"staff-added", "staff-changed", "pin-given", "staff-left", "profile-changed",
                              "service-key-added", "simulation-changed", "clock-changed", "payouts-made",
                              "test-callback-sent", "backup-made", "restore-rehearsed", "snapshot-saved"},
                             {entry["kind"] for entry in entries})
        mine = {entry["kind"]: entry for entry in reversed(entries)}
        for kind in ("staff-left", "backup-made", "simulation-changed"):
            self.assertIn("command line", json.dumps(mine[kind]), kind)
        self.assertEqual(owner, self.people()[0]["id"])


if __name__ == "__main__":
    main()
