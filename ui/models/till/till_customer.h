#pragma once

#include "core/base/enumerators.h"
#include "ui/models/common/gateways.h"

#include <array>

namespace tilldesk::ui {

/// The actions of a simulated customer.
enum class CustomerMove { Scan, Confirm, RefusedByBank, BackOut, WalkAway };

inline constexpr auto kCustomerMoves = enumerators<CustomerMove>();

/// Simulates the customer of a payment, while the simulation is on.
class TillCustomer : public QObject
{
    Q_OBJECT

public:
    explicit TillCustomer(const Gateways &gateways, QObject *parent = nullptr);

    /// Returns why the person who is signed in may not act as a customer; empty: may.
    [[nodiscard]] QString whyNotPermitted() const;
    [[nodiscard]] bool isOn() const { return m_gateways.simulation.state().isOn; }
    [[nodiscard]] static QString name(CustomerMove move);
    /// Returns why the customer of a payment in this status cannot do `move`; empty if they can.
    [[nodiscard]] static QString whyNot(CustomerMove move, PaymentStatus status);

    /// Simulates `move`, after a scan if the payment still needs one. No-op while a move is in
    /// flight. Does not block.
    void play(const Payment &payment, CustomerMove move);
    /// Returns the result of the last move, if the payment itself does not show it; empty
    /// otherwise.
    [[nodiscard]] const QString &message() const { return m_message; }
    /// Clears the message. Must be called when another payment is shown.
    void forget() { say({}); }

Q_SIGNALS:
    void changed();

private:
    void act(const PaymentId &id, CustomerAction action,
             std::optional<CustomerAction> then = std::nullopt);
    void say(const QString &message);

    const Gateways m_gateways;
    QString m_message;
    bool m_isBusy = false;
};

} // namespace tilldesk::ui
