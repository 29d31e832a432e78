#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/large_amounts.h"
#include "ui/models/common/timing.h"
#include "ui/models/refunds/refund_approval.h"

namespace tilldesk::ui {

/// Form that creates a refund and then follows its status.
///
/// Idempotent: the idempotency key is created with the form. Every retry sends the same request, so
/// a lost response never causes a second refund.
class RefundForm : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Loading,  ///< the refundable amount is being read
        Failed,   ///< the refundable amount could not be read
        Ready,    ///< the form can be filled in and confirmed
        Sending,  ///< the request is in flight
        Checking, ///< unknown whether the refund was created; retries by itself
        Made,     ///< the refund was created
    };

    RefundForm(const Gateways &gateways, const PaymentDetails &details, QObject *parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    /// Reads the refundable amount again. Does not block.
    void reload();
    void chooseAll();
    /// Refunds a part of the payment.
    /// @param text  the amount as typed
    void choosePart(const QString &text);
    void setDescription(const QString &text);
    /// The approval of the refund, if it needs one.
    [[nodiscard]] RefundApproval &approval() { return m_approval; }
    [[nodiscard]] const RefundApproval &approval() const { return m_approval; }
    /// Requests the refund, or emits asked() about a large sum. No-op unless whyNot() is empty.
    /// Does not block.
    void confirm();
    /// As confirm(), without asked(): the user has confirmed the sum.
    void confirmLarge();
    /// Sends the same request again at once, without waiting for the next retry.
    /// @pre state() is Checking
    void checkNow();

    [[nodiscard]] QString title() const; ///< `Refund Order 10480`
    /// `Paid € 132.00 by Pieter on 20 Nov 2026, 14:28 · € 12.00 refunded so far`
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] QString leftWords() const; ///< `€ 120.00`
    /// Returns why the refund cannot be confirmed; empty if it can.
    [[nodiscard]] QString whyNot() const;
    /// Returns what is wrong with the amount, to be shown in red; empty while the amount is valid
    /// or not yet typed.
    [[nodiscard]] QString amountProblem() const;
    [[nodiscard]] QString descriptionProblem() const;
    /// Returns exactly what the refund will do, as rich text; empty while no refund is possible.
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString confirmWords() const; ///< `Refund € 120.00`
    /// Returns why the last try failed, or why nothing can be refunded; empty if neither applies.
    [[nodiscard]] QString problem() const;

    /// Returns the created refund.
    /// @pre state() is Made
    [[nodiscard]] const Refund &refund() const { return m_refund; }
    [[nodiscard]] QString resultTitle() const;
    [[nodiscard]] QString resultSentence() const;

    /// Reads the debtor's full account. The service records that it was shown.
    void revealIban();
    /// Returns why the person who is signed in may not see the account number; empty: may.
    [[nodiscard]] QString whyNotReveal() const;
    /// Returns the debtor's account in groups of four; empty until revealed.
    [[nodiscard]] const QString &iban() const { return m_iban; }
    [[nodiscard]] const QString &ibanProblem() const { return m_ibanProblem; }

Q_SIGNALS:
    void changed();
    /// confirmLarge() must be called if the user confirms.
    void asked(const tilldesk::ui::LargeAmountQuestion &question);

private:
    [[nodiscard]] std::optional<Amount> amount() const;
    [[nodiscard]] QString amountWhyNot() const;
    [[nodiscard]] QString sentenceAbout(const QString &payer) const;
    [[nodiscard]] QString approvalSentence(const QString &sum, const QString &account,
                                           const QString &payer) const;
    [[nodiscard]] QString payoutSentence(const QString &shownIban) const;
    void edited();
    void askPayout();
    void send();
    void take(const Result<Refund> &refund);
    void follow();

    const Gateways m_gateways;
    const Payment m_payment;
    const Profile m_profile;
    const QString m_key;
    RefundApproval m_approval;
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
    Debounced m_askAgain; ///< repeats a request that got no response
    Throttled m_followSoon;
    int m_tries = 0;
};

} // namespace tilldesk::ui
