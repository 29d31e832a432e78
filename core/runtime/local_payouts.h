#pragma once

#include "core/gateway/payouts.h"
#include "core/payouts/payout_service.h"
#include "core/runtime/core_thread.h"
#include "core/runtime/readers.h"

namespace tilldesk::runtime {

/// gateway::Payouts over the core and the readers of this process.
class LocalPayouts final : public gateway::Payouts
{
    Q_OBJECT

public:
    /// @pre `service` lives on `core`; all references outlive it
    LocalPayouts(CoreThread &core, Readers &readers, payouts::PayoutService &service,
                 payouts::ClosingTime closing, const Clock &clock, QObject *parent = nullptr)
        : Payouts(parent),
          m_core(core),
          m_readers(readers),
          m_service(service),
          m_closing(std::move(closing)),
          m_clock(clock)
    {
    }

    QFuture<Result<PayoutPage>> page(const PayoutFilter &filter, qint64 first, int count) override;
    QFuture<Result<PayoutDetails>> details(const PayoutId &id) override;
    QFuture<Result<PayoutItemPage>> items(const PayoutId &id, PayoutItemKind kind, qint64 first,
                                          int count) override;
    QFuture<Result<RunningPayouts>> running(const QList<MerchantId> &merchants) override;
    QFuture<Result<qint64>> failed(const QList<MerchantId> &merchants) override;
    QFuture<Result<QList<Payout>>> runNow() override;
    QFuture<Result<Payout>> payAgain(const PayoutId &id) override;

    /// Tells the windows when payouts or the next one's items have changed. From any thread; the
    /// signal comes on the object's own.
    void tell(const Events &events);

private:
    CoreThread &m_core;
    Readers &m_readers;
    payouts::PayoutService &m_service;
    payouts::ClosingTime m_closing;
    const Clock &m_clock;
};

} // namespace tilldesk::runtime
