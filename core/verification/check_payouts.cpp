#include "core/verification/checks.h"

#include "core/domain/ledger.h"
#include "core/domain/payout.h"
#include "core/ledger/ledger_chain.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

/// An original payout (not a repeated one): the range of its items, and the stored and counted
/// sums.
struct Made {
    qint64 seq;
    std::array<qint64, 2> after; ///< index 0: payments, index 1: refunds; same in the arrays below
    std::array<qint64, 2> upto;
    std::array<qint64, 2> stored;
    std::array<qint64, 2> counted = {};
};

using PayoutsByAccount = std::map<qint64, std::vector<Made>>;

/// Reads all payouts and returns the original ones by account. Reports faulty ones, for example a
/// payout that does not begin where the previous one ended.
PayoutsByAccount readPayouts(storage::Database &db, qint64 &count, Findings &found)
{
    const QString table = u"payout"_s;
    PayoutsByAccount made;
    Timestamp before = Timestamp::min();
    auto rows = db.prepare(
        u"SELECT p.seq, p.id, p.account, p.status, p.made_at, p.payments_after, p.payments_upto,"
        " p.refunds_after, p.refunds_upto, p.payment_amount, p.refund_amount, p.amount, p.again_of,"
        " o.account, o.status, o.payments_after, o.payments_upto, o.refunds_after, o.refunds_upto,"
        " (SELECT count(*) FROM ledger_entry e WHERE e.subject = p.id),"
        " (SELECT sum(e.amount) FROM ledger_entry e JOIN ledger_account d ON d.seq = e.debit"
        "  JOIN ledger_account a ON a.seq = p.account WHERE e.subject = p.id AND e.at >= p.made_at"
        "  AND d.merchant_id = a.merchant_id AND d.iban = a.iban AND d.bulk_id = a.bulk_id"
        "  AND e.cause ="
        "  CASE WHEN p.again_of IS NOT NULL THEN 7 WHEN p.status = 1 THEN 5 ELSE 6 END),"
        " p.payment_amount = o.payment_amount AND p.refund_amount = o.refund_amount"
        " FROM payout p LEFT JOIN payout o ON o.seq = p.again_of ORDER BY p.seq"_s);
    count = 0;
    while (rows.next()) {
        const qint64 seq = rows.int64(0);
        if (seq != ++count) {
            found.at(table, seq, u"its seq should be %1"_s.arg(count));
            count = seq;
        }
        if (rows.time(4) < before)
            found.at(table, seq, u"it is earlier than the one before"_s);
        before = rows.time(4);
        if (const QString fault = faultOfId(rows.utf8(1), before); !fault.isEmpty())
            found.at(table, seq, fault);
        const bool isAgain = !rows.isNull(12);
        const bool hasMoved = PayoutStatus(rows.int64(3)) == PayoutStatus::Succeeded || !isAgain;
        if (rows.int64(19) != (hasMoved ? 1 : 0) || (hasMoved && rows.int64(20) != rows.int64(11)))
            found.at(table, seq, u"the ledger has not moved what it says"_s);
        if (isAgain) {
            bool isSame = rows.int64(2) == rows.int64(13)
                && PayoutStatus(rows.int64(14)) == PayoutStatus::Failed && rows.int64(21) == 1;
            for (int column = 5; column <= 8; ++column)
                isSame = isSame && rows.int64(column) == rows.int64(column + 10);
            if (!isSame)
                found.at(table, seq, u"it does not pay a failed payout's items again"_s);
            continue;
        }
        auto &earlier = made[rows.int64(2)];
        const std::array<qint64, 2> after{rows.int64(5), rows.int64(7)};
        if (after != (earlier.empty() ? std::array<qint64, 2>{} : earlier.back().upto))
            found.at(table, seq, u"it does not begin where the payout before it ended"_s);
        earlier.push_back({.seq = seq,
                           .after = after,
                           .upto = {rows.int64(6), rows.int64(8)},
                           .stored = {rows.int64(9), rows.int64(10)}});
    }
    return made;
}

/// Position within the items of one account.
struct Lines {
    std::array<qint64, 2> positions = {};
    std::array<std::size_t, 2> at = {}; ///< index of the payout that the next item may belong to
};

/// Iterates over all items in their order.
class ItemWalk
{
public:
    explicit ItemWalk(PayoutsByAccount made) : m_made(std::move(made)) {}

    /// Returns the fault of the item (positions, account, amount); empty if it has none.
    QString follow(const storage::Statement &row)
    {
        const auto kind = std::size_t(row.int64(1) == 1 ? 0 : 1);
        const qint64 account = row.int64(3);
        QString fault;
        const qint64 place = ++m_merchants[row.int64(2)][kind];
        Lines &lines = m_accounts[account];
        const qint64 position = ++lines.positions[kind];
        // After a gap all later positions are off: only the first is a finding.
        if (row.int64(4) != place && m_brokenMerchants.insert({row.int64(2), kind}).second)
            fault = u"its merchant_position should be %1"_s.arg(place);
        if (row.int64(5) != position && m_brokenAccounts.insert({account, kind}).second
            && fault.isEmpty())
            fault = u"its position should be %1"_s.arg(position);
        const auto made = m_made.find(account);
        if (made == m_made.end())
            return fault;
        std::size_t &at = lines.at[kind];
        while (at < made->second.size() && made->second[at].upto[kind] < position)
            ++at;
        if (at < made->second.size()
            && __builtin_add_overflow(made->second[at].counted[kind], row.int64(8),
                                      &made->second[at].counted[kind]))
            fault = u"the sum of its payout does not fit 64 bits"_s;
        return fault;
    }
    /// Reports the payouts whose amount is not the sum of their items.
    void finish(Findings &found) const
    {
        for (const auto &[account, payouts] : m_made) {
            const auto lines = m_accounts.find(account);
            const auto last =
                lines == m_accounts.end() ? std::array<qint64, 2>{} : lines->second.positions;
            for (const Made &made : payouts) {
                if (made.upto[0] > last[0] || made.upto[1] > last[1])
                    found.at(u"payout"_s, made.seq, u"it has lines that do not exist"_s);
                else if (made.stored != made.counted)
                    found.at(u"payout"_s, made.seq,
                             u"its lines make %1 - %2, it says %3 - %4"_s.arg(made.counted[0])
                                 .arg(made.counted[1])
                                 .arg(made.stored[0])
                                 .arg(made.stored[1]));
            }
        }
    }

private:
    PayoutsByAccount m_made;
    std::map<qint64, Lines> m_accounts;
    std::map<qint64, std::array<qint64, 2>> m_merchants;
    /// Merchant seq and kind of item of every list of positions with a gap.
    std::set<std::pair<qint64, std::size_t>> m_brokenMerchants;
    std::set<std::pair<qint64, std::size_t>> m_brokenAccounts;
};

/// The items in their order, joined with their subjects. Texts are compared in SQL, where they need
/// not be copied.
const QString kItems =
    u"SELECT i.seq, i.kind, i.merchant, i.account, i.merchant_position, i.position, i.payment,"
    " i.refund, i.amount,"
    " e.amount = i.amount AND e.at = i.at AND e.cause = CASE i.kind WHEN 1 THEN 1 ELSE 3 END,"
    " CASE i.kind WHEN 1"
    " THEN e.subject = p.id AND p.status = 6 AND p.amount = i.amount AND e.credit = i.account"
    " ELSE e.subject = r.id AND r.status = 2 AND r.amount = i.amount AND r.account = i.account"
    "  AND r.payment = i.payment END, p.profile, p.bulk_id,"
    " e.payer, p.debtor_name, p.debtor_iban"
    " FROM payout_item i JOIN ledger_entry e ON e.seq = i.seq JOIN payment p ON p.seq = i.payment"
    " LEFT JOIN refund r ON r.seq = i.refund ORDER BY i.seq"_s;

/// Returns how the item contradicts its payment, refund or ledger entry; empty if it does not.
QString faultOfItem(const storage::Statement &row)
{
    if (row.int64(9) != 1)
        return u"its entry in the ledger is another one's"_s;
    if (row.int64(10) != 1)
        return row.isNull(7) ? u"its payment %1 says otherwise"_s.arg(row.int64(6))
                             : u"its refund %1 says otherwise"_s.arg(row.int64(7));
    return {};
}

/// Returns whether a payment still has the payer of its ledger entry. Entries from before payers
/// were part of the chain have none.
bool hasItsPayer(const storage::Statement &row)
{
    const QByteArrayView payer = row.utf8(13);
    return payer.isEmpty() || payer == ledger::payerDigest(row.utf8(14), row.utf8(15));
}

/// The merchant and the bulk of each account.
class Owners
{
public:
    explicit Owners(storage::Database &db)
    {
        auto accounts = db.prepare(u"SELECT a.seq, m.seq, a.bulk_id FROM ledger_account a"
                                   " JOIN merchant m ON m.id = a.merchant_id WHERE a.kind = 2"_s);
        while (accounts.next())
            m_accounts[accounts.int64(0)] = {accounts.int64(1), accounts.text(2).toUtf8()};
        auto profiles = db.prepare(u"SELECT seq, merchant FROM profile"_s);
        while (profiles.next())
            m_merchants[profiles.int64(0)] = profiles.int64(1);
    }

    /// Returns whether the item, its account and its payment have the same merchant and bulk.
    [[nodiscard]] bool agree(const storage::Statement &row) const
    {
        const auto account = m_accounts.find(row.int64(3));
        const auto merchant = m_merchants.find(row.int64(11));
        if (account == m_accounts.end() || merchant == m_merchants.end())
            return false;
        const QByteArrayView bulk = row.utf8(12);
        const bool isOfTheBulk = bulk == QByteArrayView(account->second.bulkId)
            || (bulk == QByteArrayView("NONE") && account->second.bulkId.isEmpty());
        return isOfTheBulk && account->second.merchant == row.int64(2)
            && merchant->second == row.int64(2);
    }

private:
    struct Owner {
        qint64 merchant = 0;
        QByteArray bulkId;
    };
    std::map<qint64, Owner> m_accounts;
    std::map<qint64, qint64> m_merchants; ///< key: profile seq; value: merchant seq
};

/// Reports ledger entries without a subject. @param expected  number of entries that each cause
/// must have
void compareCauses(storage::Database &db, const std::map<qint64, qint64> &expected, Findings &found)
{
    struct Entries {
        qint64 first = 0; ///< seq of the first entry
        qint64 count = 0;
    };
    std::map<qint64, Entries> causes;
    // Grouped here and not in SQL: SQLite would sort all entries, which takes three times as long.
    auto rows = db.prepare(u"SELECT cause, seq FROM ledger_entry ORDER BY seq"_s);
    while (rows.next()) {
        Entries &entries = causes[rows.int64(0)];
        if (entries.count++ == 0)
            entries.first = rows.int64(1);
    }
    for (const auto &[cause, entries] : causes) {
        const auto explained = expected.find(cause);
        const qint64 count = explained == expected.end() ? 0 : explained->second;
        if (entries.count != count)
            found.at(u"ledger_entry"_s, entries.first,
                     u"there are %1 entries of its cause, and %2 that something explains"_s
                         .arg(entries.count)
                         .arg(count));
    }
}

qint64 number(storage::Database &db, const QString &sql)
{
    auto row = db.prepare(sql);
    return row.next() ? row.int64(0) : 0;
}

} // namespace

QString checkPayouts(storage::Database &db, Findings &found)
{
    qint64 payouts = 0;
    ItemWalk walk(readPayouts(db, payouts, found));
    std::vector<bool> paid(
        std::size_t(std::max<qint64>(0, number(db, u"SELECT max(seq) FROM payment"_s))) + 1);
    const Owners owners(db);
    qint64 payments = 0;
    qint64 refunds = 0;
    {
        auto rows = db.prepare(kItems);
        while (rows.next()) {
            QString fault = walk.follow(rows);
            if (fault.isEmpty())
                fault = faultOfItem(rows);
            if (fault.isEmpty() && !owners.agree(rows))
                fault = u"it is of another merchant or bulk than its account or payment"_s;
            const bool isRefund = !rows.isNull(7);
            const qint64 payment = std::max<qint64>(0, rows.int64(6));
            if (fault.isEmpty() && !isRefund && paid[std::size_t(payment)])
                fault = u"its payment %1 is an item already"_s.arg(payment);
            if (!fault.isEmpty())
                found.at(u"payout_item"_s, rows.int64(0), fault);
            if (!isRefund && !hasItsPayer(rows))
                found.at(u"payment"_s, payment, u"its payer is not that of its ledger entry"_s);
            ++(isRefund ? refunds : payments);
            if (!isRefund)
                paid[std::size_t(payment)] = true;
        }
    }
    walk.finish(found);
    // Without a finding each item belongs to a different succeeded payment, so equal counts mean
    // that no payment is missing.
    const bool mayMiss = !found.lines().isEmpty()
        || number(db, u"SELECT count(*) FROM payment WHERE status = 6"_s) != payments;
    auto missing = db.prepare(u"SELECT seq FROM payment WHERE status = 6 ORDER BY seq"_s);
    while (mayMiss && missing.next()) {
        if (missing.int64(0) < 0 || !paid[std::size_t(missing.int64(0))])
            found.at(u"payment"_s, missing.int64(0), u"it has succeeded and is no item"_s);
    }
    compareCauses(
        db,
        {{1, payments},
         {2, number(db, u"SELECT count(*) FROM refund"_s)},
         {3, refunds},
         {4, number(db, u"SELECT count(*) FROM refund WHERE status = 3"_s)},
         {5, number(db, u"SELECT count(*) FROM payout WHERE status = 1 AND again_of IS NULL"_s)},
         {6, number(db, u"SELECT count(*) FROM payout WHERE status = 2 AND again_of IS NULL"_s)},
         {7, number(db, u"SELECT count(*) FROM payout WHERE status = 1 AND again_of > 0"_s)}},
        found);
    return u"%1 payments and %2 refunds, each in the ledger and in one payout at most; %3 payouts,"
           " each the sum of its lines"_s.arg(payments)
               .arg(refunds)
               .arg(payouts);
}

} // namespace tilldesk::verification
