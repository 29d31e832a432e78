#include "app/serving.h"

#include <QCoreApplication>
#include <cstdio>
#include <pthread.h>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

CommandResult failed(const Error &error)
{
    auto result = CommandResult::failure(error);
    result.exitCode = CommandResult::kFailed;
    return result;
}

void print(const QByteArray &lines)
{
    std::fwrite(lines.constData(), 1, size_t(lines.size()), stdout);
    std::fflush(stdout);
}

} // namespace

Serving::Serving(Assembly &assembly, const storage::DataDirectory &directory)
    : m_assembly(assembly),
      m_directory(directory)
{
}

Serving::~Serving()
{
    stop();
}

void Serving::stop()
{
    m_assembly.stopWaiting();
    if (m_waiting.joinable())
        m_waiting.join();
    m_control.reset(); // destroyed before the core stops: pending control requests need the core
    m_assembly.stop();
}

CommandResult Serving::run(const QString &kid)
{
    m_kid = kid;
    m_assembly.core().setLostHandler([this](const QString &reason) {
        QMetaObject::invokeMethod(
            &m_context, [this, reason] { end(reason); }, Qt::QueuedConnection);
    });
    const auto leader = m_assembly.findLeader();
    if (!leader)
        return failed(leader.error());
    const auto started = *leader == Assembly::Leader::Another ? follow() : start();
    if (!started) // a wrong --kid is wrong usage
        return started.error().field == "kid"_L1 ? CommandResult::failure(started.error())
                                                 : failed(started.error());
    QCoreApplication::exec();
    stop();
    return m_lost.isEmpty() ? CommandResult()
                            : failed({ErrorCode::Storage, u"stopped: "_s + m_lost});
}

void Serving::end(const QString &reason)
{
    m_lost = reason;
    QCoreApplication::quit();
}

Result<void> Serving::start()
{
    if (auto started = m_assembly.start(); !started)
        return started;
    if (auto led = lead(); !led)
        return led;
    if (auto listening = listen(); !listening)
        return listening;
    return openDoor();
}

/// Serves as a standby; the lead comes later.
Result<void> Serving::follow()
{
    if (auto followed = m_assembly.follow(); !followed)
        return followed;
    m_control.emplace(m_assembly);
    if (auto listening = m_control->listen(m_directory); !listening)
        return listening;
    if (auto listening = listen(); !listening)
        return listening;
    print("standby: the service on " + m_assembly.leader().toUtf8() + " leads\n");
    waitForLead();
    return {};
}

void Serving::waitForLead()
{
    m_waiting = std::thread([this] {
        pthread_setname_np(pthread_self(), "lead");
        const auto taken = m_assembly.takeLead();
        QMetaObject::invokeMethod(
            &m_context,
            [this, taken] {
                auto led = taken;
                if (led)
                    led = m_assembly.startLeading();
                if (led)
                    led = lead();
                if (led)
                    led = openDoor();
                if (!led)
                    return end(led.error().detail);
                print("leading\n");
            },
            Qt::QueuedConnection);
    });
}

/// Starts what only the service that writes has.
Result<void> Serving::lead()
{
    m_signals.emplace(m_assembly);
    m_door.emplace(m_assembly, *m_signals, m_directory);
    if (!m_control) {
        m_control.emplace(m_assembly);
        if (auto listening = m_control->listen(m_directory); !listening)
            return listening;
    }
    if (auto prepared = m_assembly.keys().prepare(m_kid).result(); !prepared)
        return prepared;
    if (auto sending = m_assembly.startSending(); !sending)
        return sending;
    m_signals->watch();
    return {};
}

Result<void> Serving::listen()
{
    m_endpoint = m_assembly.endpoint().start();
    const EndpointState &state = m_endpoint;
    if (!state.isListening)
        return fail(ErrorCode::Internal, state.error);
    // The settings ask for the network listener: exit rather than serve without it.
    if (!state.error.isEmpty())
        return fail(ErrorCode::Internal, u"network: "_s + state.error);
    QByteArray lines = "listening on " + state.address.toUtf8() + '\n';
    if (!state.lanAddress.isEmpty())
        lines += "open to the network at " + state.lanAddress.toUtf8() + '\n';
    if (!state.authorityFile.isEmpty())
        lines += "callers must trust " + state.authorityFile.toUtf8() + '\n';
    print(lines);
    return {};
}

/// Lets the windows of other computers connect.
Result<void> Serving::openDoor()
{
    m_signals->setEndpoint(m_endpoint);
    m_door->open();
    const TillAccess tills = m_door->access();
    if (!tills.error.isEmpty())
        return fail(ErrorCode::Internal, u"tills: "_s + tills.error);
    if (tills.isOn)
        print("open to tills at port " + QByteArray::number(tills.port) + '\n');
    return {};
}

} // namespace tilldesk::app
