#pragma once

#include "ui/models/common/latest.h"
#include "ui/models/common/shop_gateways.h"
#include "ui/models/common/ticker.h"

namespace tilldesk::ui {

/// A request for a payment on the till whose answer was lost, and what became of it. While it is
/// open, nothing may be charged again. @source service.md#unknown-outcome
class TillOutcome : public QObject
{
    Q_OBJECT

public:
    enum class Mark { Done, Broken, Running, Waiting };
    /// A line of what has happened and what will.
    struct Step {
        Mark mark = Mark::Done;
        QString text;
        QString time;

        friend bool operator==(const Step &, const Step &) = default;
    };

    TillOutcome(const ShopGateways &gateways, const Ticker &ticker, QObject *parent = nullptr);

    /// Shows the outcome of a request that this till has just made. Does not block.
    /// @param request  NewPayment::id
    void find(const PaymentId &request);
    void show(const HostedOutcome &outcome);
    /// Shows a request if it is still open. Does not block.
    void resume(const PaymentId &id);
    void hide();
    /// Asks the provider now, at most every 2 s.
    void askNow();
    /// Sets the request as not carried out. Does not block.
    void setNotCreated(const QString &reason);

    [[nodiscard]] bool isShown() const { return m_outcome.has_value(); }
    /// Returns whether nobody knows yet whether the payment exists.
    [[nodiscard]] bool isOpen() const { return m_outcome && tilldesk::isOpen(m_outcome->state); }
    /// @pre isShown()
    [[nodiscard]] const HostedOutcome &outcome() const { return *m_outcome; }
    /// Returns the name of the point of sale whose sticker was used; empty: a code on the screen.
    void setPlace(const QString &name) { m_place = name; }
    [[nodiscard]] bool isSticker() const { return m_outcome && !m_outcome->pointOfSale.isEmpty(); }
    /// Returns the same payment, to ask for it again. @pre isShown()
    [[nodiscard]] NewPayment again() const;

    [[nodiscard]] QString word() const; ///< of the pill
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString sentence() const;
    /// Returns what to do, one thing a line; empty once it is known.
    [[nodiscard]] QStringList advice() const;
    [[nodiscard]] QString askedWords() const;
    [[nodiscard]] QString foundWords() const;
    [[nodiscard]] QList<Step> steps() const;
    [[nodiscard]] QString untilWords() const; ///< below the countdown
    [[nodiscard]] std::chrono::milliseconds timeLeft() const;
    [[nodiscard]] double fractionLeft() const;
    [[nodiscard]] QString whyNotAskNow() const;
    /// Returns why the person who is signed in cannot set it as not created; empty: can.
    [[nodiscard]] QString whyNotSettle() const;
    /// Returns why the last action failed; empty otherwise.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    /// Returns why nothing may be charged now.
    [[nodiscard]] static QString closed();

Q_SIGNALS:
    void changed();
    void ticked();
    /// The payment exists after all. The request is not shown any more.
    void found(const tilldesk::PaymentId &payment);

private:
    void look();
    void take(const HostedOutcome &outcome);
    [[nodiscard]] bool isLate() const;

    const ShopGateways m_gateways;
    std::optional<HostedOutcome> m_outcome;
    QString m_place;
    QString m_problem;
    std::optional<Timestamp> m_askedHereAt;
    Latest m_answers;
};

} // namespace tilldesk::ui
