#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/latest.h"
#include "ui/models/common/timing.h"

namespace tilldesk::ui {

/// What the next run will pay out, kept live, and paying it out at once.
class PayoutNext : public QObject
{
    Q_OBJECT

public:
    explicit PayoutNext(const Gateways &gateways, QObject *parent = nullptr);

    /// Reads for the first time; before that the gateways are not called.
    void start();
    void setMerchant(const std::optional<MerchantId> &merchant);
    void refresh();
    void payNow();

    /// Empty until known.
    [[nodiscard]] const std::optional<RunningPayouts> &running() const { return m_running; }
    /// What the run will pay out: the rows that are positive and have an account.
    [[nodiscard]] Amount total() const;
    [[nodiscard]] QString totalWords() const;
    /// `today 23:00 · 2 bulks`
    [[nodiscard]] QString whenWords() const;
    /// `186 payments € 4 812.30 − 3 refunds € 63.90 · € 12.00 set aside for refunds under way`
    [[nodiscard]] QString partsWords() const;
    /// Why no payout is possible now; empty if one is.
    [[nodiscard]] QString whyNotNow() const;
    [[nodiscard]] QString payNowQuestion() const;
    /// What came of the last action, or why the sum is not known; empty: nothing to say.
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

/// @return whether the next run pays it out
[[nodiscard]] bool willBePaid(const RunningPayout &running);

} // namespace tilldesk::ui
