#pragma once

#include "core/gateway/payments.h"
#include "core/merchants/directory.h"
#include "core/payments/payment_links.h"
#include "core/payments/payment_port.h"
#include "core/runtime/gate.h"

#include <QTimeZone>

namespace tilldesk::runtime {

/// The parts of the local core that the gateway needs. All references must outlive this object.
struct LocalCore {
    payments::PaymentPort &payments;   ///< for reads, and for payments of hosted profiles
    payments::PaymentService &changes; ///< of local profiles; used on the core thread only
    threads::ReadThreads &readers;
    const merchants::PublishedDirectory &directory;
    const payments::PublicAddress &address;
    QTimeZone zone{"Europe/Brussels"}; ///< of the shop; its days decide which VAT rate counts
};

/// Implements gateway::Payments with the core thread of this process.
class LocalPayments final : public gateway::Payments
{
    Q_OBJECT

public:
    /// @pre `gate` must outlive this object
    LocalPayments(Gate &gate, const LocalCore &core, QObject *parent = nullptr)
        : Payments(parent),
          m_gate(gate),
          m_core(core)
    {
    }

    QFuture<Result<PaymentPage>> page(const PaymentFilter &filter, qint64 first, int count,
                                      const std::optional<Payment> &after = {}) override;
    QFuture<Result<PaymentTotals>> totals(const PaymentFilter &filter) override;
    QFuture<Result<QList<PaymentTotal>>> takings(const QList<ProfileId> &profiles,
                                                 const QList<Timestamp> &bounds,
                                                 const QString &pointOfSale = {}) override;
    QFuture<Result<PaymentDetails>> details(const PaymentId &id) override;
    QFuture<Result<Payment>> create(const ProfileId &profile, const NewPayment &payment,
                                    const VatShares &vat = {}) override;
    QFuture<Result<Payment>> createStaticQr(const ProfileId &profile, const NewPayment &payment,
                                            const VatShares &vat = {}) override;
    QFuture<Result<Payment>> activeAt(const ProfileId &profile, const QString &posId) override;
    QFuture<Result<Payment>> cancel(const PaymentId &id) override;
    QFuture<Result<Payment>> acknowledge(const PaymentId &id, Amount amount) override;

    /// Notifies the windows. Thread-safe; the signal is emitted on the thread of this object.
    void notify(const QList<PaymentChange> &changes);

private:
    /// Providers make the payments of hosted profiles: the port asks them.
    [[nodiscard]] bool isHostedProfile(const ProfileId &profile) const;
    [[nodiscard]] bool hasHostedProfiles() const;

    Gate &m_gate;
    LocalCore m_core;
};

} // namespace tilldesk::runtime
