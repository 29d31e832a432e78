"""What is described and not served yet: whoever builds it takes the word `later` from its rows and
writes their checks."""

from rows import covers


@covers("2.1 refund id", "2.10 refund", "2.14 refund and reconciliation errors", "3 refund states",
        "4.8 create a refund", "4.9 get a refund", "5.2 refund scheme", "7 refund codes", "8 Idempotency-Key")
def no_refunds(service):
    paid = service.bring_to("SUCCEEDED")["paymentId"]
    path = f"/v3/payments/{paid}/refunds"
    assert service.call("POST", path, {"amount": 1, "currency": "EUR"}, {"Idempotency-Key": "1"},
                        is_described=False).status == 404
    assert service.call("GET", f"{path}/{'0' * 24}", is_described=False).status == 404


@covers("2.11 payout", "2.12 reconciliation items", "2.13 reconciliation page", "3 payout states", "4.10 payouts",
        "4.11 reconciliation of payments", "4.12 reconciliation of refunds", "5.3 reconciliation scheme",
        "8 reconciliation")
def no_reconciliation(service):
    for prefix in ("", "/v3"):
        for what in ("payouts", "payments", "refunds"):
            assert service.call("GET", f"{prefix}/reconciliation/{what}", is_described=False).status in (404, 405)
