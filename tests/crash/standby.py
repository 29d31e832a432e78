#!/usr/bin/env python3
"""Kills, stops and wakes a service that leads on a PostgreSQL database while payments are created at full speed, with a
second service as its standby. Checks that the standby answers what only reads, takes over in time, that no payment
answered with 201 is lost or there twice, and that a leader which was only asleep writes nothing more.

Usage: standby.py TILLDESKD [ROUNDS]
"""

import http.client
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import served
from served import SECONDS, Service

os.environ["TILLDESK_TEST_ENGINE"] = "postgresql"
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import stores  # noqa: E402

BODY = json.dumps({"amount": 2450, "reference": "Order 10482"})


class Callers(served.Callers):
    """Create payments at whichever of the services takes them."""

    def __init__(self, key, services):
        super().__init__(key, [])  # ids answered with 201
        self.services = services
        self.killed = None  # a service that was killed, until another one answers
        self.start()

    def _create(self):
        turn = 0
        while not self.ends:
            service = self.services[turn % len(self.services)]
            try:
                status, content = service.call("POST", "/v3/payments", self.key, BODY)
            except (OSError, http.client.HTTPException):
                status, content = 0, ""
            with self.lock:
                if status == 201:
                    self.created.append(json.loads(content)["paymentId"])
                    if self.since and service is not self.killed:
                        self.pauses.append(time.monotonic() - self.since)
                        self.since = None
                    self.lock.notify_all()
                    continue
                if status not in (0, 503):
                    self.wrong.append(f"a create was answered {status}: {content}")
            turn += 1

    def kill(self, service):
        with self.lock:
            self.killed, self.since = service, time.monotonic()
        service.end(signal.SIGKILL)


def check_standby(standby, key, payment):
    """Only what reads is answered; everything else says who leads."""
    status, content = standby.call("GET", f"/v3/payments/{payment}", key)
    if status != 200 or json.loads(content)["paymentId"] != payment:
        raise SystemExit(f"the standby answered a read {status}: {content}")
    status, content = standby.call("POST", "/v3/payments/search", key, "{}")
    if status != 200:
        raise SystemExit(f"the standby answered a search {status}: {content}")
    for method, path, body in (("POST", "/v3/payments", BODY), ("DELETE", f"/v3/payments/{payment}", None)):
        status, content = standby.call(method, path, key, body)
        if status != 503 or os.uname().nodename not in content:
            raise SystemExit(f"the standby answered {method} {status}: {content}")
    health = json.loads(standby.call("GET", "/health")[1])
    if (health["role"], health["leader"]) != ("STANDBY", os.uname().nodename):
        raise SystemExit(f"the health of the standby: {health}")
    status, content = standby.call("GET", "/ready")
    if status != 503 or "standby" not in content:
        raise SystemExit(f"the standby says ready {status}: {content}")


def check_hosted_keys(standby, program, folder):
    """The standby publishes the key set of a profile that the leader has connected with a provider."""
    def command(*words):
        return subprocess.check_output([program, *words, "--data-dir", folder], text=True).strip()
    merchant = command("merchant", "add", "--name", "Hosted")
    profile = command("profile", "add", "--merchant", merchant, "--name", "Hosted", "--creditor-name", "Hosted")
    command("profile", "set", "--profile", profile, "--environment", "pre-production",
            "--hosted-url", "https://preprod.provider.example", "--hosted-profile", "0" * 24)
    keys = json.loads(command("profile", "key", "make", "--profile", profile))
    until = time.monotonic() + SECONDS
    while True:
        status, content = standby.call("GET", f"/hosted/{profile}/jwks.json")
        if status == 200:
            break
        if time.monotonic() > until:
            raise SystemExit(f"the standby answers the key set of a profile {status}: {content}")
    if json.loads(content) != keys:
        raise SystemExit(f"the standby answers the key set {content} instead of {keys}")


def check_rows(store, created):
    known = set(created)  # before the query: callers go on
    found = store.rows("SELECT id, seq FROM payment ORDER BY seq")
    served.check_numbers([seq for _, seq in found])
    if missing := known - {payment for payment, _ in found}:
        raise SystemExit(f"answered 201 and not there: {sorted(missing)[:3]}")
    return len(known), len(found)


def fence(key, leader, standby, callers):
    """Puts the leader to sleep until the standby has taken over; awake again, it must write nothing and end."""
    leader.process.send_signal(signal.SIGSTOP)
    standby.expect("leading")
    status, content = standby.call("POST", "/v3/payments", key, BODY)
    if status != 201:
        raise SystemExit(f"the new leader answered {status}: {content}")
    callers.created.append(json.loads(content)["paymentId"])
    leader.process.send_signal(signal.SIGCONT)  # and with it the creates that it has accepted
    code = leader.process.wait(timeout=SECONDS)
    if code != 1 or "stopped: another service has taken over" not in leader.said():
        raise SystemExit(f"the fenced leader ended with {code}: {leader.said()}")


def main(program, rounds):
    chance = random.Random(18)
    with tempfile.TemporaryDirectory() as parent:
        folders = [f"{parent}/a", f"{parent}/b"]
        os.mkdir(folders[0])
        store = stores.new(folders[0])
        shop = json.loads(subprocess.check_output([program, "demo", "--data-dir", folders[0], "--payments", "0"]))
        key, profile = shop["profiles"][0]["apiKey"], shop["profiles"][0]["id"]
        os.mkdir(folders[1])
        for name in ("master.key", "tilldesk.ini"):
            shutil.copy(f"{folders[0]}/{name}", folders[1])
        services = [Service(program, folder) for folder in folders]
        services[1].expect("standby: ")
        callers = Callers(key, services)
        callers.wait_for(1)
        check_standby(services[1], key, callers.created[0])

        # A key that is made at the leader is known to the standby a moment later.
        made = subprocess.check_output([program, "key", "create", "--data-dir", folders[0], "--profile", profile,
                                        "--name", "new", "--authority", "MERCHANT_PAYMENT"], text=True).strip()
        until = time.monotonic() + SECONDS
        while services[1].call("GET", f"/v3/payments/{callers.created[0]}", made)[0] != 200:
            if time.monotonic() > until:
                raise SystemExit("the standby does not learn of a new API key")
        refused = subprocess.run([program, "key", "create", "--data-dir", folders[1], "--profile", profile,
                                  "--name", "new", "--authority", "MERCHANT_PAYMENT"], capture_output=True,
                                 text=True, check=False)
        if refused.returncode != 1 or "leads. Run the command there" not in refused.stderr:
            raise SystemExit(f"a command at the standby: {refused.stdout}{refused.stderr}")

        check_hosted_keys(services[1], program, folders[0])

        for number in range(1, rounds + 1):
            callers.wait_for(chance.randrange(20, 200))
            callers.kill(services[0])
            services[1].expect("leading")
            callers.wait_for(1)
            folders.reverse()
            services[:] = [services[1], Service(program, folders[1])]
            services[1].expect("standby: ")
            answered, rows = check_rows(store, callers.created)
            print(f"round {number}: {answered} answered, {rows} there, pause {callers.pauses[-1]:.2f} s",
                  flush=True)
        fence(key, services[0], services[1], callers)
        callers.services = [services[1]]
        callers.wait_for(20)
        callers.stop()
        # A standby that waits ends at once.
        waiting = Service(program, folders[0])
        waiting.expect("standby: ")
        for service in (waiting, services[1]):
            if (code := service.end(signal.SIGTERM)) != 0:
                raise SystemExit(f"a service ended with {code} after SIGTERM")
        check_rows(store, callers.created)
        verified = subprocess.run([program, "verify", "--data-dir", folders[1]], capture_output=True, text=True,
                                  check=False)
        if verified.returncode != 0:
            raise SystemExit(f"verify is not content:\n{verified.stdout}{verified.stderr}")
    print(f"{rounds} take-overs, the longest pause {max(callers.pauses):.2f} s; {len(callers.created)} answered, none lost")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 5)
