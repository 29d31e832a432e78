#include "core/runtime/local_activity.h"
#include "core/runtime/local_merchants.h"
#include "core/runtime/local_payments.h"
#include "core/runtime/local_refunds.h"
#include "core/runtime/local_staff.h"
#include "core/staff/secret_hash.h"
#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"
#include "tests/unit/runtime/shop_gate.h"
#include "tests/unit/runtime/taken.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::runtime;
using namespace tilldesk::test;

namespace {

const QString kOwnerPin = u"4711"_s;
const QString kCashierPin = u"2468"_s;

/// Gives every command to the gate. Returns those that it let pass.
template <std::size_t... index>
QList<StaffCommand> admitted(Gate &gate, std::index_sequence<index...> /*all*/)
{
    constexpr auto kAll = enumerators<StaffCommand>();
    QList<StaffCommand> passed;
    const auto give = [&](StaffCommand command, const Result<int> &result) {
        if (result)
            passed << command;
    };
    (give(kAll[index], taken(gate.change<kAll[index], int>([]() -> Result<int> { return 1; }))),
     ...);
    return passed;
}

QList<StaffCommand> admitted(Gate &gate)
{
    return admitted(gate, std::make_index_sequence<enumerators<StaffCommand>().size()>());
}

} // namespace

/// Signing in at a window, and what the core lets each person do.
class TestLocalStaff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void allowsEverythingWithoutStaff();
    void holdsEveryCommandToTheRole_data();
    void holdsEveryCommandToTheRole();
    void readsOnlyPaymentsWhileLocked();
    void refusesAtTheGateways();
    void signsInWithThePin();
    void locksAndUnlocks();
    void endsTheAccessOfWhoIsDisabledAtOnce();
    void staysOpenForTheOwnerWhoGetsTheFirstPin();
    void asksForAnApprovalAboveTheLimit();
    void namesThePersonInThePaymentAndTheTrail();
    void recordsARefusal();
    void showsTheActivity();

private:
    /// Adds a member who can sign in with the PIN.
    StaffId add(const QString &name, StaffRole role, const QString &pin);
    void signIn(const StaffId &id) { m_shop->session.open(id); }
    /// Sofie owns the shop, Anna is a cashier; nobody is signed in.
    void employ();
    Payment paid(qint64 cents);
    [[nodiscard]] AuditEntry last(AuditKind kind) const;

    ManualClock m_clock{kCoreStart};
    std::unique_ptr<CoreThreads> m_core;
    std::unique_ptr<ShopGate> m_shop;
    std::unique_ptr<refunds::RefundService> m_refundService;
    std::unique_ptr<LocalStaff> m_staff;
    std::unique_ptr<LocalRefunds> m_refunds;
    StaffId m_sofie;
    StaffId m_anna;
};

void TestLocalStaff::init()
{
    m_core = std::make_unique<CoreThreads>([this](CoreThreads::Services &s) {
        m_refundService = std::make_unique<refunds::RefundService>(
            s.db, m_clock, s.happened, s.merchants, s.payments, s.ledger, s.payoutItems,
            refunds::RefundRules());
    });
    QVERIFY(m_core->onCore([this] {
        Profile profile = m_core->profile;
        profile.allowsRefunds = true;
        return m_core->services->merchants.changeProfile(profile);
    }));
    m_shop = std::make_unique<ShopGate>(*m_core);
    m_staff = std::make_unique<LocalStaff>(m_shop->gate, *m_shop->service, m_shop->published,
                                           m_shop->session);
    m_refunds = std::make_unique<LocalRefunds>(m_shop->gate, *m_refundService, *m_shop->service);
}

void TestLocalStaff::cleanup()
{
    m_core->stop();
    m_refunds.reset();
    m_staff.reset();
    m_refundService.reset();
    m_shop.reset();
    m_core.reset();
}

StaffId TestLocalStaff::add(const QString &name, StaffRole role, const QString &pin)
{
    const QString hash = staff::hashOf(pin);
    const auto member = m_core->onCore([&] {
        auto added = m_shop->service->add(name, role, hash);
        return added ? m_shop->service->choosePin(added->id, hash) : added;
    });
    return member.value_or(StaffMember()).id;
}

void TestLocalStaff::employ()
{
    m_sofie = add(u"Sofie Janssens"_s, StaffRole::Owner, kOwnerPin);
    m_anna = add(u"Anna De Smet"_s, StaffRole::Cashier, kCashierPin);
    QVERIFY(!m_sofie.isEmpty() && !m_anna.isEmpty());
}

Payment TestLocalStaff::paid(qint64 cents)
{
    const auto payment = m_core->onCore([&]() -> Result<Payment> {
        payments::PaymentService &service = m_core->services->payments;
        auto made = service.create(m_core->profile.id, newPayment(cents), {});
        if (made)
            made = service.identify(made->id, kSomeDebtor);
        if (made)
            made = service.advance(made->id, PaymentTrigger::BankAuthorizes, {});
        return made ? service.settle(made->id) : made;
    });
    return payment.value_or(Payment());
}

AuditEntry TestLocalStaff::last(AuditKind kind) const
{
    storage::Database db(m_core->path, storage::Database::Mode::ReadOnly);
    const auto rows = audit::page(db, {.from = {}, .to = {}, .kinds = {kind}}, {}, 1).rows;
    return rows.value(0);
}

void TestLocalStaff::allowsEverythingWithoutStaff()
{
    QCOMPARE(admitted(m_shop->gate).size(), qsizetype(enumerators<StaffCommand>().size()));
    QVERIFY(!m_staff->session().isOn);
}

void TestLocalStaff::holdsEveryCommandToTheRole_data()
{
    QTest::addColumn<StaffRole>("role");
    for (const StaffRole role : kStaffRoles)
        QTest::newRow(toText(role).data()) << role;
}

void TestLocalStaff::holdsEveryCommandToTheRole()
{
    QFETCH(StaffRole, role);
    employ();
    signIn(add(u"Marc Peeters"_s, role, kOwnerPin));
    QList<StaffCommand> expected;
    for (const StaffCommand command : enumerators<StaffCommand>()) {
        if (mayGive(role, command))
            expected << command;
    }
    QCOMPARE(admitted(m_shop->gate), expected);
}

void TestLocalStaff::readsOnlyPaymentsWhileLocked()
{
    employ();
    for (const StaffCommand command : admitted(m_shop->gate)) // nobody has signed in yet
        QCOMPARE(permissionOf(command), Permission::Anybody);
    signIn(m_sofie);
    m_shop->session.lock();
    const auto passed = admitted(m_shop->gate);
    QVERIFY(passed.contains(StaffCommand::ReadPayments)); // the customer display goes on
    QVERIFY(passed.contains(StaffCommand::SignIn));
    QVERIFY(!passed.contains(StaffCommand::CreatePayment));
    QVERIFY(!passed.contains(StaffCommand::ReadRefunds));
}

void TestLocalStaff::refusesAtTheGateways()
{
    employ();
    payments::PublicAddress address;
    const hosted::PublishedConnections connections;
    LocalMerchants merchants(m_shop->gate, m_core->services->merchants, m_core->published, address,
                             connections);
    LocalPayments payments(
        m_shop->gate,
        {*m_core->port, m_core->services->payments, m_core->readers, m_core->published, address});
    const Payment payment = paid(1000);
    QCOMPARE(taken(payments.details(payment.id)).error().code, ErrorCode::Unauthorized);
    QCOMPARE(taken(payments.create(m_core->profile.id, newPayment(500))).error().code,
             ErrorCode::Unauthorized);
    signIn(m_anna);
    QVERIFY(taken(payments.details(payment.id)));
    QVERIFY(taken(payments.create(m_core->profile.id, newPayment(500))));
    QCOMPARE(taken(m_refunds->revealIban(payment.id)).error().code, ErrorCode::AccessDenied);
    QCOMPARE(taken(merchants.changeProfile(m_core->profile)).error().code, ErrorCode::AccessDenied);
    QCOMPARE(taken(merchants.apiKeys()).error().code, ErrorCode::AccessDenied);
    QCOMPARE(taken(m_staff->givePin(m_sofie)).error().code, ErrorCode::AccessDenied);
    signIn(m_sofie);
    QVERIFY(taken(m_refunds->revealIban(payment.id)));
    QVERIFY(taken(merchants.apiKeys()));
}

void TestLocalStaff::signsInWithThePin()
{
    employ();
    QVERIFY(m_staff->session().isLocked);
    QElapsedTimer timer;
    timer.start();
    const auto wrong = taken(m_staff->signIn(m_anna, kOwnerPin));
    qInfo("wrong PIN: %lld ms", timer.restart());
    QCOMPARE(wrong->tried.outcome, PinTry::Outcome::Wrong);
    QCOMPARE(wrong->tried.triesLeft, 4);
    QVERIFY(m_staff->session().isLocked);
    timer.restart();
    const auto right = taken(m_staff->signIn(m_anna, kCashierPin));
    qInfo("right PIN: %lld ms", timer.elapsed());
    QCOMPARE(right->tried.outcome, PinTry::Outcome::Right);
    QVERIFY(!right->mustChoosePin);
    QCOMPARE(m_staff->session().member->name, u"Anna De Smet"_s);
    QVERIFY(!m_staff->session().isLocked);
    QCOMPARE(last(AuditKind::SignedIn).actor.place, u"Till 1"_s);

    signIn(m_sofie);
    QCOMPARE(taken(m_staff->setPassword(m_anna, u"too short"_s)).error().field, u"password"_s);
    QVERIFY(taken(m_staff->setPassword(m_anna, u"a long password"_s))->hasPassword);
    QCOMPARE(last(AuditKind::StaffChanged).actor.name, u"Sofie Janssens"_s);
    QVERIFY(!QJsonDocument(last(AuditKind::StaffChanged).facts).toJson().contains("a long"));
    QVERIFY(!taken(m_staff->setPassword(m_anna, {}))->hasPassword);
    const auto temporary = taken(m_staff->givePin(m_anna));
    QVERIFY(temporary);
    QVERIFY(taken(m_staff->signIn(m_anna, *temporary))->mustChoosePin);
    QCOMPARE(taken(m_staff->choosePin(u"1234"_s)).error().field, u"pin"_s);
    QVERIFY(taken(m_staff->choosePin(u"8642"_s)));
    QCOMPARE(m_staff->session().member->pin, PinState::Set);
}

void TestLocalStaff::locksAndUnlocks()
{
    employ();
    signIn(m_anna);
    QVERIFY(taken(m_staff->lock()));
    QVERIFY(m_staff->session().isLocked);
    QCOMPARE(m_staff->session().member->id, m_anna);
    QCOMPARE(last(AuditKind::SignedOut).subject, m_anna.text());
    // Whoever finds a locked till cannot open it with a PIN of their own.
    QCOMPARE(taken(m_staff->choosePin(u"8642"_s)).error().code, ErrorCode::Unauthorized);
    QCOMPARE(taken(m_staff->signIn(m_anna, u"8642"_s))->tried.outcome, PinTry::Outcome::Wrong);
    QVERIFY(taken(m_staff->signIn(m_sofie, kOwnerPin))); // a change of person
    QCOMPARE(m_staff->session().member->id, m_sofie);
}

void TestLocalStaff::endsTheAccessOfWhoIsDisabledAtOnce()
{
    employ();
    signIn(m_anna);
    QVERIFY(m_core->onCore([this] {
        return m_shop->service->change(m_anna, {u"Anna De Smet"_s, StaffRole::Cashier, false});
    }));
    QCOMPARE(m_shop->session.admit(StaffCommand::CreatePayment).error().code,
             ErrorCode::Unauthorized);
    QCOMPARE(taken(m_staff->signIn(m_anna, kCashierPin)).error().code, ErrorCode::AccessDenied);
    QVERIFY(m_staff->session().isLocked);
}

void TestLocalStaff::staysOpenForTheOwnerWhoGetsTheFirstPin()
{
    const auto owner = taken(m_staff->add(u"Sofie"_s, StaffRole::Owner, kOwnerPin));
    QVERIFY(owner);
    QVERIFY(m_staff->session().isOn);
    QVERIFY(!m_staff->session().isLocked);
    QCOMPARE(m_staff->session().member->id, owner->id);
}

void TestLocalStaff::asksForAnApprovalAboveTheLimit()
{
    employ();
    const Payment payment = paid(8000);
    signIn(m_anna);
    const NewRefund wanted{.paymentId = payment.id,
                           .amount = Amount::fromCents(8000),
                           .description = u"Cake e\u0301"_s, // stored in another form (NFC)
                           .idempotencyKey = u"k"_s};
    const RefundToApprove shown{wanted.paymentId, wanted.amount, wanted.description};
    const auto refusal = taken(m_refunds->create(wanted));
    QCOMPARE(refusal.error().code, ErrorCode::AccessDenied);
    QCOMPARE(refusal.error().field, u"amount"_s);
    const auto allowance = taken(m_staff->allowance(shown));
    QCOMPARE(allowance->exceeded, RefundAllowance::Limit::PerRefund);
    QCOMPARE(allowance->approvers.size(), 1);

    QCOMPARE(taken(m_staff->approve(m_sofie, kCashierPin, shown, {}))->tried.outcome,
             PinTry::Outcome::Wrong);
    QCOMPARE(taken(m_refunds->create(wanted)).error().code, ErrorCode::AccessDenied);
    QCOMPARE(taken(m_staff->approve(m_sofie, kOwnerPin, shown, QString(1001, u'x'))).error().field,
             u"sentence"_s);
    const QString sentence = u"Sofie approves: Louise gets € 80.00 back."_s;
    const auto approved = taken(m_staff->approve(m_sofie, kOwnerPin, shown, sentence));
    QCOMPARE(last(AuditKind::RefundApproved).facts[u"sentence"_s].toString(), sentence);
    QCOMPARE(approved->approvedUntil, m_core->clock.now() + kApprovalLife);
    const auto made = taken(m_refunds->create(wanted));
    QVERIFY2(made, qPrintable(made ? QString() : made.error().detail));
    QCOMPARE(taken(m_refunds->create(wanted)).value_or(Refund()).id, made->id); // idempotent
    const AuditEntry entry = last(AuditKind::RefundMade);
    QCOMPARE(entry.actor.name, u"Anna De Smet"_s);
    QCOMPARE(entry.actor.approverName, u"Sofie Janssens"_s);
    QCOMPARE(entry.facts[u"amount"_s].toInt(), 8000);
    QCOMPARE(m_core->number(u"SELECT count(*) FROM audit_trail WHERE kind = 17"_s), 1);
    QCOMPARE(m_core->number(u"SELECT CAST(sum(amount) AS BIGINT) FROM staff_refund"_s), 8000);
}

void TestLocalStaff::namesThePersonInThePaymentAndTheTrail()
{
    employ();
    signIn(m_anna);
    payments::PublicAddress address;
    LocalPayments payments(
        m_shop->gate,
        {*m_core->port, m_core->services->payments, m_core->readers, m_core->published, address});
    const auto made = taken(payments.create(m_core->profile.id, newPayment(500)));
    QVERIFY(made);
    QVERIFY(taken(payments.cancel(made->id)));
    const auto details = taken(payments.details(made->id));
    QVERIFY(details);
    for (const PaymentStep &step : details->timeline)
        QCOMPARE(step.actor, (Actor{Actor::Kind::Window, u"Anna De Smet"_s}));
    const AuditEntry entry = last(AuditKind::PaymentCancelled);
    QCOMPARE(entry.subject, made->id.text());
    QCOMPARE(entry.actor.id, m_anna.text());
}

void TestLocalStaff::recordsARefusal()
{
    employ();
    signIn(m_anna);
    const Payment payment = paid(1000);
    QVERIFY(!taken(m_refunds->revealIban(payment.id)));
    QVERIFY(!taken(m_staff->givePin(m_sofie)));
    QTRY_COMPARE(last(AuditKind::Refused).facts[u"command"_s].toString(), u"change-staff"_s);
    QCOMPARE(last(AuditKind::Refused).actor.id, m_anna.text());
}

void TestLocalStaff::showsTheActivity()
{
    employ();
    LocalActivity activity(m_shop->gate);
    signIn(m_anna);
    QCOMPARE(taken(activity.count({})).error().code, ErrorCode::AccessDenied);
    signIn(m_sofie);
    const AuditFilter staff{.from = {}, .to = {}, .kinds = {AuditKind::StaffAdded}};
    const auto page = taken(activity.entries(staff, {}, 1));
    QVERIFY(page && page->hasMore);
    QCOMPARE(page->rows.first().subject, m_anna.text());
    QCOMPARE(taken(activity.count(staff)).value_or(0), 2);
    auto check = taken(activity.check({}));
    QVERIFY(check && check->isDone());
    // A check goes on after the entries that are checked already.
    const ChainCheck done = *check;
    QVERIFY(taken(m_staff->unblock(m_anna)));
    QVERIFY(taken(m_staff->setPassword(m_anna, u"a long password"_s)));
    check = taken(activity.check(done));
    QVERIFY(check && check->isDone() && check->entries > done.entries);
    QCOMPARE(check->brokenAt, 0);
    QVERIFY(check->entries > 4);
}

TILLDESK_TEST(TestLocalStaff, QCoreApplication)
#include "tst_local_staff.moc"
