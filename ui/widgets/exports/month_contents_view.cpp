#include "ui/widgets/exports/month_contents_view.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

MonthContentsView::MonthContentsView(const Theme &theme, MonthSummary &summary, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_summary(summary)
{
    fill(this, {makeSectionLabel(tr("What goes in"))}, {.spacing = 4});
    connect(&summary, &MonthSummary::changed, this, &MonthContentsView::showContents);
    showContents();
}

void MonthContentsView::showContents()
{
    delete m_rows;
    m_rows = new QWidget;
    auto *rows = new QVBoxLayout(m_rows);
    rows->setContentsMargins({});
    rows->setSpacing(5);
    const auto contents = m_summary.contents();
    for (const MonthSummary::Content &each : contents) {
        auto *check = new QLabel;
        check->setPixmap(m_theme.icon(u"check"_s, &Colours::accentText).pixmap(16, 16));
        auto *line =
            row({{check, 0, Qt::AlignTop},
                 {columnWidget({makeText(each.title, u"plain"_s), makeText(each.text, u"muted"_s)},
                               {.spacing = 0}),
                  1}},
                {.spacing = 8});
        if (!each.action.isEmpty()) {
            auto *link = named(makeButton(each.action, u"link"_s), u"monthContentLink"_s);
            link->setAutoDefault(false);
            link->setAccessibleName(each.title + u": "_s + each.action);
            connect(link, &QPushButton::clicked, this,
                    [this, to = each.link] { Q_EMIT linkChosen(to); });
            line->addWidget(link, 0, Qt::AlignTop);
        }
        rows->addLayout(line);
    }
    layout()->addWidget(m_rows);
    setVisible(!contents.isEmpty());
}

} // namespace tilldesk::ui
