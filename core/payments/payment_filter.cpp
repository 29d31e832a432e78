#include "core/payments/payment_filter.h"

#include "core/domain/sepa_text.h"
#include "core/payments/payment_counter.h"
#include "core/payments/payment_repository.h"
#include "core/storage/sql_list.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::payments {
namespace {

using storage::sqlList;

bool isId(const QString &text)
{
    static const QRegularExpression id(QRegularExpression::anchoredPattern(u"[0-9a-fA-F]{24}"_s));
    return id.match(text).hasMatch();
}

} // namespace

bool isCounted(const PaymentFilter &filter)
{
    return filter.reference.isEmpty() && filter.find.isEmpty() && !filter.refundedOnly;
}

QString textConditions(const PaymentFilter &filter, const PaymentRange &range)
{
    QString sql = u" WHERE p.profile IN ("_s + sqlList(range.profiles) + u") AND +p.status IN ("_s
        + sqlList(range.statuses) + u") AND p.seq BETWEEN :first AND :last"_s;
    if (filter.refundedOnly)
        sql += u" AND p.refunded > 0"_s;
    if (!filter.reference.isEmpty())
        sql += u" AND p.reference <> '' AND p.reference = :reference"_s;
    if (!filter.find.isEmpty())
        sql += u" AND p.seq IN (SELECT q.seq FROM payment q WHERE q.profile IN ("_s
            + sqlList(range.profiles)
            + u") AND q.reference <> '' AND folded(q.reference) LIKE :find ESCAPE '!'"_s
            + (isId(filter.find) ? u" UNION ALL SELECT seq FROM payment WHERE id = :id)"_s
                                 : u")"_s);
    return sql;
}

void bindText(storage::Statement &statement, const PaymentFilter &filter, const PaymentRange &range)
{
    statement.bind(u":first"_s, range.first).bind(u":last"_s, range.last);
    if (!filter.reference.isEmpty())
        statement.bind(u":reference"_s, filter.reference);
    if (isId(filter.find))
        statement.bind(u":id"_s, filter.find.toLower());
    if (!filter.find.isEmpty()) {
        QString pattern = composed(filter.find, kReferenceLength).toCaseFolded();
        for (const QChar special : {u'!', u'%', u'_'})
            pattern.replace(special, QString(u'!') + special);
        statement.bind(u":find"_s, QString(u'%' + pattern + u'%'));
    }
}

PaymentRange rangeOf(storage::Database &db, const PaymentFilter &filter)
{
    PaymentRange range;
    range.isWhole = filter.profiles.isEmpty() && filter.statuses.isEmpty();
    range.statuses = filter.statuses;
    if (range.statuses.isEmpty())
        range.statuses = {kPaymentStatuses.begin(), kPaymentStatuses.end()};
    auto profiles = db.prepare(u"SELECT seq, id FROM profile"_s);
    while (profiles.next()) {
        const auto [seq, id] = profiles.read<qint64, ProfileId>();
        if (filter.profiles.isEmpty() || filter.profiles.contains(id))
            range.profiles << seq;
    }
    if (range.profiles.isEmpty())
        return {.profiles = {0}, .statuses = range.statuses};
    // Rounds up to the end of the block: no payments follow the last one, so the block's counter is
    // exact.
    const qint64 last = PaymentRepository(db).last().seq;
    range.last = (((last >> kLargeBlockShift) + 1) << kLargeBlockShift) - 1;
    if (filter.to) {
        auto row = db.prepare(u"SELECT seq FROM payment WHERE created_at <= :to"
                              " ORDER BY created_at DESC, seq DESC LIMIT 1"_s);
        row.bind(u":to"_s, *filter.to);
        const qint64 seq = row.next() ? row.read<qint64>() : 0;
        if (seq < last)
            range.last = seq;
    }
    if (filter.from) {
        auto row = db.prepare(u"SELECT seq FROM payment WHERE created_at >= :from"
                              " ORDER BY created_at, seq LIMIT 1"_s);
        row.bind(u":from"_s, *filter.from);
        range.first = row.next() ? row.read<qint64>() : range.last + 1;
    }
    return range;
}

} // namespace tilldesk::payments
