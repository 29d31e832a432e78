#pragma once

#include "ui/models/common/shop_gateways.h"
#include "ui/models/common/ticker.h"

namespace tilldesk::ui {

/// Adds a till: makes a code, follows what becomes of the code, and answers the till that uses it.
/// Withdraws the code at the end.
class TillInvite : public QObject
{
    Q_OBJECT

public:
    TillInvite(const ShopGateways &gateways, const Ticker &ticker, QObject *parent = nullptr);
    ~TillInvite() override; ///< withdraws a code that waits

    enum class State {
        Making,
        Waiting, ///< for the till
        Asking,  ///< request() waits for the answer of the person
        Added,
        Ended,  ///< the code is void; problem() says why
        Failed, ///< no code could be made; problem() says why
    };

    /// Makes a code. @param host  name or address in the link; empty: the service chooses
    void begin(const QString &host = {});
    /// Answers a till that uses a code that was made elsewhere. @pre pairing.asking
    void follow(const TillPairing &pairing);
    /// Withdraws a code that waits, and turns away the till that asks.
    void stop();
    /// Adds the till that asks, or turns it away. No-op unless Asking.
    void answer(bool isYes);
    [[nodiscard]] State state() const { return m_state; }
    /// `Waiting for the till`, `“Counter left” was added`; empty while there is a problem
    [[nodiscard]] QString stateText() const;
    /// Returns the code that waits; of Asking, perhaps only its end and the fingerprint.
    [[nodiscard]] const TillInvitation &invitation() const { return m_invitation; }
    [[nodiscard]] const TillRequest &request() const { return m_request; } ///< of Asking
    /// Returns the code in two groups: `482 917`.
    [[nodiscard]] QString code() const;
    /// `Ends in 9:12`
    [[nodiscard]] QString timeLeft() const;
    /// Returns the fraction of kPairingLife that is left, from 1 down to 0.
    [[nodiscard]] double shareLeft() const;
    [[nodiscard]] const QString &problem() const { return m_problem; }

Q_SIGNALS:
    void changed();
    void ticked(); ///< timeLeft() has changed

private:
    [[nodiscard]] static QString withdrawn();
    [[nodiscard]] bool isOpen() const;
    void read();
    void take(const TillList &now);
    void tick();
    void end(State state, const QString &problem);

    const ShopGateways m_gateways;
    State m_state = State::Making;
    TillInvitation m_invitation;
    TillRequest m_request;
    QString m_problem;
    QString m_added;
};

} // namespace tilldesk::ui
