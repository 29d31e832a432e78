#include "ui/models/callbacks/callback_inbox.h"

#include "core/base/when_ready.h"
#include "ui/models/callbacks/callback_words.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString idOf(const InboxMessage &message)
{
    return QString::number(message.seq);
}

TextCell statusCell(const QString &name)
{
    const auto found = std::ranges::find_if(
        kPaymentStatuses, [&name](PaymentStatus status) { return toText(status) == name; });
    if (found == kPaymentStatuses.end())
        return {.text = name};
    return {.text = Text::status(*found), .hint = name, .tone = toneOf(*found)};
}

} // namespace

CallbackInbox::CallbackInbox(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_table({tr("Time"), tr("Payment"), tr("Status"), tr("Checked")})
{
    m_loadSoon.setSingleShot(true);
    m_loadSoon.setInterval(std::chrono::milliseconds(100));
    connect(&m_loadSoon, &QTimer::timeout, this, &CallbackInbox::load);
    connect(&gateways.callbacks, &gateway::Callbacks::inboxChanged, this, [this] {
        if (!m_loadSoon.isActive())
            m_loadSoon.start();
    });
}

void CallbackInbox::load()
{
    whenReady(m_gateways.callbacks.inbox(), this,
              [this](const Result<QList<InboxMessage>> &messages) {
                  m_state = messages ? State::Ready : State::Failed;
                  m_message = messages ? QString() : Text::sentence(messages.error());
                  if (messages) {
                      m_messages = *messages;
                      showRows();
                  }
                  Q_EMIT changed();
              });
}

void CallbackInbox::showRows()
{
    QList<TextRow> rows;
    const Timestamp now = m_gateways.clock.now();
    for (const InboxMessage &message : std::as_const(m_messages)) {
        const TextCell verdict = message.isGood
            ? TextCell{.text = tr("Good"), .tone = Tone::Green}
            : TextCell{.text = tr("Fails: %1").arg(message.firstFault),
                       .hint = checkNamed(message.firstFault),
                       .tone = Tone::Red};
        rows.append({idOf(message),
                     {{.text = shortMoment(message.receivedAt, now),
                       .hint = utcMoment(message.receivedAt),
                       .isQuiet = true},
                      {.text = message.paymentId, .isCode = true},
                      statusCell(message.paymentStatus),
                      verdict}});
    }
    m_table.setRows(rows);
    if (chosen() == nullptr)
        choose({});
}

void CallbackInbox::clear()
{
    whenReady(m_gateways.callbacks.clearInbox(), this, [this](const Result<void> &cleared) {
        if (cleared)
            return load();
        m_message = Text::sentence(cleared.error());
        Q_EMIT changed();
    });
}

void CallbackInbox::choose(const QString &id)
{
    if (id == m_chosen)
        return;
    m_chosen = id;
    m_findings.clear();
    Q_EMIT changed();
    inspect();
}

void CallbackInbox::inspect()
{
    const InboxMessage *message = chosen();
    if (message == nullptr || message->signature.isEmpty())
        return;
    whenReady(m_gateways.callbacks.inspect(inspection()), this,
              [this, id = m_chosen](const Result<QList<CallbackFinding>> &findings) {
                  if (id != m_chosen)
                      return;
                  m_findings = findings ? *findings : QList<CallbackFinding>();
                  m_message = findings ? QString() : Text::sentence(findings.error());
                  Q_EMIT changed();
              });
}

const InboxMessage *CallbackInbox::chosen() const
{
    const auto found = std::ranges::find(m_messages, m_chosen, &idOf);
    return found == m_messages.end() ? nullptr : &*found;
}

CallbackInspection CallbackInbox::inspection() const
{
    const InboxMessage *message = chosen();
    if (message == nullptr)
        return {};
    return {.signature = message->signature,
            .body = message->body,
            .address = message->address,
            .keySet = {},
            .seenAs = idOf(*message)};
}

QString CallbackInbox::howToSwitchOn() const
{
    return address().isEmpty()
        ? tr("Write “inbox = on” into the settings file and start the program again. The inbox "
             "then receives callbacks as a shop's server would, checks them and lists them here.")
        : QString();
}

} // namespace tilldesk::ui
