#include "ui/widgets/settings/simulation_page.h"

#include "ui/models/callbacks/callback_words.h"
#include "ui/models/common/format.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/common/switch.h"
#include "ui/widgets/settings/setting_rows.h"
#include "ui/widgets/theme/theme.h"

#include <QDateTimeEdit>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QHBoxLayout *rowOf(QWidget *widget)
{
    auto *layout = new QHBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    return layout;
}

} // namespace

SimulationPage::SimulationPage(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                               QWidget *parent)
    : SettingsPage(parent),
      m_simulation(gateways, ticker),
      m_pill(new Pill(theme)),
      m_why(makeFrame(u"warning"_s)),
      m_whyWords(makeLabel({}, u"warning"_s)),
      m_rows(new SettingRows),
      m_isOn(new Switch(theme)),
      m_now(makeLabel({}, u"live"_s)),
      m_pace(makeLabel({}, u"muted"_s)),
      m_freeze(new QPushButton),
      m_reset(new QPushButton(tr("Back to the computer's time"))),
      m_steps(new QWidget),
      m_number(new QLineEdit),
      m_unit(new ComboBox(theme)),
      m_fault(new ComboBox(theme)),
      m_refundsFail(new Switch(theme)),
      m_payoutsFail(new Switch(theme)),
      m_advance(new QPushButton(tr("Move forward"))),
      m_moment(new QDateTimeEdit),
      m_set(new QPushButton(tr("Set")))
{
    setHeading(tr("Simulation and clock"));
    header().addWidget(m_pill);
    header().addStretch();
    m_whyWords->setWordWrap(true);
    fill(m_why, {m_whyWords}, {.spacing = -1, .margins = {12, 8, 12, 8}});
    content().addWidget(m_why);
    m_now->setObjectName(u"now"_s);

    m_rows->addSection(tr("Simulation"));
    m_rows->addRow(u"isOn"_s, tr("Simulated customers"),
                   tr("They scan and confirm in place of phones and banks. No money moves."),
                   m_isOn);
    m_rows->addSection(tr("Clock"));
    auto *time = new QWidget;
    fill(time, {m_now, m_pace}, {.spacing = 2, .margins = {0, 4, 0, 12}});
    m_rows->addWide(time);
    m_rows->addRow(u"pace"_s, tr("Running"), tr("Expiry, payouts and repeats follow this clock"),
                   makeClockButtons());
    m_rows->addRow(u"steps"_s, tr("Move forward by"), tr("20 min: open payments expire"), m_steps);
    m_rows->addRow(u"custom"_s, tr("Another duration"), {}, makeAdvance(theme));
    m_rows->addRow(u"set"_s, tr("Set to"), tr("A date and time in Brussels"), makeSet());
    addFault();
    addFailures();
    content().addWidget(m_rows);

    connect(m_isOn, &QCheckBox::clicked, &m_simulation, &SettingsSimulation::switchOn);
    connect(&m_simulation, &SettingsSimulation::changed, this, &SimulationPage::showState);
    connect(&m_simulation, &SettingsSimulation::ticked, this, &SimulationPage::showTime);
    showState();
}

void SimulationPage::addFault()
{
    for (const CallbackFault fault : kCallbackFaults)
        m_fault->addItem(CallbackWords::fault(fault), int(fault));
    m_rows->addSection(tr("Callbacks"));
    m_rows->addRow(u"fault"_s, tr("Simulated fault of callbacks"), {}, m_fault);
    connect(m_fault, &QComboBox::activated, this,
            [this] { m_simulation.setFault(CallbackFault(m_fault->currentData().toInt())); });
}

void SimulationPage::addFailures()
{
    m_rows->addSection(tr("Refunds and payouts"));
    m_rows->addRow(u"refundsFail"_s, tr("Refunds fail"),
                   tr("Refunds that are processed from now on; no money moves"), m_refundsFail);
    m_rows->addRow(u"payoutsFail"_s, tr("Payouts fail"),
                   tr("Payouts that are made from now on; they can be paid out again"),
                   m_payoutsFail);
    connect(m_refundsFail, &QCheckBox::clicked, &m_simulation, &SettingsSimulation::setRefundsFail);
    connect(m_payoutsFail, &QCheckBox::clicked, &m_simulation, &SettingsSimulation::setPayoutsFail);
}

void SimulationPage::showFailures()
{
    const SimulationState &state = m_simulation.state();
    m_refundsFail->setChecked(state.refundsFail);
    m_payoutsFail->setChecked(state.payoutsFail);
    for (Switch *each : {m_refundsFail, m_payoutsFail}) {
        each->setEnabled(m_simulation.canSetClock());
        each->setToolTip(state.isOn ? QString() : tr("Switch the simulation on first"));
    }
}

void SimulationPage::showFault()
{
    const SimulationState &state = m_simulation.state();
    m_fault->setCurrentIndex(m_fault->findData(int(state.callbackFault)));
    m_fault->setEnabled(m_simulation.canSetClock());
    m_fault->setToolTip(state.isOn ? QString() : tr("Switch the simulation on first"));
    m_rows->setHint(u"fault"_s, CallbackWords::faultSentence(state.callbackFault));
}

void SimulationPage::load()
{
    const QDateTime now = m_simulation.now();
    m_moment->setDateTime(QDateTime(now.date(), now.time(), Qt::UTC));
    showState();
}

QWidget *SimulationPage::makeClockButtons()
{
    using namespace std::chrono_literals;
    m_freeze->setObjectName(u"freeze"_s);
    m_reset->setObjectName(u"reset"_s);
    connect(m_freeze, &QPushButton::clicked, this, [this] {
        if (m_simulation.isFrozen())
            m_simulation.run();
        else
            m_simulation.freeze();
    });
    connect(m_reset, &QPushButton::clicked, &m_simulation, &SettingsSimulation::reset);
    auto *steps = rowOf(m_steps);
    const std::pair<QString, std::chrono::milliseconds> all[]{
        {tr("1 min"), 1min}, {tr("20 min"), 20min}, {tr("1 day"), 24h}, {tr("7 days"), 7 * 24h}};
    for (const auto &[words, by] : all) {
        auto *button = new QPushButton(words);
        button->setObjectName(u"by%1"_s.arg(by.count() / 60'000));
        connect(button, &QPushButton::clicked, this, [this, by = by] { m_simulation.advance(by); });
        steps->addWidget(button);
    }
    steps->addStretch();
    auto *buttons = new QWidget;
    auto *layout = rowOf(buttons);
    layout->addWidget(m_freeze);
    layout->addWidget(m_reset);
    layout->addStretch();
    return buttons;
}

QWidget *SimulationPage::makeAdvance(const Theme &)
{
    m_number->setObjectName(u"byNumber"_s);
    m_number->setAccessibleName(tr("How much"));
    m_number->setFixedWidth(90);
    m_unit->setObjectName(u"byUnit"_s);
    m_unit->setAccessibleName(tr("Unit"));
    m_unit->addItem(tr("minutes"));
    m_unit->addItem(tr("hours"));
    m_unit->addItem(tr("days"));
    m_advance->setObjectName(u"byTyped"_s);
    connect(m_number, &QLineEdit::textChanged, this, &SimulationPage::showState);
    connect(m_number, &QLineEdit::returnPressed, this, &SimulationPage::advanceByTyped);
    connect(m_advance, &QPushButton::clicked, this, &SimulationPage::advanceByTyped);
    auto *all = new QWidget;
    auto *layout = rowOf(all);
    layout->addWidget(m_number);
    layout->addWidget(m_unit);
    layout->addWidget(m_advance);
    layout->addStretch();
    return all;
}

QWidget *SimulationPage::makeSet()
{
    m_moment->setObjectName(u"moment"_s);
    m_moment->setAccessibleName(tr("Date and time"));
    // The field holds date and time only; they are read in the shop's time zone.
    m_moment->setTimeSpec(Qt::UTC);
    m_moment->setDisplayFormat(u"dd/MM/yyyy HH:mm:ss"_s);
    m_moment->setFixedWidth(180);
    m_set->setObjectName(u"setClock"_s);
    connect(m_set, &QPushButton::clicked, this, [this] {
        m_simulation.setTo(QDateTime(m_moment->date(), m_moment->time(), shopZone()));
    });
    auto *all = new QWidget;
    auto *layout = rowOf(all);
    layout->addWidget(m_moment);
    layout->addWidget(m_set);
    layout->addStretch();
    return all;
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
    m_isOn->setChecked(state.isOn);
    m_isOn->setEnabled(m_simulation.canSwitch());
    m_freeze->setText(m_simulation.isFrozen() ? tr("Let it run") : tr("Stop the clock"));
    const bool canSet = m_simulation.canSetClock();
    const QString why = state.isOn ? QString() : tr("Switch the simulation on first");
    for (QWidget *part : {static_cast<QWidget *>(m_freeze), m_steps,
                          static_cast<QWidget *>(m_number), static_cast<QWidget *>(m_unit),
                          static_cast<QWidget *>(m_moment), static_cast<QWidget *>(m_set)}) {
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
    showFault();
    showFailures();
    setFailure(m_simulation.failure());
    showTime();
}

void SimulationPage::showTime()
{
    m_now->setText(m_simulation.nowText());
    m_pace->setText(m_simulation.pace());
}

} // namespace tilldesk::ui
