#pragma once

#include <QString>
#include <array>
#include <atomic>
#include <memory>
#include <string>

namespace tilldesk {

/// The names of the five claims in a signature's header. @source service.md#signatures
struct ClaimNames {
    /// @param claimNamespace  without a trailing slash, for example `https://tilldesk.invalid`
    explicit ClaimNames(const QString &claimNamespace);

    std::string sub;
    std::string iss;
    std::string iat;
    std::string jti;
    std::string path;

    /// Returns all five, in the order in which `crit` lists them; valid as long as this object.
    [[nodiscard]] std::array<std::string_view, 5> all() const { return {sub, iss, iat, jti, path}; }
};

/// The service's own name and the names of its claims in signatures: the settings `issuer` and
/// `claimNamespace`.
class ServiceNames
{
public:
    ServiceNames() : ServiceNames(QString(), QString()) {}
    /// @param claimNamespace  without a trailing slash
    ServiceNames(QString issuer, QString claimNamespace);

    [[nodiscard]] const QString &issuer() const { return m_issuer; }
    [[nodiscard]] const QString &claimNamespace() const { return m_claimNamespace; }
    [[nodiscard]] const ClaimNames &claims() const { return m_claims; }

    friend bool operator==(const ServiceNames &a, const ServiceNames &b)
    {
        return a.m_issuer == b.m_issuer && a.m_claimNamespace == b.m_claimNamespace;
    }

private:
    QString m_issuer;
    QString m_claimNamespace;
    ClaimNames m_claims;
};

/// The current names, which can be changed while the service runs. Thread-safe.
class PublishedServiceNames
{
public:
    explicit PublishedServiceNames(ServiceNames names)
        : m_current(std::make_shared<const ServiceNames>(std::move(names)))
    {
    }

    [[nodiscard]] std::shared_ptr<const ServiceNames> current() const { return m_current.load(); }
    void publish(ServiceNames next)
    {
        m_current.store(std::make_shared<const ServiceNames>(std::move(next)));
    }

private:
    std::atomic<std::shared_ptr<const ServiceNames>> m_current;
};

} // namespace tilldesk
