#pragma once

#include "ui/models/common/gateways.h"

#include <QTimer>

namespace tilldesk::ui {

/// The sum that a payout is, in words: payments − refunds = payout, and whether that is proved.
struct PayoutEquation {
    QString payments;
    QString paidIn;
    QString refunds;
    QString refunded;
    QString paidOut;
    QString verdict;
    bool isProved = false;

    friend bool operator==(const PayoutEquation &, const PayoutEquation &) = default;
};
/// @param details  its payments and refunds as counted from the lines
[[nodiscard]] PayoutEquation equationOf(const PayoutDetails &details);

/// One payout, followed while it changes, and what can be done with it.
class PayoutPresenter : public QObject
{
    Q_OBJECT

public:
    enum class State { Nothing, Loading, Shown, Failed };

    explicit PayoutPresenter(const Gateways &gateways, QObject *parent = nullptr);

    /// Shows another payout; an empty id shows nothing.
    void show(const PayoutId &id);
    void reload();
    void payAgain();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const PayoutId &id() const { return m_id; }
    [[nodiscard]] const PayoutDetails &details() const { return m_details; }
    /// Whether it waits to be paid out again.
    [[nodiscard]] bool isWaiting() const;
    [[nodiscard]] bool isPaying() const { return m_isPaying; }
    [[nodiscard]] QString payAgainQuestion() const;
    /// What came of the last action, or why the payout cannot be shown; empty when all is well.
    [[nodiscard]] const QString &message() const { return m_message; }

Q_SIGNALS:
    void changed();

private:
    void ask();

    const Gateways m_gateways;
    PayoutId m_id;
    PayoutDetails m_details;
    State m_state = State::Nothing;
    QString m_message;
    QTimer m_reloadSoon;
    bool m_isPaying = false;
};

} // namespace tilldesk::ui
