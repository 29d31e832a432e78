#include "core/payments/payment_service.h"

#include "core/audit/person.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::payments {

PaymentService::PaymentService(storage::Database &db, const Clock &clock, Events &events,
                               merchants::MerchantService &merchants,
                               callbacks::CallbackOutbox &outbox, PaymentBooking &booking,
                               PaymentRules rules)
    : m_repository(db),
      m_trail(db, clock),
      m_counter(db),
      m_clock(clock),
      m_events(events),
      m_merchants(merchants),
      m_outbox(outbox),
      m_booking(booking),
      m_rules(rules)
{
    db.addHooks({.beforeCommit = {}, .afterCommit = {}, .afterRollback = [this] {
                     m_last.reset();
                     m_nextExpiry = Timestamp(); // the rollback undid the sweep: repeat it
                 }});
    m_nextExpiry = m_repository.nextDeadline();
    m_outbox.setAnswered(
        [this](const PaymentId &id, bool isAccepted) { return answered(id, isAccepted); });
}

Result<Payment> PaymentService::create(const ProfileId &profileId, const NewPayment &wanted,
                                       const Actor &actor)
{
    const auto directory = m_merchants.directory();
    auto row = rowFor(directory->profile(profileId), wanted, actor);
    if (!row)
        return row.failure();
    write(*row);
    tellOf(row->payment, true);
    return row->payment;
}

Result<std::optional<Payment>> PaymentService::repeated(const ProfileId &profile,
                                                        const NewPayment &wanted)
{
    if (wanted.id.isEmpty())
        return std::nullopt;
    auto known = m_repository.find(wanted.id);
    if (!known)
        return std::nullopt;
    if (known->profileId != profile || known->amount != wanted.amount
        || known->reference != wanted.reference || known->pointOfSale != wanted.pointOfSale)
        return fail(ErrorCode::FieldInvalid, u"is the id of another payment"_s, u"paymentId"_s);
    return asOf(std::move(*known), m_clock.now());
}

Result<Payment> PaymentService::createStaticQr(const ProfileId &profileId, const NewPayment &wanted,
                                               const Actor &actor)
{
    const auto directory = m_merchants.directory();
    const merchants::StoredProfile *profile = directory->profile(profileId);
    auto row = rowFor(profile, wanted, actor);
    if (!row)
        return row.failure();
    const auto place = m_merchants.ensurePointOfSale({.id = wanted.pointOfSale,
                                                      .profileId = profileId,
                                                      .name = wanted.pointOfSale,
                                                      .shopId = wanted.shopId,
                                                      .shopName = wanted.shopName});
    if (!place)
        return place.failure();
    if (const auto active = m_repository.activeAt(profileId, wanted.pointOfSale)) {
        const bool isOver = asOf(*active, m_clock.now()).status == PaymentStatus::Expired;
        const auto ended = isOver ? apply(*active, PaymentTrigger::TimePasses, {})
                                  : apply(*active, PaymentTrigger::Replaced, actor);
        if (!ended)
            return ended.failure();
    }
    row->payment.type = PaymentType::StaticQr;
    row->payment.expireAt =
        std::max(m_clock.now() + m_rules.staticQrExpiry, row->payment.createdAt);
    if (wanted.shopId.isEmpty())
        row->payment.shopId = place->shopId;
    if (wanted.shopName.isEmpty())
        row->payment.shopName = place->shopName;
    write(*row);
    tellOf(row->payment, true);
    return row->payment;
}

Result<PaymentRow> PaymentService::rowFor(const merchants::StoredProfile *profile,
                                          const NewPayment &wanted, const Actor &actor)
{
    if (profile == nullptr)
        return fail(ErrorCode::ProfileNotFound, u"There is no such merchant profile"_s);
    if (!profile->profile.isOpen || profile->profile.iban.isEmpty())
        return fail(ErrorCode::UnableToPayCreditor,
                    u"The merchant profile is closed or has no account"_s);
    if (isHosted(profile->profile.environment))
        return fail(ErrorCode::UnableToPayCreditor,
                    u"The payments of this profile are made by its provider"_s);
    const auto orDefault = [](const QString &own, const QString &common) {
        return own.isEmpty() ? common : own;
    };
    PaymentRow row{
        .payment = {}, .profileSeq = profile->seq, .voucherEligibility = wanted.voucherEligibility};
    Payment &payment = row.payment;
    payment.takenBy = actor;
    // Keeps creation times monotonic in `seq`, even if the wall clock was set back.
    payment.createdAt = std::max(m_clock.now(), last().createdAt);
    payment.expireAt = std::max(m_clock.now() + m_rules.expiry, payment.createdAt);
    payment.id = wanted.id.isEmpty() ? PaymentId(crypto::newId(payment.createdAt)) : wanted.id;
    payment.profileId = profile->profile.id;
    payment.amount = wanted.amount;
    payment.reference = wanted.reference;
    payment.description = wanted.description;
    payment.bulkId = orDefault(wanted.bulkId, profile->profile.bulkId);
    payment.identifyCallbackUrl =
        orDefault(wanted.identifyCallbackUrl, profile->profile.identifyCallbackUrl);
    payment.callbackUrl = orDefault(wanted.callbackUrl, profile->profile.callbackUrl);
    payment.returnUrl = wanted.returnUrl;
    payment.pointOfSale = wanted.pointOfSale;
    payment.shopId = wanted.shopId;
    payment.shopName = wanted.shopName;
    return row;
}

Result<Payment> PaymentService::current(const PaymentId &id)
{
    auto payment = m_repository.find(id);
    if (!payment)
        return fail(ErrorCode::PaymentNotFound, u"There is no such payment"_s);
    // Applies expiry on read: an overdue payment is final even if the expiry job has not stored
    // that yet.
    return asOf(std::move(*payment), m_clock.now());
}

void PaymentService::readAhead(const PaymentId &id)
{
    m_repository.readAhead(id);
    m_repository.readLastChangeAhead(id);
    m_outbox.readAhead(id);
}

Result<Payment> PaymentService::cancel(const PaymentId &id, const Asker &asker)
{
    auto payment = current(id);
    if (!payment)
        return payment;
    if (asker.profile && *asker.profile != payment->profileId)
        return fail(ErrorCode::CallerNotAllowedToCancel,
                    u"The caller is not a participant of the payment"_s);
    if (isHosted(payment->environment))
        return fail(ErrorCode::CallerNotAllowedToCancel,
                    u"Only its provider can cancel the payment"_s);
    auto cancelled = apply(*payment, PaymentTrigger::MerchantCancels, asker.actor);
    if (cancelled && audit::isPerson(audit::Acting::current().kind))
        m_trail.record({.kind = AuditKind::PaymentCancelled,
                        .subject = id.text(),
                        .facts = {{u"amount"_s, payment->amount.cents()},
                                  {u"reference"_s, payment->reference}}});
    return cancelled;
}

Result<QString> PaymentService::revealIban(const PaymentId &id, const Asker &asker)
{
    const auto payment = m_repository.find(id);
    if (!payment)
        return fail(ErrorCode::PaymentNotFound, u"There is no such payment"_s);
    if (asker.profile && *asker.profile != payment->profileId)
        return fail(ErrorCode::AccessDenied, u"The payment belongs to another profile"_s);
    if (isHosted(payment->environment))
        return fail(ErrorCode::RefundNotAvailable,
                    u"Only its provider knows the whole account number"_s);
    auto iban = refundIbanOf(*payment);
    if (!iban)
        return iban;
    std::optional<audit::Acting> acting;
    if (asker.actor.kind != Actor::Kind::Service)
        acting.emplace(audit::actorOf(asker.actor));
    m_trail.record({.kind = AuditKind::DebtorIbanShown,
                    .subject = id.text(),
                    .facts = {{u"reference"_s, payment->reference}}});
    return iban;
}

Result<Payment> PaymentService::acknowledge(const PaymentId &id, Amount amount, const Asker &asker)
{
    auto payment = current(id);
    if (!payment)
        return payment;
    if (asker.profile && *asker.profile != payment->profileId)
        return fail(ErrorCode::AccessDenied, u"The payment belongs to another profile"_s);
    if (isHosted(payment->environment))
        return fail(ErrorCode::PaymentNotAcknowledgeable,
                    u"Only its provider can acknowledge the payment"_s);
    if (payment->status == PaymentStatus::Voided)
        return fail(ErrorCode::PaymentVoided, u"The time to acknowledge the payment has passed"_s);
    const bool isDone = payment->status == PaymentStatus::Succeeded && payment->acknowledgeBy;
    if (!isDone && payment->status != PaymentStatus::PendingMerchantAcknowledgement)
        return fail(ErrorCode::PaymentNotAcknowledgeable,
                    u"The payment is %1 and does not wait for an acknowledgement"_s.arg(
                        toText(payment->status)));
    if (amount != payment->amount)
        return fail(ErrorCode::AmountMismatch,
                    u"The amount of the payment is %1 cents, not %2"_s.arg(payment->amount.cents())
                        .arg(amount.cents()));
    return isDone ? payment : apply(*payment, PaymentTrigger::MerchantAcknowledges, asker.actor);
}

Result<Payment> PaymentService::currentLocal(const PaymentId &id)
{
    auto payment = current(id);
    if (payment && isHosted(payment->environment))
        return fail(ErrorCode::SimulationOff, u"Only its provider knows what happens to it"_s);
    return payment;
}

Result<Payment> PaymentService::identify(const PaymentId &id, const Debtor &debtor)
{
    auto payment = currentLocal(id);
    if (!payment)
        return payment;
    payment->debtor = debtor;
    return apply(*payment, PaymentTrigger::DebtorIdentifies, {Actor::Kind::Debtor, debtor.name});
}

Result<Payment> PaymentService::advance(const PaymentId &id, PaymentTrigger trigger,
                                        const Actor &actor)
{
    auto payment = currentLocal(id);
    return payment ? apply(*payment, trigger, actor) : payment;
}

Result<Payment> PaymentService::settle(const PaymentId &id)
{
    auto payment = currentLocal(id);
    if (!payment)
        return payment;
    const auto directory = m_merchants.directory();
    const merchants::StoredProfile *profile = directory->profile(payment->profileId);
    const bool asksFirst = profile != nullptr && profile->profile.hasSynchronousCallback
        && !payment->callbackUrl.isEmpty() && payment->status == PaymentStatus::Authorized;
    if (!asksFirst)
        return settleNow(*payment);
    m_outbox.ask(*payment, profile->profile);
    return payment;
}

Result<Payment> PaymentService::settleNow(const Payment &payment)
{
    const auto directory = m_merchants.directory();
    const merchants::StoredProfile *profile = directory->profile(payment.profileId);
    const bool asks = profile != nullptr && profile->profile.asksAcknowledgement;
    return apply(payment,
                 asks ? PaymentTrigger::SettlesAwaitingAcknowledgement : PaymentTrigger::Settles,
                 {});
}

Result<void> PaymentService::answered(const PaymentId &id, bool isAccepted)
{
    const auto payment = m_repository.find(id);
    if (!payment || payment->status != PaymentStatus::Authorized)
        return {};
    const auto ended =
        isAccepted ? settleNow(*payment) : apply(*payment, PaymentTrigger::TechnicalFailure, {});
    return ended ? Result<void>() : Result<void>(ended.failure());
}

Result<void> PaymentService::refunded(const PaymentId &id, Amount amount)
{
    const auto payment = m_repository.refundedOf(id);
    if (!payment)
        return fail(ErrorCode::PaymentNotFound, u"There is no such payment"_s);
    const auto refunded = Amount::add(payment->refunded, amount);
    if (!refunded || *refunded > payment->amount)
        return fail(ErrorCode::Internal, u"more is refunded than was paid"_s);
    m_repository.setRefunded(payment->seq, *refunded);
    m_events.payments << PaymentChange{payment->id, payment->profileId, payment->status, false};
    return {};
}

int PaymentService::expireOverdue(int limit)
{
    const auto overdue = m_repository.overdue(m_clock.now(), limit);
    for (const Payment &payment : overdue) {
        m_repository.readLastChangeAhead(payment.id);
        m_outbox.readAhead(payment.id);
    }
    for (const Payment &payment : overdue) {
        const auto trigger = tilldesk::isOpen(payment.status)
            ? PaymentTrigger::TimePasses
            : PaymentTrigger::AcknowledgementDeadlinePasses;
        // An overdue payment can always end, so this cannot be refused.
        std::ignore = apply(payment, trigger, {});
    }
    m_nextExpiry = m_repository.nextDeadline();
    return int(overdue.size());
}

Result<Payment> PaymentService::adopt(const ProfileId &profileId, const HostedPayment &seen,
                                      const NewPayment &wanted, const Actor &actor)
{
    const auto directory = m_merchants.directory();
    const merchants::StoredProfile *profile = directory->profile(profileId);
    if (profile == nullptr)
        return fail(ErrorCode::ProfileNotFound, u"There is no such merchant profile"_s);
    if (!wanted.pointOfSale.isEmpty()) {
        const auto place = m_merchants.ensurePointOfSale({.id = wanted.pointOfSale,
                                                          .profileId = profileId,
                                                          .name = wanted.pointOfSale,
                                                          .shopId = wanted.shopId,
                                                          .shopName = wanted.shopName});
        if (!place)
            return place.failure();
    }
    PaymentRow row{
        .payment = {}, .profileSeq = profile->seq, .voucherEligibility = wanted.voucherEligibility};
    Payment &payment = row.payment;
    payment.id = seen.id;
    payment.profileId = profileId;
    payment.environment = profile->profile.environment;
    payment.type = wanted.pointOfSale.isEmpty() ? PaymentType::Dynamic : PaymentType::StaticQr;
    payment.amount = seen.amount;
    payment.createdAt = std::max(m_clock.now(), last().createdAt);
    payment.expireAt = seen.expireAt;
    payment.reference = wanted.reference;
    payment.description = wanted.description;
    payment.bulkId = seen.bulkId.isEmpty() ? wanted.bulkId : seen.bulkId;
    payment.identifyCallbackUrl = wanted.identifyCallbackUrl;
    payment.callbackUrl = wanted.callbackUrl;
    payment.returnUrl = wanted.returnUrl;
    payment.pointOfSale = wanted.pointOfSale;
    payment.shopId = wanted.shopId;
    payment.shopName = wanted.shopName;
    payment.takenBy = actor;
    write(row);
    tellOf(payment, true);
    return payment;
}

Result<PaymentService::Followed>
PaymentService::follow(const Payment &known, const HostedPayment &seen, const Actor &actor)
{
    if (known.status == seen.status)
        return Followed{known};
    const auto triggers = stepsBetween(known.status, seen.status);
    if (triggers.isEmpty())
        return Followed{known, false, true};
    Payment payment = known;
    if (!payment.debtor.isKnown())
        payment.debtor = seen.debtor;
    for (const PaymentTrigger trigger : triggers) {
        auto next = apply(payment, trigger, actor);
        if (!next)
            return next.failure();
        payment = std::move(*next);
    }
    return Followed{payment, true};
}

Result<qint64> PaymentService::append(PaymentRow row, const QList<PaymentStep> &steps)
{
    const Payment &payment = row.payment;
    Q_ASSERT(payment.status == (steps.isEmpty() ? PaymentStatus::Pending : steps.last().status));
    if (payment.createdAt < last().createdAt)
        return fail(ErrorCode::Internal, u"a later payment exists already"_s);
    write(row);
    for (const PaymentStep &step : steps)
        m_repository.insert(payment, step);
    // A payment that is already overdue keeps its given status until the next sweep.
    if (asOf(payment, m_clock.now()).status == payment.status)
        expectDeadlineOf(payment);
    m_events.payments << PaymentChange{payment.id, payment.profileId, payment.status, true};
    return payment.seq;
}

Result<void> PaymentService::book(const Payment &payment)
{
    const auto directory = m_merchants.directory();
    const merchants::StoredProfile *profile = directory->profile(payment.profileId);
    if (profile == nullptr)
        return fail(ErrorCode::Internal, u"a payment has lost its profile"_s);
    return m_booking.book(payment, profile->profile);
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
    // Dates the step at the deadline, not at the time of the sweep, and never before the previous
    // step (the clock may have been set back).
    Timestamp due = m_clock.now();
    if (trigger == PaymentTrigger::TimePasses)
        due = payment.expireAt;
    else if (trigger == PaymentTrigger::AcknowledgementDeadlinePasses)
        due = payment.acknowledgeBy.value_or(due);
    const Timestamp at = std::max(due, m_repository.lastChange(payment));
    if (*next == PaymentStatus::Succeeded)
        changed.succeededAt = at;
    if (*next == PaymentStatus::PendingMerchantAcknowledgement)
        changed.acknowledgeBy = m_clock.now() + m_rules.acknowledgement;
    m_repository.update(changed, {at, *next, trigger, actor});
    m_counter.changed(payment, *next, profile->seq);
    if (*next == PaymentStatus::Succeeded) {
        if (const auto booked = m_booking.book(changed, profile->profile); !booked)
            return booked.failure();
    }
    if (payment.status == PaymentStatus::Authorized && *next == PaymentStatus::Failed)
        m_outbox.stopAsking(payment.id);
    m_outbox.add(changed, profile->profile);
    tellOf(changed, false);
    return changed;
}

void PaymentService::setVat(const Payment &payment, const VatShares &vat)
{
    if (!vat.isEmpty())
        m_repository.insertVat(payment, storedShares(vat));
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
    expectDeadlineOf(payment);
    m_events.payments << PaymentChange{payment.id, payment.profileId, payment.status, isNew};
}

void PaymentService::expectDeadlineOf(const Payment &payment)
{
    if (isHosted(payment.environment))
        return; // its provider decides
    std::optional<Timestamp> deadline;
    if (tilldesk::isOpen(payment.status))
        deadline = payment.expireAt;
    else if (payment.status == PaymentStatus::PendingMerchantAcknowledgement)
        deadline = payment.acknowledgeBy;
    if (deadline)
        m_nextExpiry = std::min(m_nextExpiry.value_or(*deadline), *deadline);
}

} // namespace tilldesk::payments
