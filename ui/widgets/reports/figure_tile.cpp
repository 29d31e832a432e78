#include "ui/widgets/reports/figure_tile.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/theme/metrics.h"

#include <QVBoxLayout>

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
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kCardPadding, 12, 8, 12);
    layout->setSpacing(4);
    for (QLabel *label : {m_title, m_value, m_note}) {
        label->setMinimumWidth(1); // a long word is cut off rather than the row made wider
        layout->addWidget(label);
    }
    setMinimumWidth(kLeastWidth);
}

void FigureTile::setFigure(const QString &title, const QString &value, const QString &note)
{
    m_title->setText(title);
    m_value->setText(value.isEmpty() ? u"…"_s : value);
    m_note->setText(note);
    m_note->setToolTip(note);
    setAccessibleName(QString(title + u": "_s + m_value->text()));
    setAccessibleDescription(note);
}

} // namespace tilldesk::ui
