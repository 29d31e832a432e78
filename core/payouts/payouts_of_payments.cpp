#include "core/payouts/payouts_of_payments.h"

#include "core/domain/ledger.h"
#include "core/domain/payout.h"
#include "core/payouts/provider_payouts.h"
#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {
namespace {

/// Use single look-ups if fewer than one payment in 50 is asked for: reading one line in sequence
/// costs a fiftieth of a look-up. @source measured
constexpr qint64 kSparse = 50;

} // namespace

PayoutsOfPayments::PayoutsOfPayments(storage::Database &db, qint64 first, qint64 last, qint64 count)
    : m_db(db),
      m_first(first)
{
    auto failed = db.prepare(
        u"SELECT id FROM payout WHERE status = %1"_s.arg(storage::sqlNumber(PayoutStatus::Failed)));
    while (failed.next())
        m_failed.insert(failed.read<QByteArray>());
    m_hasProviders = db.prepare(u"SELECT 1 FROM hosted_payout LIMIT 1"_s).next();
    const qint64 span = last - first + 1;
    if (span <= 0 || count < span / kSparse)
        return;
    m_known.resize(std::size_t(span), kUnknown);
    readPayouts();
    m_lines.emplace(db.prepare(u"SELECT payment, account, position FROM payout_item"
                               " WHERE seq >= :first AND +kind = %1 ORDER BY seq"_s.arg(
                                   storage::sqlNumber(PayoutItemKind::Payment))));
    m_lines->bind(u":first"_s, firstLine(first));
}

/// A payout that repeats a failed one has the same range and a higher seq; it replaces the failed
/// one.
void PayoutsOfPayments::readPayouts()
{
    auto rows = m_db.prepare(u"SELECT account, payments_upto, id FROM payout"
                             " WHERE payments_upto > payments_after"
                             " ORDER BY account, payments_upto, seq"_s);
    while (rows.next()) {
        auto &ranges = m_accounts[rows.read<qint64>()].ranges;
        const auto upto = rows.read<qint64>();
        if (!ranges.empty() && ranges.back().upto == upto)
            ranges.back().payout = quint32(m_ids.size());
        else
            ranges.push_back({upto, quint32(m_ids.size())});
        m_ids.push_back(rows.read<QByteArray>());
    }
}

qint64 PayoutsOfPayments::firstLine(qint64 first)
{
    auto created = m_db.prepare(u"SELECT created_at FROM payment WHERE seq = :seq"_s);
    created.bind(u":seq"_s, first);
    if (!created.next())
        return 0;
    const auto from = created.read<Timestamp>();
    auto last = m_db.prepare(u"SELECT max(seq) FROM payout_item"_s);
    qint64 low = 0;
    qint64 high = last.next() ? last.read<qint64>() : 0;
    while (low < high) {
        const qint64 middle = low + (high - low) / 2;
        auto row =
            m_db.prepare(u"SELECT at FROM payout_item WHERE seq >= :seq ORDER BY seq LIMIT 1"_s);
        row.bind(u":seq"_s, middle);
        if (row.next() && row.read<Timestamp>() < from)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

quint32 PayoutsOfPayments::payoutAt(qint64 account, qint64 position)
{
    const auto found = m_accounts.find(account);
    if (found == m_accounts.end())
        return kNone;
    const auto &ranges = found->ranges;
    while (found->at < ranges.size() && ranges[found->at].upto < position)
        ++found->at;
    return found->at < ranges.size() ? ranges[found->at].payout : kNone;
}

QByteArrayView PayoutsOfPayments::of(qint64 payment)
{
    if (m_known.empty())
        return lookUp(payment);
    const auto place = std::size_t(payment - m_first);
    while (m_known[place] == kUnknown && m_lines->next()) {
        const auto [of, account, position] = m_lines->read<qint64, qint64, qint64>();
        if (const auto index = std::size_t(of - m_first); index < m_known.size())
            m_known[index] = payoutAt(account, position);
    }
    const QByteArrayView known = m_ids[m_known[place]];
    return known.isEmpty() && m_hasProviders ? lookUpProvider(payment) : known;
}

QByteArrayView PayoutsOfPayments::lookUp(qint64 payment)
{
    // `payout_item.seq` equals `ledger_entry.seq`, and ledger entries are indexed by subject.
    static const QString sql =
        u"SELECT o.id FROM payment p JOIN ledger_entry e ON e.subject = p.id AND e.cause = %1"
        " JOIN payout_item i ON i.seq = e.seq JOIN payout o ON o.account = i.account"
        " AND i.position BETWEEN o.payments_after + 1 AND o.payments_upto"
        " WHERE p.seq = :payment ORDER BY o.seq DESC LIMIT 1"_s.arg(
            storage::sqlNumber(LedgerCause::PaymentSucceeded));
    auto row = m_db.prepare(sql);
    row.bind(u":payment"_s, payment);
    m_lookedUp = row.next() ? row.read<QByteArray>() : QByteArray();
    return m_lookedUp.isEmpty() && m_hasProviders ? lookUpProvider(payment) : m_lookedUp;
}

QByteArrayView PayoutsOfPayments::lookUpProvider(qint64 payment)
{
    auto row = m_db.prepare(u"SELECT id FROM payment WHERE seq = :payment"_s);
    row.bind(u":payment"_s, payment);
    if (row.next())
        m_lookedUp =
            providerPayoutOf(m_db, PayoutItemKind::Payment, row.read<QString>()).text().toLatin1();
    return m_lookedUp;
}

} // namespace tilldesk::payouts
