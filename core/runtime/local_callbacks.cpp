#include "core/runtime/local_callbacks.h"

#include "core/callbacks/callback_log.h"
#include "core/domain/callback_url.h"
#include "core/runtime/promised.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::runtime {

Result<CallbackId> addTestCallback(callbacks::CallbackOutbox &outbox,
                                   const merchants::Directory &directory,
                                   const SimulationState &simulation, const TestCallback &wanted)
{
    const merchants::StoredProfile *profile = directory.profile(wanted.profile);
    if (profile == nullptr)
        return fail(ErrorCode::ProfileNotFound, u"There is no such merchant profile"_s);
    if (const auto url = callbackUrl(wanted.url, urlRuleOf(profile->profile), u"url"_s); !url)
        return url.failure();
    if (wanted.fault != CallbackFault::None && !simulation.isOn)
        return fail(ErrorCode::SimulationOff, u"The simulation is off"_s);
    return outbox.addTest(wanted, profile->profile);
}

QFuture<Result<CallbackPage>> LocalCallbacks::page(const CallbackFilter &filter,
                                                   std::optional<qint64> before, int count)
{
    auto [future, fulfil] = promised<CallbackPage>();
    m_readers.submit(
        ReadKind::List,
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
        ReadKind::List,
        [filter](storage::Database &db) {
            return Result<CallbackCounts>(callbacks::counts(db, filter));
        },
        std::move(fulfil));
    return future;
}

QFuture<Result<CallbackDetails>> LocalCallbacks::details(const CallbackId &id)
{
    auto [future, fulfil] = promised<CallbackDetails>();
    m_readers.submit(
        ReadKind::LookUp, [id](storage::Database &db) { return callbacks::details(db, id); },
        std::move(fulfil));
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
        return addTestCallback(m_outbox, *m_directory.current(), m_simulation.state(), wanted);
    });
}

void LocalCallbacks::tell(const Events &events)
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
