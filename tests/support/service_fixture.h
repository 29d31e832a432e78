#pragma once

#include "app/assembly.h"
#include "tests/support/core_fixture.h"
#include "tests/support/http_client.h"

#include <QJsonObject>
#include <QTemporaryFile>
#include <future>

namespace tilldesk::test {

/// @return the body as a JSON object; empty when it is none
[[nodiscard]] QJsonObject jsonOf(const HttpAnswer &answer);
/// @return `status code message` of an error answer, for comparing all three at once
[[nodiscard]] QString errorOf(const HttpAnswer &answer);

/// The whole service without a window: the real Assembly over a database file and a free port, with
/// a clock that stands still, three profiles and their keys.
class ServiceFixture
{
public:
    /// @param override  settings by name, as the command line gives them
    explicit ServiceFixture(const QMap<QString, QString> &override = {});
    ~ServiceFixture() { stop(); }
    ServiceFixture(const ServiceFixture &) = delete;
    ServiceFixture &operator=(const ServiceFixture &) = delete;
    void stop();

    [[nodiscard]] std::uint16_t port() const { return m_port; }
    /// One exchange over the fixture's own connection, with the shop's key.
    HttpAnswer ask(std::string_view method, std::string_view target, std::string_view body = {});
    HttpAnswer askAs(const QString &key, std::string_view method, std::string_view target,
                     std::string_view body = {});
    [[nodiscard]] static HttpHeaders authorization(const QString &key);
    /// Creates a payment by the interface. @return its id
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
    QString addKey(const ProfileId &profile, merchants::Authorities authorities);
    /// Brings a payment of the shop into the database in any status. @return its id
    QString append(PaymentStatus status);
    [[nodiscard]] qint64 number(const QString &sql) const; ///< from a connection of its own
    [[nodiscard]] QByteArray logged();

private:
    QTemporaryDir m_folder;
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
    Profile shop;    ///< with all defaults set
    Profile counter; ///< another profile of the same merchant; loopback callbacks are allowed
    Profile closed;
    QString shopKey;
    QString counterKey;
    QString closedKey;
    QString refundKey;  ///< of the shop, but for refunds only
    QString revokedKey; ///< of the shop, once
};

} // namespace tilldesk::test
