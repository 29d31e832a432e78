#!/usr/bin/env python3
"""A shop whose payments another service makes, through a proxy that fails, while both are killed and started again.

Each run is the life of one payment: created at the shop or by another system of it, perhaps paid or left by the customer
at the provider, perhaps cancelled and refunded at the shop. Random, from a seed that is printed. Half of the kills hit a
request for a refund. At the end both sides must agree on every payment and refund; nothing was refunded twice, and made
twice only where the proxy sent a request twice, which the shop must show; no outcome is unknown; `verify` holds on both
sides.

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
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import hosted_proxy  # noqa: E402
import waiting  # noqa: E402

CALLERS = 100
SESSION = 1000  # runs between two comparisons
RUNS_PER_KILL = 40
CHANCE = 0.3  # of a fault
SECONDS = 60  # at most, for a thing to happen
SETTLED = 240  # seconds at most, until everything is known
SHOP = ["--merchant", "Peeters", "--iban", "BE68539007547034", "--profile", "Counter"]
SHORT = ["--payment-expiry", "20", "--static-qr-expiry", "20", "--refund-delay", "1"]
PAID, ENDED = 6, "4, 5, 6, 7, 8, 10"  # statuses of payments


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
        with open(f"{self.folder}.log", "a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [self.program, "serve", "--data-dir", self.folder, "--port", str(self.port), *self.options],
                stdout=subprocess.PIPE, stderr=log, text=True)
        line = self.process.stdout.readline()
        if not line.startswith("listening on http://127.0.0.1:"):
            raise SystemExit(f"the service did not start: {line!r} {self.said()}")
        self.port = int(line.rsplit(":", 1)[1])
        self.is_up.set()

    def said(self):
        return pathlib.Path(f"{self.folder}.log").read_text(encoding="utf-8")[-2000:]

    def end(self, how):
        self.is_up.clear()
        self.process.send_signal(how)
        self.process.wait(timeout=SECONDS)

    def rows(self, sql):
        database = sqlite3.connect(f"file:{self.folder}/tilldesk.db?mode=ro", uri=True, timeout=SECONDS)
        try:
            return database.execute(sql).fetchall()
        finally:
            database.close()

    def number(self, sql):
        return self.rows(sql)[0][0]

    def ask(self, key, method, path, body=None, idempotency=None):
        """Returns status and body; None if there was no response."""
        self.is_up.wait(SECONDS)
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SECONDS)
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

    def ask_until_answered(self, *words):
        while True:
            status, content = self.ask(*words)
            if status is not None:
                return status, content


class Ended:
    """The statuses of the shop's ended payments, as far as its database has them. Read once for all callers."""

    def __init__(self, shop):
        self.shop = shop
        self.changed = threading.Condition()
        self.statuses = {}
        self.is_over = False
        self.thread = threading.Thread(target=self._read)
        self.thread.start()

    def _read(self):
        def news():
            found = dict(self.shop.rows(f"SELECT id, status FROM payment WHERE status IN ({ENDED})"))
            return found if len(found) > len(self.statuses) or self.is_over else None

        while not self.is_over:
            try:
                found = waiting.wait_until(news, self.shop.folder, 1)
            except AssertionError:
                continue
            with self.changed:
                self.statuses = found
                self.changed.notify_all()

    def wait_for(self, payment):
        """Returns the status in which the payment has ended; None: not in time."""
        with self.changed:
            self.changed.wait_for(lambda: payment in self.statuses, SECONDS)
            return self.statuses.get(payment)

    def close(self):
        self.is_over = True
        self.thread.join()


class Model:
    def __init__(self, program, folder, seed):
        self.random = random.Random(seed)
        self.proxy = hosted_proxy.FaultProxy(seed + 1)
        self.there = Service(program, f"{folder}/provider", SHORT)
        self.here = Service(program, f"{folder}/shop", ["--hosted-budget", "1000", *SHORT])
        there = json.loads(self.there.command("init", *SHOP, "--refunds", "on", "--simulation", "on"))["profiles"][0]
        here = json.loads(self.here.command("init", *SHOP))["profiles"][0]
        self.key_there = there["apiKey"]
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
        self.key_here = self.here.command("key", "create", "--profile", here["id"], "--name", "Refunds", "--authority",
                                          "MERCHANT_PAYMENT,MERCHANT_REFUND").split()[-1]
        self.here.start()
        self.asked = {}  # Idempotency-Key of a refund: payment and cents
        self.lock = threading.Lock()
        self.ended = None
        self.kills = {}  # what was killed when: how often

    def made(self, number, chance):
        """Returns the id of the payment of a run, and whether the shop has asked for it; None: nobody can pay one."""
        body = {"amount": 100 + number, "reference": f"run {number}"}
        if chance.random() < 0.1:
            body["reference"] = f"other system {number}"
            _, content = self.there.ask(self.key_there, "POST", "/v3/payments", body)
            return json.loads(content)["paymentId"] if content else None, False
        is_sticker = chance.random() < 0.2
        if is_sticker:
            body["posId"] = f"T{number % (2 * CALLERS)}"
        for again in ("", " again", " and again"):  # as a cashier who sees an error
            self.there.is_up.wait(SECONDS)
            body["reference"] = f"run {number}{again}"
            _, content = self.here.ask(self.key_here, "POST", "/v3/payments/pos" if is_sticker else "/v3/payments",
                                       body)
            payment = json.loads(content).get("paymentId") if content else None
            if payment is None and is_sticker:  # the payment may exist all the same, and its customer can pay
                found = self.there.rows(f"SELECT id FROM payment WHERE reference = '{body['reference']}'"
                                        " ORDER BY seq DESC")
                payment = found[0][0] if found else None
            if payment:
                break
        return payment, True

    def cancel(self, payment):
        self.here.ask(self.key_here, "DELETE", f"/v3/payments/{payment}")

    def live(self, number, chance):
        """One run. What is not answered is left to the shop."""
        payment, is_own = self.made(number, chance)
        act = chance.random()
        if payment is None or act < 0.05:
            return
        if act < 0.12:
            return self.cancel(payment)
        for action in ("identify", "confirm"):
            self.there.ask_until_answered(self.key_there, "POST", f"/sim/payments/{payment}/{action}")
            if chance.random() < 0.05:
                self.cancel(payment)
        parts = chance.choice([0, 1, 1, 2])
        if parts == 0 or not is_own or self.ended.wait_for(payment) != PAID:
            return
        for part in range(parts):
            self.refund(payment, chance.randint(1, 100 + number), f"run {number} part {part}", chance)

    def refund(self, payment, cents, key, chance):
        with self.lock:
            self.asked[key] = (payment, cents)
        for _ in range(chance.randint(1, 3)):  # as a shop's software that gets no answer
            status, _ = self.here.ask(self.key_here, "POST", f"/v3/payments/{payment}/refunds",
                                      {"amount": cents, "currency": "EUR"}, key)
            if status is not None and status < 500:
                break

    def run(self, numbers):
        """Lives `numbers`, and kills one of the services now and then."""
        queue = list(numbers)
        seeds = {number: self.random.random() for number in queue}
        kills = sorted(self.random.sample(range(len(queue)), len(queue) // RUNS_PER_KILL))
        self.ended = Ended(self.here)
        served = threading.Condition()
        finished = 0
        failed = []
        self.proxy.chance = CHANCE

        def call():
            nonlocal finished
            while True:
                with served:
                    if not queue:
                        return
                    number = queue.pop(0)
                try:
                    self.live(number, random.Random(seeds[number]))
                except Exception as error:  # pylint: disable=broad-except
                    failed.append(f"run {number}: {error!r}")
                with served:
                    finished += 1
                    served.notify_all()

        callers = [threading.Thread(target=call) for _ in range(CALLERS)]
        for caller in callers:
            caller.start()
        for kill in kills:
            with served:
                served.wait_for(lambda kill=kill: finished >= kill)
            victim = self.random.choice([self.here, self.here, self.there])
            self.kill(victim, self.random.random() < 0.5)
            victim.start()
        for caller in callers:
            caller.join()
        self.ended.close()
        if failed:
            raise SystemExit("\n".join(failed[:20]))

    def kill(self, victim, is_refunding):
        """Kills a service, at once or in the middle of the next refund."""
        when = "at any time"
        if is_refunding:
            struck = threading.Event()

            def strike(is_after):
                nonlocal when
                when = "after a refund was made" if is_after else "before a refund was made"
                victim.end(signal.SIGKILL)
                struck.set()

            with self.proxy.changed:
                self.proxy.interrupt = strike
            struck.wait(SECONDS / 4)
            with self.proxy.changed:
                is_struck = self.proxy.interrupt is None
                self.proxy.interrupt = None
            if is_struck:
                struck.wait(SECONDS)
        if victim.is_up.is_set():
            victim.end(signal.SIGKILL)
        what = f"{'shop' if victim is self.here else 'provider'} {when}"
        self.kills[what] = self.kills.get(what, 0) + 1

    def settle(self):
        """Without faults and after a start, everything must become known."""
        self.proxy.chance = 0.0
        self.proxy.drain()
        self.here.end(signal.SIGTERM)
        self.here.start()

        def open_there():
            return self.there.number("SELECT (SELECT count(*) FROM payment WHERE status IN (1, 2, 3, 9))"
                                     " + (SELECT count(*) FROM refund WHERE status = 1)")

        def open_here():
            return self.here.number("SELECT (SELECT count(*) FROM payment WHERE status IN (1, 2, 3, 9))"
                                    " + (SELECT count(*) FROM refund WHERE status = 1)"
                                    " + (SELECT count(*) FROM hosted_intent WHERE state IN (1, 2))")

        def missing():
            return self.there.number("SELECT count(*) FROM payment") - self.here.number("SELECT count(*) FROM payment")

        until = time.monotonic() + SETTLED
        for folder, is_done in ((self.there.folder, lambda: open_there() == 0),
                                (self.here.folder, lambda: open_here() == 0 and missing() == 0)):
            while not is_done():
                if time.monotonic() > until:
                    raise SystemExit(f"open there {open_there()}, here {open_here()}, missing {missing()}")
                try:  # a commit is visible a moment after its file has changed
                    waiting.wait_until(is_done, folder, 1)
                except AssertionError:
                    pass

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
        for key in theirs.keys() - self.asked.keys():
            wrong.append(f"refund {key} was never asked for")
        charged = self.there.rows("SELECT reference FROM payment WHERE status = 6 AND reference LIKE 'run %'"
                                  " GROUP BY reference HAVING count(*) > 1")
        if charged:
            wrong.append(f"{charged} were charged twice")
        doubled = self.there.rows("SELECT reference, count(*) FROM payment WHERE reference LIKE 'run %'"
                                  " GROUP BY reference HAVING count(*) > 1")
        shown = self.here.number("SELECT count(*) FROM hosted_payment WHERE is_duplicate = 1")
        if sum(count - 1 for _, count in doubled) != shown:
            wrong.append(f"{doubled} were made twice, {shown} are shown")
        if shown > self.proxy.faults.get("repeat", 0):
            wrong.append(f"{shown} were made twice, but only {self.proxy.faults.get('repeat', 0)} requests were repeated")
        contradicted = self.here.rows("SELECT payment, contradiction FROM hosted_payment WHERE contradiction IS NOT NULL"
                                      " UNION ALL SELECT -refund, contradiction FROM hosted_refund"
                                      " WHERE contradiction IS NOT NULL")
        if contradicted:
            wrong.append(f"the provider is said to contradict itself: {contradicted}")
        for side in (self.here, self.there):
            checked = subprocess.run([side.program, "verify", "--data-dir", side.folder], capture_output=True, text=True,
                                     check=False)
            if checked.returncode != 0:
                wrong.append(checked.stdout + checked.stderr)
        return wrong

    def counts(self):
        sql = "SELECT count(*) FROM {}"
        doubled = self.here.number("SELECT count(*) FROM hosted_payment WHERE is_duplicate = 1")
        return (f"{self.here.number(sql.format('payment'))} payments ({doubled} twice), "
                f"{self.here.number(sql.format('refund'))} refunds, {sum(self.proxy.faults.values())} faults, "
                f"{sum(self.kills.values())} kills")


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
