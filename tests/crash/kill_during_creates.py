#!/usr/bin/env python3
"""Kills the service while payments are created at full speed. Checks that no payment answered with 201 is missing,
incomplete or wrong.

Usage: kill_during_creates.py TILLDESKD [ROUNDS]
"""

import http.client
import json
import random
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import stores  # noqa: E402

CALLERS = 16
BODY = json.dumps({"amount": 2450, "reference": "Order 10482", "description": "2 x bread"})


class Service:
    """Runs `tilldeskd serve` on a free port."""

    def __init__(self, program, folder):
        self.process = subprocess.Popen(
            [program, "serve", "--data-dir", folder, "--port", "0"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.process.stdout.readline()
        if not line.startswith("listening on http://127.0.0.1:"):
            raise SystemExit(f"the service did not start: {line!r}")
        self.port = int(line.rsplit(":", 1)[1])

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=20)
        if code != 0:
            raise SystemExit(f"the service ended with {code} after SIGTERM")


def create_until_it_dies(port, key, created, wrong):
    """Creates payments one after another. Keeps the body of each 201; records any other response as wrong."""
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        while True:
            connection.request("POST", "/v3/payments", BODY, headers)
            answer = connection.getresponse()
            content = answer.read()
            if answer.status != 201:
                wrong.append(f"a create was answered {answer.status}: {content!r}")
                return
            created.append(json.loads(content))
    except (OSError, http.client.HTTPException):
        pass  # the service was killed
    finally:
        connection.close()


def kill_while_creating(service, key, created, wanted):
    wrong = []
    threads = [threading.Thread(target=create_until_it_dies,
                                args=(service.port, key, created, wrong)) for _ in range(CALLERS)]
    for thread in threads:
        thread.start()
    while len(created) < wanted and not wrong and service.process.poll() is None:
        threads[0].join(0.002)
    ended = service.process.poll()
    service.kill()
    for thread in threads:
        thread.join()
    if ended is not None:
        raise SystemExit(f"the service ended by itself with {ended}")
    if wrong:
        raise SystemExit(wrong[0])


def check_rows(store, created):
    """Every payment answered with 201 must be stored exactly as answered, once, and the numbers have no gap."""
    found = store.rows("SELECT id, amount, status, reference, description, seq FROM payment ORDER BY seq")
    rows = {row[0]: row[1:5] for row in found}
    if [row[5] for row in found] != list(range(1, len(rows) + 1)):
        raise SystemExit("the numbers of the payments have a gap, or a payment is there twice")
    for payment in created:
        if rows.get(payment["paymentId"]) != (2450, 1, "Order 10482", "2 x bread"):
            raise SystemExit(f"payment {payment['paymentId']} was answered 201 and is not there whole")
    return len(rows)


def check_answer(service, key, payment):
    """After the restart, a GET must return what the create returned."""
    connection = http.client.HTTPConnection("127.0.0.1", service.port, timeout=20)
    connection.request("GET", f"/v3/payments/{payment['paymentId']}",
                       headers={"Authorization": f"Bearer {key}"})
    answer = connection.getresponse()
    found = json.loads(answer.read())
    connection.close()
    same = ("paymentId", "createdAt", "amount", "reference", "description", "creditor")
    if answer.status != 200 or any(found[name] != payment[name] for name in same):
        raise SystemExit(f"payment {payment['paymentId']} is answered otherwise after the crash")


def main(program, rounds):
    chance = random.Random(20)
    with tempfile.TemporaryDirectory() as folder:
        store = stores.new(folder)
        shop = json.loads(subprocess.check_output(
            [program, "demo", "--data-dir", folder, "--payments", "0"]))
        key = shop["profiles"][0]["apiKey"]
        created = []
        for number in range(1, rounds + 1):
            before = len(created)
            kill_while_creating(Service(program, folder), key, created,
                                before + chance.randrange(50, 800))
            restarted = Service(program, folder)
            check_answer(restarted, key, created[before])
            check_answer(restarted, key, created[-1])
            restarted.stop()
            rows = check_rows(store, created)
            verified = subprocess.run([program, "verify", "--data-dir", folder],
                                      capture_output=True, text=True, check=False)
            if verified.returncode != 0:
                raise SystemExit(f"verify is not content:\n{verified.stdout}{verified.stderr}")
            print(f"round {number}: {len(created)} answered, {rows} there", flush=True)
    print(f"{rounds} kills, {len(created)} payments answered, none lost")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20)
