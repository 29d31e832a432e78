#include "core/payouts/payout_content_rows.h"

#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {
namespace {

storage::Statement linesOf(storage::Database &db, qint64 account, PayoutItemKind kind,
                           const PositionRange &range)
{
    auto rows = db.prepare(u"SELECT i.seq, p.profile, i.at, p.id, r.id, i.amount, p.reference,"
                           " coalesce(r.description, p.description),"
                           " CASE WHEN r.seq IS NULL THEN (SELECT f.amount FROM payment_fee f"
                           " JOIN fee_rule u ON u.seq = f.rule WHERE f.payment = p.seq"
                           " AND u.collection = "_s
                           + storage::sqlNumber(FeeCollection::Net)
                           + u") ELSE 0 END"
                             " FROM payout_item i JOIN payment p ON p.seq = i.payment"
                             " LEFT JOIN refund r ON r.seq = i.refund"
                             " WHERE i.account = :account AND i.kind = :kind"
                             " AND i.position BETWEEN :first AND :last ORDER BY i.position"_s);
    rows.bind(u":account"_s, account)
        .bind(u":kind"_s, qint64(kind))
        .bind(u":first"_s, range.after + 1)
        .bind(u":last"_s, range.upto);
    return rows;
}

storage::Statement linesOfProvider(storage::Database &db, const Payout &payout, PayoutItemKind kind)
{
    auto rows = db.prepare(
        u"SELECT l.at, coalesce(l.profile, 0), l.at, l.payment_id, l.refund_id, l.amount,"
        " coalesce(l.reference, ''), coalesce(l.description, ''), 0 FROM hosted_payout_line l"
        " WHERE l.payout = :payout AND l.kind = :kind ORDER BY l.at, l.item"_s);
    rows.bind(u":payout"_s, -payout.seq).bind(u":kind"_s, qint64(kind));
    return rows;
}

storage::Statement linesOf(storage::Database &db, const Payout &payout, const PayoutRow &ranges,
                           PayoutItemKind kind)
{
    if (payout.isHosted)
        return linesOfProvider(db, payout, kind);
    return linesOf(db, ranges.account, kind,
                   kind == PayoutItemKind::Payment ? ranges.payments : ranges.refunds);
}

} // namespace

PayoutContentRows::PayoutContentRows(storage::Database &db, const Payout &payout)
    : PayoutContentRows(db, payout, PayoutRepository(db).find(payout.id).value_or(PayoutRow()))
{
}

PayoutContentRows::PayoutContentRows(storage::Database &db, const Payout &payout,
                                     const PayoutRow &ranges)
    : m_total(payout.payments.count + payout.refunds.count + ranges.fees.count()),
      m_profiles(merchants::profileNames(db)),
      m_payments{PayoutItemKind::Payment, linesOf(db, payout, ranges, PayoutItemKind::Payment)},
      m_refunds{PayoutItemKind::Refund, linesOf(db, payout, ranges, PayoutItemKind::Refund)},
      m_charges(db.prepare(u"SELECT at, id, amount, kind, month FROM fee_charge"
                           " WHERE account = :account AND position BETWEEN :first AND :last"
                           " ORDER BY position"_s))
{
    m_charges.bind(u":account"_s, ranges.account)
        .bind(u":first"_s, ranges.fees.after + 1)
        .bind(u":last"_s, ranges.fees.upto);
}

bool PayoutContentRows::nextCharge()
{
    if (!m_charges.next())
        return false;
    static const merchants::ProfileNames nobody;
    m_view = {.kind = PayoutItemKind::Charge,
              .at = m_charges.read<Timestamp>(),
              .paymentId = {},
              .refundId = {},
              .amount = {},
              .reference = {},
              .description = {},
              .profile = &nobody,
              .fee = {},
              .charge = {},
              .month = {}};
    m_chargeId = m_charges.read<QByteArray>();
    m_view.reference = m_chargeId;
    m_view.fee = m_charges.read<Amount>();
    m_view.charge = m_charges.read<FeeChargeKind>();
    m_view.month = QDate::fromJulianDay(m_charges.read<qint64>());
    return true;
}

bool PayoutContentRows::next()
{
    if (m_shown != nullptr) {
        m_shown->step();
    } else {
        m_payments.step();
        m_refunds.step();
    }
    if (!m_payments.seq && !m_refunds.seq)
        return nextCharge();
    const bool isPayment = m_payments.seq && (!m_refunds.seq || *m_payments.seq < *m_refunds.seq);
    m_shown = isPayment ? &m_payments : &m_refunds;
    static const merchants::ProfileNames nobody;
    storage::Statement &row = m_shown->rows;
    const auto profile = m_profiles.constFind(row.read<qint64>());
    m_view = {.kind = m_shown->kind,
              .at = row.read<Timestamp>(),
              .paymentId = row.read<QByteArrayView>(),
              .refundId = row.read<QByteArrayView>(),
              .amount = row.read<Amount>(),
              .reference = row.read<QByteArrayView>(),
              .description = row.read<QByteArrayView>(),
              .profile = profile != m_profiles.cend() ? &*profile : &nobody,
              .fee = row.read<Amount>(),
              .charge = {},
              .month = {}};
    return true;
}

} // namespace tilldesk::payouts
