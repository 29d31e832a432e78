#include "ui/models/lists/list_presenter.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

#include <utility>

namespace tilldesk::ui {

ListPresenter::ListPresenter(const Gateways &gateways, QObject *parent,
                             std::chrono::milliseconds delay)
    : QObject(parent),
      m_gateways(gateways),
      m_refreshSoon(delay, [this] { refresh(); })
{
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
    if (rows().state() != ListModel::State::Stale)
        return {};
    return tr("These rows may be out of date. %1").arg(Text::sentence(rows().error()));
}

} // namespace tilldesk::ui
