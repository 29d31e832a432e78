// Measures how long reconciliation pages take, including their JSON and signature:
//     bench_reconciliation DATABASE [PAYMENTS]
// With PAYMENTS it first fills the database, which must be new: one merchant, two profiles, one
// refund per hundred payments, one payout per day. Prints one JSON object: milliseconds, median of
// 20 runs.

#include "core/crypto/jws.h"
#include "core/payouts/reconciliation_json.h"
#include "core/payouts/reconciliation_queries.h"
#include "core/storage/migrate.h"
#include "core/storage/transaction.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>

using namespace tilldesk;
using namespace tilldesk::payouts;
using namespace Qt::StringLiterals;

namespace {

/// One payment every six seconds from 1 January 2026 on. 14,400 payments make a day and a payout.
constexpr qint64 kFirst = 1'767'225'600'000;
constexpr qint64 kStep = 6'000;
constexpr qint64 kDay = 14'400;

/// Writes rows as the service would, except ledger and payment steps, which reconciliation does not
/// read.
void fill(storage::Database &db, qint64 payments)
{
    std::ignore = storage::migrate(db);
    db.execute(u"PRAGMA foreign_keys = OFF"_s);
    db.execute(u"PRAGMA cache_size = -400000"_s);
    storage::Transaction transaction(db);
    db.execute(u"INSERT INTO merchant (seq, id, name, created_at)"
               " VALUES (1, printf('%024x', 1), 'Janssens', 0)"_s);
    for (const char *row : {"1, printf('%024x', 2), 1, 'Shop'", "2, printf('%024x', 3), 2, 'Till'"})
        db.execute(u"INSERT INTO profile (seq, id, channel, name, merchant, creditor_name, iban,"
                   " bulk_id, identify_callback_url, callback_url, is_open, allows_refunds,"
                   " allows_loopback_callbacks, created_at) VALUES (%1, 1, 'Janssens',"
                   " 'BE68539007547034', '', '', '', 1, 1, 0, 0)"_s.arg(QLatin1String(row)));
    db.execute(u"INSERT INTO ledger_account (seq, kind, merchant_id, iban, bulk_id, balance)"
               " VALUES (2, 2, printf('%024x', 1), 'BE68539007547034', '', 0)"_s);
    const auto each = [&db](const QString &sql, qint64 count) {
        db.prepare(u"WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n"
                   " WHERE i < :count) "_s
                   + sql)
            .bind(u":count"_s, count)
            .run();
    };
    const QString at = u"(%1 + i * %2)"_s.arg(kFirst).arg(kStep);
    each(u"INSERT INTO payment (seq, id, profile, type, status, amount, created_at, expire_at,"
         " succeeded_at, reference, description, bulk_id, message, identify_callback_url,"
         " callback_url, return_url, voucher_eligibility, debtor_name, debtor_iban, actor_kind,"
         " actor_name) SELECT i, printf('%012x%012x', @at, i * 7919), 1 + i % 2, 1 + i % 2, 6,"
         " 1000 + i % 5000, @at, @at + 1200000, @at, 'Order ' || i, 'Two loaves and a coffee', '',"
         " '', 'https://shop.example.com/identify', 'https://shop.example.com/callback', '', '',"
         " 'Lotte', 'BE71096123456769', 2, 'Web shop' FROM n"_s.replace(u"@at"_s, at),
         payments);
    each(u"INSERT INTO payout_item (seq, kind, merchant, account, merchant_position, position,"
         " payment, refund, amount, at) SELECT i, 1, 1, 2, i, i, i, NULL, 1000 + i % 5000, "_s
             + at + u" FROM n"_s,
         payments);
    // The 24-character id is not formatted by printf(): QString::arg() would take its % for a
    // placeholder.
    each(u"INSERT INTO payout (seq, id, account, status, made_at, payments_after, payments_upto,"
         " refunds_after, refunds_upto, payment_amount, refund_amount, amount) SELECT i,"
         " substr('000000000000000000' || (1000000 + i), -24), 2, 1, %1 + i * %2, (i - 1) * %3,"
         " i * %3, 0, 0, 1, 0, 1 FROM n"_s.arg(kFirst)
             .arg(kDay * kStep)
             .arg(kDay),
         payments / kDay);
    transaction.commit();
}

template <typename F>
void measure(const char *name, F work, bool isLast = false)
{
    constexpr int kRuns = 20;
    QList<qint64> nanos;
    for (int i = 0; i < kRuns; ++i) {
        QElapsedTimer timer;
        timer.start();
        work();
        nanos << timer.nsecsElapsed();
    }
    std::ranges::sort(nanos);
    std::printf("  \"%s\": %.2f%s\n", name, double(nanos[kRuns / 2]) / 1e6, isLast ? "" : ",");
    std::fflush(stdout);
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    if (argc < 2) {
        std::fputs("usage: bench_reconciliation DATABASE [PAYMENTS]\n", stderr);
        return 2;
    }
    const QString path = QString::fromLocal8Bit(argv[1]);
    if (argc > 2) {
        storage::Database db(path);
        fill(db, QByteArray(argv[2]).toLongLong());
    }
    storage::Database db(path, storage::Database::Mode::ReadOnly);
    ReconciliationQueries queries(db);
    const auto newest = queries.payouts({}, 0, 1).rows.value(0);
    const auto key = crypto::PrivateKey::generate(crypto::Algorithm::Es256);

    ItemQuery all;
    all.merchant = newest.merchantId;
    all.count = 10'000;
    ItemQuery days = all; // default: the last 30 days
    days.from = newest.madeAt - std::chrono::days(31);
    days.to = newest.madeAt;
    ItemQuery payout = all;
    payout.payout = newest.id;
    const auto page = [&queries](ItemQuery query, qint64 first) {
        query.first = first;
        return *queries.items(query);
    };
    const auto answer = [&](const ItemQuery &query, qint64 first) {
        return [&page, &key, query, first] {
            const std::string body = itemsJson(page(query, first), query.kind, PageAsked());
            std::ignore = crypto::signDetached("{}", body, key);
        };
    };
    const qint64 deepest = page(all, 0).total - 10'000;

    std::puts("{");
    measure("first page of 10000, rows alone", [&] { std::ignore = page(all, 0); });
    measure("first page of 10000", answer(all, 0));
    measure("middle page of 10000", answer(all, deepest / 2));
    measure("deepest page of 10000", answer(all, deepest));
    measure("deepest page of 10000, 30 days", answer(days, page(days, 0).total - 10'000));
    measure("page of 10000 of a payout", answer(payout, 0));
    all.count = 10;
    measure("deepest page of 10", answer(all, deepest), true);
    std::puts("}");
    return 0;
}
