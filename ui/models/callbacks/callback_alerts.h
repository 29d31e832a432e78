#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/ticker.h"
#include "ui/models/common/timing.h"

namespace tilldesk::ui {

/// How many callbacks of all profiles have failed or wait: the frame always shows these numbers.
class CallbackAlerts : public QObject
{
    Q_OBJECT

public:
    /// @pre both outlive this object
    CallbackAlerts(const Gateways &gateways, const Ticker &ticker, QObject *parent = nullptr);

    /// Reads for the first time; before that the gateways are not called.
    void start();
    /// Of the last 24 hours.
    [[nodiscard]] int failed() const { return m_failed; }
    /// `Callbacks: 2 waiting`; empty if none is waiting.
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
