#pragma once

#include <QByteArray>

/// Bodies as a hosted service sends them.
namespace tilldesk::test {

inline const QByteArray kCreatedBody =
    R"({"paymentId":"019ab6c0e1f04a7b2c3d4e5f","status":"PENDING","createdAt":"2026-11-20T14:32:00.123Z",)"
    R"("expiresAt":"2026-11-20T14:52:00.123Z","description":"Cake","reference":"R-1","amount":2450,)"
    R"("currency":"EUR","creditor":{"profileId":"01a168c9641f2d7709c41e55","merchantId":)"
    R"("01a168c9641f2d7709c41e00","name":"Bakkerij Janssens","iban":"BE68539007547034",)"
    R"("callbackUrl":"https://shop.example/cb"},"_links":{"self":{"href":"https://api.example/v3/)"
    R"(payments/019ab6c0e1f04a7b2c3d4e5f"},"deeplink":{"href":"https://api.example/pay/2/)"
    R"(019ab6c0e1f04a7b2c3d4e5f"},"qrcode":{"href":"https://qr.example/?c=x"},"cancel":{"href":)"
    R"("https://api.example/cancel"}}})";

inline const QByteArray kPaymentBody =
    R"({"paymentId":"019ab6c0e1f04a7b2c3d4e5f","createdAt":"2026-11-20T14:32:00.123Z","expireAt":)"
    R"("2026-11-20T14:52:00.123Z","succeededAt":"2026-11-20T14:33:00Z","currency":"EUR","status":)"
    R"("SUCCEEDED","creditor":{"name":"Bakkerij Janssens"},"debtor":{"name":"An","iban":)"
    R"("***********42901"},"amount":2450,"description":"Cake","message":"Thanks","reference":"R-1",)"
    R"("bulkId":"DAY","_links":{"self":{"href":"https://api.example/self"},"refund":{"href":)"
    R"("https://api.example/refund"}}})";

inline const QByteArray kSearchBody = R"({"size":1,"totalPages":3,"totalElements":3,"number":0,)"
                                      R"("details":[)"
    + kPaymentBody + "]}";

inline const QByteArray kRefundBody =
    R"({"refundId":"019ab6c0e1f04a7b2c3d4aaa","paymentId":"019ab6c0e1f04a7b2c3d4e5f","amount":450,)"
    R"("currency":"EUR","status":"PENDING","description":"Stale","creationDate":"2026-11-20T15:00:00Z"})";

inline const QByteArray kPayoutsBody =
    R"({"size":1,"totalPages":1,"totalElements":1,"number":0,"payouts":[{"payoutId":)"
    R"("019ab6c0e1f04a7b2c3d4bbb","merchantId":"01a168c9641f2d7709c41e00","bulkId":"NONE","iban":)"
    R"("BE68539007547034","payoutStatus":"SUCCEEDED","payoutDate":"2026-11-20T23:00:00Z",)"
    R"("payoutCurrency":"EUR","totalPayments":2,"totalRefunds":1,"totalPaymentAmount":5000,)"
    R"("totalRefundAmount":450,"payoutAmount":4550}]})";

inline const QByteArray kItemMembers =
    R"("paymentId":"019ab6c0e1f04a7b2c3d4e5f","payoutId":"019ab6c0e1f04a7b2c3d4bbb",)"
    R"("paymentProfileId":"01a168c9641f2d7709c41e55","merchantName":"Janssens","paymentChannel":)"
    R"("INSTORE","currency":"EUR","amount":2450,"reference":"R-1","description":"Cake",)"
    R"("transactionDate":"2026-11-20T14:33:00Z")";

inline const QByteArray kItemsBody =
    R"({"size":1,"totalPages":1,"totalElements":1,"number":0,"payments":[{)" + kItemMembers + "}]}";

inline const QByteArray kRefundItemsBody =
    R"({"size":1,"totalPages":1,"totalElements":1,"number":0,"refunds":[{"refundId":)"
    R"("019ab6c0e1f04a7b2c3d4aaa",)"
    + kItemMembers + "}]}";

inline const QByteArray kRefundIbanBody = R"({"iban":"BE68539007547034"})";

} // namespace tilldesk::test
