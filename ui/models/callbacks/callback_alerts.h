#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/ticker.h"
#include "ui/models/common/timing.h"

namespace tilldesk::ui {

/// The numbers of failed and waiting callbacks of all profiles, which the window frame always
/// shows.
class CallbackAlerts : public QObject
{
    Q_OBJECT

public:
    /// @pre The gateways and `ticker` outlive this object.
    CallbackAlerts(const Gateways &gateways, const Ticker &ticker, QObject *parent = nullptr);

    /// Reads the numbers for the first time. Does not call the gateways before start().
    void start();
    /// Returns the number of callbacks that failed in the last 24 hours.
    [[nodiscard]] int failed() const { return m_failed; }
    /// `Callbacks: 2 waiting`; empty if no callback is waiting.
    [[nodiscard]] QString waitingWords() const;

Q_SIGNALS:
    void changed();

private:
    void ask();

    const Gateways m_gateways;
    Throttled m_askSoon;
    Timestamp m_askedAt{};
    int m_failed = 0;
    qint64 m_waiting = 0;
    bool m_isStarted = false;
};

} // namespace tilldesk::ui
