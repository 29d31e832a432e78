#include "core/search/record_finder.h"

#include "core/payments/payment_filter.h"
#include "core/storage/dialect.h"
#include "core/storage/sql_list.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::search {
namespace {

/// Returns texts for `IN (…)`. @param ids  ids of records: letters and digits only
QString quotedList(const QList<Hit> &hits)
{
    QStringList ids;
    for (const Hit &hit : hits)
        ids << QString(u'\'' + hit.paymentId.text() + u'\'');
    return ids.isEmpty() ? u"NULL"_s : ids.join(u',');
}

} // namespace

RecordFinder::RecordFinder(storage::Database &db, const PaymentFilter &filter, int limit)
    : m_db(db),
      m_filter(filter),
      m_limit(limit)
{
    const auto range = payments::rangeOf(db, filter);
    m_profiles = storage::sqlList(range.profiles);
    auto rows = m_db.prepare(u"SELECT p.seq, p.id, m.id FROM profile p"
                             " JOIN merchant m ON m.seq = p.merchant"_s);
    while (rows.next()) {
        const auto [seq, id, merchant] = rows.read<qint64, ProfileId, QString>();
        if (!range.profiles.contains(seq))
            continue;
        m_ids << id;
        if (!m_merchants.contains(merchant))
            m_merchants << merchant;
    }
}

bool RecordFinder::explain(Hit &hit, const SearchTerm &term, const Values &values) const
{
    const auto found = [&](HitReason reason, const QString &text = {}, TextSpan span = {}) {
        hit.reason = reason;
        hit.text = text;
        hit.span = span;
        return true;
    };
    if (term.amount && values.amount == term.amount->amount)
        return found(HitReason::Amount);
    for (const Field &field : values.fields) {
        if (field.reason == HitReason::Id && term.wanted.size() < SearchTerm::kIdPart)
            continue;
        if (const auto span = findSearchable(field.text, term.wanted))
            return found(field.reason, field.text, *span);
    }
    if (term.days && values.at && term.days->contains(*values.at))
        return found(HitReason::Day);
    return false;
}

bool RecordFinder::explain(Hit &hit, const Values &values) const
{
    Hit ignored = hit;
    for (qsizetype i = 0; i < m_filter.terms.size(); ++i) {
        if (!explain(i == 0 ? hit : ignored, m_filter.terms[i], values))
            return false;
    }
    return !m_filter.terms.isEmpty();
}

/// Returns SQL for the seqs of refunds that may match: by amount and words through the index, those
/// of the payments found, and those that the index does not contain yet.
QString RecordFinder::refundRows(const QList<Hit> &found) const
{
    QStringList rows{u"SELECT r.seq FROM refund r JOIN payment p ON p.seq = r.payment"
                     " WHERE p.id IN (%1)"_s.arg(quotedList(found)),
                     u"SELECT seq FROM refund WHERE seq > %1"_s.arg(
                         payments::SearchIndex(m_db).progress().refund)};
    for (const SearchTerm &term : m_filter.terms) {
        if (term.amount)
            rows << u"SELECT r.seq FROM search_number n JOIN refund r ON r.payment = n.payment"
                    " WHERE n.kind = %1 AND n.value = %2"_s.arg(
                        storage::sqlNumber(payments::SearchNumber::RefundAmount),
                        QString::number(term.amount->amount.cents()));
        QString words = storage::textIndexQuery(m_db.engine(), term.wanted);
        if (!words.isEmpty())
            rows << u"SELECT rowid FROM search_refund WHERE "_s
                    + storage::inTextIndex(m_db.engine(), u"search_refund"_s,
                                           QString(u'\'' + words.replace(u'\'', u"''"_s) + u'\''));
    }
    return rows.join(u" UNION ALL "_s);
}

QList<Hit> RecordFinder::refunds(const QList<Hit> &found)
{
    QList<Hit> hits;
    const payments::PaymentRange range = payments::rangeOf(m_db, m_filter);
    PaymentFilter ofPayment = m_filter;
    ofPayment.terms.clear();
    const payments::PaymentConditions conditions(m_db, ofPayment, range,
                                                 payments::PaymentConditions::Rows::Given);
    auto rows = m_db.prepare(
        u"SELECT f.id, w.id, p.id, p.reference, p.debtor_name, f.description, f.amount, f.status,"
        " f.created_at FROM refund f CROSS JOIN payment p ON p.seq = f.payment"
        " JOIN profile w ON w.seq = p.profile"_s
        + conditions.sql() + u" AND f.seq IN ("_s + refundRows(found) + u") ORDER BY f.seq DESC"_s);
    conditions.bind(rows);
    while (hits.size() < m_limit && rows.next()) {
        Hit hit{.kind = HitKind::Refund,
                .id = rows.read<QString>(),
                .profileId = rows.read<ProfileId>(),
                .paymentId = rows.read<PaymentId>(),
                .title = rows.read<QString>(),
                .payer = rows.read<QString>()};
        const auto [description, amount, status, at] =
            rows.read<QString, Amount, RefundStatus, Timestamp>();
        hit.amount = amount;
        hit.status = status;
        hit.at = at;
        const Values values{.fields = {{HitReason::Description, description},
                                       {HitReason::Reference, hit.title},
                                       {HitReason::Payer, hit.payer},
                                       {HitReason::Id, hit.id}},
                            .amount = amount,
                            .at = at};
        const bool isOfFound = std::ranges::any_of(
            found, [&hit](const Hit &payment) { return payment.paymentId == hit.paymentId; });
        if (m_filter.terms.isEmpty() || (!explain(hit, values) && isOfFound))
            hit.reason = HitReason::Payment;
        else if (!explain(hit, values))
            continue;
        hits << hit;
    }
    return hits;
}

QList<Hit> RecordFinder::payouts(const QList<Hit> &found)
{
    QHash<QString, int> paymentsOf;
    auto counts = m_db.prepare(
        u"SELECT o.id, count(*) FROM ledger_entry e JOIN payout_item i ON i.seq = e.seq"
        " JOIN payout o ON o.account = i.account WHERE e.subject IN (%1) AND i.kind = %2"
        " AND i.position > o.payments_after AND i.position <= o.payments_upto GROUP BY o.id"
        " UNION ALL SELECT l.payout_id, count(*) FROM hosted_payout_line l"
        " WHERE l.item IN (%1) AND l.kind = %2 GROUP BY l.payout_id"_s.arg(
            quotedList(found), storage::sqlNumber(PayoutItemKind::Payment)));
    while (counts.next()) {
        const auto [id, count] = counts.read<QString, int>();
        paymentsOf.insert(id, count);
    }
    QList<Hit> hits;
    auto rows = m_db.prepare(u"SELECT o.id, o.merchant_id, o.bulk_id, o.amount, o.status, o.made_at"
                             " FROM every_payout o ORDER BY o.made_at DESC, o.seq DESC"
                             " LIMIT 20000"_s);
    while (hits.size() < m_limit && rows.next()) {
        Hit hit{.kind = HitKind::Payout, .id = rows.read<QString>()};
        hit.merchantId = rows.read<MerchantId>();
        hit.title = rows.read<QString>();
        hit.amount = rows.read<Amount>();
        hit.status = rows.read<PayoutStatus>();
        hit.at = rows.read<Timestamp>();
        hit.payments = paymentsOf.value(hit.id);
        if (!m_merchants.contains(hit.merchantId.text()))
            continue;
        const bool isFound =
            explain(hit,
                    {.fields = {{HitReason::Bulk, hit.title}, {HitReason::Id, hit.id}},
                     .amount = hit.amount,
                     .at = hit.at});
        if (!isFound && hit.payments == 0)
            continue;
        if (!isFound)
            hit.reason = HitReason::Payment;
        hits << hit;
    }
    return hits;
}

/// Returns whether a recent callback may match by its own address or id. Receivers are few, so this
/// needs less than a comparison with each callback.
bool RecordFinder::mayMatchCallbacks() const
{
    QStringList urls;
    auto rows =
        m_db.prepare(u"SELECT DISTINCT url FROM"
                     " (SELECT url FROM callback ORDER BY seq DESC LIMIT %1) r"_s.arg(kCallbacks));
    while (rows.next())
        urls << searchable(rows.read<QString>());
    const auto isPossible = [&urls](const SearchTerm &term) {
        const bool isIdPart = term.wanted.size() >= SearchTerm::kIdPart
            && std::ranges::all_of(term.wanted, [](QChar c) {
                                  return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
                              });
        return isIdPart || std::ranges::any_of(urls, [&term](const QString &url) {
                   return url.contains(term.wanted);
               });
    };
    return std::ranges::all_of(m_filter.terms, isPossible);
}

QList<Hit> RecordFinder::callbacks(const QList<Hit> &found)
{
    QList<Hit> hits;
    const QString recent = mayMatchCallbacks()
        ? u" UNION ALL SELECT seq FROM (SELECT seq FROM callback ORDER BY seq DESC LIMIT %1) r"_s
              .arg(kCallbacks)
        : QString();
    auto rows = m_db.prepare(
        u"SELECT id, profile_id, payment_id, reference, url, state, created_at FROM callback"
        " WHERE seq IN (SELECT seq FROM callback WHERE payment_id IN (%1)%2)"
        " ORDER BY seq DESC"_s.arg(quotedList(found), recent));
    while (hits.size() < m_limit && rows.next()) {
        Hit hit{.kind = HitKind::Callback, .id = rows.read<QString>()};
        hit.profileId = rows.read<ProfileId>();
        hit.paymentId = rows.read<PaymentId>();
        hit.title = rows.read<QString>();
        const auto [url, state, at] = rows.read<QString, CallbackState, Timestamp>();
        hit.status = state;
        hit.at = at;
        if (!m_ids.contains(hit.profileId))
            continue;
        const auto payment = std::ranges::find_if(
            found, [&hit](const Hit &other) { return other.paymentId == hit.paymentId; });
        if (payment != found.end()) {
            hit.reason = HitReason::Payment;
            hit.text = url;
            hit.amount = payment->amount;
        } else if (!explain(hit,
                            {.fields = {{HitReason::Address, url}, {HitReason::Id, hit.id}}})) {
            continue;
        }
        hits << hit;
    }
    return hits;
}

QList<Hit> RecordFinder::pointsOfSale()
{
    QList<Hit> hits;
    auto rows = m_db.prepare(u"SELECT s.id, r.id, s.name, s.shop_id, s.shop_name"
                             " FROM point_of_sale s JOIN profile r ON r.seq = s.profile"
                             " WHERE s.profile IN (%1) ORDER BY s.name, s.seq"_s.arg(m_profiles));
    while (hits.size() < m_limit && rows.next()) {
        Hit hit{.kind = HitKind::PointOfSale, .id = rows.read<QString>()};
        hit.profileId = rows.read<ProfileId>();
        hit.title = rows.read<QString>();
        const auto [shopId, shopName] = rows.read<QString, QString>();
        if (explain(hit,
                    {.fields = {{HitReason::PointOfSale, hit.title},
                                {HitReason::PointOfSale, hit.id},
                                {HitReason::Shop, shopName},
                                {HitReason::Shop, shopId}}}))
            hits << hit;
    }
    return hits;
}

} // namespace tilldesk::search
