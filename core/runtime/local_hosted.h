#pragma once

#include "core/gateway/hosted.h"
#include "core/hosted/provider.h"
#include "core/payments/payment_links.h"
#include "core/runtime/gate.h"

namespace tilldesk::runtime {

/// Implements gateway::Hosted with the core thread of this process.
class LocalHosted final : public gateway::Hosted
{
    Q_OBJECT

public:
    /// The parts of the local core that the gateway needs. All references must outlive this object.
    struct Needs {
        hosted::ConnectionService &connections; ///< used on the core thread only
        hosted::IntentService &intents;         ///< used on the core thread only
        hosted::Provider &provider;
        const merchants::PublishedDirectory &directory;
        const payments::PublicAddress &address;
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
    QFuture<Result<QList<HostedOutcome>>> openOutcomes() override;
    QFuture<Result<HostedOutcome>> outcome(const PaymentId &id) override;
    QFuture<Result<void>> askNow(const PaymentId &id) override;
    QFuture<Result<HostedOutcome>> setNotCreated(const PaymentId &id,
                                                 const QString &reason) override;
    QFuture<Result<QList<HostedContradiction>>> contradictions() override;
    QFuture<Result<void>> show(const QList<PaymentId> &payments) override;

    /// Notifies the windows. Thread-safe; the signal is emitted on the thread of this object.
    void notify(const Events &events);

private:
    [[nodiscard]] Result<HostedConnection> shown(Result<HostedConnection> connection) const;

    Gate &m_gate;
    Needs m_needs;
    const hosted::Provider::Show m_show; ///< a till's gateways outlive the provider
    int m_window;                        ///< differs from that of every other window
};

} // namespace tilldesk::runtime
