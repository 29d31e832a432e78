"""Section 5: who may call, and how responses are signed."""

import datetime
import http.server
import json
import re
import threading
import uuid

import jws
from rows import covers

BODY = {"amount": 1250, "reference": "Signed"}


def minutes(service, count, seconds=0):
    return jws.iso(jws.parse_iso(service.now()) + datetime.timedelta(minutes=count, seconds=seconds))


@covers("5.1 API key", "answers ids: an API key is a UUID, kept as its SHA-256")
def api_key(service):
    assert re.fullmatch("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", service.key)
    assert service.create()["creditor"]["profileId"] == service.profile
    assert service.create(key=service.other_key)["creditor"]["profileId"] == service.other
    # The bytes of the files, not their rows: these would leave out freed pages.
    files = service.store.files()
    assert sum(file.stat().st_size for file in files) > 0
    assert all(service.key.encode() not in file.read_bytes() for file in files)


@covers("5.1 signature for every payment operation", "5.4 form", "5.4 payload")
def signed_operations(service):
    key = service.signing_key()
    service.trust(key)
    created = service.signed(key, "POST", "/v3/payments", BODY)
    assert created.status == 201, created.body
    path = f"/v3/payments/{created.json['paymentId']}"
    assert service.signed(key, "POST", "/v3/payments/pos", {"amount": 1, "posId": "S1"}).status == 201
    assert service.signed(key, "GET", path).status == 200
    assert service.signed(key, "POST", "/v3/payments/search", {"reference": "Signed"}).json["totalElements"] >= 1
    assert service.signed(key, "DELETE", path).status == 204
    paid = service.bring_to("SUCCEEDED")["paymentId"]
    assert service.signed(key, "GET", f"/v3/payments/{paid}/debtor/refundIban").status == 200
    waiting = service.bring_to("PENDING_MERCHANT_ACKNOWLEDGEMENT")["paymentId"]
    assert service.signed(key, "POST", f"/v3/payments/{waiting}/acknowledge",
                          {"currency": "EUR", "amount": 1250}).status == 202
    data = json.dumps(BODY).encode()
    header = jws.compact(key, jws.header(key, service.profile, "/v3/payments", service.now()), data)
    for changed in (data + b" ", data.replace(b"1250", b"1251"), b""):
        answer = service.call("POST", "/v3/payments", changed, {"Signature": header}, anonymous=True)
        assert answer.error == "401 UNAUTHORIZED"


@covers("answers operations: a merchant hears that a profile does not exist, nobody else")
def unknown_profile(service):
    key, stranger = service.signing_key(), service.signing_key("k2")
    service.trust(key)
    merchant, other = (each["id"] for each in service.shop["merchants"][:2])
    unknown = {"sub": "0" * 24, "iss": merchant}
    for path, body in (("/v3/payments", BODY), ("/v3/payments/pos", {"amount": 1, "posId": "S1"})):
        answer = service.signed(key, "POST", path, body, **unknown)
        assert answer.error == "404 MERCHANT_PROFILE_NOT_FOUND", answer.body
        assert service.signed(key, "POST", path, body, **unknown | {"iss": "Tilldesk"}).status == 401
        assert service.signed(key, "POST", path, body, **unknown | {"iss": other}).status == 401
        assert service.signed(key, "POST", path, body, **unknown | {"iat": minutes(service, -6)}).status == 401
        assert service.signed(stranger, "POST", path, body, **unknown).status == 401
        assert service.signed(stranger, "POST", path, body, **unknown | {"kid": key.kid}).status == 401
    assert service.signed(key, "POST", "/v3/payments/search", {}, **unknown).status == 401
    assert service.signed(key, "GET", f"/v3/payments/{'0' * 24}", **unknown).status == 401


def _member_row(row, good, bad):
    """Checks a row of 5.4: every change in `good` is accepted, every change in `bad` is refused."""

    def check(service):
        key = service.signing_key()
        service.trust(key)
        for changes in good(service):
            answer = service.signed(key, "POST", "/v3/payments", BODY, **changes)
            assert answer.status == 201, (changes, answer.body)
        bodies = set()
        for changes in bad(service):
            answer = service.signed(key, "POST", "/v3/payments", BODY, **changes)
            assert answer.error == "401 UNAUTHORIZED", (changes, answer.body)
            bodies.add(answer.json["message"])
        assert len(bodies) == 1, f"a caller is told why: {bodies}"

    check.__name__ = row.replace(" ", "_").replace(".", "_")
    covers(row)(check)


NAMES = [f"{jws.NAMESPACE}/{claim}" for claim in jws.CLAIMS]
_member_row("5.4 typ", lambda s: [{}, {"typ": "JOSE+JSON"}], lambda s: [{"typ": None}, {"typ": "JWT"}, {"typ": 1}])
_member_row("5.4 kid", lambda s: [{}], lambda s: [{"kid": None}, {"kid": "other"}, {"kid": ""}, {"kid": "K1"}])
_member_row("5.4 alg", lambda s: [{}], lambda s: [{"alg": a} for a in (None, "none", "HS256", "RS256", "ES384", "es256")])
_member_row("5.4 sub", lambda s: [{}],
            lambda s: [{"sub": None}, {"sub": s.other}, {"sub": "0" * 24}, {"sub": s.profile.upper()}])
_member_row("5.4 iss", lambda s: [{}, {"iss": s.shop["merchants"][0]["id"]}],
            lambda s: [{"iss": None}, {"iss": "tilldesk"}, {"iss": "Tilldesk "}, {"iss": s.shop["merchants"][1]["id"]}])
_member_row("5.4 iat", lambda s: [{}, {"iat": minutes(s, -4)}, {"iat": minutes(s, 4)},
                                  {"iat": minutes(s, 0)[:-5] + "Z"}, {"iat": minutes(s, 0)[:-1] + "000000Z"}],
            lambda s: [{"iat": None}, {"iat": minutes(s, -6)}, {"iat": minutes(s, 6)}, {"iat": "now"}, {"iat": 1795181530}])
_member_row("5.4 path", lambda s: [{}, {"path": s.base + "/v3/payments"}],
            lambda s: [{"path": None}, {"path": "/v3/payments/pos"}, {"path": "/v3/payments/"}, {"path": ""}])
_member_row("5.4 crit", lambda s: [{}, {"crit": NAMES[::-1]}],
            lambda s: [{"crit": None}, {"crit": NAMES[:4]}, {"crit": NAMES + ["b64"]}, {"crit": NAMES + NAMES[:1]},
                       {"crit": " ".join(NAMES)}, {"crit": list(jws.CLAIMS)}, {"crit": []}])


@covers("5.4 jti")
def request_id_once(service):
    key = service.signing_key()
    service.trust(key)
    once = str(uuid.uuid4())
    assert service.signed(key, "POST", "/v3/payments", BODY, jti=once).status == 201
    for wrong in (once, None, ""):
        assert service.signed(key, "POST", "/v3/payments", BODY, jti=wrong).error == "401 UNAUTHORIZED"
    service.stop()
    service.start()
    assert service.signed(key, "POST", "/v3/payments", BODY, jti=once).error == "401 UNAUTHORIZED"


@covers("answers signatures: each check", "answers signatures: DER is refused")
def crafted_signatures(service):
    key = service.signing_key()
    service.trust(key)
    data = json.dumps(BODY).encode()
    def send(signature, count=1):
        headers = {"Signature": signature}
        return service.call("POST", "/v3/payments", data, headers, anonymous=True)
    good = jws.compact(key, jws.header(key, service.profile, "/v3/payments", service.now()), data)
    first, _, last = good.split(".")
    for wrong in ("", ".", "..", first, f"{first}.{last}", f"{first}.e30.{last}", f"{good}.x", f"{first}..",
                  f"{first}=..{last}", f"{first}..{last}=", f"..{last}", f"{jws.base64url(b'[]')}..{last}",
                  f"{jws.base64url(b'no json')}..{last}"):
        assert send(wrong).error == "401 UNAUTHORIZED", wrong
    for alter in (jws.der_of_raw, lambda s: s[:-1], lambda s: s + b"\0", lambda s: bytes(64), lambda s: b"\xff" * 64,
                  lambda s: s[32:] + s[:32], lambda s: bytes([s[0] ^ 1]) + s[1:]):
        members = jws.header(key, service.profile, "/v3/payments", service.now())
        assert send(jws.compact(key, members, data, alter)).error == "401 UNAUTHORIZED"
    assert send(good).status == 201


@covers("answers signatures: RS256 is accepted")
def rsa(service):
    key = service.signing_key("r1", "RS256")
    service.trust(key)
    assert service.signed(key, "POST", "/v3/payments", BODY).status == 201
    assert service.signed(key, "POST", "/v3/payments", BODY, alg="ES256").error == "401 UNAUTHORIZED"


@covers("answers signatures: both credentials must name the same profile")
def both_credentials(service):
    key = service.signing_key()
    service.trust(key)
    for api_key, status in ((service.key, 201), (service.other_key, 401), ("nonsense", 401)):
        answer = service.signed(key, "POST", "/v3/payments", BODY, headers={"Authorization": f"Bearer {api_key}"})
        assert answer.status == status, (api_key, answer.body)
    wrong = service.call("POST", "/v3/payments", BODY, {"Signature": "a..b"})
    assert wrong.error == "401 UNAUTHORIZED"


@covers("answers signatures: a key set by URL")
def key_set_by_url(service):
    first, second = service.signing_key("u1"), service.signing_key("u2")
    served = {"keys": [first.jwk]}

    class KeySet(http.server.BaseHTTPRequestHandler):
        asked = 0

        def do_GET(self):
            KeySet.asked += 1
            body = json.dumps(served).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), KeySet)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        service.set("--jwks-url", f"http://127.0.0.1:{server.server_port}/keys")
        for _ in range(3):
            assert service.signed(first, "POST", "/v3/payments", BODY).status == 201
        assert KeySet.asked == 1
        served["keys"].append(second.jwk)
        service.clock(advance=61)
        assert service.signed(second, "POST", "/v3/payments", BODY).status == 201
        assert KeySet.asked == 2
    finally:
        server.shutdown()
        service.set("--jwks-url", "")


def service_keys(service, path="/"):
    answer = service.call("GET", path, anonymous=True)
    assert answer.status == 200
    return {key["kid"]: key for key in answer.json["keys"]}


@covers("answers names: the key set has three addresses", "5.5 smallest keys",
        "answers signatures: service keys have x5c and x5t#S256")
def key_set(service):
    keys = service_keys(service)
    for path in ("/.well-known/jwks.json", "/certificates"):
        assert service_keys(service, path) == keys
    kinds = {key["kty"]: key for key in keys.values()}
    assert set(kinds) == {"EC", "RSA"}
    assert kinds["EC"]["crv"] == "P-256" and kinds["EC"]["alg"] == "ES256"
    assert len(jws.from_base64url(kinds["RSA"]["n"])) >= 256 and kinds["RSA"]["alg"] == "RS256"
    for key in keys.values():
        assert key["use"] == "sig" and key["x5c"] and key["x5t#S256"] and "d" not in key


@covers("5.5 SignatureBank on payment errors", "5.5 key set, chosen by kid", "5.5 algorithm", "5.5 claims")
def signature_bank(service):
    keys = service_keys(service)
    rsa, ec = service.signing_key("b2", "RS256"), service.signing_key("b1")
    service.trust(rsa, ec)
    missing = "/v3/payments/" + "0" * 24
    subjects = set()
    for ask, algorithm in ((lambda h: service.call("GET", missing, headers=h), "ES256"),
                           (lambda h: service.call("GET", missing, headers=h, anonymous=True), "ES256"),
                           (lambda h: service.signed(ec, "GET", missing, headers=h), "ES256"),
                           (lambda h: service.signed(rsa, "GET", missing, headers=h), "RS256")):
        answer = ask({"X-Request-ID": "request-1"})
        assert answer.status in (401, 404)
        signature = answer.headers["SignatureBank"]
        header = json.loads(jws.from_base64url(signature.split(".")[0]))
        assert header["alg"] == algorithm and header["typ"] == "jose+json"
        claims = {name: header[f"{jws.NAMESPACE}/{name}"] for name in jws.CLAIMS}
        assert (claims["jti"], claims["path"], claims["iss"]) == ("request-1", missing, "Tilldesk")
        assert sorted(header["crit"]) == sorted(NAMES)
        age = jws.parse_iso(service.now()) - jws.parse_iso(claims["iat"])
        assert abs(age) < datetime.timedelta(minutes=1)
        subjects.add(claims["sub"])
        key = keys[header["kid"]]
        assert jws.verifies(key, signature, answer.body)
        assert not jws.verifies(key, signature, answer.body + b" ")
    assert len(subjects) == 1 and re.fullmatch("[0-9a-f]{24}", subjects.pop())
    assert "SignatureBank" not in service.call("POST", "/v3/payments", {"amount": 1}).headers
