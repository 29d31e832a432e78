"""The rows of the description, and which check covers which row."""

import pathlib

CHECKS = []


def covers(*ids):
    """Registers a check for rows, each named by its text up to the colon."""
    def register(function):
        CHECKS.append((ids, function))
        return function
    return register


def read():
    """Returns (id, words) of every row."""
    rows = []
    for line in (pathlib.Path(__file__).parent / "rows.txt").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        # A row about the answers is identified by its whole text, a row of the description by the text before its
        # colon.
        identifier, _, words = (line, "", "") if line.startswith("answers ") else line.partition(": ")
        rows.append((identifier, words))
    return rows


def problems(rows):
    """Yields faults of the table: rows without a check, checks without a row, duplicate ids."""
    identifiers = {identifier for identifier, _ in rows}
    covered = {identifier for ids, _ in CHECKS for identifier in ids}
    for identifier in sorted(identifiers - covered):
        yield f"no check covers {identifier}"
    for identifier in sorted(covered - identifiers):
        yield f"a check covers {identifier}, which is no row"
    if len(identifiers) != len(rows):
        yield "two rows have one id"
