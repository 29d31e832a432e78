#pragma once

#include "core/base/result.h"
#include "core/domain/service_key.h"

#include <QFuture>
#include <QList>
#include <QObject>

namespace tilldesk::gateway {

/// What a window may ask about the keys with which the service signs. Lives on the window's thread;
/// see Payments. Every question may be answered `Storage` or `Busy`.
class ServiceKeys : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Those in the key set, oldest first.
    [[nodiscard]] virtual QFuture<Result<QList<ServiceKeyEntry>>> keys() = 0;
    /// Publishes a new key of each algorithm, which signs from 24 hours later on.
    /// Errors: `FieldInvalid` when a new one waits already.
    [[nodiscard]] virtual QFuture<Result<void>> rotate() = 0;
    /// Where merchants find the key set.
    [[nodiscard]] virtual QStringList keySetAddresses() const = 0;
    /// The key set as it is published now, indented JSON.
    [[nodiscard]] virtual QByteArray keySet() const = 0;

Q_SIGNALS:
    void changed();
};

} // namespace tilldesk::gateway
