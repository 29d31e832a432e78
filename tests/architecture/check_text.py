#!/usr/bin/env python3
"""Fails on trailing blanks, leading tabs, carriage returns, a missing last newline, unfinished work, paths of one
computer, and sleeps in tests."""
import re
import sys
from pathlib import Path

from sources import own_files

SLEEP = "a sleep in a test: wait for a condition (QTRY_…, wait_until) or set the clock"
SLEEPERS = ("tests/benchmarks/", "tests/ui/screenshots/")  # not tests
RULES = [
    (re.compile(r"[ \t]+$"), "blanks at the end"),
    (re.compile(r"^ *\t"), "a tab at the beginning"),
    (re.compile(r"\r"), "a carriage return"),
    (re.compile(r"\b(TO" r"DO|FIX" r"ME|X" r"XX)\b"), "unfinished work"),
    (re.compile(r"\b(time\.sleep|qWait|qSleep|sleep_for|sleep_until|usleep)\("), SLEEP),
    (re.compile(r"(?<![\w.:/])/(ho" r"me|ro" r"ot|wo" r"rk|Us" r"ers)/"), "a path of one computer"),
]
WHOLE = {"LICENSE"}  # third-party text
MAKEFILES = {"packaging/debian/rules"}  # make requires tabs


def problems_of(name, text):
    for number, line in enumerate(text.split("\n"), start=1):
        for rule, what in RULES:
            allowed = (what == "a tab at the beginning" and name in MAKEFILES
                       or what == SLEEP and (not name.startswith("tests/") or name.startswith(SLEEPERS)))
            if rule.search(line) and not allowed:
                yield f"{name}:{number}: {what}"
    if text and not text.endswith("\n"):
        yield f"{name}: the last line has no end"
    if text.endswith("\n\n"):
        yield f"{name}: empty lines at the end"


SAMPLES = {"good\n": 0, "": 0, "a\n\nb\n": 0, "see /openapi.json, https://a.example/ho" "me/x\n": 0,
           "blank \n": 1, "\ttab\n": 1, "no end": 1, "two\n\n": 1, "a\r\n": 1,
           "// TO" "DO later\n": 1, "FIX" "ME\n": 1, "cd /ho" "me/me\n": 1, "time.sl" "eep(1)\n": 1, "QTest::qW" "ait(50);\n": 1, "\"/wo" "rk/x\"\n": 1}


def main():
    root = Path(sys.argv[1])
    problems = [f"check_text.py itself: {text!r}" for text, count in SAMPLES.items()
                if len([*problems_of("tests/sample", text)]) != count]
    names = [name for name in own_files(root) if name not in WHOLE]
    for name in names:
        try:
            problems += problems_of(name, (root / name).read_bytes().decode("utf-8"))
        except UnicodeDecodeError:
            problems.append(f"{name}: is not UTF-8")
    print("\n".join(problems) or f"text: {len(names)} files are tidy")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
