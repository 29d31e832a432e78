#include "core/payments/payment_repository.h"

#include "core/storage/sql_list.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::payments {
namespace {

/// The statuses for which isOpen() holds.
const QString kOpen = storage::sqlList({PaymentStatus::Pending, PaymentStatus::Identified});
/// Providers decide when the payments of hosted profiles expire.
const QString kLocalProfiles =
    u"SELECT seq FROM profile WHERE environment = %1"_s.arg(storage::sqlNumber(Environment::Local));
const QString kToAcknowledge = storage::sqlNumber(PaymentStatus::PendingMerchantAcknowledgement);

} // namespace

QString paymentColumns()
{
    return u"p.seq, p.id, r.id, p.type, p.status, p.amount, p.refunded,"
           " (SELECT f.amount FROM payment_fee f WHERE f.payment = p.seq), p.created_at, "
           "p.expire_at,"
           " p.succeeded_at, p.acknowledge_by, p.reference, p.description, p.bulk_id, p.message,"
           " p.identify_callback_url, p.callback_url, p.return_url, s.id, p.shop_id, p.shop_name,"
           " p.debtor_name, p.debtor_iban, p.actor_kind, p.actor_name, r.environment,"
           " (SELECT h.deeplink FROM hosted_payment h WHERE h.payment = p.seq)"_s;
}

QString paymentTables()
{
    return u" FROM payment p JOIN profile r ON r.seq = p.profile"
           " LEFT JOIN point_of_sale s ON s.seq = p.point_of_sale "_s;
}

Payment toPayment(storage::Statement &row)
{
    return {.seq = row.read<qint64>(),
            .id = row.read<PaymentId>(),
            .profileId = row.read<ProfileId>(),
            .type = row.read<PaymentType>(),
            .status = row.read<PaymentStatus>(),
            .amount = row.read<Amount>(),
            .refunded = row.read<Amount>(),
            .fee = row.read<Amount>(),
            .createdAt = row.read<Timestamp>(),
            .expireAt = row.read<Timestamp>(),
            .succeededAt = row.read<std::optional<Timestamp>>(),
            .acknowledgeBy = row.read<std::optional<Timestamp>>(),
            .reference = row.read<QString>(),
            .description = row.read<QString>(),
            .bulkId = row.read<QString>(),
            .message = row.read<QString>(),
            .identifyCallbackUrl = row.read<QString>(),
            .callbackUrl = row.read<QString>(),
            .returnUrl = row.read<QString>(),
            .pointOfSale = row.read<QString>(),
            .shopId = row.read<QString>(),
            .shopName = row.read<QString>(),
            .debtor = {.name = row.read<QString>(), .iban = row.read<QString>()},
            .takenBy = {row.read<Actor::Kind>(), row.read<QString>()},
            .environment = row.read<Environment>(),
            .deeplink = row.read<QString>()};
}

void PaymentRepository::insert(const PaymentRow &row)
{
    static const QString sql =
        u"INSERT INTO payment (seq, id, profile, status, amount, created_at, expire_at,"
        " succeeded_at, reference, description, bulk_id, message, identify_callback_url,"
        " callback_url, return_url, voucher_eligibility, point_of_sale, debtor_name, debtor_iban,"
        " actor_kind, actor_name, type, shop_id, shop_name, acknowledge_by)"
        " VALUES (:seq, :id, :profile, :status, :amount, :created_at, :expire_at,"
        " :succeeded_at, :reference, :description, :bulk_id, :message, :identify_callback_url,"
        " :callback_url, :return_url, :voucher_eligibility,"
        " (SELECT seq FROM point_of_sale WHERE profile = :profile AND id = :point_of_sale),"
        " :debtor_name, :debtor_iban, :actor_kind, :actor_name, :type, :shop_id, :shop_name,"
        " :acknowledge_by)"_s;
    const Payment &payment = row.payment;
    m_db.prepare(sql)
        .bind(u":seq"_s, payment.seq)
        .bind(u":id"_s, payment.id.text())
        .bind(u":profile"_s, row.profileSeq)
        .bind(u":status"_s, qint64(payment.status))
        .bind(u":amount"_s, payment.amount.cents())
        .bind(u":created_at"_s, payment.createdAt)
        .bind(u":expire_at"_s, payment.expireAt)
        .bind(u":succeeded_at"_s, payment.succeededAt)
        .bind(u":reference"_s, payment.reference)
        .bind(u":description"_s, payment.description)
        .bind(u":bulk_id"_s, payment.bulkId)
        .bind(u":message"_s, payment.message)
        .bind(u":identify_callback_url"_s, payment.identifyCallbackUrl)
        .bind(u":callback_url"_s, payment.callbackUrl)
        .bind(u":return_url"_s, payment.returnUrl)
        .bind(u":voucher_eligibility"_s, QString::fromUtf8(row.voucherEligibility))
        .bind(u":point_of_sale"_s, payment.pointOfSale)
        .bind(u":debtor_name"_s, payment.debtor.name)
        .bind(u":debtor_iban"_s, payment.debtor.iban)
        .bind(u":actor_kind"_s, qint64(payment.takenBy.kind))
        .bind(u":actor_name"_s, payment.takenBy.name)
        .bind(u":type"_s, qint64(payment.type))
        .bind(u":shop_id"_s, payment.shopId)
        .bind(u":shop_name"_s, payment.shopName)
        .bind(u":acknowledge_by"_s, payment.acknowledgeBy)
        .changesOnly(payment.id.text())
        .run();
}

storage::Statement PaymentRepository::findingBy(const PaymentId &id)
{
    static const QString sql =
        u"SELECT "_s + paymentColumns() + paymentTables() + u"WHERE p.id = :id"_s;
    auto row = m_db.prepare(sql);
    row.bind(u":id"_s, id.text());
    return row;
}

storage::Statement PaymentRepository::lastStepOf(const PaymentId &id)
{
    auto row = m_db.prepare(u"SELECT max(at) FROM payment_step"
                            " WHERE payment = (SELECT seq FROM payment WHERE id = :id)"_s);
    row.bind(u":id"_s, id.text());
    return row;
}

void PaymentRepository::readAhead(const PaymentId &id)
{
    findingBy(id).readAhead(id.text());
}

void PaymentRepository::readLastChangeAhead(const PaymentId &id)
{
    lastStepOf(id).readAhead(id.text());
}

std::optional<Payment> PaymentRepository::find(const PaymentId &id)
{
    auto row = findingBy(id);
    return row.next() ? std::optional(toPayment(row)) : std::nullopt;
}

std::optional<Payment> PaymentRepository::find(qint64 seq)
{
    static const QString sql =
        u"SELECT "_s + paymentColumns() + paymentTables() + u"WHERE p.seq = :seq"_s;
    auto row = m_db.prepare(sql);
    row.bind(u":seq"_s, seq);
    return row.next() ? std::optional(toPayment(row)) : std::nullopt;
}

void PaymentRepository::update(const Payment &payment, const PaymentStep &step)
{
    m_db.prepare(
            u"UPDATE payment SET status = :status, succeeded_at = :succeeded_at,"
            " acknowledge_by = :acknowledge_by, debtor_name = :debtor_name, debtor_iban = :debtor_iban WHERE seq = :seq"_s)
        .bind(u":status"_s, qint64(payment.status))
        .bind(u":succeeded_at"_s, payment.succeededAt)
        .bind(u":acknowledge_by"_s, payment.acknowledgeBy)
        .bind(u":debtor_name"_s, payment.debtor.name)
        .bind(u":debtor_iban"_s, payment.debtor.iban)
        .bind(u":seq"_s, payment.seq)
        .changesOnly(payment.id.text())
        .run();
    insert(payment, step);
}

void PaymentRepository::setRefunded(qint64 seq, Amount refunded)
{
    m_db.prepare(u"UPDATE payment SET refunded = :refunded WHERE seq = :seq"_s)
        .bind(u":refunded"_s, refunded.cents())
        .bind(u":seq"_s, seq)
        .run();
}

std::optional<Payment> PaymentRepository::refundedOf(const PaymentId &id)
{
    auto row = m_db.prepare(u"SELECT p.seq, r.id, p.status, p.amount, p.refunded FROM payment p"
                            " JOIN profile r ON r.seq = p.profile WHERE p.id = :id"_s);
    row.bind(u":id"_s, id.text());
    if (!row.next())
        return {};
    Payment payment;
    payment.seq = row.read<qint64>();
    payment.id = id;
    payment.profileId = row.read<ProfileId>();
    payment.status = row.read<PaymentStatus>();
    payment.amount = row.read<Amount>();
    payment.refunded = row.read<Amount>();
    return payment;
}

void PaymentRepository::insert(const Payment &payment, const PaymentStep &step)
{
    m_db.prepare(u"INSERT INTO payment_step (payment, at, cause, status, actor_kind, actor_name)"
                 " VALUES (:payment, :at, :cause, :status, :actor_kind, :actor_name)"_s)
        .bind(u":payment"_s, payment.seq)
        .bind(u":at"_s, step.at)
        .bind(u":cause"_s, qint64(step.trigger.value()))
        .bind(u":status"_s, qint64(step.status))
        .bind(u":actor_kind"_s, qint64(step.actor.kind))
        .bind(u":actor_name"_s, step.actor.name)
        .changesOnly(payment.id.text())
        .run();
}

void PaymentRepository::insertVat(const Payment &payment, const QString &shares)
{
    m_db.prepare(u"INSERT INTO payment_vat (payment, shares) VALUES (:payment, :shares)"_s)
        .bind(u":payment"_s, payment.seq)
        .bind(u":shares"_s, shares)
        .run();
}

Timestamp PaymentRepository::lastChange(const Payment &payment)
{
    auto row = lastStepOf(payment.id);
    return row.next() ? row.read<std::optional<Timestamp>>().value_or(payment.createdAt)
                      : payment.createdAt;
}

QList<PaymentStep> PaymentRepository::timeline(const Payment &payment)
{
    QList<PaymentStep> steps{{payment.createdAt, PaymentStatus::Pending, {}, payment.takenBy}};
    auto rows = m_db.prepare(u"SELECT at, status, cause, actor_kind, actor_name FROM payment_step"
                             " WHERE payment = :payment ORDER BY seq"_s);
    rows.bind(u":payment"_s, payment.seq);
    while (rows.next()) {
        steps << PaymentStep{rows.read<Timestamp>(),
                             rows.read<PaymentStatus>(),
                             rows.read<PaymentTrigger>(),
                             {rows.read<Actor::Kind>(), rows.read<QString>()}};
    }
    return steps;
}

std::optional<Payment> PaymentRepository::activeAt(const ProfileId &profile,
                                                   const QString &pointOfSale)
{
    static const QString sql = u"SELECT "_s + paymentColumns() + paymentTables()
        + u"WHERE p.type = %1 AND p.status IN (%2) AND p.point_of_sale ="
          " (SELECT o.seq FROM point_of_sale o JOIN profile w ON w.seq = o.profile"
          " WHERE w.id = :profile AND o.id = :id) ORDER BY p.seq DESC LIMIT 1"_s.arg(
              storage::sqlNumber(PaymentType::StaticQr), kOpen);
    auto row = m_db.prepare(sql);
    row.bind(u":profile"_s, profile.text()).bind(u":id"_s, pointOfSale);
    return row.next() ? std::optional(toPayment(row)) : std::nullopt;
}

QList<Payment> PaymentRepository::overdue(Timestamp now, int limit)
{
    QList<Payment> payments;
    const auto collect = [&](const QString &status, const QString &deadline) {
        auto rows = m_db.prepare(
            u"SELECT "_s + paymentColumns() + paymentTables()
            + u"WHERE p.seq IN (SELECT o.seq FROM payment o WHERE o.status %1 AND o.%2 <= :now"
              " AND +o.profile IN (%3) ORDER BY o.%2 LIMIT :limit) ORDER BY p.%2, p.seq"_s.arg(
                  status, deadline, kLocalProfiles));
        rows.bind(u":now"_s, now).bind(u":limit"_s, limit - payments.size());
        while (rows.next())
            payments << toPayment(rows);
    };
    collect(u"IN (%1)"_s.arg(kOpen), u"expire_at"_s);
    if (payments.size() < limit)
        collect(u"= %1"_s.arg(kToAcknowledge), u"acknowledge_by"_s);
    return payments;
}

std::optional<Timestamp> PaymentRepository::nextDeadline()
{
    std::optional<Timestamp> next;
    const auto consider = [&](const QString &sql) {
        auto row = m_db.prepare(sql);
        if (const auto time = row.next() ? row.read<std::optional<Timestamp>>() : std::nullopt)
            next = std::min(next.value_or(*time), *time);
    };
    consider(u"SELECT min(expire_at) FROM payment WHERE status IN (%1) AND +profile IN (%2)"_s.arg(
        kOpen, kLocalProfiles));
    consider(
        u"SELECT min(acknowledge_by) FROM payment WHERE status = %1 AND +profile IN (%2)"_s.arg(
            kToAcknowledge, kLocalProfiles));
    return next;
}

PaymentRepository::Last PaymentRepository::last()
{
    auto row = m_db.prepare(u"SELECT seq, created_at FROM payment ORDER BY seq DESC LIMIT 1"_s);
    return row.next() ? Last{row.read<qint64>(), row.read<Timestamp>()} : Last{};
}

} // namespace tilldesk::payments
