#include "ui/widgets/lists/cell_delegate.h"

#include "ui/models/lists/list_model.h"
#include "ui/widgets/lists/row_flash.h"
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
                         PillMark(index.data(CellMarkRole).toInt()));
    } else if (const QVariant share = index.data(CellShareRole); share.isValid()) {
        const CellBar bar{share.toDouble(), Tone(index.data(CellBarToneRole).toInt()),
                          BarPlace(index.data(CellBarPlaceRole).toInt())};
        switch (bar.place) {
        case BarPlace::BelowText: drawAboveBar(*painter, space, text, bar); break;
        case BarPlace::BeforeText: drawAfterBar(*painter, space, text, bar); break;
        case BarPlace::InPlaceOfText: {
            const bool isSlow = bar.tone == Tone::Amber;
            const Colours &colours = m_theme.colours();
            drawBar(*painter, space, bar.share,
                    isSlow ? chartColours(colours).slow : colours.accent);
        }
        }
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
    if (list && RowFlash::isMarked(*list, index.row()))
        painter.fillRect(option.rect, colours.mark);
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
    const auto marks = index.data(CellMarksRole);
    const QRect line = drawNote(painter, space, option, index);
    painter.setFont(
        isCode ? m_theme.codeFont(metrics::kSmallTextSize)
               : m_theme.font(metrics::kTextSize, isStrong ? QFont::DemiBold : QFont::Normal));
    // The places of marks are counted from the beginning of the text.
    const auto elided = isCode && !marks.isValid() ? Qt::ElideMiddle : Qt::ElideRight;
    const QString shown = painter.fontMetrics().elidedText(text, elided, line.width());
    drawMarks(painter, line, shown, marks.value<QList<CellMark>>());
    painter.setPen(isQuiet ? colours.muted : isStrong ? colours.title : colours.text);
    painter.drawText(line, int(alignment ? alignment : Qt::AlignVCenter) | Qt::TextSingleLine,
                     shown);
}

QRect CellDelegate::drawNote(QPainter &painter, const QRect &space,
                             const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    constexpr int kLine = 18;
    const QString note = index.data(CellNoteRole).toString();
    if (note.isEmpty())
        return space;
    const Colours &colours = m_theme.colours();
    const QRect line(space.left(), space.center().y() - kLine + 1, space.width(), kLine);
    const QRect below = line.translated(0, kLine);
    painter.setFont(m_theme.font(metrics::kSmallTextSize));
    painter.setPen(option.state.testFlag(QStyle::State_Selected) ? colours.text : colours.muted);
    painter.drawText(below, Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(note, Qt::ElideRight, below.width()));
    return line;
}

void CellDelegate::drawMarks(QPainter &painter, const QRect &line, const QString &shown,
                             const QList<CellMark> &marks) const
{
    constexpr int kHeight = 16;
    const QFontMetrics widths(painter.font());
    for (const CellMark &mark : marks) {
        if (mark.from >= shown.size())
            continue;
        const int left = line.left() + widths.horizontalAdvance(shown.left(mark.from));
        const int right =
            line.left() + widths.horizontalAdvance(shown.left(mark.from + mark.length));
        painter.fillRect(QRect(left, line.center().y() - kHeight / 2 + 1, right - left, kHeight),
                         mark.isCertain ? m_theme.colours().greenMark : m_theme.colours().blueMark);
    }
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

void CellDelegate::drawAboveBar(QPainter &painter, const QRect &space, const QString &text,
                                const CellBar &bar) const
{
    constexpr int kBar = 4;
    constexpr int kIconSide = 14;
    const Colours &colours = m_theme.colours();
    const bool isCalm = bar.tone == Tone::Green;
    const QColor ink = isCalm ? colours.text : colours.pair(bar.tone).text;
    QRect words = space.adjusted(0, 0, 0, -kBar - 3);
    if (bar.tone == Tone::Red) {
        m_theme.drawIcon(
            painter, {words.left(), words.center().y() - kIconSide / 2 + 1, kIconSide, kIconSide},
            QStringLiteral("triangle-alert"), ink);
        words.setLeft(words.left() + kShareIcon);
    }
    painter.setFont(m_theme.font(metrics::kTextSize, isCalm ? QFont::Normal : QFont::DemiBold));
    painter.setPen(ink);
    painter.drawText(words, Qt::AlignVCenter | Qt::TextSingleLine, text);
    drawBar(painter, QRect(space.left(), space.bottom() - kBar - 3, space.width(), kBar), bar.share,
            isCalm ? colours.accent : ink);
}

void CellDelegate::drawAfterBar(QPainter &painter, const QRect &space, const QString &text,
                                const CellBar &bar) const
{
    const Colours &colours = m_theme.colours();
    const QColor ink = colours.pair(bar.tone).text;
    drawBar(painter, QRect(space.left(), space.top(), kBarBefore, space.height()), bar.share,
            bar.tone == Tone::Amber ? chartColours(colours).slow : ink);
    painter.setFont(m_theme.font(metrics::kTextSize, QFont::DemiBold));
    painter.setPen(ink);
    painter.drawText(space.adjusted(kBarBefore + kAfterBar, 0, 0, 0),
                     Qt::AlignVCenter | Qt::TextSingleLine, text);
}

void CellDelegate::drawBar(QPainter &painter, const QRect &space, double share,
                           const QColor &colour) const
{
    constexpr int kHighest = 6;
    const int height = qMin(kHighest, space.height());
    const QRect bar(space.left(), space.center().y() - height / 2 + 1, space.width(), height);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.colours().inset);
    painter.drawRoundedRect(bar, height / 2.0, height / 2.0);
    painter.setBrush(colour);
    if (share > 0)
        painter.drawRoundedRect(
            QRectF(bar.left(), bar.top(), qMax(double(height), share * bar.width()), height),
            height / 2.0, height / 2.0);
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {100, metrics::kRowHeight};
}

} // namespace tilldesk::ui
