#pragma once

#include "tests/support/core_fixture.h"
#include "tests/unit/payments/payment_model.h"

#include <array>

namespace tilldesk::test {

/// The service and its model side by side. Each action is applied to both; the first difference is
/// kept. There are four profiles, with and without acknowledgement and synchronous callback, with
/// one till each.
class PaymentWorld
{
public:
    static constexpr int kTills = 4;

    PaymentWorld();

    /// Commits the open transaction, if any, and begins the next.
    void commit();
    void rollback();

    /// Each returns false once service and model differ. @pre a transaction is open
    bool create(bool asks, bool calls);
    /// The second half of the tills requires acknowledgement; odd tills have a synchronous
    /// callback.
    bool createAtTill(int till);
    bool act(int index, Deed deed);
    bool sweep();
    // Both commit and return false if there is a difference.
    bool compareCounters(); ///< counters against payments
    bool compareAll();      ///< payments and steps against the model, and the counters

    /// Returns the first difference and the actions that led to it.
    [[nodiscard]] const QString &difference() const { return m_difference; }
    /// Clears the recorded actions.
    void forgetTheStory() { m_story.clear(); }

    [[nodiscard]] const PaymentModel &model() const { return m_model; }
    ManualClock &clock() { return m_core.clock; }

private:
    bool check(bool isRight, const char *what);
    bool compare(int index, const Payment &payment);
    bool compareStored(int index);
    bool compareTimelines();
    [[nodiscard]] Result<Payment> actReally(int index, Deed deed);
    /// Records the answer to the payment's synchronous callback, if one is unanswered.
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
    std::array<Profile, 4> m_profiles; ///< indexed by profileOf()
    std::vector<PaymentId> m_ids;
    std::optional<storage::Transaction> m_transaction;
    std::string m_story;
    QString m_difference;
};

} // namespace tilldesk::test
