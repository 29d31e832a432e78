#pragma once

#include "ui/models/common/large_amounts.h"
#include "ui/models/common/shop_gateways.h"
#include "ui/models/new_payment/qr_presenter.h"
#include "ui/models/till/till_amount.h"
#include "ui/models/till/till_customer.h"
#include "ui/models/till/till_outcome.h"
#include "ui/models/till/till_tiles.h"

namespace tilldesk::ui {

/// The till: the keyed-in entry, the payment on the stage (shown to the customer), and the effect
/// of each key on both.
///
/// Enter or a tile creates a payment, and only from an amount keyed in since the last payment. A
/// second press therefore creates no second payment. Enter may repeat a payment that ended unpaid.
class TillPresenter : public QObject
{
    Q_OBJECT

public:
    /// An error, and the field beside which it is shown.
    struct Problem {
        enum class Field { Amount, Reference, Description };
        Field field = Field::Amount;
        QString text;

        friend bool operator==(const Problem &, const Problem &) = default;
    };
    /// The result of the Escape key: done, the view must ask whether to cancel the payment, or the
    /// user leaves the till.
    enum class Back { Done, AsksToCancel, Leaves };

    TillPresenter(const ShopGateways &gateways, const Ticker &ticker, QObject *parent = nullptr);

    void type(QStringView keys); ///< see TillAmount::type()
    void paste(const QString &text);
    void chop();
    void clear();
    void setReference(const QString &text);
    void setDescription(const QString &text);
    /// Creates a payment from the entry, or sets problem(). Does not block.
    /// Emits asked() instead if the sum is large.
    void enter();
    /// As enter(), without asked(): the user has confirmed the sum.
    void enterConfirmed();
    /// As enter(), but puts the payment on the static QR code of a tile. Without a fresh amount,
    /// shows the tile's payment.
    void pressTile(int index);
    /// Returns the question to confirm before pressTile(); empty if nothing needs confirmation.
    [[nodiscard]] QString questionAt(int index) const;
    /// Returns the question about a large sum before pressTile(); empty if no question is needed.
    [[nodiscard]] std::optional<LargeAmountQuestion> largeAmountOfTile() const;
    /// Shows a payment that was on the stage when the program ended, if it has not ended meanwhile.
    /// Does not block.
    void resume(const PaymentId &id);
    Back back();
    /// Cancels the payment on the stage.
    void cancel();
    /// Acknowledges the payment on the stage.
    void acknowledge();
    /// Takes the payment off the stage without cancelling it. Also a request whose outcome is not
    /// known: its sticker stays closed.
    void putAside();
    /// Shows a request whose outcome is not known. Does not block.
    void showOutcome(const PaymentId &request);

    [[nodiscard]] Amount amount() const;
    /// Returns whether the amount was keyed in since the last payment was created.
    [[nodiscard]] bool isFresh() const
    {
        return !m_isTaken && !m_amount.isEmpty() && !m_outcome.isShown();
    }
    [[nodiscard]] QString reference() const;
    [[nodiscard]] QString description() const;
    [[nodiscard]] const std::optional<Problem> &problem() const { return m_problem; }
    [[nodiscard]] bool isBusy() const { return m_isBusy || m_tiles.isBusy(); }
    /// Returns whether the window has lost its service: the till takes no input until the
    /// connection is back.
    [[nodiscard]] bool isCutOff() const { return m_gateways.staff.session().isCutOff; }
    /// Returns why the till takes no input; empty: it takes input, unless it is busy.
    [[nodiscard]] QString whyClosed() const;
    /// What the till says while isCutOff().
    [[nodiscard]] static QString noConnection();
    /// Returns whether enter() repeats the payment on the stage, which has ended unpaid.
    [[nodiscard]] bool canRetry() const;
    /// Returns whether the cashier may put the payment aside although it has not ended.
    [[nodiscard]] bool canPutAside() const;
    /// Returns the hint below the live word of the stage.
    [[nodiscard]] QString stageHint() const;
    /// Returns what went wrong with the payment on the stage, or why phones cannot reach its code;
    /// empty if neither applies.
    [[nodiscard]] QString stageNotice() const;
    /// Returns whether stageNotice() is about the endpoint, which is opened under Settings.
    [[nodiscard]] bool isNoticeOfEndpoint() const;

    /// The request of the stage whose outcome is, or was, not known.
    [[nodiscard]] TillOutcome &outcome() { return m_outcome; }
    [[nodiscard]] const TillOutcome &outcome() const { return m_outcome; }
    [[nodiscard]] QrPresenter &stage() { return m_stage; }
    [[nodiscard]] const QrPresenter &stage() const { return m_stage; }
    [[nodiscard]] TillCounters &counters() { return m_counters; }
    [[nodiscard]] TillTiles &tiles() { return m_tiles; }
    [[nodiscard]] TillCustomer &customer() { return m_customer; }

Q_SIGNALS:
    void changed();
    /// enterConfirmed() must be called if the user confirms.
    void asked(const tilldesk::ui::LargeAmountQuestion &question);
    void made(); ///< a payment was created from the entry

private:
    using Stage = PaymentPresenter::State;

    /// Returns whether the till takes no input.
    [[nodiscard]] bool isClosed() const { return isBusy() || !whyClosed().isEmpty(); }
    /// Must be called before each change of the entry. Starts a new entry if the old one has become
    /// a payment.
    void beginNext();
    void forgetEntry();
    void say(TillAmount::Refusal refusal);
    void say(Problem problem);
    /// Remembers the payment as the till's latest request. Returns the payment with a new id.
    const NewPayment &begin(const ProfileId &profile, NewPayment payment);
    void create(const ProfileId &profile, const NewPayment &payment);
    void take(const Result<Payment> &result);
    void takeError(const Error &error);
    void takeOutcome();
    void takeFound(const PaymentId &payment);
    void chargeAgain();
    void look();
    /// Has the provider asked each second for the payment on the stage.
    void follow();
    /// Returns the payment on the stage; empty unless one is shown.
    [[nodiscard]] std::optional<Payment> staged() const;
    [[nodiscard]] std::optional<Problem> problemOfStage() const;
    [[nodiscard]] std::optional<Problem> problemOfEntry() const;
    [[nodiscard]] NewPayment entry() const;

    const ShopGateways m_gateways;
    TillCounters m_counters;
    TillTiles m_tiles;
    TillCustomer m_customer;
    QrPresenter m_stage;
    TillOutcome m_outcome;
    TillAmount m_amount;
    QString m_reference;
    QString m_description;
    std::optional<Problem> m_problem;
    ProfileId m_lastProfile; ///< profile of `m_last`
    NewPayment m_last;       ///< the last payment that was requested
    PaymentId m_found;       ///< its outcome was not known before
    PaymentId m_followed;    ///< empty: none of a provider is on the stage
    bool m_isTaken = false;  ///< the keyed-in amount is that of the payment on the stage
    bool m_isBusy = false;
    bool m_isCancelledHere = false;
};

} // namespace tilldesk::ui
