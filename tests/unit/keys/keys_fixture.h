#pragma once

#include "core/http/message.h"
#include "core/keys/key_service.h"
#include "core/storage/transaction.h"
#include "tests/support/core_fixture.h"
#include "tests/support/some_keys.h"

namespace tilldesk::test {

/// A database and the service keys over it, on the test's thread.
class Keys
{
public:
    enum class Begin { WithKeys, Empty };

    explicit Keys(Begin begin = Begin::WithKeys);

    /// Runs `work()` in its own transaction; commits unless it fails.
    template <typename F>
    auto commit(F work)
    {
        storage::Transaction transaction(*db);
        auto result = work();
        if (result)
            transaction.commit();
        return result;
    }

    /// Simulates a restart over the same database. Returns the result of opening the keys.
    Result<void> restart(const QByteArray &key);
    Result<void> rotate();
    /// Does the scheduler's work at the present time, and makes the requested keys.
    void runDueJobs();
    void applyDueChanges();
    /// Makes the requested keys outside of any transaction. Returns the number of requests.
    int makeAskedKeys();
    [[nodiscard]] std::shared_ptr<const keys::KeyRing> ring() const { return published->current(); }
    /// Returns the phases of the keys of an algorithm, for example "Leaving Signing".
    [[nodiscard]] QString phases(crypto::Algorithm algorithm = crypto::Algorithm::Es256) const;
    [[nodiscard]] QString signingKid(crypto::Algorithm = crypto::Algorithm::Es256) const;
    [[nodiscard]] QStringList column(const QString &sql);

    ManualClock clock{kCoreStart};
    ServiceDatabase place;
    std::unique_ptr<storage::Database> db;
    Events events;
    QByteArray masterKey = QByteArray(32, 'm');
    std::unique_ptr<keys::PublishedKeys> published;
    PublishedServiceNames serviceNames{
        ServiceNames(QStringLiteral("Tilldesk"), QStringLiteral("https://claims.example"))};
    std::unique_ptr<keys::KeyService> service;
    keys::KeyMaker make = someKeys();
    std::vector<std::function<keys::NewKeys()>> asked; ///< requests for new keys
};

/// Returns the value of a header; empty if it is absent.
[[nodiscard]] QByteArray valueOf(const http::Response &response,
                                 const std::string &name = "SignatureBank");
/// Returns whether a key of the set has signed the body.
[[nodiscard]] bool isValid(const QByteArray &jws, const QByteArray &body,
                           const std::string &keySet);

} // namespace tilldesk::test
