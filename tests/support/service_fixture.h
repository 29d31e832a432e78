#pragma once

#include "app/assembly.h"
#include "tests/support/core_fixture.h"
#include "tests/support/http_client.h"

#include <QJsonObject>
#include <QTemporaryFile>
#include <future>

namespace tilldesk::test {

/// Returns the body as a JSON object; empty if the body is not one.
[[nodiscard]] QJsonObject jsonOf(const HttpAnswer &answer);
/// Returns `status code message` of an error response, to compare all three at once.
[[nodiscard]] QString errorOf(const HttpAnswer &answer);

/// The whole service without a window: the real Assembly over a new database and a free port. The
/// service clock stands still; three profiles and their API keys exist.
class ServiceFixture
{
public:
    /// @param override  settings by name, as on the command line
    explicit ServiceFixture(const QMap<QString, QString> &override = {});
    ~ServiceFixture() { stop(); }
    ServiceFixture(const ServiceFixture &) = delete;
    ServiceFixture &operator=(const ServiceFixture &) = delete;
    void stop();

    [[nodiscard]] std::uint16_t port() const { return m_port; }
    /// Sends one request over the fixture's own connection with the shop's API key.
    HttpAnswer ask(std::string_view method, std::string_view target, std::string_view body = {});
    HttpAnswer askAs(const QString &key, std::string_view method, std::string_view target,
                     std::string_view body = {});
    [[nodiscard]] static HttpHeaders authorization(const QString &key);
    /// Creates a payment over the HTTP interface. Returns its id.
    QString create(std::string_view body = R"({"amount":1250})");

    /// Runs `work()` on the core thread in one transaction and waits for its result.
    template <typename F>
    auto onCore(F work) -> std::invoke_result_t<F &>
    {
        std::promise<std::invoke_result_t<F &>> promise;
        assembly->core().submit(std::move(work),
                                [&promise](auto result) { promise.set_value(std::move(result)); });
        return promise.get_future().get();
    }
    QString addKey(const ProfileId &profile, Authorities authorities);
    /// Stores a payment of the shop in any status. Returns its id.
    QString append(PaymentStatus status);
    /// Reads the first column of the first row over its own connection. -1: no row.
    [[nodiscard]] qint64 number(const QString &sql) const;
    [[nodiscard]] QByteArray logged();

private:
    QTemporaryDir m_folder;
    ServiceDatabase m_place; ///< PostgreSQL's; SQLite's database is in m_folder
    QTemporaryFile m_logFile;
    std::uint16_t m_port = 0;
    std::unique_ptr<HttpClient> m_client;

public:
    ManualClock clock{kCoreStart};
    storage::DataDirectory directory;
    Log log;
    std::unique_ptr<app::Assembly> assembly;
    QString base; ///< for example `http://127.0.0.1:40123`
    Merchant merchant;
    Profile shop;    ///< has all default settings
    Profile counter; ///< another profile of the same merchant; may use loopback callbacks
    Profile closed;
    QString shopKey;
    QString counterKey;
    QString closedKey;
    QString refundKey;  ///< of the shop, for refunds only
    QString revokedKey; ///< of the shop, revoked
};

} // namespace tilldesk::test
