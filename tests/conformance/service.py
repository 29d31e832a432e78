"""Runs a real service with a demo shop, and calls it without sharing code with it."""

import http.client
import json
import pathlib
import signal
import subprocess
import sys
import tempfile
import types

import jws

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import described  # noqa: E402
import stores  # noqa: E402
import waiting  # noqa: E402

PROGRAM = ""


def command(*arguments):
    done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, f"{arguments}: {done.stderr}"
    return done.stdout


class Answer(types.SimpleNamespace):
    """status, headers (of http.client) and body (bytes) of a response."""

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def error(self):
        return f"{self.status} {self.json['code']}"

    @property
    def field(self):
        """Returns the field that an error message names; empty if none."""
        return self.json["message"].split("'")[1] if "'" in self.json["message"] else ""


class Service:
    """One running service. Its data folder is deleted at the end."""

    def __init__(self, *options, payments=0, limit_files=False):
        self._folder = tempfile.TemporaryDirectory()
        self.folder = self._folder.name
        self.store = stores.new(self.folder)
        self.shop = json.loads(command("demo", "--data-dir", self.folder, "--payments", str(payments)))
        self.profiles = self.shop["profiles"]
        self.profile, self.key = self.profiles[0]["id"], self.profiles[0]["apiKey"]
        self.other, self.other_key = self.profiles[1]["id"], self.profiles[1]["apiKey"]
        self._options = options
        self.start(*options)

    def start(self, *options):
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--data-dir", self.folder, "--port", "0", *options],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.process.stdout.readline()
        assert line.startswith("listening on "), line
        self.base = line.split()[-1]
        self.port = int(self.base.rsplit(":", 1)[1])

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=60)
        self.process.stdout.close()

    def change_rows(self, *statements):
        """Stops the service, runs the statements on its database and starts it again: a service ends when another
        process writes to its database."""
        self.stop()
        self.store.change(statements)
        self.start(*self._options)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()
        self._folder.cleanup()

    def set(self, *options, profile=None):
        command("profile", "set", "--profile", profile or self.profile, *options, "--data-dir", self.folder)

    def new_key(self, authority, profile=None):
        return command("key", "create", "--profile", profile or self.profile, "--name", "test",
                       "--authority", authority, "--data-dir", self.folder).strip()

    def wait_until(self, condition):
        """Returns what `condition()` returns once that is true. Asks after each change of the data folder."""
        return waiting.wait_until(condition, self.folder)

    def value(self, sql):
        """The first column of the first row of a query."""
        return self.store.rows(sql)[0][0]

    def call(self, method, target, body=None, headers=None, key=None, anonymous=False, is_described=True):
        """Sends a request on its own connection. The response must match /openapi.json; `is_described=False` skips
        that check. `body`: bytes, or a value that is sent as JSON."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        sent = dict(headers or {})
        if not anonymous and "Authorization" not in sent:
            sent["Authorization"] = f"Bearer {key or self.key}"
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        try:
            connection.request(method, target, data, sent)
            answer = connection.getresponse()
            result = Answer(status=answer.status, headers=answer.headers, body=answer.read())
        finally:
            connection.close()
        if is_described:
            described.validate(method, target, result.status, result.headers, result.body)
        return result

    def create(self, key=None, **members):
        answer = self.call("POST", "/v3/payments", {"amount": 1250} | members, key=key)
        assert answer.status == 201, answer.body
        return answer.json

    def create_pos(self, key=None, **members):
        answer = self.call("POST", "/v3/payments/pos", {"amount": 1250, "posId": "TILL9"} | members, key=key)
        assert answer.status == 201, answer.body
        return answer.json

    def get(self, payment, key=None):
        return self.call("GET", f"/v3/payments/{payment['paymentId']}", key=key).json

    def act(self, payment, action, body=None):
        return self.call("POST", f"/sim/payments/{payment['paymentId']}/{action}", body, anonymous=True)

    def clock(self, **change):
        answer = self.call("POST", "/sim/clock", change, anonymous=True)
        assert answer.status == 200, answer.body
        return answer.json["now"]

    def now(self):
        return self.call("GET", "/sim/clock", anonymous=True).json["now"]

    def bring_to(self, status, **members):
        """Creates a payment and brings it to `status` as a customer would. Returns it."""
        ways = {"PENDING": [], "IDENTIFIED": ["identify"], "AUTHORIZED": ["identify", ("confirm", {"settle": False})],
                "AUTHORIZATION_FAILED": ["identify", "refuse"], "FAILED": ["identify", "fail"],
                "SUCCEEDED": ["identify", "confirm"], "CANCELLED": ["identify", "cancel"],
                "EXPIRED": [], "PENDING_MERCHANT_ACKNOWLEDGEMENT": ["identify", "confirm"],
                "VOIDED": ["identify", "confirm"]}
        asks = status in ("PENDING_MERCHANT_ACKNOWLEDGEMENT", "VOIDED")
        self.set("--acknowledgement", "on" if asks else "off")
        payment = self.create(**members)
        for way in ways[status]:
            action, body = way if isinstance(way, tuple) else (way, None)
            answer = self.act(payment, action, body)
            assert answer.status == 200, answer.body
        if status == "EXPIRED":
            self.clock(advance=1200)
        if status == "VOIDED":
            self.clock(advance=7 * 24 * 3600)
        self.set("--acknowledgement", "off")
        got = self.get(payment)
        assert got["status"] == status, got
        return got

    def signing_key(self, kid="k1", algorithm="ES256"):
        return jws.Key(self.folder, kid, algorithm)

    def trust(self, *keys, profile=None):
        path = pathlib.Path(self.folder) / "jwks.json"
        path.write_text(json.dumps({"keys": [key.jwk for key in keys]}))
        self.set("--jwks", str(path), profile=profile)

    def signed(self, key, method, target, body=b"", alter=lambda signature: signature, headers=None,
               members=None, **changes):
        """Sends a signed request; `changes` replace members of its JOSE header."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        members = members or jws.header(key, self.profile, target.split("?")[0], self.now(), **changes)
        signature = jws.compact(key, members, data, alter)
        return self.call(method, target, data if data or method == "POST" else None,
                         {"Signature": signature} | (headers or {}), anonymous="Authorization" not in (headers or {}))
