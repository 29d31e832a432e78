#include "core/books/sales_days.h"

#include "core/ledger/ledger_queries.h"
#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::books {
namespace {

const QString kMovements = storage::sqlList({LedgerCause::PaymentSucceeded, LedgerCause::RefundDone,
                                             LedgerCause::PayoutMade, LedgerCause::PaidOutAgain,
                                             LedgerCause::FeeCharged, LedgerCause::FeeReturned,
                                             LedgerCause::FeeCollected, LedgerCause::FeePaidBack});
const QString kIncoming = storage::sqlList(
    {LedgerCause::PaymentSucceeded, LedgerCause::FeeReturned, LedgerCause::FeeCollected});

/// Adds fees to a day. Returns false if the cause is another.
bool addFees(FeeMoved &fees, LedgerCause cause, Amount amount)
{
    const auto add = [amount](Amount &sum, int sign) {
        sum = Amount::fromCents(sum.cents() + sign * amount.cents());
        return true;
    };
    if (cause == LedgerCause::FeeCharged)
        return add(fees.charged, 1);
    if (cause == LedgerCause::FeeReturned)
        return add(fees.charged, -1);
    if (cause == LedgerCause::FeeCollected)
        return add(fees.collected, 1);
    return cause == LedgerCause::FeePaidBack && add(fees.collected, -1);
}

/// Returns the merchant's ledger accounts as SQL numbers, without those of fees.
QString accountsOf(storage::Database &db, const MerchantId &merchant)
{
    QList<qint64> accounts;
    auto row = db.prepare(u"SELECT seq FROM ledger_account WHERE merchant_id = :merchant"
                          " AND kind <> %1"_s.arg(storage::sqlNumber(LedgerAccountKind::Fees)));
    row.bind(u":merchant"_s, merchant.text());
    while (row.next())
        accounts << row.read<qint64>();
    return storage::sqlList(accounts);
}

Result<void> count(PayoutSum &whole, Amount amount)
{
    const auto sum = Amount::add(whole.sum, amount);
    if (!sum)
        return sum.failure();
    whole = {whole.count + 1, *sum};
    return {};
}

} // namespace

SalesDays::SalesDays(storage::Database &db, const payouts::ClosingTime &closing,
                     const MerchantId &merchant, Amount largeSale, const QDate &first,
                     const QDate &last)
    : m_rates(db),
      m_bookedOn(closing.zone),
      m_createdOn(closing.zone),
      m_largeSale(largeSale),
      m_row(db.prepare(
          u"SELECT e.at, e.cause, e.amount, e.subject, m.profile, coalesce(m.point_of_sale, 0),"
          " m.created_at, v.shares FROM ledger_entry e LEFT JOIN payout_item i ON i.seq = e.seq"
          " LEFT JOIN payment m ON m.seq = i.payment LEFT JOIN payment_vat v ON v.payment = m.seq"
          " WHERE e.seq >= :begin AND e.seq < :end AND e.cause IN (%1)"
          " AND CASE WHEN e.cause IN (%2) THEN e.credit ELSE e.debit END IN (%3) ORDER BY e.seq"_s
              .arg(kMovements, kIncoming, accountsOf(db, merchant))))
{
    const auto entryAt = [&](const QDate &day) {
        return ledger::firstEntryAt(db, payouts::CalendarDay::beginOf(day, closing.zone));
    };
    m_row.bind(u":begin"_s, first.isValid() ? entryAt(first) : 0)
        .bind(u":end"_s, entryAt(last.addDays(1)));
    m_hasRow = m_row.next();
    if (m_hasRow) {
        m_rowAt = m_row.read<Timestamp>();
        m_rowDay = m_bookedOn.of(m_rowAt);
    }
}

Result<const SalesDay *> SalesDays::next()
{
    if (!m_hasRow)
        return nullptr;
    m_day = {.day = m_rowDay, .sales = {}, .paid = {}, .refunded = {}, .payouts = {}, .fees = {}};
    while (m_hasRow && m_rowDay == m_day.day) {
        if (const auto added = add(); !added)
            return added.failure();
        m_hasRow = m_row.next();
        if (m_hasRow) {
            m_rowAt = m_row.read<Timestamp>();
            m_rowDay = m_bookedOn.of(m_rowAt);
        }
    }
    return &m_day;
}

Result<void> SalesDays::add()
{
    const auto cause = m_row.read<LedgerCause>();
    const auto amount = m_row.read<Amount>();
    if (cause == LedgerCause::PayoutMade || cause == LedgerCause::PaidOutAgain) {
        m_day.payouts.append({.id = m_row.read<QString>(), .amount = amount});
        return {};
    }
    if (addFees(m_day.fees, cause, amount))
        return {};
    m_row.skip(1);
    const auto profile = m_row.read<qint64>();
    const auto pointOfSale = m_row.read<qint64>();
    const auto created = m_row.read<Timestamp>();
    const auto named = m_row.read<QString>();
    const bool isRefund = cause == LedgerCause::RefundDone;
    if (const auto counted = count(isRefund ? m_day.refunded : m_day.paid, amount); !counted)
        return counted.failure();
    const VatShares shares = named.isEmpty()
        ? m_rates.at(profile, pointOfSale, m_createdOn.of(created))
        : sharesFromStored(named);
    const bool isLarge = !isRefund && m_largeSale > Amount() && amount > m_largeSale;
    for (const auto &[rate, part] : splitByVat(amount, shares)) {
        SalesSum &sum = m_day.sales[{profile, pointOfSale, rate}];
        if (const auto counted = count(isRefund ? sum.refunded : sum.paid, part); !counted)
            return counted.failure();
        if (isLarge)
            std::ignore = count(sum.large, part); // a part of `paid`, which fits
    }
    return {};
}

} // namespace tilldesk::books
