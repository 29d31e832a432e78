"""PostgreSQL servers of a test, each with a cluster of its own in a temporary folder, reached by a socket there.

The servers do not sync, so they must not be used to test a power cut. They end with the test, however that ends.
Under root they run as the user "postgres", because PostgreSQL refuses root.
"""

import contextlib
import ctypes
import json
import os
import pathlib
import pwd
import select
import shutil
import signal
import subprocess
import tempfile
import time

SECONDS = 240
PROGRAMS = max(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), default=None)
USER = pwd.getpwnam("postgres") if os.geteuid() == 0 else pwd.getpwuid(os.geteuid())
_LIBC = ctypes.CDLL(None, use_errno=True)


def end_with_test():
    """Runs in a started process: lets it be killed when the test ends, however that is."""
    _LIBC.prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def become_user():
    """Runs in a started process: changes its user, and lets it end with the test."""
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(USER.pw_gid)
        os.setuid(USER.pw_uid)
    _LIBC.prctl(1, signal.SIGQUIT)  # PR_SET_PDEATHSIG


def run(program, *arguments, check=True):
    """Runs a program of PostgreSQL as the user of the servers. Returns its standard output."""
    done = subprocess.run([PROGRAMS / program, *arguments], preexec_fn=become_user, cwd="/", capture_output=True,
                          text=True, timeout=SECONDS, check=False)
    if check and done.returncode != 0:
        raise SystemExit(f"{program} failed: {done.stdout}{done.stderr}")
    return done.stdout


class Cluster:
    """One server. `name` is its name as a standby."""

    def __init__(self, name="tilldesk", primary=None, settings=()):
        """Makes a cluster and starts it; with `primary`, a standby of it."""
        self.name = name
        self.settings = dict(setting.split("=", 1) for setting in settings)
        self.port = self.settings.get("port", "5432")
        self._temporary = tempfile.TemporaryDirectory()
        self.folder = self._temporary.name
        os.chown(self.folder, USER.pw_uid, USER.pw_gid)
        self.data = f"{self.folder}/data"
        self.process = None
        if primary:
            self.copy(primary)
            return
        run("initdb", "--pgdata", self.data, "--no-sync", "--auth=trust", "--username=tilldesk",
            "--encoding=UTF8", "--lc-collate=C", "--lc-ctype=C.UTF-8")
        self.start()

    def copy(self, primary):
        """Starts anew as a standby of another server, in the same folder."""
        self.stop()
        shutil.rmtree(self.data, ignore_errors=True)
        run("pg_basebackup", "--pgdata", self.data, "--host", primary.folder, "--port", primary.port,
            "--username", "tilldesk", "--checkpoint", "fast", "--no-sync")
        self._follow(primary)
        self.start()

    def _follow(self, primary):
        path = pathlib.Path(self.data)
        (path / "standby.signal").touch()
        os.chown(path / "standby.signal", USER.pw_uid, USER.pw_gid)
        source = f"host={primary.folder} port={primary.port} user=tilldesk application_name={self.name}"
        with (path / "postgresql.auto.conf").open("a", encoding="utf-8") as file:
            file.write(f"primary_conninfo = '{source}'\n"
                       "synchronous_standby_names = ''\n")  # or it would wait for itself once it is promoted

    def demand(self, standby):
        """Lets each commit wait for a standby. Returns once the standby has caught up."""
        self.execute(f"ALTER SYSTEM SET synchronous_standby_names = '{standby.name}'", "postgres")
        self.reload()
        until = time.monotonic() + SECONDS
        while ("sync",) not in self.rows("SELECT sync_state FROM pg_stat_replication", "postgres"):
            if time.monotonic() > until:
                raise SystemExit("the standby does not follow")

    def start(self):
        settings = {"listen_addresses": "", "unix_socket_directories": self.folder, "fsync": "off",
                    "full_page_writes": "off", "shared_buffers": "32MB", "log_min_messages": "log",
                    "log_checkpoints": "off", "wal_retrieve_retry_interval": "100ms"}
        settings.update(self.settings)
        arguments = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with open(f"{self.folder}/log", "a", encoding="utf-8") as log:
            self.process = subprocess.Popen([PROGRAMS / "postgres", "-D", self.data, *arguments],
                                            preexec_fn=become_user, cwd="/", stderr=log)
        until = time.monotonic() + SECONDS
        while "accepting" not in run("pg_isready", "--host", self.folder, "--port", self.port, check=False):
            if self.process.poll() is not None or time.monotonic() > until:
                raise SystemExit("PostgreSQL does not start: " + pathlib.Path(self.folder, "log").read_text("utf-8"))

    def kill(self):
        """Kills the server and its processes without warning. Returns when all have ended: until then a connection may
        still be served."""
        children = []
        for child in children_of(self.process.pid):
            with contextlib.suppress(ProcessLookupError):  # a connection may end meanwhile
                children.append(os.pidfd_open(child))
        self.process.kill()
        for child in children:
            with contextlib.suppress(ProcessLookupError):  # a child also ends by itself when its server has gone
                signal.pidfd_send_signal(child, signal.SIGKILL)
        self.process.wait()
        for child in children:
            select.select([child], [], [], SECONDS)
            os.close(child)

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)  # immediate shutdown
            self.process.wait()

    def close(self):
        self.stop()
        self._temporary.cleanup()

    def promote(self):
        run("pg_ctl", "promote", "--pgdata", self.data, "--wait")

    def admit(self, *lines):
        """Replaces the rules by which the server lets clients in (pg_hba.conf)."""
        path = pathlib.Path(self.data) / "pg_hba.conf"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        self.reload()

    def use_certificate(self, certificate, key):
        """Switches TLS on."""
        for source, name in ((certificate, "server.crt"), (key, "server.key")):
            path = shutil.copy(source, f"{self.data}/{name}")
            os.chown(path, USER.pw_uid, USER.pw_gid)
            os.chmod(path, 0o600)
        self.execute("ALTER SYSTEM SET ssl = on", "postgres")
        self.reload()

    def reload(self):
        """Lets the server read its settings again. Returns once new connections have them."""
        before = self.execute("SELECT pg_conf_load_time()", "postgres")
        run("pg_ctl", "reload", "--pgdata", self.data)
        until = time.monotonic() + SECONDS
        while self.execute("SELECT pg_conf_load_time()", "postgres") == before:
            if time.monotonic() > until:
                raise SystemExit("PostgreSQL does not read its settings again")

    def make_database(self, name):
        """Makes an empty database. Returns its connection string for --database."""
        self.execute(f"CREATE DATABASE {name}", "postgres")
        return f"host={self.folder} port={self.port} dbname={name} user=tilldesk"

    def execute(self, sql, database):
        return run("psql", "--host", self.folder, "--port", self.port, "--username", "tilldesk", "--dbname", database, "--no-psqlrc",
                   "--tuples-only", "--no-align", "--quiet", "--set", "ON_ERROR_STOP=1", "--command", sql)

    def rows(self, sql, database):
        """Returns the rows of a query, each as a tuple."""
        text = self.execute(f"SELECT coalesce(json_agg(r), '[]') FROM ({sql}) r", database)
        return [tuple(value for _, value in row) for row in json.loads(text, object_pairs_hook=list)]


def children_of(process):
    """The ids of the processes that a process has started."""
    path = pathlib.Path(f"/proc/{process}/task/{process}/children")
    return [int(word) for word in path.read_text(encoding="ascii").split()]
