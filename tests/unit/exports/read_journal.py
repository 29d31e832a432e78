"""Strict readers of journals for bookkeeping programs: prints the entries, or fails with the first error.

usage: read_journal.py FORMAT FILE     FORMAT: exact, winbooks, yuki, octopus, datev, odoo or hledger

Written from the record descriptions that the programs publish (Octopus: from its web service); shares no code with
the export. hledger's file is read by hledger itself. Prints a list of entries: day, number, and lines with account
and cents, debit positive. Yuki has no number of an entry: its number is the day's.
"""
import csv
import datetime
import io
import json
import re
import subprocess
import sys


def cents(text, mark="."):
    assert re.fullmatch(rf"-?\d+{re.escape(mark)}\d\d", text), f"{text}: no amount"
    return int(text.replace(mark, ""))


def day(text, form):
    return datetime.datetime.strptime(text, form).date()


def rows(path, encoding, separator, end="\r\n"):
    content = open(path, "rb").read().decode(encoding)
    assert not content or content.endswith(end), "the last line has no end"
    assert end == "\n" or "\n" not in content.replace("\r\n", ""), "lines must end with CR LF"
    return list(csv.reader(io.StringIO(content, newline=""), delimiter=separator, strict=True))


class Entries:
    def __init__(self):
        self.found = {}

    def add(self, date, number, account, amount):
        assert amount != 0, "a line of 0.00"
        self.found.setdefault((date.isoformat(), str(number)), []).append({"account": account, "cents": amount})

    def print(self):
        json.dump([{"day": date, "number": number, "lines": lines} for (date, number), lines in self.found.items()],
                  sys.stdout)


def exact(path, entries):
    """Header line 0 and lines from 1, 40 fields each; a general journal is of type M."""
    last = None
    for row in rows(path, "utf-8", ","):
        assert len(row) == 40, f"{len(row)} fields instead of 40"
        number, kind, journal, period, year, entry, text, date, account = row[:9]
        date = day(date, "%d%m%Y")
        assert kind == "M" and 1 <= len(journal) <= 3
        assert int(period) == date.month and int(year) == date.year % 100 and len(entry) <= 8 and len(text) <= 25
        assert row[14] == "EUR" and row[13] == "N"
        assert [i for i, field in enumerate(row) if field and i > 8] == [12, 13, 14]
        if int(number) == 0:
            assert account == "" and cents(row[12]) == 0 and (last is None or last[1] > 0)
        else:
            assert last == (entry, int(number) - 1) and re.fullmatch(r"\d{3,9}", account) and len(number) <= 3
            assert re.fullmatch(r"-?\d{1,8}\.\d\d", row[12])
            entries.add(date, entry, account, cents(row[12]))
        last = (entry, int(number))


def winbooks(path, entries):
    """ACT: 36 fields; DOCTYPE 3, DBKTYPE 5, debit positive in AMOUNTEUR."""
    names = ("DOCTYPE DBKCODE DBKTYPE DOCNUMBER DOCORDER OPCODE ACCOUNTGL ACCOUNTRP BOOKYEAR PERIOD DATE DATEDOC "
             "DUEDATE COMMENT COMMENTEXT AMOUNT AMOUNTEUR").split()
    order = {}
    for fields in rows(path, "utf-8", ","):
        assert len(fields) == 36, f"{len(fields)} fields instead of 36"
        row = dict(zip(names, fields))
        date = day(row["DATEDOC"], "%Y%m%d")
        assert row["DOCTYPE"] == "3" and row["DBKTYPE"] == "5" and 1 <= len(row["DBKCODE"]) <= 6
        assert row["DATE"] == row["DUEDATE"] == row["DATEDOC"] and int(row["PERIOD"]) == date.month
        assert re.fullmatch(r"[1-9A-Z]", row["BOOKYEAR"]) and re.fullmatch(r"\d{1,8}", row["DOCNUMBER"])
        assert re.fullmatch(r"\d{1,8}", row["ACCOUNTGL"]) and len(row["COMMENT"]) <= 40 and row["AMOUNT"] == "0.00"
        key = row["DOCNUMBER"]
        order[key] = order.get(key, 0) + 1
        assert row["DOCORDER"] == f"{order[key]:03}"
        assert not any(fields[17:]) and not row["ACCOUNTRP"] and not row["OPCODE"] and not row["COMMENTEXT"]
        entries.add(date, key, row["ACCOUNTGL"], cents(row["AMOUNTEUR"]))


def yuki(path, entries):
    """Six columns in a fixed order, separated by semicolons, dates dd-mm-yyyy, decimal comma. Debit equals credit on
    each date."""
    lines = rows(path, "utf-8", ";")
    assert lines[0] == ["Regelnummer", "Datum", "Omschrijving", "Grootboek", "Debet", "Credit"]
    for number, row in enumerate(lines[1:], 1):
        assert len(row) == 6 and row[0] == str(number) and row[2]
        debit, credit = cents(row[4], ","), cents(row[5], ",")
        assert debit >= 0 and credit >= 0 and (debit == 0) != (credit == 0)
        date = day(row[1], "%d-%m-%Y")
        entries.add(date, date.isoformat(), row[3], debit - credit)


def octopus(path, entries):
    lines = rows(path, "utf-8", ";")
    assert lines[0] == ["bookyearKey", "journalKey", "documentSequenceNr", "bookyearPeriodeNr", "documentDate", "type",
                        "accountKey", "amount", "reference", "comment"]
    for row in lines[1:]:
        date = day(row[4], "%Y-%m-%d")
        assert len(row) == 10 and int(row[0]) >= 1 and row[3] == f"{date:%Y%m}" and row[5] == "A"
        assert re.fullmatch(r"\d{3,8}", row[6])
        entries.add(date, row[2], row[6], cents(row[7]))


def datev(path, entries):
    """EXTF 700, Buchungsstapel version 13: 31 fields in the head, 125 columns, Windows-1252."""
    lines = rows(path, "cp1252", ";")
    raw = open(path, "rb").read().decode("cp1252").split("\r\n")
    assert raw[0].startswith('"EXTF";700;21;"Buchungsstapel";13;')
    head = lines[0]
    assert len(head) == 31, f"{len(head)} fields in the head instead of 31"
    assert re.fullmatch(r"\d{17}", head[5]) and 1001 <= int(head[10]) <= 9_999_999 and 1 <= int(head[11]) <= 99_999
    year, first, last = (day(head[i], "%Y%m%d") for i in (12, 14, 15))
    assert year.month == year.day == 1 and year.year == first.year == last.year and first <= last
    digits = int(head[13])
    assert 4 <= digits <= 8 and len(head[16]) <= 30 and head[18] == "1" and head[21] == "EUR"
    assert len(lines[1]) == 125 and lines[1][0] == "Umsatz (ohne Soll/Haben-Kz)" and lines[1][9] == "Belegdatum"
    assert lines[1][113] == "Festschreibung" and lines[1][124] == "Abw. Skontokonto"
    assert len(set(lines[1])) == 125, "two columns have the same heading"
    for text, row in zip(raw[2:], lines[2:]):
        assert len(row) == 125
        assert re.match(r'\d{1,10},\d\d;"[SH]";"EUR";;;;\d+;\d+;;\d{4};"[^"]{1,36}";;;"[^"]{1,60}";', text), text
        amount = cents(row[0], ",") * {"S": 1, "H": -1}[row[1]]
        for account in row[6:8]:
            assert re.fullmatch(rf"\d{{{digits}}}", account), f"{account}: not {digits} digits"
        date = datetime.date(first.year, int(row[9][2:]), int(row[9][:2]))
        assert first <= date <= last
        entries.add(date, row[10], row[6], amount)
        entries.add(date, row[10], row[7], -amount)


def odoo(path, entries):
    """One row for each item; the fields of the entry only in its first row."""
    lines = rows(path, "utf-8", ",")
    assert lines[0] == ["date", "journal_id", "ref", "line_ids/account_id", "line_ids/name", "line_ids/debit",
                        "line_ids/credit"]
    entry = None
    for row in lines[1:]:
        assert len(row) == 7 and bool(row[0]) == bool(row[1]) == bool(row[2])
        if row[0]:
            entry = (day(row[0], "%Y-%m-%d"), row[2])
        debit, credit = cents(row[5]), cents(row[6])
        assert debit >= 0 and credit >= 0 and (debit == 0) != (credit == 0) and row[4]
        entries.add(*entry, row[3], debit - credit)


def hledger(path, entries):
    run = lambda *command: subprocess.run(["hledger", "-f", path, *command], check=True, capture_output=True,
                                          text=True, env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"}).stdout
    run("check")
    for row in csv.DictReader(io.StringIO(run("print", "-O", "csv"))):
        assert row["commodity"] == "EUR"
        amount = f"{float(row['amount']):.2f}" if re.search(r"\.\d$|^-?\d+$", row["amount"]) else row["amount"]
        entries.add(day(row["date"].replace("/", "-"), "%Y-%m-%d"), row["code"], row["account"], cents(amount))


found = Entries()
{"exact": exact, "winbooks": winbooks, "yuki": yuki, "octopus": octopus, "datev": datev, "odoo": odoo,
 "hledger": hledger}[sys.argv[1]](sys.argv[2], found)
found.print()
