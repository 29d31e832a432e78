#include "core/payments/local_payment_port.h"

namespace tilldesk::payments {

void LocalPaymentPort::create(ProfileId profile, NewPayment wanted, VatShares vat, Actor actor,
                              Done<Payment> done)
{
    m_core.submit(
        [this, profile = std::move(profile), wanted = std::move(wanted), vat = std::move(vat),
         actor = std::move(actor)] {
            auto made = m_service->create(profile, wanted, actor);
            if (made)
                m_service->setVat(*made, vat);
            return made;
        },
        std::move(done));
}

void LocalPaymentPort::createStaticQr(ProfileId profile, NewPayment wanted, VatShares vat,
                                      Actor actor, Done<Payment> done)
{
    m_core.submit(
        [this, profile = std::move(profile), wanted = std::move(wanted), vat = std::move(vat),
         actor = std::move(actor)] {
            auto made = m_service->createStaticQr(profile, wanted, actor);
            if (made)
                m_service->setVat(*made, vat);
            return made;
        },
        std::move(done));
}

void LocalPaymentPort::acknowledge(PaymentId id, Amount amount, Asker asker, Done<Payment> done)
{
    m_core.submit([this, id, amount,
                   asker = std::move(asker)] { return m_service->acknowledge(id, amount, asker); },
                  std::move(done), nullptr, [this, id] { m_service->readAhead(id); });
}

void LocalPaymentPort::cancel(PaymentId id, Asker asker, Done<Payment> done)
{
    m_core.submit([this, id, asker = std::move(asker)] { return m_service->cancel(id, asker); },
                  std::move(done), nullptr, [this, id] { m_service->readAhead(id); });
}

void LocalPaymentPort::revealIban(PaymentId id, Asker asker, Done<QString> done)
{
    m_core.submit([this, id = std::move(id),
                   asker = std::move(asker)] { return m_service->revealIban(id, asker); },
                  std::move(done));
}

void LocalPaymentPort::find(PaymentId id, Done<Payment> done)
{
    m_readers.submit(
        threads::ReadKind::LookUp,
        [this, id = std::move(id)](storage::Database &db) {
            return PaymentQueries(db, m_clock.now()).find(id);
        },
        std::move(done));
}

void LocalPaymentPort::active(ProfileId profile, QString pointOfSale, Done<Payment> done)
{
    m_readers.submit(
        threads::ReadKind::LookUp,
        [this, profile = std::move(profile),
         pointOfSale = std::move(pointOfSale)](storage::Database &db) {
            return PaymentQueries(db, m_clock.now()).active(profile, pointOfSale);
        },
        std::move(done));
}

void LocalPaymentPort::history(PaymentId id, Done<PaymentHistory> done)
{
    m_readers.submit(
        threads::ReadKind::LookUp,
        [this, id = std::move(id)](storage::Database &db) {
            return PaymentQueries(db, m_clock.now()).history(id);
        },
        std::move(done));
}

void LocalPaymentPort::page(PaymentFilter filter, qint64 first, int count,
                            std::optional<Payment> after, Done<PaymentPage> done)
{
    readUpToDate<PaymentPage>(
        [filter = std::move(filter), first, count, after = std::move(after)](
            PaymentListQueries &queries) { return queries.page(filter, first, count, after); },
        std::move(done));
}

void LocalPaymentPort::totals(PaymentFilter filter, Done<PaymentTotals> done)
{
    readUpToDate<PaymentTotals>([filter = std::move(filter)](
                                    PaymentListQueries &queries) { return queries.totals(filter); },
                                std::move(done));
}

void LocalPaymentPort::takings(QList<ProfileId> profiles, QList<Timestamp> bounds,
                               QString pointOfSale, Done<QList<PaymentTotal>> done)
{
    // Takings count SUCCEEDED payments only. An overdue payment is never one of them, so overdue
    // payments need not be expired first.
    m_readers.submit(
        threads::ReadKind::List,
        [profiles = std::move(profiles), bounds = std::move(bounds),
         pointOfSale = std::move(pointOfSale)](storage::Database &db) {
            return PaymentListQueries(db).takings(profiles, bounds, pointOfSale);
        },
        std::move(done));
}

/// Runs a list query; expires overdue payments first.
template <typename T, typename F>
void LocalPaymentPort::readUpToDate(F query, Done<T> done)
{
    constexpr int kSweep = 1000;
    const auto sweepThenRead = [this, query, done] {
        m_core.submit([this]() -> Result<int> { return m_service->expireOverdue(kSweep); },
                      [this, query, done](const Result<int> &swept) {
                          if (swept)
                              readUpToDate<T>(query, done);
                          else
                              done(Result<T>(swept.failure()));
                      });
    };
    m_readers.submit(
        threads::ReadKind::List,
        // A standby cannot expire payments; the service that leads does.
        [query, now = m_core.isStandby() ? Timestamp() : m_clock.now()](storage::Database &db) {
            return PaymentQueries(db, now).unlessOverdue<T>(query);
        },
        [done, sweepThenRead](Result<std::optional<T>> answer) {
            if (!answer)
                done(Result<T>(answer.failure()));
            else if (*answer)
                done(Result<T>(std::move(**answer)));
            else
                sweepThenRead();
        });
}

} // namespace tilldesk::payments
