#include "core/runtime/local_bookkeeping.h"

#include "core/bank/bank_queries.h"
#include "core/books/journal.h"
#include "core/books/month_figures.h"
#include "core/fees/fee_queries.h"
#include "core/payouts/clearing_queries.h"
#include "core/runtime/promised.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::runtime {
namespace {

/// Returns how the merchant's books are kept. Errors: `MerchantNotFound` (merchant).
Result<Books> booksOf(storage::Database &db, const MerchantId &merchant)
{
    books::BookRepository rows(db);
    const QList<Merchant> all = rows.merchants();
    const auto found = std::ranges::find(all, merchant, &Merchant::id);
    if (found == all.end())
        return fail(ErrorCode::MerchantNotFound, u"There is no such merchant"_s, u"merchant"_s);
    return rows.books(*found);
}

/// Adds which payouts of the month are on no statement of the bank.
void addBank(storage::Database &db, const payouts::ClosingTime &closing, const QDate &today,
             MonthFigures &figures)
{
    figures.hasBankFiles = !bank::files(db, {figures.merchant}, 1).isEmpty();
    const QList<BankItem> items =
        bank::items(db, closing, today,
                    {.merchants = {figures.merchant},
                     .first = figures.month,
                     .last = figures.month.addMonths(1).addDays(-1),
                     .outcomes = {BankOutcome::Missing, BankOutcome::Awaited}});
    for (const BankItem &item : items) {
        const auto sum = Amount::add(figures.notOnStatement.sum, item.payouts.first().amount);
        figures.notOnStatement = {figures.notOnStatement.count + 1,
                                  sum.value_or(figures.notOnStatement.sum)};
    }
}

} // namespace

QFuture<Result<Books>> LocalBookkeeping::books(const MerchantId &merchant)
{
    return m_gate.read<StaffCommand::ReadBooks, Books>(
        threads::ReadKind::LookUp,
        [merchant](storage::Database &db) { return booksOf(db, merchant); });
}

Result<Books> LocalBookkeeping::store(const MerchantId &merchant, const Books &wanted)
{
    auto stored = m_service.replace(merchant, wanted);
    if (stored)
        tellChange();
    return stored;
}

QFuture<Result<Books>> LocalBookkeeping::change(const MerchantId &merchant, const Books &books)
{
    return m_gate.change<StaffCommand::ChangeBooks, Books>(
        [this, merchant, books] { return store(merchant, books); });
}

QFuture<Result<QList<VatPlace>>> LocalBookkeeping::vatPlaces(const QList<MerchantId> &merchants)
{
    return m_gate.read<StaffCommand::ReadVatRates, QList<VatPlace>>(
        threads::ReadKind::LookUp, [merchants](storage::Database &db) {
            return Result<QList<VatPlace>>(books::vatPlaces(db, merchants));
        });
}

QFuture<Result<void>> LocalBookkeeping::setVat(const ProfileId &profile, const QString &posId,
                                               const VatShares &shares, const QDate &first)
{
    if (const auto checked = checkedVatShares(shares); !checked)
        return refused<void>(checked.error());
    return m_gate.change<StaffCommand::ChangeBooks, void>(
        [this, profile, posId, shares, first]() -> Result<void> {
            const auto set = m_service.setRate(profile, posId, shares, first);
            if (!set)
                return set.failure();
            tellChange();
            return {};
        });
}

QFuture<Result<QList<QDate>>> LocalBookkeeping::days(const MerchantId &merchant, int count)
{
    return m_gate.read<StaffCommand::ReadBooks, QList<QDate>>(
        threads::ReadKind::List,
        [closing = m_closing, now = m_clock.now(), merchant,
         count](storage::Database &db) -> Result<QList<QDate>> {
            const auto accounts =
                payouts::clearingDays(db, closing, {merchant}, {}, closing.day(now));
            if (!accounts)
                return accounts.failure();
            QList<QDate> days;
            for (const payouts::ClearingDays &account : *accounts) {
                for (qsizetype i = account.days.size(); i > 0 && days.size() < count; --i)
                    days << account.days.at(i - 1).day;
            }
            return days;
        });
}

QFuture<Result<JournalDay>> LocalBookkeeping::journalOf(const MerchantId &merchant,
                                                        const Books &books, const QDate &day)
{
    return m_gate.read<StaffCommand::ReadBooks, JournalDay>(
        threads::ReadKind::List,
        [closing = m_closing, now = m_clock.now(), merchant, books,
         day](storage::Database &db) -> Result<JournalDay> {
            if (day.isNull())
                return books::exampleDay(books, closing.day(now));
            books::Journal journal(db, closing, merchant, books, day, day);
            const auto accounts = payouts::clearingDays(db, closing, {merchant}, day, day);
            if (!accounts)
                return accounts.failure();
            const ClearingBridge bridge =
                accounts->empty() ? ClearingBridge() : accounts->front().bridge;
            JournalDay found{.day = day,
                             .isExample = false,
                             .entries = {},
                             .owedBefore = bridge.owedBefore,
                             .owedAfter = bridge.owedAfter};
            while (true) {
                const auto entry = journal.next();
                if (!entry)
                    return entry.failure();
                if (*entry == nullptr)
                    return found;
                found.entries << **entry;
            }
        });
}

QFuture<Result<MonthFigures>> LocalBookkeeping::month(const MerchantId &merchant,
                                                      const QDate &month)
{
    return m_gate.read<StaffCommand::ReadBooks, MonthFigures>(
        threads::ReadKind::List,
        [closing = m_closing, now = m_clock.now(), merchant,
         first =
             QDate(month.year(), month.month(), 1)](storage::Database &db) -> Result<MonthFigures> {
            const auto books = booksOf(db, merchant);
            if (!books)
                return books.failure();
            const QDate yesterday = closing.day(now).addDays(-1);
            const bool isRunning = yesterday >= first && yesterday < first.addMonths(1);
            auto figures = books::monthFigures(db, closing, merchant, *books, first,
                                               isRunning ? yesterday : QDate());
            if (figures)
                addBank(db, closing, closing.day(now), *figures);
            return figures;
        });
}

QFuture<Result<FeeTerms>> LocalBookkeeping::fees(const MerchantId &merchant)
{
    return m_gate.read<StaffCommand::ReadFees, FeeTerms>(
        threads::ReadKind::LookUp, [merchant](storage::Database &db) {
            return Result<FeeTerms>(fees::termsOf(db, merchant));
        });
}

QFuture<Result<void>> LocalBookkeeping::setFeeRule(const MerchantId &merchant, const FeeRule &rule)
{
    return m_gate.change<StaffCommand::ChangeFees, void>([this, merchant, rule]() -> Result<void> {
        const auto set = m_fees.setRule(merchant, rule);
        if (!set)
            return set.failure();
        tellChange();
        return {};
    });
}

QFuture<Result<FeeInvoice>> LocalBookkeeping::bookFeeInvoice(const MerchantId &merchant,
                                                             const FeeInvoice &invoice)
{
    return m_gate.change<StaffCommand::ChangeFees, FeeInvoice>([this, merchant, invoice] {
        auto booked = m_fees.bookInvoice(merchant, invoice);
        if (booked)
            tellChange();
        return booked;
    });
}

void LocalBookkeeping::tellChange()
{
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
