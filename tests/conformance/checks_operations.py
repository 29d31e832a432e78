"""Sections 3, 4 and 8: the operations, row by row."""

import datetime
import http.client
import json

import jws
from checks_resources import FULL, STATUSES
from rows import covers
from service import Service, stores

CREATIONS = (("/v3/payments", {}), ("/v3/payments/pos", {"posId": "T1"}))
UNKNOWN = "/v3/payments/" + "0" * 24


def refuses(service, path, field, wrong, more):
    answer = service.call("POST", path, {"amount": 1250} | more | {field: wrong})
    assert (answer.error, answer.field) == ("400 FIELD_IS_INVALID", field), (field, wrong, answer.body)


@covers("4.1 reference", "4.1 bulkId", "4.1 description", "4.2 reference", "4.2 bulkId", "4.2 description",
        "8 reference, bulkId", "8 description", "answers requests: lengths in characters, not bytes")
def text_lengths(service):
    for path, more in CREATIONS:
        for field, most in (("reference", 35), ("bulkId", 35), ("description", 140)):
            longest = "Ω" * most
            answer = service.call("POST", path, {"amount": 1250, field: longest} | more)
            assert answer.status == 201, answer.body
            assert service.get(answer.json)[field] == longest
            refuses(service, path, field, longest + "Ω", more)


@covers("4.1 identifyCallbackUrl", "4.1 callbackUrl", "4.1 returnUrl", "4.2 identifyCallbackUrl",
        "4.2 callbackUrl", "8 URLs", "answers requests: URLs")
def urls(service):
    service.set("--allow-loopback-callbacks", "off")
    longest = "https://shop.example/" + "a" * (2048 - 21)
    wrong = ("http://shop.example/", "https://localhost/", "https://127.0.0.1/", "https://10.0.0.1/x",
             "https://u:p@shop.example/", "https://shop example/", "ftp://shop.example/", "shop.example",
             longest + "a")
    for path, more in CREATIONS:
        for field in ("identifyCallbackUrl", "callbackUrl") + (("returnUrl",) if not more else ()):
            for good in ("https://shop.example/a?b=c", longest):
                assert service.call("POST", path, {"amount": 1, field: good} | more).status == 201
            for url in wrong:
                refuses(service, path, field, url, more)
    service.set("--allow-loopback-callbacks", "on")
    for good in ("http://127.0.0.1:9/x", "https://localhost:1/x", "http://[::1]/x"):
        assert service.create(callbackUrl=good)
    refuses(service, "/v3/payments", "callbackUrl", "http://shop.example/", {})
    service.set("--callback-url", "https://shop.example/default")
    assert service.get(service.create())["creditor"]["callbackUrl"] == "https://shop.example/default"
    service.set("--callback-url", "")


@covers("4.2 amount")
def static_qr_amount(service):
    assert service.call("POST", "/v3/payments/pos", {"posId": "T1"}).error == "400 FIELD_IS_REQUIRED"
    refuses(service, "/v3/payments/pos", "amount", 0, {"posId": "T1"})


@covers("4.2 posId", "4.2 shopId", "4.2 shopName", "8 posId, shopId, shopName")
def place_fields(service):
    longest = "A1" * 18
    payment = service.create_pos(posId=longest, shopId="S" * 36, shopName="É" * 36)
    assert payment["status"] == "PENDING"
    assert service.call("POST", "/v3/payments/pos", {"amount": 1}).error == "400 FIELD_IS_REQUIRED"
    for field, wrong in (("posId", longest + "A"), ("posId", "T-1"), ("posId", "T 1"), ("posId", "Té"),
                         ("shopId", "S" * 37), ("shopName", "É" * 37), ("shopName", "<b>")):
        refuses(service, "/v3/payments/pos", field, wrong, {"posId": "T1"})


@covers("4.2 201", "3 create static-QR")
def static_qr_response(service):
    answer = service.call("POST", "/v3/payments/pos", {"amount": 1, "posId": "T1", "reference": "R"})
    created = answer.json
    assert answer.status == 201 and created["status"] == "PENDING" and created["reference"] == "R"
    assert {"self", "deeplink", "qrcode"} <= set(created["_links"])


@covers("4.2 replacement of the active payment", "3 static-QR replaces the active payment")
def replacement(service):
    first = service.create_pos(posId="R1")
    elsewhere = service.create_pos(posId="R2")
    second = service.create_pos(posId="R1")
    assert service.act(second, "identify").status == 200
    third = service.create_pos(posId="R1")
    assert [service.get(p)["status"] for p in (first, second, third, elsewhere)] == [
        "CANCELLED", "CANCELLED", "PENDING", "PENDING"]
    for action in ("identify", "confirm"):
        assert service.act(third, action).status == 200
    service.create_pos(posId="R1")
    assert service.get(third)["status"] == "SUCCEEDED"


@covers("4.1 400", "4.2 400", "answers operations: a missing body is BODY_MISSING")
def bad_bodies(service):
    for path, _ in CREATIONS:
        assert service.call("POST", path).error == "400 BODY_MISSING"
        for wrong in (b"{", b"[]", b'"x"', b"\xff\xfe", b'{"amount":1}x'):
            assert service.call("POST", path, wrong).status == 400, wrong


@covers("4.1 401", "4.2 401", "4.3 401", "4.4 401", "4.6 401", "4.5 errors")
def unauthorized(service):
    identifier = service.create()["paymentId"]
    for method, path in (("POST", "/v3/payments"), ("POST", "/v3/payments/pos"), ("GET", f"/v3/payments/{identifier}"),
                         ("DELETE", f"/v3/payments/{identifier}"), ("POST", "/v3/payments/search"),
                         ("POST", f"/v3/payments/{identifier}/acknowledge"),
                         ("GET", f"/v3/payments/{identifier}/debtor/refundIban")):
        for headers in ({}, {"Authorization": "Bearer nonsense"}, {"Authorization": f"Basic {service.key}"},
                        {"Signature": "a..b"}):
            answer = service.call(method, path, {"amount": 1}, headers, anonymous=True)
            assert answer.error == "401 UNAUTHORIZED", (method, path, headers, answer.body)
    for page in ("?page=-1", "?size=101", "?size=x"):
        assert service.call("POST", f"/v3/payments/search{page}", {}).error == "400 FIELD_IS_INVALID"


@covers("4.1 403", "4.2 403", "4.6 403", "4.7 403", "5.1 authority MERCHANT_PAYMENT",
        "5.1 authority MERCHANT_REFUND for the debtor's account")
def authorities(service):
    refunds, payments = service.new_key("MERCHANT_REFUND"), service.new_key("MERCHANT_PAYMENT")
    paid = service.bring_to("SUCCEEDED")["paymentId"]
    for method, path in (("POST", "/v3/payments"), ("POST", "/v3/payments/pos"), ("POST", "/v3/payments/search"),
                         ("GET", f"/v3/payments/{paid}"), ("DELETE", f"/v3/payments/{paid}"),
                         ("POST", f"/v3/payments/{paid}/acknowledge")):
        assert service.call(method, path, {"amount": 0}, key=refunds).error == "403 ACCESS_DENIED"
    path = f"/v3/payments/{paid}/debtor/refundIban"
    assert service.call("GET", path, key=payments).error == "403 ACCESS_DENIED"
    assert service.call("GET", path, key=refunds).status == 200


@covers("4.1 422", "4.2 422")
def closed_profile(service):
    service.set("--open", "off")
    for path, more in CREATIONS:
        assert service.call("POST", path, {"amount": 1} | more).error == "422 UNABLE_TO_PAY_CREDITOR"
    service.set("--open", "on", "--iban", "")
    for path, more in CREATIONS:
        assert service.call("POST", path, {"amount": 1} | more).error == "422 UNABLE_TO_PAY_CREDITOR"
    service.set("--iban", "BE68 5390 0754 7034")


@covers("4.2 404")
def profile_not_found_is_described(service):
    description = service.call("GET", "/openapi.json", anonymous=True).json
    assert "404" in description["paths"]["/v3/payments/pos"]["post"]["responses"]


@covers("4.1 500", "4.2 500", "4.3 500", "4.4 500", "4.6 500")
def technical_errors(service):
    with Service() as broken:
        payment = broken.create()["paymentId"]
        broken.set("--acknowledgement", "on")
        waiting = broken.create()["paymentId"]
        for action in ("identify", "confirm"):
            broken.act({"paymentId": waiting}, action)

        if stores.is_on_server():  # breaks every row of a payment: one of its columns is not found
            broken.change_rows("ALTER TABLE payment RENAME COLUMN description TO lost")
        else:  # breaks the look-up of payments by id: their index now points into another table
            broken.change_rows("PRAGMA writable_schema = ON",
                               "UPDATE sqlite_schema SET rootpage ="
                               " (SELECT rootpage FROM sqlite_schema WHERE name = 'setting')"
                               " WHERE name = 'sqlite_autoindex_payment_1'")
        for method, path, body in (
                ("POST", "/v3/payments", {"amount": 1}), ("POST", "/v3/payments/pos", {"amount": 1, "posId": "T"}),
                ("DELETE", f"/v3/payments/{payment}", None),
                ("POST", f"/v3/payments/{waiting}/acknowledge", {"currency": "EUR", "amount": 1250}),
                ("GET", f"/v3/payments/{payment}", None)):
            answer = broken.call(method, path, body)
            assert answer.error == "500 TECHNICAL_ERROR", (path, answer.body)
            assert b"malformed" not in answer.body and b"disk image" not in answer.body


@covers("4.1 503", "4.2 503", "4.6 503")
def overloaded(service):
    connections = []
    try:
        refused = None
        for _ in range(400):
            connection = http.client.HTTPConnection("127.0.0.1", service.port, timeout=60)
            connection.connect()
            connections.append(connection)
            if len(connections) > 250:
                connection.request("POST", "/v3/payments", b'{"amount":1}',
                                   {"Authorization": f"Bearer {service.key}"})
                answer = connection.getresponse()
                answer.body = answer.read()
                if answer.status == 503:
                    refused = answer
                    break
        assert refused and json.loads(refused.body)["code"] == "TRY_AGAIN_LATER"
        assert refused.headers["Retry-After"]
    finally:
        for connection in connections:
            connection.close()


@covers("4.3 200")
def get(service):
    payment = service.create(**FULL)
    answer = service.call("GET", f"/v3/payments/{payment['paymentId']}")
    assert answer.status == 200 and answer.json["paymentId"] == payment["paymentId"]


@covers("4.3 403", "4.4 403", "answers operations: another profile's payment tells nothing")
def anothers_payment(service):
    payment = service.create(reference="Secret order")["paymentId"]
    for method, path, code in (("GET", "", "ACCESS_DENIED"), ("DELETE", "", "CALLER_NOT_ALLOWED_TO_CANCEL"),
                               ("POST", "/acknowledge", "ACCESS_DENIED"),
                               ("GET", "/debtor/refundIban", "ACCESS_DENIED")):
        answer = service.call(method, f"/v3/payments/{payment}{path}", {"currency": "EUR", "amount": 1},
                              key=service.other_key)
        assert answer.error == f"403 {code}", (path, answer.body)
        assert b"Secret" not in answer.body and b"1250" not in answer.body


@covers("4.3 404", "4.4 404", "4.6 404", "4.7 404")
def unknown_payment(service):
    for method, path in (("GET", ""), ("DELETE", ""), ("POST", "/acknowledge"), ("GET", "/debtor/refundIban")):
        answer = service.call(method, UNKNOWN + path, {"currency": "EUR", "amount": 1})
        assert answer.error == "404 PAYMENT_NOT_FOUND", (path, answer.body)


@covers("4.4 only PENDING and IDENTIFIED", "4.4 204 without a body", "4.4 422", "3 PENDING cancelled by a participant",
        "3 IDENTIFIED cancelled by a participant", "3 cancel is refused in any other state",
        "answers operations: codes of get and cancel")
def cancel(service):
    for status in STATUSES:
        payment = service.bring_to(status)
        answer = service.call("DELETE", f"/v3/payments/{payment['paymentId']}")
        if status in ("PENDING", "IDENTIFIED"):
            assert (answer.status, answer.body) == (204, b"") and "Content-Length" not in answer.headers
            assert service.get(payment)["status"] == "CANCELLED"
        else:
            assert answer.error == "422 PAYMENT_NOT_PENDING", status
            assert service.get(payment)["status"] == status


@covers("4.5 page", "4.5 size", "8 search size", "4.5 200", "answers requests: a page beyond the last is empty with true totals",
        "answers requests: search of size 0")
def search_pages(service):
    made = [service.create(reference="Paged")["paymentId"] for _ in range(12)]
    search = lambda query: service.call("POST", f"/v3/payments/search{query}", {"reference": "Paged"}).json
    first = search("")
    assert (first["size"], first["number"], first["totalPages"], first["totalElements"]) == (10, 0, 2, 12)
    assert [p["paymentId"] for p in first["details"]] == made[::-1][:10]
    assert search("?page=1")["details"][-1]["paymentId"] == made[0]
    assert search("?size=100")["size"] == 12
    beyond = search("?page=7")
    assert (beyond["details"], beyond["size"], beyond["totalElements"]) == ([], 0, 12)
    nothing = search("?size=0")
    assert (nothing["details"], nothing["totalPages"], nothing["totalElements"]) == ([], 0, 12)


@covers("4.5 from", "4.5 to", "answers requests: from and to")
def search_times(service):
    old = service.create(reference="Timed")
    service.clock(advance=25 * 3600)
    new = service.create(reference="Timed")
    def found(**body):
        page = service.call("POST", "/v3/payments/search", {"reference": "Timed"} | body).json
        return [p["paymentId"] for p in page["details"]]
    assert found() == [new["paymentId"]]
    assert found(**{"from": old["createdAt"], "to": old["createdAt"]}) == [old["paymentId"]]
    assert found(**{"from": old["createdAt"]}) == [new["paymentId"], old["paymentId"]]
    moment = jws.parse_iso(old["createdAt"])
    zoned = (moment + datetime.timedelta(hours=2)).strftime("%Y-%m-%dT%H:%M:%S.%f000+02:00")
    assert found(**{"from": zoned, "to": zoned}) == [old["paymentId"]]
    for wrong in ({"from": "yesterday"}, {"from": "2026-01-01T00:00:00"}, {"to": "2026-01-01"},
                  {"from": "2026-01-02T00:00:00Z", "to": "2026-01-01T00:00:00Z"}):
        assert service.call("POST", "/v3/payments/search", wrong).error == "400 FIELD_IS_INVALID", wrong


@covers("4.5 paymentStatuses", "4.5 reference")
def search_filters(service):
    paid = service.bring_to("SUCCEEDED", reference="Filter A")
    pending = service.bring_to("PENDING", reference="Filter AB")
    page = service.call("POST", "/v3/payments/search", {"reference": "Filter A"}).json
    assert [p["paymentId"] for p in page["details"]] == [paid["paymentId"]]
    found = service.call("POST", "/v3/payments/search?size=100",
                         {"paymentStatuses": ["PENDING", "SUCCEEDED"]}).json["details"]
    assert {paid["paymentId"], pending["paymentId"]} <= {p["paymentId"] for p in found}
    assert {p["status"] for p in found} == {"PENDING", "SUCCEEDED"}
    assert service.call("POST", "/v3/payments/search", {"paymentStatuses": ["PAID"]}).error == "400 FIELD_IS_INVALID"
    assert service.call("POST", "/v3/payments/search").status == 200


@covers("4.6 currency", "4.6 amount", "4.6 reference", "4.6 202", "4.6 400", "4.6 422",
        "6.5 acknowledge confirms the receipt", "answers operations: codes of acknowledge")
def acknowledge(service):
    payment = service.bring_to("PENDING_MERCHANT_ACKNOWLEDGEMENT")
    path = f"/v3/payments/{payment['paymentId']}/acknowledge"
    assert service.call("POST", path).error == "400 FIELD_IS_REQUIRED"
    for body, field in (({"amount": 1250}, "currency"), ({"currency": "EUR"}, "amount")):
        answer = service.call("POST", path, body)
        assert (answer.error, answer.field) == ("400 FIELD_IS_REQUIRED", field), answer.body
    for body, field in (({"currency": "USD", "amount": 1250}, "currency"), ({"currency": "EUR", "amount": 0}, "amount"),
                        ({"currency": "EUR", "amount": 1250, "reference": "<"}, "reference")):
        answer = service.call("POST", path, body)
        assert (answer.error, answer.field) == ("400 FIELD_IS_INVALID", field), answer.body
    assert service.call("POST", path, {"currency": "EUR", "amount": 1249}).error == "422 AMOUNT_MISMATCH"
    for _ in range(2):
        answer = service.call("POST", path, {"currency": "EUR", "amount": 1250, "reference": "Ok"})
        assert (answer.status, answer.body) == (202, b"")
    assert service.get(payment)["status"] == "SUCCEEDED"
    for status in STATUSES:
        if status in ("PENDING_MERCHANT_ACKNOWLEDGEMENT",):
            continue
        other = service.bring_to(status)["paymentId"]
        answer = service.call("POST", f"/v3/payments/{other}/acknowledge", {"currency": "EUR", "amount": 1250})
        code = "PAYMENT_VOIDED" if status == "VOIDED" else "PAYMENT_NOT_ACKNOWLEDGEABLE"
        assert answer.error == f"422 {code}", status


@covers("4.7 iban", "4.7 P2P and PAYMENT_REQUEST are refused", "4.7 only SUCCEEDED", "4.7 any number of times",
        "4.7 422", "answers operations: codes of the debtor's account")
def refund_iban(service):
    for status in STATUSES:
        payment = service.bring_to(status)
        path = f"/v3/payments/{payment['paymentId']}/debtor/refundIban"
        answer = service.call("GET", path)
        if status == "SUCCEEDED":
            assert answer.status == 200 and set(answer.json) == {"iban"}
            assert answer.json["iban"].endswith(payment["debtor"]["iban"][-5:])
            assert all(service.call("GET", path).body == answer.body for _ in range(3))
        else:
            assert answer.error == "422 REFUND_NOT_ALLOWED", status
    with Service() as special:
        paid = [special.bring_to("SUCCEEDED") for _ in range(3)]

        table = " ON payment" if stores.is_on_server() else ""
        special.change_rows(f"DROP TRIGGER payment_terms_are_fixed{table}",
                            f"DROP TRIGGER payment_payer_is_fixed{table}",
                            *(f"UPDATE payment SET {what} WHERE id = '{payment['paymentId']}'"
                              for payment, what in zip(paid, ("type = 3", "type = 4", "debtor_iban = ''"))))
        for payment in paid:
            answer = special.call("GET", f"/v3/payments/{payment['paymentId']}/debtor/refundIban")
            assert answer.error == "422 REFUND_NOT_AVAILABLE", answer.body


@covers("answers operations: codes of create", "answers operations: order of the checks")
def order_of_checks(service):
    refunds = service.new_key("MERCHANT_REFUND")
    wrong = {"amount": 0}
    assert service.call("PUT", "/v3/payments", wrong, anonymous=True, is_described=False).status == 405
    assert service.call("POST", "/v3/payments", wrong, anonymous=True).status == 401
    assert service.call("POST", "/v3/payments", wrong, key=refunds).status == 403
    service.set("--open", "off")
    assert service.call("POST", "/v3/payments", wrong).status == 400
    assert service.call("POST", "/v3/payments", {"amount": 1}).status == 422
    service.set("--open", "on")
    assert service.call("POST", UNKNOWN + "/acknowledge", {}).status == 400
    assert service.call("POST", UNKNOWN + "/acknowledge", {"currency": "EUR", "amount": 1}).status == 404
    assert service.call("GET", UNKNOWN, anonymous=True).status == 401
    assert service.call("GET", UNKNOWN).status == 404
