#!/usr/bin/env python3
"""Fails on a source file that clang-format would change.

usage: check_format.py PROJECT CLANG_FORMAT
"""
import subprocess
import sys
from pathlib import Path

from sources import own_files


def main():
    root, clang_format = Path(sys.argv[1]), sys.argv[2]
    names = [name for name in own_files(root) if name.endswith((".cpp", ".h"))]
    run = subprocess.run([clang_format, "--dry-run", "-Werror", *names], cwd=root,
                         capture_output=True, text=True, check=False)
    wrong = sorted({line.split(":")[0] for line in run.stderr.splitlines() if ": error:" in line})
    print("\n".join(f"{name}: run clang-format -i" for name in wrong)
          or f"format: {len(names)} files{run.stderr if run.returncode else ' are as clang-format writes them'}")
    return run.returncode


if __name__ == "__main__":
    sys.exit(main())
