#!/usr/bin/env python3
"""Kills the primary of two PostgreSQL servers under Patroni while payments are created at full speed. Patroni promotes
the synchronous standby, and the service follows by its connection string, both without a hand. Checks that no payment
answered with 201 is missing, and that none is there twice.

Usage: patroni.py TILLDESKD [ROUNDS]
"""

import json
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from failover import DATABASE, Callers, check_rows  # noqa: E402
from patroni_cluster import PatroniCluster  # noqa: E402
from served import Service  # noqa: E402


def main(program, rounds):
    cluster = PatroniCluster(DATABASE)
    try:
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "tilldesk.ini").write_text(f"database = {cluster.connection}\n", encoding="utf-8")
            shop = json.loads(subprocess.check_output([program, "demo", "--data-dir", folder, "--payments", "0"]))
            service = Service(program, folder)
            callers = Callers(service.port, shop["profiles"][0]["apiKey"])
            for number in range(1, rounds + 1):
                callers.wait_for(100)
                cluster.nodes[0].kill()
                with callers.lock:
                    callers.since = time.monotonic()
                cluster.nodes[1].become("primary")
                callers.wait_for(100)
                answered, rows = check_rows(cluster, callers)
                print(f"round {number}: {answered} answered, {rows} there, pause {callers.pauses[-1]:.1f} s", flush=True)
                cluster.nodes[0].start()
                cluster.nodes.reverse()
                cluster.nodes[1].become("sync")
            callers.stop()
            if service.end(signal.SIGTERM) != 0:
                raise SystemExit("the service did not end well")
            answered, _ = check_rows(cluster, callers)
    finally:
        cluster.close()
    print(f"{rounds} take-overs by Patroni, {answered} payments answered, none lost, none twice")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1)
