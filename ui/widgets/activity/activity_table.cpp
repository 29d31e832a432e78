#include "ui/widgets/activity/activity_table.h"

#include "ui/models/activity/activity_words.h"
#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/lists/cell_delegate.h"
#include "ui/widgets/theme/theme.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>

namespace tilldesk::ui {
namespace {

constexpr int kDayHeight = 30;
constexpr int kEntryIcon = 16;
constexpr int kIconRoom = kEntryIcon + 8; ///< before the sentence

/// Paints the band of the day over all columns, and the icon of the entry before its sentence.
class EntryDelegate final : public CellDelegate
{
public:
    EntryDelegate(const Theme &theme, const ActivityModel &model, QObject *parent)
        : CellDelegate(theme, parent),
          m_theme(theme),
          m_model(model)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyleOptionViewItem cell = option;
        if (const QString day = m_model.dayAbove(index.row()); !day.isEmpty()) {
            paintDay(*painter, option, day);
            cell.rect.setTop(cell.rect.top() + kDayHeight);
        }
        const bool hasIcon = index.column() == ActivityModel::What;
        QStyleOptionViewItem text = cell;
        text.rect = spaceOfText(cell.rect, hasIcon);
        CellDelegate::paint(painter, text, index);
        if (hasIcon) // after the background of a selected row
            paintIcon(*painter, cell, index.row());
    }

    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override
    {
        QStyleOptionViewItem cell = option;
        cell.rect = spaceOfText(cell.rect, index.column() == ActivityModel::What);
        return CellDelegate::helpEvent(event, view, cell, index);
    }

private:
    static QRect spaceOfText(const QRect &cell, bool hasIcon)
    {
        return hasIcon ? cell.adjusted(kIconRoom, 0, 0, 0) : cell;
    }

    /// Paints the part of the band that lies in this cell: the text runs over all columns.
    void paintDay(QPainter &painter, const QStyleOptionViewItem &option, const QString &day) const
    {
        const Colours &colours = m_theme.colours();
        QRect band = option.rect;
        band.setHeight(kDayHeight);
        painter.save();
        painter.setClipRect(band);
        painter.fillRect(band, colours.page);
        painter.fillRect(band.left(), band.bottom(), band.width(), 1, colours.rowLine);
        const auto *table = qobject_cast<const QTableView *>(option.widget);
        const QRect whole(kPadding, band.top(), table ? table->viewport()->width() : band.width(),
                          band.height());
        painter.setFont(m_theme.font(metrics::kSmallTextSize, QFont::DemiBold));
        painter.setPen(colours.muted);
        painter.drawText(whole, Qt::AlignVCenter | Qt::TextSingleLine, day);
        painter.restore();
    }

    void paintIcon(QPainter &painter, const QStyleOptionViewItem &cell, int row) const
    {
        const AuditEntry *entry = m_model.at(row);
        if (entry == nullptr)
            return;
        const Colours &colours = m_theme.colours();
        QRect strip = cell.rect;
        strip.setWidth(kIconRoom);
        if (cell.state.testFlag(QStyle::State_Selected))
            painter.fillRect(strip, colours.selection);
        painter.fillRect(strip.left(), strip.bottom(), strip.width(), 1, colours.rowLine);
        const QRect icon(strip.left() + kPadding, strip.center().y() - kEntryIcon / 2 + 1,
                         kEntryIcon, kEntryIcon);
        m_theme.drawIcon(painter, icon, ActivityWords::icon(entry->kind),
                         isWarning(entry->kind) ? colours.amber.text : colours.muted);
    }

    const Theme &m_theme;
    const ActivityModel &m_model;
};

} // namespace

ActivityTable::ActivityTable(const Theme &theme, ActivityModel &model, QWidget *parent)
    : TableView(theme, model, tr("Activity"), parent),
      m_model(model)
{
    setItemDelegate(new EntryDelegate(theme, model, this));
    for (const auto signal : {&ActivityModel::rowsInserted, &ActivityModel::rowsRemoved})
        connect(&model, signal, this, &ActivityTable::fitRows);
    connect(&model, &ActivityModel::modelReset, this, &ActivityTable::fitRows);
    fitRows();
}

/// Makes the rows higher that have the band of a day above them.
void ActivityTable::fitRows()
{
    QHeaderView &rows = *verticalHeader();
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const int height = metrics::kRowHeight + (m_model.dayAbove(row).isEmpty() ? 0 : kDayHeight);
        if (rows.sectionSize(row) != height)
            rows.resizeSection(row, height);
    }
}

void ActivityTable::keyPressEvent(QKeyEvent *event)
{
    const AuditEntry *entry = m_model.at(currentIndex().row());
    if (!event->matches(QKeySequence::Copy) || entry == nullptr)
        return TableView::keyPressEvent(event);
    copyText(this, ActivityWords::sentence(*entry));
}

} // namespace tilldesk::ui
