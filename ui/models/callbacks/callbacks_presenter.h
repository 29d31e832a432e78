#pragma once

#include "ui/models/callbacks/callback_words.h"
#include "ui/models/callbacks/callbacks_model.h"
#include "ui/models/lists/list_presenter.h"

namespace tilldesk::ui {

/// The log of callbacks: its filter, its rows and its counts.
class CallbacksPresenter : public ListPresenter
{
    Q_OBJECT

public:
    explicit CallbacksPresenter(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] CallbacksModel &model() { return m_model; }
    [[nodiscard]] const ListModel &rows() const override { return m_model; }
    [[nodiscard]] CallbackSpan span() const { return m_span; }
    /// Returns the state that the list is filtered by; empty: all states.
    [[nodiscard]] std::optional<CallbackState> state() const { return m_state; }

    void setSpan(CallbackSpan span) { choose(m_span, span); }
    void setState(std::optional<CallbackState> state) { choose(m_state, state); }
    void setProfiles(const QList<ProfileId> &profiles) { choose(m_profiles, profiles); }
    /// Returns the host that the list is filtered by, as in AnswerTimes; empty: all hosts.
    [[nodiscard]] QString host() const { return m_host; }
    void setHost(const QString &host) { choose(m_host, host); }
    /// Returns the class of answer time that the list is filtered by; empty: all classes.
    [[nodiscard]] std::optional<int> answer() const { return m_answer; }
    void setAnswer(std::optional<int> answer) { choose(m_answer, answer); }
    void clearFilters() override;

    /// Returns how fast hosts answer in the period; empty until loaded, or if reading failed.
    [[nodiscard]] const std::optional<CallbackTimes> &times() const { return m_times; }
    [[nodiscard]] Timestamp now() const { return gateways().clock.now(); }
    /// Sets whether times() are read. Reading them costs more than reading a page of the list.
    void setTimesShown(bool isShown);

    /// Returns the number of callbacks in a state; empty until loaded.
    [[nodiscard]] std::optional<qint64> countOf(CallbackState state) const;
    [[nodiscard]] bool canSendFailedAgain() const { return whyNotSendFailedAgain().isEmpty(); }
    /// Returns why the failed callbacks cannot be sent again; empty if they can.
    [[nodiscard]] QString whyNotSendFailedAgain() const;
    /// Returns the text of the button, with the number of failed callbacks.
    [[nodiscard]] QString sendFailedAgainWords() const;
    [[nodiscard]] QString sendFailedAgainQuestion() const;
    void sendFailedAgain();
    /// Returns the result of the last action, or why the rows may be out of date; empty if neither
    /// needs a note.
    [[nodiscard]] QString note() const override;
    [[nodiscard]] QString failureTitle() const override;
    [[nodiscard]] EmptyList emptyState() const override;

    /// Returns the notice of the fault that the simulation injects now; empty if it injects none.
    [[nodiscard]] QString faultNotice() const;
    void stopFault();

protected:
    void ask() override;
    void askAgain() override;

private:
    [[nodiscard]] CallbackFilter filter(bool withState) const;
    [[nodiscard]] qint64 failed() const { return countOf(CallbackState::Failed).value_or(0); }
    void askCounts();
    void askTimes();

    CallbacksModel m_model;
    CallbackSpan m_span = CallbackSpan::Day;
    std::optional<CallbackState> m_state;
    QList<ProfileId> m_profiles; ///< empty: all profiles
    QString m_host;
    std::optional<int> m_answer;
    std::optional<CallbackCounts> m_counts;
    std::optional<CallbackTimes> m_times;
    QString m_message;
    Latest m_countAnswers;
    Latest m_timesAnswers;
    bool m_areTimesShown = false;
    bool m_areTimesInFlight = false;
    bool m_mustAskTimesAgain = false;
    bool m_isSending = false;
};

} // namespace tilldesk::ui
