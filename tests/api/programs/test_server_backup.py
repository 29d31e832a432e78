"""Rehearses what service.md says about backups of a PostgreSQL database: a base backup while payments are made, an archive
of the write-ahead log, and their restore to another server."""

import json
import os
import pathlib
import shutil
import signal
import tempfile
import threading
import time
import unittest

import programs
import postgres_cluster
import test_callbacks

CALLERS = 4
PAYMENTS = 60  # answered before the base backup, and again while the archive grows


class Restored(postgres_cluster.Cluster):
    """A server on a copy of a base backup. `archive`: with the log that followed it, up to the time `until` if given."""

    def __init__(self, base, archive=None, until=None):  # pylint: disable=super-init-not-called
        self.name, self.port = "restored", "5432"
        # Only a server that has recovered everything answers.
        self.settings = {"hot_standby": "off"}
        if archive:
            self.settings["restore_command"] = f"cp {archive}/%f %p"
        if until:
            self.settings |= {"recovery_target_time": until, "recovery_target_action": "promote"}
        self._temporary = tempfile.TemporaryDirectory()
        self.folder = self._temporary.name
        self.data = f"{self.folder}/data"
        self.process = None
        shutil.copytree(base, self.data)
        if archive:
            pathlib.Path(self.data, "recovery.signal").touch()
        for path in [pathlib.Path(self.folder), *pathlib.Path(self.folder).rglob("*")]:
            os.chown(path, postgres_cluster.USER.pw_uid, postgres_cluster.USER.pw_gid)
        self.start()


class Callers:
    """Create payments one after another until they are told to end."""

    def __init__(self, service, key):
        self.service, self.key = service, key
        self.answered = []  # ids
        self.ends = False
        self.change = threading.Condition()
        self.threads = [threading.Thread(target=self.create) for _ in range(CALLERS)]
        for thread in self.threads:
            thread.start()

    def create(self):
        while not self.ends:
            status, answer = programs.call(f"{self.service.address}/v3/payments", self.key, {"amount": 1250})
            assert status == 201, answer
            with self.change:
                self.answered.append(json.loads(answer)["paymentId"])
                self.change.notify_all()

    def more(self, count):
        """Waits for more answers. Returns all ids answered so far."""
        with self.change:
            wanted = len(self.answered) + count
            assert self.change.wait_for(lambda: len(self.answered) >= wanted, programs.SECONDS)
            return list(self.answered)

    def end(self):
        self.ends = True
        for thread in self.threads:
            thread.join()


class ServerBackup(programs.ProgramTest):
    def setUp(self):
        super().setUp()
        self.kept = tempfile.TemporaryDirectory()
        os.chown(self.kept.name, postgres_cluster.USER.pw_uid, postgres_cluster.USER.pw_gid)
        self.base, self.archive = f"{self.kept.name}/base", f"{self.kept.name}/wal"
        os.mkdir(self.archive)
        os.chown(self.archive, postgres_cluster.USER.pw_uid, postgres_cluster.USER.pw_gid)
        copy = f"test ! -f {self.archive}/%f && cp %p {self.archive}/%f.part && mv {self.archive}/%f.part {self.archive}/%f"
        self.cluster = postgres_cluster.Cluster(settings=["archive_mode=on", f"archive_command={copy}"])
        self.use(self.folder, self.cluster, make=True)
        self.shop = self.demo(30)["profiles"][0]
        self.key = self.shop["apiKey"]
        self.command("profile", "set", "--profile", self.shop["id"], "--refunds", "on", "--acknowledgement", "off")

    def tearDown(self):
        self.cluster.close()
        self.kept.cleanup()
        super().tearDown()

    def use(self, folder, cluster, make=False):
        """Lets the settings of a data folder name the database of a cluster."""
        os.makedirs(folder, mode=0o700, exist_ok=True)
        database = (cluster.make_database("shop") if make
                    else f"host={cluster.folder} dbname=shop user=tilldesk")
        pathlib.Path(folder, "tilldesk.ini").write_text(f"database = {database}\n", encoding="utf-8")
        self.folder = folder

    def served(self):
        return programs.Serving(programs.SERVICE, "serve", "--data-dir", self.folder, "--port", "0",
                                "--refund-delay", "3600")

    def backs_up(self, receiver=None):
        """Backs up under load, and loses the server. Returns the ids answered before the base backup began, before a
        moment, and all; and that moment."""
        with self.served() as service:
            if receiver:
                self.leaves_work(service, receiver)
            callers = Callers(service, self.key)
            before = callers.more(PAYMENTS)
            postgres_cluster.run("pg_basebackup", "--pgdata", self.base, "--host", self.cluster.folder,
                                 "--username", "tilldesk", "--checkpoint", "fast")
            postgres_cluster.run("pg_verifybackup", self.base)
            later = callers.more(PAYMENTS)
            moment = self.cluster.execute("SELECT clock_timestamp()", "postgres").strip()
            callers.more(PAYMENTS)
            callers.end()
            service.stop(signal.SIGKILL)
        segment = self.cluster.execute("SELECT pg_walfile_name(pg_switch_wal())", "postgres").strip()
        self.until(lambda: pathlib.Path(self.archive, segment).exists())
        self.cluster.kill()
        return before, later, callers.answered, moment

    def leaves_work(self, service, receiver):
        """Leaves a payment to be paid out, a refund to be made and a callback to be repeated."""
        payment = self.creates(service, self.key, callbackUrl=receiver.url)
        for action in ("identify", "confirm"):
            self.assertEqual(programs.call(f"{service.address}/sim/payments/{payment}/{action}", method="POST")[0], 200)
        receiver.next()
        self.command("refund", "create", "--payment", payment, "--amount", "250")
        self.paid = payment

    def until(self, condition):
        end = time.monotonic() + programs.SECONDS
        while not condition():
            self.assertLess(time.monotonic(), end, "it does not happen")

    def payouts(self):
        """The ids of the newest payouts."""
        return [row["payoutId"] for row in json.loads(self.command("payout", "list", "--json"))["payouts"]]

    def pending_refunds(self):
        return len(json.loads(self.command("refund", "list", "--json", "--status", "PENDING")))

    def restored_folder(self, cluster):
        """Makes a data folder of what is kept beside the cluster."""
        key = pathlib.Path(self.folder, "master.key")
        folder = tempfile.mkdtemp(dir=self.kept.name)
        shutil.copy(key, folder)
        self.use(folder, cluster)

    def missing(self, payments):
        """Exports all payments. Returns those that are not among them."""
        file = pathlib.Path(self.kept.name, "payments.csv")
        self.command("export", "payments", "--format", "csv", "--output", str(file))
        text = file.read_text(encoding="utf-8")
        return [payment for payment in payments if payment not in text]

    def test_brings_back_everything_that_was_answered(self):
        before, later, answered, moment = self.backs_up()
        restores = {"the base backup alone": (before, Restored(self.base)),
                    "up to a moment": (later, Restored(self.base, self.archive, moment)),
                    "everything": (answered, Restored(self.base, self.archive))}
        for restored, (kept, cluster) in restores.items():
            with self.subTest(restored=restored):
                self.restored_folder(cluster)
                self.assertIn("accept-restore", self.command("mark-restored"))
                self.assertIn("ok  ledger", self.command("verify"))
                self.assertEqual(self.missing(kept), [])
                lost = len(self.missing(answered))
                self.assertEqual(lost == 0, restored == "everything", lost)
                with self.served() as service:
                    self.assertEqual(self.status_of(service, self.key, kept[-1]), "PENDING")
                    self.creates(service, self.key)
                    self.assertEqual(service.stop()[0], 0)
                self.assertIn("ok  payments", self.command("verify"))
            cluster.close()

    def test_money_and_callbacks_wait_until_the_restore_is_accepted(self):
        with test_callbacks.Shop(503) as receiver:
            self.backs_up(receiver)
            whole = Restored(self.base, self.archive)
            self.addCleanup(whole.close)
            self.restored_folder(whole)
            self.command("mark-restored")
            receiver.came.queue.clear()
            receiver.statuses = [204]
            with self.served() as service:
                open_payment = self.creates(service, self.key)
                payouts = self.payouts()
                self.command("clock", "advance", "--by", "3d")
                self.until(lambda: self.status_of(service, self.key, open_payment) == "EXPIRED")
                self.assertEqual((self.payouts(), self.pending_refunds(), receiver.came.qsize()), (payouts, 1, 0))
                status, why = programs.call(f"{service.address}/ready")
                self.assertEqual(status, 503)
                self.assertIn(b"accept-restore was not run yet", why)
                self.refused(1, "the shop was restored", "refund", "create", "--payment", self.paid, "--amount", "1")
                self.assertEqual(self.command("accept-restore"), "accepted\n")
                self.assertEqual(json.loads(receiver.next()[1])["paymentId"], self.paid)
                self.until(lambda: self.payouts() != payouts and self.pending_refunds() == 0)
                self.assertEqual(programs.call(f"{service.address}/ready")[0], 200)
                self.assertEqual(service.stop()[0], 0)
            self.assertIn("ok  ledger", self.command("verify"))

    def test_refuses_the_old_folder_until_it_is_marked(self):
        """The high-water mark of the old folder is ahead of a base backup alone."""
        self.backs_up()
        alone = Restored(self.base)
        self.addCleanup(alone.close)
        self.use(self.folder, alone)
        with self.served() as service:
            self.assertEqual(service.line, "")
            self.assertIn("is older than the one that was used here", service.said())
        self.command("mark-restored")
        with self.served() as service:
            self.creates(service, self.shop["apiKey"])
            self.assertEqual(service.stop()[0], 0)


if __name__ == "__main__":
    programs.main()
