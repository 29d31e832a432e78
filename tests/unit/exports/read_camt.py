"""Strict reader of camt.053 and camt.054: prints the content, or fails with the first error.

usage: read_camt.py FILE

Written from the standard's documents only; shares no code with the export. Prints JSON: a list of
statements with account, number, sequence, day, opening, closing and entries (cents).
"""
import datetime
import json
import sys
import xml.etree.ElementTree as ElementTree
from decimal import Decimal

CREDIT, DEBIT = "CRDT", "DBIT"


class Reader:
    def __init__(self, path):
        self.root = ElementTree.parse(path).getroot()
        self.space = self.root.tag[: self.root.tag.index("}") + 1]
        self.version = self.space[-4:-1].lstrip(".")

    def all(self, node, path):
        return node.findall("/".join(self.space + name for name in path.split("/")))

    def one(self, node, path):
        found = self.all(node, path)
        assert len(found) == 1, f"{path}: {len(found)} times"
        return found[0]

    def text(self, node, path, default=None):
        found = self.all(node, path)
        if not found and default is not None:
            return default
        assert len(found) == 1 and found[0].text, f"{path}: {len(found)} times, or empty"
        return found[0].text

    def cents(self, node, path):
        element = self.one(node, path)
        assert element.get("Ccy") == "EUR", f"{path}: no euros"
        return to_cents(element.text)

    def signed(self, node):
        sign = {CREDIT: 1, DEBIT: -1}[self.text(node, "CdtDbtInd")]
        return sign * self.cents(node, "Amt")

    def time(self, node, path):
        moment = datetime.datetime.fromisoformat(self.text(node, path))
        assert moment.tzinfo is not None, f"{path}: no zone"
        return moment

    def day(self, node, path):
        return datetime.date.fromisoformat(self.text(node, path + "/Dt"))

    def balance(self, statement, code):
        found = [b for b in self.all(statement, "Bal") if self.text(b, "Tp/CdOrPrtry/Cd") == code]
        assert len(found) == 1, f"{code}: {len(found)} times"
        return self.signed(found[0]), self.day(found[0], "Dt")

    def totals(self, node, entries):
        totals = self.one(node, "TxsSummry/TtlNtries")
        cents = [entry["cents"] for entry in entries]
        for each, these in ((totals, cents),
                            (self.one(node, "TxsSummry/TtlCdtNtries"), [c for c in cents if c > 0]),
                            (self.one(node, "TxsSummry/TtlDbtNtries"), [c for c in cents if c < 0])):
            assert int(self.text(each, "NbOfNtries")) == len(these), "number of entries"
            assert to_cents(self.text(each, "Sum")) == sum(map(abs, these)), "sum of entries"
        net = totals if self.version == "02" else self.one(totals, "TtlNetNtry")
        sign = {CREDIT: 1, DEBIT: -1}[self.text(net, "CdtDbtInd")]
        amount = self.text(net, "TtlNetNtryAmt" if self.version == "02" else "Amt")
        assert sign * to_cents(amount) == sum(cents), "net of entries"

    def entry(self, entry, day):
        status = "Sts" if self.version == "02" else "Sts/Cd"
        assert self.text(entry, status) == "BOOK"
        assert self.text(entry, "BkTxCd/Domn/Cd") == "PMNT"
        self.code(entry, self.text(entry, "CdtDbtInd"))
        for name in ("BookgDt", "ValDt"):
            assert day is None or self.day(entry, name) == day, f"{name} is of another day"
        return {"cents": self.signed(entry), "id": self.text(entry, "AcctSvcrRef"),
                "day": str(self.day(entry, "BookgDt"))}

    def code(self, node, direction):
        code = self.text(node, "BkTxCd/Domn/Fmly/Cd")
        assert code == {CREDIT: "RCDT", DEBIT: "ICDT"}[direction], "the code is of the other direction"

    def account(self, node):
        """Returns the account: an IBAN, or an id of another kind."""
        iban = self.text(node, "Acct/Id/IBAN", "")
        return iban or self.text(node, "Acct/Id/Othr/Id")

    def reference(self, details):
        """Returns the structured reference, which must have its type and issuer."""
        node = self.all(details, "RmtInf/Strd/CdtrRefInf")
        if not node:
            return ""
        assert self.text(node[0], "Tp/CdOrPrtry/Cd") == "SCOR"
        found = self.text(node[0], "Ref")
        assert self.text(node[0], "Tp/Issr") == ("ISO" if found.startswith("RF") else "BBA")
        assert found.startswith("RF") or (len(found) == 12 and found.isdigit())
        return found

    def statement(self, statement):
        opening, opened = self.balance(statement, "OPBD")
        closing, closed = self.balance(statement, "CLBD")
        begin, end = (self.time(statement, f"FrToDt/{name}") for name in ("FrDtTm", "ToDtTm"))
        assert opened == closed == begin.date() == end.date(), "not of one day"
        assert self.time(statement, "CreDtTm") >= end, "made before the day is over"
        entries = []
        for node in self.all(statement, "Ntry"):
            entry = self.entry(node, closed)
            details = self.one(node, "NtryDtls/TxDtls")
            assert self.text(details, "Refs/AcctSvcrRef") == entry["id"]
            line = self.line(details, self.text(node, "CdtDbtInd"))
            assert line.pop("cents") == entry["cents"]
            entry |= line
            entries.append(entry)
        assert entries, "no entries"
        self.totals(statement, entries)
        assert opening + sum(e["cents"] for e in entries) == closing, "the balances do not add up"
        return {"account": self.account(statement), "name": self.text(statement, "Acct/Nm"),
                "note": self.text(statement, "AddtlStmtInf", ""),
                "owner": self.text(statement, "Acct/Ownr/Nm"), "id": self.text(statement, "Id"),
                "number": int(self.text(statement, "LglSeqNb")),
                "sequence": int(self.text(statement, "ElctrncSeqNb")), "day": str(closed),
                "opening": opening, "closing": closing, "entries": entries}

    def line(self, details, direction):
        self.code(details, direction)
        cents = self.cents(details, "AmtDtls/TxAmt/Amt")
        if self.version != "02":
            assert self.cents(details, "Amt") == cents
            assert self.text(details, "CdtDbtInd") == direction
        name = ("Dbtr" if direction == CREDIT else "Cdtr") + ("/Nm" if self.version == "02" else "/Pty/Nm")
        times = self.all(details, "RltdDts/TxDtTm")
        return {"cents": cents if direction == CREDIT else -cents,
                "payment": self.text(details, "Refs/EndToEndId"),
                "refund": self.text(details, "Refs/TxId", ""),
                "instruction": self.text(details, "Refs/InstrId", ""),
                "reference": self.reference(details),
                "text": self.text(details, "RmtInf/Ustrd", ""),
                "name": self.text(details, "RltdPties/" + name, ""),
                "at": self.time(details, "RltdDts/TxDtTm").timestamp() if times else 0}

    def notification(self, notification):
        """Each entry has one batch of one direction, so that nothing depends on the sign of a detail."""
        entries, lines = [], []
        for node in self.all(notification, "Ntry"):
            entry = self.entry(node, None)
            direction = self.text(node, "CdtDbtInd")
            batch = self.one(node, "NtryDtls")
            assert self.text(batch, "Btch/CdtDbtInd") == direction
            these = [self.line(details, direction) for details in self.all(batch, "TxDtls")]
            assert these, "an empty batch"
            assert int(self.text(batch, "Btch/NbOfTxs")) == len(these), "number of a batch"
            assert self.cents(batch, "Btch/TtlAmt") == abs(entry["cents"]), "sum of a batch"
            assert sum(line["cents"] for line in these) == entry["cents"], "the lines are not the entry"
            entries.append(entry)
            lines += these
        self.totals(notification, entries)
        assert len({entry["id"] for entry in entries}) == len(entries), "two entries have one reference"
        return {"account": self.text(notification, "Acct/Id/IBAN"), "id": self.text(notification, "Id"),
                "owner": self.text(notification, "Acct/Ownr/Nm"), "entries": entries, "lines": lines}

    def read(self):
        message = self.root[0]
        assert len(self.text(message, "GrpHdr/MsgId")) <= 35
        made = self.time(message, "GrpHdr/CreDtTm")
        if message.tag == self.space + "BkToCstmrStmt":
            statements = self.all(message, "Stmt")
            assert made == max(self.time(s, "CreDtTm") for s in statements), "made at another time"
            return [self.statement(s) for s in statements]
        return self.notification(self.one(message, "Ntfctn"))


def to_cents(text):
    cents = Decimal(text) * 100
    assert cents == cents.to_integral_value(), f"{text}: parts of cents"
    return int(cents)


if __name__ == "__main__":
    print(json.dumps(Reader(sys.argv[1]).read(), ensure_ascii=True))
