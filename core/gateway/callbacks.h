#pragma once

#include "core/domain/callback.h"
#include "core/domain/callback_check.h"
#include "core/domain/callback_times.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// Requests of a window about callbacks: those sent, and those that the inbox received. Used on the
/// window's thread; see Payments. Every request can fail with `Storage` or `Busy`.
class Callbacks : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns a page of callbacks in the order of the filter.
    /// @param before  `seq` of the callback above the page; empty: starts at the first
    /// @param count  0 to 500
    [[nodiscard]] virtual QFuture<Result<CallbackPage>>
    page(const CallbackFilter &filter, std::optional<qint64> before, int count) = 0;
    [[nodiscard]] virtual QFuture<Result<CallbackCounts>> counts(const CallbackFilter &filter) = 0;
    /// Returns how fast the receivers answered, by host. Reads `filter.profiles`, `filter.from` and
    /// `filter.to` only.
    [[nodiscard]] virtual QFuture<Result<CallbackTimes>> times(const CallbackFilter &filter) = 0;
    /// Errors: `CallbackNotFound`.
    [[nodiscard]] virtual QFuture<Result<CallbackDetails>> details(const CallbackId &id) = 0;
    /// Sends the callback once more, now, in any state.
    /// Errors: `CallbackNotFound`.
    [[nodiscard]] virtual QFuture<Result<void>> sendAgain(const CallbackId &id) = 0;
    /// Sends once more every failed callback that matches the filter; ignores `filter.state`.
    /// Returns how many.
    [[nodiscard]] virtual QFuture<Result<int>> sendFailedAgain(const CallbackFilter &filter) = 0;
    /// Sends a test callback.
    /// Errors: `ProfileNotFound`; `FieldInvalid` (url); `SimulationOff` if `wanted` has a fault.
    [[nodiscard]] virtual QFuture<Result<CallbackId>> sendTest(const TestCallback &wanted) = 0;

    /// Runs every check, in order.
    /// Errors: `FieldInvalid` (keySet) with the reason why the key set is not available.
    [[nodiscard]] virtual QFuture<Result<QList<CallbackFinding>>>
    inspect(const CallbackInspection &wanted) = 0;

    /// Returns the address of the inbox; empty while the inbox is off.
    [[nodiscard]] virtual QString inboxAddress() const = 0;
    /// Switches the inbox on or off: the setting `inbox`. The endpoint follows at once.
    [[nodiscard]] virtual QFuture<Result<void>> setInbox(bool isOn) = 0;
    /// Returns the newest messages, at most 500, newest first.
    [[nodiscard]] virtual QFuture<Result<QList<InboxMessage>>> inbox() = 0;
    [[nodiscard]] virtual QFuture<Result<void>> clearInbox() = 0;

Q_SIGNALS:
    /// Emitted after a commit that changed callbacks.
    void changed();
    /// Emitted after the inbox received a message, was cleared, or was switched on or off.
    void inboxChanged();
};

} // namespace tilldesk::gateway
