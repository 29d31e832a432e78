#pragma once

#include "core/audit/trail.h"
#include "core/callbacks/callback_outbox.h"
#include "core/callbacks/inbox.h"
#include "core/payments/search_index.h"

namespace tilldesk::payments {

/// A payer's pseudonym.
struct PayerPseudonym {
    QString name; ///< `Payer 3F9A1C2B4D5E`, or empty if the payer has no name
    QString
        iban; ///< `ZZ` (a country code that is never assigned), check digits, the same 12 digits

    friend bool operator==(const PayerPseudonym &, const PayerPseudonym &) = default;
};

/// Returns the pseudonym of a payer: the same one for the same account, or for the same name if the
/// account is unknown. Nobody can compute it without the secret.
/// @param secret  not empty
[[nodiscard]] PayerPseudonym pseudonymOf(const QString &name, const QString &iban,
                                         const QByteArray &secret);

/// Returns the text whose SHA-256 an entry of the audit trail has for its rows of payer_pseudonym:
/// a line for each row, in the order of the payments.
[[nodiscard]] QByteArray pseudonymLine(qint64 payment, const QString &name, const QString &iban);

/// Replaces the payers of old payments by pseudonyms: in the payments, their steps and the search
/// index, and deletes their callbacks that have ended and what the inbox received about them.
/// Amounts, the ledger and its chain stay as they are; the chain covers a digest of the payer,
/// which is kept. Used on the core thread.
class PayerRetention
{
public:
    /// @pre all references must outlive this object
    PayerRetention(storage::Database &db, const Clock &clock, callbacks::CallbackOutbox &callbacks,
                   SearchIndex &index);

    struct Progress {
        int replaced = 0;       ///< payments that now have a pseudonym
        bool isComplete = true; ///< false: call replace() again for the rest
    };

    /// Replaces the payers of payments that were created before `before` and have a final status,
    /// oldest first, and records that. A payment that has not ended is skipped and examined again
    /// by each later call. Empties the search index after the last payment, which is then filled
    /// again.
    /// @param secret  of pseudonymOf()
    /// @param limit  payments examined by one call, not counting those skipped before
    /// @pre a write transaction is open
    Progress replace(Timestamp before, const QByteArray &secret, int limit);

private:
    struct OldPayer {
        qint64 payment = 0;
        PaymentId id;
        PayerPseudonym pseudonym;
    };
    /// Payments to be replaced now, and where the next call begins.
    struct Found {
        QList<OldPayer> payers;
        QList<qint64> skipped; ///< seq of older payments that have not ended
        qint64 reached = 0;    ///< seq of the last payment examined
        bool isComplete = true;
    };

    [[nodiscard]] Found find(Timestamp before, const QByteArray &secret, int limit);
    void replaceAll(const QList<OldPayer> &payers, Timestamp before);
    void forgetIndex(bool isReplaced, bool isComplete);

    storage::Database &m_db;
    audit::Trail m_trail;
    callbacks::CallbackOutbox &m_callbacks;
    callbacks::Inbox m_inbox;
    SearchIndex &m_index;
};

} // namespace tilldesk::payments
