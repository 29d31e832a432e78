"""Signs and verifies with the openssl program, so that the service's own code does not check itself."""

import base64
import datetime
import json
import pathlib
import subprocess
import uuid

NAMESPACE = "https://tilldesk.invalid"
CLAIMS = ("sub", "iss", "iat", "jti", "path")


def base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def openssl(*arguments, data=None):
    return subprocess.run(["openssl", *arguments], input=data, check=True, capture_output=True).stdout


def raw_of_der(der):
    """Converts an ECDSA signature from DER to r and s, 32 bytes each."""
    def integer(at):
        length = der[at + 1]
        return der[at + 2:at + 2 + length].lstrip(b"\0").rjust(32, b"\0"), at + 2 + length
    r, at = integer(2)
    s, _ = integer(at)
    return r + s


def der_of_raw(raw):
    def integer(data):
        data = data.lstrip(b"\0") or b"\0"
        data = b"\0" + data if data[0] & 0x80 else data
        return bytes([2, len(data)]) + data
    body = integer(raw[:32]) + integer(raw[32:])
    return bytes([0x30, len(body)]) + body


class Key:
    """A private key in a file, and its JWK."""

    def __init__(self, folder, kid, algorithm="ES256"):
        self.kid, self.algorithm = kid, algorithm
        self.path = str(pathlib.Path(folder) / f"{kid}.pem")
        kind = ["-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256"] if algorithm == "ES256" \
            else ["-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048"]
        openssl("genpkey", *kind, "-out", self.path)
        public = openssl("pkey", "-in", self.path, "-pubout", "-outform", "DER")
        if algorithm == "ES256":
            point = public[-64:]
            self.jwk = {"kty": "EC", "crv": "P-256", "x": base64url(point[:32]), "y": base64url(point[32:])}
        else:
            modulus = openssl("rsa", "-in", self.path, "-noout", "-modulus").decode().strip().split("=")[1]
            self.jwk = {"kty": "RSA", "n": base64url(bytes.fromhex(modulus)), "e": "AQAB"}
        self.jwk |= {"kid": kid, "use": "sig", "alg": algorithm}

    def signature(self, data):
        der = openssl("dgst", "-sha256", "-sign", self.path, data=data)
        return raw_of_der(der) if self.algorithm == "ES256" else der


def header(key, profile, target, issued_at, **changes):
    """Returns the members of a request's JOSE header. `changes` replace members; a change to None removes one."""
    names = {claim: f"{NAMESPACE}/{claim}" for claim in CLAIMS}
    members = {"typ": "jose+json", "kid": key.kid, "alg": key.algorithm,
               names["sub"]: profile, names["iss"]: "Tilldesk", names["iat"]: issued_at,
               names["jti"]: str(uuid.uuid4()), names["path"]: target,
               "crit": [names[claim] for claim in CLAIMS]}
    for name, value in changes.items():
        name = names.get(name, name)
        if value is None:
            members.pop(name, None)
        else:
            members[name] = value
    return members


def compact(key, members, body=b"", alter=lambda signature: signature):
    first = base64url(json.dumps(members).encode())
    signature = key.signature(f"{first}.{base64url(body)}".encode())
    return f"{first}..{base64url(alter(signature))}"


def iso(moment):
    return moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{moment.microsecond // 1000:03d}Z"


def parse_iso(text):
    return datetime.datetime.strptime(text, "%Y-%m-%dT%H:%M:%S.%fZ").replace(tzinfo=datetime.timezone.utc)


def verifies(jwk, compact_text, body):
    """Returns whether openssl accepts a detached signature with the certificate from the key set."""
    first, middle, last = compact_text.split(".")
    assert middle == "", "the payload is not detached"
    certificate = base64.b64decode(jwk["x5c"][0])
    public = openssl("x509", "-inform", "DER", "-pubkey", "-noout", data=certificate)
    signature = from_base64url(last)
    if jwk["kty"] == "EC":
        assert len(signature) == 64, "no raw r and s"
        signature = der_of_raw(signature)
    folder = pathlib.Path("/tmp") / f"conformance-{uuid.uuid4().hex}"
    folder.mkdir(mode=0o700)
    try:
        (folder / "key").write_bytes(public)
        (folder / "sig").write_bytes(signature)
        done = subprocess.run(["openssl", "dgst", "-sha256", "-verify", str(folder / "key"),
                               "-signature", str(folder / "sig")],
                              input=f"{first}.{base64url(body)}".encode(), capture_output=True)
        return done.returncode == 0
    finally:
        for name in ("key", "sig"):
            (folder / name).unlink(missing_ok=True)
        folder.rmdir()
