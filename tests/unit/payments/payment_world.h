#pragma once

#include "tests/support/core_fixture.h"
#include "tests/unit/payments/payment_model.h"

namespace tilldesk::test {

/// The service and the model of it, side by side: what is done is done to both, and any difference
/// is kept. Two profiles, of which the second asks for acknowledgement, and two tills each.
class PaymentWorld
{
public:
    static constexpr int kTills = 4;

    PaymentWorld();

    /// Ends the open transaction, if there is one, and begins the next.
    void commit();
    void rollback();

    /// Each is false once the two differ. @pre a transaction is open
    bool create(bool asks);
    bool createAtTill(int till); ///< the second half of the tills asks
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
    [[nodiscard]] const PaymentId &id(int index) const { return m_ids[std::size_t(index)]; }
    bool isCreated(const Result<Payment> &payment, int index);
    void note(const char *what, int index);

    CoreFixture m_core;
    PaymentModel m_model;
    payments::PaymentRepository m_repository;
    Profile m_asking;
    std::vector<PaymentId> m_ids;
    std::optional<storage::Transaction> m_transaction;
    std::string m_story;
    QString m_difference;
};

} // namespace tilldesk::test
