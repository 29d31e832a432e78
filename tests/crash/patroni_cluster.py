"""Two PostgreSQL servers under Debian's Patroni, with etcd, on loopback, in a temporary folder. Patroni promotes the
synchronous standby by itself when the primary has gone. They end with the test, however that ends."""

import contextlib
import http.client
import json
import os
import pathlib
import signal
import socket
import subprocess
import tempfile
import time

import postgres_cluster

SECONDS = 240
CONFIGURATION = """
scope: tilldesk
name: {name}
restapi: {{listen: "127.0.0.1:{rest}", connect_address: "127.0.0.1:{rest}"}}
etcd3: {{host: "127.0.0.1:{etcd}"}}
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 3
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: {{wal_log_hints: "on", shared_buffers: 32MB, fsync: "off", wal_retrieve_retry_interval: 100ms}}
  initdb: [{{encoding: UTF8}}, {{lc-collate: C}}, {{lc-ctype: C.UTF-8}}, {{auth: trust}}, no-sync]
postgresql:
  listen: "127.0.0.1:{port}"
  connect_address: "127.0.0.1:{port}"
  data_dir: "{folder}/{name}"
  bin_dir: "{programs}"
  pgpass: "{folder}/{name}.pgpass"
  remove_data_directory_on_diverged_timelines: true
  pg_hba: ["host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust"]
  authentication: {{superuser: {{username: postgres}}, replication: {{username: replicator}}}}
  parameters: {{unix_socket_directories: ""}}
"""


def free_ports(count):
    found = [socket.socket() for _ in range(count)]
    try:
        for one in found:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in found]
    finally:
        for one in found:
            one.close()


class Node:
    """One server and its Patroni."""

    def __init__(self, name, folder, etcd):
        self.name, self._folder = name, folder
        self.port, self._rest = free_ports(2)
        self._file = pathlib.Path(folder, f"{name}.yml")
        self._file.write_text(CONFIGURATION.format(name=name, folder=folder, etcd=etcd, rest=self._rest, port=self.port,
                                                   programs=postgres_cluster.PROGRAMS), encoding="utf-8")
        self.process = None

    def start(self):
        with open(f"{self._folder}/{self.name}.log", "a", encoding="utf-8") as log:
            self.process = subprocess.Popen(["patroni", self._file], cwd=self._folder, stdout=log, stderr=log,
                                            preexec_fn=postgres_cluster.become_user,
                                            env=os.environ | {"HOME": self._folder})

    def is_now(self, role):
        """Asks Patroni: `primary` or `sync`."""
        connection = http.client.HTTPConnection("127.0.0.1", self._rest, timeout=10)
        try:
            connection.request("GET", f"/{role}")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def become(self, role):
        until = time.monotonic() + SECONDS
        while not self.is_now(role):
            if time.monotonic() > until or self.process.poll() is not None:
                log = pathlib.Path(self._folder, f"{self.name}.log").read_text(encoding="utf-8")
                raise SystemExit(f"{self.name} does not become {role}: {log[-3000:]}")
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(timeout=0.2)

    def kill(self):
        """Kills Patroni and its server without warning, as the loss of the computer does."""
        pid_file = pathlib.Path(self._folder, self.name, "postmaster.pid")
        server = int(pid_file.read_text(encoding="ascii").split()[0]) if pid_file.exists() else None
        self.process.kill()
        self.process.wait()
        if server:
            children = postgres_cluster.children_of(server)
            for process in [server, *children]:
                try:
                    os.kill(process, signal.SIGKILL)
                except ProcessLookupError:
                    pass


class PatroniCluster:
    """`nodes[0]` is the primary, `nodes[1]` its synchronous standby."""

    def __init__(self, database):
        self.database = database
        self._temporary = tempfile.TemporaryDirectory()
        folder = self._temporary.name
        user = postgres_cluster.USER
        os.chown(folder, user.pw_uid, user.pw_gid)
        client, peer = free_ports(2)
        peers = f"http://127.0.0.1:{peer}"
        with open(f"{folder}/etcd.log", "w", encoding="utf-8") as log:
            self.etcd = subprocess.Popen(
                ["etcd", "--name", "one", "--data-dir", f"{folder}/etcd", "--unsafe-no-fsync",
                 "--listen-client-urls", f"http://127.0.0.1:{client}",
                 "--advertise-client-urls", f"http://127.0.0.1:{client}", "--listen-peer-urls", peers,
                 "--initial-advertise-peer-urls", peers, "--initial-cluster", f"one={peers}"],
                stdout=log, stderr=log, preexec_fn=postgres_cluster.become_user)
        self.nodes = [Node(name, folder, client) for name in ("a", "b")]
        self.nodes[0].start()
        self.nodes[0].become("primary")
        self.execute("CREATE ROLE tilldesk LOGIN", "postgres")
        self.execute(f"CREATE DATABASE {database} OWNER tilldesk", "postgres")
        self.nodes[1].start()
        self.nodes[1].become("sync")
        ports = ",".join(str(node.port) for node in self.nodes)
        self.connection = f"host=127.0.0.1,127.0.0.1 port={ports} dbname={database} user=tilldesk"

    def execute(self, sql, database):
        port = next(node.port for node in self.nodes if node.is_now("primary"))
        return postgres_cluster.run("psql", "--no-psqlrc", "--tuples-only", "--no-align", "--quiet", "--set",
                                    "ON_ERROR_STOP=1", "--command", sql,
                                    f"host=127.0.0.1 port={port} user=postgres dbname={database}")

    def rows(self, sql, database):
        text = self.execute(f"SELECT coalesce(json_agg(r), '[]') FROM ({sql}) r", database)
        return [tuple(value for _, value in row) for row in json.loads(text, object_pairs_hook=list)]

    def close(self):
        for node in self.nodes:
            if node.process:
                node.kill()
        self.etcd.kill()
        self.etcd.wait()
        self._temporary.cleanup()
