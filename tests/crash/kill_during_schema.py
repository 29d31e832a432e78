#!/usr/bin/env python3
"""Kills `tilldeskd init` in the middle of the migrations of an empty PostgreSQL database, each time at another statement:
a trigger of the server holds that statement until the program is dead. Checks that every migration is there completely or
not at all, and that the next `init` succeeds.

Usage: kill_during_schema.py TILLDESKD [ROUNDS]
"""

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

os.environ["TILLDESK_TEST_ENGINE"] = "postgresql"
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import stores  # noqa: E402

SECONDS = 120
LAST = 230  # a statement near the last one that defines something
SLEEPING = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep'"


def hold(store, number):
    """Lets the server stop in the statement with this number that defines something."""
    store.change(["CREATE SCHEMA held", "CREATE SEQUENCE held.statements",
                  "CREATE FUNCTION held.wait() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN"
                  f" IF nextval(''held.statements'') = {number} THEN PERFORM pg_sleep(600); END IF; END'",
                  "CREATE EVENT TRIGGER held ON ddl_command_end EXECUTE FUNCTION held.wait()"])


def init(program, folder):
    return subprocess.Popen([program, "init", "--data-dir", folder, "--merchant", "Bakkerij", "--profile", "Counter",
                             "--iban", "BE68 5390 0754 7034"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                            text=True)


def versions(store):
    if store.rows("SELECT to_regclass('schema_migration') IS NULL AS missing") == [(True,)]:
        return []
    return [version for version, in store.rows("SELECT version FROM schema_migration ORDER BY version")]


def kill_once(program, number):
    """Returns how many migrations were there after the kill."""
    with tempfile.TemporaryDirectory() as folder:
        store = stores.new(folder)
        hold(store, number)
        with init(program, folder) as process:
            until = time.monotonic() + SECONDS
            while not store.rows(SLEEPING):
                if process.poll() is not None or time.monotonic() > until:
                    raise SystemExit(f"statement {number} was not reached: {process.communicate()}")
            process.send_signal(signal.SIGKILL)
            process.communicate()
        store.change(["DROP EVENT TRIGGER held"])
        store.change([SLEEPING.replace("pid", "pg_terminate_backend(pid, 60000)", 1)])
        store.change(["DROP SCHEMA held CASCADE"])
        left = versions(store)
        if left != list(range(23, 23 + len(left))):
            raise SystemExit(f"after statement {number} there are the migrations {left}")
        with init(program, folder) as process:
            said, errors = process.communicate(timeout=SECONDS)
        if process.returncode != 0:
            raise SystemExit(f"after statement {number}, init fails: {said}{errors}")
        verified = subprocess.run([program, "verify", "--data-dir", folder], capture_output=True, text=True, check=False)
        if verified.returncode != 0:
            raise SystemExit(f"after statement {number}, verify is not content: {verified.stdout}{verified.stderr}")
        return len(left)


def main(program, rounds):
    chance = random.Random(23)
    left = [kill_once(program, number) for number in [1, *(chance.randrange(2, LAST) for _ in range(rounds - 1))]]
    print(f"killed in {rounds} statements; migrations that were complete then: {left}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10)
