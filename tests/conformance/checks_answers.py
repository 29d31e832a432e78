"""Rules that the description left open and its answers settled, and the table of states."""

import datetime
import re
import urllib.parse

import jws
from checks_resources import STATUSES
from rows import covers
from service import Service


@covers("answers names: claimNamespace and issuer are settings")
def settings_of_claims(service):
    with Service("--issuer", "Some Bank", "--claim-namespace", "https://bank.example") as own:
        key = own.signing_key()
        own.trust(key)
        assert own.signed(key, "POST", "/v3/payments", {"amount": 1}).status == 401
        jws.NAMESPACE, before = "https://bank.example", jws.NAMESPACE
        try:
            assert own.signed(key, "POST", "/v3/payments", {"amount": 1}).status == 401
            assert own.signed(key, "POST", "/v3/payments", {"amount": 1}, iss="Some Bank").status == 201
        finally:
            jws.NAMESPACE = before


@covers("answers names: links come from publicBaseUrl")
def public_address(service):
    with Service("--public-base-url", "https://pay.example") as own:
        for link in own.create()["_links"].values():
            assert link["href"].startswith("https://pay.example/"), link


@covers("answers names: the description is at /openapi.json")
def description(service):
    assert service.call("GET", "/openapi.json", anonymous=True).json["openapi"].startswith("3.1")


@covers("answers ids: X-Request-ID is echoed or made")
def request_ids(service):
    def told(sent):
        return service.call("GET", "/health", headers={"X-Request-ID": sent}).headers["X-Request-ID"]
    assert told("abc-1") == "abc-1"
    assert told("x" * 128) == "x" * 128
    assert told("x" * 129) != "x" * 129
    assert service.call("GET", "/health").headers["X-Request-ID"]


@covers("answers requests: amounts that are no integers are refused, 1e3 and 1000.0 are")
def numbers(service):
    for text in (b"1e3", b"1000.0", b"1000"):
        answer = service.call("POST", "/v3/payments", b'{"amount":' + text + b"}")
        assert (answer.status, answer.json["amount"]) == (201, 1000)
    for text in (b"1998.9999999999998", b"0.5", b'"1000"', b"1e30", b"-1"):
        assert service.call("POST", "/v3/payments", b'{"amount":' + text + b"}").error == "400 FIELD_IS_INVALID"


@covers("answers requests: null and an empty text are absent", "answers requests: unknown members are ignored",
        "answers requests: the last of duplicate members counts")
def lenient_bodies(service):
    got = service.get(service.create(reference=None, description="", callbackUrl="", unknown={"a": [1]}))
    assert "reference" not in got and "description" not in got
    assert service.call("POST", "/v3/payments", {"amount": None}).error == "400 FIELD_IS_REQUIRED"
    twice = service.call("POST", "/v3/payments", b'{"amount":1,"amount":2}')
    assert twice.json["amount"] == 2


@covers("answers requests: a body over 64 KiB is 413")
def large_bodies(service):
    def body(size):
        return b'{"amount":1,"x":"' + b"a" * (size - 19) + b'"}'
    assert service.call("POST", "/v3/payments", body(65536)).status == 201
    assert service.call("POST", "/v3/payments", body(65537)).status == 413


@covers("answers requests: HEAD, 405 with Allow, 404")
def methods(service):
    payment = service.create()["paymentId"]
    head = service.call("HEAD", f"/v3/payments/{payment}")
    assert (head.status, head.body) == (200, b"") and int(head.headers["Content-Length"]) > 0
    wrong = service.call("PATCH", f"/v3/payments/{payment}", is_described=False)
    assert wrong.status == 405 and set(wrong.headers["Allow"].split(", ")) == {"GET", "HEAD", "DELETE"}
    assert service.call("GET", "/v4/payments", is_described=False).status == 404


@covers("answers links: the QR code image")
def qr_code(service):
    link = service.create()["_links"]["qrcode"]["href"].removeprefix(service.base)
    image = service.call("GET", link, anonymous=True)
    assert image.headers["Content-Type"] == "image/png" and image.body.startswith(b"\x89PNG")
    for size, pixels in (("S", 180), ("M", 250), ("L", 400), ("XL", 800)):
        image = service.call("GET", f"{link}&s={size}", anonymous=True).body
        assert int.from_bytes(image[16:20], "big") == pixels
    for colour in ("black", "magenta"):
        assert b"<svg" in service.call("GET", f"{link}&f=SVG&cl={colour}", anonymous=True).body
    assert service.call("GET", f"{link}&s=XXL", anonymous=True).status == 400


@covers("answers links: deeplink and location in any case")
def any_case(service):
    payment = service.create()["paymentId"]
    service.create_pos(posId="T1")
    for path in (f"/pay/2/{payment}", f"/PAY/2/{payment.upper()}", f"/l/1/{service.profile}/T1",
                 f"/L/1/{service.profile.upper()}/T1"):
        answer = service.call("GET", path, anonymous=True)
        assert answer.status == 200 and answer.headers["Content-Type"].startswith("text/html"), path


@covers("answers links: transfer codes make their payment")
def transfer_codes(service):
    path = f"/t/1/{service.profile}"
    query = "?A=2450&D=Invoice%20of%20November&R=INV-10482"
    json_type = {"Content-Type": "application/json"}
    for each in (path, path.upper()):
        answer = service.call("GET", each + query, anonymous=True)
        assert answer.status == 200 and answer.headers["Content-Type"].startswith("text/html"), each
        made = service.call("POST", f"{each}/payment{query}", {}, json_type, anonymous=True)
        assert made.status == 200, made.body
        payment = service.get(made.json)
        assert (payment["status"], payment["amount"], payment["description"], payment["reference"]) == \
            ("PENDING", 2450, "Invoice of November", "INV-10482")
        assert payment["creditor"]["profileId"] == service.profile
    code = urllib.parse.quote(f"{service.base}{path}{query}", safe="")
    assert service.call("GET", f"/qrcode?c={code}", anonymous=True).body.startswith(b"\x89PNG")
    for wrong in ("", "?A=0", "?A=1.5", f"?A=1&R={'x' * 36}", f"?A=1&D={'x' * 141}", "?A=1&D=%26"):
        answer = service.call("POST", f"{path}/payment{wrong}", {}, json_type, anonymous=True)
        assert answer.status == 400, wrong
    assert service.call("POST", f"/t/1/{'0' * 24}/payment?A=1", {}, json_type,
                        anonymous=True).error == "404 MERCHANT_PROFILE_NOT_FOUND"


@covers("answers states: expiry after 20 minutes, static-QR after 2")
def expiry(service):
    service.clock(freeze=True)
    for create, minutes in ((service.create, 20), (service.create_pos, 2)):
        payment = create()
        length = jws.parse_iso(payment["expiresAt"]) - jws.parse_iso(payment["createdAt"])
        assert length == datetime.timedelta(minutes=minutes)
        service.clock(advance=f"PT{minutes * 60 - 1}.999S")
        assert service.get(payment)["status"] == "PENDING"
        service.clock(advance="PT0.001S")
        assert service.get(payment)["status"] == "EXPIRED"
        assert service.act(payment, "identify").error == "422 PAYMENT_NOT_PENDING"


def follows(service, before, steps, after):
    payment = service.bring_to(before)
    for action, body in steps:
        answer = service.act(payment, action, body)
        assert answer.status == 200, answer.body
    assert service.get(payment)["status"] == after


@covers("answers states: debtor scans")
def scans(service):
    follows(service, "PENDING", [("identify", None)], "IDENTIFIED")


@covers("answers states: debtor backs out")
def backs_out(service):
    follows(service, "IDENTIFIED", [("cancel", None)], "CANCELLED")


@covers("answers states: debtor confirms")
def confirms(service):
    follows(service, "IDENTIFIED", [("confirm", {"settle": False})], "AUTHORIZED")
    follows(service, "IDENTIFIED", [("confirm", None)], "SUCCEEDED")


@covers("answers states: bank refuses")
def bank_refuses(service):
    follows(service, "IDENTIFIED", [("refuse", None)], "AUTHORIZATION_FAILED")


@covers("answers states: technical failure")
def technical_failure(service):
    follows(service, "IDENTIFIED", [("fail", None)], "FAILED")
    follows(service, "AUTHORIZED", [("fail", None)], "FAILED")


@covers("answers states: settles, or waits for the acknowledgement")
def settles(service):
    follows(service, "AUTHORIZED", [("settle", None)], "SUCCEEDED")
    payment = service.bring_to("AUTHORIZED")
    service.set("--acknowledgement", "on")
    assert service.act(payment, "settle").json["status"] == "PENDING_MERCHANT_ACKNOWLEDGEMENT"
    service.set("--acknowledgement", "off")


@covers("answers states: VOIDED after 7 days")
def voided(service):
    waiting = service.bring_to("PENDING_MERCHANT_ACKNOWLEDGEMENT")
    service.clock(freeze=True)
    service.clock(advance=7 * 24 * 3600 - 60)
    assert service.get(waiting)["status"] == "PENDING_MERCHANT_ACKNOWLEDGEMENT"
    service.clock(advance=60)
    assert service.get(waiting)["status"] == "VOIDED"
    answer = service.call("POST", f"/v3/payments/{waiting['paymentId']}/acknowledge",
                          {"currency": "EUR", "amount": 1250})
    assert answer.error == "422 PAYMENT_VOIDED"


# The new status by action and current status; every other combination is refused.
TABLE = {
    "identify": {"PENDING": "IDENTIFIED"},
    "confirm": {"IDENTIFIED": "SUCCEEDED"},
    "refuse": {"IDENTIFIED": "AUTHORIZATION_FAILED"},
    "cancel": {"IDENTIFIED": "CANCELLED"},
    "fail": {"IDENTIFIED": "FAILED", "AUTHORIZED": "FAILED"},
    "settle": {"AUTHORIZED": "SUCCEEDED"},
}


@covers("answers states: nothing leaves a final state")
def whole_table(service):
    for status in STATUSES:
        for action, leads in TABLE.items():
            payment = service.bring_to(status)
            answer = service.act(payment, action)
            if status in leads:
                assert answer.status == 200 and service.get(payment)["status"] == leads[status], (status, action)
            else:
                assert answer.error == "422 PAYMENT_NOT_PENDING", (status, action, answer.body)
                assert service.get(payment)["status"] == status
    assert re.fullmatch("[0-9a-f]{24}", service.create()["paymentId"])
