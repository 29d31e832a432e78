#include "ui/models/callbacks/callbacks_presenter.h"

#include "core/base/when_ready.h"
#include "core/domain/list_query.h"
#include "ui/models/callbacks/callback_figures.h"
#include "ui/models/callbacks/callback_words.h"
#include "ui/models/common/format.h"
#include "ui/models/common/permitted.h"
#include "ui/models/common/text.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

CallbacksPresenter::CallbacksPresenter(const Gateways &gateways, QObject *parent)
    : SortedPresenter(gateways, FilterList::Callbacks, CallbacksModel::sorting(), parent),
      m_model(gateways.callbacks, gateways.clock)
{
    showRecent();
    refreshOn(gateways.callbacks, &gateway::Callbacks::changed);
    connect(&gateways.simulation, &gateway::Simulation::changed, this,
            &CallbacksPresenter::changed);
    connect(&m_model, &CallbacksModel::stateChanged, this, &CallbacksPresenter::changed);
}

CallbackFilter CallbacksPresenter::filter(bool withState) const
{
    CallbackFilter filter = callbackFilterOf(parsed());
    filter.order = order();
    filter.profiles = m_profiles;
    if (!withState)
        filter.state.reset();
    return filter;
}

void CallbacksPresenter::showRecent(std::optional<CallbackState> state)
{
    Q_EMIT replaced();
    QString query = CallbacksPresenter::startView().query;
    if (state)
        query += u" status:"_s + statusValue(*state);
    setFind(query);
}

void CallbacksPresenter::setProfiles(const QList<ProfileId> &profiles)
{
    filters().setProfiles(profiles);
    choose(m_profiles, profiles);
}

std::optional<CallbackState> CallbacksPresenter::state() const
{
    return callbackFilterOf(parsed()).state;
}

void CallbacksPresenter::setState(std::optional<CallbackState> state)
{
    filters().replace(FilterWord::Status, state ? QString(statusValue(*state)) : QString());
}

QString CallbacksPresenter::stateWords(CallbackState state) const
{
    const QString word = CallbackWords::state(state);
    const auto count = countOf(state);
    return count ? QString(word + u' ' + wholeNumber(*count)) : word;
}

QString CallbacksPresenter::host() const
{
    const QString host = parsed().last(FilterWord::Host);
    return host.startsWith(u'=') ? host.sliced(1) : QString();
}

void CallbacksPresenter::setHost(const QString &host)
{
    filters().replace(FilterWord::Host, host.isEmpty() ? QString() : QString(u'=' + host));
}

std::optional<int> CallbacksPresenter::answer() const
{
    return answerClassFrom(parsed().last(FilterWord::Answer));
}

void CallbacksPresenter::setAnswer(std::optional<int> answer)
{
    filters().replace(FilterWord::Answer, answer ? answerValue(*answer) : QString());
}

void CallbacksPresenter::ask()
{
    m_message.clear();
    m_model.show(filter(true));
    m_timesAnswers.drop();
    m_areTimesInFlight = false;
    askCounts();
    askTimes();
}

void CallbacksPresenter::askAgain()
{
    m_model.refresh(filter(true));
    askCounts();
    askTimes();
}

void CallbacksPresenter::askCounts()
{
    m_countAnswers.ask(gateways().callbacks.counts(filter(false)), this,
                       [this](const Result<CallbackCounts> &counts) {
                           m_counts = counts ? std::optional(*counts) : std::nullopt;
                           Q_EMIT changed();
                       });
}

void CallbacksPresenter::setTimesShown(bool isShown)
{
    if (std::exchange(m_areTimesShown, isShown) != isShown)
        askTimes();
}

/// Back-pressure: no new query while one is in flight; further changes are coalesced.
void CallbacksPresenter::askTimes()
{
    m_mustAskTimesAgain = m_areTimesInFlight;
    if (!m_areTimesShown || m_areTimesInFlight)
        return;
    m_areTimesInFlight = true;
    m_timesAnswers.ask(gateways().callbacks.times(filter(false)), this,
                       [this](const Result<CallbackTimes> &times) {
                           m_areTimesInFlight = false;
                           m_times = times ? std::optional(*times) : std::nullopt;
                           offerHosts();
                           if (m_mustAskTimesAgain)
                               askTimes();
                           Q_EMIT changed();
                       });
}

/// Completes `host:` with the hosts of the period.
void CallbacksPresenter::offerHosts()
{
    QList<SuggestedValue> hosts;
    for (const AnswerTimes &times : m_times.value_or(CallbackTimes()).hosts)
        hosts << SuggestedValue{u'=' + times.host, CallbackFigures::host(times.host), {}};
    filters().setValues(FilterWord::Host, hosts);
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

QString CallbacksPresenter::whyNotSendFailedAgain() const
{
    if (m_isSending)
        return tr("The failed callbacks are being sent again.");
    if (failed() == 0)
        return tr("No callback failed in this period.");
    return whyNotPermitted(gateways().staff.session(), StaffCommand::SendCallbackAgain);
}

QString CallbacksPresenter::sendFailedAgainWords() const
{
    return failed() == 0 ? tr("Send all failed again")
                         : tr("Send all failed again (%1)").arg(wholeNumber(failed()));
}

QString CallbacksPresenter::sendFailedAgainQuestion() const
{
    return tr("%1 failed callbacks of this period are sent once more, now. A receiver may get a "
              "callback that it already has.",
              nullptr, int(failed()))
        .arg(wholeNumber(failed()));
}

void CallbacksPresenter::sendFailedAgain()
{
    if (!canSendFailedAgain())
        return;
    m_isSending = true;
    m_message.clear();
    Q_EMIT changed();
    whenReady(
        gateways().callbacks.sendFailedAgain(filter(false)), this,
        [this](const Result<int> &count) {
            m_isSending = false;
            if (!count)
                m_message = Text::sentence(count.error());
            else
                m_message =
                    tr("%1 callbacks are sent again.", nullptr, *count).arg(wholeNumber(*count));
            refresh();
            Q_EMIT changed();
        });
}

QString CallbacksPresenter::note() const
{
    const QString stale = ListPresenter::note();
    if (!stale.isEmpty() || !m_message.isEmpty())
        return stale.isEmpty() ? m_message : stale;
    if (!m_counts)
        return {};
    const auto only = filter(true).state;
    const qint64 all = m_counts->waiting + m_counts->delivered + m_counts->failed;
    return CallbackFigures::callbacks(only ? *countOf(*only) : all);
}

QList<ListSum> CallbacksPresenter::sums() const
{
    QList<ListSum> sums;
    if (!m_counts)
        return sums;
    for (const CallbackState state :
         {CallbackState::Delivered, CallbackState::Waiting, CallbackState::Failed})
        sums << ListSum{CallbackWords::state(state), wholeNumber(*countOf(state))};
    return sums;
}

QString CallbacksPresenter::failureTitle() const
{
    return tr("The callbacks cannot be shown");
}

EmptyList CallbacksPresenter::emptyState() const
{
    if (isNarrowed())
        return {u"search-x"_s, tr("No callback matches"),
                tr("No callback fits all of the filters above."), tr("Clear filters"),
                EmptyList::Does::ClearFilters};
    return {u"webhook"_s, tr("No callbacks yet"),
            tr("When a payment changes, the service notifies the shop at its callback address. "
               "Each of these messages is listed here."),
            mayRun(gateways().staff.session(), Command::TestCallback) ? tr("Send a test callback…")
                                                                      : QString(),
            EmptyList::Does::Elsewhere};
}

QString CallbacksPresenter::faultNotice() const
{
    const SimulationState state = gateways().simulation.state();
    if (!state.isOn || state.callbackFault == CallbackFault::None)
        return {};
    return tr("Callbacks are sent with a simulated fault: %1")
        .arg(CallbackWords::fault(state.callbackFault));
}

void CallbacksPresenter::stopFault()
{
    whenReady(gateways().simulation.setCallbackFault(CallbackFault::None), this,
              [this](const Result<void> &stopped) {
                  m_message = stopped ? QString() : Text::sentence(stopped.error());
                  Q_EMIT changed();
              });
}

} // namespace tilldesk::ui
