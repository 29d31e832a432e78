#include "ui/models/callbacks/callbacks_presenter.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

CallbacksPresenter::CallbacksPresenter(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_model(gateways.callbacks, gateways.clock)
{
    m_refreshSoon.setSingleShot(true);
    m_refreshSoon.setInterval(std::chrono::milliseconds(100)); // as the list of payments
    connect(&m_refreshSoon, &QTimer::timeout, this, &CallbacksPresenter::refresh);
    connect(&gateways.callbacks, &gateway::Callbacks::changed, this, [this] {
        if (m_isStarted && !m_refreshSoon.isActive())
            m_refreshSoon.start();
    });
    connect(&gateways.simulation, &gateway::Simulation::changed, this,
            &CallbacksPresenter::changed);
    connect(&m_model, &CallbacksModel::stateChanged, this, &CallbacksPresenter::changed);
}

CallbackFilter CallbacksPresenter::filter(bool withState) const
{
    CallbackFilter filter;
    filter.profile = m_profile;
    filter.from = startOf(m_span, m_gateways.clock.now());
    if (withState)
        filter.state = m_state;
    return filter;
}

void CallbacksPresenter::start()
{
    if (!std::exchange(m_isStarted, true))
        setQuery();
}

void CallbacksPresenter::setQuery()
{
    m_message.clear();
    if (m_isStarted) {
        m_model.show(filter(true));
        askCounts();
    }
    Q_EMIT changed();
}

void CallbacksPresenter::setSpan(CallbackSpan span)
{
    if (std::exchange(m_span, span) != span)
        setQuery();
}

void CallbacksPresenter::setState(std::optional<CallbackState> state)
{
    if (std::exchange(m_state, state) != state)
        setQuery();
}

void CallbacksPresenter::setProfile(const std::optional<ProfileId> &profile)
{
    if (std::exchange(m_profile, profile) != profile)
        setQuery();
}

void CallbacksPresenter::clearFilters()
{
    m_state.reset();
    m_span = CallbackSpan::Always;
    setQuery();
}

void CallbacksPresenter::refresh()
{
    if (!m_isStarted)
        return;
    m_model.refresh(filter(true));
    askCounts();
}

void CallbacksPresenter::retry()
{
    setQuery();
}

void CallbacksPresenter::askCounts()
{
    whenReady(m_gateways.callbacks.counts(filter(false)), this,
              [this, generation = ++m_countsGeneration](const Result<CallbackCounts> &counts) {
                  if (generation != m_countsGeneration)
                      return;
                  m_counts = counts ? std::optional(*counts) : std::nullopt;
                  Q_EMIT changed();
              });
}

std::optional<qint64> CallbacksPresenter::countOf(CallbackState state) const
{
    if (!m_counts)
        return {};
    switch (state) {
    case CallbackState::Waiting: return m_counts->waiting;
    case CallbackState::Delivered: return m_counts->delivered;
    case CallbackState::Failed: return m_counts->failed;
    }
    Q_UNREACHABLE();
}

qint64 CallbacksPresenter::failed() const
{
    return countOf(CallbackState::Failed).value_or(0);
}

bool CallbacksPresenter::canSendFailedAgain() const
{
    return whyNotSendFailedAgain().isEmpty();
}

QString CallbacksPresenter::whyNotSendFailedAgain() const
{
    if (m_isSending)
        return tr("They are being sent again.");
    return failed() == 0 ? tr("None has failed in this time.") : QString();
}

QString CallbacksPresenter::sendFailedAgainWords() const
{
    return failed() == 0 ? tr("Send all failed again")
                         : tr("Send all failed again (%1)").arg(wholeNumber(failed()));
}

QString CallbacksPresenter::sendFailedAgainQuestion() const
{
    return failed() == 1
        ? tr("The failed callback of this time is sent once more, now.")
        : tr("The %1 failed callbacks of this time are sent once more, now. A receiver may get "
             "one that it has already.")
              .arg(wholeNumber(failed()));
}

void CallbacksPresenter::sendFailedAgain()
{
    if (!canSendFailedAgain())
        return;
    m_isSending = true;
    m_message.clear();
    Q_EMIT changed();
    whenReady(m_gateways.callbacks.sendFailedAgain(filter(false)), this,
              [this](const Result<int> &count) {
                  m_isSending = false;
                  if (!count)
                      m_message = Text::sentence(count.error());
                  else
                      m_message = *count == 1
                          ? tr("1 callback is sent again.")
                          : tr("%1 callbacks are sent again.").arg(wholeNumber(*count));
                  refresh();
                  Q_EMIT changed();
              });
}

QString CallbacksPresenter::message() const
{
    if (m_model.state() == CallbacksModel::State::Stale)
        return tr("These rows may be out of date. %1").arg(Text::sentence(m_model.error()));
    return m_message;
}

CallbacksPresenter::EmptyState CallbacksPresenter::emptyState() const
{
    if (m_state || m_span != CallbackSpan::Always)
        return {tr("No callback matches"),
                tr("No callback fits the time and the state chosen above."), tr("Show all"), true};
    return {tr("No callbacks yet"),
            tr("Whenever a payment changes, its shop is told at its callback address. Each message "
               "is listed here."),
            tr("Send a test callback…"), false};
}

QString CallbacksPresenter::faultNotice() const
{
    const SimulationState state = m_gateways.simulation.state();
    if (!state.isOn || state.callbackFault == CallbackFault::None)
        return {};
    return tr("Callbacks are sent with a fault on purpose: %1")
        .arg(CallbackWords::fault(state.callbackFault));
}

void CallbacksPresenter::stopFault()
{
    whenReady(m_gateways.simulation.setCallbackFault(CallbackFault::None), this,
              [this](const Result<void> &stopped) {
                  m_message = stopped ? QString() : Text::sentence(stopped.error());
                  Q_EMIT changed();
              });
}

} // namespace tilldesk::ui
