#include "app/inspecting.h"

#include "app/inspecting_facts.h"
#include "app/setting_change.h"
#include "core/callbacks/inbox.h"
#include "core/callbacks/inspection_body.h"
#include "core/domain/callback_url.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// Number of inbox messages that the window shows.
constexpr int kShown = 500;
/// The checks that need the database, and the other checks.
constexpr std::array kStored{CallbackCheck::RequestId, CallbackCheck::Body};
constexpr std::span kOthers =
    std::span(kCallbackChecks).first(kCallbackChecks.size() - kStored.size());
static_assert(kOthers.back() == CallbackCheck::IssuedAt);

/// Returns the `kid` of the signature's header, unverified.
QString keyIdOf(const CallbackInspection &callback)
{
    const QByteArray header = QByteArray::fromBase64(
        callback.signature.section(u'.', 0, 0).trimmed().toLatin1(), QByteArray::Base64UrlEncoding);
    return QJsonDocument::fromJson(header).object()[u"kid"_s].toString();
}

InboxMessage messageOf(const callbacks::InboxArrival &arrival, Timestamp now)
{
    const auto said = callbacks::summaryOf(arrival.callback.body);
    InboxMessage message;
    message.receivedAt = now;
    message.address = arrival.callback.address;
    message.headers = arrival.headers;
    message.signature = arrival.callback.signature;
    message.body = arrival.callback.body;
    message.paymentId = said.paymentId;
    message.paymentStatus = said.status;
    return message;
}

} // namespace

Inspecting::Inspecting(Needs needs)
    : m_needs(std::move(needs)),
      m_hasInbox(m_needs.hasInbox),
      m_keySets(m_fetcher, m_needs.realClock, m_needs.log)
{
}

void Inspecting::stop()
{
    m_keySets.stop();
    m_fetcher.stop();
}

callbacks::InspectionContext Inspecting::context(const Keys &keys) const
{
    const auto names = m_needs.names.current();
    callbacks::InspectionContext context{.keys = keys,
                                         .claimNamespace = names->claimNamespace(),
                                         .issuer = names->issuer(),
                                         .now = m_needs.clock.now()};
    if (!isForeign(keys))
        context.isOurs = [directory = m_needs.directory.current()](const ProfileId &id) {
            return directory->profile(id) != nullptr;
        };
    return context;
}

bool Inspecting::isForeign(const Keys &keys) const
{
    return keys.set && std::ranges::none_of(m_needs.keys.current()->keys(), [&](const auto &own) {
               return keys.set->find(own.kid) != nullptr;
           });
}

Inspecting::Keys Inspecting::ownKeys() const
{
    const std::string &json = m_needs.keys.current()->keySet();
    auto set = crypto::JwkSet::parse({json.data(), qsizetype(json.size())});
    if (!set)
        return {nullptr, u"this service has no keys yet"_s};
    return {std::make_shared<const crypto::JwkSet>(std::move(*set)),
            u"published by this service"_s};
}

void Inspecting::findKeys(const QString &keySet, const Done<Keys> &done)
{
    const QString text = keySet.trimmed();
    if (text.isEmpty())
        return done(ownKeys());
    if (isKeySet(text))
        return done(pastedKeys(text));
    // The address comes from a user of this computer, so no SSRF guard applies.
    constexpr UrlRule kRule = UrlRule::PublicHttpsOrLocal;
    if (const auto checked = callbackUrl(text, kRule, u"keySet"_s); !checked)
        return done(checked.failure());
    m_fetcher.fetch({text, kRule}, [done, text](const Result<merchants::KeySetPtr> &fetched) {
        if (fetched)
            done(Keys{*fetched, u"fetched just now from "_s + text});
        else
            done(fail(ErrorCode::FieldInvalid, fetched.error().detail, u"keySet"_s));
    });
}

void Inspecting::inspect(const CallbackInspection &wanted, const Done<QList<CallbackFinding>> &done)
{
    const auto look = [this, wanted, done](const Keys &keys) {
        m_needs.readers.submit(
            threads::ReadKind::LookUp,
            [this, wanted, keys](storage::Database &db) -> Result<QList<CallbackFinding>> {
                auto world = context(keys);
                addFacts(world, db, wanted);
                return callbacks::inspect(wanted, world);
            },
            done);
    };
    if (!wanted.inboxMessageId.isEmpty()
        && wanted.keySet
               .isEmpty()) // check a received message with the sender's keys, as on arrival
        return findSenderKeys(wanted, look);
    findKeys(wanted.keySet, [done, look](const Result<Keys> &keys) {
        if (keys)
            look(*keys);
        else
            done(keys.failure());
    });
}

void Inspecting::messages(const Done<QList<InboxMessage>> &done)
{
    m_needs.readers.submit(
        threads::ReadKind::List,
        [](storage::Database &db) -> Result<QList<InboxMessage>> {
            return callbacks::Inbox(db).latest(kShown);
        },
        done);
}

Result<void> Inspecting::clear()
{
    callbacks::Inbox(m_services->database()).clear();
    audit::Trail(m_services->database(), m_needs.clock).record({.kind = AuditKind::InboxCleared});
    m_services->events().inboxChanged = true;
    return {};
}

void Inspecting::setInbox(bool isOn, const AuditActor &by, const Done<void> &done)
{
    m_needs.core.submit(
        [this, isOn, by]() -> Result<void> {
            const auto word = [](bool is) { return is ? u"on"_s : u"off"_s; };
            if (isOn == m_hasInbox)
                return {};
            m_services->events().inboxChanged = true;
            return changeSetting(m_services->database(), m_needs.clock,
                                 {.file = m_needs.settingsFile,
                                  .name = u"inbox"_s,
                                  .before = word(!isOn),
                                  .after = word(isOn),
                                  .by = by});
        },
        [this, isOn, done](const Result<void> &set) {
            if (set)
                m_hasInbox = isOn;
            done(set);
        });
}

QString Inspecting::inboxAddress() const
{
    const std::string base = m_needs.address.base();
    return m_hasInbox && !base.empty() ? QString::fromStdString(base + "/inbox") : QString();
}

QString Inspecting::ageOf(const merchants::KeySetPtr &keys)
{
    const std::lock_guard lock(m_mutex);
    const Timestamp now = m_needs.realClock.now();
    if (std::exchange(m_lastKeys, keys) != keys)
        m_lastKeysAt = now;
    return u"fetched %1 s ago from %2"_s.arg((now - m_lastKeysAt) / std::chrono::seconds(1))
        .arg(m_needs.inboxKeySet);
}

void Inspecting::findSenderKeys(const CallbackInspection &callback,
                                const std::function<void(Keys)> &done)
{
    if (m_needs.inboxKeySet.isEmpty())
        return done(ownKeys());
    const merchants::KeySetAddress address{m_needs.inboxKeySet, UrlRule::PublicHttpsOrLocal};
    m_keySets.find(address, keyIdOf(callback),
                   [this, done](const Result<merchants::KeySetPtr> &found) {
                       if (found)
                           done({*found, ageOf(*found)});
                       else
                           done({nullptr, found.error().detail});
                   });
}

void Inspecting::receive(const callbacks::InboxArrival &arrival,
                         const callbacks::InboxRouteNeeds::Done &done)
{
    findSenderKeys(arrival.callback,
                   [this, arrival, done](const Keys &keys) { check(arrival, keys, done); });
}

void Inspecting::check(const callbacks::InboxArrival &arrival, const Keys &keys,
                       const callbacks::InboxRouteNeeds::Done &done)
{
    // Parses here, on the I/O thread, so that the core thread only compares.
    const auto world = context(keys);
    const auto callback = std::make_shared<callbacks::ReadCallback>(arrival.callback, world);
    m_needs.core.submit(
        [this, callback, findings = callback->findings(kOthers), isOurs = bool(world.isOurs),
         message = messageOf(arrival,
                             world.now)]() mutable -> Result<callbacks::InboxRouteNeeds::Refusal> {
            storage::Database &db = m_services->database();
            callbacks::Inbox inbox(db);
            callback->setStored([&inbox](const QString &jti) { return inbox.timesSeen(jti); },
                                isOurs ? storedPayments(db, message.receivedAt) : nullptr);
            const auto all = findings + callback->findings(kStored);
            const CallbackFinding *fault = callbacks::firstFault(all);
            message.isGood = fault == nullptr;
            message.firstFault = fault != nullptr ? QString(toText(fault->check)) : QString();
            inbox.add(message, all.at(all.size() - 2).value);
            m_services->events().inboxChanged = true;
            return fault != nullptr ? callbacks::InboxRouteNeeds::Refusal(*fault) : std::nullopt;
        },
        [this, done, payment = PaymentId(messageOf(arrival, world.now).paymentId)](
            const Result<callbacks::InboxRouteNeeds::Refusal> &refusal) {
            if (refusal && !*refusal && !payment.isEmpty())
                m_needs.hears(payment);
            done(refusal);
        });
}

} // namespace tilldesk::app
