#include "ui/widgets/today/first_steps.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

FirstSteps::FirstSteps(const Theme &theme, QWidget *parent)
    : QFrame(parent),
      m_theme(theme),
      m_lines(new QVBoxLayout)
{
    constexpr int kWidth = 520;
    setProperty("role", u"card"_s);
    auto *inside = new QWidget;
    inside->setFixedWidth(kWidth);
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(8);
    m_lines->addWidget(makeLabel(tr("No payments yet"), u"title"_s));
    QLabel *why = makeLabel(tr("The day's figures appear here with the first payment. Until then:"),
                            u"muted"_s);
    why->setWordWrap(true);
    m_lines->addWidget(why);
    m_lines->addSpacing(8);
    inside->setLayout(m_lines);
    auto *layout = new QVBoxLayout(this);
    layout->addStretch(2);
    layout->addWidget(inside, 0, Qt::AlignHCenter);
    layout->addStretch(3);
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
    auto *rows = new QVBoxLayout(m_content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
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
    QLabel *words = makeLabel(step.text, step.isDone ? u"muted"_s : u"plain"_s);
    words->setWordWrap(true);
    auto *row = new QWidget;
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
