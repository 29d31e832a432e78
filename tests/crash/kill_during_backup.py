#!/usr/bin/env python3
"""Kills backups and restores at random moments, and lets their disks become full. Checks that the original shop stays
sound, that every file with the name of a backup can be restored, and that every restored folder is whole.

Usage: kill_during_backup.py TILLDESKD [ROUNDS]
"""

import json
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

PAYMENTS = 1500
BODY = json.dumps({"amount": 2450}).encode()
SECONDS = 120
CHANCE = random.Random(16)


def threads_of(process):
    """Returns what each thread of the process waits for: its name, place in the kernel and system call."""
    lines = []
    for task in sorted(pathlib.Path(f"/proc/{process.pid}/task").iterdir()):
        lines.append(" ".join((task / name).read_text(encoding="utf-8").strip() for name in ("comm", "wchan", "syscall")))
    return "\n".join(lines)


def run(program, *arguments):
    with subprocess.Popen([program, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          text=True) as process:
        try:
            out, errors = process.communicate(timeout=SECONDS)
        except subprocess.TimeoutExpired:
            threads = threads_of(process)
            process.kill()
            out, errors = process.communicate()
            raise SystemExit(f"{arguments} still ran after {SECONDS} s:\n{threads}\n{out}{errors}") from None
    return subprocess.CompletedProcess(process.args, process.returncode, out, errors)


def succeed(program, *arguments):
    done = run(program, *arguments)
    if done.returncode != 0:
        raise SystemExit(f"{arguments} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def kill_after(process, seconds):
    """Kills the process unless it ends within the time. Returns whether it was killed."""
    try:
        process.wait(timeout=seconds)
        return False
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        return True


class Service:
    """Runs `tilldeskd serve` on a free port, and creates payments without a pause."""

    def __init__(self, program, shop, key):
        self.process = subprocess.Popen([program, "serve", "--data-dir", shop, "--port", "0"], stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True)
        self.address = self.process.stdout.readline().split()[-1]
        self.key = key
        self.created = 0
        self.thread = threading.Thread(target=self.create)
        self.thread.start()

    def create(self):
        while True:
            request = urllib.request.Request(f"{self.address}/v3/payments", BODY,
                                             {"Authorization": f"Bearer {self.key}"})
            try:
                with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                    self.created += answer.status == 201
            except OSError:
                return  # the service was killed or stopped

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.thread.join()

    def stop(self):
        self.process.terminate()
        if self.process.wait(timeout=SECONDS) != 0:
            raise SystemExit("the service did not stop")
        self.thread.join()


class World:
    """A shop, its last good backup, and a place for restored shops."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.shop = folder / "shop"
        self.backup = folder / "backups" / "shop.backup"
        self.backup.parent.mkdir()
        self.passphrase = folder / "passphrase"
        self.passphrase.write_text("correct horse\n", encoding="utf-8")
        demo = json.loads(succeed(program, "demo", "--data-dir", self.shop, "--payments", PAYMENTS))
        self.key = demo["profiles"][0]["apiKey"]
        self.sealed = ["--passphrase-file", self.passphrase]
        begun = time.monotonic()
        succeed(program, "backup", "--data-dir", self.shop, "--output", self.backup, *self.sealed)
        self.seconds = time.monotonic() - begun

    def moment(self):
        """Returns a random moment of a backup or restore, or one shortly after its end."""
        return CHANCE.random() * 1.3 * self.seconds

    def making(self):
        return subprocess.Popen([self.program, "backup", "--data-dir", self.shop, "--output", self.backup, *self.sealed],
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def restoring(self, target):
        return subprocess.Popen([self.program, "restore", "--input", self.backup, "--data-dir", target, *self.sealed],
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def check_backup(self):
        """Whatever has the name of a backup must be one."""
        if not self.backup.exists():
            return False
        target = self.folder / "check"
        succeed(self.program, "restore", "--input", self.backup, "--data-dir", target, *self.sealed)
        shutil.rmtree(target)
        return True

    def check_shop(self):
        succeed(self.program, "verify", "--data-dir", self.shop)


def kill_backups(world, rounds):
    """Kills the service that makes the backup, or the command if no service runs."""
    killed = whole = 0
    for number in range(rounds):
        service = Service(world.program, world.shop, world.key) if number % 2 else None
        making = world.making()
        seconds = world.moment()
        if service:
            killed += kill_after(making, seconds)
            service.kill()
        else:
            killed += kill_after(making, seconds)
        whole += world.check_backup()
        world.check_shop()
        world.backup.unlink(missing_ok=True)
    succeed(world.program, "backup", "--data-dir", world.shop, "--output", world.backup, *world.sealed)
    left = [path.name for path in (*world.shop.iterdir(), *world.backup.parent.iterdir()) if path.suffix == ".part"]
    if left:
        raise SystemExit(f"the next backup has not removed {left}")
    print(f"{killed} of {rounds} backups killed, a whole backup after {whole} of them", flush=True)


def kill_restores(world, rounds):
    killed = whole = 0
    for _ in range(rounds):
        target = world.folder / "restored"
        killed += kill_after(world.restoring(target), world.moment())
        if target.exists():
            succeed(world.program, "verify", "--data-dir", target)
            shutil.rmtree(target)
            whole += 1
    succeed(world.program, "restore", "--input", world.backup, "--data-dir", world.folder / "restored", *world.sealed)
    left = list(world.folder.glob(".tilldesk-restore-*"))
    if left:
        raise SystemExit(f"the next restore has not removed {left}")
    shutil.rmtree(world.folder / "restored")
    print(f"{killed} of {rounds} restores killed, {whole} were whole", flush=True)


def on_small_disk(world, kibibytes, script):
    """Runs a shell script with a disk of this size at $DISK. Returns None where that is not allowed."""
    disk = world.folder / "disk"
    disk.mkdir(exist_ok=True)
    mount = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
    setup = f"mount -t tmpfs -o size={kibibytes}k none {disk} || exit 77; DISK={disk}; PROGRAM={world.program}; "
    done = subprocess.run([*mount, setup + script], capture_output=True, text=True, check=False, timeout=SECONDS)
    return None if done.returncode == 77 or "unshare" in done.stderr else done


def fill_disks(world, rounds):
    """Every backup or restore either succeeds or leaves nothing; an earlier backup stays as it was."""
    size = world.backup.stat().st_size // 1024
    refused = 0
    for _ in range(rounds):
        # The disk is large enough when the backup begins; another program fills it meanwhile.
        done = on_small_disk(world, size + CHANCE.randrange(64, size), f"""
            printf earlier > $DISK/shop.backup
            (head -c {CHANCE.randrange(size) * 1024} /dev/zero > $DISK/other) 2> $DISK/../ignored &
            $PROGRAM backup --data-dir {world.shop} --output $DISK/shop.backup; code=$?
            wait; rm -f $DISK/other
            ls -A $DISK; head -c 7 $DISK/shop.backup; echo; exit $code""")
        if done is None:
            print("no small disks on this computer: not tested", flush=True)
            return
        names, begin = done.stdout.split("shop.backup\n")[-2:] if done.returncode else ("", done.stdout.split()[-1])
        expected = "earlier" if done.returncode else "TILLDES"
        if not begin.strip().endswith(expected) or ".part" in done.stdout:
            raise SystemExit(f"backup to a full disk: {done.returncode} {names!r}\n{done.stdout}{done.stderr}")
        refused += done.returncode != 0
        done = on_small_disk(world, size + CHANCE.randrange(64, size), f"""
            (head -c {CHANCE.randrange(size) * 1024} /dev/zero > $DISK/other) 2> $DISK/../ignored &
            $PROGRAM restore --input {world.backup} --data-dir $DISK/shop --passphrase-file {world.passphrase}; code=$?
            wait; rm -f $DISK/other
            [ $code = 0 ] && $PROGRAM verify --data-dir $DISK/shop
            [ $code != 0 ] && ls -A $DISK | sed s/^/left:/; exit $code""")
        if "left:" in done.stdout or "wrong" in done.stdout:
            raise SystemExit(f"restore to a full disk: {done.returncode}\n{done.stdout}{done.stderr}")
        refused += done.returncode != 0
    world.check_shop()
    print(f"{refused} of {2 * rounds} backups and restores refused by a full disk", flush=True)


def main(program, rounds):
    with tempfile.TemporaryDirectory() as folder:
        world = World(program, pathlib.Path(folder))
        kill_backups(world, rounds)
        kill_restores(world, rounds)
        fill_disks(world, rounds)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10)
