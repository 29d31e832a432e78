"""The project's own files, for the checks."""
import subprocess
from pathlib import Path

# Folders with third-party files.
FOREIGN = ("resources/icons/", "resources/fonts/")
BINARY = {".png", ".ttf", ".otf", ".ico", ".gz", ".db", ".pdf", ".xlsx"}


def own_files(root):
    """Returns the files under version control; in an unpacked archive, all files outside build folders."""
    root = Path(root)
    listed = subprocess.run(["git", "-C", root, "ls-files", "-z"], capture_output=True, check=False)
    if listed.returncode == 0 and listed.stdout:
        names = listed.stdout.decode().rstrip("\0").split("\0")
    else:
        names = [path.relative_to(root).as_posix() for path in root.rglob("*")
                 if path.is_file() and not {".git", "build"} & set(path.relative_to(root).parts)]
    return sorted(name for name in names
                  if (root / name).is_file() and not name.startswith(FOREIGN)
                  and Path(name).suffix not in BINARY)


def lines_of(path):
    return path.read_text(encoding="utf-8").splitlines()
