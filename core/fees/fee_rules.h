#pragma once

#include "core/domain/fees.h"
#include "core/storage/database.h"

#include <QHash>

namespace tilldesk::fees {

/// A rule as the database has it.
struct StoredRule {
    qint64 seq = 0;
    qint64 merchant = 0; ///< seq of the merchant
    Timestamp from;      ///< first moment of the rule's first day
    qint64 entries = 0;  ///< entries of the ledger when the rule was set: it counts for later ones
    FeeRule rule;
};

/// The rules of all merchants. Reads them again only if one was added: a settled payment costs the
/// look-up of one number, which is sent ahead of the transaction's next payment. Not thread-safe.
class FeeRules
{
public:
    /// @pre `db` must outlive the FeeRules
    explicit FeeRules(storage::Database &db);
    FeeRules(const FeeRules &) = delete;
    FeeRules &operator=(const FeeRules &) = delete;

    /// Returns the rule for a payment whose ledger entry is `entry`. Null: none. Valid until the
    /// next call.
    [[nodiscard]] const StoredRule *of(qint64 merchant, qint64 entry, Timestamp at);
    /// Returns a merchant's rules in the order of their days; of two for one day, the later counts.
    [[nodiscard]] QList<StoredRule> all(qint64 merchant);
    /// Returns the seqs of the merchants with rules.
    [[nodiscard]] QList<qint64> merchants();

private:
    void refresh();

    storage::Database &m_db;
    qint64 m_newest = 0; ///< seq of the newest rule that was read; -1: not read
    QHash<qint64, QList<StoredRule>> m_rules; ///< by seq of the merchant
};

} // namespace tilldesk::fees
