#pragma once

#include "core/domain/hosted_outcome.h"
#include "core/domain/hosted_records.h"
#include "core/domain/vat.h"
#include "core/storage/database.h"

namespace tilldesk::hosted {

/// A row of hosted_intent.
struct IntentRow {
    qint64 seq = 0;
    qint64 profileSeq = 0;
    HostedOutcome outcome;
    NewPayment wanted; ///< as the shop asked, with the defaults of its profile
    VatShares vat;
};

/// Reads and writes the tables hosted_intent and hosted_payment.
class IntentRepository
{
public:
    explicit IntentRepository(storage::Database &db) : m_db(db) {}

    void insert(const IntentRow &row);
    [[nodiscard]] std::optional<IntentRow> find(const PaymentId &id);
    [[nodiscard]] std::optional<IntentRow> findByReference(const ProfileId &profile,
                                                           const QString &reference);
    /// Returns the requests whose outcome is not known, oldest first.
    [[nodiscard]] QList<HostedOutcome> open();
    [[nodiscard]] bool hasReference(qint64 profileSeq, const QString &reference);
    void setState(qint64 seq, OutcomeState state, const QString &note);
    void setCreated(qint64 seq, qint64 paymentSeq);
    void setAsked(qint64 seq, Timestamp askedAt, Timestamp answeredAt);
    /// Makes every request that was on its way one whose outcome is not known. Returns how many.
    int loseAll();

    /// @param intent  seq of its request; empty: another system of the shop has made the payment
    void insert(const Payment &payment, const HostedPayment &seen, std::optional<qint64> intent,
                bool isDuplicate);
    /// Returns whether the request has made the payment.
    [[nodiscard]] bool isOf(qint64 intent, qint64 paymentSeq);
    void setSucceeded(qint64 paymentSeq, Timestamp at);
    /// Stores the first contradiction of a payment. Returns whether it is the first.
    bool setContradiction(qint64 paymentSeq, PaymentStatus told, Timestamp at);
    [[nodiscard]] QList<HostedContradiction> contradictions();

    /// Returns the payments of hosted profiles that have not ended.
    [[nodiscard]] QList<PaymentId> unended();

private:
    storage::Database &m_db;
};

} // namespace tilldesk::hosted
