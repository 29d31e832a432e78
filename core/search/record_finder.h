#pragma once

#include "core/domain/search_hit.h"
#include "core/storage/database.h"

namespace tilldesk::search {

/// Finds the records around payments: refunds, payouts, callbacks and points of sale. Newest first,
/// at most `limit` hits each.
/// @pre a read transaction is open on the connection
class RecordFinder
{
public:
    /// Newest callbacks whose id and URL are compared. Older ones are found by their payment.
    static constexpr int kCallbacks = 5000;

    RecordFinder(storage::Database &db, const PaymentFilter &filter, int limit);

    /// @param found  the payments that the same search has found
    [[nodiscard]] QList<Hit> refunds(const QList<Hit> &found);
    [[nodiscard]] QList<Hit> payouts(const QList<Hit> &found);
    [[nodiscard]] QList<Hit> callbacks(const QList<Hit> &found);
    [[nodiscard]] QList<Hit> pointsOfSale();

private:
    /// A text of a record that a term may contain.
    struct Field {
        HitReason reason;
        QString text;
    };
    /// Values of a record that terms are compared with.
    struct Values {
        QList<Field> fields;
        std::optional<Amount> amount = {};
        std::optional<Timestamp> at = {};
    };
    /// Returns whether each term matches; sets the reason of the first one.
    [[nodiscard]] bool mayMatchCallbacks() const;
    [[nodiscard]] bool explain(Hit &hit, const Values &values) const;
    [[nodiscard]] bool explain(Hit &hit, const SearchTerm &term, const Values &values) const;
    [[nodiscard]] QString refundRows(const QList<Hit> &found) const;

    storage::Database &m_db;
    const PaymentFilter &m_filter;
    int m_limit;
    QString m_profiles;         ///< seqs, for SQL
    QList<ProfileId> m_ids;     ///< of these profiles
    QList<QString> m_merchants; ///< ids of their merchants
};

} // namespace tilldesk::search
