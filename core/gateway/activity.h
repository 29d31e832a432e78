#pragma once

#include "core/base/result.h"
#include "core/domain/audit.h"

#include <QFuture>
#include <QObject>

namespace tilldesk {

/// The progress and the result of a check of the audit trail's chain.
struct ChainCheck {
    qint64 entries = 0;   ///< entries checked so far
    qint64 brokenAt = 0;  ///< first entry that does not fit the one before; 0: the chain is intact
    qint64 total = 0;     ///< entries of the trail
    QByteArray hash = {}; ///< of the last entry checked, in hex; empty: no entry was checked

    /// Returns whether all entries have been checked, or one that does not fit was found.
    [[nodiscard]] bool isDone() const { return brokenAt > 0 || entries >= total; }
};

} // namespace tilldesk

namespace tilldesk::gateway {

/// Requests of a window about the audit trail. Used on the window's thread; see Payments. Every
/// request can fail with `Storage`, `Busy`, `Unauthorized` or `AccessDenied`.
class Activity : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns a page of entries, newest first.
    /// @param before  returns entries whose `seq` is lower; empty: starts at the newest
    /// @param count  0 to 500
    [[nodiscard]] virtual QFuture<Result<AuditPage>>
    entries(const AuditFilter &filter, std::optional<qint64> before, int count) = 0;
    /// Returns the number of entries that match the filter.
    [[nodiscard]] virtual QFuture<Result<qint64>> count(const AuditFilter &filter) = 0;
    /// Recomputes the hash chain of the next kCheckedAtOnce entries, so that a caller can show the
    /// progress, and cancel by not calling again.
    /// @param done  result of the call before; default: starts at the first entry
    [[nodiscard]] virtual QFuture<Result<ChainCheck>> check(const ChainCheck &done) = 0;
    static constexpr qint64 kCheckedAtOnce = 20'000;
};

} // namespace tilldesk::gateway
