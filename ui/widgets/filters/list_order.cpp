#include "ui/widgets/filters/list_order.h"

#include "ui/models/filters/filtered_presenter.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/lists/table_view.h"

#include <QHeaderView>

namespace tilldesk::ui {

void letSort(TableView &table, FilteredPresenter &presenter, Preferences &preferences,
             const QString &key)
{
    presenter.setOrderText(QString::fromLatin1(preferences.layout(key)));
    table.horizontalHeader()->setSectionsClickable(true);
    const auto sort = [&presenter, &preferences, key](int column) {
        presenter.sortBy(column);
        preferences.setLayout(key, presenter.orderText().toLatin1());
    };
    QObject::connect(table.horizontalHeader(), &QHeaderView::sectionClicked, &table, sort);
    QObject::connect(&table, &TableView::sortRequested, &table, sort);
}

} // namespace tilldesk::ui
