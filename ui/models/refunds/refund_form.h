#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/timing.h"

#include <QTimer>

namespace tilldesk::ui {

/// A refund from what is left of the payment to what has become of the money.
///
/// The idempotency key is made with the form and kept: whatever is asked again asks for the same
/// refund, so that an answer that is lost never makes a second one.
class RefundForm : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Loading,  ///< what is left is not known yet
        Failed,   ///< what is left cannot be read
        Ready,    ///< to be filled in and confirmed
        Sending,  ///< asked for, no answer yet
        Checking, ///< not known whether it was made; asking again by itself
        Made,     ///< there is a refund
    };

    RefundForm(const Gateways &gateways, const PaymentDetails &details, QObject *parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    /// Reads again how much can be refunded.
    void reload();
    void chooseAll();
    /// @param text  the amount as it is typed
    void choosePart(const QString &text);
    void setDescription(const QString &text);
    /// Asks for the refund; nothing unless whyNot() is empty.
    void confirm();
    /// Asks at once for what is not known. @pre state() is Checking
    void checkNow();

    [[nodiscard]] bool isPart() const { return m_isPart; }
    [[nodiscard]] QString title() const; ///< `Refund Order 10480`
    /// `Paid € 132.00 by Pieter on 20 Nov 2026, 14:28 · refunded so far € 12.00`
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] QString leftWords() const; ///< `€ 120.00`
    /// Why it cannot be confirmed; empty when it can.
    [[nodiscard]] QString whyNot() const;
    /// What is wrong with what was typed, to be said in red; empty while nothing was.
    [[nodiscard]] QString amountProblem() const;
    [[nodiscard]] QString descriptionProblem() const;
    /// Exactly what will happen, as rich text; empty while it cannot.
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString confirmWords() const; ///< `Refund € 120.00`
    /// What went wrong with the last try, or why nothing can be refunded; empty: nothing.
    [[nodiscard]] QString problem() const;

    /// The refund that was made. @pre state() is Made
    [[nodiscard]] const Refund &refund() const { return m_refund; }
    [[nodiscard]] QString resultTitle() const;
    [[nodiscard]] QString resultSentence() const;

    /// Shows the debtor's account, which is recorded.
    void revealIban();
    /// In groups of four; empty until it was revealed.
    [[nodiscard]] const QString &iban() const { return m_iban; }
    [[nodiscard]] const QString &ibanProblem() const { return m_ibanProblem; }

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] std::optional<Amount> amount() const;
    [[nodiscard]] QString amountWhyNot() const;
    [[nodiscard]] QString payoutSentence() const;
    void askPayout();
    void send();
    void take(const Result<Refund> &refund);
    void follow();

    const Gateways m_gateways;
    const Payment m_payment;
    const Profile m_profile;
    const QString m_key;
    State m_state = State::Loading;
    Refundable m_refundable;
    std::optional<RunningPayouts> m_payouts;
    bool m_isPart = false;
    QString m_typed;
    QString m_description;
    QString m_problem;
    NewRefund m_wanted;
    Refund m_refund;
    QString m_iban;
    QString m_ibanProblem;
    QTimer m_askAgain;
    Throttled m_followSoon;
    int m_tries = 0;
};

} // namespace tilldesk::ui
