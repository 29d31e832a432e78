#!/usr/bin/env python3
"""Reads the SQL in core/ and app/ and fails on a write by a folder that does not own the table, and
on a read that the table of tables in ARCHITECTURE.md does not list.

usage: check_tables.py PROJECT
"""
import re
import sys
import tempfile
from pathlib import Path

# May read every table, and make SQL from the names of tables.
READS_ALL = {"safekeeping", "verification"}

COMMENT_OR_LITERAL = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)|'(?:[^'\\\n]|\\.)+'"""
    r"""|R"(?P<tag>\w*)\((?P<raw>.*?)\)(?P=tag)"|"(?P<plain>(?:[^"\\\n]|\\.)*)\"""", re.DOTALL)
WRITE = re.compile(r"\b(?:INSERT(?: OR \w+)? INTO|REPLACE INTO|DELETE FROM"
                   r"|UPDATE(?: OR \w+)?(?! (?:SET|OF|ON)\b))\s+(%?\w*)")
READ = re.compile(r"\b(?<!DELETE )(?:FROM|JOIN)\s+(%?\w*)")
# A table after a comma: FROM payment p, profile q
COMMA = re.compile(r"\bFROM \w+(?: (?:AS )?\w+)?, *(\w+)")
COMMON_TABLE = re.compile(r"\b(?:WITH(?: RECURSIVE)?|\),) (\w+)(?:\s*\([^)]*\))? AS \(")
CREATED = re.compile(r"^CREATE (?:(?:VIRTUAL )?TABLE|VIEW) (\w+)", re.MULTILINE)
# Tables that SQLite or PostgreSQL makes itself: schemas, and functions whose result is a table.
SCHEMA_TABLES = re.compile(r"(?:pg|pragma)_\w+|sqlite_schema|information_schema|json_each|STDIN")
# Copies whole tables between the engines, by their names.
COPIES_ALL = {f"core/storage/{name}.cpp" for name in ("bulk_load", "sqlite_rows", "tables")}
# Tables that are needed before the migrations.
MADE_BY_STORAGE = {"schema_migration", "lease", "shop_move"}
NAME = re.compile(r"`(\w+)`")


def literals_of(text):
    """(line, text) of each string literal; adjacent ones, which the compiler joins, as one."""
    joined = []
    end = None
    for match in COMMENT_OR_LITERAL.finditer(text):
        literal = match["plain"] if match["plain"] is not None else match["raw"]
        if literal is None:
            continue
        if end is not None and re.fullmatch(r"\s*(?:u8|u)?", text[end:match.start()]):
            joined[-1][1] += literal
        else:
            joined.append([text.count("\n", 0, match.start()) + 1, literal])
        end = match.end()
    return joined


def rules_of(architecture):
    """table -> (owner, other readers), from the rows of the chapter "Tables"."""
    chapter = re.search(r"^## Tables$(.*?)^## ", architecture, re.MULTILINE | re.DOTALL)
    rules = {}
    for row in re.findall(r"^\|(.*)\|$", chapter[1], re.MULTILINE) if chapter else ():
        cells = [cell.strip() for cell in row.split("|")]
        for table in NAME.findall(cells[0]):
            rules[table] = (cells[1], {reader.strip() for reader in cells[2].split(",")} - {"–"})
    return rules


def room_of(name):
    """core/payments/payment_rows.cpp is of payments, app/commands/demo.cpp of app."""
    parts = name.split("/")
    return parts[1] if parts[0] == "core" else parts[0]


def uses_of(root):
    """(place, room, "writes" or "reads", table) of every table that the SQL of the sources names."""
    for path in sorted(p for top in ("core", "app") for p in (root / top).rglob("*")):
        if path.suffix not in (".h", ".cpp"):
            continue
        name = path.relative_to(root).as_posix()
        for line, literal in literals_of(path.read_text(encoding="utf-8")):
            own = set(COMMON_TABLE.findall(literal))
            for verb, pattern in (("writes", WRITE), ("reads", READ), ("reads", COMMA)):
                for match in pattern.finditer(literal):
                    is_subquery = not match[1] and literal[match.end():match.end() + 1] == "("
                    is_known = match[1] in own or SCHEMA_TABLES.fullmatch(match[1])
                    is_any = name in COPIES_ALL and not re.match(r"\w", match[1])
                    if not is_subquery and not is_known and not is_any:
                        yield f"{name}:{line}", room_of(name), verb, match[1]


def problems_of(root):
    rules = rules_of((root / "ARCHITECTURE.md").read_text(encoding="utf-8"))
    created = set().union(*(CREATED.findall(path.read_text(encoding="utf-8"))
                            for path in (root / "resources/migrations/sqlite").glob("*.sql")))
    for table in sorted((created | MADE_BY_STORAGE) - set(rules)):
        yield f"ARCHITECTURE.md: table {table} has no row in the chapter Tables"
    for table in sorted(set(rules) - created - MADE_BY_STORAGE):
        yield f"ARCHITECTURE.md: no migration creates the table {table}"
    seen = set()
    for place, room, verb, table in uses_of(root):
        seen.add((room, table))
        if table not in rules:
            if room not in READS_ALL or verb == "writes":
                yield f"{place}: {room} {verb} {table or 'a table without a name in the SQL'}"
            continue
        owner, readers = rules[table]
        if room != owner and (verb == "writes" or room not in readers | READS_ALL):
            yield f"{place}: {room} {verb} {table}, which {owner} owns"
    for table, (_, readers) in sorted(rules.items()):
        for reader in sorted(readers):
            if (reader, table) not in seen:
                yield f"ARCHITECTURE.md: {reader} does not read {table}"


SAMPLE_RULES = """## Tables

| Table | Owner | Also read by |
|---|---|---|
| `payment`, `step` | payments | refunds |
| `refund` | refunds | – |
| `schema_migration`, `lease`, `shop_move` | storage | – |

## Errors
"""
SAMPLE_SCHEMA = "CREATE TABLE payment (seq);\nCREATE TABLE step (seq);\nCREATE TABLE refund (seq);\n"
READS_BOTH = 'u"SELECT 1 FROM payment"_s; u"SELECT 1 FROM step"_s;'
# (file, its text, a text of the problem or None)
SAMPLES = [
    ("core/payments/a.cpp", 'u"INSERT INTO payment (seq) VALUES (1)"_s', None),
    ("core/payments/a.cpp", 'u"UPDATE payment SET seq = 2"_s', None),
    ("core/refunds/b.cpp", 'u"INSERT OR IGNORE INTO payment (seq) VALUES (1)"_s', "refunds writes payment"),
    ("core/refunds/b.cpp", 'u"UPDATE payment SET seq = 2"_s', "refunds writes payment"),
    ("core/refunds/b.cpp", 'u"DELETE"\n    " FROM step"_s', "refunds writes step"),
    ("core/payments/a.cpp", 'u"SELECT 1 FROM refund r"_s', "payments reads refund"),
    ("core/payments/a.cpp", 'u"SELECT 1 FROM step s LEFT JOIN"\n   " refund r"_s', "payments reads refund"),
    ("core/payments/a.cpp", 'u"SELECT 1 FROM step s, refund r"_s', "payments reads refund"),
    ("core/payments/a.cpp", 'R"(SELECT 1 FROM refund)"', "payments reads refund"),
    ("core/payments/a.cpp", '// SELECT 1 FROM refund\n', None),
    ("core/payments/a.cpp", 'u"SELECT 1 FROM (SELECT 1 FROM step)"_s', None),
    ("core/payments/a.cpp", 'u"WITH few (n) AS (SELECT 1) SELECT n FROM few"_s', None),
    ("core/payments/a.cpp", 'u"INSERT INTO step (seq) VALUES (1) ON CONFLICT (seq) DO UPDATE SET seq = 1"_s',
     None),
    ("core/payments/a.cpp", 'u"SELECT 1 FROM %1"_s.arg(table)', "payments reads %1"),
    ("core/payments/a.cpp", 'u"DELETE FROM "_s + table', "a table without a name"),
    ("core/verification/c.cpp", 'u"SELECT 1 FROM refund JOIN %1"_s', None),
    ("core/verification/c.cpp", 'u"DELETE FROM refund"_s', "verification writes refund"),
    ("app/commands/d.cpp", 'u"SELECT 1 FROM payment"_s', "app reads payment"),
    ("app/commands/d.cpp", 'u"SELECT 1 FROM nothing"_s', "app reads nothing"),
]


def failed_samples():
    """Checks this check: each sample in a project of its own, whose listed reads all happen."""
    for name, text, problem in SAMPLES:
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for file, content in (("ARCHITECTURE.md", SAMPLE_RULES),
                                  ("resources/migrations/sqlite/0001_all.sql", SAMPLE_SCHEMA),
                                  ("core/refunds/reads.cpp", READS_BOTH), (name, text)):
                (root / file).parent.mkdir(parents=True, exist_ok=True)
                (root / file).write_text(content, encoding="utf-8")
            found = list(problems_of(root))
            if [problem is None or problem in each for each in found] != [True] * bool(problem):
                yield f"check_tables.py itself: {text!r} in {name} gives {found}, not {problem!r}"


def main():
    problems = [*failed_samples(), *problems_of(Path(sys.argv[1]))]
    print("\n".join(problems) or f"tables: only owners write, every read is listed; {len(SAMPLES)} samples hold")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
