#include "ui/models/callbacks/callback_presenter.h"

#include "core/base/when_ready.h"
#include "ui/models/callbacks/callback_words.h"
#include "ui/models/common/format.h"
#include "ui/models/common/permitted.h"
#include "ui/models/common/text.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

CallbackPresenter::CallbackPresenter(const Gateways &gateways, QObject *parent)
    : AsyncRecord(std::chrono::milliseconds(50), parent),
      m_gateways(gateways)
{
    connect(&gateways.callbacks, &gateway::Callbacks::changed, this, [this] {
        if (!id().isEmpty())
            readAgainSoon();
    });
}

QFuture<Result<CallbackDetails>> CallbackPresenter::read(const CallbackId &id)
{
    return m_gateways.callbacks.details(id);
}

void CallbackPresenter::forget()
{
    m_attempt = 0;
    m_findings.clear();
    m_inspected.clear();
}

void CallbackPresenter::inspect()
{
    const CallbackInspection wanted = inspection();
    if (wanted.signature == m_inspected)
        return;
    m_inspected = wanted.signature;
    m_findings.clear();
    m_inspectionFailure.clear();
    if (wanted.signature.isEmpty())
        return;
    whenReady(m_gateways.callbacks.inspect(wanted), this,
              [this, wanted](const Result<QList<CallbackFinding>> &findings) {
                  if (wanted.signature != m_inspected)
                      return;
                  m_findings = findings ? *findings : QList<CallbackFinding>();
                  m_inspectionFailure = findings ? QString() : Text::sentence(findings.error());
                  Q_EMIT changed();
              });
}

void CallbackPresenter::chooseAttempt(int number)
{
    const bool isLast = !value().attempts.isEmpty() && value().attempts.last().number == number;
    m_attempt = isLast ? 0 : number;
    inspect();
    Q_EMIT changed();
}

void CallbackPresenter::sendAgain()
{
    if (!whyNotSendAgain().isEmpty())
        return;
    m_attempt = 0;
    act(m_gateways.callbacks.sendAgain(id()),
        [](const Result<void> &sent) { return sent ? QString() : Text::sentence(sent.error()); });
}

QString CallbackPresenter::title() const
{
    return tr("Callback to %1").arg(CallbackWords::host(value().callback.url));
}

QString CallbackPresenter::paymentWords() const
{
    return value().callback.kind == CallbackKind::Test ? QString()
                                                       : CallbackWords::payment(value().callback);
}

QString CallbackPresenter::faultNotice() const
{
    if (value().callback.fault == CallbackFault::None)
        return {};
    return tr("Sent with a simulated fault: %1").arg(CallbackWords::fault(value().callback.fault));
}

QString CallbackPresenter::whyNotSendAgain() const
{
    if (!isShown())
        return tr("The callback is still loading.");
    const Callback &callback = value().callback;
    const bool isDue = callback.state == CallbackState::Waiting
        && (!callback.dueAt || *callback.dueAt <= m_gateways.clock.now());
    if (m_isBusy || isDue)
        return tr("The callback is already waiting to be sent.");
    return whyNotPermitted(m_gateways.staff.session(), StaffCommand::SendCallbackAgain);
}

QList<AttemptRow> CallbackPresenter::attempts() const
{
    QList<AttemptRow> rows;
    const Timestamp now = m_gateways.clock.now();
    for (const CallbackAttempt &attempt : value().attempts)
        rows.append(
            {.number = attempt.number,
             .words =
                 u"%1 · %2"_s.arg(QString::number(attempt.number), CallbackWords::outcome(attempt)),
             .when = shortMoment(attempt.at, now),
             .hint = attempt.detail.isEmpty() || isAnswer(attempt.outcome)
                 ? fullMoment(attempt.at)
                 : QString(fullMoment(attempt.at) + u'\n'
                           + tr("Technical cause, in English: %1").arg(attempt.detail)),
             .tone = attempt.outcome == CallbackOutcome::Receipt ? Tone::Green : Tone::Red});
    const Callback &callback = value().callback;
    if (callback.dueAt)
        rows.append({.number = callback.attempts + 1,
                     .words = tr("%1 · planned").arg(callback.attempts + 1),
                     .when = shortMoment(*callback.dueAt, now),
                     .hint = fullMoment(*callback.dueAt),
                     .tone = Tone::Grey});
    return rows;
}

const CallbackAttempt *CallbackPresenter::attempt() const
{
    if (value().attempts.isEmpty())
        return nullptr;
    for (const CallbackAttempt &attempt : value().attempts) {
        if (attempt.number == m_attempt)
            return &attempt;
    }
    return &value().attempts.last();
}

QString CallbackPresenter::answerWords() const
{
    const CallbackAttempt *made = attempt();
    if (made == nullptr)
        return {};
    QStringList parts;
    if (made->status > 0)
        parts << tr("HTTP %1").arg(made->status) << durationText(made->duration);
    else
        parts << CallbackWords::outcome(*made);
    if (!made->address.isEmpty())
        parts << tr("from %1").arg(made->address);
    return parts.join(u" · "_s);
}

QString CallbackPresenter::answerBodyHint() const
{
    const CallbackAttempt *made = attempt();
    if (made == nullptr || made->answerSize <= kShownAnswer)
        return {};
    return tr("Only the first %1 of %2 bytes are stored.")
        .arg(wholeNumber(kShownAnswer), wholeNumber(made->answerSize));
}

QString CallbackPresenter::whyNoFindings() const
{
    if (value().attempts.isEmpty())
        return tr("The callback is signed when it is sent.");
    if (inspection().signature.isEmpty())
        return tr("Nothing was sent in this attempt.");
    return m_inspectionFailure;
}

CallbackInspection CallbackPresenter::inspection() const
{
    CallbackInspection wanted;
    if (const CallbackAttempt *made = attempt())
        wanted.signature = headerValue(made->requestHeaders, "Signature"_L1);
    wanted.body = value().body;
    wanted.address = value().callback.url;
    return wanted;
}

} // namespace tilldesk::ui
