#pragma once

#include "core/domain/hosted_records.h"

#include <QByteArray>
#include <QDate>
#include <QUrlQuery>

/// The requests of the interface, as bytes without address, credentials and trace ids. Pure
/// functions.
namespace tilldesk::hosted {

/// Who is named as the issuer of a signed request.
enum class Issuer : quint8 {
    Service,  ///< the hosted service's own name: payments and refunds
    Merchant, ///< the merchant's id: reconciliation
};

/// What the interface promises of the signature of a successful response.
enum class PromisedSignature : quint8 {
    None, ///< if there is one, it is in `SignatureBank`
    SignatureBank,
    Signature,
    MaybeSignature, ///< none, but if there is one, it is in `Signature`
};

struct HostedRequest {
    QByteArray method;
    QString path; ///< begins with a slash; outgoing() refuses what would need encoding
    QUrlQuery query = {};
    std::optional<QByteArray> body = {};           ///< JSON; set exactly for POST
    std::optional<QByteArray> idempotencyKey = {}; ///< not checked yet
    Issuer issuer = Issuer::Service;
    bool isAnonymous = false;    ///< sent without credentials
    bool needsSignature = false; ///< an API key does not suffice; else see Access::signsPayments
    PromisedSignature promised = PromisedSignature::None;
    qsizetype maxAnswer = 65'536; ///< bytes
};

/// What a search asks for. @source service.md#search
struct HostedSearch {
    std::optional<Timestamp> from = {}; ///< empty: 24 hours ago
    std::optional<Timestamp> to = {};
    QList<PaymentStatus> statuses = {}; ///< empty: all
    QString reference = {};             ///< exactly this; empty: any
    qint64 page = 0;                    ///< from 0
    int size = 100;                     ///< 0 to 100
};

/// What a list of reconciled payments or refunds asks for: a payout, or both days, or neither (the
/// current UTC day). @source service.md#reconciliation
struct ItemsAsked {
    PayoutId payout = {};
    QDate from = {}; ///< inclusive; at most 30 days before `to`
    QDate to = {};   ///< inclusive
    qint64 page = 0;
    int size = 1000; ///< 1 to 10000
};

/// What a list of payouts asks for.
struct PayoutsAsked {
    QDate date = {}; ///< UTC; null: today
    qint64 page = 0;
    int size = 1000; ///< 1 to 10000
};

/// A static-QR payment if `wanted` has a point of sale. NewPayment::id is not sent.
[[nodiscard]] HostedRequest createPaymentRequest(const NewPayment &wanted);
[[nodiscard]] HostedRequest paymentRequest(const PaymentId &id);
[[nodiscard]] HostedRequest cancelRequest(const PaymentId &id);
[[nodiscard]] HostedRequest searchRequest(const HostedSearch &asked);
/// @param reference  empty: left out
[[nodiscard]] HostedRequest acknowledgeRequest(const PaymentId &id, Amount amount,
                                               const QString &reference);
[[nodiscard]] HostedRequest refundIbanRequest(const PaymentId &id);
[[nodiscard]] HostedRequest createRefundRequest(const NewRefund &wanted);
[[nodiscard]] HostedRequest refundRequest(const PaymentId &payment, const RefundId &refund);
[[nodiscard]] HostedRequest payoutsRequest(const PayoutsAsked &asked);
/// @param kind  Payment or Refund
[[nodiscard]] HostedRequest itemsRequest(PayoutItemKind kind, const ItemsAsked &asked);

} // namespace tilldesk::hosted
