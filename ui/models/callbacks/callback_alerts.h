#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/ticker.h"

#include <QTimer>

namespace tilldesk::ui {

/// How many callbacks want attention, of all profiles: what the frame shows at all times.
class CallbackAlerts : public QObject
{
    Q_OBJECT

public:
    /// @pre both outlive it
    CallbackAlerts(const Gateways &gateways, const Ticker &ticker, QObject *parent = nullptr);

    /// Asks for the first time; until then the gateways hear nothing.
    void start();
    /// Of the last 24 hours.
    [[nodiscard]] int failed() const { return m_failed; }
    /// `Callbacks: 2 waiting`; empty when none waits.
    [[nodiscard]] QString waitingWords() const;

Q_SIGNALS:
    void changed();

private:
    void ask();

    const Gateways m_gateways;
    QTimer m_askSoon;
    Timestamp m_askedAt{};
    int m_failed = 0;
    qint64 m_waiting = 0;
    bool m_isStarted = false;
};

} // namespace tilldesk::ui
