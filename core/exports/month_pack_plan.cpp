#include "core/exports/month_pack_plan.h"

#include "core/bank/bank_queries.h"
#include "core/books/book_repository.h"
#include "core/books/month_figures.h"
#include "core/debtors/simulation_service.h"
#include "core/exports/camt_notification.h"
#include "core/exports/coda.h"
#include "core/exports/journal_writer.h"
#include "core/exports/table.h"
#include "core/exports/table_export.h"
#include "core/merchants/merchant_repository.h"
#include "core/payouts/payout_rows.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

constexpr std::array kTables{ExportFormat::Csv, ExportFormat::CsvEu, ExportFormat::Xlsx,
                             ExportFormat::Json, ExportFormat::Pdf};
constexpr std::array kBridges{ExportFormat::CsvEu, ExportFormat::Xlsx};
constexpr std::array kContents{ExportFormat::CsvEu, ExportFormat::Xlsx, ExportFormat::Pdf};
constexpr std::array kNotifications{ExportFormat::Camt054v02, ExportFormat::Camt054v08};
constexpr std::array kJournals{ExportFormat::Exact,   ExportFormat::WinBooks, ExportFormat::Yuki,
                               ExportFormat::Octopus, ExportFormat::Datev,    ExportFormat::Odoo,
                               ExportFormat::Hledger};
constexpr std::array kStatements{ExportFormat::Camt053v02, ExportFormat::Camt053v08,
                                 ExportFormat::Mt940, ExportFormat::Coda};

/// Returns for example `payments-eu.csv`. Two formats with the same suffix get different names; a
/// journal gets the name by which its program knows the file.
QString nameOf(const QString &stem, ExportFormat format)
{
    switch (format) {
    case ExportFormat::Csv:
    case ExportFormat::Xlsx:
    case ExportFormat::Json:
    case ExportFormat::Pdf:
    case ExportFormat::Mt940:
    case ExportFormat::Coda: return u"%1.%2"_s.arg(stem, fileSuffix(format));
    case ExportFormat::WinBooks: return u"ACT.txt"_s; // @source WinBooks, annex 2
    case ExportFormat::Datev:                         // @source DATEV-Format, Einstieg
        return u"EXTF_%1.%2"_s.arg(stem, fileSuffix(format));
    case ExportFormat::Exact:
    case ExportFormat::Yuki:
    case ExportFormat::Octopus:
    case ExportFormat::Odoo:
    case ExportFormat::Hledger: return u"%1-%2.%3"_s.arg(stem, toText(format), fileSuffix(format));
    case ExportFormat::CsvRaw: return stem + u"-raw.csv"_s;
    case ExportFormat::CsvEu: return stem + u"-eu.csv"_s;
    case ExportFormat::Camt053v02: return stem + u"-camt053-02.xml"_s;
    case ExportFormat::Camt053v08: return stem + u"-camt053-08.xml"_s;
    case ExportFormat::Camt054v02: return stem + u"-camt054-02.xml"_s;
    case ExportFormat::Camt054v08: return stem + u"-camt054-08.xml"_s;
    }
    Q_UNREACHABLE();
}

class Planner
{
public:
    Planner(storage::Database &db, const payouts::ClosingTime &closing, const QDate &month,
            const Merchant &merchant, QString language, PackParts parts, const QDate &last)
        : m_db(db),
          m_closing(closing),
          m_merchant(merchant.id),
          m_language(std::move(language)),
          m_parts(std::move(parts)),
          m_first(month.year(), month.month(), 1),
          m_last(last.isValid() ? last : m_first.addMonths(1).addDays(-1)),
          m_begin(payouts::CalendarDay::beginOf(m_first, closing.zone)),
          m_end(payouts::CalendarDay::beginOf(m_last.addDays(1), closing.zone))
    {
        m_plan.month = m_first;
        m_plan.last = m_last;
        m_plan.merchant = merchant;
    }

    Result<PackPlan> plan()
    {
        for (auto step : {&Planner::addClearing, &Planner::addPayoutsOnly, &Planner::addBooks,
                          &Planner::addBank, &Planner::addLists, &Planner::addPayouts}) {
            if (const auto done = (this->*step)(); !done)
                return done.failure();
        }
        return std::move(m_plan);
    }

private:
    /// Returns a filter of the merchant and the month. @tparam Filter  PayoutFilter or
    /// ClearingFilter
    template <typename Filter>
    [[nodiscard]] Filter ofMonth() const
    {
        Filter filter;
        filter.merchants = {m_merchant};
        filter.from = m_begin;
        filter.to = m_end;
        return filter;
    }

    /// Returns the profiles of the merchant.
    [[nodiscard]] QList<ProfileId> profiles()
    {
        QList<ProfileId> profiles;
        for (const auto &stored : merchants::MerchantRepository(m_db).profiles()) {
            if (stored.profile.merchantId == m_merchant)
                profiles << stored.profile.id;
        }
        // An empty filter means "all", so filter by an id that matches nothing.
        return profiles.isEmpty() ? QList{ProfileId(QString(24, u'0'))} : profiles;
    }

    /// Returns the number of rows.
    Result<qint64> addTables(const QString &stem, const ExportList &list,
                             std::span<const ExportFormat> formats)
    {
        const auto table = openTable(m_db, m_closing, list, m_language);
        if (!table)
            return table.failure();
        const qint64 rows = (*table)->total();
        for (const ExportFormat format : formats)
            add(nameOf(stem, format), list, format, rows, tableBytes(format, rows));
        return rows;
    }

    PackFile &add(const QString &path, const ExportList &list, ExportFormat format, qint64 rows,
                  qint64 bytes)
    {
        return m_plan.files.emplace_back(PackFile{
            .path = path, .request = {list, format, m_language}, .rows = rows, .bytes = bytes});
    }

    Result<void> addClearing()
    {
        const auto accounts = payouts::clearingDays(m_db, m_closing, {m_merchant}, m_first, m_last);
        if (!accounts)
            return accounts.failure();
        if (!accounts->empty())
            m_plan.bridge = accounts->front().bridge;
        m_plan.clearingAccount =
            merchants::MerchantRepository(m_db).clearingAccounts().value(m_merchant);
        const auto filter = ofMonth<ClearingFilter>();
        if (const auto days = addTables(u"clearing-account"_s, filter, kBridges); !days)
            return days.failure();
        return addStatements(u"clearing-account/%1"_s, filter);
    }

    Result<void> addPayoutsOnly()
    {
        return addStatements(u"payouts-only/%1-payouts-only"_s, ofMonth<PayoutFilter>());
    }

    /// @param stem  path with a placeholder for the account
    Result<void> addStatements(const QString &stem, const ExportList &list)
    {
        const auto accounts = statementAccounts(m_db, m_closing, list);
        if (!accounts && accounts.error().code == ErrorCode::PayoutNotFound)
            return {};
        if (!accounts)
            return accounts.failure();
        for (const StatementAccountDays &account : *accounts) {
            const bool isForCoda = std::ranges::all_of(
                account.days, [](const auto &day) { return CodaWriter::takes(day.count()); });
            for (const ExportFormat format : kStatements) {
                if (m_parts.without.contains(format))
                    continue;
                if (format == ExportFormat::Coda && !isForCoda) {
                    m_plan.hasTooManyForCoda = true;
                    continue;
                }
                add(nameOf(stem.arg(account.account), format), list, format, account.rows(),
                    account.bytes(format))
                    .statement = account;
            }
        }
        return {};
    }

    /// Adds the journal for each program that takes the accounts and numbers of the books.
    void addJournals(const Books &books, const MonthFigures &figures)
    {
        constexpr qint64 kLine = 900; // of Exact, whose lines are the longest
        const auto account = [&books](BookAccountKind kind) {
            return books.account({.kind = kind}).value_or(QString());
        };
        const auto advice = adviceOn(books.chart, books.all(), {.kind = BookAccountKind::Transfer});
        m_plan.transferAccount = account(BookAccountKind::Transfer);
        m_plan.isTransferTheBanks = advice && advice->doubt == AccountDoubt::Bank;
        m_plan.unknownAccount = account(BookAccountKind::Unknown);
        m_plan.withoutRate = figures.withoutRate;
        m_plan.missingAccounts = figures.missingAccounts;
        if (!figures.missingAccounts.isEmpty() || figures.journalLines == 0)
            return;
        const Words words(m_language);
        for (const ExportFormat format : kJournals) {
            if (m_parts.without.contains(format))
                continue;
            const JournalFile file{.format = format,
                                   .merchant = m_plan.merchant,
                                   .books = books,
                                   .first = m_first,
                                   .last = m_last,
                                   .words = words};
            if (const auto fits = journalFits(file, figures.accounts); !fits) {
                const QString &field = fits.error().field; // client means consultant, too
                m_plan.absentJournals.push_back(
                    {format, field == "client"_L1 ? u"consultant"_s : field});
                continue;
            }
            m_plan.hasJournal = true;
            add(nameOf(u"journal"_s, format), ofMonth<JournalFilter>(), format,
                figures.journalLines, figures.journalLines * kLine);
        }
    }

    /// Adds the journals, and the VAT book if the month has VAT rates.
    Result<void> addBooks()
    {
        const Books books = books::BookRepository(m_db).books(m_plan.merchant);
        const auto figures =
            books::monthFigures(m_db, m_closing, m_merchant, books, m_first, m_last);
        if (!figures)
            return figures.failure();
        addJournals(books, *figures);
        m_plan.hasVatBook = !figures->vat.isEmpty() && m_parts.hasVatBook;
        if (!m_plan.hasVatBook)
            return {};
        if (const auto rows = addTables(u"vat-book"_s, ofMonth<VatBookFilter>(), kContents); !rows)
            return rows.failure();
        return {};
    }

    /// Adds the open items of the bank's statements, with their age on the day of the pack.
    Result<void> addBank()
    {
        if (!m_parts.hasBankItems)
            return {};
        const QDate today = m_closing.day(debtors::storedServiceTime(m_db));
        m_plan.hasBankItems = !bank::openItems(m_db, m_closing, today, {m_merchant}).isEmpty();
        if (!m_plan.hasBankItems)
            return {};
        if (const auto rows =
                addTables(u"bank-open-items"_s, openBankItems({m_merchant}), kBridges);
            !rows)
            return rows.failure();
        return {};
    }

    Result<void> addLists()
    {
        if (!m_parts.hasLists)
            return {};
        const QList<ProfileId> shops = profiles();
        const auto paid = addTables(u"payments"_s, PaidPayments{shops, m_begin, m_end}, kTables);
        const auto returned = addTables(u"refunds"_s, DoneRefunds{shops, m_begin, m_end}, kTables);
        const auto paidOut = addTables(u"payouts"_s, ofMonth<PayoutFilter>(), kTables);
        for (const auto &rows : {paid, returned, paidOut}) {
            if (!rows)
                return rows.failure();
        }
        m_plan.payments = *paid;
        m_plan.refunds = *returned;
        m_plan.payouts = *paidOut;
        return {};
    }

    Result<void> addPayouts()
    {
        for (payouts::PayoutRows rows(m_db, ofMonth<PayoutFilter>()); rows.next();) {
            const Payout &payout = rows.row();
            const QString stem = u"payout-contents/%1-%2"_s.arg(
                m_closing.day(payout.madeAt).toString(Qt::ISODate), payout.id.text());
            const PayoutContent content{payout.id};
            const auto lines =
                m_parts.hasLists ? addTables(stem, content, kContents) : Result<qint64>(0);
            if (!lines)
                return lines.failure();
            const bool hasArrived = payout.status == PayoutStatus::Succeeded;
            if (!hasArrived) {
                if (const auto added = count(m_plan.failed, {1, payout.amount}); !added)
                    return added.failure();
                continue;
            }
            if (m_parts.hasLists) {
                for (const ExportFormat format : kNotifications)
                    add(nameOf(stem, format), content, format, *lines,
                        notificationBytes(m_db, payout.id));
            }
            const auto fees = Amount::add(m_plan.feesPaidOut, payout.fees);
            if (!fees)
                return fees.failure();
            m_plan.feesPaidOut = *fees;
            for (const auto &added : {count(m_plan.paidOut, {1, payout.amount}),
                                      count(m_plan.paymentsPaidOut, payout.payments),
                                      count(m_plan.refundsPaidOut, payout.refunds)}) {
                if (!added)
                    return added.failure();
            }
        }
        return {};
    }

    static Result<void> count(PayoutSum &whole, const PayoutSum &part)
    {
        const auto sum = Amount::add(whole.sum, part.sum);
        if (!sum)
            return sum.failure();
        whole = {whole.count + part.count, *sum};
        return {};
    }

    storage::Database &m_db;
    const payouts::ClosingTime &m_closing;
    MerchantId m_merchant;
    QString m_language;
    PackParts m_parts;
    QDate m_first;
    QDate m_last;
    Timestamp m_begin;
    Timestamp m_end;
    PackPlan m_plan;
};

} // namespace

qint64 PackPlan::rows() const
{
    qint64 rows = 0;
    for (const PackFile &file : files)
        rows += file.rows;
    return rows;
}

qint64 PackPlan::fileBytes() const
{
    constexpr qint64 kGuide =
        96LL * 1024; // @source measured: guide, heads and checksums, rounded up
    qint64 bytes = kGuide;
    for (const PackFile &file : files)
        bytes += file.bytes;
    return bytes;
}

qint64 PackPlan::bytes() const
{
    constexpr qint64 kReserve = 160LL * 1024;
    qint64 workbook = 0;
    for (const PackFile &file : files) {
        if (file.request.format == ExportFormat::Xlsx)
            workbook = std::max(workbook, temporaryBytes(file.rows));
    }
    return fileBytes() + kReserve + workbook;
}

Result<PackPlan> planPack(storage::Database &db, const payouts::ClosingTime &closing,
                          const QDate &month, const Merchant &merchant, const QString &language,
                          const PackParts &parts, const QDate &last)
{
    return Planner(db, closing, month, merchant, language, parts, last).plan();
}

} // namespace tilldesk::exports
