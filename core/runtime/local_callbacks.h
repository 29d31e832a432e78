#pragma once

#include "core/callbacks/callback_outbox.h"
#include "core/debtors/simulation_service.h"
#include "core/gateway/callbacks.h"
#include "core/merchants/directory.h"
#include "core/runtime/gate.h"

namespace tilldesk::runtime {

/// Implements gateway::Callbacks with the core thread and the read threads of this process.
class LocalCallbacks final : public gateway::Callbacks
{
    Q_OBJECT

public:
    /// Functions for received callbacks.
    struct Receiving {
        template <typename T>
        using Done = std::function<void(Result<T>)>;

        /// Called on the window's thread.
        std::function<void(const CallbackInspection &, Done<QList<CallbackFinding>>)> inspect;
        std::function<QString()> inboxAddress;
        std::function<void(bool isOn, const AuditActor &by, Done<void>)> setInbox;
        std::function<void(Done<QList<InboxMessage>>)> inbox;
        std::function<Result<void>()> clearInbox; ///< called on the core thread, in a transaction
    };

    /// @pre `outbox` and `simulation` are used on `core` only; all references must outlive this
    /// object
    LocalCallbacks(Gate &gate, callbacks::CallbackOutbox &outbox,
                   const debtors::SimulationService &simulation,
                   const merchants::PublishedDirectory &directory, Receiving receiving,
                   QObject *parent = nullptr)
        : Callbacks(parent),
          m_gate(gate),
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

    QFuture<Result<QList<CallbackFinding>>> inspect(const CallbackInspection &wanted) override;
    [[nodiscard]] QString inboxAddress() const override { return m_receiving.inboxAddress(); }
    QFuture<Result<void>> setInbox(bool isOn) override;
    QFuture<Result<QList<InboxMessage>>> inbox() override;
    QFuture<Result<void>> clearInbox() override;

    /// Notifies the windows. Thread-safe; the signals are emitted on the thread of this object.
    void notify(const Events &events);

private:
    Gate &m_gate;
    callbacks::CallbackOutbox &m_outbox;
    const debtors::SimulationService &m_simulation;
    const merchants::PublishedDirectory &m_directory;
    Receiving m_receiving;
};

} // namespace tilldesk::runtime
