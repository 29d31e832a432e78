#include "core/payments/payment_counter.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payments {
namespace {

constexpr std::size_t kMostStored = 1000;

} // namespace

PaymentCounter::PaymentCounter(storage::Database &db) : m_db(db)
{
    db.addHooks({.beforeCommit = [this] { write(); },
                 .afterCommit = {},
                 .afterRollback =
                     [this] {
                         m_pending.clear();
                         m_stored.clear(); // the rollback may have undone their insert
                     }});
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
    // Both statements return no row count, so that PostgreSQL is not waited for. The row begins at
    // zero: an upsert of the delta would fail, because its amount can be negative (two payments of
    // 1 cent get a status and one of 100 cents leaves it), and the CHECK comes before the conflict.
    static const QString add =
        u"INSERT INTO payment_count (profile, level, block, status, n, amount)"
        " VALUES (:profile, :level, :block, :status, 0, 0) ON CONFLICT DO NOTHING"_s;
    static const QString change =
        u"UPDATE payment_count SET n = n + :n, amount = amount + :amount"
        " WHERE profile = :profile AND level = :level AND block = :block AND status = :status"_s;
    const auto prepare = [this](const QString &sql, const Key &key) {
        auto statement = m_db.prepare(sql);
        statement.bind(u":profile"_s, key.profile)
            .bind(u":level"_s, qint64(key.level))
            .bind(u":block"_s, key.block)
            .bind(u":status"_s, qint64(key.status));
        return statement;
    };
    if (m_stored.size() > kMostStored)
        m_stored.clear();
    for (const auto &[key, delta] : m_pending) {
        if (delta.count == 0 && delta.cents == 0)
            continue;
        if (m_stored.insert(key).second)
            prepare(add, key).run();
        prepare(change, key).bind(u":n"_s, delta.count).bind(u":amount"_s, delta.cents).run();
    }
    m_pending.clear();
}

} // namespace tilldesk::payments
