#pragma once

#include "core/base/error.h"
#include "core/domain/payment.h"

#include <map>
#include <set>
#include <vector>

namespace tilldesk::test {

/// What can be done with a payment that is there.
enum class Deed {
    Identify,
    Cancel,
    BackOut,
    Authorize,
    Refuse,
    Break,
    Settle,
    Acknowledge,
    AcknowledgeWrongly, ///< with another amount
    AnswerYes,          ///< the shop accepts the synchronous callback
    AnswerNo,           ///< its last try fails
};
inline constexpr int kDeeds = 11;

/// A status, and since when.
struct ModelStep {
    PaymentStatus status;
    Timestamp at;

    friend bool operator==(const ModelStep &, const ModelStep &) = default;
};

/// A payment as the model knows it.
struct ModelPayment {
    PaymentStatus status = PaymentStatus::Pending; ///< as it is written down
    bool asks = false;                             ///< its profile asks for acknowledgement
    bool calls = false;                            ///< its profile has a synchronous callback
    bool isAsked = false;                          ///< the synchronous callback waits for an answer
    int calledWrites = 0; ///< how often the synchronous callback alone changed
    int till = -1;        ///< of a static-QR payment
    bool hasDebtor = false;
    Timestamp createdAt;
    Timestamp expireAt;
    std::optional<Timestamp> succeededAt;
    std::optional<Timestamp> acknowledgeBy;
    std::vector<ModelStep> way; ///< the creation is its first step

    /// How often anything of it was written.
    [[nodiscard]] std::size_t writes() const { return way.size() + std::size_t(calledWrites); }
};

/// The life of payments as service.md#states has it, sharing no code with the
/// service. Payments are numbered from 0 in the order of their creation.
class PaymentModel
{
public:
    int create(bool asks, bool calls, Timestamp now);
    /// @return the new one; `ended` gets the one it takes the place of, or -1
    int createAtTill(bool asks, bool calls, int till, Timestamp now, int &ended);
    /// @return why it is refused; empty: it is done
    std::optional<ErrorCode> act(int index, Deed deed, Timestamp now);
    /// Ends what is overdue. @return which
    std::vector<int> sweep(Timestamp now);

    [[nodiscard]] int size() const { return int(m_payments.size()); }
    [[nodiscard]] const ModelPayment &at(int index) const { return m_payments[std::size_t(index)]; }
    /// @return when the payment's time passes; empty: never
    [[nodiscard]] std::optional<Timestamp> deadlineOf(int index) const;
    /// @return the earliest of all deadlines
    [[nodiscard]] std::optional<Timestamp> nextDeadline() const;

    /// From here on everything can be undone.
    void begin();
    void rollback();

private:
    int add(ModelPayment payment, Timestamp now, std::chrono::minutes expiry);
    /// Lets a rollback undo what follows. @return the payment
    ModelPayment &changing(int index);
    /// The synchronous callback is added, or answered.
    void setAsked(int index, bool isAsked);
    std::optional<ErrorCode> answer(int index, bool isAccepted, Timestamp now);
    void move(int index, PaymentStatus to, Timestamp when);
    void endByTime(int index);
    [[nodiscard]] PaymentStatus statusAt(int index, Timestamp now) const;

    std::vector<ModelPayment> m_payments;
    std::set<int> m_live;      ///< that have a deadline, and perhaps some that have none any more
    std::map<int, int> m_last; ///< static-QR payment by till
    std::map<int, ModelPayment> m_before;
    std::map<int, int> m_lastBefore;
    std::size_t m_sizeBefore = 0;
};

} // namespace tilldesk::test
