#include "core/verification/checks.h"

#include "core/domain/iban.h"
#include "core/domain/payment.h"

#include <QVarLengthArray>
#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
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

/// The state of a payment according to the steps read so far, and the state stored in its row.
struct Progress {
    Timestamp at;
    std::optional<Timestamp> succeededAt;
    PaymentStatus status = PaymentStatus::Pending;
    qint8 stored = 0;      ///< status in the row; 0: there is no row
    bool isBroken = false; ///< a wrong step was reported
};

/// Returns all payments, indexed by seq. They are held in memory so that the steps can be read in
/// storage order: reading them by payment takes twice as long.
std::vector<Progress> progressOfAll(storage::Database &db)
{
    std::vector<Progress> all(1);
    auto rows = db.prepare(u"SELECT seq, status, created_at, succeeded_at FROM payment"
                           " ORDER BY seq"_s);
    while (rows.next()) {
        if (rows.int64(0) < 0)
            continue; // reported by checkPayments()
        all.resize(std::max(all.size(), std::size_t(rows.int64(0)) + 1));
        all[std::size_t(rows.int64(0))] = {.at = rows.time(2),
                                           .succeededAt = rows.optionalTime(3),
                                           .status = PaymentStatus::Pending,
                                           .stored = qint8(rows.int64(1)),
                                           .isBroken = false};
    }
    return all;
}

/// Applies a step. Returns its fault; empty if it has none.
/// @param step  columns payment, seq, at, cause, status, actor_kind
QString follow(const storage::Statement &step, Progress &progress)
{
    constexpr auto kLastCause = qint64(kPaymentTriggers.back());
    const qint64 cause = step.int64(3);
    if (cause < 1 || cause > kLastCause)
        return u"there is no cause %1"_s.arg(cause);
    const auto next = nextStatus(progress.status, PaymentTrigger(cause));
    if (!next)
        return u"cause %1 leads nowhere from %2"_s.arg(cause).arg(toText(progress.status));
    if (qint64(*next) != step.int64(4))
        return u"cause %1 leads from %2 to %3, not to status %4"_s.arg(cause)
            .arg(toText(progress.status), toText(*next))
            .arg(step.int64(4));
    if (step.int64(5) < qint64(Actor::Kind::Service)
        || step.int64(5) > qint64(Actor::Kind::Signature))
        return u"there is no actor_kind %1"_s.arg(step.int64(5));
    const Timestamp at = step.time(2);
    if (at < progress.at)
        return u"it is earlier than what it follows"_s;
    progress.status = *next;
    progress.at = at;
    return {};
}

QString faultOfResult(const Progress &progress)
{
    if (progress.stored == 0)
        return {}; // a gap in seq, reported by checkPayments()
    if (progress.stored != qint8(progress.status))
        return u"its status is %1, but its steps lead to %2"_s.arg(progress.stored)
            .arg(toText(progress.status));
    if (progress.succeededAt && *progress.succeededAt != progress.at)
        return u"succeeded_at is not the time of its last step"_s;
    return {};
}

} // namespace

QString checkPayments(storage::Database &db, Findings &found)
{
    auto rows = db.prepare(u"SELECT seq, id, created_at, status, succeeded_at,"
                           " debtor_iban FROM payment ORDER BY seq"_s);
    const QString table = u"payment"_s;
    qint64 count = 0;
    Timestamp before = Timestamp::min();
    while (rows.next()) {
        const qint64 seq = rows.int64(0);
        if (seq != ++count) {
            found.at(table, seq, u"its seq should be %1"_s.arg(count));
            count = seq;
        }
        const Timestamp createdAt = rows.time(2);
        if (createdAt < before)
            found.at(table, seq, u"created_at is earlier than that of the one before"_s);
        before = createdAt;
        if (const QString fault = faultOfId(rows.utf8(1), createdAt); !fault.isEmpty())
            found.at(table, seq, fault);
        if (const QString fault = faultOfTimes(rows); !fault.isEmpty())
            found.at(table, seq, fault);
        if (const QByteArrayView iban = rows.utf8(5); !iban.isEmpty()
            && !isValidIban(QVarLengthArray<char16_t, 40>(iban.begin(), iban.end())))
            found.at(table, seq, u"the debtor_iban is no valid one"_s);
    }
    return u"%1 rows, seq dense from 1, in the order of time; ids, times and IBANs valid"_s.arg(
        count);
}

QString checkSteps(storage::Database &db, Findings &found)
{
    std::vector<Progress> payments = progressOfAll(db);
    const QString table = u"payment_step"_s;
    qint64 count = 0;
    auto step = db.prepare(u"SELECT payment, seq, at, cause, status, actor_kind FROM payment_step"
                           " ORDER BY seq"_s);
    for (; step.next(); ++count) {
        const qint64 payment = step.int64(0);
        if (payment < 1 || std::size_t(payment) >= payments.size()) {
            found.at(table, step.int64(1), u"it belongs to no payment"_s);
            continue;
        }
        Progress &progress = payments[std::size_t(payment)];
        if (const QString fault = follow(step, progress); !fault.isEmpty() && !progress.isBroken) {
            found.at(table, step.int64(1), u"%1; it is of payment %2"_s.arg(fault).arg(payment));
            progress.isBroken = true;
        }
    }
    for (std::size_t payment = 1; payment < payments.size(); ++payment) {
        if (payments[payment].isBroken)
            continue; // its first wrong step was reported
        if (const QString fault = faultOfResult(payments[payment]); !fault.isEmpty())
            found.at(u"payment"_s, qint64(payment), fault);
    }
    return u"%1 rows, each allowed by the one before; every status is the last step's"_s.arg(count);
}

} // namespace tilldesk::verification
