#pragma once

#include "core/base/result.h"
#include "core/domain/ledger.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// What a window may ask about the ledger. Lives on the window's thread; see Payments. Every
/// question may be answered `Storage` or `Busy`.
class Ledger : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Newest first. @param before  a `seq`: those older than it; empty: from the newest on
    /// @param count  0 to 500
    [[nodiscard]] virtual QFuture<Result<LedgerPage>>
    entries(const LedgerFilter &filter, std::optional<qint64> before, int count) = 0;
    /// All accounts, the bank's first.
    [[nodiscard]] virtual QFuture<Result<QList<LedgerBalance>>> balances() = 0;
    /// What the check at the start has found.
    [[nodiscard]] virtual LedgerHealth health() const = 0;

Q_SIGNALS:
    void healthChanged(const tilldesk::LedgerHealth &health);
};

} // namespace tilldesk::gateway
