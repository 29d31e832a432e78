#include "ui/models/lists/list_presenter.h"

#include "ui/models/common/format.h"
#include "ui/models/common/knowledge.h"
#include "ui/models/common/text.h"

#include <utility>

namespace tilldesk::ui {

ListPresenter::ListPresenter(const Gateways &gateways, QObject *parent,
                             std::chrono::milliseconds delay)
    : QObject(parent),
      m_gateways(gateways),
      m_refreshSoon(delay, [this] { refresh(); })
{
    if (gateways.connection != nullptr) // the note tells of the connection
        connect(&gateways.staff, &gateway::Staff::changed, this, &ListPresenter::changed);
}

void ListPresenter::start()
{
    if (!std::exchange(m_isStarted, true))
        restart();
}

void ListPresenter::refresh()
{
    if (m_isStarted)
        askAgain();
}

void ListPresenter::restart()
{
    Q_EMIT restarted();
    if (m_isStarted)
        ask();
    Q_EMIT changed();
}

QDate ListPresenter::today() const
{
    return inShopZone(m_gateways.clock.now()).date();
}

QString ListPresenter::note() const
{
    if (m_gateways.staff.session().isCutOff) {
        const QString time = lastWordTime(m_gateways);
        return time.isEmpty()
            ? tr("Nothing is known yet. The list comes with the connection.")
            : tr("As of %1. Newer and older rows come with the connection.").arg(time);
    }
    if (rows().state() != ListModel::State::Stale)
        return {};
    return tr("These rows may be out of date. %1").arg(Text::sentence(rows().error()));
}

} // namespace tilldesk::ui
