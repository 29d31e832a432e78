#include "ui/widgets/find/find_delegate.h"

#include "ui/widgets/theme/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kRow = 37;
constexpr int kHeading = 28;
constexpr int kInset = 10;   ///< margin around the background of the current row
constexpr int kSide = 18;    ///< margin of the content
constexpr int kTitleAt = 54; ///< left edge of the title
constexpr int kEnter = 60;   ///< room for the sign of the current row
constexpr int kGap = 20;
constexpr double kTitleShare = 0.44; ///< of the room for title and reason

/// Returns the width of a text with a pixel to spare: widths are fractions, rounded down.
int widthOf(const QFontMetrics &metrics, const QString &text)
{
    return text.isEmpty() ? 0 : metrics.horizontalAdvance(text) + 1;
}

} // namespace

FindDelegate::FindDelegate(const Theme &theme, const FindModel &model, QObject *parent)
    : QStyledItemDelegate(parent),
      m_theme(theme),
      m_model(model)
{
}

void FindDelegate::measure()
{
    const QFontMetrics strong(m_theme.font(metrics::kTextSize, QFont::DemiBold));
    const QFontMetrics usual(m_theme.font(metrics::kSmallTextSize));
    m_columns = {};
    for (int line = 0; line < m_model.rowCount(); ++line) {
        const FindRow *row = m_model.rowAt(line);
        if (!row)
            continue;
        if (!row->status.isEmpty())
            m_columns.status = qMax(m_columns.status, m_theme.pillSize(row->status).width());
        m_columns.time = qMax(m_columns.time, widthOf(usual, row->time));
        m_columns.amount = qMax(m_columns.amount, widthOf(strong, row->amount.text));
    }
}

QSize FindDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    return {200, m_model.rowAt(index.row()) ? kRow : kHeading};
}

void FindDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (const FindHeading *heading = m_model.headingAt(index.row()))
        paintHeading(*painter, option.rect, *heading);
    else if (const FindRow *row = m_model.rowAt(index.row()))
        paintRow(*painter, option.rect, *row, option.state.testFlag(QStyle::State_Selected));
    painter->restore();
}

void FindDelegate::paintHeading(QPainter &painter, const QRect &rect,
                                const FindHeading &heading) const
{
    const Colours &colours = m_theme.colours();
    const QRect space = rect.adjusted(kSide, 0, -kSide, 0);
    painter.setFont(m_theme.font(metrics::kSmallTextSize, QFont::DemiBold));
    painter.setPen(colours.muted);
    painter.drawText(space, Qt::AlignVCenter, heading.title);
    const int width = painter.fontMetrics().horizontalAdvance(heading.title);
    painter.setFont(m_theme.font(metrics::kSmallTextSize));
    painter.drawText(space.adjusted(width + 8, 0, 0, 0), Qt::AlignVCenter, heading.count);
    painter.setFont(m_theme.font(metrics::kSmallTextSize, QFont::Medium));
    painter.setPen(colours.accentText);
    painter.drawText(space, Qt::AlignVCenter | Qt::AlignRight, heading.link);
}

void FindDelegate::paintRow(QPainter &painter, const QRect &rect, const FindRow &row,
                            bool isCurrent) const
{
    const Colours &colours = m_theme.colours();
    if (isCurrent) {
        const QRectF body = QRectF(rect).adjusted(kInset, 0, -kInset, 0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.focus);
        painter.drawRoundedRect(body, metrics::kControlRadius, metrics::kControlRadius);
        painter.setBrush(colours.accentSoft);
        painter.drawRoundedRect(body.adjusted(3, 0, 0, 0), metrics::kControlRadius,
                                metrics::kControlRadius);
    }
    const QRect icon(rect.left() + kSide, rect.center().y() - metrics::kIcon / 2, metrics::kIcon,
                     metrics::kIcon);
    m_theme.drawIcon(painter, icon, row.icon, isCurrent ? colours.accentText : colours.muted);

    int right = rect.right() - kSide - kEnter;
    const auto column = [&rect, &right](int width) {
        const QRect space(right - width + 1, rect.top(), width, rect.height());
        right -= width + (width > 0 ? kGap : 0);
        return space;
    };
    const QRect amount = column(m_columns.amount);
    const QRect time = column(m_columns.time);
    const QRect status = column(m_columns.status);
    if (!row.keys.isEmpty())
        paintKeys(painter, rect.adjusted(0, 0, -kSide, 0), row.keys);
    else if (isCurrent)
        m_theme.drawIcon(
            painter,
            {rect.right() - kSide - metrics::kIcon, icon.top(), metrics::kIcon, metrics::kIcon},
            u"corner-down-left"_s, colours.accentText);

    painter.setFont(m_theme.font(metrics::kTextSize, QFont::DemiBold));
    paintMarked(painter, amount, row.amount, colours.title, Qt::AlignRight);
    const QColor quiet = isCurrent ? colours.navigation : colours.muted;
    painter.setFont(m_theme.font(metrics::kSmallTextSize));
    painter.setPen(quiet);
    painter.drawText(time, Qt::AlignVCenter | Qt::AlignLeft, row.time);
    if (!row.status.isEmpty())
        m_theme.drawPill(painter, status, row.status, row.tone, row.mark);

    const int left = rect.left() + kTitleAt;
    const int room = right - left;
    const QFont titleFont =
        m_theme.font(metrics::kTextSize, isCurrent ? QFont::DemiBold : QFont::Medium);
    const QFontMetrics small(m_theme.font(metrics::kSmallTextSize));
    // A long title takes the room that the reason does not need.
    const int titleWidth = row.why.text.isEmpty()
        ? room
        : qMax(int(room * kTitleShare),
               qMin(widthOf(QFontMetrics(titleFont), row.title.text) + kGap,
                    room - widthOf(small, row.why.text)));
    painter.setFont(titleFont);
    paintMarked(painter, {left, rect.top(), titleWidth - kGap / 2, rect.height()}, row.title,
                isCurrent ? colours.accentText : colours.title, Qt::AlignLeft);
    painter.setFont(m_theme.font(metrics::kSmallTextSize));
    paintMarked(painter, {left + titleWidth, rect.top(), room - titleWidth, rect.height()}, row.why,
                quiet, Qt::AlignLeft);
}

void FindDelegate::paintKeys(QPainter &painter, const QRect &rect, const QString &keys) const
{
    constexpr int kPadding = 6;
    constexpr int kHeight = 18;
    const Colours &colours = m_theme.colours();
    painter.setFont(m_theme.font(metrics::kPillTextSize));
    const int width = painter.fontMetrics().horizontalAdvance(keys) + 2 * kPadding;
    const QRectF box(rect.right() - width + 0.5, rect.center().y() - kHeight / 2.0 + 0.5, width,
                     kHeight);
    painter.setPen(colours.control);
    painter.setBrush(colours.inset);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(colours.muted);
    painter.drawText(box, Qt::AlignCenter, keys);
}

void FindDelegate::paintMarked(QPainter &painter, const QRect &rect, const MarkedText &text,
                               const QColor &colour, Qt::Alignment alignment) const
{
    const Colours &colours = m_theme.colours();
    const QFontMetrics metrics = painter.fontMetrics();
    const bool isRight = alignment.testFlag(Qt::AlignRight);
    // Right-aligned texts are amounts, which are never cut.
    const QString shown =
        isRight ? text.text : metrics.elidedText(text.text, Qt::ElideRight, rect.width());
    const int left = isRight ? rect.right() + 1 - metrics.horizontalAdvance(shown) : rect.left();
    const auto draw = [&](qsizetype from, qsizetype to, const QColor &pen) {
        const QRect space(left + metrics.horizontalAdvance(shown, int(from)), rect.top(),
                          rect.width() + 1, rect.height());
        painter.setPen(pen);
        painter.drawText(space, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                         shown.mid(from, to - from));
    };
    qsizetype done = 0;
    for (const TextSpan &mark : text.marks) {
        const qsizetype from = qBound(done, mark.position, shown.size());
        const qsizetype to = qBound(from, mark.position + mark.length, shown.size());
        draw(done, from, colour);
        const double x = left + metrics.horizontalAdvance(shown, int(from));
        const double end = left + metrics.horizontalAdvance(shown, int(to));
        if (end > x) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colours.mark);
            painter.drawRoundedRect(QRectF(x - 2, rect.center().y() - metrics.height() / 2.0,
                                           end - x + 4, metrics.height() + 1),
                                    3, 3);
            draw(from, to, colours.text);
        }
        done = to;
    }
    draw(done, shown.size(), colour);
}

} // namespace tilldesk::ui
