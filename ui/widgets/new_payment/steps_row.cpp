#include "ui/widgets/new_payment/steps_row.h"

#include "ui/widgets/theme/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kHeight = 22;
constexpr int kMark = 12;
constexpr int kMarkGap = 5;
constexpr int kGap = 22;

} // namespace

StepsRow::StepsRow(const Theme &theme, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_steps(progressOf(PaymentStatus::Pending))
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void StepsRow::setStatus(PaymentStatus status)
{
    m_steps = progressOf(status);
    QStringList done;
    for (const ProgressStep &step : std::as_const(m_steps)) {
        if (step.isDone)
            done.append(step.name);
    }
    setAccessibleName(tr("Done: %1").arg(done.join(u", "_s)));
    update();
}

int StepsRow::widthOf(const ProgressStep &step) const
{
    const QFontMetrics metrics(m_theme.font(metrics::kTextSize, QFont::DemiBold));
    return kMark + kMarkGap + metrics.horizontalAdvance(step.name);
}

QSize StepsRow::sizeHint() const
{
    int width = -kGap;
    for (const ProgressStep &step : m_steps)
        width += widthOf(step) + kGap;
    return {width, kHeight};
}

void StepsRow::paintEvent(QPaintEvent *)
{
    const Colours &colours = m_theme.colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_theme.font(metrics::kTextSize, QFont::DemiBold));
    int x = 0;
    for (const ProgressStep &step : std::as_const(m_steps)) {
        const QRect mark(x, (kHeight - kMark) / 2, kMark, kMark);
        const QColor ink = step.isDone ? colours.accentText : colours.muted;
        if (step.isDone) {
            // Shows a sign too, so that no user depends on the colour alone.
            m_theme.drawIcon(painter, mark, u"check"_s, ink);
        } else {
            painter.setPen(QPen(ink, 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(QRectF(mark).adjusted(2, 2, -2, -2));
        }
        painter.setPen(ink);
        painter.drawText(QRect(x + kMark + kMarkGap, 0, widthOf(step), kHeight), Qt::AlignVCenter,
                         step.name);
        x += widthOf(step) + kGap;
    }
}

} // namespace tilldesk::ui
