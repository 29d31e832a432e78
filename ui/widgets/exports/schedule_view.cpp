#include "ui/widgets/exports/schedule_view.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/exports/schedule_dialog.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ScheduleView::ScheduleView(const Gateways &gateways, const Theme &theme, PackSchedule &schedule,
                           QWidget *parent)
    : QWidget(parent),
      m_gateways(gateways),
      m_theme(theme),
      m_schedule(schedule),
      m_word(named(new Pill(theme), u"scheduleState"_s)),
      m_plan(named(makeText({}, u"muted"_s), u"schedulePlan"_s)),
      m_last(named(makeText({}, u"muted"_s), u"scheduleLast"_s)),
      m_failure(named(makeText({}, u"problem"_s), u"scheduleFailure"_s)),
      m_setUp(named(new QPushButton, u"setUpSchedule"_s)),
      m_make(named(new QPushButton(tr("Make now")), u"makePackNow"_s)),
      m_stop(named(new QPushButton(tr("Stop")), u"stopPackNow"_s))
{
    for (QPushButton *button : {m_setUp, m_make, m_stop})
        button->setAutoDefault(false);
    m_last->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QWidget *all = card({row({makeLabel(tr("Automatically, every month"), u"heading"_s),
                              LayoutItem::stretch(), m_word}),
                         m_plan, m_last, m_failure,
                         row({m_setUp, m_make, m_stop, LayoutItem::stretch()}, {.spacing = 8})},
                        {.spacing = 6, .margins = {14, 10, 14, 12}});
    fill(this, {all}, {.spacing = 0});
    connect(m_setUp, &QPushButton::clicked, this, &ScheduleView::setUp);
    connect(m_make, &QPushButton::clicked, this, &ScheduleView::makeRequested);
    connect(m_stop, &QPushButton::clicked, &schedule, &PackSchedule::cancel);
    connect(&schedule, &PackSchedule::changed, this, &ScheduleView::showState);
    showState();
}

void ScheduleView::showState()
{
    setVisible(m_schedule.state().has_value());
    if (!m_schedule.state())
        return;
    const bool isBad = m_schedule.lastTone() == Tone::Red;
    m_word->setWord(isBad                   ? tr("Failed")
                        : m_schedule.isOn() ? tr("On")
                                            : tr("Off"),
                    isBad                   ? Tone::Red
                        : m_schedule.isOn() ? Tone::Green
                                            : Tone::Grey);
    m_plan->setText(m_schedule.plan());
    showText(m_last, m_schedule.lastRun());
    showText(m_failure, m_schedule.failure());
    m_setUp->setText(m_schedule.isOn() ? tr("Change…") : tr("Set up…"));
    m_make->setText(isBad ? tr("Retry") : tr("Make now"));
    m_make->setVisible(m_schedule.isOn() && !m_schedule.isMaking());
    setWhyNot(m_make, m_schedule.whyNotMake());
    m_stop->setVisible(m_schedule.isMaking());
}

void ScheduleView::setUp()
{
    auto *dialog = new ScheduleDialog(m_gateways, m_theme, *m_schedule.state(), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace tilldesk::ui
