#pragma once

#include "ui/models/new_payment/qr_presenter.h"
#include "ui/models/till/till_amount.h"
#include "ui/models/till/till_customer.h"
#include "ui/models/till/till_tiles.h"

namespace tilldesk::ui {

/// The till: what is keyed in, the payment that the customer looks at, and what a key does to both.
///
/// A payment comes into being by Enter or by a tile, and only from an amount that was keyed in
/// since the last one; so no second press makes a second payment.
class TillPresenter : public QObject
{
    Q_OBJECT

public:
    /// What is wrong, and beside which field it is said.
    struct Problem {
        enum class Field { Amount, Reference, Description };
        Field field = Field::Amount;
        QString text;

        friend bool operator==(const Problem &, const Problem &) = default;
    };
    /// What Escape comes down to.
    enum class Back { Done, AsksToCancel, Leaves };

    TillPresenter(const Gateways &gateways, const Ticker &ticker, QObject *parent = nullptr);

    void type(QStringView keys); ///< see TillAmount
    void paste(const QString &text);
    void chop();
    void clear();
    void setReference(const QString &text);
    void setDescription(const QString &text);
    /// Makes the payment of what is keyed in, or says what is wrong.
    void enter();
    /// As enter(), on the static QR code of a tile; without an amount, shows the tile's payment.
    void pressTile(int index);
    /// What to ask before pressTile(); empty when there is nothing to ask.
    [[nodiscard]] QString questionAt(int index) const;
    Back back();
    /// Cancels the payment on the stage.
    void cancel();
    /// Takes the payment off the stage; it goes on without being looked at.
    void putAside();

    [[nodiscard]] Amount amount() const { return m_amount.amount(); }
    /// The amount was keyed in since the last payment was made.
    [[nodiscard]] bool isFresh() const { return !m_isTaken && !m_amount.isEmpty(); }
    [[nodiscard]] const QString &reference() const { return m_reference; }
    [[nodiscard]] const QString &description() const { return m_description; }
    [[nodiscard]] const std::optional<Problem> &problem() const { return m_problem; }
    [[nodiscard]] bool isBusy() const { return m_isBusy || m_tiles.isBusy(); }
    /// Enter makes the payment on the stage, which has ended without money, once more.
    [[nodiscard]] bool canRetry() const;
    /// The cashier may go on although the payment on the stage has not ended.
    [[nodiscard]] bool canPutAside() const;
    /// What the stage says below the live word.
    [[nodiscard]] QString stageHint() const;
    /// What went wrong with the payment on the stage, or why phones cannot reach its code; empty
    /// when all is well.
    [[nodiscard]] QString stageNotice() const;
    /// The notice is about the endpoint, which is opened under Settings.
    [[nodiscard]] bool isNoticeOfEndpoint() const;

    [[nodiscard]] QrPresenter &stage() { return m_stage; }
    [[nodiscard]] const QrPresenter &stage() const { return m_stage; }
    [[nodiscard]] TillCounters &counters() { return m_counters; }
    [[nodiscard]] TillTiles &tiles() { return m_tiles; }
    [[nodiscard]] TillCustomer &customer() { return m_customer; }

Q_SIGNALS:
    void changed();
    void made(); ///< what was keyed in has become a payment

private:
    using Stage = PaymentPresenter::State;

    /// Whatever is keyed in from now on is for the next payment.
    void beginNext();
    void forgetEntry();
    void say(TillAmount::Refusal refusal);
    void say(Problem problem);
    void create(const ProfileId &profile, const NewPayment &payment);
    void take(const Result<Payment> &result);
    void takeError(const Error &error);
    void look();
    /// Empty unless one is shown.
    [[nodiscard]] std::optional<Payment> staged() const;
    [[nodiscard]] std::optional<Problem> problemOfStage() const;
    [[nodiscard]] std::optional<Problem> problemOfEntry() const;
    [[nodiscard]] NewPayment entry() const;

    const Gateways m_gateways;
    TillCounters m_counters;
    TillTiles m_tiles;
    TillCustomer m_customer;
    QrPresenter m_stage;
    TillAmount m_amount;
    QString m_reference;
    QString m_description;
    std::optional<Problem> m_problem;
    ProfileId m_lastProfile; ///< of `m_last`
    NewPayment m_last;       ///< the payment that the amount was taken for
    bool m_isTaken = false;  ///< the amount is that of the payment on the stage
    bool m_isBusy = false;
    bool m_isCancelledHere = false;
};

} // namespace tilldesk::ui
