#include "core/payouts/clearing_queries.h"

#include "core/ledger/ledger_queries.h"
#include "core/storage/database.h"
#include "core/storage/sql_list.h"

#include <map>

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {
namespace {

const QString kIn = storage::sqlList(
    {LedgerCause::PaymentSucceeded, LedgerCause::FeeReturned, LedgerCause::FeeCollected});
const QString kCrossings = storage::sqlList({LedgerCause::PaymentSucceeded, LedgerCause::RefundDone,
                                             LedgerCause::PayoutMade, LedgerCause::PaidOutAgain,
                                             LedgerCause::FeeCharged, LedgerCause::FeeReturned,
                                             LedgerCause::FeeCollected, LedgerCause::FeePaidBack});
const QString kOthers = storage::sqlList({LedgerAccountKind::Bank, LedgerAccountKind::Fees});

/// Returns the merchant of each ledger account, by seq of the account.
QHash<qint64, MerchantId> owners(storage::Database &db, const QList<MerchantId> &merchants)
{
    QHash<qint64, MerchantId> owners;
    auto row = db.prepare(
        u"SELECT seq, merchant_id FROM ledger_account WHERE kind NOT IN (%1)"_s.arg(kOthers));
    while (row.next()) {
        const auto [seq, merchant] = row.read<qint64, MerchantId>();
        if (merchants.isEmpty() || merchants.contains(merchant))
            owners.insert(seq, merchant);
    }
    return owners;
}

/// Where a movement counts on its day, and what it does to the balance.
struct Effect {
    PayoutSum StatementDay::*part;
    bool isIn = false; ///< the balance rises
};

Effect effectOf(LedgerCause cause)
{
    switch (cause) {
    case LedgerCause::PaymentSucceeded: return {&StatementDay::paid, true};
    case LedgerCause::RefundDone: return {&StatementDay::refunded};
    case LedgerCause::PayoutMade:
    case LedgerCause::PaidOutAgain: return {&StatementDay::paidOut};
    case LedgerCause::FeeCharged: return {&StatementDay::charged};
    case LedgerCause::FeeReturned: return {&StatementDay::returned, true};
    case LedgerCause::FeeCollected: return {&StatementDay::collected, true};
    case LedgerCause::FeePaidBack: return {&StatementDay::paidBack};
    case LedgerCause::RefundReserved:
    case LedgerCause::RefundFailed:
    case LedgerCause::FeeCarried:
    case LedgerCause::PayoutFailed: return {nullptr}; // within the merchant's own accounts
    }
    Q_UNREACHABLE();
}

Result<void> add(PayoutSum &whole, const PayoutSum &part)
{
    const auto sum = Amount::add(whole.sum, part.sum);
    if (!sum)
        return sum.failure();
    whole = {whole.count + part.count, *sum};
    return {};
}

/// Returns the difference of two sums, and the number of both.
PayoutSum lessened(const PayoutSum &whole, const PayoutSum &back)
{
    return {whole.count + back.count, Amount::fromCents(whole.sum.cents() - back.sum.cents())};
}

/// Leaves the days from `first` on and computes the bridge over them.
Result<void> take(ClearingDays &account, const QDate &first)
{
    ClearingBridge &bridge = account.bridge;
    bridge.owedAfter = account.days.last().closing;
    const auto isEarlier = [&first](const StatementDay &day) {
        return first.isValid() && day.day < first;
    };
    qsizetype count = 0;
    while (count < account.days.size() && isEarlier(account.days.at(count)))
        bridge.owedBefore = account.days.at(count++).closing;
    account.days.remove(0, count);
    for (const StatementDay &day : std::as_const(account.days)) {
        for (const auto &added : {add(bridge.paid, day.paid), add(bridge.refunded, day.refunded),
                                  add(bridge.fees, lessened(day.charged, day.returned)),
                                  add(bridge.collected, lessened(day.collected, day.paidBack)),
                                  add(bridge.paidOut, day.paidOut)}) {
            if (!added)
                return added.failure();
        }
    }
    return {};
}

/// Returns the accounts of one merchant as SQL numbers.
QString accountsOf(storage::Database &db, const MerchantId &merchant)
{
    return storage::sqlList(owners(db, {merchant}).keys());
}

} // namespace

Result<std::vector<ClearingDays>> clearingDays(storage::Database &db, const ClosingTime &closing,
                                               const QList<MerchantId> &merchants,
                                               const QDate &first, const QDate &last)
{
    const QHash<qint64, MerchantId> owner = owners(db, merchants);
    std::map<QString, QList<StatementDay>> days; // by the id of the merchant
    QHash<qint64, QList<StatementDay> *> ofAccount;
    for (auto account = owner.begin(); account != owner.end(); ++account)
        ofAccount.insert(account.key(), &days[account.value().text()]);
    auto row = db.prepare(u"SELECT at, cause, debit, credit, amount FROM ledger_entry"
                          " WHERE seq < :end AND cause IN (%1) ORDER BY seq"_s.arg(kCrossings));
    row.bind(u":end"_s,
             ledger::firstEntryAt(db, CalendarDay::beginOf(last.addDays(1), closing.zone)));
    CalendarDay calendar(closing.zone);
    while (row.next()) {
        const auto [at, cause, debit, credit, amount] =
            row.read<Timestamp, LedgerCause, qint64, qint64, Amount>();
        const Effect effect = effectOf(cause);
        QList<StatementDay> *list = ofAccount.value(effect.isIn ? credit : debit);
        if (list == nullptr)
            continue;
        const Amount change = effect.isIn ? amount : Amount::fromCents(-amount.cents());
        const auto added = addMovement(*list, calendar.of(at), effect.part, amount, change);
        if (!added)
            return added.failure();
    }
    std::vector<ClearingDays> accounts;
    for (auto &[merchant, list] : days) {
        if (list.isEmpty())
            continue;
        ClearingDays &account =
            accounts.emplace_back(ClearingDays{MerchantId(merchant), std::move(list), {}});
        if (const auto taken = take(account, first); !taken)
            return taken.failure();
    }
    return accounts;
}

std::optional<UnexplainedEntry> firstUnexplained(storage::Database &db, const MerchantId &merchant,
                                                 qint64 end)
{
    auto row =
        db.prepare(u"SELECT at, amount FROM ledger_entry WHERE seq < :end"
                   " AND CASE WHEN credit IN (%1) THEN 1 ELSE 0 END - CASE WHEN debit IN (%1) THEN "
                   "1 ELSE 0 END"
                   " <> CASE WHEN cause IN (%2) AND credit IN (%1) THEN 1"
                   " WHEN cause IN (%3) AND cause NOT IN (%2) AND debit IN (%1) THEN -1 ELSE 0 END"
                   " ORDER BY seq LIMIT 1"_s.arg(accountsOf(db, merchant), kIn, kCrossings));
    row.bind(u":end"_s, end);
    if (!row.next())
        return {};
    return UnexplainedEntry{.at = row.read<Timestamp>(), .amount = row.read<Amount>()};
}

ClearingLines::ClearingLines(storage::Database &db, const ClosingTime &closing,
                             const MerchantId &merchant, const QDate &first, const QDate &last)
    : m_row(db.prepare(
        u"SELECT e.cause, e.at, e.amount, e.subject, m.id, m.reference,"
        " coalesce(r.description, m.description), m.debtor_name FROM ledger_entry e"
        " LEFT JOIN payout_item i ON i.seq = e.seq LEFT JOIN payment m ON m.seq = i.payment"
        " LEFT JOIN refund r ON r.seq = i.refund"
        " WHERE e.seq >= :begin AND e.seq < :end AND e.cause IN (%1)"
        " AND CASE WHEN e.cause IN (%2) THEN e.credit ELSE e.debit END IN (%3) ORDER BY e.seq"_s
            .arg(kCrossings, kIn, accountsOf(db, merchant))))
{
    const auto entryAt = [&](const QDate &day) {
        return ledger::firstEntryAt(db, CalendarDay::beginOf(day, closing.zone));
    };
    m_row.bind(u":begin"_s, entryAt(first)).bind(u":end"_s, entryAt(last.addDays(1)));
}

ClearingLine ClearingLines::line()
{
    return {.cause = m_row.read<LedgerCause>(),
            .at = m_row.read<Timestamp>(),
            .amount = m_row.read<Amount>(),
            .id = m_row.read<QString>(),
            .payment = m_row.read<PaymentId>(),
            .reference = m_row.read<QString>(),
            .description = m_row.read<QString>(),
            .debtorName = m_row.read<QString>()};
}

} // namespace tilldesk::payouts
