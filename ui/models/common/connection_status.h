#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/ticker.h"

#include <QSet>

namespace tilldesk::ui {

/// Words and countdown about the connection to the service on another computer.
class ConnectionStatus : public QObject
{
    Q_OBJECT

public:
    enum class Kind { Fine, Lost, Back, Refused };
    /// Time for which the bar says that the connection is back.
    static constexpr std::chrono::seconds kBackTime{5};

    /// @pre all arguments outlive this object; `gateways.connection` is not null
    ConnectionStatus(const Gateways &gateways, Ticker &ticker, QObject *parent = nullptr);

    [[nodiscard]] Kind kind() const { return m_kind; }
    /// Returns the sentence of the bar; empty if the connection is fine.
    [[nodiscard]] QString sentence() const;
    /// `Trying again in 4 s`; empty unless Lost.
    [[nodiscard]] QString countdown() const;
    /// Returns how much of the pause before the next attempt is over, 0 to 1; 0 unless Lost.
    [[nodiscard]] double pauseDone() const;
    /// Returns what a person at the till can do without the shop, as paragraphs.
    [[nodiscard]] QString advice() const;
    /// `4 attempts, 192.168.1.20:8444`; empty unless Lost.
    [[nodiscard]] QString attempts() const;
    /// Returns whether the shop does not know this till, or no longer: the window shows nothing of
    /// the shop.
    [[nodiscard]] bool isShutOut() const;
    /// Returns the ids of the payments that have changed since the connection is back; empty unless
    /// Back.
    [[nodiscard]] QStringList changedPayments() const;
    void tryNow() { m_connection.tryNow(); }

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] bool isOfCode() const;
    [[nodiscard]] QString revokedSentence() const;
    void follow();
    void tick();
    void setKind(Kind kind);

    gateway::Connection &m_connection;
    Kind m_kind = Kind::Fine;
    bool m_wasConnected = false;
    int m_backTicks = 0;         ///< seconds since the connection is back
    QSet<PaymentId> m_changed;   ///< payments that changed since the connection is back
    bool m_hasMissedAll = false; ///< not every change is known
};

} // namespace tilldesk::ui
