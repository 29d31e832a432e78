#include "core/payments/payment_filter.h"
#include "core/search/search_queries.h"
#include "core/storage/sql_list.h"
#include "core/storage/transaction.h"

#include <QSet>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::search {
namespace {

/// Payments whose payers are suggested.
constexpr int kRecent = 2000;

/// Returns the rows (value, name) of a query with the placeholder `:wanted`.
QList<SuggestedValue> rowsOf(storage::Statement rows, const QString &begun, int count)
{
    QList<SuggestedValue> values;
    rows.bind(u":wanted"_s, searchable(begun));
    QSet<QString> seen;
    while (values.size() < count && rows.next()) {
        const auto [value, name] = rows.read<QString, QString>();
        if (seen.contains(value))
            continue;
        seen.insert(value);
        values << SuggestedValue{value, name, {}};
    }
    return values;
}

/// Returns how many payments a filter on profiles and statuses selects; empty for other filters.
std::optional<qint64> counted(storage::Database &db, FilterWord word, const QString &value,
                              const QList<ProfileId> &profiles, Timestamp now,
                              const QTimeZone &zone)
{
    const QString text = toText(word) + u':' + value;
    PaymentFilter filter = parseQuery(text, now, zone).filter;
    filter.profiles = profiles;
    if (!payments::isCounted(filter))
        return {};
    return payments::PaymentPosition(db).count(payments::rangeOf(db, filter));
}

} // namespace

QList<SuggestedValue> SearchQueries::suggest(FilterWord word, const QString &begun,
                                             const QList<ProfileId> &profiles, int count)
{
    const storage::Transaction view(m_db, storage::Transaction::Kind::Read);
    PaymentFilter scope;
    scope.profiles = profiles;
    const payments::PaymentRange range = payments::rangeOf(m_db, scope);
    const QString seqs = storage::sqlList(range.profiles);
    switch (word) {
    case FilterWord::Amount:
    case FilterWord::Reference: return {};
    case FilterWord::Payer:
        return rowsOf(m_db.prepare(u"SELECT n, '' FROM (SELECT debtor_name AS n FROM payment"
                                   " WHERE +profile IN (%1) AND seq > %2 ORDER BY seq DESC) r"
                                   " WHERE n <> '' AND has_text(:wanted, n)"_s.arg(seqs)
                                       .arg(range.last - kRecent - (1 << 14))),
                      begun, count);
    case FilterWord::Person:
        return rowsOf(m_db.prepare(u"SELECT n, '' FROM (SELECT actor_name AS n, actor_kind AS k"
                                   " FROM payment WHERE +profile IN (%1) AND seq > %2"
                                   " ORDER BY seq DESC) r"
                                   " WHERE n <> '' AND k IN (%3) AND has_text(:wanted, n)"_s.arg(
                                       seqs, QString::number(range.last - kRecent - (1 << 14)),
                                       payments::personKinds())),
                      begun, count);
    case FilterWord::PointOfSale:
        return rowsOf(
            m_db.prepare(u"SELECT id, name FROM point_of_sale WHERE profile IN (%1)"
                         " AND has_text(:wanted, name, id) ORDER BY name, seq"_s.arg(seqs)),
            begun, count);
    case FilterWord::Profile:
        return rowsOf(m_db.prepare(u"SELECT name, '' FROM profile WHERE seq IN (%1)"
                                   " AND has_text(:wanted, name) ORDER BY name, seq"_s.arg(seqs)),
                      begun, count);
    case FilterWord::Payout:
        return rowsOf(
            m_db.prepare(u"SELECT o.id, o.bulk_id FROM every_payout o"
                         " JOIN merchant m ON m.id = o.merchant_id"
                         " WHERE m.seq IN (SELECT merchant FROM profile WHERE seq IN (%1))"
                         " AND has_text(:wanted, o.id, o.bulk_id)"
                         " ORDER BY o.made_at DESC, o.seq DESC LIMIT 1000"_s.arg(seqs)),
            begun, count);
    case FilterWord::Status:
    case FilterWord::Day:
    case FilterWord::Channel:
    case FilterWord::Refund:
    case FilterWord::Type:
    case FilterWord::Weekday:
    case FilterWord::Hour: break;
    case FilterWord::Kind:
    case FilterWord::Host:
    case FilterWord::Answer:
    case FilterWord::Batch: return {}; // of other lists
    }
    QList<SuggestedValue> values;
    for (const QString &value : valuesOf(word)) {
        if (values.size() < count && value.contains(searchable(begun)))
            values << SuggestedValue{
                value, {}, counted(m_db, word, value, profiles, m_now, m_zone)};
    }
    return values;
}

} // namespace tilldesk::search
