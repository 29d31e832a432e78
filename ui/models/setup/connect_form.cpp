#include "ui/models/setup/connect_form.h"

#include "core/domain/till.h"
#include "ui/models/common/format.h"
#include "ui/models/common/pairing_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

using State = gateway::Connection::State;

ConnectForm::ConnectForm(gateway::Joining &connection, const QString &name, QObject *parent)
    : QObject(parent),
      m_connection(connection),
      m_name(name)
{
    connect(&connection, &gateway::Joining::changed, this, &ConnectForm::follow);
}

ConnectForm::~ConnectForm()
{
    disconnect(&m_connection, nullptr, this, nullptr);
    m_connection.stopJoining();
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
        return askedWords().isEmpty() ? tr("Connecting…") : tr("The shop is asked");
    if (!m_link)
        return tr("Paste the link, or scan its QR code");
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
    if (state == State::Connecting) {
        Q_EMIT changed();
        return;
    }
    m_isBusy = false;
    if (state == State::Connected) {
        Q_EMIT joined();
        return;
    }
    m_failure = PairingWords::failure(m_connection.problem(), state);
    m_connection.stopJoining();
    Q_EMIT changed();
}

QString ConnectForm::askedWords() const
{
    if (!m_isBusy || !m_connection.isAsking())
        return {};
    return tr("The shop is asked until %1 whether this till may be added. Compare the fingerprint "
              "with the one on the shop’s screen, and choose “Yes, add it” there.")
        .arg(inShopZone(m_connection.askedUntil()).toString(u"HH:mm"_s));
}

} // namespace tilldesk::ui
