#pragma once

#include "core/payments/payment_port.h"
#include "core/runtime/core_thread.h"
#include "core/runtime/read_threads.h"

namespace tilldesk::runtime {

/// Implements PaymentPort with the core thread and the read threads of this process.
class LocalPaymentPort final : public payments::PaymentPort
{
public:
    /// @pre `service` is used on `core` only; all references must outlive this object
    LocalPaymentPort(CoreThread &core, ReadThreads &readers, payments::PaymentService &service,
                     const Clock &clock)
        : m_core(core),
          m_readers(readers),
          m_service(service),
          m_clock(clock)
    {
    }

    void create(ProfileId profile, NewPayment wanted, Actor actor, Done<Payment> done) override;
    void createStaticQr(ProfileId profile, NewPayment wanted, Actor actor,
                        Done<Payment> done) override;
    void acknowledge(PaymentId id, Amount amount, payments::Asker asker,
                     Done<Payment> done) override;
    void cancel(PaymentId id, payments::Asker asker, Done<Payment> done) override;
    void find(PaymentId id, Done<Payment> done) override;
    void active(ProfileId profile, QString pointOfSale, Done<Payment> done) override;
    void history(PaymentId id, Done<payments::PaymentHistory> done) override;
    void page(PaymentFilter filter, qint64 first, int count, Done<PaymentPage> done) override;
    void totals(PaymentFilter filter, Done<PaymentTotals> done) override;
    void takings(QList<ProfileId> profiles, QList<Timestamp> bounds,
                 Done<QList<PaymentTotal>> done) override;

private:
    template <typename T, typename F>
    void readUpToDate(F query, Done<T> done);

    CoreThread &m_core;
    ReadThreads &m_readers;
    payments::PaymentService &m_service;
    const Clock &m_clock;
};

} // namespace tilldesk::runtime
