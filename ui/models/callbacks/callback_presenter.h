#pragma once

#include "ui/models/callbacks/callback_checks.h"
#include "ui/models/common/gateways.h"
#include "ui/models/common/tone.h"

#include <QTimer>

namespace tilldesk::ui {

/// One line of the attempts of a callback.
struct AttemptRow {
    int number = 0;
    QString words; ///< `3 · HTTP 502`
    QString when;
    QString hint;
    Tone tone = Tone::Grey; ///< grey: it is planned

    friend bool operator==(const AttemptRow &, const AttemptRow &) = default;
};

/// One callback, followed while it changes: its attempts, what was sent and came back, whether its
/// signature holds.
class CallbackPresenter : public QObject
{
    Q_OBJECT

public:
    enum class State { Nothing, Loading, Shown, Failed };

    explicit CallbackPresenter(const Gateways &gateways, QObject *parent = nullptr);

    /// Shows another callback; an empty id shows nothing.
    void show(const CallbackId &id);
    void reload();
    void sendAgain();
    /// @param number  of one that was made
    void chooseAttempt(int number);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const CallbackId &id() const { return m_id; }
    [[nodiscard]] const CallbackDetails &details() const { return m_details; }
    [[nodiscard]] QString title() const;
    /// The payment as its link says it; empty for a test.
    [[nodiscard]] QString paymentWords() const;
    /// What was done wrong on purpose; empty: nothing.
    [[nodiscard]] QString faultNotice() const;
    /// Why it cannot be sent again; empty when it can.
    [[nodiscard]] QString whyNotSendAgain() const;
    /// What came of the last action, or why the callback cannot be shown; empty when all is well.
    [[nodiscard]] const QString &message() const { return m_message; }

    /// Oldest first; the one that is planned comes last.
    [[nodiscard]] QList<AttemptRow> attempts() const;
    /// The chosen one; null while there is none.
    [[nodiscard]] const CallbackAttempt *attempt() const;
    /// `Status 502`, with its duration and address, or why there is no answer.
    [[nodiscard]] QString answerWords() const;
    [[nodiscard]] QString answerBodyHint() const; ///< says when only its beginning is kept
    /// Empty until the chosen attempt is checked, or when it sent nothing.
    [[nodiscard]] const QList<CallbackFinding> &findings() const { return m_findings; }
    /// Why there are no findings; empty while they are on their way.
    [[nodiscard]] QString whyNoFindings() const;
    /// What the inspector would look at.
    [[nodiscard]] CallbackInspection inspection() const;

Q_SIGNALS:
    void changed();

private:
    void ask();
    void takeDetails(const CallbackDetails &details);
    void inspect();

    const Gateways m_gateways;
    CallbackId m_id;
    CallbackDetails m_details;
    QList<CallbackFinding> m_findings;
    QString m_inspected; ///< the signature that m_findings are of
    State m_state = State::Nothing;
    QString m_message;
    QString m_inspectionFailure;
    int m_attempt = 0; ///< 0: the last one, whichever that is
    QTimer m_reloadSoon;
    bool m_isSending = false;
};

} // namespace tilldesk::ui
