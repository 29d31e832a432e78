#include "core/callbacks/callback_sender.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::callbacks {
namespace {

/// Between two looks for what is due. Every recorded attempt is a commit that wakes.
constexpr auto kPause = 5ms;
/// From the end of an attempt until it goes to the core. A transaction for itself holds up whoever
/// wants the next one, so many of them go together, less often.
constexpr auto kGather = 5ms;
constexpr auto kGatherMany = 40ms;
constexpr qsizetype kMany = 8;
constexpr qsizetype kGathered = SendingOrder::kUnrecorded / 2;
/// How many begin in a millisecond, and how many of them at once after a pause. Payments go first:
/// a callback costs 0.1 ms of processor time, and creates that fill two cores are to keep nine
/// tenths.
constexpr double kPerMilli = 2.5;
constexpr double kBurst = 64;
constexpr auto kPace = 10ms;
/// While something waits: the computer's clock can be set without anybody telling.
constexpr auto kMaxSleep = 1s;

} // namespace

CallbackSender::CallbackSender(const Dispatcher::Needs &needs, net::Network &network)
    : m_needs(needs),
      m_network(network),
      m_post(network.post()),
      m_db(needs.databasePath, storage::Database::Mode::ReadOnly),
      m_order(m_db),
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
    if (!m_needs.signer.isReady() || (m_needs.isHeld && m_needs.isHeld()))
        return; // new keys wake
    m_sinceLook.start();
    try {
        m_order.look(m_needs.clock.now());
    } catch (const std::exception &e) {
        m_needs.log.error(QByteArray("callbacks cannot be read: ") + e.what());
        return m_timer.start(kMaxSleep);
    }
    sendAll();
    const auto wait = m_order.untilNext(m_needs.clock.now());
    // One that is due already goes when a place gets free, and is looked for now and then.
    if (wait && !m_timer.isActive())
        m_timer.start(*wait > 0ms ? std::min<std::chrono::milliseconds>(*wait, kMaxSleep)
                                  : std::chrono::milliseconds(kMaxSleep));
}

void CallbackSender::sendAll()
{
    try {
        while (mayBegin()) {
            const auto callback = m_order.next(m_needs.clock.now());
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
        unsent.detail = u"the profile is not there any more"_s;
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
    // The first is on disk before the second leaves, and keeps its place until then.
    const bool isDoubled = !isSecond && faultOf(callback) == CallbackFault::Doubled
        && attempt.outcome == CallbackOutcome::Receipt;
    if (!isDoubled)
        m_order.ended(callback);
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
            m_order.recorded(one.made.seq);
    }
    sendAll();
}

/// None is sent again before it is on disk, however long that takes. Each goes by itself now, so
/// that one that cannot be written down keeps no other.
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
