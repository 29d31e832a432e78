#!/usr/bin/env python3
"""The programs on a PostgreSQL database.

Usage: test_postgres.py TILLDESKD TILLDESK
"""

import json
import os
import pathlib
import socket
import subprocess
import time

import programs
from programs import ProgramTest, call, main, run

import postgres_cluster  # found by programs

SECRET = "correct-horse-battery"


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class OnServer(ProgramTest):
    """A shop in a database of its own, on a server of its own."""

    def setUp(self):
        super().setUp()
        self.cluster = postgres_cluster.Cluster()
        self.addCleanup(self.cluster.close)
        self.database = self.cluster.make_database("shop")

    def command(self, *words, **how):
        return super().command(*words, "--database", self.database, **how)

    def serve(self, *options, cwd=None):
        return programs.Serving(programs.SERVICE, "serve", "--data-dir", self.folder, "--port", "0",
                                "--database", self.database, *options, cwd=cwd)

    def test_every_command_works_on_the_server(self):
        shop = self.demo(payments=200)
        profile, key = shop["profiles"][0]["id"], shop["profiles"][0]["apiKey"]
        with self.serve() as service:
            payment = self.creates(service, key, reference="Order 10482")
            self.assertEqual(self.status_of(service, key, payment), "PENDING")
            made = self.makes_key(profile).strip()
            self.assertEqual(self.status_of(service, made, payment), "PENDING")
            self.assertIn("Order 10482", self.command("find", "10482"))
            self.assertIn("web shop", self.command("key", "list"))
            self.assertEqual(json.loads(call(f"{service.address}/health")[1])["role"], "LEADER")
            self.assertEqual(call(f"{service.address}/ready")[0], 200)
            self.assertEqual(service.stop()[0], 0)
        file = str(pathlib.Path(self.temporary.name) / "payments.csv")
        self.command("export", "payments", "--format", "csv", "--output", file)
        self.assertIn("Order 10482", pathlib.Path(file).read_text(encoding="utf-8"))
        self.assertIn("database: PostgreSQL ", self.command("support"))
        self.assertEqual(self.cluster.rows("SELECT count(*) FROM payment", "shop"), [(201,)])
        self.assertFalse(pathlib.Path(self.folder, "tilldesk.db").exists())

    def test_the_settings_file_names_the_database(self):
        self.command("init")
        pathlib.Path(self.folder, "tilldesk.ini").write_text(f"database = {self.database}\n", encoding="utf-8")
        self.assertEqual(run("key", "list", "--data-dir", self.folder).returncode, 0)

    def test_a_refused_creation_can_be_repeated(self):
        """The tables exist by then, and may hold what the master key has sealed."""
        shop = ("--merchant", "Bakkerij", "--profile", "Counter", "--database", self.database)
        self.refused(2, "iban", "init", *shop, "--iban", "BE00 0000 0000 0000")
        self.command("init", "--merchant", "Bakkerij", "--profile", "Counter", "--iban", "BE68 5390 0754 7034")
        with self.serve() as service:
            self.assertEqual(call(f"{service.address}/ready")[0], 200)

    def test_what_only_sqlite_has_names_the_other_way(self):
        self.command("init")
        other = ("--database", self.database)
        for words in (("backup", "--output", "x"), ("backup", "list"), ("backup", "rehearse", "--input", "x"),
                      ("restore", "--input", "x"), ("snapshot", "save", "x"), ("snapshot", "load", "x")):
            self.refused(1, "pg_basebackup", *words, *other)
        self.refused(2, "backupFolder must be empty", "serve", *other, "--backup-folder", "/tmp")
        with subprocess.Popen([programs.DESKTOP, "--data-dir", self.folder, *other], stderr=subprocess.PIPE, text=True,
                              env=programs.ENVIRONMENT) as window:
            self.assertIn("tilldesk --connect", window.stderr.readline())
            window.kill()  # its dialog waits for a person

    def test_the_service_outlives_its_server(self):
        key = self.demo()["profiles"][0]["apiKey"]
        with self.serve() as service:
            payment = self.creates(service, key)
            self.cluster.kill()
            status, answer = call(f"{service.address}/v3/payments", key, {"amount": 1250})
            self.assertEqual(status, 503, answer)
            self.assertIn("cannot be reached", answer.decode())
            self.assertEqual(call(f"{service.address}/v3/payments/{payment}", key)[0], 503)
            self.assertEqual(call(f"{service.address}/ready")[0], 503)
            self.cluster.start()
            until = time.monotonic() + programs.SECONDS
            while call(f"{service.address}/v3/payments", key, {"amount": 1250})[0] != 201:
                self.assertLess(time.monotonic(), until, "the service does not find its server again")
            self.assertEqual(self.status_of(service, key, payment), "PENDING")
            self.assertEqual(service.stop()[0], 0)
        self.assertEqual(self.cluster.rows("SELECT max(seq) - count(*) FROM payment", "shop"), [(0,)])


class Secrets(ProgramTest):
    """A server that asks for a password and has a certificate."""

    def setUp(self):
        super().setUp()
        self.port = free_port()
        self.cluster = postgres_cluster.Cluster(settings=("listen_addresses=127.0.0.1", f"port={self.port}"))
        self.addCleanup(self.cluster.close)
        self.cluster.make_database("shop")
        self.cluster.execute(f"ALTER ROLE tilldesk PASSWORD '{SECRET}'", "shop")
        self.cluster.admit("local all all trust", "host all all 127.0.0.1/32 scram-sha-256")
        self.path = pathlib.Path(self.temporary.name)
        self.file = self.path / "pgpass"
        self.file.write_text(f"*:*:*:tilldesk:{SECRET}\n", encoding="utf-8")
        self.file.chmod(0o600)

    def init(self, text, **how):
        return run("init", "--data-dir", self.folder, "--database", f"dbname=shop user=tilldesk port={self.port} {text}",
                   **how)

    def test_the_password_is_in_a_file_and_nowhere_else(self):
        self.assertIn("password", self.init("host=127.0.0.1").stderr)
        done = self.init(f"host=127.0.0.1 passfile={self.file}")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        text = f"dbname=shop user=tilldesk port={self.port} host=127.0.0.1 passfile={self.file}"
        with programs.Serving(programs.SERVICE, "serve", "--data-dir", self.folder, "--port", "0",
                              "--database", text) as service:
            for process in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
                try:
                    self.assertNotIn(SECRET.encode(), process.read_bytes())
                except OSError:
                    pass  # it has ended
            self.assertEqual(call(f"{service.address}/health")[0], 200)
            service.stop()
            self.assertNotIn(SECRET, service.said())
        for path in pathlib.Path(self.folder).iterdir():
            if path.is_file():
                self.assertNotIn(SECRET.encode(), path.read_bytes(), path)

    def test_the_password_can_be_in_the_environment(self):
        programs.ENVIRONMENT["PGPASSWORD"] = SECRET
        self.addCleanup(programs.ENVIRONMENT.pop, "PGPASSWORD")
        self.assertEqual(self.init("host=127.0.0.1").stderr, "")

    def test_a_password_on_the_command_line_is_refused_and_not_repeated(self):
        for text in (f"host=127.0.0.1 password={SECRET}", f"host=127.0.0.1 password={SECRET} x"):
            done = self.init(text)
            self.assertEqual(done.returncode, 2)
            self.assertNotIn(SECRET, done.stdout + done.stderr)
        self.assertFalse(os.path.exists(self.folder))

    def make_certificate(self, name):
        """Makes a certificate that signs itself. Returns its file."""
        certificate, key = self.path / f"{name}.crt", self.path / f"{name}.key"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
                        "-nodes", "-days", "2", "-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}",
                        "-out", certificate, "-keyout", key], check=True, capture_output=True)
        return certificate, key

    def test_another_computer_must_prove_its_name(self):
        """The address is of this computer, as that of a tunnel is; the name is that of another one."""
        there = f"host=db.example hostaddr=127.0.0.1 passfile={self.file}"
        done = self.init(there)
        self.assertEqual(done.returncode, 1)
        self.assertIn("server does not support SSL", done.stderr)
        certificate, key = self.make_certificate("db.example")
        other, _ = self.make_certificate("other.example")
        self.cluster.use_certificate(certificate, key)
        self.assertIn("certificate verify failed", self.init(there).stderr)
        self.assertIn("certificate verify failed", self.init(f"{there} sslrootcert={other}").stderr)
        elsewhere = there.replace("db.example", "elsewhere.example")
        self.assertIn("does not match host name", self.init(f"{elsewhere} sslrootcert={certificate}").stderr)
        self.assertFalse(pathlib.Path(self.folder, "master.key").exists())
        done = self.init(f"{there} sslrootcert={certificate}")
        self.assertEqual((done.returncode, done.stderr), (0, ""))


if __name__ == "__main__":
    main()
