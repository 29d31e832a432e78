#include "core/books/month_figures.h"

#include "core/books/book_repository.h"
#include "core/books/journal.h"
#include "core/ledger/ledger_queries.h"
#include "core/payouts/clearing_queries.h"
#include "core/storage/sql_list.h"

#include <set>

using namespace Qt::StringLiterals;

namespace tilldesk::books {
namespace {

QString ledgerAccounts(storage::Database &db, const MerchantId &merchant)
{
    QList<qint64> accounts;
    auto row = db.prepare(u"SELECT seq FROM ledger_account WHERE merchant_id = :merchant"
                          " AND kind <> %1"_s.arg(storage::sqlNumber(LedgerAccountKind::Fees)));
    row.bind(u":merchant"_s, merchant.text());
    while (row.next())
        accounts << row.read<qint64>();
    return storage::sqlList(accounts);
}

/// Returns what the ledger's entries from `begin` to `end` have added to the accounts, in cents.
qint64 changeOf(storage::Database &db, const QString &accounts, qint64 begin, qint64 end)
{
    auto row = db.prepare(
        u"SELECT CAST(coalesce(sum(CASE WHEN credit IN (%1) THEN amount ELSE 0 END"
        " - CASE WHEN debit IN (%1) THEN amount ELSE 0 END), 0) AS BIGINT) FROM ledger_entry"
        " WHERE seq >= :begin AND seq < :end"_s.arg(accounts));
    row.bind(u":begin"_s, begin).bind(u":end"_s, end);
    return row.next() ? row.read<qint64>() : 0;
}

/// Returns what the ledger says is owed now, in cents: the balances as they are stored.
qint64 balanceOf(storage::Database &db, const QString &accounts)
{
    auto row = db.prepare(
        u"SELECT CAST(coalesce(sum(balance), 0) AS BIGINT) FROM ledger_account WHERE seq IN (%1)"_s
            .arg(accounts));
    return row.next() ? row.read<qint64>() : 0;
}

void add(PayoutSum &whole, const PayoutSum &part)
{
    // The sums fit: they are parts of the sum of the month.
    whole = {whole.count + part.count, Amount::fromCents(whole.sum.cents() + part.sum.cents())};
}

/// Collects the sales of a month by rate.
class MonthOfSales
{
public:
    MonthOfSales(const Books &books, MonthFigures &figures) : m_books(books), m_figures(figures) {}

    void add(const SalesDay &day)
    {
        need({.kind = BookAccountKind::Clearing});
        if (!day.payouts.isEmpty() || day.fees.collected != Amount())
            need({.kind = BookAccountKind::Transfer});
        if (day.fees.charged != Amount())
            need({.kind = BookAccountKind::Fees});
        for (const auto &[key, sum] : day.sales) {
            VatOfPeriod &rate = m_rates[key.rate];
            rate.rate = key.rate;
            const qint64 gross = sum.paid.sum.cents() - sum.refunded.sum.cents();
            const qint64 vat = sum.vatPaid(key.rate).cents() - sum.vatRefunded(key.rate).cents();
            rate.gross = Amount::fromCents(rate.gross.cents() + gross);
            rate.vat = Amount::fromCents(rate.vat.cents() + vat);
            needFor(key.rate, sum);
            if (key.rate == kNoVatRate)
                books::add(m_without[{key.profile, key.pointOfSale}], sum.paid);
        }
        if (const auto entries = entriesOf(m_books, day)) {
            for (const JournalEntry &entry : *entries) {
                m_figures.journalLines += entry.lines.size();
                for (const JournalLine &line : entry.lines)
                    m_accounts.insert(line.account);
            }
        }
    }

    void finish(storage::Database &db, const MerchantId &merchant)
    {
        const bool hasRates = m_rates.size() > m_rates.count(kNoVatRate);
        for (const auto &[rate, sum] : m_rates) {
            if (rate != kNoVatRate)
                m_figures.vat << sum;
        }
        if (m_rates.contains(kNoVatRate) && hasRates)
            m_figures.vat << m_rates.at(kNoVatRate);
        for (const BookRepository::Place &place : BookRepository(db).places({merchant})) {
            const auto found = m_without.find({place.profile, place.pointOfSale});
            if (found != m_without.end())
                m_figures.withoutRate
                    << TillWithoutVat{place.profileName, place.posName, found->second};
        }
        for (const BookUse &use : m_missing)
            m_figures.missingAccounts << toText(use);
        m_figures.accounts = QStringList(m_accounts.begin(), m_accounts.end());
    }

private:
    void need(const BookUse &use)
    {
        const auto account = m_books.account(use);
        if (!account || (account->isEmpty() && use.kind != BookAccountKind::Vat))
            m_missing.insert(use);
    }

    void needFor(int rate, const SalesSum &sum)
    {
        if (rate == kNoVatRate)
            return need({.kind = BookAccountKind::Unknown});
        if (sum.paid.count > 0)
            need({.kind = BookAccountKind::Sales, .rate = rate});
        if (sum.refunded.count > 0)
            need({.kind = BookAccountKind::Refunds, .rate = rate});
        if (rate > 0)
            need({.kind = BookAccountKind::Vat, .rate = rate});
    }

    const Books &m_books;
    MonthFigures &m_figures;
    std::map<int, VatOfPeriod> m_rates;
    std::map<std::pair<qint64, qint64>, PayoutSum> m_without; ///< by profile and point of sale
    std::set<BookUse> m_missing;
    std::set<QString> m_accounts;
};

} // namespace

Result<MonthFigures> monthFigures(storage::Database &db, const payouts::ClosingTime &closing,
                                  const MerchantId &merchant, const Books &books,
                                  const QDate &month, const QDate &upto)
{
    MonthFigures figures;
    figures.merchant = merchant;
    figures.month = month;
    const QDate last = upto.isValid() ? upto : month.addMonths(1).addDays(-1);
    figures.last = last;
    const auto days = payouts::clearingDays(db, closing, {merchant}, month, last);
    if (!days)
        return days.failure();
    if (!days->empty())
        figures.bridge = days->front().bridge;
    const QString accounts = ledgerAccounts(db, merchant);
    const qint64 end =
        ledger::firstEntryAt(db, payouts::CalendarDay::beginOf(last.addDays(1), closing.zone));
    figures.ledgerAfter = Amount::fromCents(changeOf(db, accounts, 0, end));
    figures.owedNext = Amount::fromCents(
        balanceOf(db, accounts) - changeOf(db, accounts, end, std::numeric_limits<qint64>::max()));
    if (!figures.isProved())
        figures.unexplained = payouts::firstUnexplained(db, merchant, end);
    MonthOfSales sales(books, figures);
    SalesDays found(db, closing, merchant, books.largeSale, month, last);
    while (true) {
        const auto day = found.next();
        if (!day)
            return day.failure();
        if (*day == nullptr)
            break;
        sales.add(**day);
    }
    sales.finish(db, merchant);
    return figures;
}

Result<JournalDay> exampleDay(const Books &books, const QDate &day)
{
    constexpr qint64 kNet = 10'000; // cents of each rate, without VAT
    constexpr qint64 kRefund = 1'095;
    std::set<int> rates;
    for (const auto &[use, account] : books.all()) {
        if (use.kind == BookAccountKind::Sales && use.rate != kNoVatRate)
            rates.insert(use.rate);
    }
    if (rates.empty())
        rates.insert(kNoVatRate);
    SalesDay sales{.day = day, .sales = {}, .paid = {}, .refunded = {}, .payouts = {}, .fees = {}};
    for (const int rate : rates) {
        const qint64 gross = kNet + kNet * std::max(rate, 0) / 10'000;
        SalesSum &sum = sales.sales[{.profile = 1, .pointOfSale = 0, .rate = rate}];
        sum.paid = {1, Amount::fromCents(gross)};
        add(sales.paid, sum.paid);
    }
    SalesSum &refunded = sales.sales.rbegin()->second;
    refunded.refunded = {1, Amount::fromCents(kRefund)};
    sales.refunded = refunded.refunded;
    sales.payouts << PaidOut{{}, Amount::fromCents(sales.paid.sum.cents() - kRefund)};
    auto entries = entriesOf(books, sales);
    if (!entries)
        return entries.failure();
    return JournalDay{day, true, std::move(*entries)};
}

QList<VatPlace> vatPlaces(storage::Database &db, const QList<MerchantId> &merchants)
{
    const VatRates rates(db);
    QList<VatPlace> places;
    for (const BookRepository::Place &place : BookRepository(db).places(merchants)) {
        VatPlace one{.merchant = place.merchant,
                     .profile = place.profileId,
                     .profileName = place.profileName,
                     .posId = place.posId,
                     .posName = place.posName,
                     .periods = {}};
        for (const VatRule &rule : rates.rules(place.profile, place.pointOfSale))
            one.periods << VatPeriod{rule.first, rule.shares};
        places << one;
    }
    return places;
}

} // namespace tilldesk::books
