// Measures the search:  bench_find DATABASE
// First completes the search index of the database. Prints one JSON object: microseconds of
// indexing a payment, then milliseconds of each search, and of first pages of refunds, payouts and
// callbacks, filtered and sorted: median and slowest of 20 runs.

#include "core/callbacks/callback_log.h"
#include "core/domain/list_query.h"
#include "core/payments/payment_repository.h"
#include "core/payments/search_index.h"
#include "core/payouts/reconciliation_queries.h"
#include "core/refunds/refund_queries.h"
#include "core/search/search_queries.h"
#include "core/storage/migrate.h"
#include "core/storage/transaction.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>
#include <functional>

using namespace tilldesk;
using namespace Qt::StringLiterals;

namespace {

/// Completes the index. Returns microseconds a payment; 0 if it was complete.
double fill(const QString &path)
{
    constexpr int kBatch = 256;
    storage::Database db(path);
    storage::migrate(db);
    payments::SearchIndex index(db);
    const qint64 before = index.progress().payment;
    QElapsedTimer timer;
    timer.start();
    for (int count = kBatch; count == kBatch;) {
        storage::Transaction transaction(db);
        count = index.fill(kBatch);
        transaction.commit();
    }
    const qint64 added = index.progress().payment - before;
    return added == 0 ? 0 : double(timer.nsecsElapsed()) / 1e3 / double(added);
}

void measure(storage::Database &db, Timestamp now, const QString &text)
{
    constexpr int kRuns = 20;
    QList<qint64> nanos;
    qsizetype hits = 0;
    qint64 unsearched = 0;
    for (int i = 0; i < kRuns; ++i) {
        search::SearchQueries queries(db, now, QTimeZone("Europe/Brussels"));
        QElapsedTimer timer;
        timer.start();
        const auto found = queries.find(text, {});
        nanos << timer.nsecsElapsed();
        hits = 0;
        for (const HitGroup &group : found->groups)
            hits += group.hits.size();
        unsearched = found->unsearched;
    }
    std::ranges::sort(nanos);
    std::printf("  \"%s\": [%.1f, %.1f, %lld, %lld],\n",
                qPrintable(QString(text).replace(u'"', u'\'')), double(nanos[kRuns / 2]) / 1e6,
                double(nanos.last()) / 1e6, static_cast<long long>(hits),
                static_cast<long long>(unsearched));
}

/// Prints how long a first page takes.
/// @param rows  reads the page and returns the number of its rows
void measurePage(const QString &name, const std::function<qsizetype()> &rows)
{
    constexpr int kRuns = 20;
    QList<qint64> nanos;
    qsizetype found = 0;
    for (int i = 0; i < kRuns; ++i) {
        QElapsedTimer timer;
        timer.start();
        found = rows();
        nanos << timer.nsecsElapsed();
    }
    std::ranges::sort(nanos);
    std::printf("  \"%s\": [%.1f, %.1f, %lld],\n", qPrintable(name), double(nanos[kRuns / 2]) / 1e6,
                double(nanos.last()) / 1e6, static_cast<long long>(found));
}

void measureLists(storage::Database &db, Timestamp now)
{
    constexpr int kPage = 100;
    const auto parsed = [now](const QString &query, FilterList list) {
        return parseQuery(query, list, now, QTimeZone("Europe/Brussels"));
    };
    for (const QString &query : {u""_s, u"amount:>=20"_s, u"payer:lotte"_s, u"till"_s}) {
        for (const RefundColumn by : enumerators<RefundColumn>()) {
            RefundFilter filter = refundFilterOf(parsed(query, FilterList::Refunds));
            filter.order.by = by;
            measurePage(u"refunds %1 by %2"_s.arg(query, toText(by)),
                        [&] { return refunds::page(db, filter, {}, kPage).rows.size(); });
        }
    }
    for (const QString &query : {u""_s, u"amount:>=20"_s, u"shop"_s}) {
        for (const PayoutColumn by : enumerators<PayoutColumn>()) {
            PayoutFilter filter = payoutFilterOf(parsed(query, FilterList::Payouts));
            filter.order.by = by;
            measurePage(u"payouts %1 by %2"_s.arg(query, toText(by)), [&] {
                return payouts::ReconciliationQueries(db).payouts(filter, 0, kPage).rows.size();
            });
        }
    }
    for (const QString &query : {u""_s, u"status:failed"_s, u"host:shop"_s, u"order"_s}) {
        for (const CallbackColumn by : enumerators<CallbackColumn>()) {
            CallbackFilter filter = callbackFilterOf(parsed(query, FilterList::Callbacks));
            filter.order.by = by;
            measurePage(u"callbacks %1 by %2"_s.arg(query, toText(by)),
                        [&] { return callbacks::page(db, filter, {}, kPage).rows.size(); });
        }
    }
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    if (argc != 2) {
        std::fputs("usage: bench_find DATABASE\n", stderr);
        return 2;
    }
    const QString path = QString::fromLocal8Bit(argv[1]);
    const double indexing = fill(path);
    storage::Database db(path, storage::Database::Mode::ReadOnly);
    payments::PaymentRepository repository(db);
    const auto last = repository.last();
    const Payment middle = *repository.find(last.seq / 2);
    const Timestamp now = last.createdAt;
    const QString day = QString::fromLatin1(toIsoUtc(middle.createdAt).first(10));

    std::puts("{");
    for (const QString &text : {u"24,50"_s,
                                u"9999,99"_s,
                                middle.reference,
                                middle.id.text().last(8),
                                middle.debtor.name.isEmpty() ? u"lotte"_s : middle.debtor.name,
                                u"order"_s,
                                u"croissant"_s,
                                u"no such text"_s,
                                u"or"_s,
                                day,
                                u"6769"_s,
                                u"yesterday"_s,
                                u"status:paid"_s,
                                u"status:voided"_s,
                                u"amount:>=20"_s,
                                u"amount:>=150"_s,
                                u"amount:10..20 status:failed"_s,
                                u"payer:lotte"_s,
                                u"pos:till"_s,
                                u"refund:part"_s,
                                u"type:static"_s,
                                u"channel:instore status:paid"_s,
                                QString(u"day:"_s + day),
                                u"status:paid amount:>=20 payer:lotte day:yesterday"_s})
        measure(db, now, text);
    measureLists(db, now);
    std::printf("  \"indexing, us a payment\": %.1f\n}\n", indexing);
    return 0;
}
