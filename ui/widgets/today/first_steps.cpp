#include "ui/widgets/today/first_steps.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

FirstSteps::FirstSteps(const Theme &theme, QWidget *parent)
    : QFrame(parent),
      m_theme(theme),
      m_lines(column({}))
{
    constexpr int kWidth = 520;
    setProperty("role", u"card"_s);
    auto *inside = new QWidget;
    inside->setFixedWidth(kWidth);
    m_lines->addWidget(makeLabel(tr("No payments yet"), u"title"_s));
    QLabel *why = makeText(tr("The day's figures appear here with the first payment. Until then:"),
                           u"muted"_s);
    m_lines->addWidget(why);
    m_lines->addSpacing(8);
    inside->setLayout(m_lines);
    fill(this, {LayoutItem::stretch(2), {inside, 0, Qt::AlignHCenter}, LayoutItem::stretch(3)},
         {.spacing = -1, .margins = metrics::kStyleMargins});
    // The marks are images in the colours of the theme.
    connect(&theme, &Theme::changed, this, &FirstSteps::showSteps);
}

void FirstSteps::setSteps(const QList<TodayPresenter::Step> &steps)
{
    if (m_content && steps == m_shown)
        return;
    m_shown = steps;
    showSteps();
}

void FirstSteps::showSteps()
{
    delete m_content;
    m_content = new QWidget;
    QVBoxLayout *rows = fill(m_content, {}, {.spacing = 6});
    for (const TodayPresenter::Step &step : std::as_const(m_shown))
        rows->addWidget(makeRow(step));
    m_lines->addWidget(m_content);
}

QWidget *FirstSteps::makeRow(const TodayPresenter::Step &step)
{
    auto *mark = new QLabel;
    const QIcon icon = step.isDone ? m_theme.icon(u"circle-check"_s, &Colours::accentText)
                                   : m_theme.icon(u"chevron-right"_s, &Colours::muted);
    mark->setPixmap(icon.pixmap(metrics::kIcon));
    mark->setAccessibleName(step.isDone ? tr("Done") : tr("To do"));
    QLabel *words = makeText(step.text, step.isDone ? u"muted"_s : u"plain"_s);
    auto *row = new QWidget;
    row->setMinimumHeight(metrics::kControlHeight); // with and without a button
    QHBoxLayout *layout = ui::row({mark, {words, 1}}, {.spacing = 10});
    row->setLayout(layout);
    if (!step.isDone) {
        auto *button = new QPushButton(step.action);
        button->setObjectName(u"step%1"_s.arg(int(step.does)));
        const bool isLast = step.does == TodayPresenter::Step::Does::CreatePayment;
        button->setProperty("role", isLast ? u"primary"_s : QString());
        connect(button, &QPushButton::clicked, this,
                [this, does = step.does] { Q_EMIT chosen(does); });
        layout->addWidget(button);
    }
    return row;
}

} // namespace tilldesk::ui
