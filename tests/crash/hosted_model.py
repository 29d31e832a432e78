#!/usr/bin/env python3
"""A shop whose payments another service makes, through a proxy that fails, while both are killed and started again.

Each run is the life of one payment: created at the shop, perhaps paid, refused or left by the customer at the provider,
perhaps cancelled and refunded at the shop. Random, from a seed that is printed. At the end both sides must agree on
every payment and refund; nothing was refunded twice, and charged twice only where the proxy sent a request twice, which
the shop must show; no outcome is unknown; `verify` holds on both sides.

Usage: hosted_model.py TILLDESKD [RUNS [SEED]]
"""

import http.client
import json
import pathlib
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import hosted_proxy  # noqa: E402
import waiting  # noqa: E402

CALLERS = 6
SESSION = 500  # runs between two comparisons
KILLS = 6  # in a session, of the shop or its provider
SHOP = ["--merchant", "Peeters", "--iban", "BE68539007547034", "--profile", "Counter"]
SHORT = ["--payment-expiry", "8", "--static-qr-expiry", "8", "--refund-delay", "1"]


class Service:
    """A folder that is served, killed and served again on a port that stays."""

    def __init__(self, program, folder, options):
        self.program, self.folder, self.options = program, folder, options
        self.port = 0
        self.process = None
        self.is_up = threading.Event()

    def command(self, *words):
        return subprocess.run([self.program, *words, "--data-dir", self.folder], check=True,
                              capture_output=True, text=True).stdout

    def start(self):
        self.process = subprocess.Popen(
            [self.program, "serve", "--data-dir", self.folder, "--port", str(self.port), *self.options],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.process.stdout.readline()
        if not line.startswith("listening on http://127.0.0.1:"):
            raise SystemExit(f"the service did not start: {line!r}")
        self.port = int(line.rsplit(":", 1)[1])
        self.is_up.set()

    def end(self, how):
        self.is_up.clear()
        self.process.send_signal(how)
        self.process.wait(timeout=60)

    def restart(self, how=signal.SIGKILL):
        self.end(how)
        self.start()

    def rows(self, sql):
        with sqlite3.connect(f"file:{self.folder}/tilldesk.db?mode=ro", uri=True, timeout=60) as database:
            return database.execute(sql).fetchall()

    def number(self, sql):
        return self.rows(sql)[0][0]

    def ask(self, key, method, path, body=None, idempotency=None):
        """Returns status and body; None if there was no response."""
        self.is_up.wait(60)
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Authorization": f"Bearer {key}"}
        if idempotency:
            headers["Idempotency-Key"] = idempotency
        try:
            connection.request(method, path, body and json.dumps(body), headers)
            answer = connection.getresponse()
            return answer.status, answer.read()
        except (OSError, http.client.HTTPException):
            return None, b""
        finally:
            connection.close()


class Model:
    def __init__(self, program, folder, seed):
        self.random = random.Random(seed)
        self.proxy = hosted_proxy.FaultProxy(seed + 1)
        self.there = Service(program, f"{folder}/provider", SHORT)
        self.here = Service(program, f"{folder}/shop", ["--hosted-budget", "1000", *SHORT])
        there = json.loads(self.there.command("init", *SHOP, "--refunds", "on", "--simulation", "on"))["profiles"][0]
        here = json.loads(self.here.command("init", *SHOP))["profiles"][0]
        self.key_there, self.key_here = there["apiKey"], here["apiKey"]
        self.there.start()
        self.proxy.target = self.there.port
        key = pathlib.Path(folder, "key")
        key.write_text(self.key_there, encoding="utf-8")
        self.here.command("profile", "set", "--profile", here["id"], "--environment", "pre-production",
                          "--hosted-url", self.proxy.address, "--hosted-profile", there["id"],
                          "--hosted-merchant", there["merchantId"], "--hosted-key-file", str(key),
                          "--refunds-accept-api-key", "on")
        keys = pathlib.Path(folder, "keys")
        keys.write_text(self.here.command("profile", "key", "make", "--profile", here["id"]), encoding="utf-8")
        self.there.command("profile", "set", "--profile", there["id"], "--jwks", str(keys))
        self.refund_key = self.here.command("key", "create", "--profile", here["id"], "--name", "Refunds", "--authority",
                                            "MERCHANT_PAYMENT,MERCHANT_REFUND").split()[-1]
        self.here.start()
        self.asked = {}  # Idempotency-Key: amount
        self.lock = threading.Lock()
        self.done = 0

    def live(self, number, chance):
        """One run. What is not answered is left to the shop."""
        amount = 100 + number
        place = chance.random() < 0.2
        body = {"amount": amount, "reference": f"run {number}"}
        if place:
            body["posId"] = f"T{number % 7}"
        _, content = self.here.ask(self.refund_key, "POST", "/v3/payments/pos" if place else "/v3/payments", body)
        payment = json.loads(content).get("paymentId") if content else None
        if payment is None:  # it may exist all the same: the customer of a sticker can pay it
            found = self.there.rows(f"SELECT id FROM payment WHERE reference LIKE 'run {number}%' ORDER BY seq")
            payment = found[0][0] if found and chance.random() < 0.7 else None
        if payment is None:
            return
        act = chance.random()
        if act < 0.15:
            return
        if act < 0.3:
            self.here.ask(self.refund_key, "DELETE", f"/v3/payments/{payment}")
            return
        for action in ("identify", "confirm"):
            self.there.ask(self.key_there, "POST", f"/sim/payments/{payment}/{action}")
            if chance.random() < 0.1:
                self.here.ask(self.refund_key, "DELETE", f"/v3/payments/{payment}")
        for part in range(chance.choice([0, 1, 1, 2])):
            cents = chance.randint(1, amount)
            key = f"run {number} part {part}"
            with self.lock:
                self.asked[key] = (payment, cents)
            for _ in range(chance.randint(1, 3)):  # as a shop's software that gets no answer
                status, _ = self.here.ask(self.refund_key, "POST", f"/v3/payments/{payment}/refunds",
                                          {"amount": cents, "currency": "EUR"}, key)
                if status is not None and status < 500:
                    break

    def run(self, numbers):
        """Lives `numbers`, and kills one of the services now and then."""
        queue = list(numbers)
        seeds = {number: self.random.random() for number in queue}
        kills = sorted(self.random.sample(range(len(queue)), min(KILLS, len(queue))))
        served = threading.Condition()
        finished = 0
        self.proxy.chance = 0.25

        def call():
            nonlocal finished
            while True:
                with served:
                    if not queue:
                        return
                    number = queue.pop(0)
                self.live(number, random.Random(seeds[number]))
                with served:
                    finished += 1
                    served.notify_all()

        callers = [threading.Thread(target=call) for _ in range(CALLERS)]
        for caller in callers:
            caller.start()
        for kill in kills:
            with served:
                served.wait_for(lambda kill=kill: finished >= kill)
            self.random.choice([self.here, self.here, self.there]).restart()
        for caller in callers:
            caller.join()

    def settle(self):
        """Without faults and after a start, everything must become known."""
        self.proxy.chance = 0.0
        self.here.restart(signal.SIGTERM)

        def open_there():
            return self.there.number("SELECT (SELECT count(*) FROM payment WHERE status IN (1, 2, 3, 9))"
                                     " + (SELECT count(*) FROM refund WHERE status = 1)")

        def open_here():
            return self.here.number("SELECT (SELECT count(*) FROM payment WHERE status IN (1, 2, 3, 9))"
                                    " + (SELECT count(*) FROM refund WHERE status = 1)"
                                    " + (SELECT count(*) FROM hosted_intent WHERE state IN (1, 2))")

        def missing():
            return self.there.number("SELECT count(*) FROM payment") - self.here.number("SELECT count(*) FROM payment")

        for folder, is_done in ((self.there.folder, lambda: open_there() == 0),
                                (self.here.folder, lambda: open_here() == 0 and missing() == 0)):
            try:
                waiting.wait_until(is_done, folder, 200)
            except AssertionError:
                if not is_done():
                    raise SystemExit(f"open there {open_there()}, here {open_here()}, missing {missing()}") from None

    def compare(self):
        wrong = []
        sql = "SELECT id, status, amount, refunded FROM payment ORDER BY id"
        here, there = dict(), dict()
        for side, rows in ((here, self.here.rows(sql)), (there, self.there.rows(sql))):
            side.update({row[0]: row[1:] for row in rows})
        for payment in here.keys() | there.keys():
            if here.get(payment) != there.get(payment):
                wrong.append(f"payment {payment}: here {here.get(payment)}, there {there.get(payment)}")
        ours = {key: (state, hosted, status, amount) for key, state, hosted, status, amount in self.here.rows(
            "SELECT r.idempotency_key, h.state, h.hosted_id, r.status, r.amount FROM refund r"
            " JOIN hosted_refund h ON h.refund = r.seq")}
        theirs = {key: (refund, status, amount) for key, refund, status, amount in self.there.rows(
            "SELECT idempotency_key, id, status, amount FROM refund")}
        for key, (refund, status, amount) in theirs.items():
            if ours.get(key) != (2, refund, status, amount):
                wrong.append(f"refund {key}: here {ours.get(key)}, there {(refund, status, amount)}")
        for key, (state, _, status, _) in ours.items():
            if key not in theirs and (state, status) != (3, 3):
                wrong.append(f"refund {key}: not known there, here {state}, {status}")
        for key, (payment, cents) in self.asked.items():
            if key in theirs and theirs[key][2] != cents:
                wrong.append(f"refund {key} is of {theirs[key][2]} instead of {cents}")
        doubled = self.there.rows("SELECT reference, count(*) FROM payment GROUP BY reference HAVING count(*) > 1")
        shown = self.here.number("SELECT count(*) FROM hosted_payment WHERE is_duplicate = 1")
        if sum(count - 1 for _, count in doubled) != shown:
            wrong.append(f"{doubled} were made twice, {shown} are shown")
        if shown > self.proxy.faults.get("repeat", 0):
            wrong.append(f"{shown} were made twice, but only {self.proxy.faults.get('repeat', 0)} requests were repeated")
        for side in (self.here, self.there):
            checked = subprocess.run([side.program, "verify", "--data-dir", side.folder], capture_output=True, text=True,
                                     check=False)
            if checked.returncode != 0:
                wrong.append(checked.stdout + checked.stderr)
        return wrong

    def counts(self):
        sql = "SELECT count(*) FROM {}"
        return (f"{self.here.number(sql.format('payment'))} payments, {self.here.number(sql.format('refund'))} refunds, "
                f"{sum(self.proxy.faults.values())} faults")


def main():
    program = sys.argv[1]
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.SystemRandom().randrange(1 << 32)
    print(f"{runs} runs, seed {seed}", flush=True)
    for begin in range(0, runs, SESSION):
        with tempfile.TemporaryDirectory() as folder:
            model = Model(program, folder, seed + begin)
            try:
                model.run(range(begin, min(begin + SESSION, runs)))
                model.settle()
                wrong = model.compare()
                print(f"up to run {min(begin + SESSION, runs)}: {model.counts()}", flush=True)
            finally:
                for side in (model.here, model.there):
                    if side.process and side.process.poll() is None:
                        side.end(signal.SIGKILL)
            if wrong:
                raise SystemExit("\n".join([f"seed {seed}:", *wrong[:20]]))


if __name__ == "__main__":
    main()
