#include "app/till_door.h"

#include "app/command.h"
#include "app/network_addresses.h"
#include "app/setting_change.h"
#include "core/base/when_ready.h"
#include "core/runtime/promised.h"
#include "core/tills/till_identity.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr std::chrono::minutes kSeenPause{1};
constexpr std::chrono::milliseconds kAskingPause{500};

wire::Gateways gatewaysOf(WindowGateways &set, wire::Files &files)
{
    return {set.payments,  set.refunds,     set.payouts,     set.ledger,      set.merchants,
            set.callbacks, set.endpoint,    set.simulation,  set.serviceKeys, set.reports,
            set.exports,   set.search,      set.safekeeping, set.staff,       set.activity,
            set.bank,      set.bookkeeping, set.tills,       set.hosted,      files};
}

desk::Admittance refused(const wire::Refusal &refusal)
{
    return tl::unexpected<wire::Refusal>(refusal);
}

} // namespace

TillDoor::Room::Room(TillDoor &door, const Till &till)
    : gateways(door.m_assembly, door.m_signals, door.m_directory, till.name,
               control(door, till.id.text())),
      files(gateways.exports, gateways.bank, gateways.staff, QDir::tempPath())
{
    signOut.setSingleShot(true);
    signOut.setInterval(kGrace);
    connect(&signOut, &QTimer::timeout, &gateways, [this] { gateways.session.close(); });
    connect(&door, &TillDoor::changed, &gateways.tills, &gateway::Tills::changed);
    connect(&gateways.staff, &gateway::Staff::changed, &door, &TillDoor::tellSoon);
}

TillDoor::TillDoor(Assembly &assembly, CoreSignals &signals,
                   const storage::DataDirectory &directory, QObject *parent)
    : QObject(parent),
      m_assembly(assembly),
      m_signals(signals),
      m_directory(directory),
      m_isOn(assembly.settings().tills)
{
    connect(&signals, &CoreSignals::committed, &m_changes, &desk::Changes::add);
    connect(&signals, &CoreSignals::tillsChanged, this, &TillDoor::followTills);
    connect(&signals, &CoreSignals::settingsChanged, this, [this] {
        if (!m_server)
            return;
        const auto links = m_server->links(); // sending may end a link
        for (desk::WindowLink *link : links)
            link->tellState();
    });
    m_tell.setSingleShot(true);
    connect(&m_tell, &QTimer::timeout, this, &TillDoor::changed);
    m_askingTick.setInterval(kAskingPause);
    connect(&m_askingTick, &QTimer::timeout, this, &TillDoor::followAsking);
    m_minute.setInterval(kSeenPause);
    connect(&m_minute, &QTimer::timeout, this, [this] {
        m_access.reset(); // the computer may have other addresses by now
        for (const auto &[till, room] : m_rooms) {
            if (linkOf(till) != nullptr)
                tellSeen(till, room->program);
        }
    });
}

TillDoor::~TillDoor()
{
    m_server.reset();
    m_assembly.stop();
}

void TillDoor::open()
{
    if (m_isOn)
        std::ignore = listen(); // access() tells the error
}

Result<void> TillDoor::listen()
{
    m_error.clear();
    auto opened = [this]() -> Result<void> {
        const auto identity = m_assembly.tillIdentity();
        if (!identity)
            return identity.failure();
        desk::WindowServer::Options options;
        options.port = m_assembly.settings().tillPort;
        options.certificatePem = identity->certificatePem;
        options.keyPem = identity->keyPem;
        m_server = std::make_unique<desk::WindowServer>(
            options, [this](const desk::Applicant &applicant) { return admit(applicant); },
            m_changes);
        const auto port = m_server->listen();
        if (!port)
            return fail(ErrorCode::Internal,
                        u"port %1: %2"_s.arg(options.port).arg(port.error().detail));
        m_port = *port;
        m_fingerprint = identity->fingerprint;
        m_assembly.tillPlace().publish(tills::TillPlace{m_port, m_fingerprint});
        return {};
    }();
    if (opened) {
        connect(m_server.get(), &desk::WindowServer::linksChanged, this, &TillDoor::onLinksChanged);
        connect(m_server.get(), &desk::WindowServer::tooOld, this, &TillDoor::onTooOld);
        m_minute.start();
    } else {
        m_server.reset();
        m_error = opened.error().detail;
    }
    tellSoon();
    return opened;
}

void TillDoor::close()
{
    m_assembly.tillPlace().publish({});
    m_minute.stop();
    m_server.reset();
    m_port = 0;
    m_error.clear();
    onLinksChanged();
}

void TillDoor::setOn(bool isOn, const AuditActor &by, std::function<void(Result<void>)> done)
{
    const auto onOff = [](bool is) { return is ? u"on"_s : u"off"_s; };
    const SettingChange change{.file = settingsFile(m_assembly.settings()),
                               .name = u"tills"_s,
                               .before = onOff(m_isOn),
                               .after = onOff(isOn),
                               .by = by};
    const auto stored = runtime::promisedByCore<void>(
        m_assembly.core(),
        [&assembly = m_assembly, change]() -> Result<void> {
            if (change.before == change.after)
                return {};
            return changeSetting(assembly.services().database(), assembly.clock(), change);
        },
        by);
    whenReady(stored, this, [this, isOn, done = std::move(done)](const Result<void> &result) {
        if (!result)
            return done(result);
        m_isOn = isOn;
        tellSoon();
        if (isOn && !m_server)
            return done(listen());
        if (!isOn)
            close();
        done({});
    });
}

runtime::LocalTills::Control TillDoor::control(TillDoor &door, const QString &till)
{
    return {.access =
                [&door, till] {
                    TillAccess access = door.access();
                    const auto tills = door.m_assembly.tills().current();
                    if (const Till *own = tills->find(TillId(till)))
                        access.own = *own;
                    return access;
                },
            .setOn = [&door](bool isOn, const AuditActor &by,
                             auto done) { door.setOn(isOn, by, std::move(done)); }};
}

void TillDoor::tellSoon()
{
    m_access.reset();
    m_tell.start(0);
}

TillAccess TillDoor::access() const
{
    if (!m_access)
        m_access = readAccess();
    return *m_access;
}

TillAccess TillDoor::readAccess() const
{
    TillAccess access{.isOn = m_isOn,
                      .port = m_port,
                      .error = m_error,
                      .fingerprint = m_fingerprint,
                      .addresses = networkAddresses(),
                      .connected = {},
                      .tooOld = m_tooOld};
    for (const auto &[till, room] : m_rooms) {
        if (linkOf(till) != nullptr)
            access.connected << ConnectedTill{TillId(till), room->program.address,
                                              room->gateways.session.state()};
    }
    return access;
}

QFuture<desk::Admittance> TillDoor::admit(const desk::Applicant &applicant)
{
    const wire::Hello &hello = applicant.hello;
    const tills::TillProgram program{
        .name = hello.name, .version = hello.version, .address = applicant.peer};
    if (hello.code.isEmpty()) {
        const auto tills = m_assembly.tills().current();
        const auto till = tills->admit(hello.token);
        if (till)
            return QtFuture::makeReadyFuture(desk::Admittance(enter(*till, program)));
        const Till *revoked = tills->findByToken(hello.token);
        return QtFuture::makeReadyFuture(
            refused({till.error(), revoked == nullptr ? std::nullopt : revoked->revocation()}));
    }
    if (!hello.canWait) {
        return QtFuture::makeReadyFuture(
            refused({{ErrorCode::BadRequest,
                      u"the service asks the shop before it adds a till, which this window does not"
                      " understand; update the window"_s,
                      u"protocol"_s}}));
    }
    const auto asking = std::make_shared<Asking>();
    asking->program = program;
    asking->promise.start();
    const auto tried = runtime::promisedByCore<tills::PairingTry>(
        m_assembly.core(), [&assembly = m_assembly, code = hello.code, program] {
            return assembly.services().tills().ask(code, program);
        });
    whenReady(tried, this,
              [this, asking, wait = applicant.wait](const Result<tills::PairingTry> &answer) {
                  if (!answer)
                      return asking->refuse(answer.error());
                  if (!answer->request)
                      return asking->refuse(answer->refusal);
                  asking->id = answer->request->id;
                  asking->token = answer->token;
                  asking->until = answer->until;
                  m_asking << asking;
                  m_askingTick.start();
                  wait({asking->until});
                  followAsking(); // the shop may have been faster
              });
    return asking->promise.future();
}

void TillDoor::Asking::refuse(const Error &error)
{
    promise.addResult(refused({error}));
    promise.finish();
}

/// Ends each request that the shop has answered, whose time is over, or whose computer has gone.
void TillDoor::followAsking()
{
    const auto directory = m_assembly.tills().current();
    const auto &asks = directory->pairing().asking;
    const Timestamp now = m_assembly.clock().now();
    m_asking.removeIf([&](const std::shared_ptr<Asking> &asking) {
        const bool hasGone = asking->promise.isCanceled();
        const bool isWaiting = asks && asks->id == asking->id;
        if (isWaiting && !hasGone && now < asking->until)
            return false;
        const Till *till = directory->find(asking->id);
        if (isWaiting)
            withdraw(asking->id);
        if (hasGone)
            asking->promise.finish();
        else if (till != nullptr) {
            asking->promise.addResult(enter(*till, asking->program, asking->token));
            asking->promise.finish();
        } else
            asking->refuse(isWaiting
                               ? Error{ErrorCode::RequestTimeout,
                                       u"nobody in the shop has answered in time"_s, u"code"_s}
                               : Error{ErrorCode::AccessDenied,
                                       u"the shop has not said yes to this till"_s, u"code"_s});
        return true;
    });
    if (m_asking.isEmpty())
        m_askingTick.stop();
}

void TillDoor::withdraw(const TillId &id)
{
    m_assembly.core().submit(
        [&assembly = m_assembly, id]() -> Result<void> {
            assembly.services().tills().withdraw(id);
            return {};
        },
        [](const Result<void> & /*unused*/) {});
}

/// Gives the till its room. A connection that the till had before is closed: the till has lost it,
/// or a second program uses the same token.
desk::Admitted TillDoor::enter(const Till &till, const tills::TillProgram &program,
                               const QString &token)
{
    if (desk::WindowLink *before = linkOf(till.id.text()))
        before->turnAway({{ErrorCode::Busy, u"this till has connected again"_s, u"token"_s}});
    auto &room = m_rooms[till.id.text()];
    if (!room)
        room = std::make_unique<Room>(*this, till);
    room->program = program;
    room->gateways.session.setAtMost(till.atMost);
    room->signOut.stop();
    m_tooOld.removeOne(till.id);
    m_access.reset(); // the till counts as connected as soon as its link has been welcomed
    tellSeen(till.id.text(), program);
    return {gatewaysOf(room->gateways, room->files), token, till.id.text(),
            m_assembly.wall().now()};
}

desk::WindowLink *TillDoor::linkOf(const QString &till) const
{
    if (!m_server)
        return nullptr;
    const auto &links = m_server->links();
    const auto found = std::ranges::find_if(
        links, [&till](const desk::WindowLink *link) { return link->till() == till; });
    return found == links.cend() ? nullptr : *found;
}

/// Remembers a till whose program must be updated, so that the list can say so.
void TillDoor::onTooOld(const QString &token)
{
    const auto tills = m_assembly.tills().current();
    const auto till = tills->admit(token);
    if (!till || m_tooOld.contains(till->id))
        return;
    m_tooOld << till->id;
    tellSoon();
}

void TillDoor::onLinksChanged()
{
    for (const auto &[till, room] : m_rooms) {
        if (linkOf(till) != nullptr)
            room->signOut.stop();
        else if (!room->signOut.isActive())
            room->signOut.start();
    }
    tellSoon();
}

/// Applies what the owner decided about the tills to their windows.
void TillDoor::followTills()
{
    followAsking();
    const auto directory = m_assembly.tills().current();
    for (const auto &[id, room] : m_rooms) {
        const Till *till = directory->find(TillId(id));
        if (till == nullptr)
            continue;
        if (till->atMost != room->gateways.session.atMost()) {
            room->gateways.session.setAtMost(till->atMost);
            Q_EMIT room->gateways.staff.changed();
        }
        if (!till->revokedAt)
            continue;
        room->gateways.session.close(); // also refuses the calls that are under way
        if (desk::WindowLink *link = linkOf(id))
            link->turnAway({{ErrorCode::AccessDenied,
                             u"this till was revoked by %1"_s.arg(till->revokedBy), u"token"_s},
                            till->revocation()});
    }
    tellSoon();
}

void TillDoor::tellSeen(const QString &till, const tills::TillProgram &program)
{
    m_assembly.core().submit(
        [&assembly = m_assembly, till, program]() -> Result<void> {
            assembly.services().tills().seen(TillId(till), program);
            return {};
        },
        [](const Result<void> & /*unused*/) {});
}

} // namespace tilldesk::app
