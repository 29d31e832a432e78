#!/usr/bin/env python3
"""Kills the service while refunds are requested and processed, then during a payout run. Checks that no refund is
made twice or lost, and no payout run is stored in part.

Usage: kill_during_refunds.py TILLDESKD [ROUNDS]
"""

import http.client
import json
import queue
import random
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import stores  # noqa: E402
import waiting  # noqa: E402

PAYMENTS = 300  # payments that are refunded
GROUPS = 80  # payouts per run
CALLERS = 4
CENTS = 9000
SECONDS = 120  # at most, for anything to happen
# Requests that the service answers from the start of a payout run to the kill, which hits it before, during or after
# the run's transaction.
MOMENTS = [0, 1, 2, 4, 8, 14, 22, 35, 55, 90]


class Service:
    """Runs `tilldeskd serve` on a free port."""

    def __init__(self, program, folder):
        self.process = subprocess.Popen(
            [program, "serve", "--data-dir", folder, "--port", "0", "--refund-delay", "1"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.process.stdout.readline()
        if not line.startswith("listening on http://127.0.0.1:"):
            raise SystemExit(f"the service did not start: {line!r}")
        self.port = int(line.rsplit(":", 1)[1])

    def connection(self):
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)

    def kill(self):
        if self.process.poll() is not None:
            raise SystemExit(f"the service ended by itself with {self.process.returncode}")
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=20)
        if code != 0:
            raise SystemExit(f"the service ended with {code} after SIGTERM")


class Shop:
    """One profile of a demo shop, with an API key that may do everything."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.rows = stores.new(folder).rows
        made = json.loads(subprocess.check_output([program, "demo", "--data-dir", folder, "--payments", "0"]))
        profile = made["profiles"][0]["id"]
        self.command("profile", "set", "--profile", profile, "--refunds", "on",
                     "--refunds-accept-api-key", "on", "--acknowledgement", "off")
        self.key = self.command("key", "create", "--profile", profile, "--name", "Test",
                                "--authority", "MERCHANT_PAYMENT,MERCHANT_REFUND").split()[-1]

    def command(self, *words):
        return subprocess.run([self.program, *words, "--data-dir", self.folder], check=True,
                              capture_output=True, text=True).stdout

    def ask(self, connection, method, path, body=None, idempotency=None):
        headers = {"Authorization": f"Bearer {self.key}"}
        if idempotency:
            headers["Idempotency-Key"] = idempotency
        connection.request(method, path, body and json.dumps(body), headers)
        answer = connection.getresponse()
        return answer.status, answer.read()

    def pay(self, connection, bulk=None):
        status, content = self.ask(connection, "POST", "/v3/payments", {"amount": CENTS, "bulkId": bulk})
        if status != 201:
            raise SystemExit(f"a create was answered {status}: {content!r}")
        payment = json.loads(content)["paymentId"]
        for action in ("identify", "confirm"):
            status, content = self.ask(connection, "POST", f"/sim/payments/{payment}/{action}")
            if status != 200:
                raise SystemExit(f"{action} was answered {status}: {content!r}")
        return payment


class Refunds:
    """Refund requests and their responses, by idempotency key."""

    def __init__(self, shop, payments):
        self.shop = shop
        self.payments = payments
        self.lock = threading.Condition()  # notified of each answer
        self.asked = {}  # idempotency key: payment id
        self.answers = {}  # idempotency key: response body
        self.wrong = []

    def ask(self, connection, key):
        status, content = self.shop.ask(connection, "POST", f"/v3/payments/{self.asked[key]}/refunds",
                                        {"amount": 100, "currency": "EUR"}, key)
        with self.lock:
            if status != 201:
                self.wrong.append(f"a refund was answered {status}: {content!r}")
            elif self.answers.setdefault(key, content) != content:
                self.wrong.append(f"{key} was answered {self.answers[key]!r}, then {content!r}")
            self.lock.notify_all()

    def wait_for_answers(self, count):
        """Waits until `count` more refunds have been answered."""
        with self.lock:
            wanted = len(self.answers) + count
            if not self.lock.wait_for(lambda: len(self.answers) >= wanted or self.wrong, SECONDS):
                raise SystemExit(f"{len(self.answers)} of {wanted} refunds were answered")

    def wait_for_processing(self):
        """Waits until a pending refund has been made."""
        def count():
            return self.shop.rows("SELECT count(*) FROM refund WHERE status = 2")[0][0]
        before = count()
        waiting.wait_until(lambda: count() > before, self.shop.folder, SECONDS)

    def ask_until_it_dies(self, service, name):
        connection = service.connection()
        try:
            for number in range(1_000_000):
                key = f"{name} {number}"
                with self.lock:
                    self.asked[key] = self.payments[len(self.asked) % len(self.payments)]
                self.ask(connection, key)
        except (OSError, http.client.HTTPException):
            pass  # the service was killed
        finally:
            connection.close()

    def ask_all_again(self, service):
        """Repeats every request, answered or cut off. Each must succeed, with the same response as before."""
        keys = queue.Queue()
        for key in self.asked:
            keys.put(key)

        def work():
            connection = service.connection()
            try:
                while True:
                    self.ask(connection, keys.get_nowait())
            except queue.Empty:
                pass
            finally:
                connection.close()
        run_all([threading.Thread(target=work) for _ in range(CALLERS)])
        self.check()

    def check(self):
        if self.wrong:
            raise SystemExit(self.wrong[0])


def run_all(threads, meanwhile=lambda: None):
    for thread in threads:
        thread.start()
    meanwhile()
    for thread in threads:
        thread.join()


def kill_while_refunding(service, refunds, name, wait):
    def kill():
        try:
            wait()
        finally:
            service.kill()
    run_all([threading.Thread(target=refunds.ask_until_it_dies, args=(service, f"{name}.{caller}"))
             for caller in range(CALLERS)], kill)
    refunds.check()


def kill_while_paying_out(service, shop, name, requests):
    """Pays payments with one bulk id, and so one payout, each. A run must make all payouts or none."""
    connection = service.connection()
    for group in range(GROUPS):
        shop.pay(connection, f"{name}-{group}")
    connection.close()

    def run():
        connection = service.connection()
        try:
            shop.ask(connection, "POST", "/sim/payouts/run")
        except (OSError, http.client.HTTPException):
            pass  # the service was killed
        finally:
            connection.close()

    def kill():
        connection = service.connection()
        for _ in range(requests):
            shop.ask(connection, "GET", "/health")
        connection.close()
        service.kill()
    run_all([threading.Thread(target=run)], kill)
    made = shop.rows("SELECT count(*) FROM payout p JOIN ledger_account a ON a.seq = p.account"
                     f" WHERE a.bulk_id LIKE '{name}-%'")[0][0]
    if made not in (0, GROUPS):
        raise SystemExit(f"{made} of {GROUPS} payouts of a run are there")
    return made > 0


# Queries that must return no row, whatever was killed.
WRONG = {
    "refunds of one key": "SELECT profile, idempotency_key FROM refund GROUP BY 1, 2 HAVING count(*) > 1",
    "more refunded than paid": "SELECT p.id FROM payment p WHERE p.amount <"
                               " (SELECT sum(amount) FROM refund r WHERE r.payment = p.seq AND r.status <> 3)",
    "a refund that was paid out twice": "SELECT refund FROM payout_item WHERE kind = 2 GROUP BY 1 HAVING count(*) > 1",
    "refunds without their entry": "SELECT id FROM refund r WHERE (SELECT count(*) FROM ledger_entry e"
                                   " WHERE e.subject = r.id) <> CASE r.status WHEN 1 THEN 1 ELSE 2 END",
    "payouts without their entry": "SELECT id FROM payout p WHERE NOT EXISTS (SELECT 1 FROM ledger_entry e"
                                   " WHERE e.subject = p.id AND e.amount = p.amount)",
    "payouts that overlap": "SELECT a.id FROM payout a JOIN payout b ON b.account = a.account AND b.seq > a.seq"
                            " WHERE b.payments_after < a.payments_upto OR b.refunds_after < a.refunds_upto",
    "books that do not add up": "SELECT total FROM (SELECT sum(balance) AS total FROM ledger_account) s WHERE total <> 0",
}


def check_books(shop):
    for what, sql in WRONG.items():
        rows = shop.rows(sql)
        if rows:
            raise SystemExit(f"{what}: {rows[:3]}")


def verify(shop):
    verified = subprocess.run([shop.program, "verify", "--data-dir", shop.folder], capture_output=True, text=True,
                              check=False)
    if verified.returncode != 0:
        raise SystemExit(f"verify is not content:\n{verified.stdout}{verified.stderr}")


def main(program, rounds):
    chance = random.Random(21)
    runs = []
    with tempfile.TemporaryDirectory() as folder:
        shop = Shop(program, folder)
        service = Service(program, folder)
        connection = service.connection()
        refunds = Refunds(shop, [shop.pay(connection) for _ in range(PAYMENTS)])
        connection.close()
        for number in range(1, rounds + 1):
            if number <= rounds // 2:
                # Every second kill hits the processing of refunds that were requested a second earlier.
                answers = chance.randint(20, 200)
                kill_while_refunding(service, refunds, str(number), refunds.wait_for_processing if number % 2 == 0
                                     else lambda count=answers: refunds.wait_for_answers(count))
            else:
                runs.append(kill_while_paying_out(service, shop, f"R{number}", MOMENTS[number % len(MOMENTS)]))
            check_books(shop)
            service = Service(program, folder)
            print(f"round {number}: {len(refunds.answers)} of {len(refunds.asked)} refunds answered,"
                  f" {sum(runs)} of {len(runs)} runs made", flush=True)
            if number == rounds // 2:
                refunds.ask_all_again(service)
        refunds.ask_all_again(service)
        waiting.wait_until(lambda: shop.rows("SELECT count(*) FROM refund WHERE status = 1")[0][0] == 0, folder, SECONDS)
        service.stop()
        check_books(shop)
        made = shop.rows("SELECT count(*) FROM refund")[0][0]
        if made != len(refunds.asked):
            raise SystemExit(f"{len(refunds.asked)} refunds were asked for, {made} made")
        pending = shop.rows("SELECT count(*) FROM refund WHERE status = 1")[0][0]
        if pending:
            raise SystemExit(f"{pending} refunds are still pending")
        verify(shop)
    print(f"{rounds} kills, {made} refunds, each once; {sum(runs)} of {len(runs)} runs made, none half")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20)
