#pragma once

#include "core/base/result.h"
#include "core/domain/ledger.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// Requests of a window about the ledger. Used on the window's thread; see Payments. Every request
/// can fail with `Storage` or `Busy`.
class Ledger : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns a page of entries, newest first.
    /// @param before  returns entries whose `seq` is lower; empty: starts at the newest
    /// @param count  0 to 500
    [[nodiscard]] virtual QFuture<Result<LedgerPage>>
    entries(const LedgerFilter &filter, std::optional<qint64> before, int count) = 0;
    /// Returns the balances of all accounts, the bank account first.
    [[nodiscard]] virtual QFuture<Result<QList<LedgerBalance>>> balances() = 0;
    /// Returns the result of the ledger check.
    [[nodiscard]] virtual LedgerHealth health() const = 0;

Q_SIGNALS:
    void healthChanged(const tilldesk::LedgerHealth &health);
};

} // namespace tilldesk::gateway
