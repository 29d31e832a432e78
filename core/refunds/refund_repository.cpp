#include "core/refunds/refund_repository.h"

#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::refunds {

QString refundColumns()
{
    return u"r.seq, r.id, p.id, f.id, r.status, r.amount, r.description, p.reference,"
           " r.created_at, r.ended_at, r.actor_kind, r.actor_name"_s;
}

QString refundTables()
{
    return u" FROM refund r JOIN payment p ON p.seq = r.payment"
           " JOIN profile f ON f.seq = r.profile "_s;
}

Refund toRefund(storage::Statement &row)
{
    return {.seq = row.read<qint64>(),
            .id = row.read<RefundId>(),
            .paymentId = row.read<PaymentId>(),
            .profileId = row.read<ProfileId>(),
            .status = row.read<RefundStatus>(),
            .amount = row.read<Amount>(),
            .description = row.read<QString>(),
            .reference = row.read<QString>(),
            .createdAt = row.read<Timestamp>(),
            .endedAt = row.read<std::optional<Timestamp>>(),
            .actor = {row.read<Actor::Kind>(), row.read<QString>()}};
}

void RefundRepository::insert(const RefundRow &row)
{
    static const QString sql =
        u"INSERT INTO refund (seq, id, payment, profile, account, status, amount, description,"
        " reference, created_at, due_at, idempotency_key, request_sha256, answer, actor_kind,"
        " actor_name) VALUES (:seq, :id, :payment, :profile, :account, :status, :amount,"
        " :description, :reference, :created_at, :due_at, :idempotency_key, :request_sha256, "
        ":answer, :actor_kind,"
        " :actor_name)"_s;
    const Refund &refund = row.refund;
    m_db.prepare(sql)
        .bind(u":seq"_s, refund.seq)
        .bind(u":id"_s, refund.id.text())
        .bind(u":payment"_s, row.paymentSeq)
        .bind(u":profile"_s, row.profileSeq)
        .bind(u":account"_s, row.account)
        .bind(u":status"_s, qint64(refund.status))
        .bind(u":amount"_s, refund.amount.cents())
        .bind(u":description"_s, refund.description)
        .bind(u":reference"_s, refund.reference)
        .bind(u":created_at"_s, refund.createdAt)
        .bind(u":due_at"_s, row.dueAt)
        .bind(u":idempotency_key"_s, row.idempotencyKey)
        .bind(u":request_sha256"_s, QString::fromLatin1(row.requestHash))
        .bind(u":answer"_s, QString::fromStdString(row.answer))
        .bind(u":actor_kind"_s, qint64(refund.actor.kind))
        .bind(u":actor_name"_s, refund.actor.name)
        .changesOnly(refund.paymentId.text())
        .changesOnly(row.idempotencyKey)
        .run();
}

std::optional<Refund> RefundRepository::find(const RefundId &id)
{
    static const QString sql =
        u"SELECT "_s + refundColumns() + refundTables() + u"WHERE r.id = :id"_s;
    auto row = m_db.prepare(sql);
    row.bind(u":id"_s, id.text());
    return row.next() ? std::optional(toRefund(row)) : std::nullopt;
}

storage::Statement RefundRepository::requestOf(qint64 profile, const QString &idempotencyKey)
{
    static const QString sql = u"SELECT "_s + refundColumns() + u", r.request_sha256, r.answer"_s
        + refundTables() + u"WHERE r.profile = :profile AND r.idempotency_key = :key"_s;
    auto row = m_db.prepare(sql);
    row.bind(u":profile"_s, profile).bind(u":key"_s, idempotencyKey);
    return row;
}

std::optional<KnownRequest> RefundRepository::find(qint64 profile, const QString &idempotencyKey)
{
    auto row = requestOf(profile, idempotencyKey);
    if (!row.next())
        return {};
    return KnownRequest{.refund = toRefund(row),
                        .hash = row.read<QByteArray>(),
                        .answer = row.read<QByteArray>().toStdString()};
}

QList<Refund> RefundRepository::ofPayment(const PaymentId &id)
{
    static const QString sql = u"SELECT "_s + refundColumns() + refundTables()
        + u"WHERE r.payment = (SELECT o.seq FROM payment o WHERE o.id = :id) ORDER BY r.seq"_s;
    auto rows = m_db.prepare(sql);
    rows.bind(u":id"_s, id.text());
    QList<Refund> refunds;
    while (rows.next())
        refunds << toRefund(rows);
    return refunds;
}

storage::Statement RefundRepository::pendingSumOf(const PaymentId &payment)
{
    // Cannot overflow: the sum never exceeds the amount of the payment.
    auto row = m_db.prepare(u"SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) FROM refund"
                            " WHERE payment = (SELECT seq FROM payment WHERE id = :payment)"
                            " AND status = "_s
                            + storage::sqlNumber(RefundStatus::Pending));
    row.bind(u":payment"_s, payment.text());
    return row;
}

void RefundRepository::readAhead(const PaymentId &payment, std::optional<qint64> profile,
                                 const QString &idempotencyKey)
{
    pendingSumOf(payment).readAhead(payment.text());
    if (profile)
        requestOf(*profile, idempotencyKey).readAhead(idempotencyKey);
}

Amount RefundRepository::pendingOf(const PaymentId &payment)
{
    auto row = pendingSumOf(payment);
    return Amount::fromCents(row.next() ? row.read<qint64>() : 0);
}

void RefundRepository::end(qint64 seq, RefundStatus status, Timestamp at)
{
    m_db.prepare(u"UPDATE refund SET status = :status, due_at = NULL, ended_at = :ended_at"
                 " WHERE seq = :seq"_s)
        .bind(u":status"_s, qint64(status))
        .bind(u":ended_at"_s, at)
        .bind(u":seq"_s, seq)
        .run();
}

namespace {

const QString kDueColumns =
    u"SELECT r.seq, r.id, p.seq, p.id, r.amount, r.created_at, a.merchant_id, a.iban, a.bulk_id"
    " FROM refund r JOIN payment p ON p.seq = r.payment JOIN profile f ON f.seq = r.profile"
    " JOIN ledger_account a ON a.seq = r.account "_s;

DueRefund toDue(storage::Statement &row)
{
    return {.seq = row.read<qint64>(),
            .id = row.read<RefundId>(),
            .paymentSeq = row.read<qint64>(),
            .paymentId = row.read<PaymentId>(),
            .amount = row.read<Amount>(),
            .createdAt = row.read<Timestamp>(),
            .account = {.kind = LedgerAccountKind::Merchant,
                        .merchant = row.read<MerchantId>(),
                        .iban = row.read<QString>(),
                        .bulkId = row.read<QString>()}};
}

} // namespace

std::optional<DueRefund> RefundRepository::pending(const RefundId &id)
{
    static const QString sql = kDueColumns + u"WHERE r.id = :id AND r.status = "_s
        + storage::sqlNumber(RefundStatus::Pending);
    auto row = m_db.prepare(sql);
    row.bind(u":id"_s, id.text());
    return row.next() ? std::optional(toDue(row)) : std::nullopt;
}

QList<DueRefund> RefundRepository::due(Timestamp now, int limit)
{
    static const QString sql = kDueColumns
        + u"WHERE r.due_at <= :now AND f.environment = %1 ORDER BY r.due_at, r.seq LIMIT :limit"_s
              .arg(storage::sqlNumber(Environment::Local));
    auto rows = m_db.prepare(sql);
    rows.bind(u":now"_s, now).bind(u":limit"_s, qint64(limit));
    QList<DueRefund> refunds;
    while (rows.next())
        refunds << toDue(rows);
    return refunds;
}

std::optional<Timestamp> RefundRepository::nextDue()
{
    auto row =
        m_db.prepare(u"SELECT r.due_at FROM refund r JOIN profile f ON f.seq = r.profile"
                     " WHERE r.due_at IS NOT NULL AND f.environment = %1"
                     " ORDER BY r.due_at LIMIT 1"_s.arg(storage::sqlNumber(Environment::Local)));
    return row.next() ? std::optional(row.read<Timestamp>()) : std::nullopt;
}

void RefundRepository::makeDueNow(Timestamp dueAfter, Timestamp now)
{
    m_db.prepare(u"UPDATE refund SET due_at = :now WHERE due_at > :dueAfter"
                 " AND profile IN (SELECT seq FROM profile WHERE environment = %1)"_s.arg(
                     storage::sqlNumber(Environment::Local)))
        .bind(u":now"_s, now)
        .bind(u":dueAfter"_s, dueAfter)
        .run();
}

RefundRepository::Last RefundRepository::last()
{
    auto row = m_db.prepare(u"SELECT seq, created_at FROM refund ORDER BY seq DESC LIMIT 1"_s);
    return row.next() ? Last{row.read<qint64>(), row.read<Timestamp>()} : Last{};
}

} // namespace tilldesk::refunds
