#pragma once

#include "core/gateway/service_keys.h"
#include "core/keys/key_service.h"
#include "core/payments/payment_links.h"
#include "core/runtime/core_thread.h"

#include <QThreadPool>

namespace tilldesk::runtime {

/// gateway::ServiceKeys over the core of this process.
class LocalServiceKeys final : public gateway::ServiceKeys
{
    Q_OBJECT

public:
    /// @pre `service` lives on `core`; all references outlive it
    LocalServiceKeys(CoreThread &core, keys::KeyService &service,
                     const keys::PublishedKeys &published, const payments::PublicAddress &address,
                     const Clock &clock, keys::KeyMaker make, QObject *parent = nullptr);
    ~LocalServiceKeys() override; ///< waits for keys that are being made

    QFuture<Result<QList<ServiceKeyEntry>>> keys() override;
    QFuture<Result<void>> rotate() override;
    [[nodiscard]] QStringList keySetAddresses() const override;
    [[nodiscard]] QByteArray keySet() const override;

    /// Tells the windows. From any thread; the signal comes on the object's own.
    void tell();

private:
    CoreThread &m_core;
    keys::KeyService &m_service;
    const keys::PublishedKeys &m_published;
    const payments::PublicAddress &m_address;
    const Clock &m_clock;
    keys::KeyMaker m_make;
    QThreadPool m_worker; ///< of one thread
};

} // namespace tilldesk::runtime
