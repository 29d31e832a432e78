#pragma once

#include "ui/models/callbacks/callback_words.h"
#include "ui/models/callbacks/callbacks_model.h"
#include "ui/models/lists/list_presenter.h"

namespace tilldesk::ui {

/// What the log of callbacks shows and says: its filter, its rows, its counts.
class CallbacksPresenter : public ListPresenter
{
    Q_OBJECT

public:
    explicit CallbacksPresenter(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] CallbacksModel &model() { return m_model; }
    [[nodiscard]] const ListModel &rows() const override { return m_model; }
    [[nodiscard]] CallbackSpan span() const { return m_span; }
    /// Empty: callbacks in every state.
    [[nodiscard]] std::optional<CallbackState> state() const { return m_state; }

    void setSpan(CallbackSpan span);
    void setState(std::optional<CallbackState> state);
    void setProfile(const std::optional<ProfileId> &profile);
    void clearFilters() override;

    /// Empty until known.
    [[nodiscard]] std::optional<qint64> countOf(CallbackState state) const;
    [[nodiscard]] bool canSendFailedAgain() const;
    /// Why they cannot be sent again; empty when they can.
    [[nodiscard]] QString whyNotSendFailedAgain() const;
    [[nodiscard]] QString sendFailedAgainWords() const; ///< for the button, with their number
    [[nodiscard]] QString sendFailedAgainQuestion() const;
    void sendFailedAgain();
    /// What came of the last action, or why the rows may be out of date; empty: nothing to say.
    [[nodiscard]] QString note() const override;
    [[nodiscard]] QString failureTitle() const override;
    [[nodiscard]] EmptyList emptyState() const override;

    /// The fault that is made on purpose at the moment; empty: none.
    [[nodiscard]] QString faultNotice() const;
    void stopFault();

protected:
    void ask() override;
    void askAgain() override;

private:
    [[nodiscard]] CallbackFilter filter(bool withState) const;
    [[nodiscard]] qint64 failed() const;
    void askCounts();

    CallbacksModel m_model;
    CallbackSpan m_span = CallbackSpan::Day;
    std::optional<CallbackState> m_state;
    std::optional<ProfileId> m_profile;
    std::optional<CallbackCounts> m_counts;
    QString m_message;
    Latest m_countAnswers;
    bool m_isSending = false;
};

} // namespace tilldesk::ui
