#!/usr/bin/env python3
"""Kills the first start of a new program over a database of an earlier schema at random moments, and lets its disk become
full. Checks that the database stays whole, with the old or the new schema, that the backup which the program makes before
is whole if it has its name, and that the next start succeeds.

Usage: kill_during_migration.py TILLDESKD FOLDER_OF_SCHEMAS [ROUNDS]
"""

import contextlib
import hashlib
import json
import pathlib
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile

SECONDS = 120
CHANCE = random.Random(17)


def make_shop(schema, shop):
    """Makes a data folder whose database has an earlier schema, with its sample data."""
    shop.mkdir(mode=0o700)
    with contextlib.closing(sqlite3.connect(shop / "tilldesk.db", isolation_level=None)) as database:
        database.executescript(schema.read_text(encoding="utf-8"))
        database.execute("PRAGMA journal_mode = WAL")


def state_of(shop):
    """Returns the schema and the payments, after SQLite's own check of the whole file."""
    with contextlib.closing(sqlite3.connect(shop / "tilldesk.db", timeout=SECONDS)) as database:
        check = database.execute("PRAGMA integrity_check").fetchone()[0]
        if check != "ok":
            raise SystemExit(f"the database is damaged: {check}")
        schema = database.execute("SELECT max(version) FROM schema_migration").fetchone()[0]
        payments = database.execute("SELECT id, amount FROM payment ORDER BY seq").fetchall()
    return schema, payments


def start(program, shop):
    return subprocess.Popen([program, "serve", "--data-dir", shop, "--port", "0"], stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, text=True)


def starts(program, shop, expected):
    """A start that nobody disturbs must succeed, and the shop must have all of its payments."""
    with start(program, shop) as service:
        line = service.stdout.readline()
        service.terminate()
        errors = service.stderr.read()
        service.wait(timeout=SECONDS)
    if not line.startswith("listening"):
        raise SystemExit(f"the next start failed: {errors}")
    if state_of(shop)[1] != expected:
        raise SystemExit(f"after the next start: {state_of(shop)}")


def check_backups(shop, expected):
    """Whatever has the name of a backup is one, with all payments. Reads the format without the program."""
    backups = list(shop.glob("*.backup"))
    for backup in backups:
        content = backup.read_bytes()
        if content[:16] != b"TILLDESK-BACKUP\n" or hashlib.sha256(content[:-32]).digest() != content[-32:]:
            raise SystemExit(f"{backup.name} is no whole backup")
        header = json.loads(content[24:24 + int.from_bytes(content[20:24], "big")])
        at = 24 + int.from_bytes(content[20:24], "big")
        target = shop.parent / "restored"
        target.mkdir()
        for part in header["parts"]:
            if part["name"] == "tilldesk.db":
                (target / "tilldesk.db").write_bytes(content[at:at + part["bytes"]])
            at += part["bytes"]
        if at + 32 != len(content) or state_of(target)[1] != expected:
            raise SystemExit(f"{backup.name} lacks payments")
        shutil.rmtree(target)
    return len(backups)


def kill_starts(program, schemas, folder, rounds):
    killed = migrated = backups = 0
    for number in range(rounds):
        shop = folder / "shop"
        make_shop(schemas[number % len(schemas)], shop)
        before = state_of(shop)
        with start(program, shop) as service:
            try:
                service.wait(timeout=CHANCE.random() * 0.6)
                raise SystemExit(f"the service has ended: {service.stderr.read()}")
            except subprocess.TimeoutExpired:
                service.kill()
                killed += 1
        after = state_of(shop)
        if after[1] != before[1] or after[0] < before[0]:
            raise SystemExit(f"{before} became {after}")
        migrated += after[0] > before[0]
        backups += check_backups(shop, before[1])
        starts(program, shop, before[1])
        shutil.rmtree(shop)
    print(f"{killed} starts killed: {migrated} databases were migrated, {backups} backups were whole", flush=True)


def on_small_disk(folder, kibibytes, script):
    """Runs a shell script with a disk of this size at $DISK. Returns None where that is not allowed."""
    disk = folder / "disk"
    disk.mkdir(exist_ok=True)
    mount = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
    setup = f"mount -t tmpfs -o size={kibibytes}k none {disk} || exit 77; DISK={disk}; "
    done = subprocess.run([*mount, setup + script], capture_output=True, text=True, check=False, timeout=SECONDS)
    return None if done.returncode == 77 or "unshare" in done.stderr else done


def fill_disks(program, schemas, folder, rounds):
    """The start either succeeds or is refused; after a refusal the database is as it was."""
    refused = 0
    for number in range(rounds):
        shop = folder / "full"
        make_shop(schemas[number % len(schemas)], shop)
        before = state_of(shop)
        size = (shop / "tilldesk.db").stat().st_size // 1024
        kept = folder / "kept"
        done = on_small_disk(folder, size + CHANCE.randrange(16, 3 * size), f"""
            cp -r {shop} $DISK/shop && (
            timeout 5 {program} serve --data-dir $DISK/shop --port 0 > $DISK/../said 2>&1
            rm -rf {kept}; cp -r $DISK/shop {kept})""")
        if done is None:
            print("no small disks on this computer: not tested", flush=True)
            return
        said = (folder / "said").read_text(encoding="utf-8") if (folder / "said").exists() else ""
        refused += "listening" not in said
        after = state_of(kept)
        if after[1] != before[1]:
            raise SystemExit(f"a full disk: {before} became {after}")
        check_backups(kept, before[1])
        starts(program, kept, before[1])
        for place in (shop, kept):
            shutil.rmtree(place)
    print(f"{refused} of {rounds} starts refused by a full disk", flush=True)


def main(program, schemas, rounds):
    files = sorted(pathlib.Path(schemas).glob("00[0-9][0-9].sql"))[8:-1]
    with tempfile.TemporaryDirectory() as folder:
        kill_starts(program, files, pathlib.Path(folder), rounds)
        fill_disks(program, files, pathlib.Path(folder), max(1, rounds // 4))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 10)
