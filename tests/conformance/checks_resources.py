"""Section 2: resources and their fields."""

import re

from rows import covers
from service import Service

UTC = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
STATUSES = ("PENDING", "IDENTIFIED", "AUTHORIZED", "AUTHORIZATION_FAILED", "FAILED", "SUCCEEDED",
            "CANCELLED", "EXPIRED", "PENDING_MERCHANT_ACKNOWLEDGEMENT", "VOIDED")

FULL = {"amount": 2450, "currency": "EUR", "reference": "Order 10482", "description": "Brood + tart",
        "bulkId": "DAY-1", "callbackUrl": "https://shop.example/notify",
        "identifyCallbackUrl": "https://shop.example/scanned", "returnUrl": "https://shop.example/thanks"}


@covers("2.1 payment id", "8 payment id", "answers ids: 24 lower-case hex characters that sort by time")
def payment_id(service):
    ids = [service.create()["paymentId"] for _ in range(3)]
    assert all(re.fullmatch("[0-9a-f]{24}", identifier) for identifier in ids), ids
    service.clock(advance=1)
    ids.append(service.create()["paymentId"])
    assert ids[3] > max(ids[:3]), "ids do not sort by time"
    for wrong in (ids[0][:-1], ids[0] + "0"):
        assert service.call("GET", f"/v3/payments/{wrong}").error == "404 PAYMENT_NOT_FOUND"


@covers("2.1 amount", "4.1 amount", "8 amount")
def amount(service):
    for cents in (1, 999999999999):
        assert service.create(amount=cents)["amount"] == cents
    for wrong in (0, -1, 1000000000000, 2**63, "1250", True, [1], {}):
        answer = service.call("POST", "/v3/payments", {"amount": wrong})
        assert (answer.error, answer.field) == ("400 FIELD_IS_INVALID", "amount"), (wrong, answer.body)
    missing = service.call("POST", "/v3/payments", {"reference": "x"})
    assert missing.error == "400 FIELD_IS_REQUIRED"
    assert missing.json["message"] == "Field 'amount' is mandatory"


@covers("2.1 currency", "4.1 currency", "4.2 currency", "8 currency")
def currency(service):
    for create in (service.create, service.create_pos):
        assert create(currency="EUR")["currency"] == "EUR"
        assert create()["currency"] == "EUR"
    for path, more in (("/v3/payments", {}), ("/v3/payments/pos", {"posId": "T1"})):
        for wrong in ("USD", "eur"):
            answer = service.call("POST", path, {"amount": 1, "currency": wrong} | more)
            assert (answer.error, answer.field) == ("400 FIELD_IS_INVALID", "currency")


@covers("2.1 timestamps", "2.6 createdAt", "2.6 expiresAt", "2.3 createdAt", "2.3 expireAt")
def timestamps(service):
    created = service.create()
    got = service.get(created)
    for text in (created["createdAt"], created["expiresAt"]):
        assert UTC.fullmatch(text), text
    assert got["createdAt"] == created["createdAt"]
    assert got["expireAt"] == created["expiresAt"]
    assert "expiresAt" not in got and "expireAt" not in created


@covers("2.1 text", "answers requests: characters")
def texts(service):
    good = "Café-Straße (Łódź) n1 Ωμέγα Поръчка €5 'x' a/b?c:d,e.f+g ș"
    assert service.create(description=good)["description"] == good
    decomposed = service.create(reference="Cafe\u0301")
    assert decomposed["reference"] == "Caf\u00e9"
    for wrong in ("a&b", "<b>", 'say "x"', "tab\there", "smile \U0001f600", "\u00d7", "\u00f7", "a\u0000b"):
        for field in ("reference", "description"):
            answer = service.call("POST", "/v3/payments", {"amount": 1, field: wrong})
            assert (answer.error, answer.field) == ("400 FIELD_IS_INVALID", field), (wrong, answer.body)


def _status_row(status):
    def check(service):
        payment = service.bring_to(status)
        page = service.call("POST", "/v3/payments/search",
                            {"paymentStatuses": [status], "from": payment["createdAt"]}).json
        assert payment["paymentId"] in [found["paymentId"] for found in page["details"]]
    check.__name__ = f"status_{status}"
    return check


for _status in STATUSES:
    covers(f"2.2 {_status}")(_status_row(_status))


@covers("2.3 paymentId", "2.3 currency", "2.3 status", "2.3 creditor", "2.3 amount", "2.3 description",
        "2.3 reference", "2.3 bulkId", "2.3 _links", "2.4 profileId", "2.4 merchantId", "2.4 name",
        "2.4 iban", "2.4 identifyCallbackUrl", "2.4 callbackUrl")
def payment_fields(service):
    created = service.create(**FULL)
    got = service.get(created)
    assert got["paymentId"] == created["paymentId"]
    assert (got["currency"], got["status"], got["amount"]) == ("EUR", "PENDING", 2450)
    for member in ("description", "reference", "bulkId"):
        assert got[member] == FULL[member]
    creditor = got["creditor"]
    assert creditor["profileId"] == service.profile
    assert creditor["merchantId"] == service.shop["merchants"][0]["id"]
    assert creditor["name"] == "Bakkerij Janssens"
    assert creditor["iban"] == "BE68539007547034"
    assert creditor["callbackUrl"] == FULL["callbackUrl"]
    assert creditor["identifyCallbackUrl"] == FULL["identifyCallbackUrl"]
    assert service.create()["paymentId"] and service.get(service.create())["bulkId"] == "WEB-0001"
    assert "self" in got["_links"]


@covers("2.3 succeededAt")
def succeeded_at(service):
    assert UTC.fullmatch(service.bring_to("SUCCEEDED")["succeededAt"])
    for status in STATUSES:
        if status != "SUCCEEDED":
            assert "succeededAt" not in service.bring_to(status), status


@covers("2.3 debtor", "answers ids: a masked IBAN shows its last 5 characters")
def debtor(service):
    assert "debtor" not in service.bring_to("PENDING")
    known = service.bring_to("IDENTIFIED")
    assert known["debtor"]["name"]
    assert re.fullmatch(r"\*+[A-Z0-9]{5}", known["debtor"]["iban"]), known["debtor"]
    whole = service.call("GET", f"/v3/payments/{service.bring_to('SUCCEEDED')['paymentId']}/debtor/refundIban").json
    assert not whole["iban"].startswith("*")


@covers("2.3 message")
def message(service):
    with Service() as own:
        payment = own.create()
        assert "message" not in own.get(payment)
        own.change_rows(f"UPDATE payment SET message = 'Bedankt' WHERE id = '{payment['paymentId']}'")
        assert own.get(payment)["message"] == "Bedankt"


@covers("2.5 self", "2.5 deeplink", "2.5 qrcode", "2.5 cancel", "2.5 refund", "2.5 checkout")
def links(service):
    for status in STATUSES:
        payment = service.bring_to(status, returnUrl="https://shop.example/thanks")
        found, identifier = payment["_links"], payment["paymentId"]
        assert found["self"] == {"href": f"{service.base}/v3/payments/{identifier}"}
        assert found["deeplink"] == {"href": f"{service.base}/pay/2/{identifier}"}
        assert found["qrcode"]["href"].startswith(f"{service.base}/qrcode?c=")
        assert found["checkout"] == {"href": f"{service.base}/checkout/{identifier}"}
        assert ("cancel" in found) == (status in ("PENDING", "IDENTIFIED")), status
        assert ("refund" in found) == (status == "SUCCEEDED"), status
    assert "checkout" not in service.create()["_links"]


@covers("2.6 paymentId", "2.6 status", "2.6 description", "2.6 reference", "2.6 amount", "2.6 currency",
        "2.6 creditor", "2.6 _links", "4.1 201", "3 create")
def creation_response(service):
    answer = service.call("POST", "/v3/payments", FULL)
    assert answer.status == 201
    created = answer.json
    assert len(created["paymentId"]) == 24
    assert (created["status"], created["amount"], created["currency"]) == ("PENDING", 2450, "EUR")
    assert created["description"] == FULL["description"] and created["reference"] == FULL["reference"]
    assert created["creditor"]["profileId"] == service.profile
    assert {"self", "deeplink", "qrcode", "cancel", "checkout"} == set(created["_links"])
    bare = service.create()
    assert "description" not in bare and "reference" not in bare


@covers("2.7 voucherSchemes", "2.7 amount", "4.1 voucherEligibility", "4.2 voucherEligibility",
        "answers requests: voucherEligibility is never echoed")
def vouchers(service):
    good = [{"voucherSchemes": ["BEL_ECO", "BEL_MEAL"], "amount": 500}]
    for path, more in (("/v3/payments", {}), ("/v3/payments/pos", {"posId": "V1"})):
        answer = service.call("POST", path, {"amount": 900, "voucherEligibility": good} | more)
        assert answer.status == 201 and b"ECO" not in answer.body
        for wrong in ([{"voucherSchemes": ["eco"], "amount": 5}], [{"voucherSchemes": ["BEL_ECO"]}],
                      [{"voucherSchemes": [], "amount": 5}], [{"amount": 5}],
                      [{"voucherSchemes": ["BEL_ECO"], "amount": 0}], ["BEL_ECO"]):
            refused = service.call("POST", path, {"amount": 900, "voucherEligibility": wrong} | more)
            assert refused.status == 400, wrong


@covers("2.8 size", "2.8 totalPages", "2.8 totalElements", "2.8 number", "2.8 details")
def search_page(service):
    for number in range(3):
        service.create(reference="Page row")
    page = service.call("POST", "/v3/payments/search?size=2&page=1", {"reference": "Page row"}).json
    assert (page["size"], page["totalPages"], page["totalElements"], page["number"]) == (1, 2, 3, 1)
    assert page["details"][0]["reference"] == "Page row" and "_links" in page["details"][0]


@covers("2.14 payment errors", "answers ids: trace and span ids; traceparent is continued")
def error_body(service):
    error = service.call("GET", "/v3/payments/" + "0" * 24).json
    assert set(error) == {"code", "message", "traceId", "spanId"}
    assert re.fullmatch("[0-9a-f]{32}", error["traceId"]) and re.fullmatch("[0-9a-f]{16}", error["spanId"])
    trace = "0af7651916cd43dd8448eb211c80319c"
    error = service.call("GET", "/v3/payments/" + "0" * 24,
                         headers={"traceparent": f"00-{trace}-b7ad6b7169203331-01"}).json
    assert error["traceId"] == trace and error["spanId"] != "b7ad6b7169203331"
