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
        sums = [totals, self.one(node, "TxsSummry/TtlCdtNtries")]
        for each in sums:
            assert int(self.text(each, "NbOfNtries")) == len(entries), "number of entries"
            assert to_cents(self.text(each, "Sum")) == sum(e["cents"] for e in entries), "sum of entries"
        debits = self.one(node, "TxsSummry/TtlDbtNtries")
        assert self.text(debits, "NbOfNtries") == "0" and to_cents(self.text(debits, "Sum")) == 0
        net = "TtlNetNtryAmt" if self.version == "02" else "TtlNetNtry/Amt"
        assert to_cents(self.text(totals, net)) == sum(e["cents"] for e in entries), "net of entries"

    def entry(self, entry, day):
        status = "Sts" if self.version == "02" else "Sts/Cd"
        assert self.text(entry, status) == "BOOK"
        assert self.text(entry, "BkTxCd/Domn/Cd") == "PMNT"
        assert self.text(entry, "BkTxCd/Domn/Fmly/Cd") == "RCDT"
        for name in ("BookgDt", "ValDt"):
            assert day is None or self.day(entry, name) == day, f"{name} is of another day"
        return {"cents": self.signed(entry), "id": self.text(entry, "AcctSvcrRef"),
                "day": str(self.day(entry, "BookgDt"))}

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
            assert self.text(details, "Refs/EndToEndId") == entry["id"]
            assert self.cents(details, "AmtDtls/TxAmt/Amt") == entry["cents"]
            entry["text"] = self.text(details, "RmtInf/Ustrd")
            entries.append(entry)
        assert entries, "no entries"
        self.totals(statement, entries)
        assert opening + sum(e["cents"] for e in entries) == closing, "the balances do not add up"
        return {"account": self.text(statement, "Acct/Id/IBAN"),
                "owner": self.text(statement, "Acct/Ownr/Nm"), "id": self.text(statement, "Id"),
                "number": int(self.text(statement, "LglSeqNb")),
                "sequence": int(self.text(statement, "ElctrncSeqNb")), "day": str(closed),
                "opening": opening, "closing": closing, "entries": entries}

    def line(self, details, direction):
        code = self.text(details, "BkTxCd/Domn/Fmly/Cd")
        assert code == {CREDIT: "RCDT", DEBIT: "ICDT"}[direction], "the code is of the other direction"
        cents = self.cents(details, "AmtDtls/TxAmt/Amt")
        if self.version != "02":
            assert self.cents(details, "Amt") == cents
            assert self.text(details, "CdtDbtInd") == direction
        name = ("Dbtr" if direction == CREDIT else "Cdtr") + ("/Nm" if self.version == "02" else "/Pty/Nm")
        return {"cents": cents if direction == CREDIT else -cents,
                "payment": self.text(details, "Refs/EndToEndId"),
                "refund": self.text(details, "Refs/TxId", ""),
                "reference": self.text(details, "RmtInf/Strd/CdtrRefInf/Ref", ""),
                "text": self.text(details, "RmtInf/Ustrd", ""),
                "name": self.text(details, "RltdPties/" + name, ""),
                "at": self.time(details, "RltdDts/TxDtTm").timestamp()}

    def notification(self, notification):
        node = self.one(notification, "Ntry")
        entry = self.entry(node, None)
        self.totals(notification, [entry])
        lines = []
        for batch in self.all(node, "NtryDtls"):
            direction = self.text(batch, "Btch/CdtDbtInd")
            these = [self.line(details, direction) for details in self.all(batch, "TxDtls")]
            assert these, "an empty batch"
            assert int(self.text(batch, "Btch/NbOfTxs")) == len(these), "number of a batch"
            assert self.cents(batch, "Btch/TtlAmt") == abs(sum(l["cents"] for l in these)), "sum of a batch"
            lines += these
        assert sum(l["cents"] for l in lines) == entry["cents"], "the lines are not the entry"
        return {"account": self.text(notification, "Acct/Id/IBAN"),
                "owner": self.text(notification, "Acct/Ownr/Nm"), "entry": entry, "lines": lines}

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
