#pragma once

#include "core/domain/callback.h"
#include "core/domain/callback_check.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// What a window may ask about callbacks, those that go out and those that came to the inbox. Lives
/// on the window's thread; see Payments. Every question may be answered `Storage` or `Busy`.
class Callbacks : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Newest first. @param before  a `seq`: those older than it; empty: from the newest on
    /// @param count  0 to 500
    [[nodiscard]] virtual QFuture<Result<CallbackPage>>
    page(const CallbackFilter &filter, std::optional<qint64> before, int count) = 0;
    [[nodiscard]] virtual QFuture<Result<CallbackCounts>> counts(const CallbackFilter &filter) = 0;
    /// Errors: `CallbackNotFound`.
    [[nodiscard]] virtual QFuture<Result<CallbackDetails>> details(const CallbackId &id) = 0;
    /// Sends it once more, whatever became of it, now. Errors: `CallbackNotFound`.
    [[nodiscard]] virtual QFuture<Result<void>> sendAgain(const CallbackId &id) = 0;
    /// Sends all failed ones that fit the filter (its state aside) once more. @return how many
    [[nodiscard]] virtual QFuture<Result<int>> sendFailedAgain(const CallbackFilter &filter) = 0;
    /// Errors: `ProfileNotFound`; `FieldInvalid` (url); `SimulationOff` when a fault is wanted.
    [[nodiscard]] virtual QFuture<Result<CallbackId>> sendTest(const TestCallback &wanted) = 0;

    /// Makes every check, in order. Errors: `FieldInvalid` (keySet) with the reason why it cannot
    /// be had.
    [[nodiscard]] virtual QFuture<Result<QList<CallbackFinding>>>
    inspect(const CallbackInspection &wanted) = 0;

    /// Where the inbox receives; empty while it is off.
    [[nodiscard]] virtual QString inboxAddress() const = 0;
    /// Newest first, the last 500 at most.
    [[nodiscard]] virtual QFuture<Result<QList<InboxMessage>>> inbox() = 0;
    [[nodiscard]] virtual QFuture<Result<void>> clearInbox() = 0;

Q_SIGNALS:
    /// After a commit that changed callbacks.
    void changed();
    /// After a message came to the inbox, or it was cleared.
    void inboxChanged();
};

} // namespace tilldesk::gateway
