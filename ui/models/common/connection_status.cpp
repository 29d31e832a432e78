#include "ui/models/common/connection_status.h"

#include "ui/models/common/format.h"
#include "ui/models/common/pairing_words.h"

#include <QDateTime>
#include <QLocale>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

using State = gateway::Connection::State;

ConnectionStatus::ConnectionStatus(const Gateways &gateways, Ticker &ticker, QObject *parent)
    : QObject(parent),
      m_connection(*gateways.connection)
{
    connect(&m_connection, &gateway::Connection::changed, this, &ConnectionStatus::follow);
    connect(&ticker, &Ticker::ticked, this, &ConnectionStatus::tick);
    connect(&gateways.payments, &gateway::Payments::changed, this,
            [this](const QList<PaymentChange> &changes) {
                if (m_kind != Kind::Back)
                    return;
                m_hasMissedAll = m_hasMissedAll || changes.isEmpty();
                for (const PaymentChange &change : changes)
                    m_changed << change.id;
                Q_EMIT changed();
            });
    follow();
}

void ConnectionStatus::follow()
{
    switch (m_connection.state()) {
    case State::Connected:
        if (m_kind == Kind::Lost && m_wasConnected) {
            m_backTicks = 0;
            m_changed.clear();
            m_hasMissedAll = false;
            setKind(Kind::Back);
        } else {
            setKind(Kind::Fine);
        }
        m_wasConnected = true;
        return;
    case State::Connecting:
        // The first attempt of a start needs no bar; a bar that is shown stays.
        return m_connection.attempts() == 0 && m_kind != Kind::Lost ? setKind(Kind::Fine)
                                                                    : setKind(Kind::Lost);
    case State::Waiting: return setKind(Kind::Lost);
    case State::Wrong:
    case State::Refused: return setKind(Kind::Refused);
    }
}

void ConnectionStatus::tick()
{
    if (m_kind == Kind::Lost)
        Q_EMIT changed(); // the countdown
    if (m_kind == Kind::Back && ++m_backTicks >= kBackTime.count())
        setKind(Kind::Fine);
}

void ConnectionStatus::setKind(Kind kind)
{
    m_kind = kind;
    Q_EMIT changed();
}

QStringList ConnectionStatus::changedPayments() const
{
    QStringList ids;
    if (m_kind == Kind::Back) {
        for (const PaymentId &id : m_changed)
            ids << id.text();
    }
    return ids;
}

/// Returns whether the service has refused the code of a pairing, and not this till.
bool ConnectionStatus::isOfCode() const
{
    return m_connection.problem().field == u"code";
}

bool ConnectionStatus::isShutOut() const
{
    const ErrorCode code = m_connection.problem().code;
    return m_kind == Kind::Refused && m_connection.state() == State::Refused && !isOfCode()
        && (code == ErrorCode::AccessDenied || code == ErrorCode::Unauthorized);
}

QString ConnectionStatus::sentence() const
{
    switch (m_kind) {
    case Kind::Fine: return {};
    case Kind::Lost: {
        const auto lostAt = m_connection.lostAt();
        if (!lostAt)
            return tr("No connection to the shop.");
        const QTime time = inShopZone(*lostAt).time();
        return tr("No connection to the shop since %1. You see what was last known.")
            .arg(QLocale().toString(time, QLocale::ShortFormat));
    }
    case Kind::Back:
        if (m_hasMissedAll || m_changed.isEmpty())
            return tr("Connected again.");
        return tr("Connected again. %n payment(s) have changed.", nullptr, int(m_changed.size()));
    case Kind::Refused:
        if (m_connection.state() == State::Wrong)
            return tr("This is not the service that this till was paired with: its certificate is "
                      "another one. Pair the till again only if you know why.");
        if (m_connection.problem().field == u"protocol")
            return tr("This till and the service have versions that do not fit together: %1.")
                .arg(m_connection.problem().detail);
        if (isOfCode())
            return PairingWords::failure(m_connection.problem(), m_connection.state());
        if (m_connection.problem().code == ErrorCode::AccessDenied)
            return revokedSentence();
        if (m_connection.problem().code == ErrorCode::Busy)
            return tr("This till is connected in another window.");
        return tr("The service does not know this till. Ask the owner to pair it again.");
    }
    Q_UNREACHABLE();
}

QString ConnectionStatus::revokedSentence() const
{
    const auto revocation = m_connection.revocation();
    if (!revocation)
        return tr("This till was revoked. Ask the owner to pair it again.");
    const QString day = dayText(inShopZone(revocation->at).date());
    return revocation->by.isEmpty()
        ? tr("This till was revoked on %1. Ask the owner to pair it again.").arg(day)
        : tr("This till was revoked by %1 on %2. Ask the owner to pair it again.")
              .arg(revocation->by, day);
}

double ConnectionStatus::pauseDone() const
{
    const auto pause = m_connection.pause();
    if (m_kind != Kind::Lost || pause.count() <= 0)
        return 0;
    const auto rest = std::clamp(m_connection.nextAttempt(), pause.zero(), pause);
    return 1 - double(rest.count()) / double(pause.count());
}

QString ConnectionStatus::advice() const
{
    return tr("Take cash, or use another till that is connected.") + u"\n\n"_s
        + tr("A code that a customer has seen can still be paid. Look at the customer’s phone "
             "before you charge again.")
        + u"\n\n"_s
        + tr("Check that the shop’s computer (%1) is on, and that this computer has its network. "
             "This till connects again by itself.")
              .arg(m_connection.server());
}

QString ConnectionStatus::countdown() const
{
    if (m_kind != Kind::Lost)
        return {};
    const auto rest = std::chrono::ceil<std::chrono::seconds>(m_connection.nextAttempt());
    if (rest.count() == 0)
        return tr("Connecting…");
    return tr("Trying again in %n s", nullptr, int(rest.count()));
}

QString ConnectionStatus::attempts() const
{
    if (m_kind != Kind::Lost || m_connection.attempts() == 0)
        return {};
    return tr("%n attempt(s), %1", nullptr, m_connection.attempts()).arg(m_connection.server());
}

} // namespace tilldesk::ui
