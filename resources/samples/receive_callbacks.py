#!/usr/bin/env python3
"""Receives callbacks as a shop must: believes nothing before every check has passed. Prints each new payment status.

usage: receive_callbacks.py KEY_SET PROFILE [URL [ISSUER [NAMESPACE]]]       needs python3-cryptography
KEY_SET: address of the service's keys; URL: callback URL of the payments, on which this program listens
"""
import base64, datetime, hashlib, http.server, json, re, sys, urllib.parse, urllib.request
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256

DEFAULTS = ["http://127.0.0.1:8500/callback", "Tilldesk", "https://tilldesk.invalid"]
KEY_SET, PROFILE, URL, ISSUER, NAMESPACE = sys.argv[1:] + DEFAULTS[len(sys.argv) - 3:]
keys, seen, place = {}, set(), urllib.parse.urlsplit(URL)  # a real shop stores the seen ids in its database

def check(name, holds):
    if not holds:
        raise ValueError(name)

def decoded(text):
    check("base64url", re.fullmatch("[A-Za-z0-9_-]+", text))
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))

def certificate_of(kid):
    if kid not in keys:  # if strangers can send requests, limit how often the key set is fetched
        with urllib.request.urlopen(KEY_SET, timeout=10) as answer:
            keys.update({key["kid"]: base64.b64decode(key["x5c"][0]) for key in json.load(answer)["keys"]})
    check("kid", kid in keys)
    return keys[kid]

def verified_id(signature, body):
    """Returns the callback's id. Raises ValueError with the name of the failed check."""
    first, middle, last = signature.split(".")
    header, raw = json.loads(decoded(first)), decoded(last)
    check("parts", middle == "")
    check("typ", header["typ"].lower() == "jose+json")
    check("alg", header["alg"] == "ES256" and len(raw) == 64)
    certificate = certificate_of(header["kid"])
    check("x5t#S256", decoded(header["x5t#S256"]) == hashlib.sha256(certificate).digest())
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    signed = f"{first}.".encode() + base64.urlsafe_b64encode(body).rstrip(b"=")
    x509.load_der_x509_certificate(certificate).public_key().verify(der, signed, ec.ECDSA(SHA256()))
    sub, *names = [f"{NAMESPACE}/{name}" for name in ("sub", "iss", "iat", "jti", "path")]
    issuer, issued_at, callback, path = (header[name] for name in names)
    extended = sub in header["crit"]  # the profile's callbackHeader is `extended`
    check("crit", sorted(header["crit"]) == sorted(names + [sub] * extended))
    check("iss", issuer == ISSUER)
    check("sub", {header["sub"], header.get(sub, PROFILE)} == {PROFILE})
    check("path", path == (URL if extended else place.path))
    age = datetime.datetime.now(datetime.timezone.utc) - datetime.datetime.fromisoformat(issued_at.replace("Z", "+00:00"))
    check("iat", abs(age) < datetime.timedelta(minutes=5))
    return callback

class Shop(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(min(int(self.headers.get("Content-Length", 0)), 65536))
        try:
            callback, payment = verified_id(self.headers.get("Signature", ""), body), json.loads(body)
            if callback not in seen:  # a repeated callback gets a 204 and changes nothing
                print(payment["status"], payment["paymentId"], payment["amount"], flush=True)
            seen.add(callback)
            self.send_response(204)
        except Exception as fault:  # whatever is wrong, the callback is not trusted
            print("refused:", str(fault) or type(fault).__name__, flush=True)
            self.send_response(401)
        self.end_headers()

    def log_message(self, *_): pass

server = http.server.ThreadingHTTPServer((place.hostname, place.port or 80), Shop)
print("listening on", URL, flush=True)
server.serve_forever()
