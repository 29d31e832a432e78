#pragma once

#include "core/callbacks/callback_outbox.h"
#include "core/debtors/simulation_service.h"
#include "core/gateway/callbacks.h"
#include "core/merchants/directory.h"
#include "core/threads/core_thread.h"
#include "core/threads/read_threads.h"

namespace tilldesk::runtime {

/// Implements gateway::Callbacks with the core thread and the read threads of this process.
class LocalCallbacks final : public gateway::Callbacks
{
    Q_OBJECT

public:
    /// Functions for received callbacks. Called on the window's thread.
    struct Receiving {
        std::function<QFuture<Result<QList<CallbackFinding>>>(const CallbackInspection &)> inspect;
        std::function<QString()> inboxAddress;
        std::function<QFuture<Result<void>>(bool isOn)> setInbox;
        std::function<QFuture<Result<QList<InboxMessage>>>()> inbox;
        std::function<QFuture<Result<void>>()> clearInbox;
    };

    /// @pre `outbox` and `simulation` are used on `core` only; all references must outlive this
    /// object
    LocalCallbacks(threads::CoreThread &core, threads::ReadThreads &readers,
                   callbacks::CallbackOutbox &outbox, const debtors::SimulationService &simulation,
                   const merchants::PublishedDirectory &directory, Receiving receiving,
                   QObject *parent = nullptr)
        : Callbacks(parent),
          m_core(core),
          m_readers(readers),
          m_outbox(outbox),
          m_simulation(simulation),
          m_directory(directory),
          m_receiving(std::move(receiving))
    {
    }

    QFuture<Result<CallbackPage>> page(const CallbackFilter &filter, std::optional<qint64> before,
                                       int count) override;
    QFuture<Result<CallbackCounts>> counts(const CallbackFilter &filter) override;
    QFuture<Result<CallbackTimes>> times(const CallbackFilter &filter) override;
    QFuture<Result<CallbackDetails>> details(const CallbackId &id) override;
    QFuture<Result<void>> sendAgain(const CallbackId &id) override;
    QFuture<Result<int>> sendFailedAgain(const CallbackFilter &filter) override;
    QFuture<Result<CallbackId>> sendTest(const TestCallback &wanted) override;

    QFuture<Result<QList<CallbackFinding>>> inspect(const CallbackInspection &wanted) override
    {
        return m_receiving.inspect(wanted);
    }
    [[nodiscard]] QString inboxAddress() const override { return m_receiving.inboxAddress(); }
    QFuture<Result<void>> setInbox(bool isOn) override { return m_receiving.setInbox(isOn); }
    QFuture<Result<QList<InboxMessage>>> inbox() override { return m_receiving.inbox(); }
    QFuture<Result<void>> clearInbox() override { return m_receiving.clearInbox(); }

    /// Notifies the windows. Thread-safe; the signals are emitted on the thread of this object.
    void notify(const Events &events);

private:
    threads::CoreThread &m_core;
    threads::ReadThreads &m_readers;
    callbacks::CallbackOutbox &m_outbox;
    const debtors::SimulationService &m_simulation;
    const merchants::PublishedDirectory &m_directory;
    Receiving m_receiving;
};

} // namespace tilldesk::runtime
