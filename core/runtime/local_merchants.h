#pragma once

#include "core/gateway/merchants.h"
#include "core/hosted/connection.h"
#include "core/merchants/merchant_service.h"
#include "core/payments/payment_links.h"
#include "core/runtime/gate.h"

namespace tilldesk::runtime {

/// Implements gateway::Merchants with the core thread of this process.
class LocalMerchants final : public gateway::Merchants
{
    Q_OBJECT

public:
    /// @pre `service` is used on `core` only; all references must outlive this object
    LocalMerchants(Gate &gate, merchants::MerchantService &service,
                   const merchants::PublishedDirectory &directory,
                   const payments::PublicAddress &address,
                   const hosted::PublishedConnections &connections, QObject *parent = nullptr)
        : Merchants(parent),
          m_gate(gate),
          m_service(service),
          m_directory(directory),
          m_address(address),
          m_connections(connections)
    {
    }

    QFuture<Result<QList<Merchant>>> merchants() override;
    QFuture<Result<QList<ProfileEntry>>> profiles() override;
    QFuture<Result<Merchant>> addMerchant(const Merchant &merchant) override;
    QFuture<Result<Merchant>> changeMerchant(const Merchant &merchant) override;
    QFuture<Result<Profile>> addProfile(const Profile &profile) override;
    QFuture<Result<Profile>> changeProfile(const Profile &profile) override;
    QFuture<Result<PointOfSale>> addPointOfSale(const PointOfSale &pointOfSale) override;
    QFuture<Result<PointOfSale>> changePointOfSale(const PointOfSale &pointOfSale) override;
    [[nodiscard]] QString locationLink(const ProfileId &profile,
                                       const QString &posId) const override;
    QFuture<Result<QrMatrix>> locationCode(const ProfileId &profile, const QString &posId) override;
    QFuture<Result<KeySetSummary>> checkKeySet(const QString &jwks) override;
    QFuture<Result<QList<ApiKey>>> apiKeys() override;
    QFuture<Result<CreatedApiKey>> createApiKey(const NewApiKey &key) override;
    QFuture<Result<void>> revokeApiKey(const ApiKeyId &id) override;

    /// Notifies the windows. Thread-safe; the signal is emitted on the thread of this object.
    void notify();

private:
    Gate &m_gate;
    merchants::MerchantService &m_service;
    const merchants::PublishedDirectory &m_directory;
    const payments::PublicAddress &m_address;
    const hosted::PublishedConnections &m_connections;
};

} // namespace tilldesk::runtime
