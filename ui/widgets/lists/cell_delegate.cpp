#include "ui/widgets/lists/cell_delegate.h"

#include "ui/models/lists/list_model.h"
#include "ui/widgets/theme/theme.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QPainter>
#include <QTableView>
#include <QToolTip>

namespace tilldesk::ui {
namespace {

/// Returns whether `column` is the first visible column: the focus mark is painted there.
bool isFirst(const QTableView &view, int column)
{
    const QHeaderView &header = *view.horizontalHeader();
    int visual = 0;
    while (visual < header.count() && header.isSectionHidden(header.logicalIndex(visual)))
        ++visual;
    return header.visualIndex(column) == visual;
}

} // namespace

CellDelegate::CellDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent),
      m_theme(theme)
{
}

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const Colours &colours = m_theme.colours();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    if (isSelected)
        painter->fillRect(option.rect, colours.selection);
    painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1,
                      colours.rowLine);
    const auto *view = qobject_cast<const QTableView *>(option.widget);
    if (isSelected && view && view->hasFocus() && isFirst(*view, index.column()))
        painter->fillRect(option.rect.left(), option.rect.top(), 3, option.rect.height(),
                          colours.focus);

    const QString text = index.data().toString();
    QRect space = option.rect.adjusted(kPadding, 0, -kPadding, -1);
    const QVariant tone = index.data(CellToneRole);
    const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
    if (tone.isValid()) {
        if (alignment.testFlag(Qt::AlignRight))
            space.setLeft(qMax(space.left(), space.right() + 1 - m_theme.pillSize(text).width()));
        m_theme.drawPill(*painter, space, text, Tone(tone.toInt()));
    } else {
        const bool isCode = index.data(CellIsCodeRole).toBool();
        const bool isStrong = index.data(CellIsStrongRole).toBool();
        const bool isQuiet = index.data(CellIsQuietRole).toBool() && !isSelected;
        painter->setFont(
            isCode ? m_theme.codeFont(metrics::kSmallTextSize)
                   : m_theme.font(metrics::kTextSize, isStrong ? QFont::DemiBold : QFont::Normal));
        painter->setPen(isQuiet ? colours.muted : isStrong ? colours.title : colours.text);
        painter->drawText(space, int(alignment ? alignment : Qt::AlignVCenter) | Qt::TextSingleLine,
                          painter->fontMetrics().elidedText(
                              text, isCode ? Qt::ElideMiddle : Qt::ElideRight, space.width()));
    }
    painter->restore();
}

bool CellDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view,
                             const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    const QString text = index.data().toString();
    QString tip = index.data(Qt::ToolTipRole).toString();
    const QFont font = index.data(CellIsCodeRole).toBool()
        ? m_theme.codeFont(metrics::kSmallTextSize)
        : m_theme.font(metrics::kTextSize,
                       index.data(CellIsStrongRole).toBool() ? QFont::DemiBold : QFont::Normal);
    const int needed = index.data(CellToneRole).isValid()
        ? m_theme.pillSize(text).width()
        : QFontMetrics(font).horizontalAdvance(text);
    if (needed > option.rect.width() - 2 * kPadding && !tip.contains(text))
        tip = tip.isEmpty() ? text : QString(text + u'\n' + tip);
    QToolTip::showText(event->globalPos(), tip, view);
    return true;
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {100, metrics::kRowHeight};
}

} // namespace tilldesk::ui
