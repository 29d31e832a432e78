"""`find`: what the window's search box finds, on the command line."""

import contextlib
import json
import sqlite3

from programs import ProgramTest, call, main


class Find(ProgramTest):
    """Each test has its own demo shop with a payment of its own."""

    def setUp(self):
        super().setUp()
        self.shop = self.demo(200, "2026-02-01T00:00:00Z")
        self.profile = self.shop["profiles"][0]["id"]
        key = self.shop["profiles"][0]["apiKey"]
        with self.serve() as service:
            self.own = self.creates(service, key, amount=987654, reference="Zebra 4711",
                                    description="one striped crème brûlée")
            call(f"{service.address}/sim/payments/{self.own}/identify", method="POST")
            service.stop()

    def find(self, *words):
        return json.loads(self.command("find", *words, "--json"))

    def reasons(self, *words):
        """Returns the reason for which each search finds the own payment."""
        return {hit["reason"] for hit in self.find(*words)["hits"]
                if hit["kind"] == "payment" and hit["id"] == self.own}

    def test_finds_by_each_meaning_beside_a_service_and_without(self):
        for is_served in (False, True):
            with self.beside(is_served):
                for text, reason in (("9876,54", "amount"), ("€ 9.876,54", "amount"), ("zebra", "reference"),
                                     ("a 4711", "reference"), ("CREME brulee", "description"),
                                     (self.own[-8:], "id"), ("status:scanned", "filters"),
                                     ("amount:>=9000", "filters")):
                    self.assertEqual(self.reasons(text), {reason}, text)
                self.assertEqual(self.find("no such thing")["hits"], [])

    def test_finds_what_has_just_been_created(self):
        with self.serve() as service:
            for number in range(3):
                made = self.creates(service, self.shop["profiles"][0]["apiKey"], reference=f"Quagga {number}")
                hits = self.find(f"quagga {number}")["hits"]
                self.assertEqual([hit["id"] for hit in hits], [made])

    def test_shows_other_records_and_limits_them(self):
        found = self.find("status:paid", "--limit", "5")
        self.assertEqual({hit["kind"] for hit in found["hits"]} - {"refund"}, {"payment"})
        self.assertEqual(sum(hit["kind"] == "payment" for hit in found["hits"]), 5)
        self.assertIn("payment", found["more"])
        times = [hit["at"] for hit in found["hits"] if hit["kind"] == "payment"]
        self.assertEqual(times, sorted(times, reverse=True))
        self.assertEqual(self.find("zebra", "--profile", self.shop["profiles"][1]["id"])["hits"], [])

    def test_prints_a_table_without_whole_account_numbers(self):
        text = self.command("find", "zebra")
        self.assertEqual(text.splitlines()[0].split()[:4], ["KIND", "ID", "REASON", "STATUS"])
        self.assertIn(self.own, text)
        self.assertEqual(self.command("find", "no such thing"), "Nothing found.\n")
        with contextlib.closing(sqlite3.connect(f"{self.folder}/tilldesk.db")) as db:
            (iban,) = db.execute("SELECT debtor_iban FROM payment WHERE id = ?", (self.own,)).fetchone()
        found = self.command("find", iban[-4:], "--json")
        self.assertIn(self.own, found)
        self.assertIn(iban[-4:], found)
        self.assertNotIn(iban, found)

    def test_names_the_mistake(self):
        for text, named in (("stat:paid", "“stat” is no filter. Did you mean status?"),
                            ("amount:abc", "“abc” is not an amount"), ("day:noday", "“noday” is not a day"),
                            ("status:pad", "“pad” is no value of status. Did you mean paid?"),
                            ("payer:", "“payer:” has no value"), ("x" * 10_000, "more than 500 characters"),
                            ("", "find needs a text")):
            self.refused(2, named, "find", text)
        self.refused(2, "limit", "find", "zebra", "--limit", "0")
        for hostile in ('"', '" OR "', "NEAR(a b)", "a*", "'; DROP TABLE payment; --", "%_!", "{a} ^b -c"):
            self.assertEqual(self.find(hostile)["unsearched"], 0, hostile)

    def test_the_index_is_sound(self):
        with self.serve() as service:
            service.stop()
        self.assertIn("ok  search index: ", self.command("verify"))


if __name__ == "__main__":
    main()
