#!/usr/bin/env python3
"""Compares the VAT book as a workbook with the same book as CSV, row by row. Shares no code with the writers.

usage: read_vat_book.py WORKBOOK CSV
"""
import csv
import re
import sys
import xml.etree.ElementTree as ET
import zipfile
from decimal import Decimal

MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


def column(reference):
    number = 0
    for letter in re.match("[A-Z]+", reference)[0]:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number - 1


def sheet(path):
    """Returns the rows of the first sheet: {column: text or number as text}."""
    with zipfile.ZipFile(path) as book:
        shared = []
        if "xl/sharedStrings.xml" in book.namelist():
            shared = ["".join(each.itertext()) for each in ET.fromstring(book.read("xl/sharedStrings.xml"))]
        rows = []
        for row in ET.fromstring(book.read("xl/worksheets/sheet1.xml")).iter(MAIN + "row"):
            cells = {}
            for cell in row.iter(MAIN + "c"):
                value = cell.find(MAIN + "v")
                if cell.get("t") == "s":
                    cells[column(cell.get("r"))] = shared[int(value.text)]
                elif cell.get("t") == "inlineStr":
                    cells[column(cell.get("r"))] = "".join(cell.itertext())
                elif value is not None:
                    cells[column(cell.get("r"))] = value.text
            rows.append(cells)
        return rows


def cents(text):
    return round(Decimal(text or "0") * 100)


def main():
    with open(sys.argv[2], encoding="utf-8-sig", newline="") as file:
        header, *lines = list(csv.reader(file))
    amounts = [at for at, name in enumerate(header)
               if lines and all(re.fullmatch(r"-?\d+\.\d\d", line[at]) for line in lines)]
    if len(amounts) < 5:
        raise SystemExit(f"the CSV file has the columns of amounts {amounts} of {header}")
    # A row of the list begins with its day, a number; headings and sums begin with a text or nothing.
    rows = [row for row in sheet(sys.argv[1]) if re.fullmatch(r"\d+(\.\d+)?", row.get(0, ""))]
    if len(rows) != len(lines):
        raise SystemExit(f"the workbook has {len(rows)} rows, the CSV file {len(lines)}")
    for at, (row, line) in enumerate(zip(rows, lines)):
        for each in amounts:
            if cents(row.get(each)) != cents(line[each]):
                raise SystemExit(f"row {at + 1}, {header[each]}: {row.get(each)!r} instead of {line[each]!r}")
    print(len(rows), "rows")


if __name__ == "__main__":
    main()
