#pragma once

#include "core/domain/running_payout.h"
#include "ui/models/common/gateways.h"
#include "ui/models/common/latest.h"
#include "ui/models/common/timing.h"

namespace tilldesk::ui {

/// The amount that the next run will pay out, kept up to date, and the action that pays it out now.
class PayoutNext : public QObject
{
    Q_OBJECT

public:
    explicit PayoutNext(const Gateways &gateways, QObject *parent = nullptr);

    /// Reads the amount for the first time. Does not call the gateways before start().
    void start();
    void setMerchant(const std::optional<MerchantId> &merchant);
    void refresh();
    void payNow();

    /// Returns the running payouts; empty until loaded.
    [[nodiscard]] const std::optional<RunningPayouts> &running() const { return m_running; }
    /// Returns the sum that the run will pay out: see willBePaid().
    [[nodiscard]] Amount total() const;
    [[nodiscard]] QString totalWords() const;
    /// `today 23:00 · 2 payouts · 1 waiting for more payments`
    [[nodiscard]] QString whenWords() const;
    /// `186 payments € 4 812.30 − 3 refunds € 63.90 · € 12.00 set aside for refunds under way`
    [[nodiscard]] QString partsWords() const;
    /// Returns why no payout is possible now; empty if one is possible.
    [[nodiscard]] QString whyNotNow() const;
    [[nodiscard]] QString payNowQuestion() const;
    /// Returns the result of the last action, or why the amount could not be read; empty if neither
    /// needs a message.
    [[nodiscard]] const QString &message() const { return m_message; }

Q_SIGNALS:
    void changed();

private:
    void ask();
    void takeRun(const QList<Payout> &made);

    const Gateways m_gateways;
    std::optional<MerchantId> m_merchant;
    std::optional<RunningPayouts> m_running;
    QString m_message;
    Throttled m_askSoon;
    Latest m_answers;
    bool m_isStarted = false;
    bool m_isPaying = false;
};

} // namespace tilldesk::ui
