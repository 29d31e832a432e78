#!/usr/bin/env python3
"""Fails on a file of more than 600 lines, except the kept schemas, and on less than 0.6 lines of test per line of
source; prints the figures.
"""
import re
import statistics
import sys
from pathlib import Path

from sources import lines_of, own_files

LONGEST = 600
LEAST_TESTS = 0.6
CODE = {".cpp", ".h", ".py", ".js", ".sql", ".sh"}
# Checks of the sources and benchmarks do not test the program, so they do not count as tests.
NO_TESTS = ("tests/architecture/", "tests/benchmarks/")
# Dumps of the whole schema, which grow with each table and cannot be divided.
KEPT_SCHEMA = re.compile(r"tests/migrations/\d{4}\.sql")


def main():
    root = Path(sys.argv[1])
    sizes = {name: len(lines_of(root / name)) for name in own_files(root)
             if Path(name).suffix in CODE or name.startswith("packaging/") and "." not in name}
    ordered = sorted(sizes.values())
    p95 = ordered[int(0.95 * (len(ordered) - 1))]
    print(f"sizes: {len(ordered)} files, median {statistics.median(ordered):.0f} lines, "
          f"p95 {p95}, longest {ordered[-1]} (limit {LONGEST})")

    source = sum(n for name, n in sizes.items()
                 if name.startswith(("core/", "ui/", "app/")) and name.endswith((".cpp", ".h")))
    tests = sum(n for name, n in sizes.items()
                if name.startswith("tests/") and not name.startswith(NO_TESTS))
    ratio = tests / source
    print(f"tests: {tests} lines for {source} lines of source, ratio {ratio:.2f} (at least {LEAST_TESTS})")

    too_long = [f"{name}: {n} lines, more than {LONGEST}" for name, n in sizes.items()
                if n > LONGEST and not KEPT_SCHEMA.fullmatch(name)]
    print("\n".join(too_long), end="\n" if too_long else "")
    if ratio < LEAST_TESTS:
        print(f"the ratio is under {LEAST_TESTS}")
    return 1 if too_long or ratio < LEAST_TESTS else 0


if __name__ == "__main__":
    sys.exit(main())
