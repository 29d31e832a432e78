#include "core/exports/month_pack_plan.h"

#include "core/exports/statement_export.h"
#include "core/exports/table.h"
#include "core/exports/table_export.h"
#include "core/merchants/merchant_repository.h"
#include "core/payouts/payout_rows.h"
#include "core/payouts/statement_queries.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

constexpr std::array kTables{ExportFormat::Csv, ExportFormat::CsvEu, ExportFormat::Xlsx,
                             ExportFormat::Json, ExportFormat::Pdf};
constexpr std::array kContents{ExportFormat::CsvEu, ExportFormat::Xlsx, ExportFormat::Pdf};
constexpr std::array kNotifications{ExportFormat::Camt054v02, ExportFormat::Camt054v08};
constexpr std::array kStatements{ExportFormat::Camt053v02, ExportFormat::Camt053v08,
                                 ExportFormat::Mt940, ExportFormat::Coda};
/// Returns for example `payments-eu.csv`. Two formats with the same suffix get different names.
QString nameOf(const QString &stem, ExportFormat format)
{
    switch (format) {
    case ExportFormat::Csv:
    case ExportFormat::Xlsx:
    case ExportFormat::Json:
    case ExportFormat::Pdf:
    case ExportFormat::Mt940:
    case ExportFormat::Coda: return u"%1.%2"_s.arg(stem, fileSuffix(format));
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
    Planner(storage::Database &db, const payouts::ClosingTime &closing, const PackRequest &request)
        : m_db(db),
          m_closing(closing),
          m_request(request),
          m_first(request.month.year(), request.month.month(), 1),
          m_begin(momentOf(m_first)),
          m_end(momentOf(m_first.addMonths(1)))
    {
        m_plan.month = m_first;
    }

    Result<PackPlan> plan()
    {
        for (auto step : {&Planner::addLists, &Planner::addPayouts, &Planner::addStatements}) {
            if (const auto done = (this->*step)(); !done)
                return done.failure();
        }
        return std::move(m_plan);
    }

private:
    [[nodiscard]] Timestamp momentOf(const QDate &day) const
    {
        return fromMillis(day.startOfDay(m_closing.zone).toMSecsSinceEpoch());
    }

    [[nodiscard]] PayoutFilter payouts() const
    {
        PayoutFilter filter;
        filter.merchants = m_request.merchants;
        filter.from = m_begin;
        filter.to = m_end;
        return filter;
    }

    /// Returns the profiles of the requested merchants; empty: all profiles.
    [[nodiscard]] QList<ProfileId> profiles()
    {
        if (m_request.merchants.isEmpty())
            return {};
        QList<ProfileId> profiles;
        for (const auto &stored : merchants::MerchantRepository(m_db).profiles()) {
            if (m_request.merchants.contains(stored.profile.merchantId))
                profiles << stored.profile.id;
        }
        // An empty filter means "all", so filter by an id that matches nothing.
        return profiles.isEmpty() ? QList{ProfileId(QString(24, u'0'))} : profiles;
    }

    /// Returns the number of rows.
    Result<qint64> addTables(const QString &stem, const ExportList &list,
                             std::span<const ExportFormat> formats)
    {
        const auto table = openTable(m_db, m_closing, list);
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
        return m_plan.files.emplace_back(PackFile{.path = path,
                                                  .request = {list, format, m_request.language},
                                                  .rows = rows,
                                                  .bytes = bytes});
    }

    Result<void> addLists()
    {
        const QList<ProfileId> shops = profiles();
        const Timestamp last = m_end - std::chrono::milliseconds(1);
        PaymentFilter payments;
        payments.profiles = shops;
        payments.from = m_begin;
        payments.to = last;
        RefundFilter refunds;
        refunds.profiles = shops;
        refunds.from = m_begin;
        refunds.to = last;
        const auto paid = addTables(u"payments"_s, payments, kTables);
        const auto returned = addTables(u"refunds"_s, refunds, kTables);
        const auto paidOut = addTables(u"payouts"_s, payouts(), kTables);
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
        for (payouts::PayoutRows rows(m_db, payouts()); rows.next();) {
            const Payout &payout = rows.row();
            const QString stem = u"payout-contents/%1-%2"_s.arg(
                m_closing.day(payout.madeAt).toString(Qt::ISODate), payout.id.text());
            const PayoutContent content{payout.id};
            const auto lines = addTables(stem, content, kContents);
            if (!lines)
                return lines.failure();
            const bool hasArrived = payout.status == PayoutStatus::Succeeded;
            if (!hasArrived) {
                if (const auto added = count(m_plan.failed, {1, payout.amount}); !added)
                    return added.failure();
                continue;
            }
            for (const ExportFormat format : kNotifications)
                add(nameOf(stem, format), content, format, *lines,
                    statementBytes(m_db, {content, format}));
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

    Result<void> addStatements()
    {
        const auto accounts = payouts::statementDays(m_db, m_closing,
                                                     {.merchants = m_request.merchants,
                                                      .iban = {},
                                                      .first = m_first,
                                                      .last = m_first.addMonths(1).addDays(-1)});
        if (!accounts)
            return accounts.failure();
        QHash<MerchantId, QString> names;
        for (const Merchant &merchant : merchants::MerchantRepository(m_db).merchants())
            names.insert(merchant.id, merchant.name);
        for (const payouts::AccountDays &account : *accounts) {
            PackAccount summary{.merchant = names.value(account.account.merchant),
                                .iban = account.account.iban,
                                .opening = account.days.first().opening,
                                .arrived = {},
                                .closing = account.days.last().closing};
            for (const payouts::StatementDay &day : account.days) {
                if (const auto added = count(summary.arrived, day.arrived); !added)
                    return added.failure();
            }
            addStatement(account.account, *accounts, summary.arrived.count);
            m_plan.accounts.push_back(summary);
        }
        return {};
    }

    void addStatement(const payouts::StatementAccount &account,
                      const std::vector<payouts::AccountDays> &all, qint64 rows)
    {
        // If two merchants share an account, each merchant gets a separate file.
        const bool isShared = std::ranges::count_if(all,
                                                    [&](const payouts::AccountDays &other) {
                                                        return other.account.iban == account.iban;
                                                    })
            > 1;
        const QString stem = isShared
            ? u"statements/%1-%2"_s.arg(account.iban, account.merchant.text())
            : u"statements/%1"_s.arg(account.iban);
        PayoutFilter filter = payouts();
        filter.merchants = {account.merchant};
        for (const ExportFormat format : kStatements)
            add(nameOf(stem, format), filter, format, rows, statementBytes(m_db, {filter, format}))
                .iban = account.iban;
    }

    storage::Database &m_db;
    const payouts::ClosingTime &m_closing;
    const PackRequest &m_request;
    QDate m_first;
    Timestamp m_begin;
    Timestamp m_end;
    PackPlan m_plan;
};

} // namespace

Result<PackPlan> planPack(storage::Database &db, const payouts::ClosingTime &closing,
                          const PackRequest &request)
{
    return Planner(db, closing, request).plan();
}

} // namespace tilldesk::exports
