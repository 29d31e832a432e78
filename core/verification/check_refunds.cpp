#include "core/verification/checks.h"

#include "core/domain/audit.h"
#include "core/domain/ledger.h"
#include "core/domain/refund.h"
#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

/// A refund's status and amount, and what the ledger has about it.
struct InLedger {
    RefundStatus status;
    qint64 amount;
    qint64 reserved;  ///< sum of its entries that reserve
    qint64 done;      ///< sum of its entries that pay back
    qint64 failed;    ///< sum of its entries that release
    qint64 entries;   ///< number of all its entries
    qint64 items;     ///< its items of payouts
    qint64 ofAccount; ///< number of its entries that debit an account of its merchant and bulk
    bool isOfProfile; ///< its payment is of the same profile
    qint64 onTime;    ///< number of the entries that ended it when it says
};

InLedger readInLedger(storage::Statement &row)
{
    return {.status = row.read<RefundStatus>(),
            .amount = row.read<qint64>(),
            .reserved = row.read<qint64>(),
            .done = row.read<qint64>(),
            .failed = row.read<qint64>(),
            .entries = row.read<qint64>(),
            .items = row.read<qint64>(),
            .ofAccount = row.read<qint64>(),
            .isOfProfile = row.read<bool>(),
            .onTime = row.read<qint64>()};
}

/// Returns how the refund contradicts its ledger entries; empty if it does not.
QString faultOfRefund(const InLedger &refund)
{
    if (refund.reserved != refund.amount)
        return u"its money was not reserved"_s;
    if (refund.done != (refund.status == RefundStatus::Refunded ? refund.amount : 0))
        return u"the ledger disagrees on whether it is done"_s;
    if (refund.failed != (refund.status == RefundStatus::Failed ? refund.amount : 0))
        return u"the ledger disagrees on whether it has failed"_s;
    if (refund.entries != (refund.status == RefundStatus::Pending ? 1 : 2))
        return u"the ledger has too many or too few entries of it"_s;
    if (refund.ofAccount != refund.entries)
        return u"the ledger has moved another account's money"_s;
    if (!refund.isOfProfile)
        return u"its payment is of another profile"_s;
    if (refund.status != RefundStatus::Pending && refund.onTime != 1)
        return u"ended_at is not the time of its entry in the ledger"_s;
    if (refund.status == RefundStatus::Refunded && refund.items != 1)
        return u"it is done but is not an item of a payout"_s;
    return {};
}

/// Holds the refunds that count towards the limits of the staff to the refunds, and to the entries
/// of the audit trail about the refunds of the staff.
void checkStaffRefunds(storage::Database &db, Findings &found)
{
    auto rows = db.prepare(
        u"WITH made AS MATERIALIZED (SELECT seq, subject, actor_kind, actor_id FROM audit_trail"
        " WHERE kind = %1)"
        " SELECT s.refund, 'is no refund of this payment and amount' FROM staff_refund s"
        " LEFT JOIN refund r ON r.id = s.refund LEFT JOIN payment p ON p.seq = r.payment"
        " WHERE r.amount IS DISTINCT FROM s.amount OR p.id IS DISTINCT FROM s.payment"
        " UNION ALL SELECT s.refund, 'no entry of the audit trail has this member refund it'"
        " FROM staff_refund s LEFT JOIN made a ON a.subject = s.refund"
        " WHERE a.actor_id IS DISTINCT FROM s.member"
        " UNION ALL SELECT a.subject, 'is missing, but entry ' || a.seq || ' of the audit trail"
        " has it' FROM made a WHERE a.actor_kind = %2"
        " AND NOT EXISTS (SELECT 1 FROM staff_refund s WHERE s.refund = a.subject)"_s.arg(
            storage::sqlNumber(AuditKind::RefundMade), storage::sqlNumber(AuditActorKind::Staff)));
    while (rows.next()) {
        const auto [refund, fault] = rows.read<QString, QString>();
        found.add(u"staff_refund "_s + refund, fault);
    }
}

} // namespace

QString checkRefunds(storage::Database &db, Findings &found)
{
    const QString table = u"refund"_s;
    qint64 count = 0;
    {
        auto rows = db.prepare(
            u"SELECT r.seq, r.id, r.created_at, p.seq, p.status, r.status, r.amount,"
            " (SELECT CAST(sum(e.amount) AS BIGINT) FROM ledger_entry e WHERE e.subject = r.id AND "
            "e.cause = %1),"
            " (SELECT CAST(sum(e.amount) AS BIGINT) FROM ledger_entry e WHERE e.subject = r.id AND "
            "e.cause = %2),"
            " (SELECT CAST(sum(e.amount) AS BIGINT) FROM ledger_entry e WHERE e.subject = r.id AND "
            "e.cause = %3),"
            " (SELECT count(*) FROM ledger_entry e WHERE e.subject = r.id),"
            " (SELECT count(*) FROM ledger_entry e JOIN payout_item i ON i.seq = e.seq"
            "  WHERE e.subject = r.id AND i.refund = r.seq),"
            " (SELECT count(*) FROM ledger_entry e JOIN ledger_account d ON d.seq = e.debit"
            "  JOIN ledger_account a ON a.seq = r.account WHERE e.subject = r.id"
            "  AND d.merchant_id = a.merchant_id AND d.iban = a.iban AND d.bulk_id = a.bulk_id),"
            " r.profile = p.profile,"
            // The ledger's times never fall: after a clock was set back, an entry has the time of
            // the entry before.
            " (SELECT count(*) FROM ledger_entry e WHERE e.subject = r.id AND e.cause IN (%2, %3)"
            "  AND (e.at = r.ended_at OR (e.at > r.ended_at AND e.at ="
            "   (SELECT b.at FROM ledger_entry b WHERE b.seq = e.seq - 1))))"
            " FROM refund r JOIN payment p ON p.seq = r.payment ORDER BY r.seq"_s.arg(
                storage::sqlNumber(LedgerCause::RefundReserved),
                storage::sqlNumber(LedgerCause::RefundDone),
                storage::sqlNumber(LedgerCause::RefundFailed)));
        Timestamp before = Timestamp::min();
        while (rows.next()) {
            const auto [seq, id, createdAt, payment, paymentStatus] =
                rows.read<qint64, QByteArrayView, Timestamp, qint64, PaymentStatus>();
            if (seq != ++count) {
                found.at(table, seq, u"its seq should be %1"_s.arg(count));
                count = seq;
            }
            if (createdAt < before)
                found.at(table, seq, u"created_at is earlier than in the row before it"_s);
            before = createdAt;
            if (const QString fault = faultOfId(id, createdAt); !fault.isEmpty())
                found.at(table, seq, fault);
            if (paymentStatus != PaymentStatus::Succeeded)
                found.at(table, seq, u"its payment %1 has not succeeded"_s.arg(payment));
            if (const QString fault = faultOfRefund(readInLedger(rows)); !fault.isEmpty())
                found.at(table, seq, fault);
        }
    }
    checkStaffRefunds(db, found);
    // First payments with refunds; then payments with a refunded amount but no refund.
    auto wrong = db.prepare(
        u"SELECT p.seq FROM (SELECT payment,"
        " CAST(sum(CASE WHEN status = %1 THEN amount ELSE 0 END) AS BIGINT) AS done,"
        " CAST(sum(CASE WHEN status <> %2 THEN amount ELSE 0 END) AS BIGINT) AS taken"
        " FROM refund GROUP BY payment) AS given CROSS JOIN payment p ON p.seq = given.payment"
        " WHERE p.refunded <> given.done OR given.taken > p.amount"
        " UNION ALL SELECT p.seq FROM payment p WHERE p.refunded > 0"
        " AND NOT EXISTS (SELECT 1 FROM refund r WHERE r.payment = p.seq)"
        " ORDER BY 1"_s.arg(storage::sqlNumber(RefundStatus::Refunded),
                            storage::sqlNumber(RefundStatus::Failed)));
    while (wrong.next())
        found.at(u"payment"_s, wrong.read<qint64>(),
                 u"its refunds differ from its refunded amount, or exceed the amount paid"_s);
    return u"%1 rows, each in the ledger according to its status; no payment is refunded beyond its"
           " amount"_s.arg(count);
}

} // namespace tilldesk::verification
