#include "ui/widgets/lists/row_flash.h"

#include "ui/widgets/lists/table_view.h"

namespace tilldesk::ui {

RowFlash::RowFlash(TableView &table) : QObject(&table), m_table(table)
{
    m_end.setSingleShot(true);
    m_end.setInterval(kTime);
    connect(&m_end, &QTimer::timeout, this, [this] {
        m_ids.clear();
        m_table.viewport()->update();
    });
}

void RowFlash::mark(TableView &table, const QStringList &ids)
{
    auto *flash = table.findChild<RowFlash *>({}, Qt::FindDirectChildrenOnly);
    (flash != nullptr ? flash : new RowFlash(table))->add(ids);
}

void RowFlash::add(const QStringList &ids)
{
    const auto before = m_ids.size();
    for (const QString &id : ids)
        m_ids << id;
    if (m_ids.size() == before)
        return;
    m_end.start();
    m_table.viewport()->update();
}

bool RowFlash::isMarked(const TableView &table, int row)
{
    const auto *flash = table.findChild<RowFlash *>({}, Qt::FindDirectChildrenOnly);
    return flash != nullptr && !flash->m_ids.isEmpty()
        && flash->m_ids.contains(table.rows().idAt(row));
}

} // namespace tilldesk::ui
