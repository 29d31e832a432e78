#include "app/commands/checks.h"

#include "core/domain/iban.h"
#include "core/domain/payment.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

QString faultOfTimes(const storage::Statement &row)
{
    const bool isSucceeded = PaymentStatus(row.int64(3)) == PaymentStatus::Succeeded;
    if (isSucceeded && row.isNull(4))
        return u"it is SUCCEEDED without succeeded_at"_s;
    if (!isSucceeded && !row.isNull(4))
        return u"it has succeeded_at without being SUCCEEDED"_s;
    return {};
}

/// The steps of all payments, in their order.
class StepCursor
{
public:
    explicit StepCursor(storage::Database &db)
        : m_rows(db.prepare(u"SELECT payment, seq, at, cause, status FROM payment_step"
                            " ORDER BY payment, seq"_s))
    {
        next();
    }

    void next() { m_isThere = m_rows.next(); }
    [[nodiscard]] bool isOf(qint64 payment) const
    {
        return m_isThere && this->payment() == payment;
    }
    [[nodiscard]] bool isThere() const { return m_isThere; }
    [[nodiscard]] qint64 payment() const { return m_rows.int64(0); }
    [[nodiscard]] qint64 seq() const { return m_rows.int64(1); }
    [[nodiscard]] Timestamp at() const { return m_rows.time(2); }
    [[nodiscard]] qint64 cause() const { return m_rows.int64(3); }
    [[nodiscard]] qint64 status() const { return m_rows.int64(4); }

private:
    storage::Statement m_rows;
    bool m_isThere = false;
};

/// A payment as far as its steps have been followed.
struct Progress {
    PaymentStatus status = PaymentStatus::Pending;
    Timestamp at;
};

/// @return empty, or what is wrong with the step
QString follow(const StepCursor &step, Progress &progress)
{
    constexpr qint64 kLastCause = qint64(kPaymentTriggers.back());
    if (step.cause() < 1 || step.cause() > kLastCause)
        return u"there is no cause %1"_s.arg(step.cause());
    const auto next = nextStatus(progress.status, PaymentTrigger(step.cause()));
    if (!next)
        return u"cause %1 leads nowhere from %2"_s.arg(step.cause()).arg(toText(progress.status));
    if (qint64(*next) != step.status())
        return u"cause %1 leads from %2 to %3, not to status %4"_s.arg(step.cause())
            .arg(toText(progress.status), toText(*next))
            .arg(step.status());
    if (step.at() < progress.at)
        return u"it is earlier than what it follows"_s;
    progress = {*next, step.at()};
    return {};
}

QString faultOfResult(const storage::Statement &payment, const Progress &progress)
{
    if (payment.int64(1) != qint64(progress.status))
        return u"its status is %1, but its steps lead to %2"_s.arg(payment.int64(1))
            .arg(toText(progress.status));
    if (const auto succeededAt = payment.optionalTime(3);
        succeededAt && *succeededAt != progress.at)
        return u"succeeded_at is not the time of its last step"_s;
    return {};
}

} // namespace

Result<QString> checkPayments(storage::Database &db)
{
    auto rows = db.prepare(u"SELECT seq, id, created_at, status, succeeded_at,"
                           " debtor_iban FROM payment ORDER BY seq"_s);
    const QString table = u"payment"_s;
    qint64 count = 0;
    Timestamp before = Timestamp::min();
    while (rows.next()) {
        const qint64 seq = rows.int64(0);
        if (seq != ++count)
            return faultAt(table, seq, u"its seq should be %1"_s.arg(count));
        const Timestamp createdAt = rows.time(2);
        if (createdAt < before)
            return faultAt(table, seq, u"created_at is earlier than that of the one before"_s);
        before = createdAt;
        if (const QString fault = faultOfId(rows.text(1), createdAt); !fault.isEmpty())
            return faultAt(table, seq, fault);
        if (const QString fault = faultOfTimes(rows); !fault.isEmpty())
            return faultAt(table, seq, fault);
        if (const QString iban = rows.text(5); !iban.isEmpty() && !isValidIban(iban))
            return faultAt(table, seq, u"the debtor_iban is no valid one"_s);
    }
    return u"%1 rows, seq dense from 1, in the order of time; ids, times and IBANs valid"_s.arg(
        count);
}

Result<QString> checkSteps(storage::Database &db)
{
    auto payments = db.prepare(u"SELECT seq, status, created_at, succeeded_at FROM payment"
                               " ORDER BY seq"_s);
    const QString table = u"payment_step"_s;
    StepCursor step(db);
    qint64 count = 0;
    while (payments.next()) {
        const qint64 payment = payments.int64(0);
        Progress progress{PaymentStatus::Pending, payments.time(2)};
        for (; step.isOf(payment); step.next(), ++count) {
            if (const QString fault = follow(step, progress); !fault.isEmpty())
                return faultAt(table, step.seq(), fault);
        }
        if (step.isThere() && step.payment() < payment)
            break;
        if (const QString fault = faultOfResult(payments, progress); !fault.isEmpty())
            return faultAt(u"payment"_s, payment, fault);
    }
    if (step.isThere())
        return faultAt(table, step.seq(), u"it belongs to no payment"_s);
    return u"%1 rows, each allowed by the one before; every status is the last step's"_s.arg(count);
}

} // namespace tilldesk::app
