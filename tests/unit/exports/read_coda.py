"""Strict reader of CODA files: prints the content, or fails with the first error.

usage: read_coda.py FILE

Written from Febelfin's tables of positions (version 2.6); shares no code with the export. Prints the
same JSON as read_camt.py.
"""
import datetime
import json
import re
import sys

# Fields by kind of record: first and last position, name, pattern of the whole field.
DATE, AMOUNT, NUMBER3 = r"\d{6}", r"\d{15}", r"\d{3}"
BLANK, ANY = " *", ".*"
ACCOUNT = r"[A-Z0-9-]{1,34} *EUR"
IBAN = r"[A-Z]{2}\d\d[A-Z0-9]{11,30}"
CREDIT, DEBIT = "00150000", "00101000"
LAYOUT = {
    "0": [(1, 1, "", "0"), (2, 5, "", "0000"), (6, 11, "day", DATE), (12, 14, "bank", NUMBER3),
          (15, 16, "", "05"), (17, 17, "duplicate", "[ D]"), (18, 24, "", BLANK),
          (25, 34, "reference", ANY), (35, 60, "owner", ANY), (61, 71, "bic", ANY),
          (72, 82, "company", r"\d{11}"), (83, 83, "", BLANK), (84, 88, "application", r"\d{5}"),
          (89, 104, "", ANY), (105, 120, "", ANY), (121, 127, "", BLANK), (128, 128, "", "2")],
    "1": [(1, 1, "", "1"), (2, 2, "structure", "[123]"), (3, 5, "paper", NUMBER3),
          (6, 42, "account", ACCOUNT), (43, 43, "sign", "[01]"), (44, 58, "amount", AMOUNT),
          (59, 64, "day", DATE), (65, 90, "owner", ANY), (91, 125, "description", ANY),
          (126, 128, "number", NUMBER3)],
    "21": [(1, 2, "", "21"), (3, 6, "sequence", r"\d{4}"), (7, 10, "detail", r"\d{4}"),
           (11, 31, "reference", r"\S{21}"), (32, 32, "sign", "[01]"), (33, 47, "amount", AMOUNT),
           (48, 53, "value", DATE), (54, 61, "code", r"\d{8}"), (62, 62, "structured", "[01]"),
           (63, 115, "text", ANY), (116, 121, "day", DATE), (122, 124, "paper", NUMBER3),
           (125, 125, "globalisation", r"\d"), (126, 126, "next", "[01]"), (127, 127, "", BLANK),
           (128, 128, "link", "[01]")],
    "22": [(1, 2, "", "22"), (3, 6, "sequence", r"\d{4}"), (7, 10, "detail", r"\d{4}"),
           (11, 63, "text", ANY), (64, 98, "customer", ANY), (99, 109, "bic", ANY),
           (110, 112, "", BLANK), (113, 113, "", "[ 1-9]"), (114, 117, "", ANY), (118, 121, "", ANY),
           (122, 125, "", ANY), (126, 126, "next", "[01]"), (127, 127, "", BLANK),
           (128, 128, "link", "[01]")],
    "23": [(1, 2, "", "23"), (3, 6, "sequence", r"\d{4}"), (7, 10, "detail", r"\d{4}"),
           (11, 47, "other", ANY), (48, 82, "name", ANY), (83, 125, "text", ANY),
           (126, 126, "next", "0"), (127, 127, "", BLANK), (128, 128, "link", "[01]")],
    "31": [(1, 2, "", "31"), (3, 6, "sequence", r"\d{4}"), (7, 10, "detail", r"\d{4}"),
           (11, 31, "reference", r"\S{21}"), (32, 39, "code", r"\d{8}"),
           (40, 40, "structured", "[01]"), (41, 113, "text", ANY), (114, 125, "", BLANK),
           (126, 126, "next", "[01]"), (127, 127, "", BLANK), (128, 128, "link", "[01]")],
    "32": [(1, 2, "", "32"), (3, 6, "sequence", r"\d{4}"), (7, 10, "detail", r"\d{4}"),
           (11, 115, "text", ANY), (116, 125, "", BLANK), (126, 126, "next", "[01]"),
           (127, 127, "", BLANK), (128, 128, "link", "[01]")],
    "8": [(1, 1, "", "8"), (2, 4, "paper", NUMBER3), (5, 41, "account", ACCOUNT),
          (42, 42, "sign", "[01]"), (43, 57, "amount", AMOUNT), (58, 63, "day", DATE),
          (64, 127, "", BLANK), (128, 128, "link", "[01]")],
    "9": [(1, 1, "", "9"), (2, 16, "", BLANK), (17, 22, "records", r"\d{6}"),
          (23, 37, "debit", AMOUNT), (38, 52, "credit", AMOUNT), (53, 127, "", BLANK),
          (128, 128, "more", "[12]")],
}


def parse(line):
    assert len(line) == 128, f"{len(line)} characters: {line}"
    kind = line[0] if line[0] in "0189" else line[:2]
    assert kind in LAYOUT, f"record {kind}"
    record, position = {"kind": kind}, 1
    for first, last, name, pattern in LAYOUT[kind]:
        assert first == position, f"the layout of record {kind} has a gap"
        position = last + 1
        value = line[first - 1:last]
        assert re.fullmatch(pattern, value), f"record {kind}, {first} to {last}: {value!r}"
        if name:
            record[name] = value
    assert position == 129
    return record


def cents(text):
    assert text.endswith("0"), f"{text}: parts of cents"
    return int(text[:-1])


def day(text):
    return datetime.datetime.strptime(text, "%d%m%y").date()


def balance(record):
    return {"0": 1, "1": -1}[record["sign"]] * cents(record["amount"])


def movement(records, sequence):
    """Returns one movement with its information: the records 2.x and 3.x of one sequence number."""
    for record in records:
        assert int(record["sequence"]) == sequence, "the numbers of movements have a gap"
    kinds = [r["kind"] for r in records]
    assert kinds[0] == "21" and len(set(kinds)) == len(kinds) and kinds == sorted(kinds), f"{kinds}"
    for record, after in zip(records, records[1:] + [None]):
        same = after is not None and after["kind"][0] == record["kind"][0]
        information = after is not None and record["kind"][0] == "2" and after["kind"][0] == "3"
        assert record["next"] == str(int(same)), f"record {record['kind']}: the next code is wrong"
        assert record["link"] == str(int(information)), f"record {record['kind']}: the link code is wrong"
        assert record["detail"] == ("0000" if record["kind"][0] == "2" else "0001"), "detail number"
    first = records[0]
    for record in records:
        assert record.get("reference", first["reference"]) == first["reference"]
        assert record.get("code", first["code"]) == first["code"]
    sign = {"0": 1, "1": -1}[first["sign"]]
    assert first["code"] == (CREDIT if sign > 0 else DEBIT), "the code is of the other direction"
    text = "".join(r["text"] for r in records if r["kind"][0] == "2").rstrip(" ")
    more = "".join(r["text"] for r in records if r["kind"][0] == "3").rstrip(" ")
    reference = ""
    if first["structured"] == "1":
        assert re.fullmatch(r"101\d{12}|100RF\d\d[A-Z0-9]{1,21}", text), f"{text}: structured communication"
        reference, text = text[3:], more.partition(": ")[2]
    customer = "".join(r.get("customer", "") for r in records).rstrip(" ")
    assert customer.upper().endswith(first["reference"]), "the references are of two things"
    other = "".join(r.get("other", "") for r in records).rstrip(" ")
    assert not other or re.fullmatch(IBAN + " *EUR", other), f"{other}: account of the other side"
    return {"cents": sign * cents(first["amount"]), "id": customer, "text": text, "more": more,
            "reference": reference, "other": other[:-3].rstrip(" "),
            "name": "".join(r.get("name", "") for r in records).rstrip(" "),
            "day": str(day(first["day"])), "value": str(day(first["value"])), "paper": first["paper"]}


def statement(records, is_last):
    head, old, *rest, new, trailer = records
    kinds = [r["kind"] for r in records]
    assert kinds[0] == "0" and kinds[1] == "1" and kinds[-2:] == ["8", "9"], f"{kinds}"
    groups = []
    for record in rest:
        if record["kind"] == "21":
            groups.append([])
        groups[-1].append(record)
    entries = [movement(group, index + 1) for index, group in enumerate(groups)]
    today = day(new["day"])
    assert day(head["day"]) == today and day(old["day"]) < today
    for entry in entries:
        assert entry.pop("day") == entry.pop("value") == str(today), "an entry is of another day"
        assert entry.pop("paper") == old["paper"]
    assert old["account"] == new["account"] and old["number"] == old["paper"] == new["paper"]
    assert old["owner"] == head["owner"]
    account = old["account"][:34].rstrip(" ")
    assert old["account"][34:] == "EUR"
    structure = "1" if not re.fullmatch(IBAN, account) else "2" if account.startswith("BE") else "3"
    assert old["structure"] == structure, "structure of the account"
    assert head["bank"] == (account[4:7] if structure == "2" else "000")
    opening, closing = balance(old), balance(new)
    total = sum(e["cents"] for e in entries)
    assert opening + total == closing, "the balances do not add up"
    assert cents(trailer["credit"]) == sum(e["cents"] for e in entries if e["cents"] > 0), "total of credits"
    assert cents(trailer["debit"]) == -sum(e["cents"] for e in entries if e["cents"] < 0), "total of debits"
    assert int(trailer["records"]) == len(records) - 2, "number of records in the trailer"
    assert trailer["more"] == ("2" if is_last else "1"), "whether another statement follows"
    return {"account": account, "name": old["description"].rstrip(" "), "owner": head["owner"].rstrip(" "), "number": int(old["number"]),
            "day": str(today), "before": str(day(old["day"])), "opening": opening,
            "closing": closing, "entries": entries}


def read(content):
    assert content.endswith(b"\r\n")
    assert not re.search(rb"[\x00-\x09\x0b\x0c\x0e-\x1f\x7f\x81\x8d\x8f\x90\x9d]", content), "a control character"
    statements = []
    for line in content.decode("cp1252").split("\r\n")[:-1]:
        record = parse(line)
        if record["kind"] == "0":
            statements.append([])
        statements[-1].append(record)
    return [statement(s, s is statements[-1]) for s in statements]


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as file:
        print(json.dumps(read(file.read())))
