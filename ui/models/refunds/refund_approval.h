#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/latest.h"
#include "ui/models/common/timing.h"

#include <functional>

namespace tilldesk::ui {

/// The approval that a refund needs if it exceeds the limit of the person who is signed in: who may
/// give it, the PIN being typed, and what came of it. An approval covers exactly one payment,
/// amount and description: setRefund() with other values takes it back. Not needed in a shop
/// without staff.
class RefundApproval : public QObject
{
    Q_OBJECT

public:
    enum class State {
        NotNeeded,
        Checking, ///< the core is asked whether an approval is needed
        Unknown,  ///< the core could not be asked, see problem()
        Needed,
        Nobody, ///< nobody at all may approve this amount
        Approved,
    };
    /// A person who may approve the refund.
    struct Approver {
        StaffId id;
        QString name;
        QString initials;
        QString role;
        bool isChosen = false;

        friend bool operator==(const Approver &, const Approver &) = default;
    };

    /// @param sentence  returns the sentence of the approver in plain text, without the payer's
    /// name
    RefundApproval(const Gateways &gateways, std::function<QString()> sentence,
                   QObject *parent = nullptr);

    /// Must be called after each change of the refund. @param refund  empty: not a valid refund yet
    void setRefund(const std::optional<RefundToApprove> &refund);
    /// Asks the core again whether the refund needs an approval. Ends an approval.
    void askAgain();
    [[nodiscard]] State state() const { return m_state; }
    /// Returns whether the area of the approval is shown.
    [[nodiscard]] bool isShown() const;

    /// Returns who may approve, the person who approved last first.
    [[nodiscard]] QList<Approver> approvers() const;
    void choose(const StaffId &id);
    /// @param digits  PIN as typed
    void setPin(const QString &digits);
    [[nodiscard]] const QString &pin() const { return m_pin; }
    [[nodiscard]] bool canApprove() const;
    /// Compares the PIN. No-op unless canApprove(). Does not block.
    void approve();
    void takeBack();
    /// Ends an approval whose time is over. Called by a timer, and before the refund is requested.
    void expire();

    [[nodiscard]] QString title() const; ///< `Above Anna’s limit of € 50.00 a refund`
    [[nodiscard]] QString hint() const;
    [[nodiscard]] QString pinLabel() const;   ///< `PIN of Marc`
    [[nodiscard]] QString rightWords() const; ///< `PIN of Marc was right, 14:36:02`
    [[nodiscard]] QString problem() const { return m_problem; }
    /// Returns why the refund cannot be requested yet; empty if it can.
    [[nodiscard]] QString whyNot() const;
    /// Returns the first name of the chosen approver; empty if nobody may approve.
    [[nodiscard]] QString approverName() const;
    /// Returns the first name of the person who is signed in.
    [[nodiscard]] QString askerName() const;
    /// `Signed in: Anna De Smet`; empty in a shop without staff.
    [[nodiscard]] QString signedIn() const;

Q_SIGNALS:
    void changed();

private:
    void ask();
    void take(const Result<RefundAllowance> &allowance);
    void takePin(const Result<PinResult> &result);
    void set(State state, const QString &problem = {});
    void forgetApproval();
    [[nodiscard]] const StaffMember *chosen() const;

    const Gateways m_gateways;
    const std::function<QString()> m_sentence;
    State m_state = State::NotNeeded;
    std::optional<RefundToApprove> m_refund;
    RefundAllowance m_allowance;
    StaffId m_chosen;
    QString m_pin;
    QString m_problem;
    Timestamp m_approvedAt;
    Timestamp m_approvedUntil;
    bool m_isBusy = false; ///< a PIN is being compared
    Latest m_answers;
    Latest m_pinAnswers;
    Debounced m_expireSoon;
};

} // namespace tilldesk::ui
