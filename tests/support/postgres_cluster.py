"""PostgreSQL servers of a test, each with a cluster of its own in a temporary folder, reached by a socket there.

The servers do not sync, so they must not be used to test a power cut. They end with the test, however that ends.
Under root they run as the user "postgres", because PostgreSQL refuses root.
"""

import ctypes
import json
import os
import pathlib
import pwd
import shutil
import signal
import subprocess
import tempfile

SECONDS = 240
PROGRAMS = max(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), default=None)
USER = pwd.getpwnam("postgres") if os.geteuid() == 0 else pwd.getpwuid(os.geteuid())
_LIBC = ctypes.CDLL(None, use_errno=True)


def end_with_test():
    """Runs in a started process: lets it be killed when the test ends, however that is."""
    _LIBC.prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def _become_user():
    """Runs in a started process: changes its user, and lets it end with the test."""
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(USER.pw_gid)
        os.setuid(USER.pw_uid)
    _LIBC.prctl(1, signal.SIGQUIT)  # PR_SET_PDEATHSIG


def run(program, *arguments, check=True):
    """Runs a program of PostgreSQL as the user of the servers. Returns its standard output."""
    done = subprocess.run([PROGRAMS / program, *arguments], preexec_fn=_become_user, cwd="/", capture_output=True,
                          text=True, timeout=SECONDS, check=False)
    if check and done.returncode != 0:
        raise SystemExit(f"{program} failed: {done.stdout}{done.stderr}")
    return done.stdout


class Cluster:
    """One server. `name` is its name as a standby."""

    def __init__(self, name="tilldesk", primary=None, settings=()):
        """Makes a cluster and starts it; with `primary`, a standby of it."""
        self.name = name
        self.settings = list(settings)
        self._temporary = tempfile.TemporaryDirectory()
        self.folder = self._temporary.name
        os.chown(self.folder, USER.pw_uid, USER.pw_gid)
        self.data = f"{self.folder}/data"
        self.process = None
        if primary:
            run("pg_basebackup", "--pgdata", self.data, "--host", primary.folder, "--username", "tilldesk",
                "--checkpoint", "fast", "--no-sync", "--write-recovery-conf")
            self.follow(primary)
        else:
            run("initdb", "--pgdata", self.data, "--no-sync", "--auth=trust", "--username=tilldesk",
                "--encoding=UTF8", "--lc-collate=C", "--lc-ctype=C.UTF-8")
        self.start()

    def follow(self, primary):
        """Makes a stopped cluster a standby of another one."""
        path = pathlib.Path(self.data)
        (path / "standby.signal").touch()
        os.chown(path / "standby.signal", USER.pw_uid, USER.pw_gid)
        source = f"host={primary.folder} user=tilldesk application_name={self.name}"
        with (path / "postgresql.auto.conf").open("a", encoding="utf-8") as file:
            file.write(f"primary_conninfo = '{source}'\n")

    def start(self):
        settings = {"listen_addresses": "", "unix_socket_directories": self.folder, "fsync": "off",
                    "full_page_writes": "off", "shared_buffers": "32MB", "log_min_messages": "log",
                    "log_checkpoints": "off", "wal_retrieve_retry_interval": "100ms"}
        settings.update(setting.split("=", 1) for setting in self.settings)
        arguments = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        self.process = subprocess.Popen([PROGRAMS / "postgres", "-D", self.data, *arguments],
                                        preexec_fn=_become_user, cwd="/", stderr=subprocess.PIPE, text=True)
        said = ""
        while "ready to accept" not in said:  # also "read-only connections"
            line = self.process.stderr.readline()
            if not line:
                raise SystemExit(f"PostgreSQL does not start: {said}")
            said += line
        # The pipe is not read later, so it must not fill: what follows is dropped by a process of its own.
        subprocess.Popen(["cat"], stdin=self.process.stderr, stdout=subprocess.DEVNULL)
        self.process.stderr.close()

    def kill(self):
        """Kills the server and its processes without warning."""
        children = run_children(self.process.pid)
        self.process.kill()
        for child in children:
            try:
                os.kill(child, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.process.wait()

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)  # immediate shutdown
            self.process.wait()

    def close(self):
        self.stop()
        self._temporary.cleanup()

    def promote(self):
        run("pg_ctl", "promote", "--pgdata", self.data, "--wait")

    def drop_data(self):
        """Deletes the cluster of a stopped server."""
        shutil.rmtree(self.data)

    def make_database(self, name):
        """Makes an empty database. Returns its connection string for --database."""
        self.execute(f"CREATE DATABASE {name}", "postgres")
        return f"host={self.folder} dbname={name} user=tilldesk"

    def execute(self, sql, database):
        return run("psql", "--host", self.folder, "--username", "tilldesk", "--dbname", database, "--no-psqlrc",
                   "--tuples-only", "--no-align", "--quiet", "--set", "ON_ERROR_STOP=1", "--command", sql)

    def rows(self, sql, database):
        """Returns the rows of a query, each as a tuple."""
        text = self.execute(f"SELECT coalesce(json_agg(r), '[]') FROM ({sql}) r", database)
        return [tuple(value for _, value in row) for row in json.loads(text, object_pairs_hook=list)]


def run_children(process):
    """The ids of the processes that a process has started."""
    path = pathlib.Path(f"/proc/{process}/task/{process}/children")
    return [int(word) for word in path.read_text(encoding="ascii").split()]
