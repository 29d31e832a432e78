#pragma once

#include "core/audit/trail.h"
#include "core/domain/events.h"
#include "core/hosted/connection.h"
#include "core/hosted/connection_repository.h"
#include "core/merchants/merchant_service.h"

namespace tilldesk::hosted {

/// Use cases of the connections of hosted profiles. Called on the core thread, inside an open
/// transaction. Secrets are sealed with the master key, and no function returns one.
class ConnectionService
{
public:
    /// @pre all references outlive this object; the schema is up to date
    ConnectionService(storage::Database &db, const Clock &clock, Events &events,
                      merchants::MerchantService &merchants, PublishedConnections &published);
    ConnectionService(const ConnectionService &) = delete;
    ConnectionService &operator=(const ConnectionService &) = delete;

    /// Unseals the connections and publishes them. Must be called before the functions below.
    /// @param masterKey  kSealKeyBytes
    /// Errors: `Storage` if the secrets were sealed with another master key, or are damaged.
    Result<void> open(const QByteArray &masterKey);

    /// Sets the environment of a profile and its connection. Local removes the connection.
    /// @param apiKey  empty: the API key stays; an empty text removes it
    /// Errors: as MerchantService::setEnvironment() and checkedConnection(); `FieldInvalid`
    /// (apiKey; historyFrom; baseUrl: its host belongs to another environment; hostedProfileId:
    /// fixed, or another profile has it).
    Result<HostedConnection> set(HostedConnection wanted, const std::optional<QString> &apiKey);
    /// Makes a key that signs the profile's requests: at once if it is the first, else after
    /// keys::kOverlap, so that a provider that caches the key set knows it.
    /// @param kid  see keys::checkedKid(); empty: its thumbprint
    /// Errors: `ProfileNotFound`; `FieldInvalid` (profile: no connection; kid).
    Result<HostedConnection> makeKey(const ProfileId &profile, const QString &kid);
    /// Sets what is allowed with real money.
    /// Errors: `ProfileNotFound`; `FieldInvalid` (profile: no connection, or not of production;
    /// allowed: refunds before payments).
    Result<HostedConnection> allow(const ProfileId &profile, RealMoney allowed);

    /// Returns the connection of a profile as the open transaction sees it. A profile without one
    /// has empty members. Errors: `ProfileNotFound`.
    [[nodiscard]] Result<HostedConnection> find(const ProfileId &profile);

private:
    [[nodiscard]] Result<std::shared_ptr<const Connections>> load();
    [[nodiscard]] Result<Connection> unsealed(const ConnectionRow &row,
                                              const QList<HostedKeyRow> &keys) const;
    [[nodiscard]] std::optional<ConnectionRow> rowOf(const ProfileId &profile);
    [[nodiscard]] Result<void> checkOthers(const HostedConnection &wanted);
    [[nodiscard]] Result<void> checkPaidOut(const HostedConnection &connection);
    Result<void> setApiKey(ConnectionRow &row, const QString &apiKey) const;
    Result<HostedConnection> disconnect(const ProfileId &profile, qint64 seq,
                                        const HostedConnection &before);
    Result<HostedConnection> changed(const ProfileId &profile);
    void record(AuditKind kind, const Profile &profile, const QJsonObject &before,
                const QJsonObject &after);

    ConnectionRepository m_repository;
    audit::Trail m_trail;
    const Clock &m_clock;
    Events &m_events;
    merchants::MerchantService &m_merchants;
    PublishedConnections &m_published;
    QByteArray m_masterKey;
    /// The connections of the open transaction, published on commit; null: no change.
    std::shared_ptr<const Connections> m_next;
};

} // namespace tilldesk::hosted
