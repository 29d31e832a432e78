#include "core/exports/clearing_table.h"

#include "core/debtors/simulation_service.h"
#include "core/fees/fee_queries.h"
#include "core/merchants/merchant_repository.h"

#include <QCoreApplication>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

using Kind = ColumnKind;

constexpr std::size_t kPaid = 5;

constexpr std::array kClearingColumns{
    Column{"day", QT_TRANSLATE_NOOP("tilldesk::exports", "Day"), Kind::Day, 11},
    Column{"merchantName", QT_TRANSLATE_NOOP("tilldesk::exports", "Merchant"), Kind::Text, 24},
    Column{"account", QT_TRANSLATE_NOOP("tilldesk::exports", "Clearing account"), Kind::Text, 20},
    Column{"owedBefore", QT_TRANSLATE_NOOP("tilldesk::exports", "Owed before"), Kind::Amount, 14},
    Column{"payments", QT_TRANSLATE_NOOP("tilldesk::exports", "Payments"), Kind::Count, 10, 0,
           true},
    Column{"paid", QT_TRANSLATE_NOOP("tilldesk::exports", "Paid"), Kind::Amount, 14, 0, true},
    Column{"refunds", QT_TRANSLATE_NOOP("tilldesk::exports", "Refunds"), Kind::Count, 10, 0, true},
    Column{"refunded", QT_TRANSLATE_NOOP("tilldesk::exports", "Refunded"), Kind::Amount, 14, 0,
           true},
    Column{"payouts", QT_TRANSLATE_NOOP("tilldesk::exports", "Payouts"), Kind::Count, 10, 0, true},
    Column{"paidOut", QT_TRANSLATE_NOOP("tilldesk::exports", "Paid out"), Kind::Amount, 14, 0,
           true},
    Column{"owedAfter", QT_TRANSLATE_NOOP("tilldesk::exports", "Owed after"), Kind::Amount, 14},
    Column{"currency", QT_TRANSLATE_NOOP("tilldesk::exports", "Currency"), Kind::Text, 9},
    Column{"fees", QT_TRANSLATE_NOOP("tilldesk::exports", "Fees"), Kind::Amount, 14, 0, true},
    Column{"feesCollected", QT_TRANSLATE_NOOP("tilldesk::exports", "Fees collected"), Kind::Amount,
           14, 0, true},
};

Amount lessBy(Amount whole, Amount back)
{
    return Amount::fromCents(whole.cents() - back.cents());
}

} // namespace

Result<std::unique_ptr<Table>> ClearingTable::open(storage::Database &db,
                                                   const payouts::ClosingTime &closing,
                                                   const ClearingFilter &filter)
{
    const QDate today = closing.day(debtors::storedServiceTime(db));
    const QDate end = filter.to ? closing.day(*filter.to - std::chrono::milliseconds(1)) : today;
    const QDate last = std::min(end, today);
    auto found = payouts::clearingDays(db, closing, filter.merchants,
                                       filter.from ? closing.day(*filter.from) : QDate(), last);
    if (!found)
        return found.failure();
    merchants::MerchantRepository repository(db);
    const auto ids = repository.clearingAccounts();
    QHash<MerchantId, QByteArray> names;
    for (const Merchant &merchant : repository.merchants())
        names.insert(merchant.id, merchant.name.toUtf8());
    std::vector<Account> accounts;
    for (payouts::ClearingDays &account : *found)
        accounts.push_back({names.value(account.merchant), ids.value(account.merchant).toUtf8(),
                            std::move(account.days)});
    std::unique_ptr<ClearingTable> table(
        new ClearingTable(std::move(accounts), closing.zone, fees::areUsed(db, filter.merchants)));
    if (last == today)
        table->m_openDay = today;
    return table;
}

std::span<const Column> ClearingTable::columns() const
{
    static_assert(kClearingColumns.size() == kColumns);
    return std::span(kClearingColumns).first(m_hasFees ? kColumns : kColumns - 2);
}

qint64 ClearingTable::total() const
{
    qint64 total = 0;
    for (const Account &account : m_accounts)
        total += account.days.size();
    return total;
}

std::optional<std::size_t> ClearingTable::sumColumn() const
{
    return kPaid;
}

bool ClearingTable::next()
{
    while (m_account < m_accounts.size() && m_day == m_accounts[m_account].days.size()) {
        ++m_account;
        m_day = 0;
    }
    if (m_account == m_accounts.size())
        return false;
    const Account &account = m_accounts[m_account];
    const payouts::StatementDay &day = account.days.at(m_day++);
    m_cells = {Cell::of(payouts::CalendarDay::beginOf(day.day, m_zone)),
               Cell::of(QByteArrayView(account.merchant)),
               Cell::of(QByteArrayView(account.id)),
               Cell::of(day.opening),
               Cell::of(day.paid.count),
               Cell::of(day.paid.sum),
               Cell::of(day.refunded.count),
               Cell::of(day.refunded.sum),
               Cell::of(day.paidOut.count),
               Cell::of(day.paidOut.sum),
               Cell::of(day.closing),
               Cell::of("EUR"_L1),
               Cell::of(lessBy(day.charged.sum, day.returned.sum)),
               Cell::of(lessBy(day.collected.sum, day.paidBack.sum))};
    return true;
}

} // namespace tilldesk::exports
