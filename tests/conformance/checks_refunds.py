"""Refunds: sections 2.10, 4.8, 4.9, 5.2 and 7."""

import re
import uuid

import jws
from checks_signatures import service_keys
from rows import covers

BODY = {"amount": 500, "currency": "EUR"}
UNKNOWN = "0" * 24


def ready(service):
    """Allows refunds for the profile. Returns a signing key of its merchant."""
    key = service.signing_key()
    service.trust(key)
    service.set("--refunds", "on")
    return key


def ask(service, key, payment, body, idempotency_key=None, **changes):
    headers = {"Idempotency-Key": idempotency_key or str(uuid.uuid4())}
    return service.signed(key, "POST", f"/v3/payments/{payment}/refunds", body, headers=headers, **changes)


def ended(service, key, refund):
    """Waits until the refund is no longer PENDING. Returns it."""
    service.clock(advance=3)

    def is_processed():
        """the refund is no longer PENDING"""
        return service.value(f"SELECT status FROM refund WHERE id = '{refund['refundId']}'") != 1
    service.wait_until(is_processed)
    return service.signed(key, "GET", f"/v3/payments/{refund['paymentId']}/refunds/{refund['refundId']}").json


@covers("2.1 refund id", "2.10 refund", "3 refund states", "4.8 create a refund", "4.9 get a refund")
def refunds(service):
    key = ready(service)
    paid = service.bring_to("SUCCEEDED")["paymentId"]
    created = ask(service, key, paid, BODY | {"description": "One bottle"}, "key-1")
    assert created.status == 201, created.body
    refund = created.json
    assert re.fullmatch("[0-9a-f]{24}", refund["refundId"])
    assert refund == {"refundId": refund["refundId"], "paymentId": paid, "amount": 500, "currency": "EUR",
                      "status": "PENDING", "description": "One bottle", "creationDate": refund["creationDate"]}
    assert ended(service, key, refund) == refund | {"status": "REFUNDED"}
    service.stop()
    service.start()
    again = ask(service, key, paid, BODY | {"description": "One bottle"}, "key-1")
    assert (again.status, again.body) == (201, created.body)
    assert service.call("POST", "/sim/refunds", {"fail": True}, anonymous=True).json == {"fail": True}
    failed = ask(service, key, paid, {"amount": 750, "currency": "EUR"}).json
    assert "description" not in failed
    assert ended(service, key, failed)["status"] == "FAILED"
    assert service.call("POST", "/sim/refunds", {"fail": False}, anonymous=True).json == {"fail": False}
    assert ask(service, key, paid, {"amount": 750, "currency": "EUR"}).status == 201


@covers("5.2 refund scheme", "answers signatures: refunds take an API key where the profile says so")
def scheme(service):
    key = ready(service)
    paid = service.bring_to("SUCCEEDED")["paymentId"]
    path = f"/v3/payments/{paid}/refunds"
    headers = {"Idempotency-Key": "scheme"}
    api_key = service.new_key("MERCHANT_REFUND")
    assert ask(service, key, paid, BODY, iss=service.shop["merchants"][0]["id"]).status == 201
    assert ask(service, key, paid, BODY, iss="Other").error == "401 UNAUTHORIZED"
    service.set("--refunds-accept-api-key", "off")
    assert service.call("POST", path, BODY, headers, key=api_key).error == "403 ACCESS_DENIED"
    service.set("--refunds-accept-api-key", "on")
    assert service.call("POST", path, BODY, headers, key=api_key).status == 201
    payments = service.new_key("MERCHANT_PAYMENT")
    assert service.call("POST", path, BODY, headers, key=payments).error == "403 ACCESS_DENIED"
    service.set("--refunds-accept-api-key", "off")
    assert service.call("POST", path, BODY, headers, anonymous=True).error == "401 UNAUTHORIZED"
    keys = service_keys(service)
    for answer in (ask(service, key, paid, BODY | {"amount": 1}), ask(service, key, paid, {}),
                   ask(service, key, UNKNOWN, BODY), service.signed(key, "GET", f"{path}/{UNKNOWN}"),
                   service.call("GET", path), service.call("GET", f"{path}/{UNKNOWN}", anonymous=True)):
        signature = answer.headers["SignatureBank"]
        used = [each for each in keys.values() if jws.verifies(each, signature, answer.body)]
        assert len(used) == 1, answer.body


@covers("2.14 refund and reconciliation errors", "7 refund codes")
def codes(service):
    key = ready(service)
    paid = service.bring_to("SUCCEEDED")["paymentId"]
    open_one = service.create()["paymentId"]
    assert ask(service, key, paid, BODY, "codes").status == 201
    found = [ask(service, key, paid, {"amount": 0, "currency": "EUR"}), ask(service, key, UNKNOWN, BODY),
             ask(service, key, paid, BODY | {"amount": 751}), ask(service, key, open_one, BODY),
             ask(service, key, paid, BODY | {"amount": 501}, "codes"),
             service.signed(key, "GET", f"/v3/payments/{paid}/refunds/{UNKNOWN}"),
             service.signed(key, "GET", f"/v3/payments/{UNKNOWN}/refunds/{UNKNOWN}"),
             service.signed(key, "GET", f"/v3/payments/{paid}/refunds/1")]
    service.set("--refunds", "off")
    found.append(ask(service, key, paid, BODY))
    assert [answer.error for answer in found] == [
        "400 VALIDATION_ERROR", "422 PAYMENT_FOR_REFUND_NOT_FOUND", "422 INVALID_REFUND_AMOUNT",
        "422 REFUND_NOT_POSSIBLE", "422 REFUND_REQUEST_CONFLICT", "404 REFUND_NOT_FOUND",
        "404 PAYMENT_NOT_FOUND", "400 VALIDATION_ERROR", "422 REFUND_NOT_ALLOWED"]
    assert all(set(answer.json) == {"code", "message"} for answer in found)
    service.set("--refunds", "on")


@covers("8 Idempotency-Key")
def idempotency_keys(service):
    key = ready(service)
    paid = service.bring_to("SUCCEEDED")["paymentId"]
    one = {"amount": 1, "currency": "EUR"}
    assert ask(service, key, paid, one, "k" * 64).status == 201
    assert ask(service, key, paid, one, "k" * 65).error == "400 VALIDATION_ERROR"
    path = f"/v3/payments/{paid}/refunds"
    assert service.signed(key, "POST", path, one).error == "400 VALIDATION_ERROR"
