#include "app/assembly.h"

#include "app/service_routes.h"
#include "core/payments/payment_routes.h"
#include "core/qr/qr_routes.h"

#include <algorithm>
#include <thread>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

int threadsFor(int wanted)
{
    if (wanted > 0)
        return wanted;
    return std::clamp(int(std::thread::hardware_concurrency()) / 2, 1, 4);
}

} // namespace

Assembly::Assembly(Settings settings, const storage::DataDirectory &directory, const Clock &clock,
                   Log &log)
    : m_settings(std::move(settings)),
      m_databasePath(directory.databasePath()),
      m_realClock(clock),
      m_clock(clock),
      m_log(log),
      m_core(log),
      m_readers(log),
      m_authenticator(m_published, m_clock, m_settings.keyRate)
{
}

Assembly::~Assembly()
{
    stop();
}

Result<void> Assembly::start()
{
    auto started = m_core.start([this] {
        auto services = std::make_unique<CoreServices>(
            m_databasePath, CoreServices::Shared{m_clock, m_realClock, m_published, m_simulation},
            payments::PaymentRules{m_settings.paymentExpiry, m_settings.staticQrExpiry,
                                   m_settings.acknowledgementDeadline});
        m_services = services.get();
        return services;
    });
    if (!started)
        return started;
    m_payments = std::make_unique<runtime::LocalPaymentPort>(m_core, m_readers,
                                                             m_services->payments(), m_clock);
    addRoutes();
    return m_readers.start(m_databasePath);
}

Result<QString> Assembly::listen()
{
    m_listener = std::make_unique<http::Listener>(
        http::ListenerOptions{.port = m_settings.port,
                              .threads = threadsFor(m_settings.httpThreads)},
        m_router, m_log);
    // Links must be right in the first answer; only a port that the system picks is known later.
    const auto address = [](int port) { return u"http://127.0.0.1:%1"_s.arg(port); };
    const auto publish = [this](const QString &own) {
        m_address.set(
            (m_settings.publicBaseUrl.isEmpty() ? own : m_settings.publicBaseUrl).toStdString());
    };
    publish(address(m_settings.port));
    const auto port = m_listener->start();
    if (!port)
        return port.failure();
    publish(address(*port));
    return address(*port);
}

EndpointState Assembly::listenState()
{
    const auto address = listen();
    return address
        ? EndpointState{.isListening = true, .address = *address, .error = {}}
        : EndpointState{.isListening = false, .address = {}, .error = address.error().detail};
}

EndpointSettings Assembly::endpointSettings() const
{
    const std::lock_guard lock(m_endpointMutex);
    return {.port = m_settings.port,
            .tls = m_settings.tls,
            .lan = m_settings.lan,
            .lanPort = m_settings.lanPort,
            .publicBaseUrl = m_settings.publicBaseUrl,
            .certificateFile = m_settings.tlsCertificate,
            .certificateKeyFile = m_settings.tlsKey};
}

Result<EndpointState> Assembly::applyEndpoint(const EndpointSettings &wanted)
{
    const auto onOff = [](bool isOn) { return isOn ? u"on"_s : u"off"_s; };
    const QMap<QString, QString> values{{u"port"_s, QString::number(wanted.port)},
                                        {u"tls"_s, onOff(wanted.tls)},
                                        {u"lan"_s, onOff(wanted.lan)},
                                        {u"lanPort"_s, QString::number(wanted.lanPort)},
                                        {u"publicBaseUrl"_s, wanted.publicBaseUrl},
                                        {u"tlsCertificate"_s, wanted.certificateFile},
                                        {u"tlsKey"_s, wanted.certificateKeyFile}};
    if (const auto written = writeSettings(settingsFile(m_settings), values); !written)
        return written.failure();
    auto read = readSettings(m_settings.dataDir, m_settings.file, values);
    if (!read)
        return read.failure();
    {
        const std::lock_guard lock(m_endpointMutex);
        m_settings = std::move(*read);
    }
    if (m_listener)
        m_listener->stop();
    return listenState();
}

void Assembly::stop()
{
    if (m_listener)
        m_listener->stop();
    // The writing connection must be the last to close: only it folds the log into the database.
    m_readers.stop();
    // What the scheduler would do at the end of the minute. A core that does not run refuses.
    m_core.submit([this]() -> Result<int> { return m_services->merchants().recordLastUse(); },
                  [](const Result<int> & /*unused*/) {});
    m_core.stop();
}

void Assembly::addRoutes()
{
    payments::addPaymentRoutes(m_router,
                               {*m_payments, m_authenticator, m_published, m_address, m_clock});
    addQrRoutes(m_router);
    addServiceRoutes(m_router);
}

} // namespace tilldesk::app
