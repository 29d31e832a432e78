"""Shared by the tests of the programs. A test file calls main() with TILLDESKD and TILLDESK as arguments."""

import contextlib
import json
import os
import pathlib
import signal
import sqlite3
import subprocess
import sys
import tempfile
import unittest
import urllib.error
import urllib.parse
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "support"))
import described  # noqa: E402
import waiting  # noqa: E402

SERVICE = DESKTOP = ""
SECONDS = 60
RUNTIME = tempfile.TemporaryDirectory()  # pylint: disable=consider-using-with
ENVIRONMENT = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": RUNTIME.name}


def main():
    global SERVICE, DESKTOP
    DESKTOP = sys.argv.pop()
    SERVICE = sys.argv.pop()
    unittest.main(verbosity=2)


def run(*arguments, program=None, **how):
    return subprocess.run([program or SERVICE, *arguments], capture_output=True, text=True,
                          timeout=SECONDS, env=ENVIRONMENT, check=False, **how)


def unless_given(given, *defaults):
    """Returns the options of `defaults`, each with a value, that `given` does not have: none may be given twice."""
    pairs = zip(defaults[::2], defaults[1::2])
    return [word for option, value in pairs if option not in given for word in (option, value)]


def call(url, key=None, body=None, method=None, headers=None):
    """Sends a request and checks the response against the interface's description. Returns (status, content).

    `body`: bytes, or a value that is sent as JSON.
    """
    data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    request = urllib.request.Request(url, data=data, method=method, headers=headers or {})
    if key:
        request.add_header("Authorization", f"Bearer {key}")
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            status, got, content = answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            status, got, content = error.code, error.headers, error.read()
    described.validate(request.get_method(), urllib.parse.urlsplit(url).path, status, got, content)
    return status, content


class Serving:
    """A running program and its output so far."""

    def __init__(self, *command, cwd=None):
        self.log = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True,
                                        env=ENVIRONMENT, cwd=cwd)
        self.line = self.process.stdout.readline()
        self.address = self.line.split()[-1] if self.line else ""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.log.close()

    def stop(self, number=signal.SIGTERM):
        """Stops the program. Returns (exit code, standard output after the first line)."""
        self.process.send_signal(number)
        rest = self.process.stdout.read()
        return self.process.wait(timeout=SECONDS), rest

    def said(self):
        self.log.seek(0)
        return self.log.read()


class ProgramTest(unittest.TestCase):
    """A test with its own data folder."""

    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.folder = str(pathlib.Path(self.temporary.name) / "a shop")

    def tearDown(self):
        self.temporary.cleanup()

    def demo(self, payments=0, until=None):
        return json.loads(self.command("demo", "--payments", str(payments), *(["--until", until] if until else [])))

    def serve(self, *options, cwd=None):
        """Serves the shop in the data folder; creates a shop if the folder holds none."""
        if not pathlib.Path(self.folder, "tilldesk.db").exists():
            self.command("init")
        defaults = unless_given(options, "--data-dir", self.folder, "--port", "0")
        return Serving(SERVICE, "serve", *defaults, *options, cwd=cwd)

    @contextlib.contextmanager
    def beside(self, is_served):
        """Runs the block while a service holds the database, or without a service."""
        with self.subTest(beside="a service" if is_served else "nobody"):
            with self.serve() if is_served else contextlib.nullcontext() as service:
                yield service

    def command(self, *words, **how):
        """Runs a command that must succeed. Returns its output."""
        result = run(*words, *unless_given(words, "--data-dir", self.folder), **how)
        self.assertEqual((result.returncode, result.stderr), (0, ""), words)
        return result.stdout

    def refused(self, code, named, *words, **how):
        """Runs a command that must fail and give the reason on standard error."""
        result = run(*words, *unless_given(words, "--data-dir", self.folder), **how)
        self.assertEqual((result.returncode, result.stdout), (code, ""), (words, result.stderr))
        self.assertIn(named, result.stderr, words)

    def audited(self, kind):
        """Returns the newest entry of a kind on the audit trail."""
        entries = json.loads(self.command("audit", "--kind", kind, "--limit", "1", "--json"))["entries"]
        self.assertEqual([entry["kind"] for entry in entries], [kind])
        return entries[0]

    def makes_key(self, profile, *options):
        defaults = unless_given(options, "--name", "web shop", "--authority", "MERCHANT_PAYMENT")
        return self.command("key", "create", "--profile", profile, *defaults, *options)

    def creates(self, service, key, **members):
        """Creates a payment. Returns its id."""
        status, answer = call(f"{service.address}/v3/payments", key, {"amount": 1250} | members)
        self.assertEqual(status, 201, answer)
        return json.loads(answer)["paymentId"]

    def status_of(self, service, key, payment):
        status, answer = call(f"{service.address}/v3/payments/{payment}", key)
        self.assertEqual(status, 200, answer)
        return json.loads(answer)["status"]

    def wait_until(self, condition):
        """Returns what `condition()` returns once that is true. Asks after each change of the data folder."""
        return waiting.wait_until(condition, self.folder, SECONDS)

    def wait_for_row(self, sql, *values):
        """Returns the first row of `sql` once there is one."""
        def first():
            with self.database() as database:
                return database.execute(sql, values).fetchone()
        return self.wait_until(first)

    @contextlib.contextmanager
    def database(self):
        connection = sqlite3.connect(f"{self.folder}/tilldesk.db")
        try:
            yield connection
            connection.commit()
        finally:
            connection.close()
