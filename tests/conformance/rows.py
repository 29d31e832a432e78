"""The rows of the description, and which check covers which."""

import pathlib

CHECKS = []


def covers(*ids):
    """Names the rows that a check covers, each by its beginning up to the colon."""
    def register(function):
        CHECKS.append((ids, function))
        return function
    return register


def read():
    """(id, words) of every row."""
    rows = []
    for line in (pathlib.Path(__file__).parent / "rows.txt").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        # An answer is known by all its words, a row of the description by its place.
        identifier, _, words = (line, "", "") if line.startswith("answers ") else line.partition(": ")
        rows.append((identifier, words))
    return rows


def problems(rows):
    """What is wrong with the table itself: a row without a check, a check without its row."""
    identifiers = {identifier for identifier, _ in rows}
    covered = {identifier for ids, _ in CHECKS for identifier in ids}
    for identifier in sorted(identifiers - covered):
        yield f"no check covers {identifier}"
    for identifier in sorted(covered - identifiers):
        yield f"a check covers {identifier}, which is no row"
    if len(identifiers) != len(rows):
        yield "two rows have one id"
