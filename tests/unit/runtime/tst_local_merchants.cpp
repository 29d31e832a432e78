#include "core/runtime/local_merchants.h"
#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"
#include "tests/unit/runtime/shop_gate.h"
#include "tests/unit/runtime/taken.h"

#include <QSignalSpy>

using namespace tilldesk;
using namespace tilldesk::runtime;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

const QString kKeySet =
    u"{\"keys\":[{\"kty\":\"EC\",\"crv\":\"P-256\",\"kid\":\"a\","
    "\"x\":\"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU\","
    "\"y\":\"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0\"},{\"kty\":\"oct\",\"kid\":\"b\"}]}"_s;

} // namespace

/// The window's merchant gateway over the real core and a database file.
class TestLocalMerchants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void addsMerchantsAndProfiles();
    void changesProfiles();
    void addsAndChangesPointsOfSale();
    void makesAndRevokesKeys();
    void tellsEveryChange();
    void refusesWithoutATrace();
    void drawsTheCodeOfAPlace();
    void drawsTheProvidersCodeOfAHostedPlace();
    void readsAKeySetWithoutStoringIt();
    void answersBusyOnceStopped();

private:
    /// Counts rows over another connection: only committed rows.
    [[nodiscard]] qint64 count(const QString &fromWhere) const
    {
        return m_core->number(u"SELECT count(*) FROM "_s + fromWhere);
    }

    std::unique_ptr<CoreThreads> m_core;
    std::unique_ptr<ShopGate> m_shop;
    payments::PublicAddress m_address;
    hosted::PublishedConnections m_connections;
    std::unique_ptr<LocalMerchants> m_merchants;
};

void TestLocalMerchants::init()
{
    m_core = std::make_unique<CoreThreads>();
    m_address.set("https://pay.example.com");
    m_shop = std::make_unique<ShopGate>(*m_core);
    m_merchants = std::make_unique<LocalMerchants>(m_shop->gate, m_core->services->merchants,
                                                   m_core->published, m_address, m_connections);
    m_core->core.addListener([this](const Events &events) {
        if (events.merchantsChanged)
            m_merchants->notify();
    });
}

void TestLocalMerchants::cleanup()
{
    m_core->stop();
    m_merchants.reset();
    m_shop.reset();
    m_core.reset();
}

void TestLocalMerchants::addsMerchantsAndProfiles()
{
    const auto merchant = taken(m_merchants->addMerchant({.name = u" Peeters "_s}));
    QCOMPARE(merchant->name, u"Peeters"_s);
    QCOMPARE(count(u"merchant WHERE name = 'Peeters'"_s), 1);
    // Includes the new merchant, which has no profile yet.
    QCOMPARE(taken(m_merchants->merchants())->size(), 2);
    QCOMPARE(taken(m_merchants->merchants())->last(), *merchant);

    Merchant renamed = *merchant;
    renamed.name = u"Peeters & Fils"_s;
    renamed.vatNumber = u"BE0403019261"_s;
    QCOMPARE(*taken(m_merchants->changeMerchant(renamed)), renamed);
    QCOMPARE(count(u"merchant WHERE name = 'Peeters & Fils' AND vat_number = 'BE0403019261'"_s), 1);
    const auto profile = taken(m_merchants->addProfile(openProfile(merchant->id, u"Counter"_s)));
    QVERIFY(profile);
    QCOMPARE(count(u"profile WHERE id = '%1'"_s.arg(profile->id.text())), 1);
    const auto entries = taken(m_merchants->profiles());
    QCOMPARE(entries->size(), 2);
    QCOMPARE(entries->last(), (ProfileEntry{renamed, *profile, {}}));
}

void TestLocalMerchants::changesProfiles()
{
    Profile wanted = m_core->profile;
    wanted.name = u"Market"_s;
    wanted.asksAcknowledgement = true;
    QCOMPARE(*taken(m_merchants->changeProfile(wanted)), wanted);
    QCOMPARE(count(u"profile WHERE name = 'Market' AND asks_acknowledgement = 1"_s), 1);
    QCOMPARE(taken(m_merchants->profiles())->first().profile, wanted);
}

void TestLocalMerchants::addsAndChangesPointsOfSale()
{
    PointOfSale place{u"T1"_s, m_core->profile.id, u"Till 1"_s, {}, {}};
    QCOMPARE(*taken(m_merchants->addPointOfSale(place)), place);
    place.name = u"Terrace"_s;
    place.shopName = u"Main street"_s;
    QCOMPARE(*taken(m_merchants->changePointOfSale(place)), place);
    QCOMPARE(count(u"point_of_sale WHERE name = 'Terrace' AND shop_name = 'Main street'"_s), 1);
    QCOMPARE(taken(m_merchants->profiles())->first().pointsOfSale, QList<PointOfSale>{place});
}

void TestLocalMerchants::makesAndRevokesKeys()
{
    const auto made = taken(
        m_merchants->createApiKey({m_core->profile.id, u"Till"_s, {}, Authority::MerchantPayment}));
    QVERIFY(made);
    QCOMPARE(made->text.size(), 36);
    QCOMPARE(taken(m_merchants->apiKeys())->last().id, made->key.id);
    QVERIFY(m_core->published.current()->key(made->key.sha256) != nullptr);

    m_core->clock.advance(std::chrono::seconds(5));
    QVERIFY(taken(m_merchants->revokeApiKey(made->key.id)));
    QVERIFY(m_core->published.current()->key(made->key.sha256) == nullptr);
    QCOMPARE(taken(m_merchants->apiKeys())->last().revokedAt,
             std::optional(m_core->clock.now())); // the list includes revoked keys
    QCOMPARE(count(u"api_key WHERE revoked_at IS NOT NULL"_s), 1);
    QCOMPARE(taken(m_merchants->revokeApiKey(made->key.id)).error().code,
             ErrorCode::ApiKeyNotFound);
}

void TestLocalMerchants::tellsEveryChange()
{
    QSignalSpy changed(m_merchants.get(), &gateway::Merchants::changed);
    const auto merchant = taken(m_merchants->addMerchant({.name = u"Peeters"_s}));
    QTRY_COMPARE(changed.size(), 1);
    auto profile = taken(m_merchants->addProfile(openProfile(merchant->id, u"Counter"_s)));
    QTRY_COMPARE(changed.size(), 2);
    profile->isOpen = false;
    QVERIFY(taken(m_merchants->changeProfile(*profile)));
    QTRY_COMPARE(changed.size(), 3);
    const PointOfSale place{u"T1"_s, profile->id, u"Till 1"_s, {}, {}};
    QVERIFY(taken(m_merchants->addPointOfSale(place)));
    QTRY_COMPARE(changed.size(), 4);
    QVERIFY(taken(m_merchants->changePointOfSale(place)));
    QTRY_COMPARE(changed.size(), 5);
    const auto key =
        taken(m_merchants->createApiKey({profile->id, u"Till"_s, {}, Authority::MerchantRefund}));
    QTRY_COMPARE(changed.size(), 6);
    QVERIFY(taken(m_merchants->revokeApiKey(key->key.id)));
    QTRY_COMPARE(changed.size(), 7);
}

void TestLocalMerchants::refusesWithoutATrace()
{
    QSignalSpy changed(m_merchants.get(), &gateway::Merchants::changed);
    const ProfileId nobody(u"nobody"_s);
    Profile wrong = m_core->profile;
    wrong.iban = u"BE00"_s;
    QCOMPARE(taken(m_merchants->addMerchant({.name = QString()})).error().field, u"name"_s);
    QCOMPARE(taken(m_merchants->addProfile(wrong)).error().field, u"iban"_s);
    QCOMPARE(taken(m_merchants->changeProfile(wrong)).error().field, u"iban"_s);
    wrong.id = nobody;
    QCOMPARE(taken(m_merchants->changeProfile(wrong)).error().code, ErrorCode::ProfileNotFound);
    QCOMPARE(taken(m_merchants->addPointOfSale({u"T1"_s, nobody, {}, {}, {}})).error().code,
             ErrorCode::ProfileNotFound);
    QCOMPARE(taken(m_merchants->changePointOfSale({u"T1"_s, m_core->profile.id, {}, {}, {}}))
                 .error()
                 .code,
             ErrorCode::PointOfSaleNotFound);
    QCOMPARE(
        taken(m_merchants->createApiKey({m_core->profile.id, u"Till"_s, {}, {}})).error().field,
        u"authority"_s);
    QCOMPARE(taken(m_merchants->merchants())->size(), 1);
    QCOMPARE(taken(m_merchants->profiles())->size(), 1);
    QCOMPARE(taken(m_merchants->apiKeys())->size(), 1);
    QCOMPARE(changed.size(), 0);
}

void TestLocalMerchants::drawsTheCodeOfAPlace()
{
    const ProfileId profile = m_core->profile.id;
    QCOMPARE(m_merchants->locationLink(profile, u"T1"_s),
             QString(u"https://pay.example.com/l/1/"_s + profile.text() + u"/T1"_s));
    QCOMPARE(taken(m_merchants->locationCode(profile, u"T1"_s)).error().code,
             ErrorCode::PointOfSaleNotFound);
    QCOMPARE(taken(m_merchants->locationCode(ProfileId(u"nobody"_s), u"T1"_s)).error().code,
             ErrorCode::ProfileNotFound);
    QVERIFY(taken(m_merchants->addPointOfSale({u"T1"_s, profile, {}, {}, {}})));
    const auto code = taken(m_merchants->locationCode(profile, u"T1"_s));
    QVERIFY(code);
    QVERIFY(code->size >= 21);
}

void TestLocalMerchants::drawsTheProvidersCodeOfAHostedPlace()
{
    const ProfileId profile = m_core->profile.id;
    hosted::Connection connection{.shown = {.profileId = profile,
                                            .baseUrl = u"https://provider.example"_s,
                                            .hostedProfileId = u"01a168c9641f2d7709c41e55"_s},
                                  .apiKey = {},
                                  .keys = {},
                                  .claims = ClaimNames({})};
    m_connections.publish(std::make_shared<const hosted::Connections>(hosted::Connections{
        {profile, std::make_shared<const hosted::Connection>(std::move(connection))}}));
    QCOMPARE(m_merchants->locationLink(profile, u"T1"_s),
             u"https://provider.example/l/1/01a168c9641f2d7709c41e55/T1"_s);
}

void TestLocalMerchants::readsAKeySetWithoutStoringIt()
{
    const auto summary = taken(m_merchants->checkKeySet(kKeySet));
    QVERIFY(summary);
    QCOMPARE(summary->kids, QStringList{u"a"_s});
    QCOMPARE(summary->skipped.size(), 1);
    const auto wrong = taken(m_merchants->checkKeySet(u"{}"_s));
    QCOMPARE(wrong.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(wrong.error().field, u"jwks"_s);
    QCOMPARE(count(u"profile WHERE jwks <> ''"_s), 0);
}

void TestLocalMerchants::answersBusyOnceStopped()
{
    m_core->stop();
    QCOMPARE(taken(m_merchants->addMerchant({.name = u"Peeters"_s})).error().code, ErrorCode::Busy);
    QCOMPARE(taken(m_merchants->apiKeys()).error().code, ErrorCode::Busy);
    // The published directory can still be read.
    QCOMPARE(taken(m_merchants->profiles())->size(), 1);
}

TILLDESK_TEST(TestLocalMerchants, QCoreApplication)
#include "tst_local_merchants.moc"
