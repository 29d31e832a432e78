#include "core/runtime/local_payment_port.h"

#include "core/payments/payment_list_queries.h"
#include "core/storage/transaction.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::runtime {
namespace {

tl::unexpected<Error> paymentNotFound()
{
    return fail(ErrorCode::PaymentNotFound, u"There is no such payment"_s);
}

} // namespace

void LocalPaymentPort::create(ProfileId profile, NewPayment wanted, Actor actor, Done<Payment> done)
{
    m_core.submit([this, profile = std::move(profile), wanted = std::move(wanted),
                   actor = std::move(actor)] { return m_service.create(profile, wanted, actor); },
                  std::move(done));
}

void LocalPaymentPort::createStaticQr(ProfileId profile, NewPayment wanted, Actor actor,
                                      Done<Payment> done)
{
    m_core.submit(
        [this, profile = std::move(profile), wanted = std::move(wanted), actor = std::move(actor)] {
            return m_service.createStaticQr(profile, wanted, actor);
        },
        std::move(done));
}

void LocalPaymentPort::acknowledge(PaymentId id, Amount amount, payments::Asker asker,
                                   Done<Payment> done)
{
    m_core.submit([this, id = std::move(id), amount,
                   asker = std::move(asker)] { return m_service.acknowledge(id, amount, asker); },
                  std::move(done));
}

void LocalPaymentPort::cancel(PaymentId id, payments::Asker asker, Done<Payment> done)
{
    m_core.submit([this, id = std::move(id),
                   asker = std::move(asker)] { return m_service.cancel(id, asker); },
                  std::move(done));
}

void LocalPaymentPort::find(PaymentId id, Done<Payment> done)
{
    m_readers.submit(
        ReadKind::LookUp,
        [this, id = std::move(id)](storage::Database &db) -> Result<Payment> {
            auto payment = payments::PaymentRepository(db).find(id);
            if (!payment)
                return paymentNotFound();
            return asOf(std::move(*payment), m_clock.now());
        },
        std::move(done));
}

void LocalPaymentPort::active(ProfileId profile, QString pointOfSale, Done<Payment> done)
{
    m_readers.submit(
        ReadKind::LookUp,
        [this, profile = std::move(profile),
         pointOfSale = std::move(pointOfSale)](storage::Database &db) -> Result<Payment> {
            auto payment = payments::PaymentRepository(db).activeAt(profile, pointOfSale);
            if (!payment || !isOpen(asOf(*payment, m_clock.now()).status))
                return paymentNotFound();
            return *payment;
        },
        std::move(done));
}

void LocalPaymentPort::history(PaymentId id, Done<payments::PaymentHistory> done)
{
    m_readers.submit(
        ReadKind::LookUp,
        [this, id = std::move(id)](storage::Database &db) -> Result<payments::PaymentHistory> {
            const storage::Transaction view(db, storage::Transaction::Kind::Read);
            payments::PaymentRepository repository(db);
            const auto stored = repository.find(id);
            if (!stored)
                return paymentNotFound();
            payments::PaymentHistory history{asOf(*stored, m_clock.now()),
                                             repository.timeline(*stored)};
            // The payment is overdue: add the step that the expiry job will store.
            if (history.payment.status != stored->status) {
                const bool isVoided = history.payment.status == PaymentStatus::Voided;
                const Timestamp due = isVoided ? *stored->acknowledgeBy : stored->expireAt;
                history.timeline << PaymentStep{std::max(due, history.timeline.last().at),
                                                history.payment.status,
                                                isVoided
                                                    ? PaymentTrigger::AcknowledgementDeadlinePasses
                                                    : PaymentTrigger::TimePasses,
                                                {}};
            }
            return history;
        },
        std::move(done));
}

void LocalPaymentPort::page(PaymentFilter filter, qint64 first, int count, Done<PaymentPage> done)
{
    readUpToDate<PaymentPage>(
        [filter = std::move(filter), first, count](payments::PaymentListQueries &queries) {
            return queries.page(filter, first, count);
        },
        std::move(done));
}

void LocalPaymentPort::totals(PaymentFilter filter, Done<PaymentTotals> done)
{
    readUpToDate<PaymentTotals>(
        [filter = std::move(filter)](payments::PaymentListQueries &queries) {
            return queries.totals(filter);
        },
        std::move(done));
}

void LocalPaymentPort::takings(QList<ProfileId> profiles, QList<Timestamp> bounds,
                               Done<QList<PaymentTotal>> done)
{
    // Takings count SUCCEEDED payments only. An overdue payment is never one of them, so overdue
    // payments need not be expired first.
    m_readers.submit(
        ReadKind::List,
        [profiles = std::move(profiles), bounds = std::move(bounds)](storage::Database &db) {
            return payments::PaymentListQueries(db).takings(profiles, bounds);
        },
        std::move(done));
}

/// Runs a list query. Lists count by stored status, so overdue payments are expired first.
template <typename T, typename F>
void LocalPaymentPort::readUpToDate(F query, Done<T> done)
{
    constexpr int kSweep = 1000;
    const auto sweepThenRead = [this, query, done] {
        m_core.submit([this]() -> Result<int> { return m_service.expireOverdue(kSweep); },
                      [this, query, done](const Result<int> &swept) {
                          if (swept)
                              readUpToDate<T>(query, done);
                          else
                              done(Result<T>(swept.failure()));
                      });
    };
    m_readers.submit(
        ReadKind::List,
        [query, now = m_clock.now()](storage::Database &db) mutable -> Result<std::optional<T>> {
            payments::PaymentListQueries queries(db);
            if (queries.hasOverdue(now))
                return std::optional<T>();
            auto answer = query(queries);
            if (!answer)
                return answer.failure();
            return std::optional<T>(std::move(*answer));
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

} // namespace tilldesk::runtime
