#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/timing.h"

namespace tilldesk::ui {

/// How many failed payouts wait to be paid out again, of all merchants: what the frame shows at all
/// times.
class PayoutAlerts : public QObject
{
    Q_OBJECT

public:
    explicit PayoutAlerts(const Gateways &gateways, QObject *parent = nullptr);

    /// Reads for the first time; before that the gateways are not called.
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
