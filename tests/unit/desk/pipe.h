#pragma once

#include "core/wire/channel.h"

#include <QPointer>

namespace tilldesk::test {

/// One end of a connection within this process. Messages arrive when the event loop runs.
class Pipe final : public wire::Channel
{
public:
    /// Connects two ends.
    static void join(Pipe &a, Pipe &b)
    {
        a.m_other = &b;
        b.m_other = &a;
    }

    void send(const QByteArray &message) override
    {
        if (!m_isOpen)
            return;
        QMetaObject::invokeMethod(
            m_other, [other = m_other, message] { other->deliver(message); }, Qt::QueuedConnection);
    }
    /// Messages that were sent before still arrive.
    void close() override
    {
        cut();
        QMetaObject::invokeMethod(
            m_other, [other = m_other] { other->cut(); }, Qt::QueuedConnection);
    }
    /// Loses the connection at this end; messages that are on their way are lost.
    void cut()
    {
        if (std::exchange(m_isOpen, false))
            QMetaObject::invokeMethod(
                this, [this] { Q_EMIT closed(); }, Qt::QueuedConnection);
    }
    [[nodiscard]] bool isOpen() const { return m_isOpen; }

private:
    void deliver(const QByteArray &message)
    {
        if (m_isOpen)
            Q_EMIT received(message);
    }

    QPointer<Pipe> m_other;
    bool m_isOpen = true;
};

} // namespace tilldesk::test
