#!/usr/bin/env python3
"""Every JOSE header that the service sends matches the served description, claim by claim, with a custom claim
namespace and issuer name.

Usage: test_jose_headers.py TILLDESKD TILLDESK
"""

import base64
import json
import subprocess
import urllib.error
import urllib.request

import programs
from programs import ProgramTest, call, described, main

NAMESPACE = "https://claims.example"


def header_of(jws):
    first = jws.split(".")[0]
    return json.loads(base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)))


class JoseHeaders(ProgramTest):
    def setUp(self):
        super().setUp()
        self.profile = self.demo()["profiles"][0]
        self.own = ["--claim-namespace", NAMESPACE, "--issuer", 'Bakery "Zoet"']
        self.service = self.serve("--inbox", "on", *self.own)
        self.addCleanup(self.service.__exit__)
        self.description = described.Description(json.loads(call(f"{self.service.address}/openapi.json")[1]))

    def fits(self, name, header):
        """Fails unless `header` has every member that the schema requires, and no other."""
        schema = self.description.document["components"]["schemas"][name]
        self.assertEqual(list(header), list(schema["properties"]), name)
        self.assertIsNone(self.description.problem_of_value({"$ref": f"#/components/schemas/{name}"}, header), name)
        self.assertIn(f"{NAMESPACE}/iss", header)

    def test_a_request_and_its_refusal(self):
        key = f"{self.temporary.name}/shop.pem"
        subprocess.run(["openssl", "ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", key], check=True)
        signature = self.command("sign", "--key", key, "--profile", self.profile["id"], "--path", "/v3/payments",
                                 *self.own).strip()
        self.fits("RequestJoseHeader", header_of(signature))
        for path, name in (("/v3/payments", "SignatureBank"), ("/reconciliation/payouts", "Signature")):
            request = urllib.request.Request(self.service.address + path, headers={"Signature": signature},
                                             method="GET" if "recon" in path else "POST")
            with self.assertRaises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(request, timeout=programs.SECONDS)
            with refused.exception as answer:
                self.assertEqual(answer.status, 401)
                self.fits("ResponseJoseHeader", header_of(answer.headers[name]))

    def test_callbacks_of_both_forms(self):
        for form, name in (("specified", "CallbackJoseHeader"), ("extended", "ExtendedCallbackJoseHeader")):
            self.command("profile", "set", "--profile", self.profile["id"], "--callback-header", form)
            payment = self.creates(self.service, self.profile["apiKey"], callbackUrl=f"{self.service.address}/inbox")
            call(f"{self.service.address}/v3/payments/{payment}", self.profile["apiKey"], method="DELETE")
            message = json.loads(self.command("inbox", "show", "--payment", payment, "--wait", "60", "--json"))
            self.assertTrue(message["isGood"], message)
            self.fits(name, header_of(message["signature"]))

    def test_the_examples_name_this_service(self):
        schemas = self.description.document["components"]["schemas"]
        for name in ("RequestJoseHeader", "ResponseJoseHeader", "CallbackJoseHeader", "ExtendedCallbackJoseHeader"):
            for example in schemas[name]["examples"]:
                self.assertEqual(example[f"{NAMESPACE}/iss"], 'Bakery "Zoet"')
                self.fits(name, example)
        self.assertNotIn("tilldesk.invalid", json.dumps(self.description.document))


if __name__ == "__main__":
    main()
