#pragma once

#include "core/gateway/payouts.h"
#include "core/payouts/payout_service.h"
#include "core/runtime/gate.h"

namespace tilldesk::runtime {

/// Implements gateway::Payouts with the core thread and the read threads of this process.
class LocalPayouts final : public gateway::Payouts
{
    Q_OBJECT

public:
    /// @pre `service` is used on `core` only; all references must outlive this object
    LocalPayouts(Gate &gate, payouts::PayoutService &service, payouts::ClosingTime closing,
                 const Clock &clock, QObject *parent = nullptr)
        : Payouts(parent),
          m_gate(gate),
          m_service(service),
          m_closing(std::move(closing)),
          m_clock(clock)
    {
    }

    QFuture<Result<PayoutPage>> page(const PayoutFilter &filter, qint64 first, int count) override;
    QFuture<Result<PayoutDetails>> details(const PayoutId &id) override;
    QFuture<Result<QList<PayoutPart>>> parts(const PayoutId &id) override;
    QFuture<Result<PayoutItemPage>> items(const PayoutId &id, PayoutItemKind kind, qint64 first,
                                          int count) override;
    QFuture<Result<PayoutItemPage>> newestLines(const PayoutId &id,
                                                std::optional<PayoutItemKind> kind, qint64 first,
                                                int count) override;
    QFuture<Result<RunningPayouts>> running(const QList<MerchantId> &merchants) override;
    QFuture<Result<qint64>> failed(const QList<MerchantId> &merchants) override;
    QFuture<Result<QList<Payout>>> runNow() override;
    QFuture<Result<Payout>> payAgain(const PayoutId &id) override;

    /// Notifies the windows if payouts or the items of the next payout have changed. Thread-safe;
    /// the signal is emitted on the thread of this object.
    void notify(const Events &events);

private:
    Gate &m_gate;
    payouts::PayoutService &m_service;
    payouts::ClosingTime m_closing;
    const Clock &m_clock;
};

} // namespace tilldesk::runtime
