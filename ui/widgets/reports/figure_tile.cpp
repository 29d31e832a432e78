#include "ui/widgets/reports/figure_tile.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/metrics.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

FigureTile::FigureTile(QWidget *parent)
    : QFrame(parent),
      m_title(makeLabel({}, u"muted"_s)),
      m_value(makeLabel({}, u"live"_s)),
      m_note(makeLabel({}, u"small"_s))
{
    constexpr int kLeastWidth = 120;
    setProperty("role", u"card"_s);
    fill(this, {m_title, m_value, m_note},
         {.spacing = 4, .margins = {metrics::kCardPadding, 12, 8, 12}});
    for (QLabel *label : {m_title, m_value, m_note})
        label->setMinimumWidth(1); // a long word is elided instead of widening the row
    setMinimumWidth(kLeastWidth);
}

void FigureTile::setFigure(const QString &title, const QString &value, const QString &note)
{
    m_titleText = title;
    m_valueText = value.isEmpty() ? u"…"_s : value;
    m_noteText = note;
    setAccessibleName(QString(m_titleText + u": "_s + m_valueText));
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
    const auto show = [](QLabel *label, const QString &text) {
        label->ensurePolished();
        const QFontMetrics metrics(label->font());
        const QString shown = metrics.elidedText(text, Qt::ElideRight, label->width());
        label->setText(shown);
        label->setToolTip(shown == text ? QString() : text);
    };
    show(m_title, m_titleText);
    show(m_value, m_valueText);
    show(m_note, m_noteText);
}

} // namespace tilldesk::ui
