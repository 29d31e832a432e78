#include "core/callbacks/callback_sender.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::callbacks {
namespace {

/// Minimum time between two polls for due callbacks: every commit of attempts wakes the sender, so
/// wake-ups are coalesced.
constexpr auto kPause = 5ms;
/// How long finished attempts are batched before the core stores them: kGather, or kGatherMany if
/// the last batch had kMany attempts. One transaction per attempt would delay payments.
constexpr auto kGather = 5ms;
constexpr auto kGatherMany = 40ms;
constexpr qsizetype kMany = 8;
constexpr qsizetype kGathered = SendScheduler::kUnrecorded / 2;
/// Token bucket: 2.5 callbacks per ms, burst of 64. A callback costs 0.1 ms of CPU; the limit
/// leaves 90% of payment throughput when payments saturate two cores.
constexpr double kPerMilli = 2.5;
constexpr double kBurst = 64;
constexpr auto kPace = 10ms;
/// Longest sleep while a callback waits: the wall clock can be changed without notice.
constexpr auto kMaxSleep = 1s;

} // namespace

CallbackSender::CallbackSender(const Dispatcher::Needs &needs, net::Network &network)
    : m_needs(needs),
      m_network(network),
      m_post(network.post()),
      m_db(needs.databasePath, storage::Database::Mode::ReadOnly),
      m_scheduler(m_db),
      m_timer(network, [this] { look(); }),
      m_recordTimer(network, [this] { recordEnded(); }),
      m_paceTimer(network, [this] { sendAll(); })
{
}

void CallbackSender::wake()
{
    const std::chrono::milliseconds since(m_sinceLook.isValid() ? m_sinceLook.elapsed()
                                                                : kPause.count());
    m_timer.start(std::max<std::chrono::milliseconds>(0ms, kPause - since));
}

void CallbackSender::look()
{
    if ((m_needs.isHeld && m_needs.isHeld()) || !m_needs.signer.isReady())
        return; // a new key, or the end of the hold, calls wake()
    m_sinceLook.start();
    try {
        m_scheduler.refreshDueHosts(m_needs.clock.now());
    } catch (const std::exception &e) {
        m_needs.log.error(QByteArray("callbacks cannot be read: ") + e.what());
        return m_timer.start(kMaxSleep);
    }
    sendAll();
    const auto wait = m_scheduler.untilNext(m_needs.clock.now());
    // An overdue callback is sent when a place becomes free; poll again after kMaxSleep all the
    // same.
    if (wait && !m_timer.isActive())
        m_timer.start(*wait > 0ms ? std::min<std::chrono::milliseconds>(*wait, kMaxSleep)
                                  : std::chrono::milliseconds(kMaxSleep));
}

void CallbackSender::sendAll()
{
    try {
        while (mayBegin()) {
            const auto callback = m_scheduler.next(m_needs.clock.now());
            if (!callback)
                return;
            m_allowed -= 1;
            send(*callback, false);
        }
        if (!m_paceTimer.isActive())
            m_paceTimer.start(kPace);
    } catch (const std::exception &e) {
        m_needs.log.error(QByteArray("callbacks cannot be read: ") + e.what());
        m_timer.start(kMaxSleep);
    }
}

bool CallbackSender::mayBegin()
{
    const qint64 millis = m_sinceAllowed.isValid() ? m_sinceAllowed.elapsed() : qint64(kBurst);
    if (millis > 0) {
        m_allowed = std::min(kBurst, m_allowed + double(millis) * kPerMilli);
        m_sinceAllowed.start();
    }
    return m_allowed >= 1;
}

void CallbackSender::send(const DueCallback &callback, bool isSecond)
{
    CallbackAttempt unsent;
    unsent.at = m_needs.clock.now();
    const CallbackFault fault = faultOf(callback);
    if (fault == CallbackFault::Lost) {
        unsent.outcome = CallbackOutcome::LostOnPurpose;
        unsent.detail = u"lost on purpose"_s;
        return ended(callback, isSecond, unsent);
    }
    unsent.outcome = CallbackOutcome::NotAllowed;
    const auto terms = m_needs.terms(callback.profileId);
    if (!terms) {
        unsent.detail = u"the profile does not exist any more"_s;
        return ended(callback, isSecond, unsent);
    }
    const auto target = m_targets.of(callback.url, terms->rule);
    if (!target) {
        unsent.detail = target.error().detail;
        return ended(callback, isSecond, unsent);
    }
    auto call = callbackCall(callback, *target, *terms, fault, m_needs.signer, unsent.at);
    QElapsedTimer elapsed;
    elapsed.start();
    const auto done = [this, callback, isSecond, call, at = unsent.at,
                       elapsed](const net::Answer &answer) {
        auto attempt = attemptOf(call, answer);
        attempt.at = at;
        attempt.duration = std::chrono::milliseconds(elapsed.elapsed());
        ended(callback, isSecond, std::move(attempt));
        sendAll();
    };
    const bool isSync = isSynchronous(callback.kind, callback.status);
    m_network.call(std::move(call), isSync ? m_needs.synchronousTimeout : m_needs.timeout, done);
}

void CallbackSender::ended(const DueCallback &callback, bool isSecond, CallbackAttempt attempt)
{
    if (attempt.outcome != CallbackOutcome::Receipt)
        m_needs.log.info("callback " + callback.id.text().toUtf8() + " to " + callback.host.toUtf8()
                         + ": " + attempt.detail.toUtf8());
    // CallbackFault::Doubled: the first attempt is stored before the second is sent, and keeps its
    // place at the host until then.
    const bool isDoubled = !isSecond && faultOf(callback) == CallbackFault::Doubled
        && attempt.outcome == CallbackOutcome::Receipt;
    if (!isDoubled)
        m_scheduler.ended(callback);
    m_ended << Ended{{callback.seq, std::move(attempt)},
                     isDoubled ? std::optional(callback) : std::nullopt};
    if (m_ended.size() >= kGathered)
        recordEnded();
    else if (!m_recordTimer.isActive())
        m_recordTimer.start(m_lastGathered >= kMany ? kGatherMany : kGather);
}

void CallbackSender::recordEnded()
{
    if (m_ended.isEmpty())
        return;
    m_lastGathered = m_ended.size();
    record(std::make_shared<const QList<Ended>>(std::exchange(m_ended, {})));
}

void CallbackSender::record(const std::shared_ptr<const QList<Ended>> &batch)
{
    QList<MadeAttempt> attempts;
    attempts.reserve(batch->size());
    for (const Ended &one : *batch)
        attempts << one.made;
    m_needs.record(attempts, [this, post = m_post, batch](bool isRecorded) {
        post([this, batch, isRecorded] {
            if (isRecorded)
                recorded(*batch);
            else
                notRecorded(*batch);
        });
    });
}

void CallbackSender::recorded(const QList<Ended> &batch)
{
    for (const Ended &one : batch) {
        if (one.again)
            send(*one.again, true);
        else
            m_scheduler.recorded(one.made.seq);
    }
    sendAll();
}

/// Nothing is resent before its attempt is stored. Retries each attempt in its own transaction, so
/// that one bad row does not block the rest of the batch.
void CallbackSender::notRecorded(const QList<Ended> &batch)
{
    for (const Ended &one : batch) {
        const auto alone = std::make_shared<const QList<Ended>>(QList{one});
        m_network.later(kMaxSleep, [this, alone] { record(alone); });
    }
}

CallbackFault CallbackSender::faultOf(const DueCallback &callback) const
{
    return m_needs.faultsAllowed() ? callback.fault : CallbackFault::None;
}

} // namespace tilldesk::callbacks
