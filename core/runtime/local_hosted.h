#pragma once

#include "core/gateway/hosted.h"
#include "core/hosted/provider.h"
#include "core/payments/payment_links.h"
#include "core/runtime/gate.h"

#include <functional>
#include <memory>

namespace tilldesk::runtime {

/// Implements gateway::Hosted with the core thread of this process.
class LocalHosted final : public gateway::Hosted
{
    Q_OBJECT

public:
    /// Called on any thread after each change of the report.
    using Told = std::function<void(const ConnectionReport &)>;
    /// Starts a check of a profile's connection. Destroying the returned object ends it: `told` is
    /// not called afterwards. Thread-safe. Errors: as gateway::Hosted::startCheck().
    using Check = std::function<Result<std::shared_ptr<void>>(const ProfileId &, Told told)>;

    /// The parts of the local core that the gateway needs. All references must outlive this object.
    struct Needs {
        hosted::ConnectionService &connections; ///< used on the core thread only
        hosted::IntentService &intents;         ///< used on the core thread only
        hosted::Provider &provider;
        const merchants::PublishedDirectory &directory;
        const payments::PublicAddress &address;
        Check check;
        const Clock &realClock;       ///< wall clock
        std::chrono::days payoutLate; ///< open for longer is late
    };

    /// @pre `gate` must outlive this object
    LocalHosted(Gate &gate, const Needs &needs, QObject *parent = nullptr);
    ~LocalHosted() override; ///< the window shows nothing any more

    QFuture<Result<QList<HostedConnection>>> connections() override;
    QFuture<Result<HostedConnection>> setConnection(const HostedConnection &connection,
                                                    const std::optional<QString> &apiKey) override;
    QFuture<Result<HostedConnection>> makeKey(const ProfileId &profile,
                                              const QString &kid) override;
    QFuture<Result<HostedConnection>> allow(const ProfileId &profile, RealMoney allowed) override;
    QFuture<Result<void>> startCheck(const ProfileId &profile) override;
    QFuture<Result<void>> stopCheck() override;
    QFuture<Result<ConnectionReport>> checked() override;
    QFuture<Result<QList<HostedOutcome>>> openOutcomes() override;
    QFuture<Result<HostedOutcome>> outcome(const PaymentId &id) override;
    QFuture<Result<void>> askNow(const PaymentId &id) override;
    QFuture<Result<HostedOutcome>> setNotCreated(const PaymentId &id,
                                                 const QString &reason) override;
    QFuture<Result<QList<HostedContradiction>>> contradictions() override;
    QFuture<Result<HostedComparison>> openItems(const ProfileId &profile) override;
    QFuture<Result<void>> fetchPayouts(const ProfileId &profile) override;
    QFuture<Result<QList<HostedContact>>> contacts() override;
    QFuture<Result<void>> show(const QList<PaymentId> &payments) override;

    /// Notifies the windows. Thread-safe; the signal is emitted on the thread of this object.
    void notify(const Events &events);

private:
    void take(int number, const ConnectionReport &report);
    /// Runs `work()` on the core thread, and shown() with its result on a reader: payments do not
    /// wait for the codes.
    template <StaffCommand command, typename T, typename F>
    [[nodiscard]] QFuture<Result<T>> changeAndShow(F work);
    /// Adds what windows show of the public keys. Thread-safe.
    [[nodiscard]] HostedConnection shown(HostedConnection connection) const;
    [[nodiscard]] QList<HostedConnection> shown(QList<HostedConnection> connections) const;

    Gate &m_gate;
    Needs m_needs;
    const hosted::Provider::Show m_show; ///< a till's gateways outlive the provider
    int m_window;                        ///< differs from that of every other window
    int m_checkNumber = 0;               ///< a report of an earlier check is dropped
    ConnectionReport m_report;
    std::shared_ptr<void> m_check; ///< null: none runs
};

} // namespace tilldesk::runtime
