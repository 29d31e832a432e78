#!/usr/bin/env python3
"""The month's pack that is made by itself and sent by e-mail, with a real mail server (aiosmtpd).

Usage: test_month_mail.py TILLDESKD TILLDESK
"""

import datetime
import hashlib
import io
import json
import pathlib
import socket
import sys
import tempfile
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "support"))
import mail_server  # noqa: E402
import waiting  # noqa: E402
from mail_server import PASSWORD, USER  # noqa: E402
from programs import ProgramTest, main, run  # noqa: E402

TO = "boekhouder@kantoor.example"


def last_month():
    return (datetime.date.today().replace(day=1) - datetime.timedelta(days=1)).strftime("%Y-%m")


class MonthMail(ProgramTest):
    @classmethod
    def setUpClass(cls):
        cls.tls = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.tls.cleanup)
        cls.certificates = mail_server.make_certificates(pathlib.Path(cls.tls.name) / "tls")

    def setUp(self):
        super().setUp()
        outside = pathlib.Path(self.temporary.name)
        self.place = outside / "for the accountant"
        self.place.mkdir()
        self.command("demo", "--payments", "60", "--until", f"{last_month()}-25T18:00:00Z")
        self.secret = outside / "secret"
        self.secret.write_text(PASSWORD + "\n", encoding="utf-8")

    def settings(self, port, **changed):
        values = {"packFolder": self.place, "packDay": 1, "packTime": "00:00", "packLanguage": "nl", "packTo": TO,
                  "mailServer": "localhost", "mailPort": port, "mailUser": USER, "mailFrom": USER,
                  "mailCaFile": self.certificates / "ca.pem", "logFile": pathlib.Path(self.folder) / "log"} | changed
        text = "".join(f"{name} = {value}\n" for name, value in values.items())
        (pathlib.Path(self.folder) / "tilldesk.ini").write_text(text, encoding="utf-8")

    def now(self, code=0):
        done = run("export", "month", "--now", "--data-dir", self.folder)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout

    def stores_password(self):
        self.assertIn("stored", self.command("export", "mail-password", "--password-file", str(self.secret)))

    def entries(self, kind):
        return [json.loads(facts) for facts, in self.rows(f"SELECT facts FROM audit_trail WHERE kind = {kind}")]

    def rows(self, sql):
        with self.database() as connection:
            return connection.execute(sql).fetchall()

    def zips(self):
        return sorted(self.place.glob("*.zip"))

    def hides_the_password(self):
        for path in pathlib.Path(self.folder).iterdir():
            if path.is_file():
                self.assertNotIn(PASSWORD.encode(), path.read_bytes(), path)

    def test_sends_the_zipped_pack_over_tls_and_starttls(self):
        for security in ("tls", "starttls"):
            with self.subTest(security), mail_server.serving(self.certificates, security) as (port, server):
                self.settings(port, mailSecurity=security)
                self.stores_password()
                said = self.now()
                self.assertIn(f"sent to:        {TO}", said)
                (to, mail), = server.mails
                self.assertEqual(to, [TO])
                self.assertEqual((mail["From"], mail["To"]), (USER, TO))
                self.assertEqual(mail["Subject"], f"Tilldesk {last_month()}")
                files = {part.get_filename(): part.get_content() for part in mail.iter_attachments()}
                self.assertEqual(sorted(files), [path.name for path in self.zips()])
                self.assertEqual(len(files), 2)  # one for each merchant
                body = mail.get_body(("plain",)).get_content()
                for path in self.zips():
                    seal = hashlib.sha256(path.read_bytes()).hexdigest()
                    self.assertEqual(files[path.name], path.read_bytes())
                    self.assertIn(seal, said)
                    self.assertIn(seal, body)
                self.hides_the_password()
        self.assertEqual(len(self.entries(54)), 2)
        self.assertEqual(self.entries(54)[0]["to"], [TO])

    def test_names_the_setting_of_a_missing_sender(self):
        self.settings(1, mailFrom="", mailUser="")
        self.assertRegex(self.now(1), r"not sent: +mailFrom: ")

    def test_the_zip_is_the_pack(self):
        self.settings(1, mailServer="")
        self.now()
        self.command("export", "pack", "--month", last_month(), "--output", str(self.place / "apart"),
                     "--language", "nl")
        for path in self.zips():
            with zipfile.ZipFile(path) as archive:
                self.assertIsNone(archive.testzip())
                # The noon of the month's last day: a pack that is made again is the same file.
                ends = datetime.date.today().replace(day=1) - datetime.timedelta(days=1)
                self.assertEqual({entry.date_time for entry in archive.infolist()},
                                 {(ends.year, ends.month, ends.day, 12, 0, 0)})
                zipped = {name: archive.read(name) for name in archive.namelist()}
            apart = self.place / "apart"
            found = {str(file.relative_to(apart)): file.read_bytes() for file in (apart / path.stem).rglob("*")
                     if file.is_file()}
            self.assertEqual(sorted(zipped), sorted(found))
            sums = zipped[f"{path.stem}/SHA256SUMS"].decode()
            for line in sums.splitlines():
                seal, name = line.split("  ", 1)
                self.assertEqual(hashlib.sha256(zipped[f"{path.stem}/{name}"]).hexdigest(), seal)
        self.assertFalse([path for path in self.place.iterdir() if path.name.startswith(".")])
        self.assertEqual(self.entries(54), [])
        facts, = self.entries(52)
        self.assertEqual(facts["sha256"], [hashlib.sha256(path.read_bytes()).hexdigest() for path in self.zips()])

    def test_says_why_a_mail_was_not_sent(self):
        other = mail_server.make_certificates(pathlib.Path(self.temporary.name) / "other", "mail.other.example")
        with socket.socket() as closed:
            closed.bind(("127.0.0.1", 0))
            down = closed.getsockname()[1]
        cases = ((self.certificates, "tls", {"mailCaFile": ""}, "its certificate is not valid"),
                 (other, "tls", {"mailCaFile": other / "ca.pem"}, "its certificate is not valid"),
                 (self.certificates, "tls", {"mailUser": "somebody"}, "it refused the name or the password"),
                 (self.certificates, "none", {"mailSecurity": "starttls"}, "it offers no encryption"),
                 (self.certificates, "none", {}, "no encrypted connection"),
                 (self.certificates, "tls", {"mailPort": down}, "it does not answer"))
        for certificates, security, changed, reason in cases:
            with self.subTest(reason), mail_server.serving(certificates, security) as (port, server):
                self.settings(port, **changed)
                self.stores_password()
                said = self.now(code=1)
                self.assertIn("not sent:", said)
                self.assertIn(reason, said)
                self.assertEqual(server.mails, [])
                self.assertEqual(len(self.zips()), 2)  # the files stay
                self.hides_the_password()
        with mail_server.serving(self.certificates) as (port, server):
            server.refuses = "552 too much for this mailbox"
            self.settings(port)
            self.assertIn("it refused the message (SMTP reply 552)", self.now(code=1))
        self.assertEqual(len(self.entries(55)), len(cases) + 1)

    def test_sends_nothing_without_the_password(self):
        with mail_server.serving(self.certificates) as (port, server):
            self.settings(port)
            self.assertIn("the password of the mail server is not stored", self.now(code=1))
            self.assertEqual(server.mails, [])

    def test_a_service_makes_and_sends_the_last_month_once(self):
        with mail_server.serving(self.certificates) as (port, server):
            self.settings(port)
            self.stores_password()
            with self.serve():
                waiting.wait_until(lambda: self.entries(54), self.folder)
                self.assertEqual(len(server.mails), 1)
                shown = run("export", "month", "--data-dir", self.folder).stdout
                self.assertIn(f"month:          {last_month()}", shown)
            with self.serve() as service:  # after a restart nothing is due
                self.assertIn("password:       stored", run("export", "month", "--data-dir", self.folder).stdout)
                service.stop()
            self.assertEqual(len(server.mails), 1)
        self.assertEqual(len(self.entries(52)), 1)
        with zipfile.ZipFile(io.BytesIO(self.zips()[0].read_bytes())) as archive:
            self.assertTrue(any(name.endswith(".pdf") for name in archive.namelist()))

    def test_a_service_tries_again_later(self):
        with socket.socket() as closed:
            closed.bind(("127.0.0.1", 0))
            self.settings(closed.getsockname()[1])
        self.stores_password()
        with self.serve():
            waiting.wait_until(lambda: self.entries(55), self.folder)
            shown = run("export", "month", "--data-dir", self.folder).stdout
        self.assertIn("not sent:", shown)
        self.assertIn("next try:", shown)

    def test_a_failed_pack_is_recorded(self):
        self.settings(1, packFolder=self.place / "missing", mailServer="")
        with self.serve():
            facts, = waiting.wait_until(lambda: self.entries(53), self.folder)
        self.assertIn("is no folder", facts["problem"])
        self.assertIn("the month's pack failed", (pathlib.Path(self.folder) / "log").read_text(encoding="utf-8"))

    def test_refuses_wrong_settings(self):
        for name, value, rule in (("packDay", "29", "1 to 28"), ("packTo", "nobody", "e-mail addresses"),
                                  ("mailSecurity", "none", "tls or starttls"), ("mailFrom", "a b@c", "e-mail address"),
                                  ("mailServer", "smtp://x", "name of a computer")):
            self.settings(1, **{name: value})
            done = run("export", "month", "--data-dir", self.folder)
            self.assertEqual(done.returncode, 2, name)
            self.assertIn(rule, done.stderr)


if __name__ == "__main__":
    main()
