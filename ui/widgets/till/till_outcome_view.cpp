#include "ui/widgets/till/till_outcome_view.h"

#include "ui/models/common/format.h"
#include "ui/widgets/common/countdown_ring.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/theme/theme.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

struct StepLook {
    QString icon;
    QColor Colours::*colour;
};

StepLook lookOf(TillOutcome::Mark mark)
{
    switch (mark) {
    case TillOutcome::Mark::Done: return {u"circle-check"_s, &Colours::accentText};
    case TillOutcome::Mark::Broken: return {u"circle-x"_s, &Colours::danger};
    case TillOutcome::Mark::Running: return {u"loader-circle"_s, &Colours::accentText};
    case TillOutcome::Mark::Waiting: return {u"circle"_s, &Colours::muted};
    }
    Q_UNREACHABLE();
}

QString numbered(const QStringList &lines)
{
    QString text;
    for (qsizetype i = 0; i < lines.size(); ++i)
        text += (i > 0 ? u"\n"_s : QString()) + QString::number(i + 1) + u". "_s + lines[i];
    return text;
}

} // namespace

TillOutcomeView::TillOutcomeView(const Theme &theme, TillOutcome &outcome, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_outcome(outcome),
      m_pill(named(new Pill(theme), u"outcomePill"_s)),
      m_amount(named(makeLabel({}, u"large-amount"_s), u"outcomeAmount"_s)),
      m_headline(named(makeText({}, u"heading"_s), u"outcomeHeadline"_s)),
      m_sentence(named(makeText({}, u"muted"_s), u"outcomeSentence"_s)),
      m_ring(new CountdownRing(theme)),
      m_until(named(makeLabel({}, u"small"_s), u"outcomeUntil"_s)),
      m_advice(named(makeText({}, u"warning"_s), u"outcomeAdvice"_s)),
      m_asked(named(makeText({}, u"plain"_s), u"outcomeAsked"_s)),
      m_found(named(makeText({}, u"small"_s), u"outcomeFound"_s)),
      m_problem(named(makeText({}, u"problem"_s), u"outcomeProblem"_s)),
      m_steps(new QWidget)
{
    setAccessibleName(tr("A payment whose outcome is not known"));
    m_adviceBox = makeAdvice();
    m_askedBox = makeAsked();
    fill(m_steps, {});
    fill(this,
         {makeHead(), row({{m_adviceBox, 3}, {m_askedBox, 2}}, {.spacing = 12}), m_problem, m_steps,
          LayoutItem::stretch(1)},
         {.spacing = 12, .margins = {4, 0, 4, 0}});
    connect(&outcome, &TillOutcome::changed, this, &TillOutcomeView::showState);
    connect(&outcome, &TillOutcome::ticked, this, &TillOutcomeView::showTime);
    showState();
}

QWidget *TillOutcomeView::makeHead()
{
    m_until->setAlignment(Qt::AlignHCenter);
    QLayout *words = column(
        {row({m_pill, LayoutItem::stretch()}), m_amount, m_headline, m_sentence}, {.spacing = 6});
    QLayout *time =
        column({{m_ring, 0, Qt::AlignHCenter}, m_until, LayoutItem::stretch()}, {.spacing = 4});
    return rowWidget({{words, 1}, time}, {.spacing = 12});
}

QWidget *TillOutcomeView::makeAdvice()
{
    auto *sign = new QLabel;
    sign->setPixmap(m_theme.icon(u"hand"_s, &Colours::text)
                        .pixmap(QSize(metrics::kIcon, metrics::kIcon), devicePixelRatioF()));
    QWidget *box = makeFrame(u"warning"_s);
    fill(box,
         {row({sign, {makeLabel(tr("Do not charge again yet"), u"strong"_s), 1}}), m_advice,
          LayoutItem::stretch()},
         {.spacing = 6, .margins = {14, 12, 14, 12}});
    return box;
}

QWidget *TillOutcomeView::makeAsked()
{
    QWidget *box = makeFrame(u"card"_s);
    fill(box,
         {makeLabel(tr("Asking the provider…"), u"strong"_s), m_asked, m_found,
          LayoutItem::stretch()},
         {.spacing = 6, .margins = {14, 12, 14, 12}});
    return box;
}

void TillOutcomeView::showState()
{
    if (!m_outcome.isShown())
        return;
    const bool isOpen = m_outcome.isOpen();
    m_pill->setPill({m_outcome.word(),
                     {},
                     isOpen ? Tone::Amber : Tone::Grey,
                     isOpen ? PillMark::Clock : PillMark::Dot});
    m_amount->setText(money(m_outcome.outcome().amount));
    m_headline->setText(m_outcome.headline());
    m_advice->setText(numbered(m_outcome.advice()));
    m_adviceBox->setVisible(isOpen);
    m_askedBox->setVisible(isOpen);
    m_ring->setVisible(isOpen);
    showText(m_problem, m_outcome.problem());
    showTime();
}

void TillOutcomeView::showTime()
{
    if (!m_outcome.isShown())
        return;
    m_ring->setTime(m_outcome.fractionLeft(), countdown(m_outcome.timeLeft()));
    m_sentence->setText(m_outcome.sentence());
    m_asked->setText(m_outcome.askedWords());
    m_found->setText(m_outcome.foundWords());
    showText(m_until, m_outcome.untilWords());
    showSteps();
}

void TillOutcomeView::showSteps()
{
    const QList<TillOutcome::Step> steps = m_outcome.steps();
    if (m_stepLines && steps == m_shown)
        return;
    m_shown = steps;
    delete m_stepLines;
    m_stepLines = new QWidget;
    QVBoxLayout *lines = fill(m_stepLines, {}, {.spacing = 6});
    for (const TillOutcome::Step &step : steps) {
        const StepLook look = lookOf(step.mark);
        auto *sign = new QLabel;
        sign->setPixmap(m_theme.icon(look.icon, look.colour)
                            .pixmap(QSize(metrics::kIcon, metrics::kIcon), devicePixelRatioF()));
        lines->addWidget(rowWidget(
            {sign,
             {makeText(step.text,
                       step.mark == TillOutcome::Mark::Running ? u"strong"_s : u"plain"_s),
              1},
             makeLabel(step.time, u"small"_s)},
            {.spacing = 10}));
        if (&step != &steps.last())
            lines->addWidget(rule());
    }
    m_steps->layout()->addWidget(m_stepLines);
}

} // namespace tilldesk::ui
