#include "core/desk/changes.h"

#include "core/wire/composite_codecs.h"
#include "core/wire/message.h"
#include "core/wire/scalar_codecs.h"

#include <QMetaMethod>
#include <QUuid>

namespace tilldesk::desk {
namespace {

/// Adds the changes of a later commit. A payment that changed twice is told twice.
void append(Events &events, const Events &later)
{
    events.payments += later.payments;
    events.merchantsChanged |= later.merchantsChanged;
    events.serviceKeysChanged |= later.serviceKeysChanged;
    events.simulationChanged |= later.simulationChanged;
    events.callbacksChanged |= later.callbacksChanged;
    events.inboxChanged |= later.inboxChanged;
    events.refundsChanged |= later.refundsChanged;
    events.payoutsChanged |= later.payoutsChanged;
    events.dayClosed |= later.dayClosed;
    events.hostedChanged |= later.hostedChanged;
    events.outcomesChanged |= later.outcomesChanged;
}

} // namespace

Changes::Changes(qsizetype kept, std::chrono::milliseconds pause, QObject *parent)
    : QObject(parent),
      m_kept(kept),
      m_pauseTime(pause),
      m_run(QUuid::createUuid().toString(QUuid::Id128))
{
    m_pause.setSingleShot(true);
    m_pause.setTimerType(Qt::PreciseTimer);
    connect(&m_pause, &QTimer::timeout, this, &Changes::tell);
}

void Changes::add(const Events &events)
{
    QMetaObject::invokeMethod(
        this, [this, events] { gather(events); }, Qt::QueuedConnection);
}

void Changes::gather(const Events &events)
{
    if (m_gathered)
        append(*m_gathered, events);
    else
        m_gathered = events;
    if (!m_pause.isActive())
        tell();
}

void Changes::tell()
{
    if (!m_gathered)
        return;
    m_latest.push_back({++m_last, *std::exchange(m_gathered, {})});
    m_latestPayments += m_latest.back().events.payments.size();
    forgetOldest();
    if (m_pauseTime.count() > 0)
        m_pause.start(m_pauseTime);
    if (isSignalConnected(QMetaMethod::fromSignal(&Changes::added))) {
        const Numbered change = m_latest.back();
        Q_EMIT added(change, wire::toPackedBytes(wire::Change{change.number, change.events}));
    }
}

void Changes::forgetOldest()
{
    while (m_latest.size() > 1
           && (qsizetype(m_latest.size()) > m_kept || m_latestPayments > kKeptPayments)) {
        m_latestPayments -= m_latest.front().events.payments.size();
        m_latest.pop_front();
    }
}

std::optional<QList<Numbered>> Changes::since(const QString &run, qint64 number) const
{
    const qint64 known = m_last - qint64(m_latest.size()); ///< the latest that is forgotten
    if (run != m_run || number < known || number > m_last)
        return {};
    return QList<Numbered>(m_latest.begin() + (number - known), m_latest.end());
}

} // namespace tilldesk::desk
