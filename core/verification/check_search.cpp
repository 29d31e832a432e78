#include "core/payments/payment_position.h"
#include "core/payments/search_index.h"
#include "core/storage/dialect.h"
#include "core/storage/sql_list.h"
#include "core/verification/checks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

using payments::SearchNumber;

/// Reports the amounts of indexed payments that the index lacks or has in excess.
void compareAmounts(storage::Database &db, qint64 last, Findings &found)
{
    const QString indexed = u"SELECT payment, value FROM search_number WHERE kind = %1"_s.arg(
        storage::sqlNumber(SearchNumber::Amount));
    const QString stored = u"SELECT seq, amount FROM payment WHERE seq <= %1"_s.arg(last);
    const auto sumsOf = [&db](const QString &rows, const QString &columns) {
        auto row = db.prepare(u"SELECT count(*), %1, %2 FROM (%3) r"_s.arg(
            payments::sumColumns(columns.section(u' ', 0, 0)),
            payments::sumColumns(columns.section(u' ', 1)), rows));
        QStringList sums;
        const bool hasRow = row.next();
        for (int i = 0; hasRow && i < 5; ++i)
            sums << row.read<QString>();
        return sums;
    };
    if (sumsOf(indexed, u"payment value"_s) == sumsOf(stored, u"seq amount"_s))
        return;
    const auto report = [&](const QString &rows, const QString &fault) {
        auto wrong = db.prepare(rows + u" LIMIT 100"_s);
        while (wrong.next())
            found.at(u"payment"_s, wrong.read<qint64>(), fault);
    };
    report(u"SELECT seq FROM (%1 EXCEPT %2) r"_s.arg(stored, indexed),
           u"the search index lacks its amount"_s);
    report(u"SELECT payment FROM (%1 EXCEPT %2) r"_s.arg(indexed, stored),
           u"the search index has an amount that is not the payment's"_s);
}

/// Looks up the id of some payments by its words, since a list of trigrams cannot be read back.
int lookUpSome(storage::Database &db, qint64 last, Findings &found)
{
    constexpr qint64 kSample = 200;
    int count = 0;
    const qint64 step = std::max<qint64>(1, last / kSample);
    for (qint64 seq = last; seq > 0; seq -= step, ++count) {
        auto payment = db.prepare(u"SELECT id FROM payment WHERE seq = :seq"_s);
        payment.bind(u":seq"_s, seq);
        if (!payment.next())
            continue; // reported by checkPayments()
        auto row = db.prepare(u"SELECT 1 FROM search_payment WHERE %1 AND rowid = :row"_s.arg(
            storage::inTextIndex(db.engine(), u"search_payment"_s, u":words"_s)));
        row.bind(u":words"_s, storage::textIndexQuery(db.engine(), payment.read<QString>()))
            .bind(u":row"_s, seq * 2);
        if (!row.next())
            found.at(u"payment"_s, seq, u"the search index does not find it by its id"_s);
    }
    return count;
}

} // namespace

QString checkSearch(storage::Database &db, Findings &found)
{
    const payments::SearchProgress progress = payments::SearchIndex(db).progress();
    const auto lastOf = [&db](const QString &sql) {
        auto row = db.prepare(sql);
        return row.next() ? row.read<qint64>() : 0;
    };
    const qint64 payments = lastOf(u"SELECT coalesce(max(seq), 0) FROM payment"_s);
    if (progress.payment > payments
        || progress.step > lastOf(u"SELECT coalesce(max(seq), 0) FROM payment_step"_s)
        || progress.refund > lastOf(u"SELECT coalesce(max(seq), 0) FROM refund"_s))
        found.add(u"search_progress"_s, u"the index goes further than the rows that it repeats"_s);
    compareAmounts(db, progress.payment, found);
    const int sample = lookUpSome(db, std::min(progress.payment, payments), found);
    return u"%1 of %2 payments indexed, %3 looked up"_s.arg(progress.payment)
        .arg(payments)
        .arg(sample);
}

} // namespace tilldesk::verification
