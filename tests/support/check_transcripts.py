#!/usr/bin/env python3
"""What tests were answered is as the interface is described.

Usage: check_transcripts.py FOLDER TEST...: the tests that must have left a transcript, see
tests/support/transcript.h.
"""

import collections
import json
import pathlib
import sys

import described

SHOWN = 20


def exchanges(path):
    for line in path.read_text(encoding="ascii").splitlines():
        yield json.loads(line)


def check(exchange):
    return described.validate(exchange["method"], exchange["target"], exchange["status"],
                              exchange["headers"], exchange["body"].encode("latin-1"))


def main():
    folder, tests = pathlib.Path(sys.argv[1]), sys.argv[2:]
    problems, answers = collections.Counter(), collections.Counter()
    for test in tests:
        path = folder / f"tst_{test}.jsonl"
        if not path.is_file() or not path.stat().st_size:
            problems[f"{test} has left no transcript: run it first"] += 1
            continue
        for exchange in exchanges(path):
            try:
                answers[check(exchange), exchange["status"]] += 1
            except described.Mismatch as mismatch:
                problems[f"{test}: {mismatch}"] += 1
    if not tests:
        problems["no tests are named"] += 1
    for problem, times in problems.most_common(SHOWN):
        print(f"{problem} ({times} times)")
    print(f"{answers.total()} answers of {len(answers)} kinds as described, {problems.total()} not")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
