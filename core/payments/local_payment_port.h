#pragma once

#include "core/payments/payment_port.h"
#include "core/threads/core_thread.h"
#include "core/threads/on_core.h"
#include "core/threads/read_threads.h"

namespace tilldesk::payments {

/// Implements PaymentPort with the core thread and the read threads of this process.
class LocalPaymentPort final : public PaymentPort
{
public:
    /// @pre `service` is used on `core` only; all references must outlive this object
    LocalPaymentPort(threads::CoreThread &core, threads::ReadThreads &readers,
                     threads::OnCore<PaymentService> service, const Clock &clock)
        : m_core(core),
          m_readers(readers),
          m_service(std::move(service)),
          m_clock(clock)
    {
    }

    void create(ProfileId profile, NewPayment wanted, VatShares vat, Actor actor,
                Done<Payment> done) override;
    void createStaticQr(ProfileId profile, NewPayment wanted, VatShares vat, Actor actor,
                        Done<Payment> done) override;
    void acknowledge(PaymentId id, Amount amount, Asker asker, Done<Payment> done) override;
    void cancel(PaymentId id, Asker asker, Done<Payment> done) override;
    void revealIban(PaymentId id, Asker asker, Done<QString> done) override;
    void find(PaymentId id, Done<Payment> done) override;
    void active(ProfileId profile, QString pointOfSale, Done<Payment> done) override;
    void history(PaymentId id, Done<PaymentHistory> done) override;
    void page(PaymentFilter filter, qint64 first, int count, std::optional<Payment> after,
              Done<PaymentPage> done) override;
    void totals(PaymentFilter filter, Done<PaymentTotals> done) override;
    void takings(QList<ProfileId> profiles, QList<Timestamp> bounds, QString pointOfSale,
                 Done<QList<PaymentTotal>> done) override;

private:
    template <typename T, typename F>
    void readUpToDate(F query, Done<T> done);

    threads::CoreThread &m_core;
    threads::ReadThreads &m_readers;
    threads::OnCore<PaymentService> m_service;
    const Clock &m_clock;
};

} // namespace tilldesk::payments
