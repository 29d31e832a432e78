#include "core/debtors/customers.h"
#include "core/debtors/debtor_service.h"
#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::debtors;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

class TestDebtorService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_core = std::make_unique<CoreFixture>();
        m_service = std::make_unique<DebtorService>(m_core->payments);
    }
    void cleanup()
    {
        m_service.reset();
        m_core.reset();
    }

    void followsTheTable_data();
    void followsTheTable();
    void identifiesAsTheCustomerOfThePayment();
    void waitsForTheAcknowledgement();
    void writesDownWhoActed();
    void knowsNoUnknownPayment();
    void identifiesNothingThatHasExpired();

private:
    Result<Payment> act(const PaymentId &id, CustomerAction action)
    {
        return m_core->commit([&] { return m_service->act(id, action); });
    }
    std::unique_ptr<CoreFixture> m_core;
    std::unique_ptr<DebtorService> m_service;
};

void TestDebtorService::followsTheTable_data()
{
    QTest::addColumn<PaymentStatus>("from");
    QTest::addColumn<CustomerAction>("action");
    QTest::addColumn<std::optional<PaymentStatus>>("to");
    using enum PaymentStatus;
    using Action = CustomerAction;
    const QHash<std::pair<int, int>, PaymentStatus> table{
        {{int(Pending), int(Action::Identify)}, Identified},
        {{int(Identified), int(Action::Confirm)}, Succeeded},
        {{int(Identified), int(Action::Authorize)}, Authorized},
        {{int(Identified), int(Action::Refuse)}, AuthorizationFailed},
        {{int(Identified), int(Action::Cancel)}, Cancelled},
        {{int(Identified), int(Action::Fail)}, Failed},
        {{int(Authorized), int(Action::Settle)}, Succeeded},
        {{int(Authorized), int(Action::Fail)}, Failed},
    };
    for (const PaymentStatus from : kPaymentStatuses) {
        for (const Action action : {Action::Identify, Action::Confirm, Action::Authorize,
                                    Action::Settle, Action::Refuse, Action::Cancel, Action::Fail}) {
            const auto found = table.find({int(from), int(action)});
            QTest::addRow("%s action %d", toText(from).data(), int(action))
                << from << action
                << (found == table.end() ? std::optional<PaymentStatus>() : *found);
        }
    }
}

void TestDebtorService::followsTheTable()
{
    QFETCH(PaymentStatus, from);
    QFETCH(CustomerAction, action);
    QFETCH(std::optional<PaymentStatus>, to);
    const Payment payment = m_core->append(m_core->profile.id, from);
    const auto changed = act(payment.id, action);
    QCOMPARE(changed.has_value(), to.has_value());
    QCOMPARE(m_core->stored(payment.id)->status, to.value_or(from));
    if (to)
        QCOMPARE(changed->status, *to);
    else
        QCOMPARE(changed.error().code, ErrorCode::PaymentNotPending);
}

void TestDebtorService::identifiesAsTheCustomerOfThePayment()
{
    const PaymentId id = m_core->pay().id;
    const auto payment = act(id, CustomerAction::Identify);
    QVERIFY(payment);
    QCOMPARE(payment->debtor, customerOf(id));
    QCOMPARE(m_core->stored(id)->debtor, customerOf(id));
    QVERIFY(act(id, CustomerAction::Confirm));
    QCOMPARE(m_core->stored(id)->debtor, customerOf(id));
}

void TestDebtorService::waitsForTheAcknowledgement()
{
    Profile asking = openProfile(m_core->merchant.id, u"Counter"_s);
    asking.asksAcknowledgement = true;
    const Profile profile = m_core->addProfile(asking);
    for (const bool atOnce : {true, false}) {
        const PaymentId id = m_core->pay(profile.id, newPayment()).id;
        QVERIFY(act(id, CustomerAction::Identify));
        QVERIFY(act(id, atOnce ? CustomerAction::Confirm : CustomerAction::Authorize));
        if (!atOnce)
            QVERIFY(act(id, CustomerAction::Settle));
        QCOMPARE(m_core->stored(id)->status, PaymentStatus::PendingMerchantAcknowledgement);
    }
}

void TestDebtorService::writesDownWhoActed()
{
    const Payment payment = m_core->pay();
    QVERIFY(act(payment.id, CustomerAction::Identify));
    QVERIFY(act(payment.id, CustomerAction::Cancel));
    const auto steps =
        payments::PaymentRepository(m_core->db).timeline(*m_core->stored(payment.id));
    const Actor customer{Actor::Kind::Debtor, customerOf(payment.id).name};
    QCOMPARE(steps.at(steps.size() - 2).trigger, PaymentTrigger::DebtorIdentifies);
    QCOMPARE(steps.at(steps.size() - 2).actor, customer);
    QCOMPARE(steps.last().trigger, PaymentTrigger::DebtorCancels);
    QCOMPARE(steps.last().actor, customer);
}

void TestDebtorService::knowsNoUnknownPayment()
{
    const auto result = act(PaymentId(u"0"_s.repeated(24)), CustomerAction::Identify);
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::PaymentNotFound);
}

void TestDebtorService::identifiesNothingThatHasExpired()
{
    const Payment payment = m_core->pay();
    m_core->clock.set(payment.expireAt);
    const auto result = act(payment.id, CustomerAction::Identify);
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::PaymentNotPending);
}

TILLDESK_TEST(TestDebtorService, QCoreApplication)
#include "tst_debtor_service.moc"
