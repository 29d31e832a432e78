#include "ui/widgets/charts/chart_card.h"

#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ChartHead::ChartHead(const QString &title, const QList<QWidget *> &right, QWidget *parent)
    : QWidget(parent),
      m_title(makeLabel(title, u"strong"_s)),
      m_note(makeLabel({}, u"small"_s))
{
    constexpr int kGap = 10;
    auto *flow = new FlowLayout(kGap, this); // in a narrow card, the legend goes below the title
    flow->addWidget(m_title);
    flow->addWidget(m_note);
    for (QWidget *widget : right)
        flow->addWidget(widget);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChartHead::setTitle(const QString &title)
{
    m_title->setText(title);
}

void ChartHead::setNote(const QString &note)
{
    showText(m_note, note);
}

QString ChartHead::title() const
{
    return m_title->text();
}

QWidget *chartCard(ChartHead *head, QWidget *content)
{
    constexpr QMargins kMargins(18, 14, 14, 10);
    return card({head, {content, 1}}, {.spacing = 6, .margins = kMargins});
}

} // namespace tilldesk::ui
