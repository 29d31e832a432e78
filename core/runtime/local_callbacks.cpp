#include "core/runtime/local_callbacks.h"

#include "core/callbacks/callback_log.h"
#include "core/callbacks/callback_times_queries.h"
#include "core/runtime/promised.h"

#include <algorithm>

namespace tilldesk::runtime {

QFuture<Result<CallbackPage>> LocalCallbacks::page(const CallbackFilter &filter,
                                                   std::optional<qint64> before, int count)
{
    return m_gate.read<StaffCommand::ReadCallbacks, CallbackPage>(
        threads::ReadKind::List,
        [filter, before, rows = std::clamp(count, 0, kMaxRows)](storage::Database &db) {
            return Result<CallbackPage>(callbacks::page(db, filter, before, rows));
        });
}

QFuture<Result<CallbackCounts>> LocalCallbacks::counts(const CallbackFilter &filter)
{
    return m_gate.read<StaffCommand::ReadCallbacks, CallbackCounts>(
        threads::ReadKind::List, [filter](storage::Database &db) {
            return Result<CallbackCounts>(callbacks::counts(db, filter));
        });
}

QFuture<Result<CallbackTimes>> LocalCallbacks::times(const CallbackFilter &filter)
{
    return m_gate.read<StaffCommand::ReadCallbacks, CallbackTimes>(
        threads::ReadKind::List, [filter](storage::Database &db) {
            return Result<CallbackTimes>(callbacks::times(db, filter));
        });
}

QFuture<Result<CallbackDetails>> LocalCallbacks::details(const CallbackId &id)
{
    return m_gate.read<StaffCommand::ReadCallbacks, CallbackDetails>(
        threads::ReadKind::LookUp,
        [id](storage::Database &db) { return callbacks::details(db, id); });
}

QFuture<Result<void>> LocalCallbacks::sendAgain(const CallbackId &id)
{
    return m_gate.change<StaffCommand::SendCallbackAgain, void>(
        [this, id] { return m_outbox.sendAgain(id); });
}

QFuture<Result<int>> LocalCallbacks::sendFailedAgain(const CallbackFilter &filter)
{
    return m_gate.change<StaffCommand::SendCallbackAgain, int>(
        [this, filter] { return Result<int>(m_outbox.sendFailedAgain(filter)); });
}

QFuture<Result<CallbackId>> LocalCallbacks::sendTest(const TestCallback &wanted)
{
    return m_gate.change<StaffCommand::SendTestCallback, CallbackId>([this, wanted] {
        return m_outbox.sendTest(wanted, *m_directory.current(), m_simulation.state());
    });
}

QFuture<Result<QList<CallbackFinding>>> LocalCallbacks::inspect(const CallbackInspection &wanted)
{
    return m_gate.start<StaffCommand::InspectCallback, QList<CallbackFinding>>(
        [&](auto fulfil) { m_receiving.inspect(wanted, std::move(fulfil)); });
}

QFuture<Result<QList<InboxMessage>>> LocalCallbacks::inbox()
{
    return m_gate.start<StaffCommand::ReadCallbacks, QList<InboxMessage>>(
        [&](auto fulfil) { m_receiving.inbox(std::move(fulfil)); });
}

QFuture<Result<void>> LocalCallbacks::setInbox(bool isOn)
{
    return m_gate.start<StaffCommand::SwitchInbox, void>(
        [&](auto fulfil) { m_receiving.setInbox(isOn, m_gate.actor(), std::move(fulfil)); });
}

QFuture<Result<void>> LocalCallbacks::clearInbox()
{
    return m_gate.change<StaffCommand::ClearInbox, void>(
        [this] { return m_receiving.clearInbox(); });
}

void LocalCallbacks::notify(const Events &events)
{
    if (!events.callbacksChanged && !events.inboxChanged)
        return;
    QMetaObject::invokeMethod(
        this,
        [this, isOutbox = events.callbacksChanged, isInbox = events.inboxChanged] {
            if (isOutbox)
                Q_EMIT changed();
            if (isInbox)
                Q_EMIT inboxChanged();
        },
        Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
