#include "core/base/when_ready.h"
#include "core/remote/remote_shop.h"

namespace tilldesk::remote {

RemoteStaff::RemoteStaff(Line &line, QObject *parent) : Staff(parent), m_line(line)
{
    connect(&line, &Line::isOpenChanged, this, &RemoteStaff::onOpenChanged);
}

StaffSession RemoteStaff::session() const
{
    StaffSession session = m_line.state<&gateway::Staff::session>();
    session.isCutOff = !m_line.isOpen();
    session.isLocked = session.isLocked || (session.isOn && m_mustLock);
    return session;
}

QFuture<Result<void>> RemoteStaff::lock()
{
    if (m_line.isOpen())
        return m_line.ask<&gateway::Staff::lock>();
    m_mustLock = true;
    Q_EMIT changed();
    return QtFuture::makeReadyFuture(Result<void>());
}

void RemoteStaff::onOpenChanged(bool isOpen)
{
    if (isOpen && m_mustLock) {
        whenReady(m_line.ask<&gateway::Staff::lock>(), this, [this](const Result<void> &locked) {
            if (!locked)
                return; // the connection was lost again
            m_mustLock = false;
            Q_EMIT changed();
        });
    }
    Q_EMIT changed();
}

} // namespace tilldesk::remote
