#!/usr/bin/env python3
"""Checks the recorded responses against the OpenAPI document, and that every operation succeeded once.

Usage: check_transcripts.py FOLDER TEST...
FOLDER holds the transcripts of the tests; tests/support/transcript.h describes them.
"""

import collections
import json
import pathlib
import sys

import described

SHOWN = 40


def exchanges(folder, tests):
    """Yields (test, exchange). A test without requests has no transcript."""
    for test in tests:
        path = folder / f"tst_{test}.jsonl"
        for line in path.read_text(encoding="ascii").splitlines() if path.is_file() else ():
            yield test, json.loads(line)


def check(exchange):
    return described.validate(exchange["method"], exchange["target"], exchange["status"],
                              exchange["headers"], exchange["body"].encode("latin-1"))


def main():
    problems, answers = collections.Counter(), collections.Counter()
    for test, exchange in exchanges(pathlib.Path(sys.argv[1]), sys.argv[2:]):
        try:
            answers[check(exchange), exchange["status"]] += 1
        except described.Mismatch as mismatch:
            problems[f"{test}: {mismatch}"] += 1
    succeeded = {name for name, status in answers if status < 300}
    for path, method, _ in described.ours().operations():
        if f"{method.upper()} {path}" not in succeeded:
            problems[f"no test that ran had a success of {method.upper()} {path}"] += 1
    for problem, times in problems.most_common(SHOWN):
        print(f"{problem} ({times} times)")
    print(f"{answers.total()} answers of {len(answers)} kinds as described, {problems.total()} not")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
