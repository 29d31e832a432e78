#include "ui/models/callbacks/callback_presenter.h"

#include "core/base/when_ready.h"
#include "ui/models/callbacks/callback_words.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

CallbackPresenter::CallbackPresenter(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
    m_reloadSoon.setSingleShot(true);
    m_reloadSoon.setInterval(std::chrono::milliseconds(50));
    connect(&m_reloadSoon, &QTimer::timeout, this, &CallbackPresenter::ask);
    connect(&gateways.callbacks, &gateway::Callbacks::changed, this, [this] {
        if (!m_id.isEmpty() && !m_reloadSoon.isActive())
            m_reloadSoon.start();
    });
}

void CallbackPresenter::show(const CallbackId &id)
{
    if (id == m_id && m_state != State::Failed)
        return;
    m_id = id;
    m_details = {};
    m_attempt = 0;
    m_findings.clear();
    m_inspected.clear();
    m_isSending = false;
    reload();
}

void CallbackPresenter::reload()
{
    m_message.clear();
    m_state = m_id.isEmpty() ? State::Nothing : State::Loading;
    Q_EMIT changed();
    if (!m_id.isEmpty())
        ask();
}

void CallbackPresenter::ask()
{
    whenReady(m_gateways.callbacks.details(m_id), this,
              [this, id = m_id](const Result<CallbackDetails> &details) {
                  if (id != m_id)
                      return; // the person has moved on
                  if (details)
                      return takeDetails(*details);
                  m_message = Text::sentence(details.error());
                  m_state = m_state == State::Shown ? State::Shown : State::Failed;
                  Q_EMIT changed();
              });
}

void CallbackPresenter::takeDetails(const CallbackDetails &details)
{
    m_details = details;
    m_state = State::Shown;
    inspect();
    Q_EMIT changed();
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
    const bool isLast = !m_details.attempts.isEmpty() && m_details.attempts.last().number == number;
    m_attempt = isLast ? 0 : number;
    inspect();
    Q_EMIT changed();
}

void CallbackPresenter::sendAgain()
{
    if (!whyNotSendAgain().isEmpty())
        return;
    m_isSending = true;
    m_attempt = 0;
    m_message.clear();
    Q_EMIT changed();
    whenReady(m_gateways.callbacks.sendAgain(m_id), this,
              [this, id = m_id](const Result<void> &sent) {
                  if (id != m_id)
                      return;
                  m_isSending = false;
                  if (!sent)
                      m_message = Text::sentence(sent.error());
                  ask();
                  Q_EMIT changed();
              });
}

QString CallbackPresenter::title() const
{
    return tr("Callback to %1").arg(CallbackWords::host(m_details.callback.url));
}

QString CallbackPresenter::paymentWords() const
{
    return m_details.callback.kind == CallbackKind::Test
        ? QString()
        : CallbackWords::payment(m_details.callback);
}

QString CallbackPresenter::faultNotice() const
{
    if (m_details.callback.fault == CallbackFault::None)
        return {};
    return tr("Sent with a fault on purpose: %1")
        .arg(CallbackWords::fault(m_details.callback.fault));
}

QString CallbackPresenter::whyNotSendAgain() const
{
    if (m_state != State::Shown)
        return tr("The callback is not here yet.");
    if (m_isSending || m_details.callback.state == CallbackState::Waiting)
        return tr("It waits to be sent already.");
    return {};
}

QList<AttemptRow> CallbackPresenter::attempts() const
{
    QList<AttemptRow> rows;
    const Timestamp now = m_gateways.clock.now();
    for (const CallbackAttempt &attempt : m_details.attempts)
        rows.append(
            {.number = attempt.number,
             .words =
                 u"%1 · %2"_s.arg(QString::number(attempt.number), CallbackWords::outcome(attempt)),
             .when = shortMoment(attempt.at, now),
             .hint = attempt.detail.isEmpty() ? fullMoment(attempt.at) : attempt.detail,
             .tone = attempt.outcome == CallbackOutcome::Receipt ? Tone::Green : Tone::Red});
    const Callback &callback = m_details.callback;
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
    if (m_details.attempts.isEmpty())
        return nullptr;
    for (const CallbackAttempt &attempt : m_details.attempts) {
        if (attempt.number == m_attempt)
            return &attempt;
    }
    return &m_details.attempts.last();
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
        parts << tr("No answer");
    if (!made->address.isEmpty())
        parts << tr("from %1").arg(made->address);
    if (!made->detail.isEmpty())
        parts << made->detail;
    return parts.join(u" · "_s);
}

QString CallbackPresenter::answerBodyHint() const
{
    const CallbackAttempt *made = attempt();
    if (made == nullptr || made->answerSize <= kShownAnswer)
        return {};
    return tr("Only its beginning is kept: %1 of %2 bytes.")
        .arg(wholeNumber(kShownAnswer), wholeNumber(made->answerSize));
}

QString CallbackPresenter::whyNoFindings() const
{
    if (m_details.attempts.isEmpty())
        return tr("It is signed when it is sent.");
    if (inspection().signature.isEmpty())
        return tr("Nothing was sent in this attempt.");
    return m_inspectionFailure;
}

CallbackInspection CallbackPresenter::inspection() const
{
    CallbackInspection wanted;
    if (const CallbackAttempt *made = attempt())
        wanted.signature = headerValue(made->requestHeaders, "Signature"_L1);
    wanted.body = m_details.body;
    wanted.address = m_details.callback.url;
    return wanted;
}

} // namespace tilldesk::ui
