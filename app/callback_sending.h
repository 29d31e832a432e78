#pragma once

#include "app/core_services.h"
#include "core/callbacks/dispatcher.h"

namespace tilldesk::app {

/// What sends callbacks, put together. Lives on the main thread.
class CallbackSending
{
public:
    /// Everything outlives it.
    struct Needs {
        runtime::CoreThread &core;
        const merchants::PublishedDirectory &directory;
        const debtors::PublishedSimulation &simulation;
        const keys::PublishedKeys &keys;
        const Clock &clock;
        Log &log;
        QString databasePath;
        const PublishedServiceNames &names;
        QString caFile; ///< PEM of authorities besides the computer's; empty: none
        runtime::ClockGuard &clockGuard;
    };

    explicit CallbackSending(const Needs &needs) : m_needs(needs) {}

    /// Begins to send, and goes on with what a former run has left. Once, after the core.
    /// @param outbox  lives on the core thread
    /// Errors: `Storage` when the database or the file of authorities cannot be read;
    /// `FieldInvalid` when there is none in it.
    Result<void> start(callbacks::CallbackOutbox &outbox);
    /// Aborts what is being sent; it is sent again at the next start. Goes before the core's
    /// stop().
    void stop();

private:
    [[nodiscard]] std::optional<callbacks::CallbackTerms> termsOf(const ProfileId &id) const;

    const Needs m_needs;
    std::unique_ptr<const callbacks::CallbackSigner> m_signer;
    std::unique_ptr<callbacks::Dispatcher> m_dispatcher;
};

} // namespace tilldesk::app
