#include "app/http_endpoint.h"

#include "app/network_addresses.h"
#include "core/crypto/certificate.h"
#include "core/http/local_tls_identity.h"

#include <QHostAddress>
#include <QHostInfo>
#include <QUrl>
#include <algorithm>
#include <thread>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

int threadsFor(int wanted)
{
    if (wanted > 0)
        return wanted;
    return std::clamp(int(std::thread::hardware_concurrency()), 1, 4);
}

QString tlsFolder(const Settings &settings)
{
    return settings.dataDir + u"/tls"_s;
}

/// The names and addresses at which phones and shops reach the endpoint.
struct OwnNames {
    QStringList dnsNames{u"localhost"_s};
    QStringList ipAddresses{u"127.0.0.1"_s, u"::1"_s};
};

OwnNames ownNames(const QString &publicBaseUrl)
{
    OwnNames names;
    names.dnsNames << QHostInfo::localHostName();
    names.ipAddresses += networkAddresses();
    const QString host = QUrl(publicBaseUrl).host(QUrl::FullyEncoded);
    if (const QHostAddress address(host); !address.isNull())
        names.ipAddresses << address.toString();
    else
        names.dnsNames << host;
    // A certificate can contain only valid host names; an invalid name must not stop the service.
    names.dnsNames.removeIf([](const QString &name) { return !crypto::isHostName(name); });
    names.dnsNames.removeDuplicates();
    names.ipAddresses.removeDuplicates();
    return names;
}

payments::PublicAddress::Proxy proxyOf(const Settings &settings)
{
    using Proxy = payments::PublicAddress::Proxy;
    if (settings.publicBaseUrl.isEmpty())
        return Proxy::None;
    return settings.publicSimulation ? Proxy::Trusted : Proxy::Open;
}

http::ListenerOptions optionsOf(const Settings &settings)
{
    return {.maxConnectionsPerAddress = settings.connectionsPerAddress,
            .maxHandshakesPerAddress = settings.handshakesPerAddress,
            .maxBufferedPerAddress = settings.bufferPerAddress,
            .maxUnsentPerConnection = settings.unsentPerConnection,
            .maxUnsent = settings.unsentTotal};
}

QMap<QString, QString> valuesOf(const EndpointSettings &wanted)
{
    const auto onOff = [](bool isOn) { return isOn ? u"on"_s : u"off"_s; };
    return {{u"port"_s, QString::number(wanted.port)},
            {u"tls"_s, onOff(wanted.tls)},
            {u"lan"_s, onOff(wanted.lan)},
            {u"lanPort"_s, QString::number(wanted.lanPort)},
            {u"publicBaseUrl"_s, wanted.publicBaseUrl},
            {u"tlsCertificate"_s, wanted.certificateFile},
            {u"tlsKey"_s, wanted.certificateKeyFile}};
}

/// Returns `before` with the values of EndpointSettings from `read`. All other settings stay as
/// they were at the start: the command line may have set them, and readSettings() does not see it.
Settings withEndpointOf(const Settings &read, Settings before)
{
    before.port = read.port;
    before.tls = read.tls;
    before.lan = read.lan;
    before.lanPort = read.lanPort;
    before.publicBaseUrl = read.publicBaseUrl;
    before.tlsCertificate = read.tlsCertificate;
    before.tlsKey = read.tlsKey;
    return before;
}

} // namespace

HttpEndpoint::HttpEndpoint(Settings settings, const http::Router &router,
                           payments::PublicAddress &address, const Clock &clock, Log &log)
    : m_router(router),
      m_address(address),
      m_clock(clock),
      m_log(log),
      m_settings(std::move(settings))
{
}

EndpointState HttpEndpoint::start()
{
    const auto settings = [this] {
        const std::lock_guard lock(m_mutex);
        return m_settings;
    }();
    EndpointState state;
    const auto here = listenHere(settings);
    if (!here) {
        state.error = here.error().detail;
        return state;
    }
    state.isListening = true;
    state.address = *here;
    if (settings.lan) {
        const auto network = listenToNetwork(settings);
        if (network)
            state.lanAddress = *network;
        else
            state.error = network.error().detail;
    }
    if ((settings.tls || settings.lan) && settings.tlsCertificate.isEmpty())
        state.authorityFile = tlsFolder(settings) + u"/ca.pem"_s;
    const QString own = state.lanAddress.isEmpty() ? state.address : state.lanAddress;
    m_address.set((settings.publicBaseUrl.isEmpty() ? own : settings.publicBaseUrl).toStdString(),
                  proxyOf(settings));
    return state;
}

void HttpEndpoint::stop()
{
    for (auto *listener : {&m_network, &m_here}) {
        if (*listener)
            (*listener)->stop();
    }
    const std::lock_guard lock(m_listenersMutex);
    m_network.reset();
}

EndpointFigures HttpEndpoint::figures() const
{
    const std::lock_guard lock(m_listenersMutex);
    return {.here = m_here ? m_here->figures() : http::ListenerFigures(),
            .network = m_network ? m_network->figures() : http::ListenerFigures()};
}

EndpointSettings HttpEndpoint::settings() const
{
    const std::lock_guard lock(m_mutex);
    return {.port = m_settings.port,
            .tls = m_settings.tls,
            .lan = m_settings.lan,
            .lanPort = m_settings.lanPort,
            .publicBaseUrl = m_settings.publicBaseUrl,
            .certificateFile = m_settings.tlsCertificate,
            .certificateKeyFile = m_settings.tlsKey};
}

Result<EndpointState> HttpEndpoint::apply(const EndpointSettings &wanted)
{
    const auto before = [this] {
        const std::lock_guard lock(m_mutex);
        return m_settings;
    }();
    const auto values = valuesOf(wanted);
    const auto read = readSettings(before.dataDir, before.file, values);
    if (!read)
        return read.failure();
    const Settings next = withEndpointOf(*read, before);
    if (next.tls || next.lan) {
        if (const auto usable = identity(next); !usable)
            return fail(ErrorCode::FieldInvalid, usable.error().detail, u"tlsCertificate"_s);
    }
    if (const auto written = writeSettings(settingsFile(before), values); !written)
        return written.failure();
    {
        const std::lock_guard lock(m_mutex);
        m_settings = next;
    }
    stop();
    return start();
}

Result<http::TlsIdentity> HttpEndpoint::identity(const Settings &settings) const
{
    if (settings.tlsCertificate.isEmpty() != settings.tlsKey.isEmpty())
        return fail(ErrorCode::FieldInvalid,
                    u"%1 is missing: a certificate of your own needs both its files"_s.arg(
                        settings.tlsKey.isEmpty() ? u"tlsKey"_s : u"tlsCertificate"_s));
    if (!settings.tlsCertificate.isEmpty())
        return http::tlsIdentityFromFiles(settings.tlsCertificate, settings.tlsKey, m_clock.now());
    const OwnNames names = ownNames(settings.publicBaseUrl);
    return http::localTlsIdentity(tlsFolder(settings), names.dnsNames, names.ipAddresses,
                                  m_clock.now());
}

Result<QString> HttpEndpoint::listenHere(const Settings &settings)
{
    http::ListenerOptions options = optionsOf(settings);
    options.port = settings.port;
    options.threads = threadsFor(settings.httpThreads);
    if (settings.tls) {
        auto tls = identity(settings);
        if (!tls)
            return tls.failure();
        options.tls = std::move(*tls);
    }
    const auto address = [&settings](int port) {
        return u"%1://127.0.0.1:%2"_s.arg(settings.tls ? u"https"_s : u"http"_s).arg(port);
    };
    // Links must be correct in the first response. The address is final unless the system picks the
    // port.
    const QString &fixed = settings.publicBaseUrl;
    m_address.set((fixed.isEmpty() ? address(settings.port) : fixed).toStdString(),
                  proxyOf(settings));
    const std::lock_guard lock(m_listenersMutex);
    m_here = std::make_unique<http::Listener>(std::move(options), m_router, m_log);
    const auto port = m_here->start();
    if (!port)
        return port.failure();
    return address(*port);
}

Result<QString> HttpEndpoint::listenToNetwork(const Settings &settings)
{
    const QStringList addresses = networkAddresses();
    if (addresses.isEmpty())
        return fail(ErrorCode::Internal, u"this computer has no network"_s);
    auto tls = identity(settings);
    if (!tls)
        return tls.failure();
    http::ListenerOptions options = optionsOf(settings);
    options.address = "0.0.0.0";
    options.port = settings.lanPort;
    options.threads = 1;
    options.tls = std::move(*tls);
    const std::lock_guard lock(m_listenersMutex);
    m_network = std::make_unique<http::Listener>(std::move(options), m_router, m_log);
    const auto port = m_network->start();
    if (!port)
        return port.failure();
    return u"https://%1:%2"_s.arg(addresses.first()).arg(*port);
}

} // namespace tilldesk::app
