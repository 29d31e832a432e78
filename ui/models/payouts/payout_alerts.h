#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/timing.h"

namespace tilldesk::ui {

/// The number of failed payouts, of all merchants, that wait to be paid out again. The window frame
/// always shows it.
class PayoutAlerts : public QObject
{
    Q_OBJECT

public:
    explicit PayoutAlerts(const Gateways &gateways, QObject *parent = nullptr);

    /// Reads the number for the first time. Does not call the gateways before start().
    void start();
    [[nodiscard]] int failed() const { return m_failed; }

Q_SIGNALS:
    void changed();

private:
    void ask();

    const Gateways m_gateways;
    Throttled m_askSoon;
    int m_failed = 0;
    bool m_isStarted = false;
};

} // namespace tilldesk::ui
