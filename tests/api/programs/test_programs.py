#!/usr/bin/env python3
"""The programs as their users run them: commands, options, exit codes, signals, and two processes on one database.

Usage: test_programs.py TILLDESKD TILLDESK
"""

import contextlib
import json
import os
import pathlib
import re
import shutil
import signal
import sqlite3
import subprocess

import programs
from programs import ENVIRONMENT, SECONDS, ProgramTest, Serving, call, main, run


class Programs(ProgramTest):
    def test_serve_tells_its_address_alone_on_a_line_and_stops_on_a_signal(self):
        for number in (signal.SIGTERM, signal.SIGINT):
            with self.serve() as service:
                self.assertRegex(service.line, r"^listening on http://127\.0\.0\.1:[1-9]\d*\n$")
                self.assertEqual(call(f"{service.address}/health")[0], 200)
                self.assertEqual(service.stop(number), (0, ""))

    def test_options_stand_in_any_order(self):
        self.command("init")
        with Serving(programs.SERVICE, "--port", "0", "--data-dir", self.folder, "serve") as service:
            self.assertIn("listening on", service.line)

    def test_two_services_cannot_have_one_database(self):
        with self.serve():
            second = run("serve", "--data-dir", self.folder, "--port", "0")
        self.assertEqual((second.returncode, second.stdout), (1, ""))
        self.assertIn("another process has the database open", second.stderr)

    def test_a_taken_port_is_told(self):
        self.assertEqual(run("init", "--data-dir", self.folder + " 2").returncode, 0)
        with self.serve() as service:
            port = service.address.rsplit(":", 1)[1]
            second = run("serve", "--data-dir", self.folder + " 2", "--port", port)
        self.assertEqual((second.returncode, second.stdout), (1, ""))
        self.assertIn(port, second.stderr)

    def test_a_killed_service_leaves_the_database_free_and_whole(self):
        key = self.demo()["profiles"][0]["apiKey"]
        with self.serve() as service:
            status, answer = call(f"{service.address}/v3/payments", key, {"amount": 2450})
            self.assertEqual(status, 201)
            service.process.kill()
            service.process.wait()
        with self.serve() as service:
            payment = json.loads(answer)["paymentId"]
            self.assertEqual(call(f"{service.address}/v3/payments/{payment}", key)[0], 200)
            self.makes_key(self.first_profile())

    def first_profile(self):
        database = sqlite3.connect(f"file:{self.folder}/tilldesk.db?mode=ro", uri=True)
        profile = database.execute("SELECT id FROM profile ORDER BY seq LIMIT 1").fetchone()[0]
        database.close()
        return profile

    def test_a_key_can_expire_and_be_tied_to_addresses(self):
        profile = self.demo()["profiles"][0]["id"]
        with self.serve() as service:
            here = self.makes_key(profile, "--addresses", "127.0.0.0/8", "--expires", "30").strip()
            elsewhere = self.makes_key(profile, "--addresses", "192.0.2.0/24,198.51.100.7").strip()
            dated = self.makes_key(profile, "--expires", "2999-05-31").strip()
            url = f"{service.address}/v3/payments"
            for key, status in ((here, 201), (elsewhere, 401), (dated, 201)):
                self.assertEqual(call(url, key, {"amount": 1})[0], status)
            self.assertIn("check address: the key 'web shop' may not be used from 127.0.0.1", service.said())
            listed = json.loads(self.command("key", "list", "--profile", profile, "--json"))[-3:]
            self.assertEqual([entry["addresses"] for entry in listed],
                             [["127.0.0.0/8"], ["192.0.2.0/24", "198.51.100.7"], []])
            self.assertIsNone(listed[1]["expiresAt"])
            self.assertEqual(listed[2]["expiresAt"], "2999-05-31T00:00:00.000Z")
            self.assertIn("192.0.2.0/24,198.51.100.7", self.command("key", "list"))
        make = ("key", "create", "--profile", profile, "--name", "n", "--authority", "MERCHANT_PAYMENT")
        for option, wrong in (("--expires", "yesterday"), ("--expires", "0"), ("--expires", "2020-01-01"),
                              ("--addresses", "shop.example"), ("--addresses", "192.0.2.1/24")):
            self.refused(2, option.removeprefix("--"), *make, option, wrong)

    def test_a_key_is_printed_alone_and_works_while_the_service_runs(self):
        profile = self.demo()["profiles"][1]["id"]
        with self.serve() as service:
            printed = self.makes_key(profile, "--subject", "INTEGRATOR:till-maker")
            self.assertRegex(printed, r"^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}\n$")
            key = printed.strip()
            url = f"{service.address}/v3/payments"
            self.assertEqual(call(url, key, {"amount": 1})[0], 201)

            listed = json.loads(run("key", "list", "--json", "--data-dir", self.folder).stdout)
            entry = next(entry for entry in listed if entry["name"] == "web shop")
            self.assertEqual(entry["subject"], "INTEGRATOR:till-maker")
            self.assertEqual(entry["authorities"], ["MERCHANT_PAYMENT"])
            self.assertNotIn(key, json.dumps(listed))

            revoked = run("key", "revoke", "--id", entry["id"], "--data-dir", self.folder)
            self.assertEqual(revoked.returncode, 0, revoked.stderr)
            self.assertEqual(call(url, key, {"amount": 1})[0], 401)
            again = run("key", "revoke", "--id", entry["id"], "--data-dir", self.folder)
            self.assertEqual(again.returncode, 1)

    def test_a_key_is_made_without_a_service_too(self):
        profile = self.demo()["profiles"][0]["id"]
        key = self.makes_key(profile).strip()
        with self.serve() as service:
            self.assertEqual(call(f"{service.address}/v3/payments", key, {"amount": 1})[0], 201)

    def keys(self):
        listed = run("keys", "list", "--json", "--data-dir", self.folder)
        self.assertEqual((listed.returncode, listed.stderr), (0, ""))
        return [(key["algorithm"], key["phase"]) for key in json.loads(listed.stdout)]

    def test_the_services_keys_are_listed_and_rotated_while_it_runs(self):
        signing = [("ES256", "SIGNING"), ("RS256", "SIGNING")]
        with self.serve() as service:
            self.assertEqual(self.keys(), signing)
            rotated = run("keys", "rotate", "--data-dir", self.folder)
            self.assertEqual((rotated.returncode, rotated.stderr), (0, ""))
            self.assertEqual(rotated.stdout, run("keys", "list", "--data-dir", self.folder).stdout)
            self.assertEqual(self.keys(), signing + [("ES256", "WAITING"), ("RS256", "WAITING")])
            published = json.loads(call(f"{service.address}/certificates")[1])["keys"]
            self.assertEqual(len(published), 4)
            for key in published:
                self.assertIn(key["kid"], rotated.stdout)
            again = run("keys", "rotate", "--data-dir", self.folder)
            self.assertEqual((again.returncode, again.stdout), (1, ""))
            self.assertIn("already published", again.stderr)
        with self.serve() as service:
            self.assertEqual(json.loads(call(f"{service.address}/")[1])["keys"], published)
        self.assertIn("4 in the key set", run("verify", "--data-dir", self.folder).stdout)

    def test_without_its_master_key_nothing_starts(self):
        with self.serve():
            pass
        file = pathlib.Path(self.folder, "master.key")
        content = file.read_text(encoding="ascii")
        for spoil, told in ((lambda: file.chmod(0o644), "mode 0600"),
                            (lambda: file.write_text("0" * 64 + "\n", encoding="ascii"), "master key"),
                            (file.unlink, "keychain of the desktop user")):
            spoil()
            for program, words in ((programs.SERVICE, ["serve"]), (programs.SERVICE, ["keys", "rotate"])):
                result = run(*words, "--data-dir", self.folder, program=program)
                self.assertEqual((result.returncode, result.stdout), (1, ""))
                self.assertIn(told, result.stderr)
            file.touch(mode=0o600)
            file.chmod(0o600)
            file.write_text(content, encoding="ascii")
        with self.serve() as service:
            self.assertIn("listening", service.line)

    def test_a_folder_with_a_very_long_name_works(self):
        self.folder += "/" + "x" * 60 + "/" + "y" * 60
        profile = self.demo()["profiles"][0]["id"]
        with self.serve():
            self.makes_key(profile)

    def test_verify_is_content_with_a_running_service_and_names_damage(self):
        self.demo(payments=200)
        with self.serve():
            self.assertEqual(run("verify", "--data-dir", self.folder).returncode, 0)
        with self.database() as database:
            database.execute("UPDATE payment_count SET n = n + 1 WHERE level = 1 AND block = 0")
        damaged = run("verify", "--data-dir", self.folder)
        self.assertEqual(damaged.returncode, 1)
        self.assertIn("payment_count", damaged.stdout + damaged.stderr)

    def test_demo_refuses_a_folder_that_is_in_use(self):
        self.demo(payments=5)
        again = run("demo", "--data-dir", self.folder, "--payments", "5")
        self.assertEqual((again.returncode, again.stdout), (1, ""))
        self.assertNotEqual(again.stderr, "")

    def test_reading_commands_need_a_database(self):
        for words in (["verify"], ["key", "list"]):
            result = run(*words, "--data-dir", self.folder)
            self.assertEqual((result.returncode, result.stdout), (1, ""), words)
            self.assertFalse(pathlib.Path(self.folder).exists())

    def test_wrong_usage_is_named_and_does_nothing(self):
        self.command("init")
        wrong = {
            (): "command",
            ("dance",): "dance",
            ("serve", "now"): "serve now",
            ("serve", "--frobnicate"): "frobnicate",
            ("serve", "--seed", "1"): "--seed",
            ("serve", "--port"): "port",
            ("serve", "--port", "65536"): "port",
            ("serve", "--port", "http"): "port",
            ("serve", "--http-threads", "5"): "http-threads",
            ("serve", "--claim-namespace", "http://tilldesk.invalid"): "claim-namespace",
            ("serve", "--public-base-url", "https://shop.example/"): "public-base-url",
            ("serve", "--issuer", ""): "issuer",
            ("serve", "--payment-expiry", "0"): "payment-expiry",
            ("serve", "--key-rate", "-1"): "key-rate",
            ("key",): "key",
            ("key", "create"): "--profile",
            ("key", "create", "--profile", "x", "--name", "n", "--authority", "ROOT"): "ROOT",
            ("key", "revoke"): "--id",
            ("demo", "--payments", "-1"): "payments",
            ("demo", "--payments", "many"): "payments",
            ("demo", "--seed", "x"): "seed",
            ("demo", "--until", "yesterday"): "until",
            ("verify", "--json"): "--json",
        }
        for arguments, named in wrong.items():
            with self.subTest(arguments=arguments):
                result = run("--data-dir", self.folder, *arguments)
                self.assertEqual((result.returncode, result.stdout), (2, ""))
                self.assertIn(named, result.stderr)

    def test_a_wrong_settings_file_is_named_and_refused(self):
        self.demo()
        for content, named in (("prot = 8400\n", "prot"), ("port = high\n", "port")):
            pathlib.Path(self.folder, "tilldesk.ini").write_text(content, encoding="utf-8")
            result = run("serve", "--data-dir", self.folder)
            self.assertEqual((result.returncode, result.stdout), (2, ""))
            self.assertIn(named, result.stderr)
            self.assertIn("tilldesk.ini", result.stderr)

    def test_a_new_shop_has_the_keys_that_its_first_start_would_wait_for(self):
        self.demo()
        with contextlib.closing(sqlite3.connect(pathlib.Path(self.folder, "tilldesk.db"))) as database:
            self.assertEqual(database.execute("SELECT count(*) FROM service_key").fetchone(), (2,))

    def test_help_and_version_go_to_standard_output(self):
        for program in (programs.SERVICE, programs.DESKTOP):
            told = run("--help", program=program)
            self.assertEqual((told.returncode, told.stderr), (0, ""))
            self.assertIn("--data-dir", told.stdout)
            version = run("--version", program=program)
            self.assertRegex(version.stdout, r"^tilldeskd? \d+\.\d+\.\d+\n$")

    def test_the_log_has_a_line_a_request_and_no_secret(self):
        shop = self.demo()
        key = shop["profiles"][0]["apiKey"]
        with self.serve() as service:
            body = {"amount": 2450, "description": "very private"}
            call(f"{service.address}/v3/payments?secret=1", key, body)
            call(f"{service.address}/v3/payments", "a" * 36, body)
            service.stop()
            log = service.said()
        lines = [line for line in log.splitlines() if " POST /v3/payments " in line]
        self.assertEqual(len(lines), 2)
        self.assertRegex(lines[0], rf" 201 \d+\.\d{{3}} ms [0-9a-f]{{32}} {shop['profiles'][0]['id']}$")
        self.assertRegex(lines[1], r" 401 \d+\.\d{3} ms [0-9a-f]{32} -$")
        for secret in (key, "very private", "secret=1", "a" * 36):
            self.assertNotIn(secret, log)
        self.assertIsNone(re.search(r"\b[A-Z]{2}\d{2}[A-Z0-9]{11,}\b", log))

    def test_after_a_stop_the_database_is_one_whole_file(self):
        self.demo(payments=50)
        with self.serve() as service:
            self.assertEqual(service.stop()[0], 0)
        self.assertEqual([path.name for path in pathlib.Path(self.folder).glob("*.db*")],
                         ["tilldesk.db"])
        copy = pathlib.Path(self.temporary.name, "copy")
        copy.mkdir()
        shutil.copy(pathlib.Path(self.folder, "tilldesk.db"), copy)
        self.assertIn("50 rows", run("verify", "--data-dir", str(copy)).stdout)

    def test_a_log_that_nobody_reads_stops_nothing(self):
        self.demo()
        process = subprocess.Popen(
            [programs.SERVICE, "serve", "--data-dir", self.folder, "--port", "0"], text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.stderr.close)
        address = process.stdout.readline().split()[-1]
        for _ in range(1500):  # more than a pipe buffers
            self.assertEqual(call(f"{address}/health")[0], 200)
        process.send_signal(signal.SIGTERM)
        self.assertEqual(process.wait(timeout=20), 0)

    def test_the_data_is_for_its_owner_only(self):
        self.demo()
        with self.serve():
            for path in [self.folder, *pathlib.Path(self.folder).iterdir()]:
                self.assertEqual(os.stat(path).st_mode & 0o077, 0, path)

    def test_the_service_needs_no_widgets(self):
        libraries = subprocess.check_output(["ldd", programs.SERVICE], text=True)
        self.assertNotIn("Qt6Widgets", libraries)

    def open_desktop(self):
        desktop = subprocess.Popen(
            [programs.DESKTOP, "--data-dir", self.folder, "--port", "0"], env=ENVIRONMENT,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(desktop.wait)
        self.addCleanup(desktop.kill)
        log = pathlib.Path(self.folder, "tilldesk.sock")
        while not log.exists():
            self.assertIsNone(desktop.poll(), "the desktop ended by itself")
        return desktop

    def test_a_second_window_raises_the_first_and_keys_are_made_meanwhile(self):
        profile = self.demo()["profiles"][0]["id"]
        desktop = self.open_desktop()
        second = run("--data-dir", self.folder, program=programs.DESKTOP)
        self.assertEqual(second.returncode, 0, second.stderr)
        self.assertIsNone(desktop.poll())
        self.assertEqual(len(self.makes_key(profile)), 37)
        desktop.send_signal(signal.SIGTERM)
        self.assertEqual(desktop.wait(timeout=SECONDS), 0)

    def test_the_window_is_shown(self):
        shown = run("--data-dir", self.folder, "--port", "0", "--quit-when-shown", program=programs.DESKTOP)
        self.assertEqual((shown.returncode, shown.stdout), (0, "shown\n"))


if __name__ == "__main__":
    main()
