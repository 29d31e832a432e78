#include "core/hosted/refund_request_repository.h"

#include "core/refunds/refund_repository.h"
#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

QString selectRequests()
{
    return u"SELECT "_s + refunds::refundColumns()
        + u", r.idempotency_key, h.state, h.is_unsure, h.hosted_id, h.created_at, h.code, h.note"_s
        + refunds::refundTables() + u"JOIN hosted_refund h ON h.refund = r.seq "_s;
}

RefundRequest toRequest(storage::Statement &row)
{
    return {.refund = refunds::toRefund(row),
            .idempotencyKey = row.read<QString>(),
            .state = row.read<RefundRequestState>(),
            .isUnsure = row.read<bool>(),
            .hostedId = row.read<RefundId>(),
            .createdAt = row.read<std::optional<Timestamp>>(),
            .code = row.read<QString>(),
            .note = row.read<QString>()};
}

} // namespace

void RefundRequestRepository::insert(const Refund &refund)
{
    m_db.prepare(u"INSERT INTO hosted_refund (refund, state) VALUES (:refund, :state)"_s)
        .bind(u":refund"_s, refund.seq)
        .bind(u":state"_s, qint64(RefundRequestState::Open))
        .run();
}

std::optional<RefundRequest> RefundRequestRepository::find(const RefundId &id)
{
    static const QString sql = selectRequests() + u"WHERE r.id = :id"_s;
    auto row = m_db.prepare(sql);
    row.bind(u":id"_s, id.text());
    return row.next() ? std::optional(toRequest(row)) : std::nullopt;
}

std::optional<RefundRequest> RefundRequestRepository::findHosted(const RefundId &hostedId)
{
    static const QString sql =
        selectRequests() + u"WHERE h.hosted_id = :id AND h.hosted_id <> ''"_s;
    auto row = m_db.prepare(sql);
    row.bind(u":id"_s, hostedId.text());
    return row.next() ? std::optional(toRequest(row)) : std::nullopt;
}

bool RefundRequestRepository::mayTakeOver(const PaymentId &payment, const ProfileId &hostedProfile)
{
    auto row = m_db.prepare(
        u"SELECT 1 FROM payment p JOIN hosted_connection c ON c.profile = p.profile"
        " WHERE p.id = :payment AND c.hosted_profile = :profile AND NOT EXISTS"
        " (SELECT 1 FROM refund r JOIN hosted_refund h ON h.refund = r.seq AND h.state = %1"
        " WHERE r.payment = p.seq)"_s.arg(storage::sqlNumber(RefundRequestState::Open)));
    row.bind(u":payment"_s, payment.text()).bind(u":profile"_s, hostedProfile.text());
    return row.next();
}

QList<RefundRequest> RefundRequestRepository::unended()
{
    // The few pending refunds lead to their requests, by the index refund_due.
    static const QString sql = selectRequests()
        + u"WHERE r.due_at IS NOT NULL AND r.status = %1 ORDER BY r.seq"_s.arg(
            storage::sqlNumber(RefundStatus::Pending));
    QList<RefundRequest> found;
    auto rows = m_db.prepare(sql);
    while (rows.next())
        found << toRequest(rows);
    return found;
}

void RefundRequestRepository::setUnsure(qint64 refund)
{
    m_db.prepare(u"UPDATE hosted_refund SET is_unsure = 1 WHERE refund = :refund"_s)
        .bind(u":refund"_s, refund)
        .run();
}

void RefundRequestRepository::loseAll()
{
    m_db.prepare(u"UPDATE hosted_refund SET is_unsure = 1 WHERE state = %1"_s.arg(
                     storage::sqlNumber(RefundRequestState::Open)))
        .run();
}

void RefundRequestRepository::setAccepted(qint64 refund, const HostedRefund &seen)
{
    m_db.prepare(u"UPDATE hosted_refund SET state = :state, hosted_id = :id,"
                 " created_at = :created_at WHERE refund = :refund"_s)
        .bind(u":state"_s, qint64(RefundRequestState::Accepted))
        .bind(u":id"_s, seen.id.text())
        .bind(u":created_at"_s, seen.createdAt)
        .bind(u":refund"_s, refund)
        .run();
}

void RefundRequestRepository::setRefused(qint64 refund, const QString &code, const QString &note)
{
    m_db.prepare(u"UPDATE hosted_refund SET state = :state, code = :code, note = :note"
                 " WHERE refund = :refund"_s)
        .bind(u":state"_s, qint64(RefundRequestState::Refused))
        .bind(u":code"_s, code)
        .bind(u":note"_s, note)
        .bind(u":refund"_s, refund)
        .run();
}

void RefundRequestRepository::setContradiction(qint64 refund, RefundStatus told, Timestamp at)
{
    m_db.prepare(u"UPDATE hosted_refund SET contradiction = :told, contradiction_at = :at"
                 " WHERE refund = :refund AND contradiction IS NULL"_s)
        .bind(u":told"_s, qint64(told))
        .bind(u":at"_s, at)
        .bind(u":refund"_s, refund)
        .run();
}

QList<RefundContradiction> RefundRequestRepository::contradictions()
{
    QList<RefundContradiction> found;
    auto rows = m_db.prepare(
        u"SELECT r.id, p.id, r.status, h.contradiction, h.contradiction_at FROM hosted_refund h"
        " JOIN refund r ON r.seq = h.refund JOIN payment p ON p.seq = r.payment"
        " WHERE h.contradiction_at IS NOT NULL ORDER BY h.contradiction_at"_s);
    while (rows.next())
        found << RefundContradiction{.refundId = rows.read<RefundId>(),
                                     .paymentId = rows.read<PaymentId>(),
                                     .stored = rows.read<RefundStatus>(),
                                     .told = rows.read<RefundStatus>(),
                                     .toldAt = rows.read<Timestamp>()};
    return found;
}

} // namespace tilldesk::hosted
