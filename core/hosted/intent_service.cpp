#include "core/hosted/intent_service.h"

#include "core/crypto/random.h"
#include "core/domain/sepa_text.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

constexpr int kMaxReason = 140; ///< characters
/// Digits that make a reference unique: 40 random bits among the requests of one profile.
constexpr qsizetype kUniqueDigits = 10;

tl::unexpected<Error> noSuchRequest()
{
    return fail(ErrorCode::PaymentNotFound, u"There is no such request for a payment"_s);
}

/// The payment as another system of the shop has asked for it.
NewPayment wantedFrom(const HostedPayment &seen)
{
    return {.amount = seen.amount,
            .reference = seen.reference,
            .description = seen.description,
            .bulkId = seen.bulkId};
}

} // namespace

IntentService::IntentService(storage::Database &db, const Clock &clock, const Clock &realClock,
                             Events &events, merchants::MerchantService &merchants,
                             payments::PaymentService &payments, ConnectionService &connections,
                             Rules rules)
    : m_repository(db),
      m_searches(db),
      m_payments(db),
      m_trail(db, clock),
      m_clock(clock),
      m_realClock(realClock),
      m_events(events),
      m_merchants(merchants),
      m_service(payments),
      m_connections(connections),
      m_rules(rules)
{
}

void IntentService::loseRequests()
{
    if (m_repository.loseAll() > 0)
        m_events.outcomesChanged = true;
}

Result<IntentService::Begun> IntentService::begin(const ProfileId &id, NewPayment wanted,
                                                  const VatShares &vat, const Actor &actor)
{
    const auto directory = m_merchants.directory();
    const merchants::StoredProfile *stored = directory->profile(id);
    if (stored == nullptr)
        return fail(ErrorCode::ProfileNotFound, u"There is no such merchant profile"_s);
    if (!wanted.id.isEmpty()) {
        if (const auto known = m_repository.find(wanted.id)) {
            if (known->outcome.profileId != id || known->wanted.amount != wanted.amount
                || known->wanted.reference != wanted.reference
                || known->wanted.pointOfSale != wanted.pointOfSale)
                return fail(ErrorCode::FieldInvalid, u"is the id of another payment"_s,
                            u"paymentId"_s);
            return Begun{known->outcome, known->wanted, false};
        }
    }
    const auto connection = m_connections.find(id);
    if (!connection)
        return connection.failure();
    if (const auto checked = checkProfile(*stored, *connection); !checked)
        return checked.failure();
    if (!wanted.pointOfSale.isEmpty()) {
        const auto place = m_merchants.ensurePointOfSale({.id = wanted.pointOfSale,
                                                          .profileId = id,
                                                          .name = wanted.pointOfSale,
                                                          .shopId = wanted.shopId,
                                                          .shopName = wanted.shopName});
        if (!place)
            return place.failure();
        if (wanted.shopId.isEmpty())
            wanted.shopId = place->shopId;
        if (wanted.shopName.isEmpty())
            wanted.shopName = place->shopName;
    }
    const Profile &profile = stored->profile;
    if (wanted.bulkId.isEmpty())
        wanted.bulkId = profile.bulkId;
    if (wanted.identifyCallbackUrl.isEmpty())
        wanted.identifyCallbackUrl = profile.identifyCallbackUrl;
    if (wanted.callbackUrl.isEmpty())
        wanted.callbackUrl = profile.callbackUrl;
    const Timestamp now = m_realClock.now();
    IntentRow row{.profileSeq = stored->seq, .outcome = {}, .wanted = wanted, .vat = vat};
    HostedOutcome &outcome = row.outcome;
    outcome.id = wanted.id.isEmpty() ? PaymentId(crypto::newId(now)) : wanted.id;
    row.wanted.id = outcome.id;
    outcome.profileId = id;
    outcome.amount = wanted.amount;
    outcome.reference = wanted.reference;
    outcome.sentReference = freeReference(stored->seq, wanted.reference);
    outcome.description = wanted.description;
    outcome.pointOfSale = wanted.pointOfSale;
    outcome.sentAt = now;
    // Nobody can pay a code that was never shown. A sticker is always there to be scanned.
    outcome.certainAt =
        now + (wanted.pointOfSale.isEmpty() ? m_rules.request : m_rules.staticQrExpiry);
    outcome.takenBy = actor;
    NewPayment sent = row.wanted;
    sent.reference = outcome.sentReference;
    if (connection->relaysCallbacks) { // this service calls them itself
        sent.identifyCallbackUrl.clear();
        sent.callbackUrl.clear();
    } else {
        row.wanted.identifyCallbackUrl.clear();
        row.wanted.callbackUrl.clear();
    }
    m_repository.insert(row);
    return Begun{outcome, sent, true};
}

Result<void> IntentService::checkProfile(const merchants::StoredProfile &profile,
                                         const HostedConnection &connection) const
{
    if (!profile.profile.isOpen)
        return fail(ErrorCode::UnableToPayCreditor, u"The merchant profile is closed"_s);
    if (connection.baseUrl.isEmpty())
        return fail(ErrorCode::UnableToPayCreditor,
                    u"The merchant profile is not connected with its provider yet"_s);
    if (connection.allowed == RealMoney::ReadOnly)
        return fail(ErrorCode::NotAllowedYet,
                    u"The owner has not allowed payments with real money yet"_s);
    return {};
}

/// The provider's search finds a payment by its whole reference only, so two requests must never
/// have the same one.
QString IntentService::freeReference(qint64 profileSeq, const QString &wanted)
{
    if (!wanted.isEmpty() && !m_repository.hasReference(profileSeq, wanted))
        return wanted;
    for (;;) {
        const QString unique =
            QString::fromLatin1(crypto::randomBytes(kUniqueDigits / 2).toHex()).toUpper();
        const QString begin =
            wanted.isEmpty() ? u"TD"_s : wanted.left(kReferenceLength - kUniqueDigits - 1);
        const QString reference = begin + u'-' + unique;
        if (!m_repository.hasReference(profileSeq, reference))
            return reference;
    }
}

Result<Payment> IntentService::created(const PaymentId &intent, const HostedPayment &seen)
{
    const auto row = m_repository.find(intent);
    if (!row)
        return noSuchRequest();
    if (const auto known = m_payments.find(seen.id)) {
        if (!m_repository.isOf(row->seq, known->seq))
            return fail(ErrorCode::AccessDenied, u"The provider confuses two payments"_s);
        return *known; // a search was faster: the answer is older than what is stored
    }
    // The answer to a creation need not repeat the reference.
    HostedPayment named = seen;
    named.reference = row->outcome.sentReference;
    return see(row->outcome.profileId, named, m_clock.now());
}

void IntentService::refused(const PaymentId &intent, const QString &why)
{
    const auto row = m_repository.find(intent);
    if (!row || !isOpen(row->outcome.state))
        return;
    m_repository.setState(row->seq, OutcomeState::Refused, why);
    m_events.outcomesChanged = true;
}

void IntentService::lost(const PaymentId &intent)
{
    const auto row = m_repository.find(intent);
    if (!row || row->outcome.state != OutcomeState::Sent)
        return;
    m_repository.setState(row->seq, OutcomeState::Unknown, {});
    m_events.outcomesChanged = true;
}

Result<Payment> IntentService::see(const ProfileId &profile, const HostedPayment &seen,
                                   Timestamp askedAt, const Actor &actor)
{
    const auto known = m_payments.find(seen.id);
    if (!known)
        return add(profile, seen);
    if (known->profileId != profile || known->amount != seen.amount)
        return fail(ErrorCode::AccessDenied, u"The provider confuses two payments"_s);
    auto followed = m_service.follow(*known, seen, actor);
    if (!followed)
        return followed.failure();
    if (followed->contradicts)
        noteContradiction(*known, seen, askedAt);
    if (followed->isChanged && seen.succeededAt)
        m_repository.setSucceeded(known->seq, *seen.succeededAt);
    return followed->payment;
}

Result<Payment> IntentService::add(const ProfileId &profile, const HostedPayment &seen)
{
    if (seen.amount.cents() < 1)
        return fail(ErrorCode::FieldInvalid, u"a payment without an amount cannot be stored"_s,
                    u"amount"_s);
    auto intent = seen.reference.isEmpty() ? std::optional<IntentRow>()
                                           : m_repository.findByReference(profile, seen.reference);
    if (intent && intent->wanted.amount != seen.amount)
        intent.reset(); // another system of the shop uses the reference
    const NewPayment wanted = intent ? intent->wanted : wantedFrom(seen);
    const Actor by = intent ? intent->outcome.takenBy : Actor{Actor::Kind::Provider, {}};
    const auto added = m_service.adopt(profile, seen, wanted, by);
    if (!added)
        return added;
    const bool isDuplicate = intent && intent->outcome.state == OutcomeState::Created;
    m_repository.insert(*added, seen, intent ? std::optional(intent->seq) : std::nullopt,
                        isDuplicate);
    if (intent && !isDuplicate) {
        m_service.setVat(*added, intent->vat);
        m_repository.setCreated(intent->seq, added->seq);
    }
    if (intent)
        m_events.outcomesChanged = true;
    Payment payment = *added;
    payment.deeplink = seen.links.deeplink;
    const auto followed = m_service.follow(payment, seen, {Actor::Kind::Provider, {}});
    if (!followed)
        return followed.failure();
    return followed->payment;
}

void IntentService::noteContradiction(const Payment &payment, const HostedPayment &seen,
                                      Timestamp askedAt)
{
    if (askedAt <= m_payments.lastChange(payment))
        return;
    if (m_repository.setContradiction(payment.seq, seen.status, m_clock.now()))
        m_events.outcomesChanged = true;
}

Result<HostedOutcome> IntentService::searched(const PaymentId &intent, Timestamp askedAt)
{
    const auto row = m_repository.find(intent);
    if (!row)
        return noSuchRequest();
    m_repository.setAsked(row->seq, askedAt, m_realClock.now());
    m_events.outcomesChanged = true;
    // A request that is still waiting for its answer may arrive after the search.
    if (row->outcome.state == OutcomeState::Unknown && askedAt >= row->outcome.certainAt)
        m_repository.setState(row->seq, OutcomeState::NotCreated, {});
    return outcome(intent);
}

Result<HostedOutcome> IntentService::setNotCreated(const PaymentId &intent, const QString &reason)
{
    const auto row = m_repository.find(intent);
    if (!row)
        return noSuchRequest();
    const HostedOutcome &known = row->outcome;
    if (known.state != OutcomeState::Unknown)
        return fail(ErrorCode::PaymentNotPending, u"The outcome of the request is known"_s);
    const QString text = reason.trimmed();
    if (text.isEmpty() || characterCount(text) > kMaxReason)
        return fail(ErrorCode::FieldInvalid, u"must have 1 to %1 characters"_s.arg(kMaxReason),
                    u"reason"_s);
    if (m_realClock.now() < known.certainAt)
        return fail(ErrorCode::FieldInvalid,
                    u"can be set as not created only once nobody can pay it any more"_s,
                    u"paymentId"_s);
    m_repository.setState(row->seq, OutcomeState::NotCreated, text);
    m_trail.record({.kind = AuditKind::OutcomeSettled,
                    .subject = intent.text(),
                    .facts = {{u"amount"_s, known.amount.cents()},
                              {u"reference"_s,
                               known.reference.isEmpty() ? known.sentReference : known.reference},
                              {u"reason"_s, text}}});
    m_events.outcomesChanged = true;
    return outcome(intent);
}

Result<HostedOutcome> IntentService::outcome(const PaymentId &intent)
{
    const auto row = m_repository.find(intent);
    if (!row)
        return noSuchRequest();
    return row->outcome;
}

QList<Payment> IntentService::unended()
{
    QList<Payment> found;
    for (const PaymentId &id : m_repository.unended()) {
        if (auto payment = m_payments.find(id))
            found << std::move(*payment);
    }
    return found;
}

Result<Payment> IntentService::payment(const PaymentId &id)
{
    auto payment = m_payments.find(id);
    if (!payment)
        return fail(ErrorCode::PaymentNotFound, u"There is no such payment"_s);
    return *payment;
}

void IntentService::recordIbanShown(const Payment &payment, const AuditActor &by)
{
    const audit::Acting acting(by);
    m_trail.record({.kind = AuditKind::DebtorIbanShown,
                    .subject = payment.id.text(),
                    .facts = {{u"reference"_s, payment.reference}}});
}

} // namespace tilldesk::hosted
