#include "core/payouts/payout_lines.h"

#include "core/payouts/provider_payouts.h"
#include "core/payouts/reconciliation_queries.h"
#include "core/storage/transaction.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {
namespace {

/// The payments or the refunds of a payout, newest first. The items of a payout never change, so
/// the functions need no common snapshot of the database.
class Kind
{
public:
    Kind(storage::Database &db, const PayoutId &payout, PayoutItemKind kind)
        : m_db(db),
          m_payout(payout),
          m_kind(kind)
    {
        const bool isPayments = kind == PayoutItemKind::Payment;
        auto row = db.prepare(u"SELECT account, %1 FROM payout WHERE id = :id"_s.arg(
            isPayments ? u"payments_after, payments_upto"_s : u"refunds_after, refunds_upto"_s));
        row.bind(u":id"_s, payout.text());
        if (row.next()) {
            m_account = row.read<qint64>();
            const auto after = row.read<qint64>();
            m_last = row.read<qint64>();
            m_size = m_last - after;
        }
    }

    [[nodiscard]] bool isKnown() const { return m_account > 0; }
    [[nodiscard]] qint64 size() const { return m_size; }
    void leaveOut() { m_size = 0; }

    /// Returns a number that rises with time, over both kinds.
    /// @param index  0 is the newest item
    [[nodiscard]] qint64 seqAt(qint64 index) const
    {
        auto row = m_db.prepare(u"SELECT seq FROM payout_item WHERE account = :account"
                                " AND kind = :kind AND position = :position"_s);
        row.bind(u":account"_s, m_account)
            .bind(u":kind"_s, qint64(m_kind))
            .bind(u":position"_s, m_last - index);
        return row.next() ? row.read<qint64>() : 0;
    }

    /// Reads the items from an index on, with the sums of these and all older items.
    [[nodiscard]] Result<QList<PayoutItem>> read(qint64 from, int count) const
    {
        const qint64 wanted = std::min<qint64>(count, m_size - from);
        if (wanted <= 0)
            return QList<PayoutItem>();
        ItemQuery query;
        query.kind = m_kind;
        query.payout = m_payout;
        query.first = m_size - from - wanted;
        query.count = int(wanted);
        query.hasSums = true;
        auto page = ReconciliationQueries(m_db).items(query);
        if (!page)
            return page.failure();
        std::ranges::reverse(page->rows);
        return page->rows;
    }

private:
    storage::Database &m_db;
    const PayoutId m_payout;
    const PayoutItemKind m_kind;
    qint64 m_account = 0;
    qint64 m_last = 0;
    qint64 m_size = 0;
};

/// Returns the charges of a payout, newest first, as lines above its payments and refunds. The sum
/// so far of the first one is the payout.
QList<PayoutItem> chargesOf(storage::Database &db, const PayoutId &payout)
{
    auto row =
        db.prepare(u"SELECT c.at, c.amount, c.kind, c.month, p.amount FROM payout p"
                   " JOIN fee_charge c ON c.account = p.account AND c.position > p.fees_after"
                   " AND c.position <= p.fees_upto WHERE p.id = :id ORDER BY c.position DESC"_s);
    row.bind(u":id"_s, payout.text());
    QList<PayoutItem> charges;
    qint64 newer = 0;
    while (row.next()) {
        PayoutItem item;
        item.kind = PayoutItemKind::Charge;
        item.payoutId = payout;
        item.at = row.read<Timestamp>();
        item.amount = row.read<Amount>();
        item.charge = row.read<FeeChargeKind>();
        item.month = QDate::fromJulianDay(row.read<qint64>());
        item.sumSoFar = Amount::fromCents(row.read<Amount>().cents() + newer);
        newer += item.amount.cents();
        charges << item;
    }
    return charges;
}

/// Returns a page of the charges. The sum so far is that of the charges,
/// negative as that of refunds.
PayoutItemPage chargesAlone(storage::Database &db, const PayoutId &payout, qint64 first, int count)
{
    QList<PayoutItem> charges = chargesOf(db, payout);
    qint64 sum = 0;
    for (auto charge = charges.rbegin(); charge != charges.rend(); ++charge) {
        sum += charge->amount.cents();
        charge->sumSoFar = Amount::fromCents(-sum);
    }
    return {.total = charges.size(), .rows = charges.mid(first, count)};
}

/// Returns how many of the newest `first` lines are payments, by binary search.
qint64 paymentsAmong(const Kind &payments, const Kind &refunds, qint64 first)
{
    qint64 low = std::max<qint64>(0, first - refunds.size());
    qint64 high = std::min(first, payments.size());
    while (low < high) {
        const qint64 middle = low + (high - low) / 2;
        const qint64 refund = first - middle;
        const bool isEnough = refund == 0 || payments.seqAt(middle) < refunds.seqAt(refund - 1);
        if (isEnough)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

} // namespace

Result<PayoutItemPage> linesOf(storage::Database &db, const PayoutId &id,
                               std::optional<PayoutItemKind> kind, qint64 first, int count)
{
    const auto payout = findPayout(db, id);
    if (payout && payout->isHosted) {
        const storage::Transaction view(db, storage::Transaction::Kind::Read);
        return providerLines(db, *payout,
                             {.kind = kind, .isNewestFirst = true, .first = first, .count = count});
    }
    Kind payments(db, id, PayoutItemKind::Payment);
    Kind refunds(db, id, PayoutItemKind::Refund);
    if (!payments.isKnown())
        return fail(ErrorCode::PayoutNotFound, u"There is no such payout"_s);
    if (kind == PayoutItemKind::Charge)
        return chargesAlone(db, id, first, count);
    if (kind == PayoutItemKind::Refund)
        payments.leaveOut();
    if (kind == PayoutItemKind::Payment)
        refunds.leaveOut();
    const QList<PayoutItem> charges = kind ? QList<PayoutItem>() : chargesOf(db, id);
    PayoutItemPage page{.total = charges.size() + payments.size() + refunds.size(), .rows = {}};
    if (first >= page.total || count == 0)
        return page;
    page.rows = charges.mid(first, count);
    first = std::max<qint64>(0, first - charges.size());
    const qint64 firstPayment = paymentsAmong(payments, refunds, first);
    const qint64 firstRefund = first - firstPayment;
    const auto paid = payments.read(firstPayment, count);
    if (!paid)
        return paid.failure();
    const auto returned = refunds.read(firstRefund, count);
    if (!returned)
        return returned.failure();
    for (qsizetype p = 0, r = 0;
         page.rows.size() < count && (p < paid->size() || r < returned->size());) {
        const bool isPayment = r == returned->size()
            || (p < paid->size()
                && payments.seqAt(firstPayment + p) > refunds.seqAt(firstRefund + r));
        const Amount taken = p < paid->size() ? *(*paid)[p].sumSoFar : Amount();
        const Amount back = r < returned->size() ? *(*returned)[r].sumSoFar : Amount();
        page.rows << (isPayment ? (*paid)[p++] : (*returned)[r++]);
        page.rows.last().sumSoFar = Amount::fromCents(taken.cents() - back.cents());
    }
    return page;
}

} // namespace tilldesk::payouts
