// Measures how long the open items of a hosted profile take that has PAYMENTS paid out and OPEN
// waiting, as a ratio to a plain count of the same joined tables in the same run.
// Usage: bench_open_items [PAYMENTS [OPEN]]      default: 100,000 and 5,000

#include "core/hosted/open_items.h"
#include "core/storage/migrate.h"
#include "core/storage/transaction.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>

using namespace tilldesk;
using namespace Qt::StringLiterals;

namespace {

/// One payment a minute from 1 January 2026 on; the payments of a day are one payout.
constexpr qint64 kFirst = 1'767'225'600'000;
constexpr qint64 kStep = 60'000;
constexpr qint64 kDay = 1440;
constexpr qint64 kRefunded = 50; ///< one payment of so many is refunded, in the payout of its day
constexpr int kRuns = 9;
constexpr int kShown = 500; ///< as a window asks for
const ProfileId kProfile(u"01a168c9641f2d7709c41e55"_s);

/// Writes rows as the service would, except ledger and payment steps, which nothing here reads.
void fill(storage::Database &db, qint64 paid, qint64 open)
{
    std::ignore = storage::migrate(db);
    db.execute(u"PRAGMA foreign_keys = OFF"_s);
    storage::Transaction transaction(db);
    db.execute(u"INSERT INTO merchant (seq, id, name, created_at)"
               " VALUES (1, '01a168c9641f2d7709c41e00', 'Janssens', 0)"_s);
    db.prepare(u"INSERT INTO profile (seq, id, merchant, name, channel, creditor_name, iban,"
               " bulk_id, identify_callback_url, callback_url, is_open, allows_refunds,"
               " allows_loopback_callbacks, created_at, environment) VALUES (1, :id, 1, 'Shop', 1,"
               " 'Janssens', 'BE68539007547034', '', '', '', 1, 1, 0, 0, 2)"_s)
        .bind(u":id"_s, kProfile.text())
        .run();
    const auto each = [&db](const QString &sql, qint64 count) {
        db.prepare(u"WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n"
                   " WHERE i < :count) "_s
                   + sql)
            .bind(u":count"_s, count)
            .run();
    };
    const auto filled = [](QString sql) -> QString {
        return sql
            .replace(u"@id"_s, u"substr('01a168c9641f000000000000' || (100000000 + @n), -24)"_s)
            .replace(u"@refund"_s, u"substr('01a168c9641faaaaaaaaaaaa' || (100000000 + i), -24)"_s)
            .replace(u"@at"_s, u"(%1 + @n * %2)"_s.arg(kFirst).arg(kStep))
            .replace(u"@payout"_s, u"1 + (@n - 1) / %1"_s.arg(kDay));
    };
    const auto forPayments = [&](const QString &sql, qint64 count) {
        each(filled(sql).replace(u"@n"_s, u"i"_s), count);
    };
    const auto forRefunds = [&](const QString &sql) {
        each(filled(sql).replace(u"@n"_s, u"(i * %1)"_s.arg(kRefunded)), paid / kRefunded);
    };
    forPayments(u"INSERT INTO payment (seq, id, profile, status, amount, created_at, expire_at,"
                " succeeded_at, reference, description, bulk_id, message, identify_callback_url,"
                " callback_url, return_url, voucher_eligibility, debtor_name, debtor_iban,"
                " actor_kind, actor_name) SELECT i, @id, 1, 6, 1000 + i % 5000, @at,"
                " @at + 1200000, @at, 'Order ' || i, 'Two loaves', '', '', '', '', '', '',"
                " 'Lotte', '***********56769', 2, 'Web shop' FROM n"_s,
                paid + open);
    forPayments(u"INSERT INTO hosted_payment (payment, created_at, succeeded_at, reference,"
                " deeplink, is_duplicate) SELECT i, @at, @at, 'Order ' || i, '', 0 FROM n"_s,
                paid + open);
    forRefunds(u"INSERT INTO refund (seq, id, payment, profile, account, status, amount,"
               " description, created_at, ended_at, idempotency_key, request_sha256, answer,"
               " actor_kind, actor_name) SELECT i, @refund, @n, 1, 2, 2, 100, '', @at, @at, i,"
               " printf('%064d', i), '', 2, 'Web shop' FROM n"_s);
    forRefunds(u"INSERT INTO hosted_refund (refund, state, hosted_id, created_at)"
               " SELECT i, 2, @refund, @at FROM n"_s);
    const QString payment = u"1, @id, @id, '01a168c9641f2d7709c41e77', 1, 1000 + i % 5000, @at"_s;
    const QString refund = u"2, @refund, @id, '01a168c9641f2d7709c41e77', 1, 100, @at"_s;
    const QString ofPayout = u"INSERT INTO hosted_payout_item (payout, kind, item, payment,"
                             " hosted_profile, profile, amount, at) SELECT @payout, %1 FROM n"_s;
    const QString listed = u"INSERT INTO hosted_listed (kind, item, payment, hosted_profile,"
                           " profile, amount, at) SELECT %1 FROM n"_s;
    forPayments(ofPayout.arg(payment), paid);
    forPayments(listed.arg(payment), paid + open);
    forRefunds(ofPayout.arg(refund));
    forRefunds(listed.arg(refund));
    db.execute(u"INSERT INTO hosted_payout (seq, id, profile, subject, status, made_at, bulk_id,"
               " iban, payment_count, payment_amount, refund_count, refund_amount, amount,"
               " fetched_at) SELECT payout, 'payout-' || payout, 1,"
               " substr('000000000000000000000000' || payout, -24), 1, max(at), 'NONE',"
               " 'BE68539007547034', sum(kind = 1), sum(CASE kind WHEN 1 THEN amount ELSE 0 END),"
               " sum(kind = 2), sum(CASE kind WHEN 2 THEN amount ELSE 0 END),"
               " sum(CASE kind WHEN 1 THEN amount ELSE -amount END), max(at)"
               " FROM hosted_payout_item GROUP BY payout"_s);
    transaction.commit();
}

/// Returns the milliseconds of the median run.
template <typename Work>
double median(Work work)
{
    QList<qint64> nanos;
    for (int i = 0; i < kRuns; ++i) {
        QElapsedTimer timer;
        timer.start();
        work();
        nanos << timer.nsecsElapsed();
    }
    std::ranges::sort(nanos);
    return double(nanos[kRuns / 2]) / 1e6;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const qint64 paid = argc > 1 ? QByteArray(argv[1]).toLongLong() : 100'000;
    const qint64 open = argc > 2 ? QByteArray(argv[2]).toLongLong() : 5'000;
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"tilldesk.db"_s);
    {
        storage::Database db(path);
        fill(db, paid, open);
    }
    storage::Database db(path, storage::Database::Mode::ReadOnly);
    const Timestamp now = fromMillis(kFirst + (paid + open) * kStep);
    qsizetype found = 0;
    qint64 counted = 0;
    const double ours = median([&] {
        const storage::Transaction view(db, storage::Transaction::Kind::Read);
        found = hosted::compareWithProvider(db, kProfile, now, std::chrono::days(3), kShown)
                    ->items.size();
    });
    const double plain = median([&] {
        auto row =
            db.prepare(u"SELECT count(*) FROM payment p JOIN hosted_payment h ON h.payment = p.seq"
                       " JOIN hosted_listed l ON l.item = p.id AND l.kind = 1"
                       " LEFT JOIN hosted_payout_item i ON i.item = p.id AND i.kind = 1"
                       " LEFT JOIN hosted_payout o ON o.seq = i.payout WHERE p.profile = 1"_s);
        if (row.next())
            counted = row.read<qint64>();
    });
    std::printf(
        "%lld payments, %lld open items shown: %.1f ms; count of the joined tables: %.1f ms;"
        " ratio %.2f\n",
        static_cast<long long>(counted), static_cast<long long>(found), ours, plain, ours / plain);
    return 0;
}
