#include "core/verification/checks.h"

#include "core/domain/iban.h"
#include "core/domain/payment.h"

#include <QVarLengthArray>
#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

QString faultOfTimes(PaymentStatus status, const std::optional<Timestamp> &succeededAt)
{
    const bool isSucceeded = status == PaymentStatus::Succeeded;
    if (isSucceeded && !succeededAt)
        return u"it is SUCCEEDED without succeeded_at"_s;
    if (!isSucceeded && succeededAt)
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
        const auto [seq, status, createdAt, succeededAt] =
            rows.read<qint64, qint64, Timestamp, std::optional<Timestamp>>();
        if (seq < 0)
            continue; // reported by checkPayments()
        all.resize(std::max(all.size(), std::size_t(seq) + 1));
        all[std::size_t(seq)] = {.at = createdAt,
                                 .succeededAt = succeededAt,
                                 .status = PaymentStatus::Pending,
                                 .stored = qint8(status),
                                 .isBroken = false};
    }
    return all;
}

struct StepRow {
    qint64 payment;
    qint64 seq;
    Timestamp at;
    qint64 cause;
    qint64 status;
    qint64 actorKind;
};

/// Applies a step. Returns its fault; empty if it has none.
QString follow(const StepRow &step, Progress &progress)
{
    constexpr auto kLastCause = qint64(kPaymentTriggers.back());
    if (step.cause < 1 || step.cause > kLastCause)
        return u"there is no cause %1"_s.arg(step.cause);
    const auto next = nextStatus(progress.status, PaymentTrigger(step.cause));
    if (!next)
        return u"cause %1 is not allowed in status %2"_s.arg(step.cause)
            .arg(toText(progress.status));
    if (qint64(*next) != step.status)
        return u"cause %1 changes the status %2 to %3, not to status %4"_s.arg(step.cause)
            .arg(toText(progress.status), toText(*next))
            .arg(step.status);
    if (step.actorKind < qint64(Actor::Kind::Service)
        || step.actorKind > qint64(Actor::Kind::Provider))
        return u"there is no actor_kind %1"_s.arg(step.actorKind);
    if (step.at < progress.at)
        return u"it is earlier than the step before it"_s;
    progress.status = *next;
    progress.at = step.at;
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
    auto rows = db.prepare(u"SELECT p.seq, p.id, p.created_at, p.status, p.succeeded_at,"
                           " p.debtor_iban, r.environment FROM payment p"
                           " JOIN profile r ON r.seq = p.profile ORDER BY p.seq"_s);
    const QString table = u"payment"_s;
    qint64 count = 0;
    Timestamp before = Timestamp::min();
    while (rows.next()) {
        const auto [seq, id, createdAt, status, succeededAt, iban, environment] =
            rows.read<qint64, QByteArrayView, Timestamp, PaymentStatus, std::optional<Timestamp>,
                      QByteArrayView, Environment>();
        if (seq != ++count) {
            found.at(table, seq, u"its seq should be %1"_s.arg(count));
            count = seq;
        }
        if (createdAt < before)
            found.at(table, seq, u"created_at is earlier than in the row before it"_s);
        before = createdAt;
        // A provider makes ids of its own, and masks account numbers.
        const bool isHostedOne = isHosted(environment);
        if (const QString fault = faultOfId(id, createdAt); !isHostedOne && !fault.isEmpty())
            found.at(table, seq, fault);
        if (const QString fault = faultOfTimes(status, succeededAt); !fault.isEmpty())
            found.at(table, seq, fault);
        // A pseudonym of retention; checkPseudonyms() holds it to its entry.
        if (!iban.isEmpty() && !iban.startsWith("ZZ") && !isHostedOne
            && !isValidIban(QVarLengthArray<char16_t, 40>(iban.begin(), iban.end())))
            found.at(table, seq, u"the debtor_iban is not valid"_s);
    }
    return u"%1 rows, seq without gaps from 1, ordered by time; ids, times and IBANs valid"_s.arg(
        count);
}

QString checkSteps(storage::Database &db, Findings &found)
{
    std::vector<Progress> payments = progressOfAll(db);
    const QString table = u"payment_step"_s;
    qint64 count = 0;
    auto rows = db.prepare(u"SELECT payment, seq, at, cause, status, actor_kind FROM payment_step"
                           " ORDER BY seq"_s);
    for (; rows.next(); ++count) {
        const StepRow step{rows.read<qint64>(), rows.read<qint64>(), rows.read<Timestamp>(),
                           rows.read<qint64>(), rows.read<qint64>(), rows.read<qint64>()};
        if (step.payment < 1 || std::size_t(step.payment) >= payments.size()) {
            found.at(table, step.seq, u"it belongs to no payment"_s);
            continue;
        }
        Progress &progress = payments[std::size_t(step.payment)];
        if (const QString fault = follow(step, progress); !fault.isEmpty() && !progress.isBroken) {
            found.at(table, step.seq, u"%1; it is of payment %2"_s.arg(fault).arg(step.payment));
            progress.isBroken = true;
        }
    }
    for (std::size_t payment = 1; payment < payments.size(); ++payment) {
        if (payments[payment].isBroken)
            continue; // its first wrong step was reported
        if (const QString fault = faultOfResult(payments[payment]); !fault.isEmpty())
            found.at(u"payment"_s, qint64(payment), fault);
    }
    return u"%1 rows, each step allowed after the one before it; each payment has the status of its"
           " last step"_s.arg(count);
}

} // namespace tilldesk::verification
