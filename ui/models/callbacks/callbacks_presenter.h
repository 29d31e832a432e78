#pragma once

#include "ui/models/callbacks/callback_words.h"
#include "ui/models/callbacks/callbacks_model.h"

#include <QTimer>

namespace tilldesk::ui {

/// What the log of callbacks shows and says: its filter, its rows, its counts. Keeps them live.
class CallbacksPresenter : public QObject
{
    Q_OBJECT

public:
    explicit CallbacksPresenter(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] CallbacksModel &model() { return m_model; }
    [[nodiscard]] CallbackSpan span() const { return m_span; }
    /// Empty: those of every state.
    [[nodiscard]] std::optional<CallbackState> state() const { return m_state; }

    /// Asks for the list for the first time; until then the gateways hear nothing.
    void start();
    void setSpan(CallbackSpan span);
    void setState(std::optional<CallbackState> state);
    void setProfile(const std::optional<ProfileId> &profile);
    void refresh();
    void retry();

    /// Empty until it is known.
    [[nodiscard]] std::optional<qint64> countOf(CallbackState state) const;
    [[nodiscard]] bool canSendFailedAgain() const;
    /// Why they cannot be sent again; empty when they can.
    [[nodiscard]] QString whyNotSendFailedAgain() const;
    [[nodiscard]] QString sendFailedAgainWords() const; ///< for the button, with their number
    [[nodiscard]] QString sendFailedAgainQuestion() const;
    void sendFailedAgain();
    /// What came of the last action, or why the rows may be out of date; empty: nothing to say.
    [[nodiscard]] QString message() const;

    struct EmptyState {
        QString title;
        QString why;
        QString action;          ///< empty: there is nothing to do
        bool isFiltered = false; ///< the action clears the filters
    };
    [[nodiscard]] EmptyState emptyState() const;
    void clearFilters();

    /// What is done wrong on purpose just now; empty: nothing.
    [[nodiscard]] QString faultNotice() const;
    void stopFault();

Q_SIGNALS:
    void changed(); ///< all but the rows

private:
    [[nodiscard]] CallbackFilter filter(bool withState) const;
    [[nodiscard]] qint64 failed() const;
    void setQuery();
    void askCounts();

    const Gateways m_gateways;
    CallbacksModel m_model;
    CallbackSpan m_span = CallbackSpan::Day;
    std::optional<CallbackState> m_state;
    std::optional<ProfileId> m_profile;
    std::optional<CallbackCounts> m_counts;
    QString m_message;
    QTimer m_refreshSoon;
    int m_countsGeneration = 0;
    bool m_isStarted = false;
    bool m_isSending = false;
};

} // namespace tilldesk::ui
