#pragma once

#include "core/domain/payment.h"

namespace tilldesk {

/// What became of a request to a provider to create a payment. The numbers are stored in the
/// database.
enum class OutcomeState : quint8 {
    Sent = 1,       ///< on its way
    Unknown = 2,    ///< the answer was lost: the payment may exist
    Created = 3,    ///< also: found later
    Refused = 4,    ///< by the provider, or it never left this computer
    NotCreated = 5, ///< the provider does not know it, or a person said so
};

/// A request to a provider to create a payment. @source service.md#unknown-outcome
struct HostedOutcome {
    PaymentId id; ///< NewPayment::id of the request
    ProfileId profileId;
    OutcomeState state = OutcomeState::Sent;
    Amount amount;
    QString reference;     ///< as the shop asked
    QString sentReference; ///< as the provider got it; no other request of the profile has it
    QString description;
    QString pointOfSale; ///< posId; empty: a code on the screen, which nobody has seen
    Timestamp sentAt;
    /// From then on an answer of the provider's search without the payment makes it certain that
    /// there is none.
    Timestamp certainAt;
    std::optional<Timestamp> askedAt = {};    ///< when the last search was sent
    std::optional<Timestamp> answeredAt = {}; ///< when a search was answered last
    PaymentId paymentId = {};                 ///< set exactly if Created
    Actor takenBy = {};
    QString note = {}; ///< why it was refused, or set as not created

    friend bool operator==(const HostedOutcome &, const HostedOutcome &) = default;
};

/// Returns whether nobody knows yet what became of the request.
[[nodiscard]] constexpr bool isOpen(OutcomeState state)
{
    return state == OutcomeState::Sent || state == OutcomeState::Unknown;
}

/// A statement of a provider about a payment that contradicts its earlier statements or the
/// request. The contradiction is listed; the stored payment stays unchanged.
struct HostedContradiction {
    PaymentId paymentId;
    ProfileId profileId;
    PaymentStatus stored = PaymentStatus::Pending;
    std::optional<PaymentStatus> told = {}; ///< empty: the payment is the second one of a request
    std::optional<Timestamp> toldAt = {};
    PaymentId otherId = {}; ///< the first payment of the request

    friend bool operator==(const HostedContradiction &, const HostedContradiction &) = default;
};

} // namespace tilldesk
