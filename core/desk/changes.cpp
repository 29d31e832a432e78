#include "core/desk/changes.h"

#include <QUuid>

namespace tilldesk::desk {

Changes::Changes(qsizetype kept, QObject *parent)
    : QObject(parent),
      m_kept(kept),
      m_run(QUuid::createUuid().toString(QUuid::Id128))
{
}

void Changes::add(const Events &events)
{
    QMetaObject::invokeMethod(
        this, [this, events] { number(events); }, Qt::QueuedConnection);
}

void Changes::number(const Events &events)
{
    m_latest.push_back({++m_last, events});
    if (qsizetype(m_latest.size()) > m_kept)
        m_latest.pop_front();
    Q_EMIT added(m_latest.back());
}

std::optional<QList<Numbered>> Changes::since(const QString &run, qint64 number) const
{
    const qint64 known = m_last - qint64(m_latest.size()); ///< the latest that is forgotten
    if (run != m_run || number < known || number > m_last)
        return {};
    return QList<Numbered>(m_latest.begin() + (number - known), m_latest.end());
}

} // namespace tilldesk::desk
