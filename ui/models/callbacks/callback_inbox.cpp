#include "ui/models/callbacks/callback_inbox.h"

#include "ui/models/common/permitted.h"
#include "ui/models/common/text.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

CallbackInbox::CallbackInbox(const Gateways &gateways, QObject *parent)
    : ListPresenter(gateways, parent),
      m_model(gateways)
{
    refreshOn(gateways.callbacks, &gateway::Callbacks::inboxChanged);
    connect(&m_model, &InboxModel::stateChanged, this, &CallbackInbox::changed);
    connect(&m_model, &InboxModel::rowsLoaded, this, [this] {
        if (chosen() == nullptr)
            choose({});
        Q_EMIT changed();
    });
}

void CallbackInbox::clear()
{
    follow(gateways().callbacks.clearInbox());
}

void CallbackInbox::setOn(bool isOn)
{
    follow(gateways().callbacks.setInbox(isOn));
}

void CallbackInbox::follow(const QFuture<Result<void>> &done)
{
    whenReady(done, this, [this](const Result<void> &result) {
        m_message = result ? QString() : Text::sentence(result.error());
        refresh();
        Q_EMIT changed();
    });
}

void CallbackInbox::choose(const QString &id)
{
    if (id == m_chosen)
        return;
    m_chosen = id;
    m_findings.clear();
    m_inspections.drop();
    Q_EMIT changed();
    inspect();
}

void CallbackInbox::inspect()
{
    const InboxMessage *message = chosen();
    if (message == nullptr || message->signature.isEmpty())
        return;
    m_inspections.ask(gateways().callbacks.inspect(inspection()), this,
                      [this](const Result<QList<CallbackFinding>> &findings) {
                          m_findings = findings ? *findings : QList<CallbackFinding>();
                          m_message = findings ? QString() : Text::sentence(findings.error());
                          Q_EMIT changed();
                      });
}

const InboxMessage *CallbackInbox::chosen() const
{
    return m_model.at(m_model.rowOfId(m_chosen));
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
            .inboxMessageId = m_chosen};
}

QString CallbackInbox::note() const
{
    const QString stale = ListPresenter::note();
    return stale.isEmpty() ? m_message : stale;
}

QString CallbackInbox::failureTitle() const
{
    return tr("The inbox cannot be shown");
}

EmptyList CallbackInbox::emptyState() const
{
    const StaffSession session = gateways().staff.session();
    if (!address().isEmpty())
        return {u"inbox"_s, tr("No message received yet"),
                tr("Enter this address as the callback address of a profile, or send a test "
                   "callback to it."),
                mayRun(session, Command::TestCallback) ? tr("Send a test callback…") : QString(),
                EmptyList::Does::Elsewhere};
    return {u"inbox"_s, tr("The inbox is off"),
            tr("The inbox receives callbacks as a shop's server would, checks them and lists them "
               "here."),
            mayOpen(session, Place::Settings) ? tr("Switch the inbox on") : QString(),
            EmptyList::Does::Elsewhere};
}

} // namespace tilldesk::ui
