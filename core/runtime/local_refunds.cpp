#include "core/runtime/local_refunds.h"

#include "core/refunds/refund_queries.h"
#include "core/refunds/refund_request.h"
#include "core/runtime/promised.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::runtime {
namespace {

const Actor kWindow{Actor::Kind::Window, {}};

} // namespace

QFuture<Result<RefundPage>> LocalRefunds::page(const RefundFilter &filter,
                                               std::optional<qint64> before, int count)
{
    auto [future, fulfil] = promised<RefundPage>();
    m_readers.submit(
        threads::ReadKind::List,
        [filter, before, rows = std::clamp(count, 0, kMaxRows)](storage::Database &db) {
            return Result<RefundPage>(refunds::page(db, filter, before, rows));
        },
        std::move(fulfil));
    return future;
}

QFuture<Result<RefundTotals>> LocalRefunds::totals(const RefundFilter &filter)
{
    auto [future, fulfil] = promised<RefundTotals>();
    m_readers.submit(
        threads::ReadKind::List,
        [filter](storage::Database &db) { return refunds::totals(db, filter); }, std::move(fulfil));
    return future;
}

QFuture<Result<Refundable>> LocalRefunds::refundable(const PaymentId &id)
{
    return promisedByCore<Refundable>(m_core, [this, id] { return m_service.refundable(id); });
}

QFuture<Result<Refund>> LocalRefunds::create(const NewRefund &refund)
{
    const auto checked = refunds::checkedNewRefund(refund);
    if (!checked)
        return refused<Refund>(checked.error());
    return promisedByCore<Refund>(m_core, [this, wanted = *checked]() -> Result<Refund> {
        const auto accepted = m_service.create(wanted, {kWindow, {}});
        if (!accepted)
            return accepted.failure();
        return accepted->refund;
    });
}

QFuture<Result<QString>> LocalRefunds::revealIban(const PaymentId &id)
{
    return promisedByCore<QString>(m_core, [this, id] { return m_service.revealIban(id); });
}

void LocalRefunds::notify()
{
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
