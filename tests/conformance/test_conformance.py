#!/usr/bin/env python3
"""Checks the description of the interface row by row, over real HTTP, and prints each row.

Usage: test_conformance.py TILLDESKD [WORD…]     WORD: only rows whose id contains one of these
"""

import sys
import time
import traceback

import rows
import service

import checks_answers  # noqa: F401
import checks_callbacks  # noqa: F401
import checks_operations  # noqa: F401
import checks_reconciliation  # noqa: F401
import checks_refunds  # noqa: F401
import checks_resources  # noqa: F401
import checks_signatures  # noqa: F401


def main(program, words):
    service.PROGRAM = program
    table = rows.read()
    faults = list(rows.problems(table))
    with service.Service() as shop:
        for identifiers, check in rows.CHECKS:
            if words and not any(word in identifier for word in words for identifier in identifiers):
                continue
            started = time.monotonic()
            try:
                shop.clock(freeze=False)
                check(shop)
                verdict = "ok"
            except Exception:  # pylint: disable=broad-except
                verdict = "FAILED"
                faults.append(f"{', '.join(identifiers)}:\n{traceback.format_exc()}")
            for identifier in identifiers:
                print(f"{verdict:7} {identifier}")
            print(f"        {check.__name__}, {time.monotonic() - started:.2f} s", flush=True)
    for fault in faults:
        print(f"\n{fault}", file=sys.stderr)
    covered = sum(len(identifiers) for identifiers, _ in rows.CHECKS)
    print(f"{covered} rows, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
