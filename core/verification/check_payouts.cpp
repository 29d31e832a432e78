#include "core/verification/checks.h"

#include "core/domain/fees.h"
#include "core/domain/ledger.h"
#include "core/domain/payment.h"
#include "core/domain/payout.h"
#include "core/domain/refund.h"
#include "core/ledger/ledger_chain.h"
#include "core/storage/sql_list.h"
#include "core/verification/hosted_payouts.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

using storage::sqlNumber;

const QString kSucceeded = sqlNumber(PaymentStatus::Succeeded);

/// The range of a payout's items and their stored sums. Index 0 of each array: payments, index 1:
/// refunds; same in the arrays below.
struct PaidItems {
    qint64 account;
    std::array<qint64, 2> after;
    std::array<qint64, 2> upto;
    std::array<qint64, 2> sums;

    friend bool operator==(const PaidItems &, const PaidItems &) = default;
};

PaidItems readPaidItems(storage::Statement &row)
{
    return {.account = row.read<qint64>(),
            .after = {row.read<qint64>(), row.read<qint64>()},
            .upto = {row.read<qint64>(), row.read<qint64>()},
            .sums = {row.read<qint64>(), row.read<qint64>()}};
}

/// An original payout (not a repeated one), and the counted sums of its items.
struct Made {
    qint64 seq;
    PaidItems items;
    std::array<qint64, 2> counted = {};
};

using PayoutsByAccount = std::map<qint64, std::vector<Made>>;

/// Appends an account's next payout. Reports a payout that does not begin where the previous one
/// ended.
void append(std::vector<Made> &earlier, const Made &next, Findings &found)
{
    if (next.items.after != (earlier.empty() ? std::array<qint64, 2>{} : earlier.back().items.upto))
        found.at(u"payout"_s, next.seq, u"it does not begin where the payout before it ended"_s);
    earlier.push_back(next);
}

/// Reads all payouts and returns the original ones by account. Reports faulty ones, for example a
/// payout that does not begin where the previous one ended.
PayoutsByAccount readPayouts(storage::Database &db, qint64 &count, Findings &found)
{
    const QString table = u"payout"_s;
    PayoutsByAccount made;
    Timestamp before = Timestamp::min();
    auto rows = db.prepare(
        u"SELECT p.seq, p.id, p.made_at, p.status, p.again_of, p.amount,"
        " p.account, p.payments_after, p.refunds_after, p.payments_upto, p.refunds_upto,"
        " p.payment_amount, p.refund_amount,"
        " o.status, o.account, o.payments_after, o.refunds_after, o.payments_upto, o.refunds_upto,"
        " o.payment_amount, o.refund_amount,"
        " (SELECT count(*) FROM ledger_entry e WHERE e.subject = p.id AND e.cause <> %5),"
        " (SELECT CAST(sum(e.amount) AS BIGINT) FROM ledger_entry e JOIN ledger_account d ON d.seq "
        "= e.debit"
        "  JOIN ledger_account a ON a.seq = p.account WHERE e.subject = p.id AND e.at >= p.made_at"
        "  AND d.merchant_id = a.merchant_id AND d.iban = a.iban AND d.bulk_id = a.bulk_id"
        "  AND e.cause ="
        "  CASE WHEN p.again_of IS NOT NULL THEN %1 WHEN p.status = %2 THEN %3 ELSE %4 END)"
        " FROM payout p LEFT JOIN payout o ON o.seq = p.again_of ORDER BY p.seq"_s.arg(
            sqlNumber(LedgerCause::PaidOutAgain), sqlNumber(PayoutStatus::Succeeded),
            sqlNumber(LedgerCause::PayoutMade), sqlNumber(LedgerCause::PayoutFailed),
            sqlNumber(LedgerCause::FeeCharged)));
    count = 0;
    while (rows.next()) {
        const auto [seq, id, madeAt, status, againOf, amount] =
            rows.read<qint64, QByteArrayView, Timestamp, PayoutStatus, std::optional<qint64>,
                      qint64>();
        const PaidItems items = readPaidItems(rows);
        const auto originalStatus = rows.read<PayoutStatus>();
        const PaidItems original = readPaidItems(rows);
        const auto [entries, moved] = rows.read<qint64, qint64>();
        if (seq != ++count) {
            found.at(table, seq, u"its seq should be %1"_s.arg(count));
            count = seq;
        }
        if (madeAt < before)
            found.at(table, seq, u"it is earlier than the row before it"_s);
        before = madeAt;
        if (const QString fault = faultOfId(id, madeAt); !fault.isEmpty())
            found.at(table, seq, fault);
        const bool hasMoved = status == PayoutStatus::Succeeded || !againOf;
        if (entries != (hasMoved ? 1 : 0) || (hasMoved && moved != amount))
            found.at(table, seq, u"the ledger did not move its amount"_s);
        if (!againOf) {
            append(made[items.account], {.seq = seq, .items = items}, found);
        } else if (items != original || originalStatus != PayoutStatus::Failed) {
            found.at(table, seq, u"it does not pay a failed payout's items again"_s);
        }
    }
    return made;
}

/// The items in their order, joined with their subjects. Texts are compared in SQL, where they need
/// not be copied.
const QString kItems =
    u"SELECT i.seq, i.kind, i.merchant, i.account, i.merchant_position, i.position, i.payment,"
    " i.refund, i.amount, p.profile, p.bulk_id, e.payer, p.debtor_name, p.debtor_iban,"
    " n.name = p.debtor_name AND n.iban = p.debtor_iban,"
    " e.amount = i.amount AND e.at = i.at AND e.cause = CASE i.kind WHEN %1 THEN %2 ELSE %3 END,"
    " CASE i.kind WHEN %1"
    " THEN e.subject = p.id AND p.status = %4 AND p.amount = i.amount AND e.credit = i.account"
    " ELSE e.subject = r.id AND r.status = %5 AND r.amount = i.amount AND r.account = i.account"
    "  AND r.payment = i.payment END"
    " FROM payout_item i JOIN ledger_entry e ON e.seq = i.seq JOIN payment p ON p.seq = i.payment"
    " LEFT JOIN refund r ON r.seq = i.refund LEFT JOIN payer_pseudonym n ON n.payment = i.payment"
    " ORDER BY i.seq"_s.arg(
        sqlNumber(PayoutItemKind::Payment), sqlNumber(LedgerCause::PaymentSucceeded),
        sqlNumber(LedgerCause::RefundDone), kSucceeded, sqlNumber(RefundStatus::Refunded));

struct ItemRow {
    qint64 seq;
    PayoutItemKind kind;
    qint64 merchant;
    qint64 account;
    qint64 merchantPosition;
    qint64 position;
    qint64 payment;
    std::optional<qint64> refund;
    qint64 amount;
    qint64 profile;
    QByteArrayView bulkId;
    QByteArrayView payer; ///< digest in the ledger entry
    QByteArrayView debtorName;
    QByteArrayView debtorIban;
    std::optional<bool> isPseudonym; ///< retention has replaced the payer by exactly this one
    bool isOfEntry;                  ///< it agrees with its ledger entry
    bool isOfSubject;                ///< it agrees with its payment or refund
};

/// @return views that are valid until the next row
ItemRow readItem(storage::Statement &row)
{
    return {.seq = row.read<qint64>(),
            .kind = row.read<PayoutItemKind>(),
            .merchant = row.read<qint64>(),
            .account = row.read<qint64>(),
            .merchantPosition = row.read<qint64>(),
            .position = row.read<qint64>(),
            .payment = row.read<qint64>(),
            .refund = row.read<std::optional<qint64>>(),
            .amount = row.read<qint64>(),
            .profile = row.read<qint64>(),
            .bulkId = row.read<QByteArrayView>(),
            .payer = row.read<QByteArrayView>(),
            .debtorName = row.read<QByteArrayView>(),
            .debtorIban = row.read<QByteArrayView>(),
            .isPseudonym = row.read<std::optional<bool>>(),
            .isOfEntry = row.read<bool>(),
            .isOfSubject = row.read<bool>()};
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
    QString follow(const ItemRow &row)
    {
        const auto kind = std::size_t(row.kind == PayoutItemKind::Payment ? 0 : 1);
        const qint64 account = row.account;
        QString fault;
        const qint64 place = ++m_merchants[row.merchant][kind];
        Lines &lines = m_accounts[account];
        const qint64 position = ++lines.positions[kind];
        // After a gap all later positions are off: only the first is a finding.
        if (row.merchantPosition != place && m_brokenMerchants.insert({row.merchant, kind}).second)
            fault = u"its merchant_position should be %1"_s.arg(place);
        if (row.position != position && m_brokenAccounts.insert({account, kind}).second
            && fault.isEmpty())
            fault = u"its position should be %1"_s.arg(position);
        const auto made = m_made.find(account);
        if (made == m_made.end())
            return fault;
        std::size_t &at = lines.at[kind];
        while (at < made->second.size() && made->second[at].items.upto[kind] < position)
            ++at;
        if (at < made->second.size()
            && __builtin_add_overflow(made->second[at].counted[kind], row.amount,
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
                if (made.items.upto[0] > last[0] || made.items.upto[1] > last[1])
                    found.at(u"payout"_s, made.seq, u"it has lines that do not exist"_s);
                else if (made.items.sums != made.counted)
                    found.at(
                        u"payout"_s, made.seq,
                        u"its lines sum up to %1 - %2, but it says %3 - %4"_s.arg(made.counted[0])
                            .arg(made.counted[1])
                            .arg(made.items.sums[0])
                            .arg(made.items.sums[1]));
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

/// Returns how the item contradicts its payment, refund or ledger entry; empty if it does not.
QString faultOfItem(const ItemRow &row)
{
    if (!row.isOfEntry)
        return u"its ledger entry belongs to something else"_s;
    if (!row.isOfSubject)
        return row.refund ? u"it differs from its refund %1"_s.arg(*row.refund)
                          : u"it differs from its payment %1"_s.arg(row.payment);
    return {};
}

/// Returns whether a payment still has the payer of its ledger entry. Entries from before payers
/// were part of the chain have none.
bool hasItsPayer(const ItemRow &row)
{
    return row.payer.isEmpty() || row.isPseudonym.value_or(false)
        || row.payer == ledger::payerDigest(row.debtorName, row.debtorIban);
}

/// The merchant and the bulk of each account.
class Owners
{
public:
    explicit Owners(storage::Database &db)
    {
        auto accounts = db.prepare(u"SELECT a.seq, m.seq, a.bulk_id FROM ledger_account a"
                                   " JOIN merchant m ON m.id = a.merchant_id WHERE a.kind = "_s
                                   + sqlNumber(LedgerAccountKind::Merchant));
        while (accounts.next()) {
            const auto [account, merchant, bulkId] = accounts.read<qint64, qint64, QByteArray>();
            m_accounts[account] = {merchant, bulkId};
        }
        auto profiles = db.prepare(u"SELECT seq, merchant FROM profile"_s);
        while (profiles.next()) {
            const auto [profile, merchant] = profiles.read<qint64, qint64>();
            m_merchants[profile] = merchant;
        }
    }

    /// Returns whether the item, its account and its payment have the same merchant and bulk.
    [[nodiscard]] bool agree(const ItemRow &row) const
    {
        const auto account = m_accounts.find(row.account);
        const auto merchant = m_merchants.find(row.profile);
        if (account == m_accounts.end() || merchant == m_merchants.end())
            return false;
        const bool isOfTheBulk = row.bulkId == QByteArrayView(account->second.bulkId)
            || (row.bulkId == QByteArrayView("NONE") && account->second.bulkId.isEmpty());
        return isOfTheBulk && account->second.merchant == row.merchant
            && merchant->second == row.merchant;
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
void compareCauses(storage::Database &db, const std::map<LedgerCause, qint64> &expected,
                   Findings &found)
{
    struct Entries {
        qint64 first = 0; ///< seq of the first entry
        qint64 count = 0;
    };
    std::map<qint64, Entries> causes;
    // Grouped here and not in SQL: SQLite would sort all entries, which takes three times as long.
    auto rows = db.prepare(u"SELECT cause, seq FROM ledger_entry ORDER BY seq"_s);
    while (rows.next()) {
        const auto [cause, seq] = rows.read<qint64, qint64>();
        Entries &entries = causes[cause];
        if (entries.count++ == 0)
            entries.first = seq;
    }
    for (const auto &[cause, entries] : causes) {
        const auto explained = expected.find(LedgerCause(cause));
        const qint64 count = explained == expected.end() ? 0 : explained->second;
        if (entries.count != count)
            found.at(
                u"ledger_entry"_s, entries.first,
                u"the ledger has %1 entries of its cause, but %2 are expected"_s.arg(entries.count)
                    .arg(count));
    }
}

qint64 number(storage::Database &db, const QString &sql)
{
    auto row = db.prepare(sql);
    return row.next() ? row.read<qint64>() : 0;
}

struct CountedItems {
    qint64 payments = 0;
    qint64 refunds = 0;
    std::vector<bool> paid; ///< by the seq of a payment: whether an item has it
};

/// Reads and counts all items. Reports faulty items.
CountedItems checkItems(storage::Database &db, ItemWalk &walk, Findings &found)
{
    CountedItems items;
    items.paid.resize(
        std::size_t(std::max<qint64>(0, number(db, u"SELECT max(seq) FROM payment"_s))) + 1);
    const Owners owners(db);
    auto rows = db.prepare(kItems);
    while (rows.next()) {
        const ItemRow row = readItem(rows);
        QString fault = walk.follow(row);
        if (fault.isEmpty())
            fault = faultOfItem(row);
        if (fault.isEmpty() && !owners.agree(row))
            fault = u"it is of another merchant or bulk than its account or payment"_s;
        const bool isRefund = row.refund.has_value();
        const qint64 payment = std::max<qint64>(0, row.payment);
        if (fault.isEmpty() && !isRefund && items.paid[std::size_t(payment)])
            fault = u"its payment %1 is an item already"_s.arg(payment);
        if (!fault.isEmpty())
            found.at(u"payout_item"_s, row.seq, fault);
        ++(isRefund ? items.refunds : items.payments);
        if (isRefund)
            continue;
        if (!hasItsPayer(row))
            found.at(u"payment"_s, payment, u"its payer is not that of its ledger entry"_s);
        items.paid[std::size_t(payment)] = true;
    }
    return items;
}

/// Reports succeeded payments that are not an item of a payout.
void reportMissing(storage::Database &db, const CountedItems &items, Findings &found)
{
    // Without a finding each item belongs to a different succeeded payment, so equal counts mean
    // that no payment is missing.
    if (found.lines().isEmpty()
        && number(db, u"SELECT count(*) FROM payment WHERE status = "_s + kSucceeded)
            == items.payments)
        return;
    auto missing =
        db.prepare(u"SELECT seq FROM payment WHERE status = %1 ORDER BY seq"_s.arg(kSucceeded));
    while (missing.next()) {
        const auto payment = missing.read<qint64>();
        if (payment < 0 || !items.paid[std::size_t(payment)])
            found.at(u"payment"_s, payment, u"it has succeeded but is not an item of a payout"_s);
    }
}

} // namespace

QString checkPayouts(storage::Database &db, Findings &found)
{
    qint64 payouts = 0;
    ItemWalk walk(readPayouts(db, payouts, found));
    const CountedItems items = checkItems(db, walk, found);
    walk.finish(found);
    reportMissing(db, items, found);
    const auto countOf = [&db](const QString &table, const QString &condition) {
        return number(db, u"SELECT count(*) FROM %1 WHERE %2"_s.arg(table, condition));
    };
    const QString made = u"status = %1 AND again_of IS %2"_s;
    const QString good = sqlNumber(PayoutStatus::Succeeded);
    const QString bad = sqlNumber(PayoutStatus::Failed);
    const auto charges = [&countOf](const QString &condition) {
        return countOf(u"fee_charge"_s, condition);
    };
    const qint64 withheld = number(
        db,
        u"SELECT count(*) FROM payout p WHERE p.again_of IS NULL AND EXISTS (SELECT 1 FROM"
        " payment_fee f JOIN fee_rule r ON r.seq = f.rule WHERE f.account = p.account AND"
        " f.position > p.payments_after AND f.position <= p.payments_upto AND r.collection = "_s
            + sqlNumber(FeeCollection::Net) + u')');
    Findings elsewhere(db); // the check "providers" reports them
    const qint64 hosted = readHostedPayouts(db, elsewhere).booked;
    compareCauses(
        db,
        {{LedgerCause::PaymentSucceeded, items.payments},
         {LedgerCause::RefundReserved, countOf(u"refund"_s, u"true"_s)},
         {LedgerCause::RefundDone, items.refunds},
         {LedgerCause::RefundFailed,
          countOf(u"refund"_s, u"status = "_s + sqlNumber(RefundStatus::Failed))},
         {LedgerCause::PayoutMade, countOf(u"payout"_s, made.arg(good, u"NULL"_s)) + hosted},
         {LedgerCause::PayoutFailed, countOf(u"payout"_s, made.arg(bad, u"NULL"_s))},
         {LedgerCause::PaidOutAgain, countOf(u"payout"_s, made.arg(good, u"NOT NULL"_s))},
         {LedgerCause::FeeCharged, withheld + charges(u"amount > 0 AND kind <> 4"_s)},
         {LedgerCause::FeeReturned, charges(u"amount < 0 AND kind <> 4"_s)},
         {LedgerCause::FeeCollected, charges(u"amount > 0 AND position IS NULL"_s)},
         {LedgerCause::FeePaidBack, charges(u"amount < 0 AND position IS NULL"_s)},
         {LedgerCause::FeeCarried, charges(u"carried IS NOT NULL"_s)}},
        found);
    return u"%1 payments and %2 refunds, each in the ledger and in one payout at most; %3 payouts,"
           " each the sum of its lines"_s.arg(items.payments)
               .arg(items.refunds)
               .arg(payouts);
}

} // namespace tilldesk::verification
