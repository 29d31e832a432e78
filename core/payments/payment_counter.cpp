#include "core/payments/payment_counter.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payments {

PaymentCounter::PaymentCounter(storage::Database &db) : m_db(db)
{
    db.addHooks({.beforeCommit = [this] { write(); },
                 .afterCommit = {},
                 .afterRollback = [this] { m_pending.clear(); }});
}

void PaymentCounter::added(const Payment &payment, qint64 profileSeq)
{
    note(payment, payment.status, profileSeq, +1);
}

void PaymentCounter::changed(const Payment &before, PaymentStatus status, qint64 profileSeq)
{
    note(before, before.status, profileSeq, -1);
    note(before, status, profileSeq, +1);
}

void PaymentCounter::note(const Payment &payment, PaymentStatus status, qint64 profileSeq, int sign)
{
    for (const auto &[level, shift] : {std::pair(1, kSmallBlockShift), {2, kLargeBlockShift}}) {
        Delta &delta = m_pending[{profileSeq, level, payment.seq >> shift, status}];
        delta.count += sign;
        delta.cents += sign * payment.amount.cents();
    }
}

void PaymentCounter::write()
{
    static const QString first =
        u"INSERT INTO payment_count (profile, level, block, status, n, amount)"
        " VALUES (:profile, :level, :block, :status, :n, :amount)"_s;
    static const QString change =
        u"UPDATE payment_count SET n = n + :n, amount = amount + :amount"
        " WHERE profile = :profile AND level = :level AND block = :block AND status = :status"_s;
    for (const auto &[key, delta] : m_pending) {
        if (delta.count == 0 && delta.cents == 0)
            continue;
        const auto run = [this, &key = key, &delta = delta](const QString &sql) {
            return m_db.prepare(sql)
                .bind(u":profile"_s, key.profile)
                .bind(u":level"_s, qint64(key.level))
                .bind(u":block"_s, key.block)
                .bind(u":status"_s, qint64(key.status))
                .bind(u":n"_s, delta.count)
                .bind(u":amount"_s, delta.cents)
                .runCounted();
        };
        // UPDATE first, then INSERT. An upsert would fail: the delta's amount can be negative (two
        // payments of 1 cent get a status and one of 100 cents leaves it), and SQLite applies the
        // CHECK before it detects the conflict.
        if (run(change) == 0)
            std::ignore = run(first);
    }
    m_pending.clear();
}

} // namespace tilldesk::payments
