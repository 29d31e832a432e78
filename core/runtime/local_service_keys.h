#pragma once

#include "core/gateway/service_keys.h"
#include "core/keys/key_service.h"
#include "core/payments/payment_links.h"
#include "core/runtime/gate.h"

#include <QThreadPool>

namespace tilldesk::runtime {

/// Implements gateway::ServiceKeys with the core thread of this process.
class LocalServiceKeys final : public gateway::ServiceKeys
{
    Q_OBJECT

public:
    /// @pre `service` is used on `core` only; all references must outlive this object
    LocalServiceKeys(Gate &gate, keys::KeyService &service, const keys::PublishedKeys &published,
                     const payments::PublicAddress &address, const Clock &clock,
                     keys::KeyMaker make, QObject *parent = nullptr);
    ~LocalServiceKeys() override; ///< blocks until running key generations have ended

    QFuture<Result<QList<ServiceKeyEntry>>> keys() override;
    QFuture<Result<void>> rotate() override;
    [[nodiscard]] QStringList keySetAddresses() const override;
    [[nodiscard]] QByteArray keySet() const override;

    /// Notifies the windows. Thread-safe; the signal is emitted on the thread of this object.
    void notify();

private:
    Gate &m_gate;
    keys::KeyService &m_service;
    const keys::PublishedKeys &m_published;
    const payments::PublicAddress &m_address;
    const Clock &m_clock;
    keys::KeyMaker m_make;
    QThreadPool m_worker; ///< has one thread
};

} // namespace tilldesk::runtime
