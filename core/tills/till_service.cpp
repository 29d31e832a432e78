#include "core/tills/till_service.h"

#include "core/crypto/base64url.h"
#include "core/crypto/digest.h"
#include "core/crypto/random.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::tills {
namespace {

constexpr int kTokenBytes = 32;
constexpr auto kSeenInterval = std::chrono::minutes(1);
constexpr qsizetype kLongestVersion = 40;
constexpr qsizetype kLongestAddress = 64;

const QString kName = u"name"_s;
const QString kAtMost = u"atMost"_s;
const QString kNo = u"no"_s; ///< the shop's answer to a till

QJsonObject factsOf(const Till &till)
{
    return {{kName, till.name}, {u"address"_s, till.lastAddress}, {u"version"_s, till.version}};
}

TillSettings settingsOf(const Till &till)
{
    return {till.name, till.profileId, till.posId, till.atMost};
}

QJsonObject changeable(const Till &till)
{
    return {{kName, till.name},
            {u"profile"_s, till.profileId.text()},
            {u"pointOfSale"_s, till.posId},
            {kAtMost, QString(toText(till.atMost))}};
}

tl::unexpected<Error> asksNoLonger()
{
    return fail(ErrorCode::FieldInvalid, u"no till with this id asks, or no longer"_s, u"id"_s);
}

PairingTry refused(const QString &why)
{
    return {.refusal = {ErrorCode::Unauthorized, why, u"code"_s}};
}

} // namespace

TillService::TillService(storage::Database &db, const Clock &clock, PublishedTills &published)
    : m_repository(db),
      m_trail(db, clock),
      m_clock(clock),
      m_published(published)
{
    db.addHooks({.beforeCommit = {},
                 .afterCommit =
                     [this] {
                         if (!m_next)
                             return;
                         if (m_nextPairing)
                             m_pairing = *std::exchange(m_nextPairing, {});
                         m_published.publish(
                             std::make_shared<const TillDirectory>(*std::exchange(m_next, {})));
                         if (m_changed)
                             m_changed();
                     },
                 .afterRollback =
                     [this] {
                         m_next.reset();
                         m_nextPairing.reset();
                     }});
    m_published.publish(std::make_shared<const TillDirectory>(m_repository.rows(), TillPairing()));
}

PairingCode TillService::startPairing()
{
    stopPairing();
    const PairingCode made{newPairingCode(), m_clock.now() + kPairingLife};
    setPairing(Pairing(made.code, made.until));
    return made;
}

void TillService::stopPairing()
{
    if (pairing().state().state != TillPairing::State::Waiting)
        return;
    if (const auto asking = pairing().state().asking)
        recordRefused(*asking, kNo);
    setPairing({});
}

Result<PairingTry> TillService::ask(const QString &code, const TillProgram &program)
{
    const Timestamp now = m_clock.now();
    if (pairing().state().state == TillPairing::State::TooManyTries)
        return refused(u"too many wrong codes; make a new one"_s);
    if (!pairing().isOpen(now))
        return refused(u"no code waits for a till, or its ten minutes are over; make a new one"_s);
    Pairing tried = pairing();
    if (!tried.check(code))
        return refuseCode(tried, program);

    const QString token =
        QString::fromLatin1(crypto::toBase64Url(crypto::randomBytes(kTokenBytes)));
    TillRow row;
    row.till.id = TillId(crypto::newId(now));
    row.till.name = freeName(program.name);
    row.till.lastAddress = program.address.left(kLongestAddress);
    row.till.version = program.version.left(kLongestVersion);
    row.token = crypto::sha256(token.toUtf8()).toHex();
    tried.ask(row);
    setPairing(tried);
    return PairingTry{
        .request = tried.state().asking, .token = token, .until = tried.state().until};
}

Result<Till> TillService::accept(const TillId &id)
{
    const TillRow *asking = pairing().asking(id, m_clock.now());
    if (asking == nullptr)
        return asksNoLonger();
    TillRow row = *asking;
    row.till.name = freeName(row.till.name);
    row.till.addedAt = m_clock.now();
    row.till.addedBy = audit::Acting::current().name;
    m_repository.insert(row);
    m_trail.record({.kind = AuditKind::TillPaired,
                    .subject = row.till.id.text(),
                    .facts = factsOf(row.till),
                    .guard = AuditGuard::Till});
    Pairing used = pairing();
    used.accept();
    setPairing(used);
    return row.till;
}

Result<void> TillService::refuse(const TillId &id)
{
    if (pairing().asking(id, m_clock.now()) == nullptr)
        return asksNoLonger();
    stopPairing();
    return {};
}

void TillService::withdraw(const TillId &id)
{
    const auto asking = pairing().state().asking;
    if (!asking || asking->id != id)
        return;
    Pairing left = pairing();
    if (!left.isOpen(m_clock.now()))
        recordRefused(*asking, u"none"_s);
    left.forget();
    setPairing(left);
}

void TillService::recordRefused(const TillRequest &request, const QString &answer)
{
    m_trail.record(
        {.kind = AuditKind::PairingRefused,
         .facts = {{kName, request.name}, {u"address"_s, request.address}, {u"answer"_s, answer}}});
}

PairingTry TillService::refuseCode(const Pairing &pairing, const TillProgram &program)
{
    setPairing(pairing);
    const int left = pairing.state().triesLeft;
    if (left > 0)
        return refused(u"the code is wrong; tries left: %1"_s.arg(left));
    m_trail.record({.kind = AuditKind::PairingRefused,
                    .facts = {{kName, program.name.simplified().left(kLongestTillName)},
                              {u"address"_s, program.address.left(kLongestAddress)},
                              {u"wrongCodes"_s, kPairingTries}}});
    return refused(u"too many wrong codes; make a new one"_s);
}

void TillService::seen(const TillId &id, const TillProgram &program)
{
    const Till *known = tills().find(id);
    if (known == nullptr || known->revokedAt)
        return;
    const Timestamp now = m_clock.now();
    const auto since = known->lastSeenAt ? now - *known->lastSeenAt : kSeenInterval;
    if (since >= decltype(since)::zero() && since < kSeenInterval)
        return;
    Till till = *known;
    till.lastSeenAt = now;
    till.lastAddress = program.address.left(kLongestAddress);
    till.version = program.version.left(kLongestVersion);
    update(till);
}

Result<void> TillService::check(const TillId &id, const TillSettings &settings)
{
    if (settings.name.isEmpty() || settings.name.size() > kLongestTillName)
        return fail(ErrorCode::FieldInvalid,
                    u"must have 1 to %1 characters"_s.arg(kLongestTillName), kName);
    if (isTaken(settings.name, id))
        return fail(ErrorCode::FieldInvalid, u"is the name of another till"_s, kName);
    const bool hasPlace = !settings.posId.isEmpty() || !settings.profileId.isEmpty();
    if (hasPlace && !m_repository.hasPointOfSale(settings.profileId, settings.posId))
        return fail(ErrorCode::FieldInvalid, u"no profile has this point of sale"_s, u"posId"_s);
    if (settings.atMost == StaffRole::Bookkeeper)
        return fail(ErrorCode::FieldInvalid, u"must be owner, manager or cashier"_s, kAtMost);
    return {};
}

Result<Till> TillService::change(const TillId &id, const TillSettings &settings)
{
    const auto before = connectable(id);
    if (!before)
        return before.failure();
    Till till = *before;
    till.name = settings.name.simplified();
    till.profileId = settings.profileId;
    till.posId = settings.posId;
    till.atMost = settings.atMost;
    if (const auto checked = check(id, settingsOf(till)); !checked)
        return checked.failure();
    if (till == *before)
        return till;
    update(till);
    m_trail.record({.kind = AuditKind::TillChanged,
                    .subject = id.text(),
                    .before = changeable(*before),
                    .after = changeable(till),
                    .guard = AuditGuard::Till});
    return till;
}

Result<Till> TillService::revoke(const TillId &id)
{
    auto till = connectable(id);
    if (!till)
        return till;
    till->revokedAt = m_clock.now();
    till->revokedBy = audit::Acting::current().name;
    update(*till);
    m_trail.record({.kind = AuditKind::TillRevoked,
                    .subject = id.text(),
                    .facts = {{kName, till->name}},
                    .guard = AuditGuard::Till});
    return till;
}

Result<void> TillService::remove(const TillId &id)
{
    const auto &rows = tills().rows();
    const auto row = std::ranges::find(rows, id, [](const TillRow &one) { return one.till.id; });
    if (row == rows.cend() || row->isRemoved)
        return fail(ErrorCode::FieldInvalid, u"no till has this id"_s, u"id"_s);
    if (!row->till.revokedAt)
        return fail(ErrorCode::FieldInvalid, u"this till can still connect; revoke it first"_s,
                    u"id"_s);
    const QString name = row->till.name;
    m_repository.remove(id);
    publishLater();
    m_trail.record({.kind = AuditKind::TillRemoved,
                    .subject = id.text(),
                    .facts = {{kName, name}},
                    .guard = AuditGuard::Till});
    return {};
}

const TillDirectory &TillService::tills()
{
    if (m_next)
        return *m_next;
    m_current = m_published.current();
    return *m_current;
}

Result<Till> TillService::connectable(const TillId &id)
{
    const Till *till = tills().find(id);
    if (till == nullptr)
        return fail(ErrorCode::FieldInvalid, u"no till has this id"_s, u"id"_s);
    if (till->revokedAt)
        return fail(ErrorCode::FieldInvalid, u"this till was revoked"_s, u"id"_s);
    return *till;
}

bool TillService::isTaken(const QString &name, const TillId &own)
{
    return std::ranges::any_of(tills().rows(), [&](const TillRow &row) {
        return row.till.id != own && !row.till.revokedAt
            && row.till.name.compare(name, Qt::CaseInsensitive) == 0;
    });
}

/// Computers often have the same name, and a refused name would cost the till its code: a number
/// tells them apart.
QString TillService::freeName(const QString &wanted)
{
    constexpr qsizetype kRoomForNumber = 5;
    const QString simple = wanted.simplified().left(kLongestTillName - kRoomForNumber);
    const QString base = simple.isEmpty() ? u"Till"_s : simple;
    QString name = base;
    for (int number = 2; isTaken(name, {}); ++number)
        name = base + u' ' + QString::number(number);
    return name;
}

void TillService::setPairing(const Pairing &pairing)
{
    m_nextPairing = pairing;
    publishLater();
}

void TillService::update(const Till &till)
{
    m_repository.update(till);
    publishLater();
}

void TillService::publishLater()
{
    m_next.emplace(m_repository.rows(), pairing().state());
}

} // namespace tilldesk::tills
