"""`bank import`, `bank list`, `bank match` and `bank unmatch`: the bank's statements beside the payouts."""

import json
import pathlib
import signal
import subprocess

import programs
import waiting
from programs import ProgramTest, main, run


class Bank(ProgramTest):
    """A demo shop whose own list of payouts, as a statement of the bank account, stands for the bank's file."""

    def setUp(self):
        super().setUp()
        self.shop = self.demo(400, "2026-02-01T00:00:00Z")
        self.merchant = self.shop["profiles"][0]["merchantId"]
        payouts = json.loads(self.command("payout", "list", "--merchant", self.merchant, "--limit", "500", "--json"))
        self.payouts = {payout["payoutId"]: payout for payout in payouts["payouts"]}

    def exported(self, file_format):
        """Returns the files of the merchant's accounts."""
        folder = pathlib.Path(self.folder).parent / file_format
        folder.mkdir(exist_ok=True)
        self.command("export", "payouts", "--merchant", self.merchant, "--format", file_format,
                     "--output", str(folder / "bank"))
        return sorted(folder.iterdir())

    def large(self, iban, lines):
        """Returns an MT940 file with many lines."""
        file = pathlib.Path(self.folder).parent / "large.sta"
        file.write_text("\r\n".join([":20:LARGE", f":25:{iban}", ":28C:900/1", ":60F:C260301EUR0,00"]
                                    + [f":61:2603010301C1,00NTRFNONREF//R{i}\r\n:86:DEPOSIT {i}" for i in range(lines)]
                                    + [f":62F:C260301EUR{lines},00", "-", ""]), encoding="ascii")
        return file

    def items(self, *options):
        return json.loads(self.command("bank", "list", "--merchant", self.merchant, "--json", *options))["items"]

    def test_matches_all_payouts_and_shows_the_bytes(self):
        for is_served in (False, True):
            with self.beside(is_served):
                for file_format in ("camt053", "mt940", "coda"):
                    for file in self.exported(file_format):
                        report = json.loads(self.command("bank", "import", str(file), "--json"))
                        for statement in report["statements"]:
                            self.assertTrue(statement["account"].startswith("****"))
                        is_first = not is_served and file_format == "camt053"
                        self.assertEqual(report["added"] > 0, is_first, (file_format, report))
        listed = {item["payouts"][0]["payoutId"]: item for item in self.items()}
        with self.database() as database:
            failed = {row[0] for row in database.execute("SELECT id FROM payout WHERE status = 2")}
        self.assertEqual(set(listed), set(self.payouts) - failed)
        # Those of the present day are not exported yet.
        self.assertLessEqual({item["outcome"] for item in listed.values()}, {"matched", "awaited"})
        items = [item for item in listed.values() if item["outcome"] == "matched"]
        self.assertGreater(len(items), 20)
        files = {file.name: file.read_bytes() for file in self.exported("camt053")}
        for item in items:
            payout = item["payouts"][0]
            self.assertEqual(item["line"]["amount"], payout["amount"])
            content = files[item["line"]["file"]]
            spans = [span for part in item["evidence"] for span in part["bytes"]]
            shown = b"".join(content[s["offset"]:s["offset"] + s["length"]] for s in spans)
            self.assertEqual(shown.decode(), payout["payoutId"])
        self.assertIn("sound", self.command("verify"))

    def test_matches_by_hand_and_writes_down_who_did_it(self):
        file = self.exported("camt053")[0]
        text = file.read_text()
        for payout in self.payouts:
            text = text.replace(payout, "Z" * 24)
        file.write_text(text)
        self.command("bank", "import", str(file))
        item = next(item for item in self.items() if item["outcome"] in ("no-reference", "ambiguous"))
        line, payout = str(item["line"]["line"]), item["payouts"][0]["payoutId"]
        self.assertIn("is matched", self.command("bank", "match", "--line", line, "--payout", payout))
        again = run("bank", "match", "--data-dir", self.folder, "--line", line, "--payout", payout)
        self.assertEqual((again.returncode, again.stderr),
                         (2, "line: is matched already; unmatch it first\n"))
        matched = next(i for i in self.items() if i.get("line", {}).get("line") == int(line))
        self.assertEqual(matched["outcome"], "matched")
        self.assertTrue(matched["decision"]["by"])
        self.assertIn("no match now", self.command("bank", "unmatch", "--line", line))
        self.assertIn("is no payout", self.command("bank", "match", "--line", line, "--payout", "none"))
        trail = json.loads(self.command("audit", "--json", "--limit", "4"))["entries"]
        self.assertEqual([entry["kind"] for entry in trail],
                         ["bank-line-matched", "bank-line-unmatched", "bank-line-matched", "bank-file-read"])
        self.assertEqual({entry["actor"]["kind"] for entry in trail}, {"command line"})
        self.assertIn("sound", self.command("verify"))

    def test_refuses_what_is_no_statement_and_changes_nothing(self):
        before = self.command("audit", "--json")
        bad = pathlib.Path(self.folder).parent / "bad"
        for content, message in ((b"hello\n", "file: is no CAMT.053, MT940 or CODA file; it begins with 'hello'\n"),
                                 (b"", "file: is empty\n"),
                                 (b"<a>\0</a>", "file: line 1: must be text, but has a NUL byte\n")):
            bad.write_bytes(content)
            done = run("bank", "import", str(bad), "--data-dir", self.folder)
            self.assertEqual((done.returncode, done.stdout, done.stderr), (2, "", message))
        done = run("bank", "import", str(bad) + "-missing", "--data-dir", self.folder)
        self.assertEqual((done.returncode, done.stderr), (2, "file: is not a file\n"))
        self.assertEqual(self.command("bank", "list"), "Nothing to list.\n")
        for options, option in ((("list", "--outcome", "odd"), "outcome"), (("match", "--line", "x"), "line"),
                                (("match", "--line", "1"), "payout"), (("unmatch", "--line", "1"), "line")):
            done = run("bank", *options, "--data-dir", self.folder)
            self.assertEqual(done.returncode, 2, done)
            self.assertTrue(done.stderr.startswith(option + ": "), done.stderr)
        self.assertEqual(self.command("audit", "--json"), before)

    def test_a_killed_import_leaves_nothing_half(self):
        lines = 20_000
        with self.database() as database:
            iban, = database.execute("SELECT iban FROM profile ORDER BY seq").fetchone()
        file = self.large(iban, lines)
        staged = "(SELECT file FROM bank_staged)"
        counts = ("SELECT (SELECT count(*) FROM bank_entry WHERE file NOT IN " + staged
                  + "), (SELECT count(*) FROM bank_file WHERE seq NOT IN " + staged + ")")
        all_rows = ("SELECT (SELECT count(*) FROM bank_entry) + (SELECT count(*) FROM bank_file)"
                    " + (SELECT count(*) FROM bank_staged)")
        killed = 0
        halves = 0
        wait = 0.02
        while True:
            process = subprocess.Popen([programs.SERVICE, "bank", "import", str(file), "--data-dir", self.folder],
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            try:
                process.wait(timeout=wait)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            with self.database() as database:
                stored = database.execute(counts).fetchone()
                rows, = database.execute(all_rows).fetchone()
            self.assertIn(stored, ((0, 0), (lines, 1)))
            if stored != (0, 0):
                break
            killed += 1
            wait *= 1.3
            if rows > 0:
                halves += 1
                self.assertEqual(self.command("bank", "list", "--outcome", "other"), "Nothing to list.\n")
                self.assertIn("sound", self.command("verify"))
                self.command("bank", "match")  # starts the core
                with self.database() as database:
                    self.assertEqual(database.execute(all_rows).fetchone(), (0,))
        self.assertGreater(killed, 3)
        self.assertGreater(halves, 0)
        self.assertIn("sound", self.command("verify"))

    def test_stopping_the_command_cancels_the_import_of_the_service(self):
        with self.database() as database:
            iban, = database.execute("SELECT iban FROM profile ORDER BY seq").fetchone()
        file = self.large(iban, 200_000)

        def rows():
            """lines are staged"""
            with self.database() as database:
                return database.execute("SELECT count(*) FROM bank_entry").fetchone()[0]

        before = self.command("audit", "--json")
        with self.serve():
            process = subprocess.Popen([programs.SERVICE, "bank", "import", str(file), "--data-dir", self.folder],
                                       stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            waiting.wait_until(rows, self.folder)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=waiting.SECONDS)
            self.assertEqual((process.returncode, out, err),
                             (1, "", "Cancelled: nothing of the file is stored\n"))
            self.assertEqual(rows(), 0)
        self.assertEqual(self.command("audit", "--json"), before)

    def test_stopping_an_import_without_a_service_stores_nothing(self):
        with self.database() as database:
            iban, = database.execute("SELECT iban FROM profile ORDER BY seq").fetchone()
        file = self.large(iban, 200_000)

        def rows():
            """lines are staged"""
            with self.database() as database:
                return database.execute("SELECT count(*) FROM bank_entry").fetchone()[0]

        before = self.command("audit", "--json")
        process = subprocess.Popen([programs.SERVICE, "bank", "import", str(file), "--data-dir", self.folder],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        waiting.wait_until(rows, self.folder)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=waiting.SECONDS)
        self.assertEqual((process.returncode, out, err), (1, "", "Cancelled: nothing of the file is stored\n"))
        self.assertEqual(rows(), 0)
        self.assertEqual(self.command("audit", "--json"), before)
        self.assertIn("sound", self.command("verify"))

    def test_takes_a_relative_path_and_a_period(self):
        file = self.exported("coda")[0]
        with self.serve():
            done = run("bank", "import", file.name, "--data-dir", self.folder, cwd=file.parent)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("payouts matched", done.stdout)
        days = sorted(item["line"]["booked"] for item in self.items())
        some = self.items("--from", days[1], "--to", days[2], "--outcome", "matched")
        self.assertTrue(some)
        for item in some:
            self.assertIn(item["line"]["booked"], days[1:3])
        text = self.command("bank", "list", "--outcome", "matched")
        self.assertEqual(text.splitlines()[0].split(),
                         ["LINE", "BOOKED", "CENTS", "OUTCOME", "DAYS", "PAYOUT", "TEXT", "REASON"])


if __name__ == "__main__":
    main()
