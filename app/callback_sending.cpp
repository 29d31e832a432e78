#include "app/callback_sending.h"

#include "core/net/trust_store.h"

namespace tilldesk::app {

Result<void> CallbackSending::start(callbacks::CallbackOutbox &outbox)
{
    const auto trust = net::loadTrustStore(m_needs.caFile);
    if (!trust)
        return trust.failure();
    m_signer = std::make_unique<const callbacks::CallbackSigner>(m_needs.keys, m_needs.names);
    m_dispatcher = std::make_unique<callbacks::Dispatcher>(callbacks::Dispatcher::Needs{
        .databasePath = m_needs.databasePath,
        .clock = m_needs.clock,
        .log = m_needs.log,
        .signer = *m_signer,
        .terms = [this](const ProfileId &id) { return termsOf(id); },
        .isHeld = [this] { return m_needs.clockGuard.check().has_value(); },
        .faultsAllowed = [this] { return m_needs.simulation.current().isOn; },
        .record = [this, &outbox](const auto &attempts,
                                  const auto &recorded) { record(outbox, attempts, recorded); },
        .trust = *trust});
    m_needs.core.addListener([this](const Events &events) {
        if (events.callbacksChanged || events.simulationChanged || events.serviceKeysChanged)
            m_dispatcher->wake();
    });
    m_needs.clockGuard.addListener(
        [this](const std::optional<ClockJump> & /*unused*/) { m_dispatcher->wake(); });
    return m_dispatcher->start();
}

void CallbackSending::record(callbacks::CallbackOutbox &outbox,
                             const QList<callbacks::MadeAttempt> &attempts,
                             const callbacks::Dispatcher::Recorded &recorded)
{
    m_needs.core.submit(
        [&outbox, attempts]() -> Result<void> {
            for (const auto &[seq, attempt] : attempts) {
                if (auto done = outbox.record(seq, attempt); !done)
                    return done;
            }
            return {};
        },
        [this, attempts, recorded](const Result<void> &written) {
            recorded(written.has_value());
            if (!written)
                return; // the dispatcher submits these attempts again
            for (const auto &[seq, attempt] : attempts)
                ++(attempt.outcome == CallbackOutcome::Receipt ? m_delivered : m_failed);
        });
}

void CallbackSending::stop()
{
    if (m_dispatcher)
        m_dispatcher->stop();
}

std::optional<callbacks::CallbackTerms> CallbackSending::termsOf(const ProfileId &id) const
{
    const auto directory = m_needs.directory.current();
    const auto *stored = directory->profile(id);
    if (stored == nullptr)
        return {};
    return callbacks::CallbackTerms{.rule = urlRuleOf(stored->profile),
                                    .form = stored->profile.callbackHeader};
}

} // namespace tilldesk::app
