#include "ui/widgets/frame/status_bar.h"

#include "ui/models/callbacks/callback_alerts.h"
#include "ui/models/common/format.h"
#include "ui/models/common/provider_watch.h"
#include "ui/models/common/safekeeping_watch.h"
#include "ui/models/ledger/ledger_words.h"
#include "ui/models/settings/safekeeping_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kDot = 8;

QPixmap dot(const QColor &colour, double density)
{
    QPixmap pixmap(QSize(kDot, kDot) * density);
    pixmap.setDevicePixelRatio(density);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(0, 0, kDot, kDot);
    return pixmap;
}

} // namespace

StatusBar::StatusBar(const Theme &theme, const Gateways &gateways, const CallbackAlerts &alerts,
                     const SafekeepingWatch &safekeeping, const ProviderWatch &provider,
                     QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_endpoint(gateways.endpoint),
      m_ledger(gateways.ledger),
      m_connection(gateways.connection),
      m_alerts(alerts),
      m_safekeeping(safekeeping),
      m_dot(new QLabel),
      m_words(makeLabel({}, u"small"_s)),
      m_provider(provider),
      m_providerDot(new QLabel),
      m_providerWords(named(makeLabel({}, u"small"_s), u"provider"_s)),
      m_callbacks(makeLabel({}, u"small"_s)),
      m_backup(named(makeLabel({}, u"small"_s), u"lastBackup"_s)),
      m_ledgerWrong(named(makeButton(tr("The ledger is wrong"), u"alarm"_s), u"ledgerWrong"_s)),
      m_person(named(makeLabel({}, u"small"_s), u"person"_s))
{
    setProperty("role", u"statusbar"_s);
    setAttribute(Qt::WA_StyledBackground);
    setFixedHeight(metrics::kStatusBarHeight);
    // All of them: a text that can be selected stands a pixel lower than another text.
    for (QLabel *words : {m_words, m_providerWords, m_callbacks, m_backup, m_person})
        words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_providerBox =
        rowWidget({m_providerDot, m_providerWords}, {.spacing = 6, .margins = {0, 0, 18, 0}});
    QHBoxLayout *layout = row({m_dot, m_words, LayoutItem::gap(12), m_providerBox, m_callbacks,
                               LayoutItem::gap(12), m_backup},
                              {.spacing = 6, .margins = {14, 0, 14, 0}});
    this->setLayout(layout);
    layout->addWidget(m_ledgerWrong);
    layout->addStretch();
    layout->addWidget(m_person);
    m_person->hide();
    connect(&m_endpoint, &gateway::Endpoint::changed, this, &StatusBar::showState);
    connect(&theme, &Theme::changed, this, &StatusBar::showState);
    connect(&theme, &Theme::changed, this, &StatusBar::showProvider);
    if (m_connection != nullptr)
        connect(m_connection, &gateway::Connection::changed, this, &StatusBar::showState);
    connect(&alerts, &CallbackAlerts::changed, this, &StatusBar::showCallbacks);
    connect(&m_ledger, &gateway::Ledger::healthChanged, this, &StatusBar::showLedger);
    connect(&safekeeping, &SafekeepingWatch::changed, this, &StatusBar::showBackup);
    connect(m_ledgerWrong, &QPushButton::clicked, this, &StatusBar::ledgerRequested);
    connect(&provider, &ProviderWatch::changed, this, &StatusBar::showProvider);
    showState();
    showProvider();
    showCallbacks();
    showLedger();
    showBackup();
}

void StatusBar::showBackup()
{
    const auto &state = m_safekeeping.state();
    showText(m_backup, state ? SafekeepingWords::status(*state) : QString());
}

void StatusBar::showProvider()
{
    const ProviderState &state = m_provider.state();
    const Colours &colours = m_theme.colours();
    const QColor colour = state.tone == Tone::Red ? colours.danger
        : state.tone == Tone::Amber               ? colours.amber.text
                                                  : colours.green.text;
    m_providerDot->setPixmap(dot(colour, devicePixelRatioF()));
    m_providerBox->setHidden(state.words.isEmpty());
    m_providerWords->setText(state.words);
    m_providerWords->setToolTip(state.details);
}

void StatusBar::setPerson(const QString &person)
{
    showText(m_person, person);
}

void StatusBar::showCallbacks()
{
    showText(m_callbacks, m_alerts.waitingWords());
}

void StatusBar::showLedger()
{
    const LedgerHealth health = m_ledger.health();
    m_ledgerWrong->setVisible(health.state == LedgerHealth::State::Wrong);
    m_ledgerWrong->setToolTip(LedgerWords::health(health));
    m_ledgerWrong->setAccessibleDescription(LedgerWords::health(health));
}

void StatusBar::showConnection()
{
    const bool isConnected = m_connection->state() == gateway::Connection::State::Connected;
    const Colours &colours = m_theme.colours();
    m_dot->setPixmap(dot(isConnected ? colours.green.text : colours.danger, devicePixelRatioF()));
    const auto lost = m_connection->lostAt();
    QString words = isConnected ? tr("Shop at %1").arg(m_connection->server())
                                : tr("Shop at %1: no connection").arg(m_connection->server());
    if (!isConnected && lost)
        words += u" · "_s + tr("last word %1").arg(timeWithSeconds(*lost));
    m_words->setText(words);
    m_words->setToolTip({});
}

void StatusBar::showState()
{
    if (m_connection != nullptr)
        return showConnection();
    const EndpointState state = m_endpoint.state();
    const Colours &colours = m_theme.colours();
    m_dot->setPixmap(
        dot(state.isListening ? colours.green.text : colours.danger, devicePixelRatioF()));
    m_words->setText(endpointWords(state));
    m_words->setToolTip(state.error);
}

QString StatusBar::endpointWords(const EndpointState &state)
{
    return state.isListening ? tr("Service address %1").arg(state.address)
                             : tr("Service not reachable: shops' software cannot connect");
}

} // namespace tilldesk::ui
