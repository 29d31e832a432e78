#pragma once

#include "ui/models/common/gateways.h"

#include <QTimer>

namespace tilldesk::ui {

/// One payment, followed while it changes, and what can be done with it.
class PaymentPresenter : public QObject
{
    Q_OBJECT

public:
    enum class State { Nothing, Loading, Shown, Failed };

    explicit PaymentPresenter(const Gateways &gateways, QObject *parent = nullptr);

    /// Shows another payment; an empty id shows nothing.
    void show(const PaymentId &id);
    void reload();
    void cancel();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const PaymentId &id() const { return m_id; }
    /// The payment as of now, expired when its time has passed. @pre state() is Shown
    [[nodiscard]] PaymentDetails details() const;
    [[nodiscard]] bool canCancel() const;
    /// Why it cannot be cancelled, for people; empty when it can.
    [[nodiscard]] QString whyNotCancel() const;
    /// What to ask before cancelling.
    [[nodiscard]] QString cancelQuestion() const;
    /// What came of the last action, or why the payment cannot be shown; empty when all is well.
    [[nodiscard]] const QString &message() const { return m_message; }
    [[nodiscard]] std::chrono::milliseconds timeLeft() const;
    /// How much of the time to pay is left, from 1 down to 0.
    [[nodiscard]] double fractionLeft() const;

Q_SIGNALS:
    void changed();

private:
    void ask();

    const Gateways m_gateways;
    PaymentId m_id;
    PaymentDetails m_details;
    State m_state = State::Nothing;
    QString m_message;
    QTimer m_reloadSoon;
    bool m_isCancelling = false;
};

} // namespace tilldesk::ui
