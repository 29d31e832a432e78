#pragma once

#include "core/base/result.h"
#include "core/domain/service_key.h"

#include <QFuture>
#include <QList>
#include <QObject>

namespace tilldesk::gateway {

/// Requests of a window about the service's signing keys. Used on the window's thread; see
/// Payments. Every request can fail with `Storage` or `Busy`.
class ServiceKeys : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns the keys in the key set, oldest first.
    [[nodiscard]] virtual QFuture<Result<QList<ServiceKeyEntry>>> keys() = 0;
    /// Publishes a successor key for each algorithm; it signs from 24 hours later.
    /// Errors: `FieldInvalid` if a successor is waiting already.
    [[nodiscard]] virtual QFuture<Result<void>> rotate() = 0;
    /// Returns the addresses at which merchants find the key set.
    [[nodiscard]] virtual QStringList keySetAddresses() const = 0;
    /// Returns the key set as published now, as indented JSON.
    [[nodiscard]] virtual QByteArray keySet() const = 0;

Q_SIGNALS:
    void changed();
};

} // namespace tilldesk::gateway
