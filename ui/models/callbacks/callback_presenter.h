#pragma once

#include "ui/models/callbacks/callback_checks.h"
#include "ui/models/common/gateways.h"
#include "ui/models/common/tone.h"
#include "ui/models/lists/async_record.h"

namespace tilldesk::ui {

/// One line in the list of attempts of a callback.
struct AttemptRow {
    int number = 0;
    QString words; ///< `3 · HTTP 502`
    QString when;
    QString hint;
    Tone tone = Tone::Grey; ///< grey: the attempt is planned

    friend bool operator==(const AttemptRow &, const AttemptRow &) = default;
};

/// The details of one callback, kept up to date: its attempts, the requests and responses, and the
/// findings about its signature.
class CallbackPresenter : public AsyncRecord<CallbackId, CallbackDetails>
{
    Q_OBJECT

public:
    explicit CallbackPresenter(const Gateways &gateways, QObject *parent = nullptr);

    void sendAgain();
    /// @param number  number of an attempt that was made
    void chooseAttempt(int number);

    [[nodiscard]] const CallbackDetails &details() const { return value(); }
    [[nodiscard]] QString title() const;
    /// Returns the text of the link to the payment; empty for a test callback.
    [[nodiscard]] QString paymentWords() const;
    /// Returns the notice of a fault that was injected into this callback; empty if there was no
    /// fault.
    [[nodiscard]] QString faultNotice() const;
    /// Returns why the callback cannot be sent again; empty if it can.
    [[nodiscard]] QString whyNotSendAgain() const;
    /// Returns the attempts, oldest first. A planned attempt comes last.
    [[nodiscard]] QList<AttemptRow> attempts() const;
    /// Returns the chosen attempt, or the last one if none is chosen; null if no attempt was made.
    [[nodiscard]] const CallbackAttempt *attempt() const;
    /// Returns the HTTP status, duration and address of the response, or why there was no response.
    [[nodiscard]] QString answerWords() const;
    /// Returns a hint that only the beginning of the response is stored; empty if all of it is.
    [[nodiscard]] QString answerBodyHint() const;
    /// Returns the findings about the chosen attempt; empty until it is inspected, or if it sent
    /// nothing.
    [[nodiscard]] const QList<CallbackFinding> &findings() const { return m_findings; }
    /// Returns why there are no findings; empty if there are findings or the inspection is in
    /// flight.
    [[nodiscard]] QString whyNoFindings() const;
    /// Returns the chosen attempt as input for the inspector.
    [[nodiscard]] CallbackInspection inspection() const;

protected:
    [[nodiscard]] QFuture<Result<CallbackDetails>> read(const CallbackId &id) override;
    void forget() override;
    void arrived() override { inspect(); }

private:
    void inspect();

    const Gateways m_gateways;
    QList<CallbackFinding> m_findings;
    QString m_inspected; ///< the signature that `m_findings` are about
    QString m_inspectionFailure;
    int m_attempt = 0; ///< number of the chosen attempt; 0: always the last attempt
};

} // namespace tilldesk::ui
