#include "core/verification/checks.h"

#include "core/domain/ledger.h"
#include "core/domain/refund.h"

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

/// Returns how the refund contradicts its ledger entries; empty if it does not.
QString faultOfRefund(const storage::Statement &row)
{
    const qint64 amount = row.int64(4);
    const auto status = RefundStatus(row.int64(3));
    const qint64 reserved = row.int64(6);
    const qint64 done = row.int64(7);
    const qint64 failed = row.int64(8);
    const qint64 all = row.int64(9);
    if (reserved != amount)
        return u"its money was not reserved"_s;
    if (done != (status == RefundStatus::Refunded ? amount : 0))
        return u"the ledger says otherwise whether it is done"_s;
    if (failed != (status == RefundStatus::Failed ? amount : 0))
        return u"the ledger says otherwise whether it has failed"_s;
    if (all != (status == RefundStatus::Pending ? 1 : 2))
        return u"the ledger has other entries of it"_s;
    if (row.int64(11) != all)
        return u"the ledger has moved another account's money"_s;
    if (row.int64(12) != 1)
        return u"its payment is of another profile"_s;
    if (status == RefundStatus::Refunded && row.int64(10) != 1)
        return u"it is done and is no item of a payout"_s;
    return {};
}

} // namespace

QString checkRefunds(storage::Database &db, Findings &found)
{
    const QString table = u"refund"_s;
    qint64 count = 0;
    {
        auto rows = db.prepare(
            u"SELECT r.seq, r.id, r.created_at, r.status, r.amount, p.status,"
            " (SELECT sum(e.amount) FROM ledger_entry e WHERE e.subject = r.id AND e.cause = 2),"
            " (SELECT sum(e.amount) FROM ledger_entry e WHERE e.subject = r.id AND e.cause = 3),"
            " (SELECT sum(e.amount) FROM ledger_entry e WHERE e.subject = r.id AND e.cause = 4),"
            " (SELECT count(*) FROM ledger_entry e WHERE e.subject = r.id),"
            " (SELECT count(*) FROM ledger_entry e JOIN payout_item i ON i.seq = e.seq"
            "  WHERE e.subject = r.id AND i.refund = r.seq),"
            " (SELECT count(*) FROM ledger_entry e JOIN ledger_account d ON d.seq = e.debit"
            "  JOIN ledger_account a ON a.seq = r.account WHERE e.subject = r.id"
            "  AND d.merchant_id = a.merchant_id AND d.iban = a.iban AND d.bulk_id = a.bulk_id),"
            " r.profile = p.profile, p.seq"
            " FROM refund r JOIN payment p ON p.seq = r.payment ORDER BY r.seq"_s);
        Timestamp before = Timestamp::min();
        while (rows.next()) {
            const qint64 seq = rows.int64(0);
            if (seq != ++count) {
                found.at(table, seq, u"its seq should be %1"_s.arg(count));
                count = seq;
            }
            if (rows.time(2) < before)
                found.at(table, seq, u"created_at is earlier than that of the one before"_s);
            before = rows.time(2);
            if (const QString fault = faultOfId(rows.utf8(1), before); !fault.isEmpty())
                found.at(table, seq, fault);
            if (PaymentStatus(rows.int64(5)) != PaymentStatus::Succeeded)
                found.at(table, seq, u"its payment %1 has not succeeded"_s.arg(rows.int64(13)));
            if (const QString fault = faultOfRefund(rows); !fault.isEmpty())
                found.at(table, seq, fault);
        }
    }
    // First payments with refunds; then payments with a refunded amount but no refund.
    auto wrong = db.prepare(
        u"SELECT p.seq FROM (SELECT payment,"
        " sum(CASE WHEN status = 2 THEN amount ELSE 0 END) AS done,"
        " sum(CASE WHEN status <> 3 THEN amount ELSE 0 END) AS taken"
        " FROM refund GROUP BY payment) AS given CROSS JOIN payment p ON p.seq = given.payment"
        " WHERE p.refunded <> given.done OR given.taken > p.amount"
        " UNION ALL SELECT p.seq FROM payment p WHERE p.refunded > 0"
        " AND NOT EXISTS (SELECT 1 FROM refund r WHERE r.payment = p.seq)"
        " ORDER BY 1"_s);
    while (wrong.next())
        found.at(u"payment"_s, wrong.int64(0),
                 u"its refunds are not what it says, or more than was paid"_s);
    return u"%1 rows, each in the ledger as its status says; no payment gives back more than it took"_s
        .arg(count);
}

} // namespace tilldesk::verification
