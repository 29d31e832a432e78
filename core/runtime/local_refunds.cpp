#include "core/runtime/local_refunds.h"

#include "core/refunds/refund_queries.h"
#include "core/refunds/refund_request.h"
#include "core/runtime/promised.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::runtime {

QFuture<Result<RefundPage>> LocalRefunds::page(const RefundFilter &filter,
                                               std::optional<qint64> before, int count)
{
    return m_gate.read<StaffCommand::ReadRefunds, RefundPage>(
        threads::ReadKind::List,
        [filter, before, rows = std::clamp(count, 0, kMaxRows)](storage::Database &db) {
            return Result<RefundPage>(refunds::page(db, filter, before, rows));
        });
}

QFuture<Result<RefundTotals>> LocalRefunds::totals(const RefundFilter &filter)
{
    return m_gate.read<StaffCommand::ReadRefunds, RefundTotals>(
        threads::ReadKind::List,
        [filter](storage::Database &db) { return refunds::totals(db, filter); });
}

QFuture<Result<Refundable>> LocalRefunds::refundable(const PaymentId &id)
{
    return m_gate.change<StaffCommand::ReadRefunds, Refundable>(
        [this, id] { return m_service.refundable(id); });
}

QFuture<Result<Refund>> LocalRefunds::create(const NewRefund &refund)
{
    const auto checked = refunds::checkedNewRefund(refund);
    if (!checked)
        return refused<Refund>(checked.error());
    struct Made {
        Refund refund;
        bool isAtProvider = false;
    };
    auto [future, fulfil] = promised<Refund>();
    m_gate.change<StaffCommand::CreateRefund, Made>(
        [this, wanted = *checked](const AuditActor &actor) -> Result<Made> {
            const auto clear = [&](const RefundId &id) {
                return m_staff.clear(actor, {wanted.paymentId, wanted.amount, wanted.description},
                                     id, m_gate.atMost());
            };
            const auto accepted = m_service.create(wanted, {windowOf(actor), {}}, clear);
            if (!accepted)
                return accepted.failure();
            return Made{accepted->refund, m_service.isAtProvider(accepted->refund)};
        },
        [provider = m_provider, fulfil = std::move(fulfil)](const Result<Made> &made) mutable {
            if (!made)
                return fulfil(made.failure());
            if (!made->isAtProvider || provider == nullptr)
                return fulfil(made->refund);
            // It is stored, and repeated until it is answered: only a refusal ends it.
            provider->awaitRefund(made->refund.id,
                                  [refund = made->refund, fulfil = std::move(fulfil)](
                                      const Result<hosted::RefundRequest> &request) mutable {
                                      using State = hosted::RefundRequestState;
                                      if (!request)
                                          fulfil(refund);
                                      else if (request->state == State::Refused)
                                          fulfil(hosted::refusalOf(*request));
                                      else
                                          fulfil(request->refund);
                                  });
        });
    return future;
}

QFuture<Result<QString>> LocalRefunds::revealIban(const PaymentId &id)
{
    return m_gate.change<StaffCommand::RevealIban, QString>(
        [this, id] { return m_service.revealIban(id); });
}

void LocalRefunds::notify()
{
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
