#pragma once

#include "ui/models/common/gateways.h"

#include <array>

namespace tilldesk::ui {

/// What can be had done by the customer who is not there.
enum class CustomerMove { Scan, Confirm, RefusedByBank, BackOut, WalkAway };

inline constexpr std::array kCustomerMoves{CustomerMove::Scan, CustomerMove::Confirm,
                                           CustomerMove::RefusedByBank, CustomerMove::BackOut,
                                           CustomerMove::WalkAway};

/// Plays the customer of a payment, while the simulation is on.
class TillCustomer : public QObject
{
    Q_OBJECT

public:
    explicit TillCustomer(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] bool isOn() const { return m_gateways.simulation.state().isOn; }
    [[nodiscard]] static QString name(CustomerMove move);
    /// Why the customer of a payment in this status cannot do it; empty when they can.
    [[nodiscard]] static QString whyNot(CustomerMove move, PaymentStatus status);

    /// Has it done, the scan before it where that is still to come. Nothing while one is under way.
    void play(const Payment &payment, CustomerMove move);
    /// What came of it, when it is not seen by itself; empty otherwise.
    [[nodiscard]] const QString &message() const { return m_message; }
    /// Forgets the message, as when another payment is looked at.
    void forget();

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
