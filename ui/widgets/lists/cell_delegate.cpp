#include "ui/widgets/lists/cell_delegate.h"

#include "ui/models/lists/list_model.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/theme/chart_colours.h"
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
    painter->save();
    drawBackground(*painter, option, index);
    const QString text = index.data().toString();
    QRect space = option.rect.adjusted(kPadding, 0, -kPadding, -1);
    const QVariant tone = index.data(CellToneRole);
    const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
    if (tone.isValid()) {
        if (alignment.testFlag(Qt::AlignRight))
            space.setLeft(qMax(space.left(), space.right() + 1 - m_theme.pillSize(text).width()));
        m_theme.drawPill(*painter, space, text, Tone(tone.toInt()),
                         index.data(CellIsHalfRole).toBool());
    } else if (const QVariant share = index.data(CellShareRole);
               share.isValid() && index.data(CellBarIsAloneRole).toBool()) {
        drawBar(*painter, space, share.toDouble(), Tone(index.data(CellBarToneRole).toInt()));
    } else if (share.isValid()) {
        drawShare(*painter, space, text, share.toDouble(),
                  Tone(index.data(CellBarToneRole).toInt()));
    } else if (index.data(CellMarksRole).isValid() || index.data(CellNoteRole).isValid()) {
        drawWithNote(*painter, space, option, index);
    } else {
        drawText(*painter, space, option, index);
    }
    painter->restore();
}

void CellDelegate::drawBackground(QPainter &painter, const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    const Colours &colours = m_theme.colours();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const auto *list = qobject_cast<const TableView *>(option.widget);
    if (isSelected || (list && list->isChecked(index.row())))
        painter.fillRect(option.rect, colours.selection);
    painter.fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1,
                     colours.rowLine);
    const auto *view = qobject_cast<const QTableView *>(option.widget);
    if (isSelected && view && view->hasFocus() && isFirst(*view, index.column())
        && view->verticalHeader()->isHidden()) // otherwise CheckHeader paints the mark
        painter.fillRect(option.rect.left(), option.rect.top(), 3, option.rect.height(),
                         colours.focus);
}

void CellDelegate::drawText(QPainter &painter, const QRect &space,
                            const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Colours &colours = m_theme.colours();
    const QString text = index.data().toString();
    const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
    const bool isCode = index.data(CellIsCodeRole).toBool();
    const bool isStrong = index.data(CellIsStrongRole).toBool();
    const bool isQuiet =
        index.data(CellIsQuietRole).toBool() && !option.state.testFlag(QStyle::State_Selected);
    QRect line = space;
    if (const QString second = index.data(CellSecondLineRole).toString(); !second.isEmpty()) {
        constexpr int kEdge = 4;
        const QRect below = space.adjusted(0, space.height() / 2, 0, -kEdge);
        line.setTop(line.top() + kEdge);
        line.setBottom(below.top() - 1);
        painter.setFont(m_theme.font(metrics::kSmallTextSize));
        painter.setPen(colours.muted);
        painter.drawText(below, Qt::AlignVCenter | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(second, Qt::ElideRight, below.width()));
    }
    painter.setFont(
        isCode ? m_theme.codeFont(metrics::kSmallTextSize)
               : m_theme.font(metrics::kTextSize, isStrong ? QFont::DemiBold : QFont::Normal));
    painter.setPen(isQuiet ? colours.muted : isStrong ? colours.title : colours.text);
    painter.drawText(line, int(alignment ? alignment : Qt::AlignVCenter) | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(
                         text, isCode ? Qt::ElideMiddle : Qt::ElideRight, line.width()));
}

void CellDelegate::drawWithNote(QPainter &painter, const QRect &space,
                                const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    constexpr int kLine = 18;
    const Colours &colours = m_theme.colours();
    const QString note = index.data(CellNoteRole).toString();
    QRect line(space.left(), space.center().y() - kLine / 2 + 1, space.width(), kLine);
    if (!note.isEmpty()) {
        const QRect below = line.translated(0, kLine / 2);
        line.translate(0, -kLine / 2);
        painter.setFont(m_theme.font(metrics::kSmallTextSize));
        painter.setPen(option.state.testFlag(QStyle::State_Selected) ? colours.text
                                                                     : colours.muted);
        painter.drawText(below, Qt::AlignVCenter | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(note, Qt::ElideRight, below.width()));
    }
    const QFont code = m_theme.codeFont(metrics::kSmallTextSize);
    const QFontMetrics widths(code);
    const QString text = widths.elidedText(index.data().toString(), Qt::ElideRight, line.width());
    for (const CellMark &mark : index.data(CellMarksRole).value<QList<CellMark>>()) {
        if (mark.from >= text.size())
            continue;
        const int left = line.left() + widths.horizontalAdvance(text.left(mark.from));
        const int right =
            line.left() + widths.horizontalAdvance(text.left(mark.from + mark.length));
        painter.fillRect(QRect(left, line.top() + 1, right - left, kLine - 2),
                         mark.isCertain ? colours.greenMark : colours.blueMark);
    }
    painter.setFont(code);
    painter.setPen(index.data(CellIsQuietRole).toBool() ? colours.muted : colours.text);
    painter.drawText(line, Qt::AlignVCenter | Qt::TextSingleLine, text);
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

void CellDelegate::drawShare(QPainter &painter, const QRect &space, const QString &text,
                             double share, Tone tone) const
{
    constexpr int kBar = 4;
    constexpr int kIconSide = 14;
    const Colours &colours = m_theme.colours();
    const bool isCalm = tone == Tone::Green;
    const QColor ink = isCalm ? colours.text : colours.pair(tone).text;
    const QRect bar(space.left(), space.bottom() - kBar - 3, space.width(), kBar);
    QRect words = space.adjusted(0, 0, 0, -kBar - 3);
    if (tone == Tone::Red) {
        m_theme.drawIcon(
            painter, {words.left(), words.center().y() - kIconSide / 2 + 1, kIconSide, kIconSide},
            QStringLiteral("triangle-alert"), ink);
        words.setLeft(words.left() + kShareIcon);
    }
    painter.setFont(m_theme.font(metrics::kTextSize, isCalm ? QFont::Normal : QFont::DemiBold));
    painter.setPen(ink);
    painter.drawText(words, Qt::AlignVCenter | Qt::TextSingleLine, text);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.inset);
    painter.drawRoundedRect(bar, kBar / 2.0, kBar / 2.0);
    painter.setBrush(isCalm ? colours.accent : ink);
    painter.drawRoundedRect(
        QRectF(bar.left(), bar.top(), qMax(double(kBar), share * bar.width()), kBar), kBar / 2.0,
        kBar / 2.0);
}

void CellDelegate::drawBar(QPainter &painter, const QRect &space, double share, Tone tone) const
{
    constexpr int kBar = 6;
    const Colours &colours = m_theme.colours();
    const QRect bar(space.left(), space.center().y() - kBar / 2 + 1, space.width(), kBar);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.inset);
    painter.drawRoundedRect(bar, kBar / 2.0, kBar / 2.0);
    painter.setBrush(tone == Tone::Amber ? chartColours(colours).slow : colours.accent);
    if (share > 0)
        painter.drawRoundedRect(
            QRectF(bar.left(), bar.top(), qMax(double(kBar), share * bar.width()), kBar),
            kBar / 2.0, kBar / 2.0);
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {100, metrics::kRowHeight};
}

} // namespace tilldesk::ui
