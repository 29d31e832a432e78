#include "core/verification/checks.h"

#include "core/domain/audit.h"
#include "core/domain/fees.h"
#include "core/domain/payout.h"
#include "core/storage/sql_list.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <functional>
#include <map>
#include <vector>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

using storage::sqlNumber;

struct Rule {
    qint64 seq = 0;
    Timestamp from;
    qint64 entries = 0;
    FeeRule rule;
};

/// The rules of each merchant, in the order of their days.
using Rules = std::map<qint64, std::vector<Rule>>;

Rules readRules(storage::Database &db)
{
    Rules rules;
    auto row = db.prepare(u"SELECT merchant, seq, from_at, entries, first_day, fixed, share,"
                          " minimum, collection FROM fee_rule ORDER BY first_day, seq"_s);
    while (row.next()) {
        const auto merchant = row.read<qint64>();
        rules[merchant].push_back({.seq = row.read<qint64>(),
                                   .from = row.read<Timestamp>(),
                                   .entries = row.read<qint64>(),
                                   .rule = {.first = QDate::fromJulianDay(row.read<qint64>()),
                                            .fixed = row.read<Amount>(),
                                            .share = int(row.read<qint64>()),
                                            .minimum = row.read<Amount>(),
                                            .collection = row.read<FeeCollection>()}});
    }
    return rules;
}

/// The facts of the audit trail about a row, read from its columns.
using FactsOf = std::function<QJsonObject(storage::Statement &row)>;

QJsonObject factsOfRule(storage::Statement &row)
{
    const auto [fixed, share, minimum] = row.read<qint64, qint64, qint64>();
    const bool isNet = row.read<FeeCollection>() == FeeCollection::Net;
    return {{u"fixed"_s, fixed},
            {u"share"_s, share},
            {u"minimum"_s, minimum},
            {u"collection"_s, isNet ? u"net"_s : u"gross"_s},
            {u"from"_s, QDate::fromJulianDay(row.read<qint64>()).toString(Qt::ISODate)}};
}

QJsonObject factsOfInvoice(storage::Statement &row)
{
    const QDate month = QDate::fromJulianDay(row.read<qint64>());
    const auto number = row.read<QString>();
    const auto [amount, computed] = row.read<qint64, qint64>();
    return {{u"month"_s, month.toString(u"yyyy-MM"_s)},
            {u"number"_s, number},
            {u"amount"_s, amount},
            {u"computed"_s, computed}};
}

/// Holds each rule, and each invoice, to the entry of the audit trail that made it, in their order.
void holdToTrail(storage::Database &db, AuditKind kind, const QString &table,
                 const QString &columns, const FactsOf &factsOf, Findings &found)
{
    auto entries =
        db.prepare(u"SELECT subject, facts FROM audit_trail WHERE kind = %1 ORDER BY seq"_s.arg(
            sqlNumber(kind)));
    auto rows = db.prepare(u"SELECT t.seq, m.id, "_s + columns + u" FROM "_s + table
                           + u" t JOIN merchant m ON m.seq = t.merchant ORDER BY t.seq"_s);
    qint64 last = 0;
    while (rows.next()) {
        last = rows.read<qint64>();
        const auto merchant = rows.read<QString>();
        const QJsonObject facts = factsOf(rows);
        if (!entries.next()) {
            found.at(table, last, u"the audit trail has no entry that made it"_s);
            return;
        }
        const auto [subject, recorded] = entries.read<QString, QByteArray>();
        if (subject != merchant || QJsonDocument::fromJson(recorded).object() != facts)
            found.at(table, last, u"it is not what its entry of the audit trail says"_s);
    }
    if (entries.next())
        found.at(table, last, u"a row that the audit trail says was made after it is missing"_s);
}

/// Computes the fee of each payment again. Returns their number.
qint64 checkPaymentFees(storage::Database &db, const Rules &rules, Findings &found)
{
    qint64 count = 0;
    auto rows = db.prepare(
        u"SELECT i.merchant, i.seq, i.at, i.payment, i.amount, f.rule, f.amount,"
        " f.payment = i.payment AND f.account = i.account AND f.position = i.position"
        " FROM payout_item i LEFT JOIN payment_fee f ON f.seq = i.seq WHERE i.kind = %1"_s.arg(
            sqlNumber(PayoutItemKind::Payment)));
    while (rows.next()) {
        const auto [merchant, seq, at, payment, amount] =
            rows.read<qint64, qint64, Timestamp, qint64, Amount>();
        const auto [rule, fee, isOfItem] =
            rows.read<std::optional<qint64>, Amount, std::optional<bool>>();
        const Rule *counts = nullptr;
        if (const auto own = rules.find(merchant); own != rules.end()) {
            for (const Rule &one : own->second) {
                if (one.from <= at && one.entries < seq)
                    counts = &one;
            }
        }
        const Amount expected = counts == nullptr ? Amount() : counts->rule.of(amount);
        count += rule ? 1 : 0;
        if (fee != expected || (rule && (*rule != counts->seq || !isOfItem.value_or(false))))
            found.at(
                u"payment"_s, payment,
                u"its fee is %1, but its rule makes %2"_s.arg(fee.cents()).arg(expected.cents()));
    }
    auto strange =
        db.prepare(u"SELECT f.seq FROM payment_fee f WHERE NOT EXISTS"
                   " (SELECT 1 FROM payout_item i WHERE i.seq = f.seq AND i.kind = %1)"_s.arg(
                       sqlNumber(PayoutItemKind::Payment)));
    while (strange.next())
        found.at(u"payment_fee"_s, strange.read<qint64>(), u"it is the fee of no payment"_s);
    return count;
}

/// Holds the two rows of each carried charge to one entry of the ledger.
void checkCarried(storage::Database &db, Findings &found)
{
    auto rows = db.prepare(
        u"SELECT c.seq FROM fee_charge c WHERE c.kind = %1 AND NOT CASE WHEN c.carried IS NULL THEN"
        " (SELECT count(*) FROM fee_charge t WHERE t.carried = c.seq) = 1"
        "  AND NOT EXISTS (SELECT 1 FROM ledger_entry e WHERE e.subject = c.id) ELSE"
        " coalesce((SELECT f.amount = -c.amount AND f.merchant = c.merchant AND f.kind = c.kind"
        "  AND f.account <> c.account AND f.carried IS NULL AND (SELECT count(*) FROM ledger_entry "
        "e"
        "   WHERE e.subject = c.id) = 1 AND EXISTS (SELECT 1 FROM ledger_entry e"
        "   WHERE e.subject = c.id AND e.cause = %2 AND e.amount = abs(c.amount)"
        "   AND e.debit = CASE WHEN c.amount > 0 THEN c.account ELSE f.account END"
        "   AND e.credit = CASE WHEN c.amount > 0 THEN f.account ELSE c.account END)"
        "  FROM fee_charge f WHERE f.seq = c.carried), FALSE) END"_s.arg(
            sqlNumber(FeeChargeKind::Carried), sqlNumber(LedgerCause::FeeCarried)));
    while (rows.next())
        found.at(u"fee_charge"_s, rows.read<qint64>(),
                 u"it was not moved from one account of its merchant to another one"_s);
    auto others =
        db.prepare(u"SELECT seq FROM fee_charge WHERE kind <> %1 AND carried IS NOT NULL"_s.arg(
            sqlNumber(FeeChargeKind::Carried)));
    while (others.next())
        found.at(u"fee_charge"_s, others.read<qint64>(), u"it is not a carried charge"_s);
}

/// Compares charges with the ledger, and their positions with their order.
void checkCharges(storage::Database &db, Findings &found)
{
    std::map<qint64, qint64> positions;
    auto rows = db.prepare(
        u"SELECT c.seq, c.account, c.amount, c.position,"
        " (SELECT count(*) FROM ledger_entry e WHERE e.subject = c.id),"
        " (SELECT count(*) FROM ledger_entry e WHERE e.subject = c.id AND e.amount = abs(c.amount)"
        "  AND ((c.amount > 0 AND e.cause = %1 AND e.debit = c.account)"
        "   OR (c.amount < 0 AND e.cause = %2 AND e.credit = c.account)"
        "   OR (c.position IS NULL AND c.amount > 0 AND e.cause = %3 AND e.credit = c.account)"
        "   OR (c.position IS NULL AND c.amount < 0 AND e.cause = %4 AND e.debit = c.account))),"
        " (SELECT a.merchant_id = m.id FROM ledger_account a JOIN merchant m ON m.seq = c.merchant"
        "  WHERE a.seq = c.account), c.kind FROM fee_charge c ORDER BY c.seq"_s.arg(
            sqlNumber(LedgerCause::FeeCharged), sqlNumber(LedgerCause::FeeReturned),
            sqlNumber(LedgerCause::FeeCollected), sqlNumber(LedgerCause::FeePaidBack)));
    while (rows.next()) {
        const auto [seq, account, amount, position] =
            rows.read<qint64, qint64, qint64, std::optional<qint64>>();
        const auto [entries, right, isOfMerchant, kind] =
            rows.read<qint64, qint64, std::optional<bool>, FeeChargeKind>();
        const qint64 wanted = position ? 1 : 2;
        const bool isInLedger =
            kind == FeeChargeKind::Carried || (entries == wanted && right == wanted);
        if (!isInLedger || !isOfMerchant.value_or(false))
            found.at(u"fee_charge"_s, seq, u"the ledger did not move its amount"_s);
        if (position && *position != ++positions[account])
            found.at(u"fee_charge"_s, seq, u"its position should be %1"_s.arg(positions[account]));
    }
    checkCarried(db, found);
    auto early = db.prepare(
        u"SELECT c.seq FROM fee_charge c WHERE c.kind IN (1, 2) AND NOT EXISTS"
        " (SELECT 1 FROM fee_month m WHERE m.merchant = c.merchant AND m.month = c.month)"_s);
    while (early.next())
        found.at(u"fee_charge"_s, early.read<qint64>(), u"the row of its month is missing"_s);
}

/// Compares the fees of payouts with those of their payments and charges.
void checkPayoutFees(storage::Database &db, Findings &found)
{
    std::map<qint64, qint64> upto;
    auto rows = db.prepare(
        u"SELECT p.seq, p.account, p.fees_after, p.fees_upto, p.fee_amount, p.again_of IS NULL,"
        " o.fees_after IS NOT DISTINCT FROM p.fees_after AND o.fees_upto IS NOT DISTINCT FROM "
        "p.fees_upto"
        "  AND o.fee_amount IS NOT DISTINCT FROM p.fee_amount,"
        " (SELECT CAST(coalesce(sum(f.amount), 0) AS BIGINT) FROM payment_fee f JOIN fee_rule r ON "
        "r.seq = f.rule"
        "  WHERE f.account = p.account AND f.position > p.payments_after"
        "  AND f.position <= p.payments_upto AND r.collection = %1),"
        " (SELECT CAST(coalesce(sum(c.amount), 0) AS BIGINT) FROM fee_charge c WHERE c.account = "
        "p.account"
        "  AND c.position > p.fees_after AND c.position <= p.fees_upto),"
        " (SELECT CAST(coalesce(sum(e.amount), 0) AS BIGINT) FROM ledger_entry e WHERE e.subject = "
        "p.id"
        "  AND e.cause = %2 AND e.debit = p.account)"
        " FROM payout p LEFT JOIN payout o ON o.seq = p.again_of ORDER BY p.seq"_s.arg(
            sqlNumber(FeeCollection::Net), sqlNumber(LedgerCause::FeeCharged)));
    while (rows.next()) {
        const auto [seq, account, after, last, amount, isFirst, isSame] =
            rows.read<qint64, qint64, qint64, qint64, qint64, bool, bool>();
        const auto [withheld, charges, booked] = rows.read<qint64, qint64, qint64>();
        if (isFirst && after != std::exchange(upto[account], last))
            found.at(u"payout"_s, seq, u"its fees do not begin where those before it ended"_s);
        if (!isFirst && !isSame)
            found.at(u"payout"_s, seq, u"it does not have the fees of the failed payout"_s);
        if (amount != withheld + charges)
            found.at(u"payout"_s, seq,
                     u"the fees of its lines are %1, but it says %2"_s.arg(withheld + charges)
                         .arg(amount));
        if (booked != (isFirst ? withheld : 0))
            found.at(u"payout"_s, seq, u"the ledger did not charge the fees of its payments"_s);
    }
}

/// Compares the invoices of each month with the fees charged for that month. A later invoice
/// replaces the earlier invoice of its month.
void checkInvoices(storage::Database &db, Findings &found)
{
    const QString table = u"fee_invoice"_s;
    auto rows = db.prepare(
        u"SELECT i.seq, i.amount, i.computed, coalesce((SELECT b.amount FROM fee_invoice b"
        "  WHERE b.merchant = i.merchant AND b.month = i.month AND b.seq < i.seq"
        "  ORDER BY b.seq DESC LIMIT 1), f.amount + f.minimum, 0),"
        " i.amount - coalesce(f.amount + f.minimum, 0),"
        " (SELECT CAST(coalesce(sum(c.amount), 0) AS BIGINT) FROM fee_charge c WHERE c.merchant = "
        "i.merchant"
        "  AND c.month = i.month AND c.kind = %1),"
        " NOT EXISTS (SELECT 1 FROM fee_invoice n WHERE n.merchant = i.merchant"
        "  AND n.month = i.month AND n.seq > i.seq)"
        " FROM fee_invoice i LEFT JOIN fee_month f ON f.merchant = i.merchant"
        "  AND f.month = i.month ORDER BY i.seq"_s.arg(sqlNumber(FeeChargeKind::Invoice)));
    while (rows.next()) {
        const auto [seq, amount, computed, before] = rows.read<qint64, qint64, qint64, qint64>();
        const auto [difference, charged, isLast] = rows.read<qint64, qint64, bool>();
        if (computed != before || (isLast && difference != charged))
            found.at(table, seq, u"its difference to the fees of its month was not charged"_s);
    }
    auto without =
        db.prepare(u"SELECT c.seq FROM fee_charge c WHERE c.kind = %1 AND NOT EXISTS (SELECT 1"
                   " FROM fee_invoice i WHERE i.merchant = c.merchant AND i.month = c.month)"_s.arg(
                       sqlNumber(FeeChargeKind::Invoice)));
    while (without.next())
        found.at(u"fee_charge"_s, without.read<qint64>(), u"its month has no invoice"_s);
}

/// Computes the fees of closed months again, and what charges and invoices made of them.
void checkMonths(storage::Database &db, Findings &found)
{
    const QString charged =
        u" (SELECT CAST(coalesce(sum(c.amount), 0) AS BIGINT) FROM fee_charge c"
        " WHERE c.merchant = m.merchant AND c.month = m.month AND c.kind = %1)"_s;
    std::map<qint64, std::pair<QDate, qint64>> ends; // of a merchant's month before
    auto rows = db.prepare(
        u"SELECT m.merchant, m.month, m.entries_after, m.entries_upto, m.amount, m.minimum,"
        " (SELECT CAST(coalesce(sum(f.amount), 0) AS BIGINT) FROM payment_fee f JOIN fee_rule r ON "
        "r.seq = f.rule"
        "  WHERE r.merchant = m.merchant AND f.seq > m.entries_after AND f.seq <= m.entries_upto),"
        " (SELECT CAST(coalesce(sum(f.amount), 0) AS BIGINT) FROM payment_fee f JOIN fee_rule r ON "
        "r.seq = f.rule"
        "  WHERE r.merchant = m.merchant AND f.seq > m.entries_after AND f.seq <= m.entries_upto"
        "  AND r.collection = "_s
        + sqlNumber(FeeCollection::Gross) + u"),"_s + charged.arg(1) + u',' + charged.arg(2)
        + u" FROM fee_month m ORDER BY m.merchant, m.month"_s);
    while (rows.next()) {
        const auto [merchant, month, after, last, amount, minimum] =
            rows.read<qint64, qint64, qint64, qint64, qint64, qint64>();
        const auto [fees, apart, collected, added] = rows.read<qint64, qint64, qint64, qint64>();
        const auto fault = [&found, month = month](const QString &what) {
            found.add(u"fee_month"_s,
                      QDate::fromJulianDay(month).toString(u"yyyy-MM"_s) + u": "_s + what);
        };
        const QDate first = QDate::fromJulianDay(month);
        if (const auto before = ends.find(merchant); before != ends.end()) {
            if (before->second.first.addMonths(1) != first)
                fault(u"it does not follow the month before it"_s);
            if (before->second.second != after)
                fault(u"it does not begin where the month before it ended"_s);
        }
        ends[merchant] = {first, last};
        if (amount != fees)
            fault(u"its payments' fees sum up to %1, but it says %2"_s.arg(fees).arg(amount));
        if (collected != apart || added != minimum)
            fault(u"its charges are not its fees and its minimum"_s);
    }
    checkInvoices(db, found);
}

} // namespace

QString checkFees(storage::Database &db, Findings &found)
{
    holdToTrail(db, AuditKind::FeeRuleSet, u"fee_rule"_s,
                u"t.fixed, t.share, t.minimum, t.collection, t.first_day"_s, factsOfRule, found);
    holdToTrail(db, AuditKind::FeeInvoiceBooked, u"fee_invoice"_s,
                u"t.month, t.number, t.amount, t.computed"_s, factsOfInvoice, found);
    const qint64 count = checkPaymentFees(db, readRules(db), found);
    checkCharges(db, found);
    checkPayoutFees(db, found);
    checkMonths(db, found);
    return u"%1 fees of payments, each by the rule of its time; charges, payouts and invoices agree"
           " with them"_s.arg(count);
}

} // namespace tilldesk::verification
