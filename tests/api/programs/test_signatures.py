#!/usr/bin/env python3
"""The commands that sign requests and explain signatures, tested against each other, the openssl program and a
running service.

Usage: test_signatures.py TILLDESKD TILLDESK
"""

import base64
import fcntl
import json
import os
import pathlib
import pty
import select
import subprocess
import termios

from programs import ProgramTest, call, main, run

PROFILE = "0192f4c0b1a2c3d4e5f60718"
MERCHANT = "0192f4c0aa00112233445566"
AT = "2026-12-01T09:00:00.250Z"
BODY = b'{"amount": 1998, "description": "caf\xc3\xa9"}\n'
CHECKS = ["parts", "header", "typ", "alg", "kid", "crit", "iss", "sub", "path", "iat", "jti", "signature"]
NAMESPACE = "https://tilldesk.invalid"


def openssl(*arguments, data=None):
    return subprocess.run(["openssl", *arguments], input=data, check=True, capture_output=True).stdout


def base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def der_of(raw):
    """Converts an ECDSA signature from r and s to DER, the form that openssl reads."""
    def integer(data):
        data = data.lstrip(b"\0")
        data = b"\0" + data if data[0] & 0x80 else data
        return bytes([2, len(data)]) + data
    both = integer(raw[:32]) + integer(raw[32:])
    return bytes([0x30, len(both)]) + both


def raw_of(der):
    first = 4 + der[3]
    numbers = der[4:first], der[first + 2:first + 2 + der[first + 1]]
    return b"".join(number.lstrip(b"\0").rjust(32, b"\0") for number in numbers)


class Signatures(ProgramTest):
    def setUp(self):
        super().setUp()
        self.command("init")
        self.body = self.file("body.json", BODY)
        self.key = self.new_key("EC", "ec_paramgen_curve:P-256", "shop.pem")
        self.jwks = self.file("jwks.json", self.command("jwk", "--key", self.key).encode())

    def file(self, name, content):
        path = pathlib.Path(self.temporary.name, name)
        path.write_bytes(content)
        return str(path)

    def new_key(self, algorithm, option, name, *more):
        path = str(pathlib.Path(self.temporary.name, name))
        openssl("genpkey", "-quiet", "-algorithm", algorithm, "-pkeyopt", option, "-out", path, *more)
        return path

    def request(self, **changes):
        """Returns the options that describe the signed request; options set to None are left out."""
        options = {"profile": PROFILE, "path": "/v3/payments", "body": self.body, "at": AT} | changes
        return [word for name, value in options.items() if value is not None for word in (f"--{name}", value)]

    def sign(self, key=None, **changes):
        printed = self.command("sign", "--key", key or self.key, *self.request(**changes))
        self.assertRegex(printed, r"^[A-Za-z0-9_-]+\.\.[A-Za-z0-9_-]+\n$")
        return printed.strip()

    def verified(self, signature, *more, jwks=None, **changes):
        """Returns the exit code, the checks that passed and the checks that failed. Checks in neither list were
        skipped."""
        result = run("verify-signature", f"--signature={signature}", "--jwks", jwks or self.jwks, *more,
                     *self.request(**changes))
        self.assertEqual(result.stderr, "")
        lines = [line.split(None, 1) for line in result.stdout.splitlines()]
        fine = [check for check, verdict in lines if verdict == "ok"]
        wrong = [check for check, verdict in lines if verdict.startswith("FAILS: ")]
        for check, verdict in lines:
            self.assertTrue(check in fine + wrong or verdict.startswith("not checked: "), verdict)
        return result.returncode, fine, wrong

    def test_what_is_signed_is_found_right(self):
        self.assertEqual(self.verified(self.sign()), (0, CHECKS, []))
        for changes in ({"body": None}, {"path": "/v3/payments?a=b"}, {"path": "/v3/payments/x/acknowledge"},
                        {"at": "2026-12-01T10:00:00+01:00"}, {"profile": "0" * 24}):
            self.assertEqual(self.verified(self.sign(**changes), **changes), (0, CHECKS, []), changes)
        self.assertEqual(self.verified(self.sign(iss=MERCHANT), "--merchant", MERCHANT, iss=None), (0, CHECKS, []))
        self.assertEqual(self.verified(self.sign(at=None), at=None), (0, CHECKS, []))

    def test_the_check_that_fails_is_named(self):
        signature = self.sign()
        first, last = signature.split("..")
        other = self.file("other.json", b"{}")
        other_key = self.file("keys.json", self.command(
            "jwk", "--key", self.new_key("EC", "ec_paramgen_curve:P-256", "other.pem")).encode())
        for wrong, named in (({"body": other}, "signature"), ({"body": None}, "signature"),
                             ({"path": "/v3/payments/pos"}, "path"), ({"profile": "0" * 24}, "sub"),
                             ({"at": "2026-12-01T09:05:01Z"}, "iat"), ({"at": "2026-12-01T08:54:59Z"}, "iat"),
                             ({"iss": "Somebody"}, "iss sub"), ({"jwks": other_key}, "kid")):
            code, fine, fails = self.verified(signature, **wrong)
            self.assertEqual((code, fails), (1, named.split()), wrong)
            self.assertEqual(fine, [check for check in CHECKS if check in fine])
            self.assertGreaterEqual(len(fine), 9, wrong)
        self.assertEqual(self.verified(signature, at="2026-12-01T09:05:00.250Z")[0], 0)
        der = base64url(der_of(bytes_of(last)))
        for spoilt, named in ((f"{first}.{last}", "parts"), ("x", "parts"), (f"e30..{last}", "typ"),
                              (f"IQ..{last}", "header"), (f"{first}..{der}", "signature"),
                              (f"{first}..{base64url(bytes_of(last)[:-1])}", "signature")):
            code, _, fails = self.verified(spoilt)
            self.assertEqual(code, 1, spoilt)
            self.assertEqual(fails[0], named, spoilt)

    def test_a_folder_without_a_shop_does_not_give_default_names(self):
        signature = self.sign()
        for words in (["sign", "--key", self.key], ["verify-signature", f"--signature={signature}", "--jwks", self.jwks]):
            result = run(*words, *self.request(), "--data-dir", f"{self.temporary.name}/mistyped")
            self.assertEqual((result.returncode, result.stdout), (1, ""))
            self.assertIn("There is no shop in", result.stderr)

    def test_the_header_says_what_was_asked(self):
        settings = ["--issuer", "Bank", "--claim-namespace", "https://claims.example"]
        asked = ["--kid", "shop-1", "--jti", "order-7"]
        printed = self.command("sign", "--key", self.key, *asked, *self.request(), *settings)
        members = json.loads(bytes_of(printed.split(".")[0]))
        names = [f"https://claims.example/{name}" for name in ("sub", "iss", "iat", "jti", "path")]
        self.assertEqual(members, {"typ": "jose+json", "kid": "shop-1", "alg": "ES256", "crit": names,
                                   **dict(zip(names, [PROFILE, "Bank", AT, "order-7", "/v3/payments"]))})
        keys = self.file("shop-1.json", self.command("jwk", "--key", self.key, "--kid", "shop-1").encode())
        self.assertEqual(self.verified(printed.strip(), *settings, jwks=keys), (0, CHECKS, []))
        jtis = {json.loads(bytes_of(self.sign().split(".")[0]))[f"{NAMESPACE}/jti"] for _ in range(3)}
        self.assertEqual(len(jtis), 3)

    def openssl_verifies(self, key, signature, is_raw):
        header, last = signature.split("..")
        raw = bytes_of(last)
        public = self.file("public.pem", openssl("pkey", "-in", key, "-pubout"))
        proof = self.file("proof", der_of(raw) if is_raw else raw)
        signed = f"{header}.{base64url(BODY)}".encode()
        return openssl("dgst", "-sha256", "-verify", public, "-signature", proof, data=signed) == b"Verified OK\n"

    def test_openssl_agrees_with_what_is_signed(self):
        rsa = self.new_key("RSA", "rsa_keygen_bits:2048", "rsa.pem")
        for _ in range(4):  # several signatures, so that r and s have different DER lengths
            self.assertTrue(self.openssl_verifies(self.key, self.sign(), True))
        signature = self.sign(rsa)
        self.assertEqual(json.loads(bytes_of(signature.split(".")[0]))["alg"], "RS256")
        self.assertTrue(self.openssl_verifies(rsa, signature, False))
        keys = self.file("rsa.json", self.command("jwk", "--key", rsa).encode())
        self.assertEqual(self.verified(signature, jwks=keys), (0, CHECKS, []))
        code, _, wrong = self.verified(signature, jwks=keys, body=None)
        self.assertEqual((code, wrong), (1, ["signature"]))

    def test_what_openssl_signs_is_found_right(self):
        names = {name: f"{NAMESPACE}/{name}" for name in ("path", "jti", "iat", "iss", "sub")}
        members = {"crit": list(names.values()), names["path"]: "/v3/payments", names["jti"]: "7", names["iat"]: AT,
                   names["iss"]: "Tilldesk", names["sub"]: PROFILE, "alg": "ES256", "typ": "JOSE+JSON",
                   "kid": json.loads(pathlib.Path(self.jwks).read_text(encoding="ascii"))["keys"][0]["kid"]}
        header = base64url(json.dumps(members, indent=1).encode())
        der = openssl("dgst", "-sha256", "-sign", self.key, data=f"{header}.{base64url(BODY)}".encode())
        self.assertEqual(self.verified(f"{header}..{base64url(raw_of(der))}"), (0, CHECKS, []))

    def test_a_key_set_has_the_public_part_only(self):
        with open(self.jwks, encoding="ascii") as file:
            keys = json.load(file)["keys"]
        self.assertEqual(len(keys), 1)
        self.assertEqual(list(keys[0]), ["kty", "use", "alg", "kid", "crv", "x", "y"])
        point = openssl("pkey", "-in", self.key, "-pubout", "-outform", "DER")[-64:]
        self.assertEqual((keys[0]["x"], keys[0]["y"]), (base64url(point[:32]), base64url(point[32:])))
        public = self.file("public.pem", openssl("pkey", "-in", self.key, "-pubout"))
        old = self.file("old.pem", openssl("ec", "-in", self.key))
        for same in (public, old):
            self.assertEqual(json.loads(self.command("jwk", "--key", same))["keys"], keys)
        named = json.loads(self.command("jwk", "--key", self.key, "--kid", 'a "b" é'))["keys"]
        self.assertEqual(named, [keys[0] | {"kid": 'a "b" é'}])
        rsa = self.new_key("RSA", "rsa_keygen_bits:3072", "rsa.pem")
        key = json.loads(self.command("jwk", "--key", rsa))["keys"][0]
        self.assertEqual(list(key), ["kty", "use", "alg", "kid", "n", "e"])
        modulus = openssl("rsa", "-in", rsa, "-noout", "-modulus").decode().strip().split("=")[1]
        self.assertEqual((bytes_of(key["n"]), key["e"]), (bytes.fromhex(modulus), "AQAB"))

    def test_a_key_that_is_of_no_use_is_refused_without_a_question(self):
        encrypted = self.new_key("EC", "ec_paramgen_curve:P-256", "secret.pem", "-aes256", "-pass", "pass:secret")
        useless = {
            "encrypted": encrypted,
            "other curve": self.new_key("EC", "ec_paramgen_curve:P-384", "p384.pem"),
            "short": self.new_key("RSA", "rsa_keygen_bits:1024", "short.pem"),
            "text": self.file("text.pem", b"-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"),
            "nothing": self.file("empty.pem", b""),
            "long": self.file("long.pem", b"\n" * 1_048_577),
            "missing": "/nowhere/key.pem",
            "folder": self.temporary.name,
        }
        for what, path in useless.items():
            with self.subTest(what):
                self.refused(2, "key: ", "sign", "--key", path, *self.request())
                self.refused(2, "key: ", "jwk", "--key", path)
        # A command that asked for a passphrase would ask on its controlling terminal.
        ours, terminal = pty.openpty()
        self.addCleanup(os.close, ours)
        self.refused(2, "passphrase", "sign", "--key", encrypted, *self.request(), stdin=terminal,
                     start_new_session=True, preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        self.assertEqual(select.select([ours], [], [], 0)[0], [], "something was asked")
        os.close(terminal)
        public = self.file("public.pem", openssl("pkey", "-in", self.key, "-pubout"))
        self.refused(2, "key: ", "sign", "--key", public, *self.request())

    def test_wrong_options_are_named(self):
        self.refused(2, "body: ", "sign", "--key", self.key, *self.request(body="/nowhere"))
        self.refused(2, "at: ", "sign", "--key", self.key, *self.request(at="2026-12-01T09:00:00"))
        for name in ("kid", "jti"):
            self.refused(2, f"--{name} needs a value", "sign", "--key", self.key, f"--{name}", "", *self.request())
        self.refused(2, "jti: must have 1 to 200 characters", "sign", "--key", self.key, "--jti", "x" * 201,
                     *self.request())
        for path in ("v3/payments", "https://pay.example", "https:///v3/payments", "ftp://pay.example/v3"):
            self.refused(2, "path: must be a path, which begins with /", "sign", "--key", self.key,
                         *self.request(path=path))
        for path in ("/", "/v3/payments?size=1", "https://pay.example/v3/payments", "HTTP://localhost:1/v3"):
            self.sign(path=path)
        for needed in ("profile", "path"):
            self.refused(2, f"--{needed}", "sign", "--key", self.key, *self.request(**{needed: None}))
        self.refused(2, "--key", "sign", *self.request())
        self.refused(2, "--key", "jwk")
        self.refused(2, "--kid needs a value", "jwk", "--key", self.key, "--kid", "")
        self.refused(2, "jwks: ", "verify-signature", "--signature", "a", "--jwks", self.body, *self.request())
        self.refused(2, "jwks: ", "verify-signature", "--signature", "a", "--jwks", "/nowhere", *self.request())
        self.refused(2, "--jwks", "verify-signature", "--signature", "a", *self.request())

    def test_the_service_takes_what_is_signed_once(self):
        profiles = self.demo()["profiles"]
        profile, other = profiles[0]["id"], profiles[1]["id"]
        with self.serve() as service:
            url = f"{service.address}/v3/payments"

            def create(signature, data=BODY, to=url, **headers):
                return call(to, body=data, headers={"Signature": signature, **headers})
            here = {"profile": profile, "at": None}
            early = self.sign(**here)
            self.assertEqual(create(early)[0], 401)
            self.command("profile", "set", "--profile", profile, "--jwks", self.jwks)
            signature = self.sign(**here)
            status, answer = create(signature)
            self.assertEqual(status, 201, answer)
            self.assertEqual(json.loads(answer)["creditor"]["profileId"], profile)
            self.assertEqual(json.loads(answer)["description"], "café")
            self.assertEqual(create(signature)[0], 401, "the same request again")
            self.assertEqual(create(self.sign(**here), BODY + b" ")[0], 401)
            self.assertEqual(create(self.sign(**here | {"path": "/v3/payments/pos"}))[0], 401)
            self.assertEqual(create(self.sign(**here | {"profile": other}))[0], 401)
            self.assertEqual(create(self.sign(**here | {"at": AT.replace("2026", "2020")}))[0], 401)
            self.assertEqual(create(self.sign(**here, iss="Somebody"))[0], 401)
            self.assertEqual(create(self.sign(**here, iss=profiles[0]["merchantId"]))[0], 201)
            both = {"Authorization": f"Bearer {profiles[1]['apiKey']}"}
            self.assertEqual(create(self.sign(**here), **both)[0], 401)
            target = f"/v3/payments/{json.loads(answer)['paymentId']}"
            read = self.sign(**here | {"path": target, "body": None})
            self.assertEqual(call(service.address + target, headers={"Signature": read})[0], 200)

    def test_the_service_checks_by_its_own_clock_and_remembers_over_a_restart(self):
        profile = self.demo()["profiles"][0]["id"]
        self.command("profile", "set", "--profile", profile, "--jwks", self.jwks)
        self.command("clock", "freeze")
        self.command("clock", "set", "--to", AT.replace("2026", "2031"))
        signature = self.sign(profile=profile, at=AT.replace("2026", "2031"))
        for expected in (201, 401):
            with self.serve() as service:
                answer = call(f"{service.address}/v3/payments", body=BODY, headers={"Signature": signature})
                self.assertEqual(answer[0], expected, answer)
                service.stop()


if __name__ == "__main__":
    main()
