#include "core/runtime/local_callbacks.h"

#include "core/callbacks/callback_log.h"
#include "core/callbacks/callback_times_queries.h"
#include "core/runtime/promised.h"

#include <algorithm>

namespace tilldesk::runtime {

QFuture<Result<CallbackPage>> LocalCallbacks::page(const CallbackFilter &filter,
                                                   std::optional<qint64> before, int count)
{
    auto [future, fulfil] = promised<CallbackPage>();
    m_readers.submit(
        threads::ReadKind::List,
        [filter, before, rows = std::clamp(count, 0, kMaxRows)](storage::Database &db) {
            return Result<CallbackPage>(callbacks::page(db, filter, before, rows));
        },
        std::move(fulfil));
    return future;
}

QFuture<Result<CallbackCounts>> LocalCallbacks::counts(const CallbackFilter &filter)
{
    auto [future, fulfil] = promised<CallbackCounts>();
    m_readers.submit(
        threads::ReadKind::List,
        [filter](storage::Database &db) {
            return Result<CallbackCounts>(callbacks::counts(db, filter));
        },
        std::move(fulfil));
    return future;
}

QFuture<Result<CallbackTimes>> LocalCallbacks::times(const CallbackFilter &filter)
{
    auto [future, fulfil] = promised<CallbackTimes>();
    m_readers.submit(
        threads::ReadKind::List,
        [filter](storage::Database &db) {
            return Result<CallbackTimes>(callbacks::times(db, filter));
        },
        std::move(fulfil));
    return future;
}

QFuture<Result<CallbackDetails>> LocalCallbacks::details(const CallbackId &id)
{
    auto [future, fulfil] = promised<CallbackDetails>();
    m_readers.submit(
        threads::ReadKind::LookUp,
        [id](storage::Database &db) { return callbacks::details(db, id); }, std::move(fulfil));
    return future;
}

QFuture<Result<void>> LocalCallbacks::sendAgain(const CallbackId &id)
{
    return promisedByCore<void>(m_core, [this, id] { return m_outbox.sendAgain(id); });
}

QFuture<Result<int>> LocalCallbacks::sendFailedAgain(const CallbackFilter &filter)
{
    return promisedByCore<int>(
        m_core, [this, filter] { return Result<int>(m_outbox.sendFailedAgain(filter)); });
}

QFuture<Result<CallbackId>> LocalCallbacks::sendTest(const TestCallback &wanted)
{
    return promisedByCore<CallbackId>(m_core, [this, wanted] {
        return m_outbox.sendTest(wanted, *m_directory.current(), m_simulation.state());
    });
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
