#!/usr/bin/env python3
"""The endpoint with TLS, on loopback and on the network; curl is a caller that trusts only the service's authority.

Usage: test_network.py TILLDESKD TILLDESK
"""

import pathlib
import re
import subprocess

from programs import SECONDS, ProgramTest, main, run

LINES = re.compile(r"listening on (\S+)\nopen to the network at (https://[0-9.]+:[1-9]\d*)\n"
                   r"callers must trust (.+)\n$")


def curl(*arguments):
    """Runs curl. Returns its exit code and output."""
    done = subprocess.run(["curl", "--silent", "--max-time", str(SECONDS), "--noproxy", "*", *arguments],
                          capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


class Network(ProgramTest):
    def told(self, service):
        """Reads the addresses and the authority's file from the three lines that the service prints."""
        if not service.line:
            service.process.wait()
            if "has no network" in service.said():
                self.skipTest("this computer has no network")
        match = LINES.match(service.line + "".join(service.process.stdout.readline() for _ in range(2)))
        self.assertTrue(match, service.line)
        return match.groups()

    def test_the_network_is_served_with_a_certificate_of_an_own_authority(self):
        self.demo()
        with self.serve("--lan", "on", "--lan-port", "0") as service:
            here, there, authority = self.told(service)
            self.assertEqual(pathlib.Path(authority), pathlib.Path(self.folder, "tls", "ca.pem"))
            self.assertEqual(curl("--cacert", authority, f"{there}/health")[0], 0)
            self.assertIn('"UP"', curl("--cacert", authority, f"{there}/health")[1])
            self.assertEqual(curl(f"{there}/health")[0], 60, "nobody else vouches for it")
            self.assertEqual(curl(f"{here}/health")[0], 0)
            self.assertNotIn("PRIVATE", pathlib.Path(authority).read_text(encoding="ascii"))

            status = ["--output", "/dev/null", "--write-out", "%{http_code}"]
            self.assertEqual(curl(*status, f"{here}/sim/clock"), (0, "200"))
            self.assertEqual(curl(*status, "--cacert", authority, f"{there}/sim/clock"), (0, "404"))

    def test_links_lead_to_the_network(self):
        key = self.demo()["profiles"][0]["apiKey"]
        with self.serve("--lan", "on", "--lan-port", "0") as service:
            _, there, authority = self.told(service)
            _, created = curl("--cacert", authority, "--header", f"Authorization: Bearer {key}",
                              "--data", '{"amount": 1}', f"{there}/v3/payments")
            self.assertIn(f'"self":{{"href":"{there}/v3/payments/', created)

    def test_the_authority_stays_the_same(self):
        authorities = set()
        for _ in range(2):
            with self.serve("--lan", "on", "--lan-port", "0") as service:
                authorities.add(pathlib.Path(self.told(service)[2]).read_bytes())
                self.assertEqual(service.stop()[0], 0)
        self.assertEqual(len(authorities), 1)

    def test_this_computer_is_served_with_tls_when_asked(self):
        with self.serve("--tls", "on") as service:
            self.assertRegex(service.line, r"^listening on https://127\.0\.0\.1:[1-9]\d*\n$")
            trust = service.process.stdout.readline()
            self.assertRegex(trust, "^callers must trust ")
            authority = trust.removeprefix("callers must trust ").strip()
            for name in ("127.0.0.1", "localhost"):
                health = f"{service.address}/health".replace("127.0.0.1", name)
                self.assertEqual(curl("--cacert", authority, health)[0], 0, name)
            self.assertIn("use https", curl(f"{service.address}/health".replace("https", "http"))[1])

    def test_an_identity_that_is_of_no_use_is_refused(self):
        for option in ("--tls-certificate", "--tls-key"):
            for switch in ("--tls", "--lan"):
                result = run("serve", "--data-dir", self.folder, "--port", "0", "--lan-port", "0", switch, "on",
                             option, "/nowhere/it.pem")
                self.assertEqual((result.returncode, result.stdout), (1, ""), result.stderr)
                self.assertNotEqual(result.stderr, "")
        result = run("serve", "--data-dir", self.folder, "--tls", "yes")
        self.assertEqual((result.returncode, result.stdout), (2, ""))
        self.assertIn("tls", result.stderr)


if __name__ == "__main__":
    main()
