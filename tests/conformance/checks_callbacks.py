"""Sections 2.9, 4.13, 5.6 and 6: the callbacks of a shop's payments."""

import base64
import contextlib
import hashlib
import http.server
import json
import re
import threading
import types
import uuid

import jws
from rows import covers

BODY_MEMBERS = {"paymentId", "currency", "amount", "description", "reference", "createdAt", "expireAt",
                "succeededAt", "status", "debtor"}


class Shop:
    """A shop's server: records requests and responds with `status`."""

    def __init__(self, status=200):
        self.came = []
        self.more = threading.Condition()  # notified when `came` has grown
        self.status = status
        self.gate = threading.Event()  # cleared: requests are accepted but not answered
        self.gate.set()
        shop = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):  # pylint: disable=invalid-name
                body = self.rfile.read(int(self.headers["Content-Length"]))
                with shop.more:
                    shop.came.append(types.SimpleNamespace(path=self.path, headers=self.headers, body=body))
                    shop.more.notify_all()
                shop.gate.wait(14)
                if shop.status is None:
                    self.connection.close()
                    return
                self.send_response(shop.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def wait_for(self, count, seconds=60):
        with self.more:
            arrived = self.more.wait_for(lambda: len(self.came) >= count, seconds)
        assert arrived, f"{len(self.came)} of {count} callbacks have come"
        return self.came

    def told_of(self, payment):
        told = [json.loads(one.body) for one in self.came]
        return [one["status"] for one in told if one["paymentId"] == payment["paymentId"]]

    @property
    def statuses(self):
        return [json.loads(one.body)["status"] for one in self.came]


@contextlib.contextmanager
def open_shop(status=200):
    shop = Shop(status)
    thread = threading.Thread(target=shop.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield shop
    finally:
        shop.server.shutdown()
        shop.server.server_close()
        thread.join()


def header_of(one):
    first, middle, _ = one.headers["Signature"].split(".")
    assert middle == "", "the body is not detached"
    return json.loads(jws.from_base64url(first))


def wait_until_quiet(service):
    """Waits until no callback is due."""
    def is_quiet():
        """no callback is due"""
        now = int(jws.parse_iso(service.now()).timestamp() * 1000)
        return service.value(f"SELECT count(*) FROM callback WHERE state = 1 AND due_at <= {now}") == 0
    service.wait_until(is_quiet)


@covers("2.9 callback payload", "4.13 callback")
def payload(service):
    with open_shop() as shop:
        made = service.bring_to("SUCCEEDED", callbackUrl=f"{shop.url}/notify?shop=7", reference="R-1",
                                description="Café")
        one = shop.wait_for(1)[0]
    assert one.path == "/notify?shop=7"
    assert one.headers["Content-Type"].split(";")[0] == "application/json"
    assert re.fullmatch(r"Tilldesk/\d+\.\d+\.\d+", one.headers["User-Agent"])
    assert one.headers["Signature"]
    told = json.loads(one.body)
    assert told.keys() <= BODY_MEMBERS, told.keys()
    for name in ("paymentId", "currency", "amount", "description", "reference", "createdAt", "expireAt",
                 "succeededAt", "status", "debtor"):
        assert told[name] == made[name], (name, told, made)
    assert told["status"] == "SUCCEEDED"
    assert re.fullmatch(r"\*+[0-9]{5}", told["debtor"]["iban"]), told


@covers("5.6 callback signature")
def signature(service):
    keys = {key["kid"]: key for key in service.call("GET", "/certificates", anonymous=True).json["keys"]}
    names = [f"{jws.NAMESPACE}/{claim}" for claim in ("iss", "iat", "jti", "path")]
    with open_shop() as shop:
        url = f"{shop.url}/notify"
        service.bring_to("SUCCEEDED", callbackUrl=url)
        shop.wait_for(1)  # signed before the setting changes
        service.set("--callback-header", "extended")
        service.bring_to("SUCCEEDED", callbackUrl=url)
        specified, extended = shop.wait_for(2)
        service.set("--callback-header", "specified")
    for one, is_extended in ((specified, False), (extended, True)):
        header = header_of(one)
        key = keys[header["kid"]]
        assert jws.verifies(key, one.headers["Signature"], one.body)
        assert not jws.verifies(key, one.headers["Signature"], one.body + b" ")
        digest = hashlib.sha256(base64.b64decode(key["x5c"][0])).digest()
        assert header["x5t#S256"] == jws.base64url(digest) == key["x5t#S256"]
        assert header["typ"] == "jose+json" and header["alg"] == "ES256"
        assert header["sub"] == service.profile
        assert header[f"{jws.NAMESPACE}/iss"] == "Tilldesk"
        assert abs((jws.parse_iso(header[f"{jws.NAMESPACE}/iat"])
                    - jws.parse_iso(service.now())).total_seconds()) < 300
        assert header[f"{jws.NAMESPACE}/jti"]
        if is_extended:
            assert header[f"{jws.NAMESPACE}/sub"] == service.profile
            assert sorted(header["crit"]) == sorted([*names, f"{jws.NAMESPACE}/sub"])
            assert header[f"{jws.NAMESPACE}/path"] == url
        else:
            assert f"{jws.NAMESPACE}/sub" not in header
            assert sorted(header["crit"]) == sorted(names)
            assert header[f"{jws.NAMESPACE}/path"] == "/notify"


@covers("6 callbacks")
def when_they_come(service):
    told = {"SUCCEEDED": ["SUCCEEDED"], "AUTHORIZATION_FAILED": ["AUTHORIZATION_FAILED"], "FAILED": ["FAILED"],
            "CANCELLED": ["CANCELLED"], "EXPIRED": ["EXPIRED"], "PENDING": [], "AUTHORIZED": [],
            "PENDING_MERCHANT_ACKNOWLEDGEMENT": ["PENDING_MERCHANT_ACKNOWLEDGEMENT"],
            "VOIDED": ["PENDING_MERCHANT_ACKNOWLEDGEMENT", "VOIDED"]}
    for status, expected in told.items():
        with open_shop() as shop, open_shop() as door:
            service.bring_to(status, callbackUrl=f"{shop.url}/{uuid.uuid4()}", identifyCallbackUrl=door.url)
            shop.wait_for(len(expected))
            identified = 0 if status in ("PENDING", "EXPIRED") else 1
            door.wait_for(identified)
            wait_until_quiet(service)
            assert shop.statuses == expected, (status, shop.statuses)
            assert door.statuses == ["IDENTIFIED"] * identified, (status, door.statuses)
    with open_shop() as shop:  # without addresses of its own, a payment uses the profile's
        service.set("--callback-url", f"{shop.url}/profile", "--identify-callback-url", f"{shop.url}/door")
        service.bring_to("SUCCEEDED")
        service.set("--callback-url", "", "--identify-callback-url", "")
        assert sorted(one.path for one in shop.wait_for(2)) == ["/door", "/profile"]


@covers("8 callback retries")
def retries(service):
    for status, attempts in ((503, 4), (429, 4), (408, 4), (None, 4), (400, 1), (301, 1), (204, 1)):
        with open_shop(status) as shop:
            service.bring_to("CANCELLED", callbackUrl=f"{shop.url}/{status}")
            for count, pause in zip(range(1, attempts + 1), (0, 10, 60, 600)):
                service.clock(advance=pause)
                shop.wait_for(count)
                wait_until_quiet(service)
                assert len(shop.came) == count, (status, len(shop.came))
            service.clock(advance=24 * 3600)
            wait_until_quiet(service)
            assert len(shop.came) == attempts, (status, len(shop.came))
            headers = [header_of(one) for one in shop.came]
            assert len({one.body for one in shop.came}) == 1
            assert len({header[f"{jws.NAMESPACE}/jti"] for header in headers}) == 1
            assert len({header[f"{jws.NAMESPACE}/iat"] for header in headers}) == attempts


@covers("answers callbacks: the first attempt of a later status follows that of the earlier one")
def order(service):
    service.set("--acknowledgement", "on")
    with open_shop() as shop:
        shop.gate.clear()
        slow, other = (service.create(callbackUrl=shop.url, identifyCallbackUrl=shop.url) for _ in range(2))
        for payment, action in ((slow, "identify"), (slow, "confirm"), (other, "identify"), (other, "cancel")):
            assert service.act(payment, action).status == 200
        service.clock(advance=7 * 24 * 3600)
        assert service.get(slow)["status"] == "VOIDED"
        shop.wait_for(2)  # the other payment's callback is not delayed
        waiting = service.value(f"SELECT count(*) FROM callback WHERE payment_id = '{slow['paymentId']}'"
                                " AND state = 1 AND attempts = 0")
        assert waiting >= 2, waiting
        assert shop.told_of(slow) == ["IDENTIFIED"], shop.statuses
        assert shop.told_of(other) == ["IDENTIFIED"], shop.statuses
        shop.gate.set()
        shop.wait_for(5)
        wait_until_quiet(service)
        assert shop.told_of(slow) == ["IDENTIFIED", "PENDING_MERCHANT_ACKNOWLEDGEMENT", "VOIDED"]
        assert shop.told_of(other) == ["IDENTIFIED", "CANCELLED"]
    service.set("--acknowledgement", "off")


def authorized(service, shop):
    """Creates a payment whose synchronous callback is being sent to the shop. Returns it."""
    made = service.create(callbackUrl=f"{shop.url}/asked")
    for action in ("identify", "confirm"):
        assert service.act(made, action).status == 200
    return made


@covers("answers callbacks: a synchronous callback settles on 2xx")
def synchronous(service):
    service.set("--synchronous-callback", "on")
    with open_shop() as shop:
        shop.gate.clear()
        made = authorized(service, shop)
        shop.wait_for(1)
        assert service.get(made)["status"] == "AUTHORIZED"
        shop.gate.set()
        shop.wait_for(2)
        assert shop.statuses == ["AUTHORIZED", "SUCCEEDED"], shop.statuses
        assert service.get(made)["status"] == "SUCCEEDED"
    paid = service.create()  # no callback URL: no shop to ask
    for action in ("identify", "confirm"):
        assert service.act(paid, action).status == 200
    assert service.get(paid)["status"] == "SUCCEEDED"
    service.set("--synchronous-callback", "off")


@covers("answers callbacks: three tries without 2xx end a payment in FAILED")
def synchronous_refusals(service):
    service.set("--synchronous-callback", "on")
    for status in (400, 404, 500, 503, None):
        with open_shop(status) as shop:
            made = authorized(service, shop)
            for count, pause in ((1, 0), (2, 1), (3, 3), (4, 0)):
                service.clock(advance=pause)
                shop.wait_for(count)
            assert shop.statuses[:4] == ["AUTHORIZED"] * 3 + ["FAILED"], (status, shop.statuses)
            assert service.get(made)["status"] == "FAILED"
    service.set("--synchronous-callback", "off")


@covers("answers requests: private networks have a setting of their own")
def private_networks(service):
    def create(url):
        return service.call("POST", "/v3/payments", {"amount": 100, "callbackUrl": url}).status

    mine, near = "http://127.0.0.1:9/notify", "http://192.168.1.20/notify"
    assert (create(mine), create(near)) == (201, 400)
    service.set("--allow-private-callbacks", "on", "--allow-loopback-callbacks", "off")
    assert (create(mine), create(near)) == (400, 201)
    service.set("--allow-private-callbacks", "off", "--allow-loopback-callbacks", "on")
