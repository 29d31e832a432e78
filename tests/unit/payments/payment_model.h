#pragma once

#include "core/base/error.h"
#include "core/domain/payment.h"

#include <map>
#include <set>
#include <vector>

namespace tilldesk::test {

/// An action on an existing payment.
enum class Deed {
    Identify,
    Cancel,
    BackOut,
    Authorize,
    Refuse,
    Break,
    Settle,
    Acknowledge,
    AcknowledgeWrongly, ///< with a wrong amount
    AnswerYes,          ///< the shop accepts the synchronous callback
    AnswerNo,           ///< the last attempt of the synchronous callback fails
};
inline constexpr int kDeeds = 11;

/// A status and the time at which the payment reached it.
struct ModelStep {
    PaymentStatus status;
    Timestamp at;

    friend bool operator==(const ModelStep &, const ModelStep &) = default;
};

/// The model's record of a payment.
struct ModelPayment {
    /// Stored status: overdue payments are still open before the sweep.
    PaymentStatus status = PaymentStatus::Pending;
    bool asks = false;    ///< the profile requires acknowledgement
    bool calls = false;   ///< the profile has a synchronous callback
    bool isAsked = false; ///< the synchronous callback is unanswered
    int calledWrites = 0; ///< writes that only changed the state of the synchronous callback
    int till = -1;        ///< till of a static-QR payment; -1: none
    bool hasDebtor = false;
    Timestamp createdAt;
    Timestamp expireAt;
    std::optional<Timestamp> succeededAt;
    std::optional<Timestamp> acknowledgeBy;
    std::vector<ModelStep> way; ///< all steps; the first is the creation

    /// Returns how many times the service should have written the payment.
    [[nodiscard]] std::size_t writes() const { return way.size() + std::size_t(calledWrites); }
};

/// Reference model of the payment states of service.md#states. Shares no code with the service.
/// Payments are numbered from 0 in order of creation.
class PaymentModel
{
public:
    int create(bool asks, bool calls, Timestamp now);
    /// Returns the new payment.
    /// @param ended  set to the open payment of the till that the new one replaces; -1: none
    int createAtTill(bool asks, bool calls, int till, Timestamp now, int &ended);
    /// Returns why the deed is refused; empty if it was done.
    std::optional<ErrorCode> act(int index, Deed deed, Timestamp now);
    /// Ends all overdue payments. Returns which.
    std::vector<int> sweep(Timestamp now);

    [[nodiscard]] int size() const { return int(m_payments.size()); }
    [[nodiscard]] const ModelPayment &at(int index) const { return m_payments[std::size_t(index)]; }
    /// Returns when the payment expires or is voided; empty if it has no deadline.
    [[nodiscard]] std::optional<Timestamp> deadlineOf(int index) const;
    /// Returns the earliest of all deadlines; empty if there is none.
    [[nodiscard]] std::optional<Timestamp> nextDeadline() const;

    /// Starts a transaction: rollback() restores this state.
    void begin();
    void rollback();

private:
    int add(ModelPayment payment, Timestamp now, std::chrono::minutes expiry);
    /// Saves the payment for rollback() and returns it for changing.
    ModelPayment &changing(int index);
    /// Counts the write when the synchronous callback is added or answered.
    void setAsked(int index, bool isAsked);
    std::optional<ErrorCode> answer(int index, bool isAccepted, Timestamp now);
    void move(int index, PaymentStatus to, Timestamp when);
    void endByTime(int index);
    [[nodiscard]] PaymentStatus statusAt(int index, Timestamp now) const;

    std::vector<ModelPayment> m_payments;
    std::set<int> m_live;      ///< payments with a deadline, and some that no longer have one
    std::map<int, int> m_last; ///< last static-QR payment by till
    std::map<int, ModelPayment> m_before;
    std::map<int, int> m_lastBefore;
    std::size_t m_sizeBefore = 0;
};

} // namespace tilldesk::test
