#include "ui/widgets/lists/details_sheet.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/theme.h"

#include <QPainter>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kShadow = 14;

} // namespace

DetailsSheet::DetailsSheet(const Theme &theme, QWidget *page)
    : QWidget(page),
      m_theme(theme),
      m_title(makeLabel({}, u"strong"_s))
{
    constexpr int kSide = metrics::kCardPadding;
    setObjectName(u"detailsSheet"_s);
    auto *close = makeStep(u"x"_s, tr("Close the details (Esc)"), 0);
    close->setObjectName(u"closeSheet"_s);
    connect(close, &QToolButton::clicked, this, &DetailsSheet::closeRequested);
    QToolButton *up = named(makeStep(u"chevron-up"_s, tr("Row above (Up)"), -1), u"rowAbove"_s);
    QToolButton *down =
        named(makeStep(u"chevron-down"_s, tr("Row below (Down)"), 1), u"rowBelow"_s);
    QHBoxLayout *bar =
        row({{m_title, 1}, up, down, close}, {.spacing = 4, .margins = {kSide, 8, kSide - 6, 0}});
    m_layout = fill(this, {bar}, {.spacing = 0, .margins = {kShadow, 0, 0, 0}});
    hide();
}

QToolButton *DetailsSheet::makeStep(const QString &icon, const QString &words, int rows)
{
    auto *button = new QToolButton;
    button->setIcon(m_theme.icon(icon, &Colours::text));
    button->setToolTip(words);
    button->setAccessibleName(words);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the focus in the list
    if (rows != 0)
        connect(button, &QToolButton::clicked, this, [this, rows] { Q_EMIT stepRequested(rows); });
    return button;
}

void DetailsSheet::setDetails(QWidget *details)
{
    m_title->setText(details->accessibleName());
    setAccessibleName(details->accessibleName());
    m_layout->addWidget(details, 1);
    details->show();
}

void DetailsSheet::place()
{
    const QWidget *page = parentWidget();
    // The list beside the sheet keeps room for its numbers.
    constexpr int kLeast = 380;
    constexpr int kRoomForList = 600;
    const int wide =
        qMin(qBound(kLeast, page->width() - kRoomForList, kWidth) + kShadow, page->width());
    setGeometry(page->width() - wide, 0, wide, page->height());
    raise();
}

void DetailsSheet::paintEvent(QPaintEvent *)
{
    const Colours &colours = m_theme.colours();
    QPainter painter(this);
    QColor shade = Qt::black;
    QLinearGradient shadow(0, 0, kShadow, 0);
    shade.setAlphaF(0.0F);
    shadow.setColorAt(0, shade);
    shade.setAlphaF(0.10F);
    shadow.setColorAt(1, shade);
    painter.fillRect(0, 0, kShadow, height(), shadow);
    painter.fillRect(kShadow, 0, width() - kShadow, height(), colours.card);
    painter.fillRect(kShadow, 0, 1, height(), colours.line);
}

} // namespace tilldesk::ui
