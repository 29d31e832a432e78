#include "ui/widgets/settings/connection_check_view.h"

#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

struct LineLook {
    QString icon;
    QColor Colours::*colour;
};

LineLook lookOf(CheckState state)
{
    switch (state) {
    case CheckState::NotTried: return {u"circle"_s, &Colours::muted};
    case CheckState::Running: return {u"loader-circle"_s, &Colours::accentText};
    case CheckState::Holds: return {u"circle-check"_s, &Colours::accentText};
    case CheckState::Warns: return {u"triangle-alert"_s, &Colours::text};
    case CheckState::Fails: return {u"circle-x"_s, &Colours::danger};
    }
    Q_UNREACHABLE();
}

} // namespace

ConnectionCheckView::ConnectionCheckView(const Theme &theme, ConnectionCheckSteps &check,
                                         QWidget *parent)
    : QFrame(parent),
      m_theme(theme),
      m_check(check),
      m_start(
          named(makeButton(theme.icon(u"refresh-cw"_s, &Colours::text), {}), u"checkConnection"_s)),
      m_pill(named(new Pill(theme), u"checkPill"_s)),
      m_summary(named(makeText({}, u"small"_s), u"checkSummary"_s)),
      m_problem(named(makeText({}, u"problem"_s), u"checkProblem"_s)),
      m_place(new QWidget),
      m_steps(columnWidget({m_place, LayoutItem::stretch()})),
      m_scroll(scrolling(m_steps))
{
    setProperty("role", u"card"_s);
    setAccessibleName(tr("Check connection"));
    fill(m_place, {});
    fill(this,
         {row({{makeLabel(tr("Check connection"), u"heading"_s), 1}, m_start}),
          row({m_pill, LayoutItem::stretch()}),
          m_summary,
          m_problem,
          {m_scroll, 1},
          makeText(tr("The check creates nothing and moves no money."), u"small"_s)},
         {.spacing = 8, .margins = {18, 16, 18, 16}});
    connect(m_start, &QPushButton::clicked, this, [this] {
        if (m_check.isRunning())
            m_check.stop();
        else
            Q_EMIT startRequested();
    });
    connect(&check, &ConnectionCheckSteps::changed, this, &ConnectionCheckView::showState);
    showState();
}

void ConnectionCheckView::setWhyNot(const QString &whyNot)
{
    m_whyNot = whyNot;
    showState();
}

void ConnectionCheckView::setWhole(bool isWhole)
{
    if (std::exchange(m_isWhole, isWhole) == isWhole)
        return;
    auto *lines = static_cast<QVBoxLayout *>(layout());
    if (isWhole) {
        lines->insertWidget(lines->indexOf(m_scroll), m_scroll->takeWidget());
        m_steps->show();
    } else {
        lines->removeWidget(m_steps);
        m_scroll->setWidget(m_steps);
    }
    m_scroll->setHidden(isWhole);
}

void ConnectionCheckView::showState()
{
    const bool isRunning = m_check.isRunning();
    m_start->setText(isRunning ? tr("Stop") : m_check.hasRun() ? tr("Check again") : tr("Check"));
    ui::setWhyNot(m_start, isRunning ? QString() : m_whyNot,
                  isRunning ? tr("Stop the check (Esc)") : tr("Ask the provider, step by step"));
    m_pill->setWord(m_check.word(), m_check.tone());
    showText(m_summary, m_check.summary());
    showText(m_problem, m_check.problem());
    const auto lines = m_check.lines();
    if (m_lines && lines == m_shown)
        return;
    m_shown = lines;
    delete m_lines;
    m_lines = new QWidget;
    QVBoxLayout *layout = fill(m_lines, {}, {.spacing = 6});
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (i > 0)
            layout->addWidget(rule());
        layout->addWidget(named(makeLine(lines[i]), u"checkStep%1"_s.arg(i)));
    }
    m_place->layout()->addWidget(m_lines);
}

QWidget *ConnectionCheckView::makeLine(const ConnectionCheckSteps::Line &line)
{
    const LineLook look = lookOf(line.state);
    auto *sign = new QLabel;
    sign->setPixmap(m_theme.icon(look.icon, look.colour)
                        .pixmap(QSize(metrics::kIcon, metrics::kIcon), devicePixelRatioF()));
    QLabel *title = makeText(line.title,
                             line.state == CheckState::Fails          ? u"refused"_s
                                 : line.state == CheckState::NotTried ? u"muted"_s
                                                                      : u"plain"_s);
    QLabel *seen = makeText({}, u"small"_s);
    showText(seen, line.seen);
    QVBoxLayout *words =
        column({row({{title, 1}, makeLabel(line.took, u"small"_s)}), seen}, {.spacing = 2});
    if (!line.meaning.isEmpty() || !line.toDo.isEmpty())
        words->addWidget(makeAdvice(line));
    QWidget *all =
        rowWidget({column({sign, LayoutItem::stretch()}, {.spacing = 0, .margins = {0, 2, 0, 0}}),
                   {words, 1}},
                  {.spacing = 10});
    const QString said = line.title + u". "_s + line.seen + u' ' + line.meaning;
    all->setAccessibleName(said.trimmed());
    return all;
}

QWidget *ConnectionCheckView::makeAdvice(const ConnectionCheckSteps::Line &line)
{
    const bool fails = line.state == CheckState::Fails;
    const QString role = fails ? u"notice"_s : u"warning"_s;
    QWidget *box = makeFrame(role);
    QVBoxLayout *lines =
        fill(box, {makeText(line.meaning, role)}, {.spacing = 4, .margins = {12, 8, 12, 8}});
    if (!line.toDo.isEmpty())
        lines->addWidget(makeText(tr("Do this: %1").arg(line.toDo), u"plain"_s));
    if (!line.traceId.isEmpty()) {
        QLabel *trace = makeLabel(line.traceId, u"small"_s);
        trace->setFont(m_theme.codeFont(metrics::kSmallTextSize));
        trace->setWordWrap(true);
        lines->addLayout(
            row({makeLabel(tr("Trace"), u"small"_s),
                 {trace, 1},
                 new CopyButton(m_theme, tr("Trace ID"), [id = line.traceId] { return id; })}));
    }
    return box;
}

} // namespace tilldesk::ui
