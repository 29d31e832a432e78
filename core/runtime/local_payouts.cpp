#include "core/runtime/local_payouts.h"

#include "core/payouts/payout_parts_queries.h"
#include "core/payouts/payout_queries.h"
#include "core/payouts/reconciliation_queries.h"
#include "core/runtime/promised.h"

#include <algorithm>

namespace tilldesk::runtime {

using payouts::ReconciliationQueries;

QFuture<Result<PayoutPage>> LocalPayouts::page(const PayoutFilter &filter, qint64 first, int count)
{
    auto [future, fulfil] = promised<PayoutPage>();
    m_readers.submit(
        threads::ReadKind::List,
        [filter, first, rows = std::clamp(count, 0, kMaxRows)](storage::Database &db) {
            return Result<PayoutPage>(ReconciliationQueries(db).payouts(
                filter, first, rows, ReconciliationQueries::Order::NewestFirst));
        },
        std::move(fulfil));
    return future;
}

QFuture<Result<PayoutDetails>> LocalPayouts::details(const PayoutId &id)
{
    auto [future, fulfil] = promised<PayoutDetails>();
    m_readers.submit(
        threads::ReadKind::List,
        [closing = m_closing, id](storage::Database &db) {
            return payouts::details(db, closing, id);
        },
        std::move(fulfil));
    return future;
}

QFuture<Result<QList<PayoutPart>>> LocalPayouts::parts(const PayoutId &id)
{
    auto [future, fulfil] = promised<QList<PayoutPart>>();
    m_readers.submit(
        threads::ReadKind::List, [id](storage::Database &db) { return payouts::partsOf(db, id); },
        std::move(fulfil));
    return future;
}

QFuture<Result<PayoutItemPage>> LocalPayouts::items(const PayoutId &id, PayoutItemKind kind,
                                                    qint64 first, int count)
{
    auto [future, fulfil] = promised<PayoutItemPage>();
    payouts::ItemQuery query;
    query.kind = kind;
    query.payout = id;
    query.first = first;
    query.count = std::clamp(count, 0, kMaxRows);
    m_readers.submit(
        threads::ReadKind::List,
        [query](storage::Database &db) { return ReconciliationQueries(db).items(query); },
        std::move(fulfil));
    return future;
}

QFuture<Result<RunningPayouts>> LocalPayouts::running(const QList<MerchantId> &merchants)
{
    auto [future, fulfil] = promised<RunningPayouts>();
    m_readers.submit(
        threads::ReadKind::List,
        [closing = m_closing, now = m_clock.now(), merchants](storage::Database &db) {
            return payouts::running(db, closing, now, merchants);
        },
        std::move(fulfil));
    return future;
}

QFuture<Result<qint64>> LocalPayouts::failed(const QList<MerchantId> &merchants)
{
    auto [future, fulfil] = promised<qint64>();
    m_readers.submit(
        threads::ReadKind::List,
        [merchants](storage::Database &db) {
            return Result<qint64>(payouts::countFailed(db, merchants));
        },
        std::move(fulfil));
    return future;
}

QFuture<Result<QList<Payout>>> LocalPayouts::runNow()
{
    return promisedByCore<QList<Payout>>(m_core, [this] { return m_service.run(m_clock.now()); });
}

QFuture<Result<Payout>> LocalPayouts::payAgain(const PayoutId &id)
{
    return promisedByCore<Payout>(m_core, [this, id] { return m_service.payAgain(id); });
}

void LocalPayouts::notify(const Events &events)
{
    const bool hasTaken = std::ranges::any_of(events.payments, [](const PaymentChange &change) {
        return change.status == PaymentStatus::Succeeded;
    });
    if (!hasTaken && !events.refundsChanged && !events.payoutsChanged)
        return;
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
