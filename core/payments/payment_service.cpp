#include "core/payments/payment_service.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::payments {

PaymentService::PaymentService(storage::Database &db, const Clock &clock, Events &events,
                               merchants::MerchantService &merchants, PaymentRules rules)
    : m_repository(db),
      m_counter(db),
      m_clock(clock),
      m_events(events),
      m_merchants(merchants),
      m_rules(rules)
{
    db.addHooks({.beforeCommit = {}, .afterCommit = {}, .afterRollback = [this] {
                     m_last.reset();
                     m_nextExpiry = Timestamp(); // whatever was swept is to be swept again
                 }});
    m_nextExpiry = m_repository.nextExpiry();
}

Result<Payment> PaymentService::create(const ProfileId &profileId, const NewPayment &wanted,
                                       const Actor &actor)
{
    const auto directory = m_merchants.directory();
    const merchants::StoredProfile *profile = directory->profile(profileId);
    if (profile == nullptr)
        return fail(ErrorCode::ProfileNotFound, u"There is no such merchant profile"_s);
    if (!profile->profile.isOpen || profile->profile.iban.isEmpty())
        return fail(ErrorCode::UnableToPayCreditor,
                    u"The merchant profile is closed or has no account"_s);

    const auto orDefault = [](const QString &own, const QString &common) {
        return own.isEmpty() ? common : own;
    };
    PaymentRow row{.payment = {},
                   .profileSeq = profile->seq,
                   .actor = actor,
                   .voucherEligibility = wanted.voucherEligibility};
    Payment &payment = row.payment;
    // The order of creation is the order of time, even when the computer's clock was set back.
    payment.createdAt = std::max(m_clock.now(), last().createdAt);
    payment.expireAt = m_clock.now() + m_rules.expiry;
    payment.id = PaymentId(crypto::newId(payment.createdAt));
    payment.profileId = profileId;
    payment.amount = wanted.amount;
    payment.reference = wanted.reference;
    payment.description = wanted.description;
    payment.bulkId = orDefault(wanted.bulkId, profile->profile.bulkId);
    payment.identifyCallbackUrl =
        orDefault(wanted.identifyCallbackUrl, profile->profile.identifyCallbackUrl);
    payment.callbackUrl = orDefault(wanted.callbackUrl, profile->profile.callbackUrl);
    payment.returnUrl = wanted.returnUrl;
    write(row);
    tellOf(payment, true);
    return payment;
}

Result<Payment> PaymentService::cancel(const PaymentId &id, const Asker &asker)
{
    const auto payment = m_repository.find(id);
    if (!payment)
        return fail(ErrorCode::PaymentNotFound, u"There is no such payment"_s);
    if (asker.profile && *asker.profile != payment->profileId)
        return fail(ErrorCode::CallerNotAllowedToCancel,
                    u"The caller is not a participant of the payment"_s);
    // Past its time a payment is EXPIRED to everybody, whether the sweep was there or not.
    const Payment current = asOf(*payment, m_clock.now());
    if (const auto next = nextStatus(current.status, PaymentTrigger::MerchantCancels); !next)
        return next.failure();
    return apply(*payment, PaymentTrigger::MerchantCancels, asker.actor);
}

int PaymentService::expireOverdue(int limit)
{
    const auto overdue = m_repository.overdue(m_clock.now(), limit);
    for (const qint64 seq : overdue) {
        if (const auto payment = m_repository.find(seq)) {
            // An open payment may always expire, so there is no refusal to tell.
            std::ignore = apply(*payment, PaymentTrigger::TimePasses, {});
        }
    }
    m_nextExpiry = m_repository.nextExpiry();
    return int(overdue.size());
}

Result<void> PaymentService::append(PaymentRow row, const QList<PaymentStep> &steps)
{
    const Payment &payment = row.payment;
    Q_ASSERT(payment.status == (steps.isEmpty() ? PaymentStatus::Pending : steps.last().status));
    if (payment.createdAt < last().createdAt)
        return fail(ErrorCode::Internal, u"a later payment is there already"_s);
    write(row);
    for (const PaymentStep &step : steps)
        m_repository.insert(payment, step);
    // What has long passed stays as it was told, until the next sweep.
    if (tilldesk::isOpen(payment.status) && payment.expireAt > m_clock.now())
        m_nextExpiry = std::min(m_nextExpiry.value_or(payment.expireAt), payment.expireAt);
    m_events.payments << PaymentChange{payment.id, payment.profileId, payment.status, true};
    return {};
}

Result<Payment> PaymentService::apply(const Payment &payment, PaymentTrigger trigger,
                                      const Actor &actor)
{
    const auto next = nextStatus(payment.status, trigger);
    if (!next)
        return next.failure();
    const auto directory = m_merchants.directory();
    const merchants::StoredProfile *profile = directory->profile(payment.profileId);
    if (profile == nullptr)
        return fail(ErrorCode::Internal, u"a payment has lost its profile"_s);
    Payment changed = payment;
    changed.status = *next;
    // A payment expires at its hour, however late the sweep; and a clock that was set back must not
    // make a step earlier than the one before it.
    const Timestamp due = trigger == PaymentTrigger::TimePasses ? payment.expireAt : m_clock.now();
    const Timestamp at = std::max(due, m_repository.lastChange(payment));
    if (*next == PaymentStatus::Succeeded)
        changed.succeededAt = at;
    m_repository.update(changed, {at, *next, trigger, actor});
    m_counter.changed(payment, *next, profile->seq);
    tellOf(changed, false);
    return changed;
}

void PaymentService::write(PaymentRow &row)
{
    row.payment.seq = last().seq + 1;
    m_repository.insert(row);
    m_counter.added(row.payment, row.profileSeq);
    m_last = {row.payment.seq, row.payment.createdAt};
}

const PaymentRepository::Last &PaymentService::last()
{
    if (!m_last)
        m_last = m_repository.last();
    return *m_last;
}

void PaymentService::tellOf(const Payment &payment, bool isNew)
{
    if (tilldesk::isOpen(payment.status))
        m_nextExpiry = std::min(m_nextExpiry.value_or(payment.expireAt), payment.expireAt);
    m_events.payments << PaymentChange{payment.id, payment.profileId, payment.status, isNew};
}

} // namespace tilldesk::payments
