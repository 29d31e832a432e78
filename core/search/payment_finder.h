#pragma once

#include "core/domain/search_hit.h"
#include "core/payments/payment_filter.h"

#include <QSet>
#include <functional>

namespace tilldesk::search {

/// Thrown between two steps of a search that nobody waits for any more.
struct Superseded {
};

/// Finds payments, best first: exact amounts, refunded parts, texts, uncertain amounts, days; newer
/// payments first within each. Reads only as many rows of the index as needed for the first hits.
/// @pre a read transaction is open on the connection
class PaymentFinder
{
public:
    /// Most payments that are compared for one meaning of a term, so that a search ends in time.
    static constexpr int kMaxExamined = 8'000;

    /// @param now  service clock
    /// @param isWanted  called between steps; false ends the search by throwing Superseded. May be
    /// null.
    PaymentFinder(storage::Database &db, Timestamp now, std::function<bool()> isWanted);

    /// Returns at most `limit` hits.
    [[nodiscard]] QList<Hit> find(const PaymentFilter &filter, int limit);
    /// Returns how many older payments the last find() has not compared.
    [[nodiscard]] qint64 unsearched() const { return m_unsearched; }

private:
    /// One meaning of the leading term.
    struct Pass {
        PaymentFilter filter; ///< with the meaning instead of the term
        QString rows;         ///< selects candidates with `:before` and `:count`; empty: all rows
        QString words;        ///< value of `:words`; null: no such placeholder
        HitReason reason = HitReason::Filters; ///< Reference: the field that contains `wanted`
        QString wanted = {};
        bool isTail = false; ///< compares the payments that are not indexed yet
    };

    [[nodiscard]] qsizetype leadOf(const QList<SearchTerm> &terms);
    [[nodiscard]] QList<Pass> passesOf(const PaymentFilter &filter);
    void addAmountPasses(QList<Pass> &passes, const PaymentFilter &rest, Amount amount);
    void addTextPasses(QList<Pass> &passes, const PaymentFilter &rest, const SearchTerm &lead);
    void run(const Pass &pass, int limit);
    void runIndexed(const Pass &pass, const payments::PaymentRange &range, int limit);
    void walk(const Pass &pass, const payments::PaymentRange &range, int limit);
    void takeCounted(const Pass &pass, const payments::PaymentRange &range, int limit);
    [[nodiscard]] QList<qint64> candidates(const Pass &pass, qint64 before, int count);
    [[nodiscard]] QList<qint64> freshPayers();
    /// Appends the payments among `seqs` that fulfil the pass's filter.
    void take(const Pass &pass, const payments::PaymentRange &range, const QList<qint64> &seqs,
              int limit);
    [[nodiscard]] Hit hitOf(const Pass &pass, const Payment &stored) const;
    void explain(Hit &hit, const Payment &payment, const QString &wanted) const;

    storage::Database &m_db;
    Timestamp m_now;
    std::function<bool()> m_isWanted;
    payments::SearchProgress m_progress;
    QHash<QString, QString> m_pointsOfSale; ///< key: profile id, `/`, posId; value: name
    QList<Hit> m_hits;
    QSet<qint64> m_found; ///< seqs of m_hits
    qint64 m_unsearched = 0;
};

} // namespace tilldesk::search
