#!/usr/bin/env python3
"""Reads exported lists with independent programs and compares them with the database.

usage: read_tables.py (DATABASE FOLDER PAYOUT)...
A folder has payments, refunds, payouts and payout, each as .csv, .csv-eu, .json, .xlsx and .pdf.
"""
import csv
import html
import json
import re
import sqlite3
import subprocess
import sys
import tempfile
import zipfile
from collections import Counter
from decimal import Decimal
from pathlib import Path

LISTS = ("payments", "refunds", "payouts", "payout")
MOST = {"payments": ("Amount", "Refunded"), "refunds": ("Amount",), "payout": ("Amount",),
        "payouts": ("Paid out", "Sum of payments", "Sum of refunds")}
TEXTS = {"payments": ("Reference", "Description", "Shop", "Profile", "Paid by", "Payment ID", "Status", "Payout ID"),
         "refunds": ("Reference", "Description", "Profile", "Refund ID", "Payment ID", "Status"),
         "payouts": ("Payout ID", "Status", "IBAN", "Batch ID", "Repeats payout", "Repeated as payout"),
         "payout": ("Reference", "Description", "Profile", "Payment ID", "Refund ID", "Kind")}
TRUTH = {
    "payments": """SELECT p.reference, p.description, p.shop_name, f.name, p.debtor_name, p.id,
        (SELECT name FROM payment_status WHERE id = p.status),
        coalesce((SELECT o.id FROM payout_item i JOIN payout o ON o.account = i.account
          AND i.position > o.payments_after AND i.position <= o.payments_upto
          WHERE i.kind = 1 AND i.payment = p.seq ORDER BY o.seq DESC LIMIT 1), ''),
        p.amount, p.refunded FROM payment p JOIN profile f ON f.seq = p.profile ORDER BY p.seq""",
    "refunds": """SELECT p.reference, r.description, f.name, r.id, p.id,
        (SELECT name FROM refund_status WHERE id = r.status), r.amount
        FROM refund r JOIN payment p ON p.seq = r.payment JOIN profile f ON f.seq = r.profile ORDER BY r.seq""",
    "payouts": """SELECT o.id, (SELECT name FROM payout_status WHERE id = o.status), a.iban, a.bulk_id,
        coalesce((SELECT id FROM payout b WHERE b.seq = o.again_of), ''),
        coalesce((SELECT id FROM payout n WHERE n.again_of = o.seq), ''),
        o.amount, o.payment_amount, o.refund_amount
        FROM payout o JOIN ledger_account a ON a.seq = o.account ORDER BY o.seq""",
    "payout": """SELECT p.reference, coalesce(r.description, p.description), f.name, p.id, coalesce(r.id, ''),
        CASE i.kind WHEN 1 THEN 'PAYMENT' ELSE 'REFUND' END, CASE i.kind WHEN 1 THEN i.amount ELSE -i.amount END
        FROM payout_item i JOIN payment p ON p.seq = i.payment JOIN profile f ON f.seq = p.profile
        LEFT JOIN refund r ON r.seq = i.refund JOIN payout o ON o.account = i.account AND o.id = :payout
        WHERE (i.kind = 1 AND i.position > o.payments_after AND i.position <= o.payments_upto)
           OR (i.kind = 2 AND i.position > o.refunds_after AND i.position <= o.refunds_upto) ORDER BY i.seq""",
}
JSON = {"payments": ("reference", "description", "shopName", "profileName", "debtorName", "paymentId", "status",
                     "payoutId", "amount", "refundedAmount"),
        "refunds": ("reference", "description", "profileName", "refundId", "paymentId", "status", "amount"),
        "payouts": ("payoutId", "payoutStatus", "iban", "bulkId", "againOf", "paidBy", "payoutAmount",
                    "totalPaymentAmount", "totalRefundAmount"),
        "payout": ("reference", "description", "profileName", "paymentId", "refundId", "type", "amount")}
MOVED = {"payments": "SUCCEEDED", "refunds": "REFUNDED", "payouts": "SUCCEEDED", "payout": None}
PAPER = {"payments": "Succeeded", "refunds": "Refunded", "payouts": "Succeeded", "payout": "Total"}
FORMULA = re.compile("[=+\\-@\t\r\n\uff1d\uff0b\uff0d\uff20]")
NUMERIC = re.compile(r"[0-9 +\-*/.,:()]*")
BLANKS = " \u00a0\u3000\ufeff"


def cents(text):
    return int(Decimal(text.replace(",", "")) * 100)


def inert(text, separator):
    """Returns a text as the export must write it: no spreadsheet takes it for a formula, whatever separator is set."""
    runs = lambda cell: bool(FORMULA.match(cell)) and not NUMERIC.fullmatch(cell)
    made = "'" if runs(text.lstrip(BLANKS)) else ""
    for at, mark in enumerate(text):
        made += mark
        if mark == separator or mark not in ",;\t\r\n":
            continue
        cell = text[at + 1:].lstrip('"').split(mark)[0]
        made += "'" if runs(cell if mark == "," else cell.lstrip(BLANKS)) else ""
    return made


def same(what, got, wanted):
    if got == wanted:
        return
    for at, (a, b) in enumerate(zip(got, wanted)):
        if a != b:
            raise SystemExit(f"{what}: row {at + 1}: {a!r} instead of {b!r}")
    raise SystemExit(f"{what}: {len(got)} rows instead of {len(wanted)}")


def moved(name, wanted):
    """Returns the rows whose money has moved; sums contain only these."""
    status = [at for at, heading in enumerate(TEXTS[name]) if heading == "Status"]
    return [row for row in wanted if not status or row[status[0]] == MOVED[name]]


def rows_of(name, table, number):
    """Returns the texts and amounts in cents of a table of dictionaries."""
    return [tuple(row[heading] for heading in TEXTS[name])
            + tuple(number(row[heading]) for heading in MOST[name]) for row in table]


def by_sqlite(path):
    output = subprocess.run(["sqlite3", "-json", ":memory:", f".import --csv '{path}' t", "SELECT * FROM t"],
                            capture_output=True, text=True, check=True)
    if output.stderr:
        raise SystemExit(f"sqlite3 says of {path}: {output.stderr}")
    return json.loads(output.stdout or "[]")


def convert(files, where, *filters):
    """Converts all files to FILE.csv, starting LibreOffice once."""
    with tempfile.TemporaryDirectory() as profile:
        subprocess.run(["soffice", f"-env:UserInstallation=file://{profile}", "--headless", *filters,
                        "--convert-to", "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false",
                        "--outdir", str(where), *map(str, files)],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def by_office(path):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def check_pdf(what, path, name, wanted):
    text = subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, text=True, check=True).stdout
    figures = len(MOST[name]) + (name == "payouts")  # plus the number of payments
    line = re.compile(r"^\d\d/\d\d/\d{4} \d\d:\d\d .*?" + r"\s+(-?[\d,.]+)" * figures + r"$", re.MULTILINE)
    found = [match.groups() for match in line.finditer(text)]
    if name == "payouts":
        found = [(row[0], row[2], row[3]) for row in found]
    got = Counter(tuple(cents(figure) for figure in row) for row in found)
    truth = Counter(row[-len(MOST[name]):] for row in wanted)
    if got != truth:
        raise SystemExit(f"{what}: {(got - truth) or 'nothing'} instead of {truth - got}")
    total = re.search(rf"^{PAPER[name]}, EUR\s+([\d,]+)\s+(-?[\d,.]+)$", text, re.MULTILINE)
    counted = moved(name, wanted)
    whole = sum(row[-len(MOST[name])] for row in counted)
    if not total or (cents(total[1]) // 100, cents(total[2])) != (len(counted), whole):
        raise SystemExit(f"{what}: the total is {total and total.groups()}")
    pages = re.findall(r"Page (\d+) of (\d+)", text)
    if pages != [(str(i + 1), str(len(pages))) for i in range(len(pages))] or len(pages) != text.count("\f"):
        raise SystemExit(f"{what}: pages {pages}")


def check_workbook(what, path, table, name, wanted, newest):
    """Checks that the last row has the sums and that nothing else is a formula."""
    same(what, rows_of(name, table[:-1], cents), wanted)
    for at, heading in enumerate(MOST[name]):
        sums = sum(row[len(TEXTS[name]) + at] for row in moved(name, wanted))
        if cents(table[-1][heading]) != sums:
            raise SystemExit(f"{what}: {heading}: {table[-1][heading]} instead of {sums}")
    with zipfile.ZipFile(path) as book:
        sheet = book.read("xl/worksheets/sheet1.xml").decode()
        made = re.search(r"created[^>]*>([^<]*)<", book.read("docProps/core.xml").decode())[1]
    if made != newest:  # not the time of the export: the same list gives the same bytes
        raise SystemExit(f"{what}: made {made} instead of {newest}")
    formulas = re.findall(r"<f>(.*?)</f>", sheet)
    summed = len(MOST[name]) + 2 * (name == "payouts")
    at = "CD"[name == "refunds"]  # the column of the status
    rows = rf"(?P<c>\w)2:(?P=c){len(wanted) + 1}"
    form = rf'SUMIF\({at}2:{at}{len(wanted) + 1},"{MOVED[name]}",{rows}\)' if MOVED[name] else rf"SUM\({rows}\)"
    if len(formulas) != summed or any(not re.fullmatch(form, html.unescape(one)) for one in formulas):
        raise SystemExit(f"{what}: {formulas}")


def main(arguments):
    shops = [arguments[at:at + 3] for at in range(0, len(arguments), 3)]
    with tempfile.TemporaryDirectory() as made:
        books, european = [], []
        for number, (_, folder, _) in enumerate(shops):
            for name in LISTS:
                book = Path(made, f"{number}{name}.xlsx")
                book.symlink_to(Path(folder, f"{name}.xlsx"))
                table = Path(made, f"{number}{name}-eu.txt")
                table.symlink_to(Path(folder, f"{name}.csv-eu"))
                books.append(book)
                european.append(table)
        convert(books, made)
        # Semicolons as separators, UTF-8, German locale: decimal comma.
        convert(european, made, "--infilter=Text - txt - csv (StarCalc):59,34,76,1,,1031,false,true")
        for number, (database, folder, payout) in enumerate(shops):
            truth = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
            for name in LISTS:
                what = f"shop {number}, {name}"
                wanted = truth.execute(TRUTH[name], {"payout": payout} if name == "payout" else {}).fetchall()
                if not wanted:
                    raise SystemExit(f"{what}: nothing to compare")
                texts = len(TEXTS[name])
                tame = lambda separator: [tuple(inert(text, separator) for text in row[:texts]) + row[texts:]
                                          for row in wanted]
                same(f"{what}, csv by sqlite3", rows_of(name, by_sqlite(f"{folder}/{name}.csv"), cents), tame(","))
                with open(f"{folder}/{name}.csv-eu", newline="", encoding="utf-8-sig") as file:
                    table = list(csv.DictReader(file, delimiter=";"))
                comma = lambda text: cents(text.replace(",", "."))
                same(f"{what}, csv-eu by Python", rows_of(name, table, comma), tame(";"))
                office = by_office(f"{made}/{number}{name}-eu.csv")
                same(f"{what}, csv-eu by LibreOffice",
                     [tuple(cents(row[heading]) for heading in MOST[name]) for row in office],
                     [row[texts:] for row in wanted])
                with open(f"{folder}/{name}.json", encoding="utf-8") as file:
                    lines = [json.loads(line) for line in file]
                same(f"{what}, json", [tuple(line.get(key, "") for key in JSON[name]) for line in lines], wanted)
                check_workbook(f"{what}, xlsx by LibreOffice", f"{folder}/{name}.xlsx",
                               by_office(f"{made}/{number}{name}.csv"), name, wanted,
                               next(iter(lines[-1].values()))[:19] + "Z")
                check_pdf(f"{what}, pdf", f"{folder}/{name}.pdf", name, wanted)
            for (iban,) in truth.execute("SELECT DISTINCT debtor_iban FROM payment WHERE debtor_iban <> ''"):
                for file in ("payments.csv", "payments.csv-eu", "payments.json"):
                    if iban in Path(folder, file).read_text(encoding="utf-8"):
                        raise SystemExit(f"shop {number}: {file} shows a payer's account")


if __name__ == "__main__":
    main(sys.argv[1:])
