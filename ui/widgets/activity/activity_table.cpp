#include "ui/widgets/activity/activity_table.h"

#include "ui/models/activity/activity_words.h"
#include "ui/models/staff/staff_words.h"
#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/lists/cell_delegate.h"
#include "ui/widgets/staff/person_tile.h"
#include "ui/widgets/theme/theme.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>

namespace tilldesk::ui {
namespace {

constexpr int kDayHeight = 30;
constexpr int kEntryIcon = 16;
constexpr int kIconRoom = kEntryIcon + 8; ///< before the sentence

constexpr int kDisc = 24; ///< of the person

/// Part of a sentence in one font.
struct Run {
    QString text;
    bool isStrong = false;
};

/// Splits a sentence at the first occurrence of each of the strong parts.
QList<Run> runsOf(const QString &sentence, const QStringList &strong)
{
    QList<Run> runs{{sentence, false}};
    for (const QString &part : strong) {
        for (qsizetype i = 0; i < runs.size(); ++i) {
            const qsizetype at = runs[i].isStrong ? -1 : runs[i].text.indexOf(part);
            if (at < 0 || part.isEmpty())
                continue;
            const QString text = runs[i].text;
            runs[i] = {text.first(at), false};
            runs.insert(i + 1, {part, true});
            runs.insert(i + 2, {text.sliced(at + part.size()), false});
            break;
        }
    }
    return runs;
}

/// Paints the band of the day over all columns, the person as a disc with initials, and the icon of
/// the entry before its sentence, in which names and amounts are bold.
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
        const AuditEntry *entry = m_model.at(index.row());
        if (entry != nullptr && index.column() == ActivityModel::Who)
            return paintPerson(*painter, cell, index, entry->actor);
        if (entry != nullptr && index.column() == ActivityModel::What)
            return paintSentence(*painter, cell, index, *entry);
        CellDelegate::paint(painter, cell, index);
    }

    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override
    {
        QStyleOptionViewItem cell = option;
        if (index.column() == ActivityModel::What)
            cell.rect.setLeft(cell.rect.left() + kIconRoom);
        return CellDelegate::helpEvent(event, view, cell, index);
    }

private:
    void paintPerson(QPainter &painter, const QStyleOptionViewItem &cell, const QModelIndex &index,
                     const AuditActor &actor) const
    {
        drawBackground(painter, cell, index);
        const bool isStaff = actor.kind == AuditActorKind::Staff;
        const QRect disc(cell.rect.left() + kPadding,
                         cell.rect.top() + (cell.rect.height() - kDisc) / 2, kDisc, kDisc);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        paintInitials(painter, m_theme, disc,
                      isStaff ? StaffWords::initials(actor.name) : QString(),
                      !isStaff                                  ? InitialsLook::Quiet
                          : cell.state & QStyle::State_Selected ? InitialsLook::Chosen
                                                                : InitialsLook::Usual);
        if (!isStaff) {
            constexpr int kInset = 6;
            m_theme.drawIcon(painter, disc.adjusted(kInset, kInset, -kInset, -kInset),
                             ActivityWords::icon(actor.kind), m_theme.colours().muted);
        }
        painter.restore();
    }

    void paintSentence(QPainter &painter, const QStyleOptionViewItem &cell,
                       const QModelIndex &index, const AuditEntry &entry) const
    {
        const Colours &colours = m_theme.colours();
        drawBackground(painter, cell, index);
        const QRect icon(cell.rect.left() + kPadding, cell.rect.center().y() - kEntryIcon / 2 + 1,
                         kEntryIcon, kEntryIcon);
        m_theme.drawIcon(painter, icon, ActivityWords::icon(entry.kind),
                         isWarning(entry.kind) ? colours.amber.text : colours.muted);
        const QRect space = cell.rect.adjusted(kPadding + kIconRoom, 0, -kPadding, -1);
        painter.save();
        painter.setPen(colours.text);
        const QList<Run> runs =
            runsOf(ActivityWords::sentence(entry), ActivityWords::strongParts(entry));
        if (!paintWhole(painter, space, runs))
            paintElided(painter, space, runs);
        painter.restore();
    }

    /// Paints the sentence in one line or in two. Paints nothing if two are not enough.
    [[nodiscard]] bool paintWhole(QPainter &painter, const QRect &space,
                                  const QList<Run> &runs) const
    {
        QString sentence;
        QList<QTextLayout::FormatRange> strong;
        for (const Run &run : runs) {
            if (run.isStrong) {
                QTextCharFormat format;
                format.setFont(m_theme.font(metrics::kTextSize, QFont::DemiBold));
                strong << QTextLayout::FormatRange{int(sentence.size()), int(run.text.size()),
                                                   format};
            }
            sentence += run.text;
        }
        QTextLayout lines(sentence, m_theme.font(metrics::kTextSize));
        lines.setFormats(strong);
        lines.beginLayout();
        double height = 0;
        for (QTextLine line = lines.createLine(); line.isValid(); line = lines.createLine()) {
            line.setLineWidth(space.width());
            line.setPosition({0, height});
            height += line.height();
        }
        lines.endLayout();
        if (lines.lineCount() > 2)
            return false;
        lines.draw(&painter, QPointF(space.left(), space.top() + (space.height() - height) / 2));
        return true;
    }

    void paintElided(QPainter &painter, QRect space, const QList<Run> &runs) const
    {
        for (const Run &run : runs) {
            painter.setFont(
                m_theme.font(metrics::kTextSize, run.isStrong ? QFont::DemiBold : QFont::Normal));
            const QFontMetrics widths = painter.fontMetrics();
            const QString shown = widths.elidedText(run.text, Qt::ElideRight, space.width());
            painter.drawText(space, Qt::AlignVCenter | Qt::TextSingleLine, shown);
            space.setLeft(space.left() + widths.horizontalAdvance(run.text));
            if (shown != run.text || space.width() <= 0)
                break;
        }
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
