#!/usr/bin/env python3
"""Kills the service while payments change and callbacks are sent, then while a thousand callbacks are due. Checks
that every committed change was told in the end, and no uncommitted change ever. Every second payment uses a
synchronous callback: it must succeed exactly if the shop agreed.

Usage: kill_during_callbacks.py TILLDESKD [ROUNDS]
"""

import collections
import http.client
import http.server
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

PAYMENTS = 500  # change during kills; as many again, with two callbacks each, are due all at once
CALLERS = 4
SECONDS = 120  # time limit for sending the remaining callbacks after the last kill
TOLD = "(2, 4, 5, 6, 7, 8, 9, 10)"  # statuses that cause a callback
ALL = "(2, 3, 4, 5, 6, 7, 8, 9, 10)"  # plus AUTHORIZED, whose synchronous callback asks the shop
STATUSES = {2: "IDENTIFIED", 3: "AUTHORIZED", 4: "AUTHORIZATION_FAILED", 5: "FAILED", 6: "SUCCEEDED", 7: "CANCELLED",
            8: "EXPIRED", 9: "PENDING_MERCHANT_ACKNOWLEDGEMENT", 10: "VOIDED"}


class Receiver:
    """Receives callbacks and counts them. Fails 4% of them, so that retries are due too."""

    def __init__(self, chance):
        receiver = self
        self.lock = threading.Condition()  # notified of each request, and when a connection ends
        self.requests = self.connections = 0
        self.told = collections.Counter()  # (payment, status) of callbacks answered with 204
        self.seen = set()  # (payment, status) of all callbacks

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def setup(self):
                with receiver.lock:
                    receiver.connections += 1
                super().setup()

            def finish(self):
                with receiver.lock:
                    receiver.connections -= 1
                    receiver.lock.notify_all()
                super().finish()

            def do_POST(self):  # pylint: disable=invalid-name
                length = int(self.headers["Content-Length"])
                body = self.rfile.read(length)
                if len(body) < length:
                    return  # the sending service was killed
                told = json.loads(body)
                pair = (told["paymentId"], told["status"])
                with receiver.lock:
                    status = 503 if chance.random() < 0.04 else 204
                    receiver.seen.add(pair)
                    receiver.told[pair] += status == 204
                    receiver.requests += 1
                    receiver.lock.notify_all()
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):  # pylint: disable=arguments-differ
                pass

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True
            request_queue_size = 64

            def handle_error(self, *_):  # ignores connections cut off by a kill
                pass

        self.server = Server(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/told"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def wait_for(self, count):
        """Waits for `count` more requests."""
        with self.lock:
            wanted = self.requests + count
            if not self.lock.wait_for(lambda: self.requests >= wanted, SECONDS):
                raise SystemExit(f"{self.requests} of {wanted} requests have come")

    def wait_for_the_end(self):
        """Waits until the connections of a killed service have ended: all that it has sent has been read then."""
        with self.lock:
            if not self.lock.wait_for(lambda: self.connections == 0, SECONDS):
                raise SystemExit(f"{self.connections} connections of a killed service are open")

    def all_seen(self):
        with self.lock:
            return set(self.seen)


class Service:
    """Runs `tilldeskd serve` on a free port."""

    def __init__(self, program, folder):
        self.process = subprocess.Popen(
            [program, "serve", "--data-dir", folder, "--port", "0", "--callback-retry-delays", "1,1,1",
             "--synchronous-retry-delays", "1,1"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.process.stdout.readline()
        if not line.startswith("listening on http://127.0.0.1:"):
            raise SystemExit(f"the service did not start: {line!r}")
        self.port = int(line.rsplit(":", 1)[1])

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


def ask(connection, method, path, body=None, key=None):
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    connection.request(method, path, body, headers)
    answer = connection.getresponse()
    return answer.status, answer.read()


def create_all(service, keys, receiver, payments):
    """Creates payments whose callbacks all go to the receiver."""
    body = json.dumps({"amount": 2450, "callbackUrl": receiver.url, "identifyCallbackUrl": receiver.url})
    connection = http.client.HTTPConnection("127.0.0.1", service.port, timeout=20)
    for number in range(PAYMENTS):
        status, content = ask(connection, "POST", "/v3/payments", body, keys[number % len(keys)])
        if status != 201:
            raise SystemExit(f"a create was answered {status}: {content!r}")
        payments.put(json.loads(content)["paymentId"])
    connection.close()


class Customers:
    """Let several customers pay at once, one payment after another, until all is paid or the service is killed. A
    payment that the kill interrupts stays as it is."""

    def __init__(self, service, payments):
        self.port = service.port
        self.payments = payments
        self.changed = threading.Condition()  # notified of each step, and when a customer is done
        self.steps = 0
        self.running = CALLERS
        self.wrong = []
        self.threads = [threading.Thread(target=self._pay) for _ in range(CALLERS)]
        for thread in self.threads:
            thread.start()

    def wait_for(self, steps):
        """Waits for this many steps of payments, or until all is paid."""
        with self.changed:
            self.changed.wait_for(lambda: self.steps >= steps or self.running == 0, SECONDS)

    def join(self):
        for thread in self.threads:
            thread.join()
        if self.wrong:
            raise SystemExit(self.wrong[0])

    def _pay(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            while True:
                payment = self.payments.get_nowait()
                for action in ("identify", "confirm"):
                    status, content = ask(connection, "POST", f"/sim/payments/{payment}/{action}")
                    if status != 200:
                        self.wrong.append(f"{action} was answered {status}: {content!r}")
                        return
                    with self.changed:
                        self.steps += 1
                        self.changed.notify_all()
        except (OSError, http.client.HTTPException, queue.Empty):
            pass  # the service was killed, or all is paid
        finally:
            connection.close()
            with self.changed:
                self.running -= 1
                self.changed.notify_all()


def kill_while_changing(service, payments, steps):
    customers = Customers(service, payments)
    customers.wait_for(steps)
    service.kill()
    customers.join()


def kill_while_sending(service, receiver, requests):
    receiver.wait_for(requests)
    service.kill()


def let_a_thousand_be_due(service, command, payments):
    """Lets all payments change while their callbacks are delayed, then makes all callbacks due at once."""
    command("callbacks", "fault", "--fault", "late")
    Customers(service, payments).join()
    command("callbacks", "fault", "--fault", "none")
    command("clock", "advance", "--by", "61s")


def steps_of(store, statuses=TOLD):
    return {(payment, STATUSES[status]) for payment, status in store.rows(
        "SELECT p.id, s.status FROM payment_step s JOIN payment p ON p.seq = s.payment"
                f" WHERE s.status IN {statuses}")}


def check_nothing_too_early(store, receiver):
    """Every change that was told must be in the database after the kill."""
    early = receiver.all_seen() - steps_of(store, ALL)
    if early:
        raise SystemExit(f"told before it was committed: {sorted(early)[:3]}")


def check_all_are_there(store):
    missing = store.rows("SELECT p.id, s.status FROM payment_step s JOIN payment p ON p.seq = s.payment"
                              f" WHERE s.status IN {TOLD} AND NOT EXISTS (SELECT 1 FROM callback c"
                              " WHERE c.payment_id = p.id AND c.payment_status = s.status)")
    if missing:
        raise SystemExit(f"steps without a callback: {missing[:3]}")


def send_the_rest(store):
    def is_sent():
        """no callback waits"""
        return store.rows("SELECT count(*) FROM callback WHERE state = 1")[0][0] == 0
    waiting.wait_until(is_sent, store.folder, SECONDS)


def check_the_shop_decided(store, receiver, asking):
    """Every payment whose shop was asked must have ended as the shop decided. Returns how many the shop agreed to."""
    ended = store.rows("SELECT p.id, p.status, (SELECT c.attempts FROM callback c WHERE c.payment_id = p.id"
                            "  AND c.payment_status = 3), (SELECT c.state FROM callback c WHERE c.payment_id = p.id"
                            "  AND c.payment_status = 3) FROM payment p JOIN profile r ON r.seq = p.profile"
                            f" WHERE r.id = '{asking}' AND EXISTS (SELECT 1 FROM callback c"
                            "  WHERE c.payment_id = p.id AND c.payment_status = 3)")
    for payment, status, attempts, state in ended:
        agreed = receiver.told[(payment, "AUTHORIZED")] > 0
        fits = STATUSES[status] == "SUCCEEDED" and agreed and state == 2 \
            or STATUSES[status] == "FAILED" and attempts == 3 and state == 3
        if not fits:
            raise SystemExit(f"{payment} is {STATUSES[status]} after {attempts} tries, agreed: {agreed}")
    early = store.rows("SELECT p.id FROM payment p JOIN profile r ON r.seq = p.profile WHERE p.status = 6"
                            f" AND r.id = '{asking}' AND NOT EXISTS (SELECT 1 FROM callback c"
                            "  WHERE c.payment_id = p.id AND c.payment_status = 3 AND c.state = 2)")
    if early:
        raise SystemExit(f"settled without an answer: {early[:3]}")
    return sum(STATUSES[status] == "SUCCEEDED" for _, status, _, _ in ended)


def check_all_were_told(store, receiver):
    failed = store.rows("SELECT count(*) FROM callback WHERE state = 3 AND payment_status <> 3")[0][0]
    untold = {pair for pair in steps_of(store) if receiver.told[pair] == 0}
    # A delivery ends as failed after four responses of 503.
    if len(untold) > failed or failed > 5:
        raise SystemExit(f"{failed} callbacks failed, never told: {sorted(untold)[:3]}")
    return sum(receiver.told.values()), len(untold)


def main(program, rounds):
    chance = random.Random(20)
    receiver = Receiver(chance)
    payments = queue.Queue()
    waiting = []
    with tempfile.TemporaryDirectory() as folder:
        store = stores.new(folder)
        shop = json.loads(subprocess.check_output([program, "demo", "--data-dir", folder, "--payments", "0"]))

        def command(*words):
            subprocess.run([program, *words, "--data-dir", folder], check=True, stdout=subprocess.DEVNULL)

        profiles = shop["profiles"][:2]
        keys, asking = [profile["apiKey"] for profile in profiles], profiles[1]["id"]
        command("profile", "set", "--profile", asking, "--synchronous-callback", "on", "--open", "on")
        service = Service(program, folder)
        create_all(service, keys, receiver, payments)
        for number in range(1, rounds + 1):
            if number == rounds // 2 + 1:
                create_all(service, keys, receiver, payments)
                let_a_thousand_be_due(service, command, payments)
            if number <= rounds // 2:
                kill_while_changing(service, payments, chance.randint(10, 90))
            else:
                kill_while_sending(service, receiver, chance.randint(0, 60))
            receiver.wait_for_the_end()
            check_nothing_too_early(store, receiver)
            check_all_are_there(store)
            waiting.append(store.rows("SELECT count(*) FROM callback WHERE state = 1")[0][0])
            print(f"round {number}: {len(receiver.all_seen())} told, {waiting[-1]} wait", flush=True)
            service = Service(program, folder)
        send_the_rest(store)
        service.stop()
        check_all_are_there(store)
        agreed = check_the_shop_decided(store, receiver, asking)
        deliveries, untold = check_all_were_told(store, receiver)
        verified = subprocess.run([program, "verify", "--data-dir", folder], capture_output=True, text=True,
                                  check=False)
        if verified.returncode != 0:
            raise SystemExit(f"verify is not content:\n{verified.stdout}{verified.stderr}")
        steps = len(steps_of(store))
    print(f"{rounds} kills, up to {max(waiting)} waited, {steps} changes told in {deliveries} deliveries,"
          f" {untold} given up, none lost; the shop agreed to {agreed}, which all succeeded")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20)
