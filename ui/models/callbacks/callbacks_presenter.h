#pragma once

#include "ui/models/callbacks/callbacks_model.h"
#include "ui/models/filters/sorted_presenter.h"

namespace tilldesk::ui {

/// The log of callbacks: its filter, its rows and its counts.
class CallbacksPresenter : public SortedPresenter<CallbackColumn>
{
    Q_OBJECT

public:
    explicit CallbacksPresenter(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] CallbacksModel &model() { return m_model; }
    [[nodiscard]] const ListModel &rows() const override { return m_model; }
    [[nodiscard]] SavedView startView() const override
    {
        return {{}, {}, QStringLiteral("day:yesterday.."), {}};
    }
    void setProfiles(const QList<ProfileId> &profiles);
    /// Shows the callbacks of yesterday and today, as at the start.
    /// @param state  empty: in any state
    void showRecent(std::optional<CallbackState> state = {});
    /// Returns the state that the list is filtered by; empty: callbacks in any state.
    [[nodiscard]] std::optional<CallbackState> state() const;
    void setState(std::optional<CallbackState> state);
    /// `Failed 2`; without the number until it is loaded.
    [[nodiscard]] QString stateWords(CallbackState state) const;
    /// Returns the host that the list is filtered by, as in AnswerTimes; empty: all hosts, or the
    /// filter has only a part of a host.
    [[nodiscard]] QString host() const;
    void setHost(const QString &host);
    /// Returns the class of answer time that the list is filtered by; empty: all classes.
    [[nodiscard]] std::optional<int> answer() const;
    void setAnswer(std::optional<int> answer);

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
    /// Returns the number of callbacks in each state, those that failed last.
    [[nodiscard]] QList<ListSum> sums() const override;
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
    void offerHosts();

    CallbacksModel m_model;
    QList<ProfileId> m_profiles; ///< empty: all profiles
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
