"""Strict reader of SWIFT MT940 messages: prints the content, or fails with the first error.

usage: read_mt940.py FILE

Written from SWIFT's field specifications; shares no code with the export. Prints the same JSON as
read_camt.py.
"""
import datetime
import json
import re
import sys

# Character set x and the line breaks of narrative fields.
CHARACTERS = re.compile(rb"[A-Za-z0-9/\-?:().,'+ \r\n]*\Z")
FIELD = re.compile(r":(\d\d[A-Z]?):(.*)", re.S)
BALANCE = re.compile(r"([CD])(\d{6})([A-Z]{3})([\d,]{1,15})\Z")
ENTRY = re.compile(r"(\d{6})(\d{4})(C|D|RC|RD)([\d,]{1,15})N([A-Z0-9]{3})([^/\n]{1,16})(?://([^\n]{1,16}))?\Z")
ORDER = re.compile(r"20 25 28C 60F (61 86 )+62F 64 \Z")


def cents(text):
    assert re.fullmatch(r"\d+,\d{0,2}", text), f"{text}: an amount has digits and one comma"
    whole, part = text.split(",")
    return int(whole) * 100 + int(part.ljust(2, "0"))


def day(text):
    return datetime.datetime.strptime(text, "%y%m%d").date()


def balance(text):
    match = BALANCE.match(text)
    assert match, f"{text}: no balance"
    sign, date, currency, amount = match.groups()
    assert currency == "EUR"
    return {"C": 1, "D": -1}[sign] * cents(amount), day(date)


def fields(message):
    found = []
    for line in message:
        if FIELD.match(line):
            found.append(line)
        else:
            assert found and found[-1].startswith(":86:"), f"{line}: goes on what does not go on"
            found[-1] += "\n" + line
    return [FIELD.match(field).groups() for field in found]


def narrative(text):
    lines = text.split("\n")
    assert 1 <= len(lines) <= 6, "at most 6 lines of narrative"
    for line in lines:
        assert 1 <= len(line) <= 65, f"{line}: 1 to 65 characters"
    for line in lines[1:]:
        assert line[0] not in ":-", f"{line}: would begin a field or end the message"
    parts = re.fullmatch(r"/EREF/([^/]+)(?:/(ORDP|BENM)//NAME/([^/]+))?(?:/REMI/(.*))?", "".join(lines))
    assert parts, f"{text}: code words"
    return [part or "" for part in parts.groups()]


def statement(message):
    found = fields(message)
    assert ORDER.match("".join(tag + " " for tag, _ in found)), "order of the fields"
    value = dict(found)
    reference = value["20"]
    assert len(reference) <= 16 and not reference.startswith("/") and not reference.endswith("/")
    assert "//" not in reference
    assert re.fullmatch(r"[A-Z0-9-]{1,34}", value["25"]), "account"
    number = re.fullmatch(r"(\d{1,5})/(\d{1,5})", value["28C"])
    assert number and number.group(2) == "1", "statement number"
    opening, opened = balance(value["60F"])
    closing, closed = balance(value["62F"])
    assert balance(value["64"]) == (closing, closed), "what is available is not what is booked"
    assert opened < closed
    entries = []
    for index, (tag, text) in enumerate(found):
        if tag != "61":
            continue
        match = ENTRY.match(text)
        assert match, f"{text}: no statement line"
        date, entered, mark, amount, kind, owner, bank = match.groups()
        assert day(date) == closed and entered == date[2:], "an entry is of another day"
        assert (kind, owner) == ("TRF", "EREF")
        whole, role, payer, remittance = narrative(found[index + 1][1])
        assert role == "" or role == {"C": "ORDP", "D": "BENM"}[mark], "the name is of the other side"
        assert bank and whole.endswith(bank), "the bank's reference is of something else"
        structured = re.match(r"(?:\+\+\+(\d{3})/(\d{4})/(\d{5})\+\+\+|(RF\d\d[A-Z0-9]+))(?: |$)", remittance)
        reference = "".join(part or "" for part in structured.groups()) if structured else ""
        remittance = remittance[structured.end():] if structured else remittance
        entries.append({"reference": reference, "cents": {"C": 1, "D": -1}[mark] * cents(amount), "id": whole, "text": remittance, "payer": payer})
    assert opening + sum(e["cents"] for e in entries) == closing, "the balances do not add up"
    return {"account": value["25"], "id": reference, "number": int(number.group(1)),
            "day": str(closed), "before": str(opened), "opening": opening, "closing": closing,
            "entries": entries}


def read(content):
    assert CHARACTERS.match(content), "a character is not of set x"
    assert content.endswith(b"\r\n-\r\n"), "the end is missing"
    assert b"\r" not in content.replace(b"\r\n", b""), "a line ends otherwise"
    assert b"\n" not in content.replace(b"\r\n", b""), "a line ends otherwise"
    messages = [[]]
    for line in content.decode("ascii").split("\r\n")[:-1]:
        if line == "-":
            messages.append([])
        else:
            messages[-1].append(line)
    assert messages.pop() == []
    return [statement(message) for message in messages]


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as file:
        print(json.dumps(read(file.read())))
