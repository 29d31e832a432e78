#include "core/domain/till_link.h"
#include "core/runtime/local_tills.h"
#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"
#include "tests/unit/runtime/shop_gate.h"
#include "tests/unit/runtime/taken.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::runtime;
using namespace tilldesk::test;

namespace {

// Not a result of scrypt, which is slow: nobody signs in with this PIN.
const QString kHash = u"scrypt$15$8$1$first"_s;

} // namespace

/// A window's requests about the tills.
class TestLocalTills : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void invitesWithTheAddressOfTheShop();
    void invitesWithAnotherHost();
    void refusesWhatIsNoHost_data();
    void refusesWhatIsNoHost();
    void invitesNobodyWhileClosed();
    void listsChangesRevokesAndRemoves();
    void withdrawsTheCode();
    void turnsATillAway();
    void opensAndClosesTheDoorAsThePersonWhoIsSignedIn();
    void letsOnlyAnOwnerDoAnything();
    void allowsNobodyMoreThanTheTill();
    void limitsATillWithoutStaff();

private:
    /// Lets a computer ask with a code. Returns nothing if the code is refused.
    std::optional<TillRequest> ask(const QString &code)
    {
        return m_core->onCore([&] { return m_service->ask(code, {.name = u"Counter left"_s}); })
            .value_or(tills::PairingTry())
            .request;
    }
    TillId newTill()
    {
        const auto asked = ask(taken(m_tills->invite({}))->code);
        return taken(m_tills->accept(asked->id))->id;
    }

    std::unique_ptr<CoreThreads> m_core;
    std::unique_ptr<ShopGate> m_shop;
    std::unique_ptr<tills::PublishedTills> m_published;
    std::unique_ptr<tills::TillService> m_service;
    std::unique_ptr<LocalTills> m_tills;
    TillAccess m_access;
    QStringList m_switched; ///< calls of Control::setOn
};

void TestLocalTills::init()
{
    m_access = {.isOn = true,
                .port = 8444,
                .error = {},
                .fingerprint = QByteArray(64, 'a'),
                .addresses = {u"192.168.1.20"_s, u"10.0.0.5"_s},
                .connected = {}};
    m_switched.clear();
    m_published = std::make_unique<tills::PublishedTills>();
    m_core = std::make_unique<CoreThreads>();
    m_shop = std::make_unique<ShopGate>(*m_core);
    QVERIFY(m_core->onCore([this]() -> Result<int> {
        m_service =
            std::make_unique<tills::TillService>(m_core->services->db, m_core->clock, *m_published);
        return 0;
    }));
    m_tills = std::make_unique<LocalTills>(
        m_shop->gate, *m_service, *m_published,
        LocalTills::Control{.access = [this] { return m_access; },
                            .setOn =
                                [this](bool isOn, const AuditActor &by, const auto &done) {
                                    m_switched << (isOn ? u"on "_s : u"off "_s) + by.name;
                                    done({});
                                }});
}

void TestLocalTills::cleanup()
{
    m_core->stop();
    m_tills.reset();
    m_service.reset();
    m_shop.reset();
    m_core.reset();
}

void TestLocalTills::invitesWithTheAddressOfTheShop()
{
    const auto made = taken(m_tills->invite({}));
    QVERIFY(made);
    QCOMPARE(made->fingerprint, m_access.fingerprint);
    QCOMPARE(made->until, m_core->clock.now() + kPairingLife);
    QVERIFY(made->qr.size > 20);
    const auto link = tillLinkFrom(made->link);
    QVERIFY(link);
    QCOMPARE(*link, (TillLink{u"192.168.1.20"_s, 8444, m_access.fingerprint, made->code}));
    QVERIFY(ask(made->code));
}

void TestLocalTills::invitesWithAnotherHost()
{
    for (const QString &host : {u"Shop.lan"_s, u"10.0.0.5"_s, u"fd00::20"_s}) {
        const auto made = taken(m_tills->invite(host));
        QVERIFY2(made, qPrintable(host));
        QCOMPARE(tillLinkFrom(made->link)->host, host.toLower());
    }
}

void TestLocalTills::refusesWhatIsNoHost_data()
{
    QTest::addColumn<QString>("host");
    QTest::newRow("port") << u"shop.lan:80"_s;
    QTest::newRow("path") << u"shop.lan/x"_s;
    QTest::newRow("user") << u"me@shop.lan"_s;
    QTest::newRow("blank") << u"shop lan"_s;
    QTest::newRow("query") << u"shop.lan?code=1"_s;
}

void TestLocalTills::refusesWhatIsNoHost()
{
    QFETCH(QString, host);
    const auto made = taken(m_tills->invite(host));
    QVERIFY(!made);
    QCOMPARE(made.error().field, u"host"_s);
    QCOMPARE(m_published->current()->pairing().state, TillPairing::State::None);
}

void TestLocalTills::invitesNobodyWhileClosed()
{
    m_access.port = 0;
    QCOMPARE(taken(m_tills->invite({})).error().code, ErrorCode::Unavailable);
    m_access.port = 8444;
    m_access.addresses.clear();
    QCOMPARE(taken(m_tills->invite({})).error().code, ErrorCode::Unavailable);
    QVERIFY(taken(m_tills->invite(u"shop.lan"_s)));
}

void TestLocalTills::listsChangesRevokesAndRemoves()
{
    const auto made = taken(m_tills->invite({}));
    QVERIFY(made);
    const auto asked = ask(made->code);
    QVERIFY(asked);
    const TillId id = asked->id;
    QCOMPARE(taken(m_tills->tills())->pairing.asking, asked);
    QVERIFY(taken(m_tills->accept(id)));
    auto list = taken(m_tills->tills());
    QVERIFY(list);
    QCOMPARE(list->tills.size(), 1);
    QCOMPARE(list->pairing.state, TillPairing::State::Added);
    QCOMPARE(list->pairing.until, made->until);
    QVERIFY(taken(m_tills->change(id, {.name = u"Tea room"_s})));
    QVERIFY(taken(m_tills->revoke(id)));
    list = taken(m_tills->tills());
    QCOMPARE(list->tills.first().name, u"Tea room"_s);
    QVERIFY(list->tills.first().revokedAt);
    QCOMPARE(taken(m_tills->change(id, {.name = u"x"_s})).error().field, u"id"_s);
    QVERIFY(taken(m_tills->remove(id)));
    QVERIFY(taken(m_tills->tills())->tills.isEmpty());
}

void TestLocalTills::withdrawsTheCode()
{
    const auto made = taken(m_tills->invite({}));
    QVERIFY(made);
    QVERIFY(taken(m_tills->stopInviting()));
    QVERIFY(!ask(made->code));
}

void TestLocalTills::turnsATillAway()
{
    const auto asked = ask(taken(m_tills->invite({}))->code);
    QVERIFY(asked);
    QVERIFY(taken(m_tills->refuse(asked->id)));
    QVERIFY(!taken(m_tills->accept(asked->id)));
    QVERIFY(taken(m_tills->tills())->tills.isEmpty());
}

void TestLocalTills::opensAndClosesTheDoorAsThePersonWhoIsSignedIn()
{
    const auto sofie = m_core->onCore(
        [this] { return m_shop->service->add(u"Sofie Janssens"_s, StaffRole::Owner, kHash); });
    QVERIFY(sofie);
    m_shop->session.open(sofie->id);
    QVERIFY(taken(m_tills->setOn(false)));
    QVERIFY(taken(m_tills->setOn(true)));
    QCOMPARE(m_switched, QStringList({u"off Sofie Janssens"_s, u"on Sofie Janssens"_s}));
}

void TestLocalTills::letsOnlyAnOwnerDoAnything()
{
    const TillId id = newTill();
    const auto marc = m_core->onCore([this] {
        const auto owner = m_shop->service->add(u"Sofie"_s, StaffRole::Owner, kHash);
        return owner ? m_shop->service->add(u"Marc"_s, StaffRole::Manager, kHash) : owner;
    });
    QVERIFY(marc);
    const auto codes = [&] {
        return QList<ErrorCode>{taken(m_tills->tills()).error().code,
                                taken(m_tills->setOn(false)).error().code,
                                taken(m_tills->invite({})).error().code,
                                taken(m_tills->stopInviting()).error().code,
                                taken(m_tills->accept(id)).error().code,
                                taken(m_tills->refuse(id)).error().code,
                                taken(m_tills->change(id, {.name = u"x"_s})).error().code,
                                taken(m_tills->revoke(id)).error().code,
                                taken(m_tills->remove(id)).error().code};
    };
    QCOMPARE(codes(), QList<ErrorCode>(9, ErrorCode::Unauthorized)); // locked
    m_shop->session.open(marc->id);
    QCOMPARE(codes(), QList<ErrorCode>(9, ErrorCode::AccessDenied));
    QVERIFY(m_switched.isEmpty());
    QVERIFY(!m_published->current()->find(id)->revokedAt);
}

void TestLocalTills::allowsNobodyMoreThanTheTill()
{
    QHash<StaffRole, StaffId> staff;
    for (const StaffRole role : kStaffRoles) {
        const auto added =
            m_core->onCore([&] { return m_shop->service->add(toText(role), role, kHash); });
        QVERIFY(added);
        staff.insert(role, added->id);
    }
    m_shop->session.setAtMost(StaffRole::Cashier);
    QCOMPARE(m_shop->session.state().atMost, StaffRole::Cashier);
    for (const StaffRole role : kStaffRoles) {
        m_shop->session.open(staff.value(role));
        QCOMPARE(taken(m_tills->tills()).error().code, ErrorCode::AccessDenied);
        QVERIFY(!m_shop->gate.allows(StaffCommand::ReadPayouts));
        QCOMPARE(m_shop->gate.allows(StaffCommand::CreatePayment), role != StaffRole::Bookkeeper);
    }
    m_shop->session.setAtMost(StaffRole::Owner);
    m_shop->session.open(staff.value(StaffRole::Owner));
    QVERIFY(taken(m_tills->tills()));
}

void TestLocalTills::limitsATillWithoutStaff()
{
    m_shop->session.setAtMost(StaffRole::Cashier);
    QCOMPARE(taken(m_tills->tills()).error().code, ErrorCode::AccessDenied);
    QVERIFY(m_shop->gate.allows(StaffCommand::CreatePayment));
}

TILLDESK_TEST(TestLocalTills, QCoreApplication)
#include "tst_local_tills.moc"
