#pragma once

#include <QByteArray>
#include <QObject>

namespace tilldesk::wire {

/// A connection that delivers whole messages in their order. Used on its own thread.
class Channel : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Queues a message. No-op after closed().
    virtual void send(const QByteArray &message) = 0;
    /// Closes; emits closed() later.
    virtual void close() = 0;
    /// Returns the network address of the other side; empty: within this process.
    [[nodiscard]] virtual QString peer() const { return {}; }

Q_SIGNALS:
    void received(const QByteArray &message);
    void closed();
};

} // namespace tilldesk::wire
