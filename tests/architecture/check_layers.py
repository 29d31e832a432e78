#!/usr/bin/env python3
"""Reads every include of the programs and fails on an include that the order of layers forbids.

usage: check_layers.py PROJECT QT_HEADERS
"""
import re
import sys
import tempfile
from pathlib import Path

from layers import (BEAST_FILES, BEAST_PUBLIC, DESKTOP, DESKTOP_FILES, LAYERS, LIBRARIES)

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^">]+)[">]', re.MULTILINE)


def layer_of(name):
    """Returns the longest folder of the table that contains `name`."""
    folders = [folder for folder in LAYERS if name.startswith(folder + "/")]
    return max(folders, key=len, default=None)


def rules_of(name, layer):
    projects, modules, libraries = LAYERS[layer]
    if name.startswith(DESKTOP_FILES):
        projects, modules, libraries = DESKTOP
    return {layer} | projects, modules, libraries


def problem_of_project_include(root, name, layer, projects, target):
    if "/" not in target:
        return f"write the whole path of {target}"
    if not (root / target).is_file():
        return f"there is no {target}"
    if not any(target.startswith(folder + "/") for folder in projects):
        return f"{layer} may not include {target}"
    stem = Path(target).stem
    if (target.startswith("core/http/") and stem in BEAST_FILES and target not in BEAST_PUBLIC
            and layer != "core/http"):
        return f"{target} belongs to the listener alone"
    return None


def problem_of_library_include(name, layer, modules, libraries, qt, target):
    library = next((lib for start, lib in LIBRARIES.items() if target.startswith(start)), None)
    if library:
        if library not in libraries:
            return f"{layer} may not use {library} ({target})"
        if target.startswith("boost/beast/") and Path(name).stem not in BEAST_FILES:
            return f"Beast is for the listener alone ({target})"
        return None
    if target.startswith("Q"):
        module = target.split("/")[0] if "/" in target else qt.get(target)
        if module is None:
            return f"no Qt module has {target}"
        return None if module in modules else f"{layer} may not use {module} ({target})"
    if "/" in target or target.endswith(".h"):
        return f"{target} is of no library in layers.py"
    return None


def problems_of(root, qt):
    for path in sorted(p for top in ("core", "ui", "app") for p in (root / top).rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.suffix not in (".h", ".cpp"):
            continue
        layer = layer_of(name)
        if layer is None:
            yield f"{name}: its folder is not in layers.py"
            continue
        projects, modules, libraries = rules_of(name, layer)
        for quote, target in INCLUDE.findall(path.read_text(encoding="utf-8")):
            if quote == '"':
                problem = problem_of_project_include(root, name, layer, projects, target)
            else:
                problem = problem_of_library_include(name, layer, modules, libraries, qt, target)
            if problem:
                yield f"{name}: {problem}"


def qt_modules(headers):
    """Maps Qt class headers to their module, from the folders of the Qt headers."""
    return {header.name: folder.name
            for folder in Path(headers).glob("Qt*") if folder.is_dir()
            for header in folder.iterdir() if header.name.startswith("Q")}


# Each row: file, include, whether it is allowed.
SAMPLES = [
    ("core/domain/a.h", '"core/base/here.h"', True),
    ("core/base/a.h", '"core/domain/here.h"', False),
    ("core/domain/a.h", "<QString>", True),
    ("core/domain/a.h", "<QSqlQuery>", False),
    ("core/domain/a.h", "<QtSql/QSqlQuery>", False),
    ("core/domain/a.h", "<vector>", True),
    ("core/domain/a.h", "<unistd.h>", False),
    ("core/domain/a.h", "<unknown.h>", False),
    ("core/domain/a.h", "<QNoSuchClass>", False),
    ("core/domain/a.h", '"here.h"', False),
    ("core/domain/a.h", '"core/base/absent.h"', False),
    ("core/payments/a.cpp", '"core/merchants/here.h"', True),
    ("core/merchants/a.cpp", '"core/payments/here.h"', False),
    ("core/ledger/a.cpp", '"core/merchants/here.h"', False),
    ("core/refunds/a.cpp", '"core/payouts/here.h"', False),
    ("core/payouts/a.cpp", '"core/refunds/here.h"', True),
    ("core/runtime/a.cpp", '"ui/models/here.h"', False),
    ("core/payments/a.cpp", "<boost/json/value.hpp>", False),
    ("core/http/connection.cpp", "<boost/beast/http.hpp>", True),
    ("core/http/router.cpp", "<boost/beast/http.hpp>", False),
    ("core/payments/a.cpp", '"core/http/connection.h"', False),
    ("app/a.cpp", '"core/http/listener.h"', True),
    ("ui/models/a.h", '"core/gateway/here.h"', True),
    ("ui/models/a.h", '"core/storage/here.h"', False),
    ("ui/models/a.h", "<QWidget>", False),
    ("ui/models/a.h", '"ui/widgets/here.h"', False),
    ("ui/models/a/b.h", '"ui/models/common/here.h"', True),
    ("ui/models/common/a.h", '"ui/models/payments/here.h"', False),
    ("ui/models/lists/a.h", '"ui/models/refunds/here.h"', False),
    ("ui/widgets/lists/a.h", '"ui/models/lists/here.h"', True),
    ("ui/widgets/lists/a.h", '"ui/widgets/refunds/here.h"', False),
    ("ui/widgets/common/a.h", '"ui/widgets/theme/here.h"', True),
    ("ui/widgets/common/a.h", '"ui/widgets/payments/here.h"', False),
    ("ui/widgets/frame/a.cpp", "<QWidget>", True),
    ("ui/widgets/frame/a.cpp", '"ui/widgets/theme/here.h"', True),
    ("ui/widgets/frame/a.cpp", '"core/payments/here.h"', False),
    ("ui/widgets/frame/a.cpp", '"tests/support/here.h"', False),
    ("app/desktop_main.cpp", '"ui/widgets/here.h"', True),
    ("app/desktop_main.cpp", "<QApplication>", True),
    ("app/service_main.cpp", '"ui/widgets/here.h"', False),
    ("app/service_main.cpp", "<QApplication>", False),
    ("core/unknown/a.cpp", "<vector>", False),
]


def failed_samples(qt):
    """Checks this check: each sample alone, in a project in which every included file exists."""
    for name, target, is_allowed in SAMPLES:
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            if target.startswith('"') and "absent" not in target:
                (root / target.strip('"')).parent.mkdir(parents=True, exist_ok=True)
                (root / target.strip('"')).write_text("#pragma once\n", encoding="utf-8")
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(f"#include {target}\n", encoding="utf-8")
            if is_allowed == any(p.startswith(name) for p in problems_of(root, qt)):
                yield f"check_layers.py itself: {name} with {target} must be {is_allowed}"


def main():
    root, headers = sys.argv[1:]
    qt = qt_modules(headers)
    problems = [*failed_samples(qt), *problems_of(Path(root), qt)]
    print("\n".join(problems) or f"layers: every include is allowed; {len(SAMPLES)} samples hold")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
