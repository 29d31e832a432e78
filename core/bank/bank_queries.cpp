#include "core/bank/bank_queries.h"

#include "core/bank/bank_service.h"
#include "core/bank/statement_gaps.h"
#include "core/domain/bank_days.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::bank {
namespace {

/// Collects the items of one account.
class AccountItems
{
public:
    AccountItems(storage::Database &db, const payouts::ClosingTime &closing, const QDate &today,
                 const BankItemFilter &filter, const BankAccount &account)
        : m_rows(db),
          m_closing(closing),
          m_today(today),
          m_filter(filter),
          m_account(account),
          m_payouts(payoutsTo(db, account.iban)),
          m_matches(m_rows.matches(account.seq)),
          m_matcher(closing, m_payouts, m_rows.undone(account.seq))
    {
    }

    [[nodiscard]] QList<BankItem> read()
    {
        QSet<qint64> amounts;
        for (const StoredMatch &match : std::as_const(m_matches)) {
            if (match.payout)
                m_matcher.take(*match.payout);
        }
        for (const Payout &payout : m_matcher.left())
            amounts.insert(payout.amount.cents());
        QSet<qint64> compared;
        for (const BankEntry &entry : m_rows.open(m_account.seq, amounts)) {
            compared.insert(entry.seq);
            BankItem item = m_matcher.match(entry);
            addDay(std::move(item), entry.day);
        }
        for (const BankEntry &entry : m_rows.openDebits(m_account.seq)) {
            compared.insert(entry.seq);
            addDay(m_matcher.match(entry), entry.day);
        }
        if (wants(BankOutcome::Matched) || wants(BankOutcome::Other))
            addDecided(compared);
        addPayouts();
        return std::move(m_items);
    }

private:
    [[nodiscard]] bool wants(BankOutcome outcome) const
    {
        return m_filter.outcomes.isEmpty() ? outcome != BankOutcome::Other
                                           : m_filter.outcomes.contains(outcome);
    }

    [[nodiscard]] bool isOfMerchants(const BankItem &item) const
    {
        if (m_filter.merchants.isEmpty() || item.payouts.isEmpty())
            return true;
        return std::ranges::any_of(item.payouts, [this](const Payout &payout) {
            return m_filter.merchants.contains(payout.merchantId);
        });
    }

    void addDay(BankItem item, const QDate &day)
    {
        const bool isWithin = (!m_filter.first || day >= *m_filter.first)
            && (!m_filter.last || day <= *m_filter.last);
        if (!wants(item.outcome) || !isOfMerchants(item)
            || (!isWithin && !(m_filter.hasAllOpen && needsPerson(item.outcome))))
            return;
        item.age = int(std::max<qint64>(0, day.daysTo(m_today)));
        m_items << std::move(item);
    }

    /// Adds the lines with a match, and those that were not compared because they cannot be
    /// payouts.
    void addDecided(const QSet<qint64> &compared)
    {
        QHash<qint64, const Payout *> bySeq;
        for (const Payout &payout : m_payouts)
            bySeq.insert(payout.seq, &payout);
        for (const BankEntry &entry :
             m_rows.lines(m_account.seq, {m_filter.first, m_filter.last})) {
            const auto match = m_matches.constFind(entry.seq);
            if (match == m_matches.cend() && compared.contains(entry.seq))
                continue;
            BankItem item;
            item.entry = entry;
            if (match != m_matches.cend()) {
                if (match->isByHand)
                    item.decision = match->decision;
                item.reason = match->payout
                    ? (match->isByHand ? BankReason::ByHand : BankReason::IdAndAmount)
                    : BankReason::NotAPayoutByHand;
                if (const Payout *payout = bySeq.value(match->payout.value_or(0))) {
                    item.outcome = BankOutcome::Matched;
                    item.payouts = {*payout};
                    item.evidence = PayoutMatcher::evidenceOf(entry, payout->id);
                }
            }
            addDay(std::move(item), entry.day);
        }
    }

    void addPayouts()
    {
        const CoveredDays covered = m_rows.covered(m_account.seq);
        for (const Payout &payout : m_matcher.left()) {
            const QDate day = m_closing.day(payout.madeAt);
            if (!covered.first.isValid() || day < covered.first)
                continue;
            BankItem item;
            item.payouts = {payout};
            item.expected = bankDaysAfter(day, kBankDaysOfPayout);
            const bool isMissing = item.expected <= covered.last;
            item.outcome = isMissing ? BankOutcome::Missing : BankOutcome::Awaited;
            item.reason = isMissing ? BankReason::NotOnStatements : BankReason::NoStatementYet;
            addDay(std::move(item), day);
        }
    }

    BankRepository m_rows;
    const payouts::ClosingTime &m_closing;
    QDate m_today;
    const BankItemFilter &m_filter;
    BankAccount m_account;
    QList<Payout> m_payouts;
    QHash<qint64, StoredMatch> m_matches; ///< by line
    PayoutMatcher m_matcher;
    QList<BankItem> m_items;
};

} // namespace

QList<BankItem> items(storage::Database &db, const payouts::ClosingTime &closing,
                      const QDate &today, const BankItemFilter &filter)
{
    BankRepository rows(db);
    const QSet<QString> ibans = rows.ibansOf(filter.merchants);
    QList<BankItem> all;
    for (const BankAccount &account : rows.accounts()) {
        if (ibans.contains(account.iban))
            all << AccountItems(db, closing, today, filter, account).read();
    }
    std::ranges::stable_sort(all, {}, [&closing](const BankItem &item) {
        return item.entry ? item.entry->day : closing.day(item.payouts.first().madeAt);
    });
    return all;
}

QList<BankItem> openItems(storage::Database &db, const payouts::ClosingTime &closing,
                          const QDate &today, const QList<MerchantId> &merchants)
{
    return items(db, closing, today, openBankItems(merchants));
}

QList<BankGap> gaps(storage::Database &db, const QList<MerchantId> &merchants)
{
    BankRepository rows(db);
    const QSet<QString> ibans = rows.ibansOf(merchants);
    QList<BankGap> all;
    for (const BankAccount &account : rows.accounts()) {
        if (ibans.contains(account.iban))
            all << gapsBetween(rows.statements(account.seq));
    }
    return all;
}

QList<BankFileSummary> files(storage::Database &db, const QList<MerchantId> &merchants, int count)
{
    BankRepository rows(db);
    return rows.files(rows.ibansOf(merchants), count);
}

} // namespace tilldesk::bank
