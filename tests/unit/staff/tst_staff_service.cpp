#include "core/audit/audit_queries.h"
#include "core/staff/secret_hash.h"
#include "core/staff/staff_service.h"
#include "core/staff/temporary_pin.h"
#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

// Not results of scrypt, which is slow: the service only compares them.
const QString kHash = u"scrypt$15$8$1$first"_s;
const QString kOther = u"scrypt$15$8$1$second"_s;

} // namespace

/// Members, PINs, limits and approvals.
class TestStaffService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void needsAnOwnerFirst();
    void needsAnOwnersPinFirst();
    void keepsTheLastOwner();
    void refusesAnAmbiguousName();
    void forgetsTheSecretsOfWhoHasLeft();
    void blocksAfterFiveWrongPins();
    void blocksLongerEachTime();
    void keepsABlockOverARestart();
    void countsFromZeroAfterARightPin();
    void refusesAPinThatWasChangedMeanwhile();
    void letsARefundPassUpToTheLimit_data();
    void letsARefundPassUpToTheLimit();
    void keepsTheLimitsOfTheTill();
    void countsTheDayAndThePayment();
    void approvesExactlyOneRefund_data();
    void approvesExactlyOneRefund();
    void endsAnApprovalAfterTwoMinutes();
    void endsAnApprovalWhenTheApproverChanges_data();
    void endsAnApprovalWhenTheApproverChanges();
    void keepsAnApprovalWhoseRefundIsRolledBack();
    void checksLimits();
    void recordsEachChange();
    void hashesSecrets();
    void makesTemporaryPins();

private:
    template <typename F>
    auto commit(F work)
    {
        return m_core->commit(work);
    }
    StaffId add(const QString &name, StaffRole role, const QString &pin = kHash)
    {
        const auto member = commit([&] { return m_staff->add(name, role, pin); });
        if (!member || !commit([&] { return m_staff->choosePin(member->id, pin); }))
            qFatal("a member could not be added");
        return member->id;
    }
    PinTry tryPin(const StaffId &id, bool isRight)
    {
        return *commit([&] { return m_staff->tryPin(id, {kHash, isRight}); });
    }
    Result<AuditActor> clear(const RefundToApprove &refund)
    {
        const AuditActor anna{
            .kind = AuditActorKind::Staff, .id = m_anna.text(), .name = u"Anna"_s};
        return commit(
            [&] { return m_staff->clear(anna, refund, RefundId(QString::number(++m_refunds))); });
    }
    [[nodiscard]] RefundToApprove refund(qint64 cents, const QString &payment = u"p1"_s) const
    {
        return {PaymentId(payment), Amount::fromCents(cents), u"Cake sent back"_s};
    }
    [[nodiscard]] QList<AuditEntry> entries(AuditKind kind)
    {
        return audit::page(m_core->db, {.from = {}, .to = {}, .kinds = {kind}}, {}, 100).rows;
    }
    [[nodiscard]] QString fieldOf(const auto &result) const
    {
        return result ? u"none"_s : result.error().field;
    }

    std::unique_ptr<CoreFixture> m_core;
    std::unique_ptr<staff::PublishedStaff> m_published;
    std::unique_ptr<staff::StaffService> m_staff;
    StaffId m_sofie;
    StaffId m_marc;
    StaffId m_anna;
    int m_refunds = 0;
};

/// An owner, a manager (limit 500.00) and a cashier (limits 50.00 and 150.00).
void TestStaffService::init()
{
    m_staff.reset();
    m_core = std::make_unique<CoreFixture>();
    m_published = std::make_unique<staff::PublishedStaff>();
    m_staff = std::make_unique<staff::StaffService>(m_core->db, m_core->clock, *m_published,
                                                    QTimeZone("Europe/Brussels"));
    m_sofie = add(u"Sofie Janssens"_s, StaffRole::Owner);
    m_marc = add(u"Marc Peeters"_s, StaffRole::Manager);
    m_anna = add(u"Anna De Smet"_s, StaffRole::Cashier);
}

void TestStaffService::needsAnOwnerFirst()
{
    CoreFixture empty;
    staff::PublishedStaff published;
    staff::StaffService staff(empty.db, empty.clock, published, QTimeZone::utc());
    const auto add = [&](StaffRole role) {
        return empty.commit([&] { return staff.add(u"Sofie"_s, role); });
    };
    QCOMPARE(fieldOf(add(StaffRole::Manager)), u"role"_s);
    QVERIFY(add(StaffRole::Owner));
    QVERIFY(!published.current()->isOn()); // nobody has a PIN: everybody may do everything
}

void TestStaffService::needsAnOwnersPinFirst()
{
    CoreFixture empty;
    staff::PublishedStaff published;
    staff::StaffService staff(empty.db, empty.clock, published, QTimeZone::utc());
    const auto owner = empty.commit([&] { return staff.add(u"Sofie"_s, StaffRole::Owner); });
    const auto withPin = [&](const QString &pin) {
        return empty.commit([&] { return staff.add(u"Anna"_s, StaffRole::Cashier, pin); });
    };
    QCOMPARE(fieldOf(withPin(kHash)), u"pin"_s);
    QVERIFY(empty.commit([&] { return staff.givePin(owner->id, kHash); }));
    QVERIFY(withPin(kHash));
    QVERIFY(published.current()->isOn());
}

void TestStaffService::keepsTheLastOwner()
{
    QCOMPARE(fieldOf(commit([&] { return m_staff->leave(m_sofie); })), u"role"_s);
    const auto change = [&](StaffRole role, bool isActive) {
        return commit([&] {
            return m_staff->change(m_sofie, {u"Sofie Janssens"_s, role, isActive});
        });
    };
    QCOMPARE(fieldOf(change(StaffRole::Manager, true)), u"role"_s);
    QCOMPARE(fieldOf(change(StaffRole::Owner, false)), u"role"_s);
    add(u"Youssef Amrani"_s, StaffRole::Owner);
    QVERIFY(change(StaffRole::Manager, true));
}

void TestStaffService::refusesAnAmbiguousName()
{
    const auto add = [&](const QString &name) {
        return commit([&] { return m_staff->add(name, StaffRole::Cashier); });
    };
    QCOMPARE(fieldOf(add(u"anna  dupont"_s)), u"name"_s); // the lists would show Anna D. twice
    QCOMPARE(fieldOf(add(QString())), u"name"_s);
    QCOMPARE(fieldOf(add(QString(61, u'x'))), u"name"_s);
    QVERIFY(add(u"Anna Peeters"_s));
    QVERIFY(commit([&] { return m_staff->leave(m_anna); }));
    QVERIFY(add(u"Anna Dupont"_s)); // the first Anna D. has left
}

void TestStaffService::forgetsTheSecretsOfWhoHasLeft()
{
    QVERIFY(commit([&] { return m_staff->setPassword(m_anna, kOther); }));
    QVERIFY(commit([&] { return m_staff->leave(m_anna); }));
    const auto *row = m_published->current()->find(m_anna);
    QVERIFY(row->pin.isEmpty() && row->password.isEmpty() && row->member.leftAt);
    QCOMPARE(fieldOf(commit([&] { return m_staff->givePin(m_anna, kHash); })), u"id"_s);
    QCOMPARE(fieldOf(commit([&] { return m_staff->tryPin(m_anna, {kHash, true}); })), u"id"_s);
}

void TestStaffService::blocksAfterFiveWrongPins()
{
    for (int left = 4; left > 0; --left) {
        const PinTry tried = tryPin(m_anna, false);
        QCOMPARE(tried.outcome, PinTry::Outcome::Wrong);
        QCOMPARE(tried.triesLeft, left);
    }
    QCOMPARE(tryPin(m_anna, false).outcome, PinTry::Outcome::Blocked);
    QCOMPARE(tryPin(m_anna, true).outcome, PinTry::Outcome::Blocked); // the right PIN is not read
    QCOMPARE(tryPin(m_marc, true).outcome, PinTry::Outcome::Right);
    QCOMPARE(entries(AuditKind::WrongPin).size(), 5);
    QCOMPARE(entries(AuditKind::Blocked).size(), 1);
    m_core->clock.advance(1min - 1ms);
    QCOMPARE(tryPin(m_anna, true).outcome, PinTry::Outcome::Blocked);
    m_core->clock.advance(1ms);
    QCOMPARE(tryPin(m_anna, true).outcome, PinTry::Outcome::Right);
}

void TestStaffService::blocksLongerEachTime()
{
    for (const auto wait : {1min, 5min, 15min, 15min}) {
        PinTry tried;
        for (int i = 0; i < kPinTries; ++i)
            tried = tryPin(m_anna, false);
        QCOMPARE(tried.blockedUntil, m_core->clock.now() + wait);
        m_core->clock.advance(wait);
    }
}

void TestStaffService::keepsABlockOverARestart()
{
    for (int i = 0; i < kPinTries; ++i)
        tryPin(m_anna, false);
    staff::PublishedStaff published;
    staff::StaffService again(m_core->db, m_core->clock, published, QTimeZone::utc());
    const auto tried = commit([&] { return again.tryPin(m_anna, {kHash, true}); });
    QCOMPARE(tried->outcome, PinTry::Outcome::Blocked);
    QVERIFY(commit([&] { return again.unblock(m_anna); }));
    QCOMPARE(commit([&] {
                 return again.tryPin(m_anna, {kHash, true});
             })->outcome,
             PinTry::Outcome::Right);
}

void TestStaffService::countsFromZeroAfterARightPin()
{
    for (int i = 0; i < kPinTries - 1; ++i)
        tryPin(m_anna, false);
    QCOMPARE(tryPin(m_anna, true).outcome, PinTry::Outcome::Right);
    QVERIFY(entries(AuditKind::Unblocked).first().facts[u"rightPin"_s].toBool());
    QCOMPARE(tryPin(m_anna, true).outcome, PinTry::Outcome::Right);
    QCOMPARE(entries(AuditKind::Unblocked).size(), 1); // there was nothing to forget
    QCOMPARE(tryPin(m_anna, false).triesLeft, kPinTries - 1);
}

void TestStaffService::refusesAPinThatWasChangedMeanwhile()
{
    QVERIFY(commit([&] { return m_staff->choosePin(m_anna, kOther); }));
    const auto tried = commit([&] { return m_staff->tryPin(m_anna, {kHash, true}); });
    QCOMPARE(tried.error().code, ErrorCode::Busy);
}

void TestStaffService::letsARefundPassUpToTheLimit_data()
{
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<bool>("isAllowed");
    QTest::newRow("a cent") << qint64(1) << true;
    QTest::newRow("the limit") << qint64(5000) << true;
    QTest::newRow("a cent more") << qint64(5001) << false;
}

void TestStaffService::letsARefundPassUpToTheLimit()
{
    QFETCH(qint64, cents);
    QFETCH(bool, isAllowed);
    const auto cleared = clear(refund(cents));
    QCOMPARE(cleared.has_value(), isAllowed);
    if (isAllowed)
        return;
    QCOMPARE(cleared.error().code, ErrorCode::AccessDenied);
    QCOMPARE(m_core->number(u"SELECT count(*) FROM staff_refund"_s), 0);
    const RefundAllowance allowance = m_staff->allowance(m_anna, refund(cents));
    QCOMPARE(allowance.exceeded, RefundAllowance::Limit::PerRefund);
    QCOMPARE(allowance.limit, Amount::fromCents(5000));
    QCOMPARE(allowance.approvers.size(), 2);
    // Above the manager's own limit, only the owner may approve.
    QCOMPARE(m_staff->allowance(m_anna, refund(50'001)).approvers.size(), 1);
}

void TestStaffService::keepsTheLimitsOfTheTill()
{
    const auto limitAt = [&](StaffRole atMost) {
        return m_staff->allowance(m_marc, refund(5001), atMost).exceeded;
    };
    QCOMPARE(limitAt(StaffRole::Owner), RefundAllowance::Limit::None);
    QCOMPARE(limitAt(StaffRole::Manager), RefundAllowance::Limit::None);
    QCOMPARE(limitAt(StaffRole::Cashier), RefundAllowance::Limit::PerRefund);
    // Nobody can approve in a shop without staff, so the refund is refused at that till.
    const auto withoutStaff = [&](qint64 cents) {
        return commit([&] {
            return m_staff->clear({.kind = AuditActorKind::Window}, refund(cents),
                                  RefundId(QString::number(cents)), StaffRole::Cashier);
        });
    };
    QVERIFY(withoutStaff(5000));
    QCOMPARE(withoutStaff(5001).error().code, ErrorCode::AccessDenied);
    QCOMPARE(withoutStaff(5001).error().field, u"amount"_s);
}

void TestStaffService::countsTheDayAndThePayment()
{
    QVERIFY(clear(refund(3000, u"p1"_s)));
    QVERIFY(!clear(refund(2001, u"p1"_s))); // 50.01 of one payment
    QVERIFY(clear(refund(5000, u"p2"_s)));
    QVERIFY(clear(refund(5000, u"p3"_s)));
    QVERIFY(!clear(refund(2001, u"p4"_s))); // 150.01 in one day
    QCOMPARE(m_staff->allowance(m_anna, refund(2001, u"p4"_s)).exceeded,
             RefundAllowance::Limit::PerDay);
    m_core->clock.advance(24h);
    QVERIFY(clear(refund(2001, u"p4"_s)));
    QVERIFY(!clear(refund(2001, u"p1"_s))); // the payment counts on every day
}

void TestStaffService::approvesExactlyOneRefund_data()
{
    QTest::addColumn<RefundToApprove>("made");
    QTest::addColumn<bool>("isAllowed");
    const RefundToApprove approved = refund(8000);
    RefundToApprove made = approved;
    QTest::newRow("the same") << made << true;
    made.amount = Amount::fromCents(7999);
    QTest::newRow("another amount") << made << false;
    made = approved;
    made.paymentId = PaymentId(u"p2"_s);
    QTest::newRow("another payment") << made << false;
    made = approved;
    made.description = u"Cake"_s;
    QTest::newRow("another description") << made << false;
}

void TestStaffService::approvesExactlyOneRefund()
{
    QFETCH(RefundToApprove, made);
    QFETCH(bool, isAllowed);
    QVERIFY(commit([&] { return m_staff->approve(m_anna, m_marc, refund(8000)); }));
    const auto cleared = clear(made);
    QCOMPARE(cleared.has_value(), isAllowed);
    if (!isAllowed)
        return;
    QCOMPARE(cleared->name, u"Anna"_s);
    QCOMPARE(cleared->approverName, u"Marc Peeters"_s);
    QVERIFY(!clear(made)); // used up
}

void TestStaffService::endsAnApprovalAfterTwoMinutes()
{
    const auto until = commit([&] { return m_staff->approve(m_anna, m_marc, refund(8000)); });
    QCOMPARE(*until, m_core->clock.now() + 2min);
    m_core->clock.advance(2min);
    QVERIFY(!clear(refund(8000)));
}

void TestStaffService::endsAnApprovalWhenTheApproverChanges_data()
{
    QTest::addColumn<QString>("change");
    for (const char *change : {"pin", "role", "inactive", "left", "limit", "taken back"})
        QTest::newRow(change) << QString::fromLatin1(change);
}

void TestStaffService::endsAnApprovalWhenTheApproverChanges()
{
    QFETCH(QString, change);
    QVERIFY(commit([&] { return m_staff->approve(m_anna, m_marc, refund(8000)); }));
    const QString name = u"Marc Peeters"_s;
    const bool isDone = commit([&]() -> bool {
        if (change == "pin"_L1)
            return m_staff->choosePin(m_marc, kOther).has_value();
        if (change == "role"_L1)
            return m_staff->change(m_marc, {name, StaffRole::Cashier, true}).has_value();
        if (change == "inactive"_L1)
            return m_staff->change(m_marc, {name, StaffRole::Manager, false}).has_value();
        if (change == "left"_L1)
            return m_staff->leave(m_marc).has_value();
        if (change == "limit"_L1)
            return m_staff
                ->setLimits(StaffRole::Manager, {Amount::fromCents(7999), Amount::fromCents(7999)})
                .has_value();
        m_staff->takeBack(m_anna);
        return true;
    });
    QVERIFY(isDone);
    QVERIFY(!clear(refund(8000)));
}

void TestStaffService::keepsAnApprovalWhoseRefundIsRolledBack()
{
    QVERIFY(commit([&] { return m_staff->approve(m_anna, m_marc, refund(8000)); }));
    const AuditActor anna{.kind = AuditActorKind::Staff, .id = m_anna.text(), .name = u"Anna"_s};
    {
        const storage::Transaction transaction(m_core->db);
        QVERIFY(m_staff->clear(anna, refund(8000), RefundId(u"r1"_s)));
        QVERIFY(!m_staff->clear(anna, refund(8000), RefundId(u"r2"_s)));
    }
    QVERIFY(clear(refund(8000)));
}

void TestStaffService::checksLimits()
{
    const auto set = [&](StaffRole role, qint64 perRefund, qint64 perDay) {
        return commit([&] {
            return m_staff->setLimits(role,
                                      {Amount::fromCents(perRefund), Amount::fromCents(perDay)});
        });
    };
    QCOMPARE(fieldOf(set(StaffRole::Cashier, 5000, 4999)), u"perDay"_s);
    QCOMPARE(fieldOf(set(StaffRole::Cashier, -1, 4999)), u"perRefund"_s);
    QCOMPARE(fieldOf(set(StaffRole::Owner, 1, 1)), u"role"_s);
    QCOMPARE(fieldOf(set(StaffRole::Bookkeeper, 1, 1)), u"role"_s);
    QVERIFY(set(StaffRole::Cashier, 0, 0));
    QVERIFY(!clear(refund(1))); // each refund needs an approval
    QCOMPARE(entries(AuditKind::RefundLimitsChanged).first().before[u"perDay"_s].toInt(), 15'000);
}

void TestStaffService::recordsEachChange()
{
    QVERIFY(commit([&] {
        return m_staff->change(m_anna, {u"Anna De Smet"_s, StaffRole::Bookkeeper, true});
    }));
    const AuditEntry changed = entries(AuditKind::StaffChanged).first();
    QCOMPARE(changed.before, (QJsonObject{{u"role"_s, u"cashier"_s}}));
    QCOMPARE(changed.after, (QJsonObject{{u"role"_s, u"bookkeeper"_s}}));
    QCOMPARE(entries(AuditKind::StaffAdded).size(), 3);
    QVERIFY(commit([&] { return m_staff->signedIn(m_anna, u"Till 1"_s); }));
    QCOMPARE(entries(AuditKind::SignedIn).first().actor.name, u"Anna De Smet"_s);
    QVERIFY(commit([&] { return m_staff->approve(m_anna, m_marc, refund(8000), u"Yes."_s); }));
    const AuditEntry approved = entries(AuditKind::RefundApproved).first();
    QCOMPARE(approved.subject, refund(8000).paymentId.text());
    QCOMPARE(approved.facts[u"amount"_s].toInt(), 8000);
    QCOMPARE(approved.facts[u"sentence"_s].toString(), u"Yes."_s);
    auto rows = m_core->db.prepare(u"SELECT facts || old_values || new_values FROM audit_trail"_s);
    while (rows.next())
        QVERIFY(!rows.read<QString>().contains(u"scrypt"_s));
}

void TestStaffService::hashesSecrets()
{
    const QString hash = staff::hashOf(u"4711"_s);
    QVERIFY(hash.startsWith(u"scrypt$15$8$1$"_s));
    QVERIFY(staff::matches(u"4711"_s, hash));
    QVERIFY(!staff::matches(u"4712"_s, hash));
    QVERIFY(staff::hashOf(u"4711"_s) != hash); // another salt
    QVERIFY(!staff::matches(u"4711"_s, QString()));
    QString forged = hash;
    QVERIFY(!staff::matches(u"4711"_s, forged.replace(u"$15$"_s, u"$40$"_s)));
}

void TestStaffService::makesTemporaryPins()
{
    QSet<QString> pins;
    for (int i = 0; i < 20; ++i) {
        pins << staff::temporaryPin();
        QVERIFY(checkPin(*pins.cbegin()));
    }
    QVERIFY(pins.size() > 15);
}

TILLDESK_TEST(TestStaffService, QCoreApplication)
#include "tst_staff_service.moc"
