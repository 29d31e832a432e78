#include "tests/support/core_fixture.h"

#include "core/storage/migrate.h"

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

storage::Database &migrated(storage::Database &db)
{
    storage::migrate(db);
    return db;
}

/// Returns the shortest way to `status` through the transition table.
QList<PaymentTrigger> wayTo(PaymentStatus status)
{
    using enum PaymentTrigger;
    switch (status) {
    case PaymentStatus::Pending: return {};
    case PaymentStatus::Identified: return {DebtorIdentifies};
    case PaymentStatus::Authorized: return {DebtorIdentifies, BankAuthorizes};
    case PaymentStatus::AuthorizationFailed: return {DebtorIdentifies, BankRefuses};
    case PaymentStatus::Failed: return {DebtorIdentifies, TechnicalFailure};
    case PaymentStatus::Succeeded: return {DebtorIdentifies, BankAuthorizes, Settles};
    case PaymentStatus::Cancelled: return {MerchantCancels};
    case PaymentStatus::Expired: return {TimePasses};
    case PaymentStatus::PendingMerchantAcknowledgement:
        return {DebtorIdentifies, BankAuthorizes, SettlesAwaitingAcknowledgement};
    case PaymentStatus::Voided:
        return {DebtorIdentifies, BankAuthorizes, SettlesAwaitingAcknowledgement,
                AcknowledgementDeadlinePasses};
    }
    Q_UNREACHABLE();
}

} // namespace

Profile openProfile(const MerchantId &merchant, const QString &name)
{
    Profile profile;
    profile.merchantId = merchant;
    profile.name = name;
    profile.creditorName = u"Bakkerij Janssens"_s;
    profile.iban = u"BE68539007547034"_s;
    return profile;
}

NewPayment newPayment(qint64 cents, const QString &reference)
{
    return {.amount = Amount::fromCents(cents), .reference = reference};
}

QList<PaymentStep> stepsTo(PaymentStatus status, Timestamp at)
{
    QList<PaymentStep> steps;
    PaymentStatus current = PaymentStatus::Pending;
    for (const PaymentTrigger trigger : wayTo(status)) {
        current = *nextStatus(current, trigger);
        steps << PaymentStep{at, current, trigger, {}};
    }
    return steps;
}

payments::PaymentRow rowIn(PaymentStatus status, Timestamp at)
{
    payments::PaymentRow row;
    row.payment.id = PaymentId(crypto::newId(at));
    row.payment.status = status;
    row.payment.amount = Amount::fromCents(1250);
    row.payment.createdAt = at;
    row.payment.expireAt = at + std::chrono::minutes(20);
    if (status == PaymentStatus::Succeeded)
        row.payment.succeededAt = at;
    if (status == PaymentStatus::PendingMerchantAcknowledgement || status == PaymentStatus::Voided)
        row.payment.acknowledgeBy = at + std::chrono::hours(7 * 24);
    return row;
}

CoreFixture::CoreFixture(Where where)
    : m_place(where),
      db(m_place.path()),
      merchants(migrated(db), clock, events, published),
      outbox(db, clock, events, {}),
      ledger(db),
      payoutItems(db, ledger),
      booking(db, ledger, payoutItems),
      payments(db, clock, events, merchants, outbox, booking, {}),
      refunds(db, clock, events, merchants, payments, ledger, payoutItems,
              {.fails = [this] { return refundsFail; }}),
      payouts(db, clock, events, ledger, payoutItems,
              {.closing = {}, .fails = [this] { return payoutsFail; }})
{
    merchant = *commit([this] { return merchants.addMerchant({.name = u"Janssens"_s}); });
    profile = addProfile(u"Web shop"_s);
    key = addKey(profile.id);
    events = {};
}

Profile CoreFixture::addProfile(const QString &name)
{
    return addProfile(openProfile(merchant.id, name));
}

Profile CoreFixture::addProfile(Profile wanted)
{
    wanted.merchantId = merchant.id;
    return *commit([&] { return merchants.addProfile(wanted); });
}

CreatedApiKey CoreFixture::addKey(const ProfileId &profileId, Authorities authorities)
{
    return *commit([&] {
        return merchants.createKey({profileId, u"Web shop 1"_s, {}, authorities});
    });
}

Payment CoreFixture::pay(qint64 cents, const QString &reference)
{
    return pay(profile.id, newPayment(cents, reference));
}

Payment CoreFixture::pay(const ProfileId &profileId, const NewPayment &wanted)
{
    return *commit([&] {
        return payments.create(profileId, wanted, {Actor::Kind::ApiKey, u"Test"_s});
    });
}

Payment CoreFixture::payAt(const QString &posId, qint64 cents)
{
    NewPayment wanted = newPayment(cents);
    wanted.pointOfSale = posId;
    return *commit([&] {
        return payments.createStaticQr(profile.id, wanted, {Actor::Kind::ApiKey, u"Test"_s});
    });
}

Payment CoreFixture::advance(const PaymentId &id, PaymentStatus status)
{
    const auto step = [&](PaymentTrigger trigger) -> Result<Payment> {
        if (trigger == PaymentTrigger::DebtorIdentifies)
            return payments.identify(id, kSomeDebtor);
        if (trigger == PaymentTrigger::MerchantCancels)
            return payments.cancel(id, {});
        if (trigger == PaymentTrigger::Settles
            || trigger == PaymentTrigger::SettlesAwaitingAcknowledgement)
            return payments.settle(id);
        return payments.advance(id, trigger, {});
    };
    for (const PaymentTrigger trigger : wayTo(status)) {
        if (!commit([&] { return step(trigger); }))
            qFatal("a payment could not be led to a status");
    }
    return *stored(id);
}

Payment CoreFixture::append(const ProfileId &profileId, PaymentStatus status, qint64 cents,
                            const QString &reference)
{
    return commit([&] { return appendHere(profileId, status, cents, reference); });
}

Payment CoreFixture::appendHere(const ProfileId &profileId, PaymentStatus status, qint64 cents,
                                const QString &reference)
{
    payments::PaymentRow row = rowIn(status, clock.now());
    row.payment.profileId = profileId;
    row.payment.amount = Amount::fromCents(cents);
    row.payment.reference = reference;
    row.profileSeq = merchants.directory()->profile(profileId)->seq;
    if (!payments.append(row, stepsTo(status, clock.now())))
        qFatal("a payment could not be appended");
    const Payment payment = *stored(row.payment.id);
    if (status == PaymentStatus::Succeeded && !payments.book(payment))
        qFatal("a payment could not be booked");
    return payment;
}

std::optional<Payment> CoreFixture::stored(const PaymentId &id)
{
    return payments::PaymentRepository(db).find(id);
}

qint64 CoreFixture::number(const QString &sql)
{
    auto row = db.prepare(sql);
    return row.next() ? row.read<qint64>() : -1;
}

} // namespace tilldesk::test
