"""Where a test's shop keeps its records: in SQLite, or, with TILLDESK_TEST_ENGINE=postgresql, on a real PostgreSQL."""

import atexit
import functools
import itertools
import os
import pathlib
import sqlite3

import postgres_cluster

_NUMBERS = itertools.count(1)


def is_on_server():
    return os.environ.get("TILLDESK_TEST_ENGINE") == "postgresql"


@functools.cache
def _cluster():
    cluster = postgres_cluster.Cluster()
    atexit.register(cluster.close)
    return cluster


class SqliteStore:
    """The database file of a data folder."""

    def __init__(self, folder):
        self.folder = folder
        self._path = f"{folder}/tilldesk.db"

    def rows(self, sql):
        database = sqlite3.connect(f"file:{self._path}?mode=ro", uri=True, timeout=30)
        try:
            return database.execute(sql).fetchall()
        finally:
            database.close()

    def files(self):
        """The files that hold the database and its log."""
        return list(pathlib.Path(self.folder).glob("tilldesk.db*"))

    def change(self, statements):
        """Runs statements. No service may run meanwhile."""
        database = sqlite3.connect(self._path, timeout=30)
        try:
            for statement in statements:
                database.execute(statement)
            database.commit()
        finally:
            database.close()


class ServerStore:
    """A database of its own on the server that the test program shares. The settings file of the data folder names it,
    so that every command finds it."""

    def __init__(self, folder):
        self.folder = folder
        self._name = f"shop{next(_NUMBERS)}"
        path = pathlib.Path(folder) / "tilldesk.ini"
        path.write_text(f"database = {_cluster().make_database(self._name)}\n", encoding="utf-8")

    def rows(self, sql):
        return _cluster().rows(sql, self._name)

    def files(self):
        """The files of the whole server."""
        _cluster().execute("CHECKPOINT", self._name)
        data = pathlib.Path(_cluster().data)
        return [path for folder in ("base", "pg_wal") for path in (data / folder).rglob("*") if path.is_file()]

    def change(self, statements):
        _cluster().execute(";".join(statements), self._name)


def new(folder):
    """The store of a new shop with this data folder, which must exist. Make the shop next."""
    return ServerStore(folder) if is_on_server() else SqliteStore(folder)
