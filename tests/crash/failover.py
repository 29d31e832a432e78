#!/usr/bin/env python3
"""Kills the PostgreSQL server under a service while payments are created at full speed, promotes its synchronous
standby, and in every third round kills the service too. The service finds the new server by its connection string.
Checks that no payment answered with 201 is missing, and that none is there twice.

Usage: failover.py TILLDESKD [ROUNDS]
"""

import http.client
import itertools
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import served
from served import SECONDS, Service

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from postgres_cluster import Cluster  # noqa: E402

DATABASE = "shop"


class Callers(served.Callers):
    """Each payment has a reference of its own."""

    def __init__(self, port, key):
        super().__init__(key, {})  # payment id: its reference
        self.port = port
        self.numbers = itertools.count()
        self.start()

    def _create(self):
        while not self.ends:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SECONDS)
            try:
                while not self.ends:
                    reference = f"R{next(self.numbers)}"
                    connection.request("POST", "/v3/payments", json.dumps({"amount": 2450, "reference": reference}),
                                       {"Authorization": f"Bearer {self.key}"})
                    answer = connection.getresponse()
                    self._note(answer.status, answer.read(), reference)
            except (OSError, http.client.HTTPException):
                pass  # the service was killed
            finally:
                connection.close()

    def _note(self, status, content, reference):
        with self.lock:
            if status == 201:
                self.created[json.loads(content)["paymentId"]] = reference
                if self.since:
                    self.pauses.append(time.monotonic() - self.since)
                    self.since = None
            elif status != 503:
                self.wrong.append(f"a create was answered {status}: {content!r}")
            self.lock.notify_all()


def check_rows(cluster, callers):
    """Every answered payment is there once, and the numbers have no gap."""
    with callers.lock:
        known = dict(callers.created)  # before the query: callers go on
    found = cluster.rows("SELECT id, reference, seq FROM payment ORDER BY seq", DATABASE)
    served.check_numbers([seq for _, _, seq in found])
    if len({reference for _, reference, _ in found}) != len(found):
        raise SystemExit("a request was carried out twice")
    rows = {payment: reference for payment, reference, _ in found}
    if missing := [payment for payment, reference in known.items() if rows.get(payment) != reference]:
        raise SystemExit(f"answered 201 and not there: {missing[:3]}")
    return len(known), len(found)


def main(program, rounds):
    chance = random.Random(18)
    with tempfile.TemporaryDirectory() as folder:
        clusters = [Cluster("a")]
        clusters[0].make_database(DATABASE)
        clusters.append(Cluster("b", primary=clusters[0]))
        clusters[0].demand(clusters[1])
        hosts = ",".join(cluster.folder for cluster in clusters)
        Path(folder, "tilldesk.ini").write_text(f"database = host={hosts} dbname={DATABASE} user=tilldesk\n",
                                                encoding="utf-8")
        shop = json.loads(subprocess.check_output([program, "demo", "--data-dir", folder, "--payments", "0"]))
        service = Service(program, folder)
        callers = Callers(service.port, shop["profiles"][0]["apiKey"])
        try:
            for number in range(1, rounds + 1):
                callers.wait_for(chance.randrange(20, 300))
                clusters[0].kill()
                with callers.lock:
                    callers.since = time.monotonic()
                kills_both = number % 3 == 0
                if kills_both:
                    service.end(signal.SIGKILL)
                clusters[1].promote()
                if kills_both:
                    service = Service(program, folder, service.port)
                callers.wait_for(20)
                answered, rows = check_rows(clusters[1], callers)
                print(f"round {number}{' (both)' if kills_both else ''}: {answered} answered, {rows} there,"
                      f" pause {callers.pauses[-1]:.2f} s", flush=True)
                clusters[0].copy(clusters[1])
                clusters.reverse()
                clusters[0].demand(clusters[1])
            callers.stop()
            if service.end(signal.SIGTERM) != 0:
                raise SystemExit("the service did not end well")
            answered, rows = check_rows(clusters[0], callers)
        except SystemExit:
            print(service.said(), file=sys.stderr)
            raise
        finally:
            for cluster in clusters:
                cluster.close()
    print(f"{rounds} promotions, {answered} payments answered, none lost, none twice; the longest pause"
          f" {max(callers.pauses):.2f} s")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 3)
