#include "core/desk/window_link.h"

#include "core/base/version.h"
#include "core/base/when_ready.h"
#include "core/desk/call_table.h"
#include "core/wire/composite_codecs.h"
#include "core/wire/scalar_codecs.h"

#include <QPointer>

using namespace Qt::StringLiterals;

namespace tilldesk::desk {
namespace {

constexpr std::chrono::milliseconds kProgressPause{200};

QLatin1StringView latin1(std::string_view text)
{
    return QLatin1StringView(text.data(), qsizetype(text.size()));
}

} // namespace

WindowLink::WindowLink(std::unique_ptr<wire::Channel> channel, Admission admission,
                       Changes &changes, QObject *parent)
    : QObject(parent),
      m_channel(std::move(channel)),
      m_admission(std::move(admission)),
      m_changes(changes)
{
    m_progress.setInterval(kProgressPause);
    connect(&m_progress, &QTimer::timeout, this, &WindowLink::tellProgress);
    connect(m_channel.get(), &wire::Channel::received, this, &WindowLink::onMessage);
    connect(m_channel.get(), &wire::Channel::closed, this, &WindowLink::end);
}

WindowLink::~WindowLink()
{
    m_channel->disconnect(this);
    end();
}

void WindowLink::closeUnlessAdmitted()
{
    if (!m_admitted && !m_mayWait)
        m_channel->close();
}

/// Cancels the calls whose answers nobody waits for any more.
void WindowLink::end()
{
    m_progress.stop();
    for (const Running &running : std::as_const(m_running)) {
        if (running.cancel)
            running.cancel();
    }
    m_running.clear();
    m_hasEnded = true;
    m_admittance.cancel();
    Q_EMIT closed();
}

void WindowLink::send(const wire::Message &message)
{
    m_channel->send(wire::toPackedBytes(message));
}

void WindowLink::onMessage(const QByteArray &bytes)
{
    const auto message = bytes.size() > wire::kMaxRequestBytes
        ? Result<wire::Message>(fail(ErrorCode::BodyTooLarge))
        : wire::fromBytes(bytes);
    if (!message)
        return m_channel->close();
    const auto *hello = std::get_if<wire::Hello>(&*message);
    if (hello != nullptr && !m_admitted && !m_isAsking)
        return onHello(*hello);
    if (const auto *call = std::get_if<wire::Call>(&*message); call != nullptr && m_admitted)
        return onCall(*call);
    if (const auto *cancel = std::get_if<wire::Cancel>(&*message); cancel != nullptr && m_admitted)
        return onCancel(*cancel);
    m_channel->close();
}

void WindowLink::onHello(const wire::Hello &hello)
{
    if (hello.protocol > wire::kProtocol) {
        return turnAway(
            {{ErrorCode::BadRequest, u"the window is newer than the service; update the service"_s,
              u"protocol"_s}});
    }
    if (hello.protocol < wire::kProtocol - 1) {
        Q_EMIT tooOld(hello.token);
        return turnAway(
            {{ErrorCode::BadRequest, u"the window is older than the service; update the window"_s,
              u"protocol"_s}});
    }
    m_isAsking = true;
    m_admittance =
        m_admission({hello, m_channel->peer(), [link = QPointer(this)](const wire::Asked &asked) {
                         if (link)
                             link->wait(asked);
                     }});
    whenReady(m_admittance, this, [this, hello](const Admittance &admitted) {
        m_isAsking = false;
        m_mayWait = false;
        if (m_hasEnded)
            return;
        if (admitted)
            welcome(hello, *admitted);
        else
            turnAway(admitted.error());
    });
}

void WindowLink::wait(const wire::Asked &asked)
{
    if (m_hasEnded)
        return;
    m_mayWait = true;
    send(asked);
}

void WindowLink::welcome(const wire::Hello &hello, const Admitted &admitted)
{
    m_admitted.emplace(admitted);
    const auto missed = m_changes.since(hello.run, hello.seen);
    tellState();
    send(wire::Welcome{.version = QString::fromUtf8(version()),
                       .run = m_changes.run(),
                       .last = m_changes.last(),
                       .isComplete = missed.has_value(),
                       .token = m_admitted->token,
                       .now = m_admitted->now});
    for (const Numbered &change : missed.value_or(QList<Numbered>()))
        send(wire::Change{change.number, change.events});
    connect(&m_changes, &Changes::added, this,
            [this](const Numbered &change, const QByteArray &message) {
                const Events &events = change.events;
                if (events.serviceKeysChanged || events.simulationChanged || events.inboxChanged)
                    tellState();
                m_channel->send(message);
            });
    watchSignals();
}

void WindowLink::turnAway(const wire::Refusal &refusal)
{
    send(refusal);
    m_admitted.reset(); // what arrives from now on is not answered
    m_channel->close();
}

void WindowLink::onCall(const wire::Call &call)
{
    const Handler handler = handlerOf(call.name);
    if (handler == nullptr) {
        return refuse(call.id,
                      {ErrorCode::RouteNotFound,
                       u"the service has no call of this name; update it"_s, call.name});
    }
    if (m_running.contains(call.id))
        return m_channel->close(); // the answers could not be told apart
    if (m_running.size() >= kMaxCalls)
        return refuse(call.id, {ErrorCode::Busy, u"too many calls of this window wait"_s});
    handler(*this, call);
}

void WindowLink::onCancel(const wire::Cancel &cancel)
{
    const auto running = m_running.constFind(cancel.id);
    if (running != m_running.cend() && running->cancel)
        running->cancel();
}

void WindowLink::run(Running call)
{
    if (call.progress)
        m_progress.start();
    m_running.insert(call.id, std::move(call));
}

void WindowLink::answer(qint64 id, const QCborValue &value, bool isOfState)
{
    m_running.remove(id);
    if (isOfState)
        tellState();
    send(wire::Answer{.id = id, .value = value});
}

void WindowLink::refuse(qint64 id, const Error &error)
{
    m_running.remove(id);
    send(wire::Answer{.id = id, .error = error});
}

void WindowLink::tellProgress()
{
    bool isAnyWatched = false;
    const auto all = m_running; // a message can close the connection, which clears the list
    for (const Running &running : all) {
        if (!running.progress)
            continue;
        isAnyWatched = true;
        const auto [done, total] = running.progress();
        send(wire::Progress{running.id, done, total});
    }
    if (!isAnyWatched)
        m_progress.stop();
}

void WindowLink::tellState()
{
    if (!m_admitted)
        return;
    const auto tell = [this]<auto part>(const wire::Named<part> &row)
    {
        using Gateway = typename wire::PartsOf<part>::Gateway;
        const QCborValue value =
            wire::toCbor(std::invoke(part, std::get<Gateway &>(m_admitted->gateways)));
        QCborValue &told = m_told[latin1(row.name)];
        if (told == value)
            return;
        told = value;
        send(wire::State{latin1(row.name), value});
    };
    std::apply([&](const auto &...rows) { (tell(rows), ...); }, wire::kStates);
}

void WindowLink::watchSignals()
{
    const auto watch = [this]<auto signal>(const wire::Named<signal> &row)
    {
        using Gateway = typename wire::PartsOf<signal>::Gateway;
        connect(&std::get<Gateway &>(m_admitted->gateways), signal, this,
                [this, name = row.name] { onSignal(name); });
    };
    std::apply([&](const auto &...rows) { (watch(rows), ...); }, wire::kSignals);
}

void WindowLink::onSignal(std::string_view name)
{
    tellState();
    send(wire::Signal{latin1(name)});
}

} // namespace tilldesk::desk
