#include "ui/widgets/reports/figure_tile.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/fitting_font.h"
#include "ui/widgets/theme/theme.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

FigureTile::FigureTile(const Theme &theme, QWidget *parent)
    : QFrame(parent),
      m_theme(theme),
      m_title(makeText({}, u"muted"_s)),
      m_value(makeLabel({}, u"figures"_s)),
      m_note(makeText({}, u"small"_s))
{
    constexpr int kLeastWidth = 120;
    setProperty("role", u"card"_s);
    fill(this, {m_title, m_value, m_note, LayoutItem::stretch()},
         {.spacing = 4, .margins = {metrics::kCardPadding, 12, 8, 12}});
    m_value->setMinimumWidth(1); // a long figure is drawn smaller instead of widening the row
    setMinimumWidth(kLeastWidth);
}

void FigureTile::setFigure(const QString &title, const QString &value, const QString &note)
{
    m_title->setText(title);
    m_value->setText(value.isEmpty() ? u"…"_s : value);
    m_note->setText(note);
    setAccessibleName(QString(title + u": "_s + m_value->text()));
    setAccessibleDescription(note);
    fit();
}

void FigureTile::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
}

void FigureTile::fit()
{
    constexpr int kLargest = 20;
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right() - 2;
    m_value->setFont(fittingFont(m_theme, m_value->text(), room, kLargest, QFont::DemiBold));
    // Fixed, so that all tiles of a row have their figures on one line.
    m_value->setFixedHeight(QFontMetrics(m_theme.font(kLargest, QFont::DemiBold)).height());
}

} // namespace tilldesk::ui
