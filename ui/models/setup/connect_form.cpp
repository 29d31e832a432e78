#include "ui/models/setup/connect_form.h"

#include "core/domain/till.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

using State = gateway::Connection::State;

ConnectForm::ConnectForm(gateway::Connection &connection, const QString &name, QObject *parent)
    : QObject(parent),
      m_connection(connection),
      m_name(name)
{
    connect(&connection, &gateway::Connection::changed, this, &ConnectForm::follow);
}

void ConnectForm::setLink(const QString &text)
{
    m_text = text.trimmed();
    const auto read = tillLinkFrom(m_text);
    m_link = read ? std::optional(*read) : std::nullopt;
    m_failure.clear();
    Q_EMIT changed();
}

void ConnectForm::setName(const QString &name)
{
    m_name = name.trimmed();
    Q_EMIT changed();
}

QString ConnectForm::linkWords() const
{
    if (m_text.isEmpty())
        return tr("The owner finds it under Settings > Tills > Add a till.");
    if (!m_link)
        return tr("This is not a whole link. It begins with tilldesk:// and ends with a code of "
                  "six digits.");
    return tr("Leads to the service at %1, port %2.").arg(m_link->host).arg(m_link->port);
}

QString ConnectForm::fingerprint() const
{
    return m_link ? fingerprintForPeople(m_link->fingerprint) : QString();
}

QString ConnectForm::whyNot() const
{
    if (m_isBusy)
        return tr("Connecting…");
    if (!m_link)
        return tr("Paste the link");
    if (m_name.isEmpty())
        return tr("Name this till");
    if (m_name.size() > kLongestTillName)
        return tr("The name is too long");
    return {};
}

void ConnectForm::join()
{
    if (!whyNot().isEmpty())
        return;
    m_isBusy = true;
    m_failure.clear();
    Q_EMIT changed();
    m_connection.join(*m_link, m_name);
}

void ConnectForm::follow()
{
    if (!m_isBusy)
        return;
    const State state = m_connection.state();
    if (state == State::Connecting)
        return;
    m_isBusy = false;
    if (state == State::Connected) {
        Q_EMIT joined();
        return;
    }
    m_failure = failureWords(m_connection.problem(), state);
    Q_EMIT changed();
}

QString ConnectForm::failureWords(const Error &error, State state)
{
    if (state == State::Waiting)
        return tr("Nothing answers at this address. Is the service's computer on, and in the same "
                  "network?");
    if (state == State::Wrong)
        return tr("Another service answers at this address: its certificate is not that of the "
                  "link. Do not go on.");
    if (error.field == u"protocol")
        return tr("This till and the service have versions that do not fit together: %1.")
            .arg(error.detail);
    return tr("The service refuses the code: it is wrong, used already, or older than ten minutes. "
              "Make a new one.");
}

} // namespace tilldesk::ui
