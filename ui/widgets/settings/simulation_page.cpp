#include "ui/widgets/settings/simulation_page.h"

#include "ui/models/callbacks/callback_words.h"
#include "ui/models/common/format.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/theme/theme.h"

#include <QDateTimeEdit>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

using Draft = SettingsSimulation::Draft;

SimulationPage::SimulationPage(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                               QWidget *parent)
    : SettingsPage(parent),
      m_simulation(gateways, ticker),
      m_pill(new Pill(theme)),
      m_why(makeFrame(u"warning"_s)),
      m_whyWords(makeText({}, u"warning"_s)),
      m_rows(new SettingRows),
      m_fields(*m_rows, m_simulation),
      m_now(named(makeLabel({}, u"live"_s), u"now"_s)),
      m_pace(makeLabel({}, u"muted"_s)),
      m_freeze(named(new QPushButton, u"freeze"_s)),
      m_reset(named(new QPushButton(tr("Back to the computer's time")), u"reset"_s)),
      m_steps(makeSteps()),
      m_number(named(new QLineEdit, u"byNumber"_s)),
      m_unit(named(new ComboBox(theme), u"byUnit"_s)),
      m_advance(named(new QPushButton(tr("Move forward")), u"byTyped"_s)),
      m_moment(named(new QDateTimeEdit, u"moment"_s)),
      m_set(named(new QPushButton(tr("Set")), u"setClock"_s))
{
    setHeading(tr("Simulation and clock"));
    header().addWidget(m_pill);
    header().addStretch();
    fill(m_why, {m_whyWords}, {.spacing = -1, .margins = {12, 8, 12, 8}});
    content().addWidget(m_why);
    m_rows->addSection(tr("Simulation"));
    m_isOn = m_fields.toggle(
        theme, u"isOn"_s, tr("Simulated customers"),
        tr("They scan and confirm in place of phones and banks. No money moves."), &Draft::isOn);
    addClock();
    addFaults(theme);
    content().addWidget(m_rows);
    connect(&m_simulation, &SettingsSimulation::changed, this, &SimulationPage::showState);
    connect(&m_simulation, &SettingsSimulation::ticked, this, &SimulationPage::showTime);
    showState();
}

void SimulationPage::addClock()
{
    m_rows->addSection(tr("Clock"));
    m_rows->addWide(columnWidget({m_now, m_pace}, {.spacing = 2, .margins = {0, 4, 0, 12}}));
    m_rows->addRow(u"pace"_s, tr("Running"), tr("Expiry, payouts and repeats follow this clock"),
                   makeClockButtons());
    m_rows->addRow(u"steps"_s, tr("Move forward by"), tr("20 min: open payments expire"), m_steps);
    m_rows->addRow(u"custom"_s, tr("Another duration"), {}, makeAdvance());
    m_rows->addRow(u"set"_s, tr("Set to"), tr("A date and time in Brussels"), makeSet());
}

void SimulationPage::addFaults(const Theme &theme)
{
    QList<std::pair<CallbackFault, QString>> faults;
    for (const CallbackFault fault : kCallbackFaults)
        faults.append({fault, CallbackWords::fault(fault)});
    m_rows->addSection(tr("Callbacks"));
    m_faults << m_fields.choice(theme, u"fault"_s, tr("Simulated fault of callbacks"), {},
                                &Draft::fault, faults);
    m_fields.toggle(theme, u"hasInbox"_s, tr("Inbox"),
                    tr("Receives callbacks as a shop's server would, checks them and lists them "
                       "under Callbacks"),
                    &Draft::hasInbox);
    m_rows->addSection(tr("Refunds and payouts"));
    m_faults << m_fields.toggle(theme, u"refundsFail"_s, tr("Refunds fail"),
                                tr("Refunds that are processed from now on; no money moves"),
                                &Draft::refundsFail);
    m_faults << m_fields.toggle(theme, u"payoutsFail"_s, tr("Payouts fail"),
                                tr("Payouts that are made from now on; they can be paid out again"),
                                &Draft::payoutsFail);
}

void SimulationPage::load()
{
    const QDateTime now = m_simulation.now();
    m_moment->setDateTime(QDateTime(now.date(), now.time(), Qt::UTC));
    showState();
}

QWidget *SimulationPage::makeClockButtons()
{
    connect(m_freeze, &QPushButton::clicked, this, [this] {
        if (m_simulation.isFrozen())
            m_simulation.run();
        else
            m_simulation.freeze();
    });
    connect(m_reset, &QPushButton::clicked, &m_simulation, &SettingsSimulation::reset);
    return rowWidget({m_freeze, m_reset, LayoutItem::stretch()});
}

QWidget *SimulationPage::makeSteps()
{
    using namespace std::chrono_literals;
    const auto step = [this](const QString &words, std::chrono::milliseconds by) {
        auto *button = named(new QPushButton(words), u"by%1"_s.arg(by.count() / 60'000));
        connect(button, &QPushButton::clicked, this, [this, by] { m_simulation.advance(by); });
        return button;
    };
    return rowWidget({step(tr("1 min"), 1min), step(tr("20 min"), 20min), step(tr("1 day"), 24h),
                      step(tr("7 days"), 7 * 24h), LayoutItem::stretch()});
}

QWidget *SimulationPage::makeAdvance()
{
    m_number->setAccessibleName(tr("How much"));
    m_number->setFixedWidth(90);
    m_unit->setAccessibleName(tr("Unit"));
    m_unit->addItems({tr("minutes"), tr("hours"), tr("days")});
    connect(m_number, &QLineEdit::textChanged, this, &SimulationPage::showState);
    connect(m_number, &QLineEdit::returnPressed, this, &SimulationPage::advanceByTyped);
    connect(m_advance, &QPushButton::clicked, this, &SimulationPage::advanceByTyped);
    return rowWidget({m_number, m_unit, m_advance, LayoutItem::stretch()});
}

QWidget *SimulationPage::makeSet()
{
    m_moment->setAccessibleName(tr("Date and time"));
    // The field holds date and time only; they are read in the shop's time zone.
    m_moment->setTimeSpec(Qt::UTC);
    m_moment->setDisplayFormat(QString(numericDatePattern() + u" HH:mm:ss"_s));
    m_moment->setFixedWidth(180);
    connect(m_set, &QPushButton::clicked, this, [this] {
        m_simulation.setTo(QDateTime(m_moment->date(), m_moment->time(), shopZone()));
    });
    return rowWidget({m_moment, m_set, LayoutItem::stretch()});
}

void SimulationPage::advanceByTyped()
{
    const auto by = SettingsSimulation::span(m_number->text(),
                                             SettingsSimulation::Unit(m_unit->currentIndex()));
    if (!by || !m_simulation.canSetClock())
        return;
    m_number->clear();
    m_simulation.advance(*by);
}

void SimulationPage::showState()
{
    const SimulationState &state = m_simulation.state();
    m_pill->setWord(state.isOn ? tr("On") : tr("Off"), state.isOn ? Tone::Amber : Tone::Grey);
    m_whyWords->setText(m_simulation.whyNot());
    m_why->setVisible(state.isProduction);
    m_fields.show();
    m_isOn->setEnabled(m_simulation.canSwitch());
    m_freeze->setText(m_simulation.isFrozen() ? tr("Let it run") : tr("Stop the clock"));
    const bool canSet = m_simulation.canSetClock();
    const QString why = state.isOn ? QString() : tr("Switch the simulation on first");
    const QList<QWidget *> parts{m_freeze, m_steps, m_number, m_unit, m_moment, m_set};
    for (QWidget *part : parts + m_faults) {
        part->setEnabled(canSet);
        part->setToolTip(why);
    }
    m_reset->setEnabled(canSet && !state.clock.isReal());
    m_reset->setToolTip(
        canSet && state.clock.isReal() ? tr("The clock already shows the computer's time") : why);
    const auto typed =
        SettingsSimulation::span(m_number->text(), SettingsSimulation::Unit::Minutes);
    m_advance->setEnabled(canSet && typed.has_value());
    m_advance->setToolTip(canSet && !typed ? tr("Type a whole number") : why);
    m_rows->setHint(u"fault"_s, CallbackWords::faultSentence(state.callbackFault));
    setFailure(m_simulation.failure());
    showTime();
}

void SimulationPage::showTime()
{
    m_now->setText(m_simulation.nowText());
    m_pace->setText(m_simulation.pace());
}

} // namespace tilldesk::ui
