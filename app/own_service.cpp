#include "app/own_service.h"

#include "core/crypto/jwk.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <csignal>
#include <sys/prctl.h>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr int kPollMs = 100;
constexpr auto kKid = "drift"_L1;

/// The service program, also if the desktop runs this code.
QString program()
{
    return QCoreApplication::applicationDirPath() + u"/tilldeskd"_s;
}

Result<void> waitFor(QProcess &process, const std::atomic<bool> &isStopped,
                     const std::function<bool()> &isDone)
{
    while (!isDone()) {
        if (isStopped)
            return fail(ErrorCode::Cancelled, u"stopped"_s);
        process.waitForReadyRead(kPollMs);
        if (process.state() == QProcess::NotRunning && !isDone())
            return fail(ErrorCode::Internal,
                        u"the service to compare with does not start: %1 %2"_s.arg(
                            process.errorString(),
                            QString::fromUtf8(process.readAllStandardError()).trimmed()));
    }
    return {};
}

} // namespace

OwnService::OwnService()
{
    // The service must not outlive this process, however that ends.
    m_service.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGTERM); });
}

OwnService::~OwnService()
{
    if (m_service.state() == QProcess::NotRunning)
        return;
    m_service.terminate();
    if (!m_service.waitForFinished())
        m_service.kill();
    m_service.waitForFinished();
}

Result<std::unique_ptr<OwnService>> OwnService::start(const std::atomic<bool> &isStopped)
{
    auto service = std::unique_ptr<OwnService>(new OwnService);
    if (!service->m_folder.isValid())
        return fail(ErrorCode::FileNotWritten, service->m_folder.errorString());
    if (const auto made = service->makeShop(isStopped); !made)
        return made.failure();
    if (const auto serving = service->serve(isStopped); !serving)
        return serving.failure();
    return service;
}

Result<QByteArray> OwnService::run(const QStringList &words, const std::atomic<bool> &isStopped)
{
    QProcess process;
    process.start(program(), words);
    const auto done = waitFor(process, isStopped, [&process] {
        return process.state() == QProcess::NotRunning
            && process.error() != QProcess::FailedToStart;
    });
    if (!done)
        return done.failure();
    if (process.exitCode() != 0)
        return fail(ErrorCode::Internal, QString::fromUtf8(process.readAllStandardError()));
    return process.readAllStandardOutput();
}

Result<void> OwnService::makeShop(const std::atomic<bool> &isStopped)
{
    const auto key = crypto::PrivateKey::generate(crypto::Algorithm::Es256);
    const QByteArray jwks = "{\"keys\":[" + crypto::jwkJson(key.publicKey(), kKid) + "]}";
    const QJsonObject shop{{u"merchant"_s, u"Drift report"_s},
                           {u"iban"_s, u"BE68539007547034"_s},
                           {u"refunds"_s, true},
                           {u"jwks"_s, QJsonDocument::fromJson(jwks).object()}};
    QFile file(m_folder.filePath(u"shop.json"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(shop).toJson()) < 0)
        return fail(ErrorCode::FileNotWritten, file.errorString());
    file.close();
    const auto made = run({u"init"_s, u"--data-dir"_s, m_folder.filePath(u"data"_s),
                           u"--shop-file"_s, file.fileName()},
                          isStopped);
    if (!made)
        return made.failure();
    const QJsonObject profile =
        QJsonDocument::fromJson(*made).object()[u"profiles"_s].toArray().first().toObject();
    m_access.rule = UrlRule::PublicHttpsOrLoopback;
    m_access.profile = ProfileId(profile[u"id"_s].toString());
    m_access.merchant = MerchantId(profile[u"merchantId"_s].toString());
    m_access.apiKey = profile[u"apiKey"_s].toString();
    m_access.key = hosted::SigningKey{kKid, key};
    m_access.names = ServiceNames(u"Tilldesk"_s, u"https://tilldesk.invalid"_s);
    return {};
}

Result<void> OwnService::serve(const std::atomic<bool> &isStopped)
{
    m_service.start(
        program(),
        {u"serve"_s, u"--data-dir"_s, m_folder.filePath(u"data"_s), u"--port"_s, u"0"_s});
    QByteArray said;
    const auto listening = waitFor(m_service, isStopped, [this, &said] {
        said += m_service.readAllStandardOutput();
        return said.contains('\n');
    });
    if (!listening)
        return listening.failure();
    const QString base = QString::fromUtf8(said.split('\n').first()).section(u' ', -1);
    m_access.base = QUrl(base);
    m_access.keySet = QUrl(base + u"/.well-known/jwks.json"_s);
    return {};
}

} // namespace tilldesk::app
