"""Payouts and what is in them: sections 2.11 to 2.13, 4.10 to 4.12 and 5.3."""

import datetime

import jws
from checks_refunds import ask as refund
from checks_refunds import ended, ready
from checks_signatures import service_keys
from rows import covers


def merchant(service):
    return service.shop["merchants"][0]["id"]


def ask(service, key, target, **changes):
    return service.signed(key, "GET", target, **({"iss": merchant(service)} | changes))


def listed(service, key, what, query=""):
    answer = ask(service, key, f"/reconciliation/{what}{query}")
    assert answer.status == 200, answer.body
    return answer.json


def pay_out(service):
    answer = service.call("POST", "/sim/payouts/run", anonymous=True)
    assert answer.status == 200, answer.body
    return [payout for payout in answer.json["payouts"] if payout["merchantId"] == merchant(service)]


def today(service, days=0):
    return (jws.parse_iso(service.now()).date() + datetime.timedelta(days=days)).isoformat()


@covers("2.11 payout", "2.12 reconciliation items", "3 payout states", "4.10 payouts",
        "4.11 reconciliation of payments", "4.12 reconciliation of refunds",
        "answers requests: reconciliation is of today without payout-id and dates",
        "answers payouts: what has failed keeps its items")
def reconciliation(service):
    key = ready(service)
    pay_out(service)
    bulk = f"B{service.now()[-12:-1]}"
    paid = service.bring_to("SUCCEEDED", bulkId=bulk, reference="Reconciled", description="Bread")
    given_back = refund(service, key, paid["paymentId"], {"amount": 250, "currency": "EUR"}).json
    assert ended(service, key, given_back)["status"] == "REFUNDED"
    service.call("POST", "/sim/payouts", {"fail": True}, anonymous=True)
    [payout] = pay_out(service)
    service.call("POST", "/sim/payouts", {"fail": False}, anonymous=True)
    profile = service.profiles[0]
    assert payout == {"payoutId": payout["payoutId"], "merchantId": merchant(service), "bulkId": bulk,
                      "iban": payout["iban"], "payoutStatus": "FAILED", "payoutDate": payout["payoutDate"],
                      "payoutCurrency": "EUR", "totalPayments": 1, "totalRefunds": 1, "totalPaymentAmount": 1250,
                      "totalRefundAmount": 250, "payoutAmount": 1000}
    date = f"?date={payout['payoutDate'][:10]}"
    assert payout in listed(service, key, "payouts", date)["payouts"]
    item = {"payoutId": payout["payoutId"], "paymentId": paid["paymentId"], "paymentProfileId": profile["id"],
            "merchantName": service.shop["merchants"][0]["name"], "currency": "EUR", "reference": "Reconciled"}
    query = f"?payout-id={payout['payoutId']}"
    [payment] = listed(service, key, "payments", query)["payments"]
    assert payment == item | {"amount": 1250, "description": "Bread", "paymentChannel": payment["paymentChannel"],
                              "transactionDate": paid["succeededAt"]}
    assert payment["paymentChannel"] in ("ONLINE", "INSTORE", "INVOICE")
    [back] = listed(service, key, "refunds", query)["refunds"]
    assert back["refundId"] == given_back["refundId"] and back["amount"] == 250
    assert {name: back[name] for name in item} == item
    assert jws.parse_iso(back["transactionDate"]) >= jws.parse_iso(given_back["creationDate"])
    waiting = service.bring_to("SUCCEEDED", bulkId=bulk)
    [found] = [each for each in listed(service, key, "payments")["payments"]
               if each["paymentId"] == waiting["paymentId"]]
    assert "payoutId" not in found
    assert pay_out(service)[0]["payoutStatus"] == "SUCCEEDED"
    for what in ("payments", "refunds"):
        assert ask(service, key, f"/reconciliation/{what}?payout-id={'0' * 24}").error == "404 PAYOUT_NOT_FOUND"


@covers("2.13 reconciliation page", "answers requests: reconciliation takes 1 to 10000 rows a page")
def pages(service):
    key = ready(service)
    for _ in range(3):
        service.bring_to("SUCCEEDED")
    pay_out(service)
    whole = listed(service, key, "payments")
    assert (whole["size"], whole["totalPages"], whole["number"]) == (whole["totalElements"], 1, 0)
    rows = []
    for number in range(whole["totalElements"] + 1):
        page = listed(service, key, "payments", f"?size=1&page={number}")
        assert page["totalElements"] == page["totalPages"] == whole["totalElements"]
        assert (page["number"], page["size"]) == (number, len(page["payments"]))
        rows += page["payments"]
    assert rows == whole["payments"]
    for wrong in ("?size=0", "?size=10001", "?page=-1", "?size=x"):
        for what in ("payouts", "payments", "refunds"):
            assert ask(service, key, f"/reconciliation/{what}{wrong}").error == "400 BAD_REQUEST"


@covers("8 reconciliation")
def dates(service):
    key = ready(service)
    start = today(service, -30)
    for what in ("payments", "refunds"):
        path = f"/reconciliation/{what}"
        assert ask(service, key, f"{path}?start-date={start}&end-date={today(service)}").status == 200
        for wrong in (f"?start-date={today(service, -31)}&end-date={today(service)}", f"?start-date={start}",
                      f"?end-date={start}", f"?start-date={today(service)}&end-date={start}",
                      "?start-date=2027-02-29&end-date=2027-03-01"):
            assert ask(service, key, path + wrong).error == "400 BAD_REQUEST", wrong
    assert ask(service, key, "/reconciliation/payouts?date=2026-02-30").error == "400 BAD_REQUEST"


@covers("answers requests: a malformed payout-id is 400")
def malformed_payout(service):
    key = ready(service)
    for what in ("payments", "refunds"):
        for wrong in ("x", "0" * 23, "0" * 25, "g" * 24, "A" * 24):
            answer = ask(service, key, f"/reconciliation/{what}?payout-id={wrong}")
            assert answer.error == "400 BAD_REQUEST" and answer.field == "payout-id", wrong


@covers("5.3 reconciliation scheme", "answers names: reconciliation has two paths",
        "answers signatures: answers about refunds and reconciliation are signed")
def scheme(service):
    key = ready(service)
    keys = service_keys(service)
    for prefix in ("", "/v3"):
        for what in ("payouts", "payments", "refunds"):
            path = f"{prefix}/reconciliation/{what}"
            answers = [ask(service, key, path), ask(service, key, path, iss="Tilldesk"),
                       ask(service, key, path, iss=service.shop["merchants"][1]["id"]), service.call("GET", path),
                       service.call("GET", path, anonymous=True), ask(service, key, f"{path}?size=0")]
            assert [answer.status for answer in answers] == [200, 401, 401, 401, 401, 400]
            for answer in answers:
                signature = answer.headers["Signature"]
                assert [each for each in keys.values() if jws.verifies(each, signature, answer.body)], answer.body
