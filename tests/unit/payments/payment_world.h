#pragma once

#include "tests/support/core_fixture.h"
#include "tests/unit/payments/payment_model.h"

#include <array>

namespace tilldesk::test {

/// The service and the model of it, side by side: what is done is done to both, and any difference
/// is kept. Four profiles, with and without acknowledgement and synchronous callback, and a till
/// each.
class PaymentWorld
{
public:
    static constexpr int kTills = 4;

    PaymentWorld();

    /// Ends the open transaction, if there is one, and begins the next.
    void commit();
    void rollback();

    /// Each is false once the two differ. @pre a transaction is open
    bool create(bool asks, bool calls);
    /// The second half of the tills asks; those with an odd number call.
    bool createAtTill(int till);
    bool act(int index, Deed deed);
    bool sweep();
    // Both commit.
    bool compareCounters(); ///< with the payments
    bool compareAll();      ///< every payment and its steps with the model, and the counters

    /// Where the payments first differed, and what was done before.
    [[nodiscard]] const QString &difference() const { return m_difference; }
    /// Begins a new story of what was done.
    void forgetTheStory() { m_story.clear(); }

    [[nodiscard]] const PaymentModel &model() const { return m_model; }
    ManualClock &clock() { return m_core.clock; }

private:
    bool check(bool isRight, const char *what);
    bool compare(int index, const Payment &payment);
    bool compareStored(int index);
    bool compareTimelines();
    [[nodiscard]] Result<Payment> actReally(int index, Deed deed);
    /// Records the answer to the payment's synchronous callback, if it waits for one.
    [[nodiscard]] Result<Payment> answer(const PaymentId &payment, CallbackOutcome outcome);
    [[nodiscard]] const Profile &profileOf(bool asks, bool calls) const
    {
        return m_profiles[std::size_t(asks) * 2 + std::size_t(calls)];
    }
    [[nodiscard]] const PaymentId &id(int index) const { return m_ids[std::size_t(index)]; }
    bool isCreated(const Result<Payment> &payment, int index);
    void note(const char *what, int index);

    CoreFixture m_core;
    PaymentModel m_model;
    payments::PaymentRepository m_repository;
    std::array<Profile, 4> m_profiles; ///< see profileOf()
    std::vector<PaymentId> m_ids;
    std::optional<storage::Transaction> m_transaction;
    std::string m_story;
    QString m_difference;
};

} // namespace tilldesk::test
