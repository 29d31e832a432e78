#include "ui/models/filters/filtered_presenter.h"

#include "ui/models/common/format.h"

namespace tilldesk::ui {

FilteredPresenter::FilteredPresenter(const Gateways &gateways, FilterList list, QObject *parent)
    : ListPresenter(gateways, parent),
      m_filters(gateways, list)
{
    connect(&m_filters, &FilterInput::queryChanged, this, [this] {
        adaptToFilters();
        restart();
    });
}

void FilteredPresenter::offerStaff(const QStringList &others)
{
    QList<SuggestedValue> names;
    for (const StaffMember &member : gateways().staff.members())
        names << SuggestedValue{member.name, {}, {}};
    for (const QString &name : others)
        names << SuggestedValue{name, {}, {}};
    m_filters.setValues(FilterWord::Person, names);
}

void FilteredPresenter::show(const SavedView &view)
{
    setOrderText(view.order);
    m_filters.setQuery(view.query);
}

ParsedQuery FilteredPresenter::parsed() const
{
    return parseQuery(m_filters.query(), m_filters.list(), gateways().clock.now(), shopZone());
}

} // namespace tilldesk::ui
