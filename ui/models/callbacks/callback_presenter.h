#pragma once

#include "ui/models/callbacks/callback_checks.h"
#include "ui/models/common/gateways.h"
#include "ui/models/common/tone.h"
#include "ui/models/lists/async_record.h"

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
class CallbackPresenter : public AsyncRecord<CallbackId, CallbackDetails>
{
    Q_OBJECT

public:
    explicit CallbackPresenter(const Gateways &gateways, QObject *parent = nullptr);

    void sendAgain();
    /// @param number  of an attempt that was made
    void chooseAttempt(int number);

    [[nodiscard]] const CallbackDetails &details() const { return value(); }
    [[nodiscard]] QString title() const;
    /// The payment as its link says it; empty for a test.
    [[nodiscard]] QString paymentWords() const;
    /// The fault that was made on purpose; empty: none.
    [[nodiscard]] QString faultNotice() const;
    /// Why it cannot be sent again; empty when it can.
    [[nodiscard]] QString whyNotSendAgain() const;
    /// Oldest first; the planned attempt, if any, comes last.
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

protected:
    [[nodiscard]] QFuture<Result<CallbackDetails>> read(const CallbackId &id) override;
    void forget() override;
    void arrived() override { inspect(); }

private:
    void inspect();

    const Gateways m_gateways;
    QList<CallbackFinding> m_findings;
    QString m_inspected; ///< the signature to which m_findings belong
    QString m_inspectionFailure;
    int m_attempt = 0; ///< 0: the last one, whichever that is
};

} // namespace tilldesk::ui
