#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/timing.h"

namespace tilldesk::ui {

/// The number of failed payouts, of all merchants, that wait to be paid out again, and of lines and
/// payouts on the bank's statements that need a person. The window frame always shows their sum.
class PayoutAlerts : public QObject
{
    Q_OBJECT

public:
    explicit PayoutAlerts(const Gateways &gateways, QObject *parent = nullptr);

    /// Reads the number for the first time. Does not call the gateways before start().
    void start();
    [[nodiscard]] int failed() const { return m_failed; }
    /// Returns how many items of the bank's statements need a person.
    [[nodiscard]] int onStatements() const { return m_onStatements; }
    [[nodiscard]] int count() const { return m_failed + m_onStatements; }

Q_SIGNALS:
    void changed();

private:
    void ask();
    void askBank();

    const Gateways m_gateways;
    Throttled m_askSoon;
    Throttled m_askBankSoon;
    int m_failed = 0;
    int m_onStatements = 0;
    bool m_isStarted = false;
};

} // namespace tilldesk::ui
