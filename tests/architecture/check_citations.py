#!/usr/bin/env python3
"""Sources cite rules as `service.md#anchor`: each anchor exists, once, and nothing outside the repository is cited.

usage: check_citations.py ROOT
"""
import re
import sys
from collections import Counter
from pathlib import Path

PAGE = "resources/help/service.md"
FOLDERS = ("app", "core", "ui", "tests", "resources")
SUFFIXES = {".h", ".cpp", ".py", ".js", ".sql", ".ini", ".md", ".txt"}
ANCHOR = re.compile(r'<a id="([a-z0-9-]+)"></a>')
CITATION = re.compile(r"service\.md(?:#([\w-]*))?")
LINK = re.compile(r"\]\(#([\w-]+)\)")
OUTSIDE = re.compile(r"\binterface\.md\b|\banswers\.md\b|@source (?:the )?contract\b|the contract's answers", re.IGNORECASE)
HEADING = re.compile(r"^#{2,3} ")


def faults_of_page(text):
    anchors = ANCHOR.findall(text)
    for anchor, count in Counter(anchors).items():
        if count > 1:
            yield f"{PAGE}: the anchor {anchor} exists {count} times"
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if HEADING.match(line) and not ANCHOR.fullmatch(lines[number - 2]):
            yield f"{PAGE}:{number}: a heading without an anchor before it"
    for link in LINK.findall(text):
        if link not in anchors:
            yield f"{PAGE}: a link leads to #{link}, which does not exist"


def faults_of_source(name, text, anchors):
    for number, line in enumerate(text.splitlines(), 1):
        if OUTSIDE.search(line):
            yield f"{name}:{number}: cites what is not in the repository"
        for citation in CITATION.finditer(line):
            if citation[1] is not None and citation[1] not in anchors:
                yield f"{name}:{number}: service.md has no anchor {citation[1]}"
            elif citation[1] is None and "@source" in line:
                yield f"{name}:{number}: cites service.md without an anchor"


def check(root):
    page = Path(root, PAGE).read_text(encoding="utf-8")
    faults = list(faults_of_page(page))
    anchors = set(ANCHOR.findall(page))
    cited = 0
    for folder in FOLDERS:
        for path in sorted(Path(root, folder).rglob("*")):
            if path.suffix not in SUFFIXES or path.name in ("service.md", Path(__file__).name):
                continue
            text = path.read_text(encoding="utf-8")
            cited += len(CITATION.findall(text))
            faults += faults_of_source(path.relative_to(root), text, anchors)
    if cited < 50:
        faults.append(f"only {cited} citations were found: the search is broken")
    return faults


def test_itself():
    """The check itself must find known faults."""
    page = '<a id="a"></a>\n## A\n\n[b](#b)\n## B\n<a id="a"></a>\n'
    assert len(list(faults_of_page(page))) == 3, list(faults_of_page(page))
    for line, count in (("@source service.md#a", 0), ("@source service.md#b", 1), ("@source service.md", 1),
                        ("see interface.md 5.6", 1), ("@source contract, section 4", 1), ("a contract of work", 0)):
        assert len(list(faults_of_source("x", line, {"a"}))) == count, line


if __name__ == "__main__":
    test_itself()
    found = check(sys.argv[1])
    print("\n".join(found) or "every citation leads to a rule")
    sys.exit(1 if found else 0)
