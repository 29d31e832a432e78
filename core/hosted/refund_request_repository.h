#pragma once

#include "core/domain/hosted_records.h"
#include "core/storage/database.h"

namespace tilldesk::hosted {

/// What became of a request to a provider to make a refund. The numbers are stored in the database.
enum class RefundRequestState : quint8 {
    Open = 1, ///< not answered yet: it is repeated, with the same Idempotency-Key
    Accepted = 2,
    Refused = 3,
};

/// A request to a provider to make a refund. @source service.md#hosted-refunds
struct RefundRequest {
    Refund refund; ///< as stored; has the id that it has in this shop
    QString idempotencyKey;
    RefundRequestState state = RefundRequestState::Open;
    /// A request may have arrived whose answer is lost.
    bool isUnsure = false;
    RefundId hostedId;                  ///< id at the provider; empty unless Accepted
    std::optional<Timestamp> createdAt; ///< as the provider says; set exactly if Accepted
    QString code;                       ///< of the provider's error, if Refused
    QString note;                       ///< why it is Refused, in English
};

/// What a provider says of the end of a refund although the stored refund has ended otherwise.
struct RefundContradiction {
    RefundId refundId;
    PaymentId paymentId;
    RefundStatus stored = RefundStatus::Pending;
    RefundStatus told = RefundStatus::Pending;
    Timestamp toldAt;
};

/// Reads and writes the table hosted_refund.
class RefundRequestRepository
{
public:
    explicit RefundRequestRepository(storage::Database &db) : m_db(db) {}

    void insert(const Refund &refund);
    [[nodiscard]] std::optional<RefundRequest> find(const RefundId &id);
    /// Returns the refund of a provider's id.
    [[nodiscard]] std::optional<RefundRequest> findHosted(const RefundId &hostedId);
    /// Returns whether a payment is of the profile with that id at its provider, and no request for
    /// a refund of it is open.
    [[nodiscard]] bool mayTakeOver(const PaymentId &payment, const ProfileId &hostedProfile);
    /// Returns the requests that are not answered, and those whose refund is PENDING, oldest first.
    [[nodiscard]] QList<RefundRequest> unended();
    void setUnsure(qint64 refund);
    /// Every request that is not answered may have arrived.
    void loseAll();
    void setAccepted(qint64 refund, const HostedRefund &seen);
    void setRefused(qint64 refund, const QString &code, const QString &note);
    /// Stores the first contradiction of a refund.
    void setContradiction(qint64 refund, RefundStatus told, Timestamp at);
    [[nodiscard]] QList<RefundContradiction> contradictions();

private:
    storage::Database &m_db;
};

} // namespace tilldesk::hosted
