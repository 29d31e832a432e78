#pragma once

#include "app/core_services.h"
#include "core/callbacks/dispatcher.h"

namespace tilldesk::app {

/// Creates and connects the parts that send callbacks. Called on the main thread.
class CallbackSending
{
public:
    /// All references must outlive this object.
    struct Needs {
        threads::CoreThread &core;
        const merchants::PublishedDirectory &directory;
        const debtors::PublishedSimulation &simulation;
        const keys::PublishedKeys &keys;
        const Clock &clock;
        Log &log;
        QString databasePath;
        const PublishedServiceNames &names;
        QString
            caFile; ///< PEM file of additional certificate authorities; empty: the system's only
        threads::ClockGuard &clockGuard;
    };

    explicit CallbackSending(const Needs &needs) : m_needs(needs) {}

    /// Starts sending; continues with the callbacks left by the previous run. Call once, after the
    /// core has started.
    /// @param outbox  lives on the core thread
    /// Errors: `Storage` if the database or the file of authorities cannot be read; `FieldInvalid`
    /// if the file contains no authority.
    Result<void> start(callbacks::CallbackOutbox &outbox);
    /// Aborts the calls in flight; the next start sends them again. Call before the core's stop().
    void stop();
    /// Attempts that were recorded since the start; any thread.
    [[nodiscard]] quint64 delivered() const { return m_delivered; }
    [[nodiscard]] quint64 failed() const { return m_failed; }

private:
    /// Has the core store the attempts; tells `recorded` if they are committed.
    void record(callbacks::CallbackOutbox &outbox, const QList<callbacks::MadeAttempt> &attempts,
                const callbacks::Dispatcher::Recorded &recorded);
    [[nodiscard]] std::optional<callbacks::CallbackTerms> termsOf(const ProfileId &id) const;

    const Needs m_needs;
    std::atomic<quint64> m_delivered = 0;
    std::atomic<quint64> m_failed = 0;
    std::unique_ptr<const callbacks::CallbackSigner> m_signer;
    std::unique_ptr<callbacks::Dispatcher> m_dispatcher;
};

} // namespace tilldesk::app
