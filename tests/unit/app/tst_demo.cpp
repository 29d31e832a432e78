#include "tests/support/demo_database.h"

#include "core/domain/sepa_text.h"
#include "core/storage/setting_repository.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimeZone>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::app;
using namespace tilldesk::test;
using namespace std::chrono_literals;

namespace {

QJsonObject jsonOf(const CommandResult &result)
{
    return QJsonDocument::fromJson(result.out).object();
}

/// Returns all content that must be the same for the same seed.
QStringList contentOf(const DemoDatabase &demo)
{
    return demo.rows(u"SELECT id || name || created_at FROM merchant ORDER BY seq"_s)
        + demo.rows(u"SELECT id || name || iban || bulk_id || created_at FROM profile"
                    " ORDER BY seq"_s)
        + demo.rows(u"SELECT profile || id || name FROM point_of_sale ORDER BY seq"_s)
        + demo.rows(
            u"SELECT id || '|' || profile || '|' || status || '|' || amount || '|'"
            " || created_at || '|' || expire_at || '|'"
            " || coalesce(CAST(succeeded_at AS TEXT), '')"
            " || '|' || reference || '|' || description || '|' || message || '|'"
            " || coalesce(CAST(point_of_sale AS TEXT), '') || '|' || debtor_name || debtor_iban"
            " || actor_kind || actor_name FROM payment ORDER BY seq"_s)
        + demo.rows(u"SELECT payment || '|' || at || '|' || cause || '|' || status || '|'"
                    " || actor_kind || actor_name FROM payment_step ORDER BY seq"_s);
}

struct LocalTime {
    int weekday; ///< 1: Monday
    QTime time;
};

LocalTime localTime(const QString &millis)
{
    const auto local = QDateTime::fromMSecsSinceEpoch(millis.toLongLong(), Qt::UTC)
                           .toTimeZone(QTimeZone("Europe/Brussels"));
    return {local.date().dayOfWeek(), local.time()};
}

} // namespace

class TestDemo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsWhatItMade();
    void makesKeysThatWork();
    void letsTheFirstProfileRefundAndCallBackHere();
    void switchesTheSimulationOn();
    void repeatsItselfForTheSameSeed();
    void makesAnotherShopForAnotherSeed();
    void isSound_data();
    void isSound();
    void leavesAFilledDatabaseAsItIs();
    void refusesWrongValues_data();
    void refusesWrongValues();
    void endsWhenItIsTold();
    void showsEveryStatus();
    void letsMostPaymentsSucceed();
    void leavesOnlyYoungPaymentsOpen();
    void keepsToOpeningHours();
    void isBusierOnSaturdays();
    void asksRealisticAmounts();
    void writesTextsThatABankTakes();
    void numbersReferencesWithoutGaps();
    void knowsADebtorExactlyWhenOneHasScanned();
    void goesOnWithRealPayments();
    void refusesToAppendBeforeTheLastPayment();
};

void TestDemo::printsWhatItMade()
{
    DemoDatabase demo;
    const auto result = demo.fill(10);
    QCOMPARE(result.exitCode, CommandResult::kFine);
    QCOMPARE(result.err, QByteArray());
    const QJsonObject json = jsonOf(result);
    QCOMPARE(json.keys(), (QStringList{u"merchants"_s, u"pointsOfSale"_s, u"profiles"_s}));

    QStringList merchants;
    for (const auto &merchant : json[u"merchants"_s].toArray())
        merchants << merchant[u"id"_s].toString() + merchant[u"name"_s].toString();
    QCOMPARE(merchants, demo.rows(u"SELECT id || name FROM merchant ORDER BY seq"_s));
    QCOMPARE(merchants.size(), 2);

    QStringList profiles;
    for (const auto &profile : json[u"profiles"_s].toArray())
        profiles << profile[u"merchantId"_s].toString() + profile[u"id"_s].toString()
                + profile[u"name"_s].toString();
    QCOMPARE(profiles,
             demo.rows(u"SELECT m.id || p.id || p.name FROM profile p"
                       " JOIN merchant m ON m.seq = p.merchant ORDER BY p.seq"_s));
    QCOMPARE(profiles.size(), 4);

    QStringList tills;
    for (const auto &till : json[u"pointsOfSale"_s].toArray())
        tills << till[u"profileId"_s].toString() + till[u"id"_s].toString()
                + till[u"name"_s].toString();
    QCOMPARE(tills,
             demo.rows(u"SELECT p.id || s.id || s.name FROM point_of_sale s"
                       " JOIN profile p ON p.seq = s.profile ORDER BY s.seq"_s));
    QVERIFY(tills.size() >= 4);
    QCOMPARE(demo.number(u"SELECT count(DISTINCT profile) FROM point_of_sale"_s), 2);
    QCOMPARE(demo.number(u"SELECT count(*) FROM payment"_s), 10);
}

void TestDemo::makesKeysThatWork()
{
    DemoDatabase demo;
    const QJsonObject json = jsonOf(demo.fill(0));
    const auto directory = demo.assembly().directory().current();
    QSet<QString> keys;
    for (const auto &profile : json[u"profiles"_s].toArray()) {
        const QString text = profile[u"apiKey"_s].toString();
        keys.insert(text);
        const auto *active = directory->key(merchants::apiKeyHash(text.toLatin1()));
        QVERIFY(active != nullptr);
        QCOMPARE(active->key.profileId.text(), profile[u"id"_s].toString());
        QCOMPARE(toTexts(active->key.authorities),
                 (QStringList{u"MERCHANT_PAYMENT"_s, u"MERCHANT_REFUND"_s}));
    }
    QCOMPARE(keys.size(), 4);
}

void TestDemo::letsTheFirstProfileRefundAndCallBackHere()
{
    DemoDatabase demo;
    const auto first = jsonOf(demo.fill(0))[u"profiles"_s].toArray().at(0);
    const auto directory = demo.assembly().directory().current();
    const auto *stored = directory->profile(ProfileId(first[u"id"_s].toString()));
    QVERIFY(stored != nullptr);
    QVERIFY(stored->profile.allowsRefunds);
    QVERIFY(stored->profile.allowsLoopbackCallbacks);
    QVERIFY(stored->profile.isOpen);
    QCOMPARE(stored->profile.channel, PaymentChannel::Online);

    const QStringList bulkIds =
        demo.rows(u"SELECT DISTINCT length(bulk_id) FROM profile WHERE bulk_id <> ''"_s);
    QCOMPARE(bulkIds.size(), 1); // all have the same length
}

void TestDemo::switchesTheSimulationOn()
{
    DemoDatabase demo;
    QVERIFY(demo.rows(u"SELECT value FROM setting WHERE name = 'simulation'"_s).isEmpty());
    demo.fill(0);
    storage::Database db(demo.path());
    storage::SettingRepository settings(db);
    QCOMPARE(settings.value(u"simulation"_s), std::optional(u"1"_s));
    settings.set(u"simulation"_s, u"0"_s);
    QCOMPARE(settings.value(u"simulation"_s), std::optional(u"0"_s));
    QCOMPARE(settings.value(u"Simulation"_s), std::nullopt);
}

void TestDemo::repeatsItselfForTheSameSeed()
{
    const CommandValues until{{u"until"_s, u"2026-11-20T15:30:00Z"_s}};
    DemoDatabase one;
    const auto first = one.fill(2500, 7, until);
    DemoDatabase other(kDemoEnd + 90min); // run at another time
    const auto second = other.fill(2500, 7, until);
    QCOMPARE(contentOf(one), contentOf(other));
    QVERIFY(first.out != second.out);
    QCOMPARE(one.number(u"SELECT count(*) FROM api_key"_s), 4);
    const QString hash = u"SELECT sha256 FROM api_key ORDER BY seq"_s;
    QVERIFY(one.rows(hash) != other.rows(hash));
}

void TestDemo::makesAnotherShopForAnotherSeed()
{
    DemoDatabase one;
    one.fill(200, 1);
    DemoDatabase other;
    other.fill(200, 2);
    const QString ids = u"SELECT id FROM payment UNION ALL SELECT id FROM merchant"_s;
    const QStringList first = one.rows(ids);
    const QStringList second = other.rows(ids);
    QVERIFY(!QSet(first.cbegin(), first.cend()).intersects({second.cbegin(), second.cend()}));
}

void TestDemo::isSound_data()
{
    QTest::addColumn<int>("payments");
    QTest::addColumn<int>("seed");
    QTest::newRow("none") << 0 << 1;
    QTest::newRow("one") << 1 << 2;
    QTest::newRow("one transaction") << 2000 << 3;
    QTest::newRow("one more") << 2001 << 4;
    QTest::newRow("many") << 20'000 << 5;
}

void TestDemo::isSound()
{
    QFETCH(int, payments);
    QFETCH(int, seed);
    DemoDatabase demo;
    QCOMPARE(demo.fill(payments, seed).exitCode, CommandResult::kFine);
    QCOMPARE(demo.number(u"SELECT count(*) FROM payment"_s), payments);
    const QStringList lines = demo.verify();
    QVERIFY2(lines.last() == u"sound"_s, qPrintable(lines.join(u'\n')));
}

void TestDemo::leavesAFilledDatabaseAsItIs()
{
    DemoDatabase demo;
    demo.fill(50);
    const QStringList before = contentOf(demo);
    const auto again = demo.fill(50, 2);
    QCOMPARE(again.exitCode, CommandResult::kFailed);
    QCOMPARE(again.out, QByteArray());
    QVERIFY(again.err.contains("already holds"));
    QCOMPARE(contentOf(demo), before);
    QCOMPARE(demo.number(u"SELECT count(*) FROM api_key"_s), 4);
}

void TestDemo::refusesWrongValues_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    QTest::newRow("fewer than none") << u"payments"_s << u"-1"_s;
    QTest::newRow("too many") << u"payments"_s << u"10000001"_s;
    QTest::newRow("no number") << u"payments"_s << u"many"_s;
    QTest::newRow("no payments") << u"payments"_s << u""_s;
    QTest::newRow("no seed") << u"seed"_s << u"x"_s;
    QTest::newRow("negative seed") << u"seed"_s << u"-3"_s;
    QTest::newRow("no time") << u"until"_s << u"today"_s;
    QTest::newRow("no zone") << u"until"_s << u"2026-11-20T15:30:00"_s;
    QTest::newRow("future") << u"until"_s << u"2026-11-20T15:30:00.001Z"_s;
    QTest::newRow("too long ago") << u"until"_s << u"1999-12-31T23:59:59Z"_s;
}

void TestDemo::refusesWrongValues()
{
    QFETCH(QString, option);
    QFETCH(QString, value);
    DemoDatabase demo;
    const auto result = demo.fill(5, 1, {{option, value}});
    QCOMPARE(result.exitCode, CommandResult::kWrongUsage);
    QVERIFY(QString::fromUtf8(result.err).startsWith(u"--%1: "_s.arg(option)));
    QCOMPARE(demo.number(u"SELECT count(*) FROM merchant"_s), 0);
}

void TestDemo::endsWhenItIsTold()
{
    DemoDatabase demo;
    const Timestamp end = kDemoEnd - std::chrono::days(100);
    demo.fill(4000, 1, {{u"until"_s, QString::fromLatin1(toIsoUtc(end))}});
    const qint64 last = demo.number(u"SELECT max(created_at) FROM payment"_s);
    QVERIFY(last < toMillis(end));
    QVERIFY(last > toMillis(end - 12h));
    QVERIFY(demo.number(u"SELECT max(at) FROM payment_step"_s) <= toMillis(end));
    const qint64 first = demo.number(u"SELECT min(created_at) FROM payment"_s);
    QVERIFY(first >= toMillis(end - std::chrono::days(30)));
    QVERIFY(first < toMillis(end - std::chrono::days(29)));
}

void TestDemo::showsEveryStatus()
{
    DemoDatabase demo;
    demo.fill(20'000);
    QCOMPARE(demo.number(u"SELECT count(DISTINCT status) FROM payment"_s), 10);
    QCOMPARE(demo.number(u"SELECT count(DISTINCT actor_kind) FROM payment_step"_s), 4);
}

void TestDemo::letsMostPaymentsSucceed()
{
    DemoDatabase demo;
    demo.fill(10'000);
    const auto share = [&demo](const QString &statuses) {
        return double(demo.number(
                   u"SELECT count(*) FROM payment WHERE status IN (%1)"_s.arg(statuses)))
            / 100;
    };
    QVERIFY(share(u"6"_s) > 86 && share(u"6"_s) < 90);
    for (const QString &rarer : {u"4"_s, u"5"_s, u"7"_s, u"8"_s, u"10"_s})
        QVERIFY(share(rarer) > 0.3 && share(rarer) < 7);
    QVERIFY(share(u"1, 2, 3"_s) < 1);
}

void TestDemo::leavesOnlyYoungPaymentsOpen()
{
    DemoDatabase demo;
    demo.fill(20'000);
    QVERIFY(demo.number(u"SELECT count(*) FROM payment WHERE status IN (1, 2, 3)"_s) >= 3);
    QCOMPARE(demo.number(u"SELECT count(*) FROM payment WHERE status IN (1, 2, 3)"
                         " AND expire_at <= %1"_s.arg(toMillis(kDemoEnd))),
             0);
    QCOMPARE(demo.number(u"SELECT count(*) FROM payment WHERE expire_at - created_at <> 1200000"_s),
             0);
    QVERIFY(demo.number(u"SELECT max(at) FROM payment_step"_s) <= toMillis(kDemoEnd));
    // Expired payments are not identified or confirmed.
    QCOMPARE(demo.number(u"SELECT count(*) FROM payment_step s JOIN payment p ON p.seq = s.payment"
                         " WHERE s.status IN (2, 3) AND s.at >= p.expire_at"_s),
             0);
}

void TestDemo::keepsToOpeningHours()
{
    DemoDatabase demo;
    demo.fill(5000);
    const QTime opens(7, 0);
    const QTime closes(18, 30);
    const QTime closesOnSundays(13, 0);
    for (const QString &time : demo.rows(u"SELECT p.created_at FROM payment p"
                                         " JOIN profile r ON r.seq = p.profile"
                                         " WHERE r.channel = 2"_s)) {
        const auto [weekday, at] = localTime(time);
        QVERIFY(weekday != 1);
        QVERIFY(at >= opens && at < (weekday == 7 ? closesOnSundays : closes));
    }
    const qint64 online = demo.number(u"SELECT count(*) FROM payment p"
                                      " JOIN profile r ON r.seq = p.profile WHERE r.channel = 1"_s);
    QVERIFY(online > 500 && online < 2000);
}

void TestDemo::isBusierOnSaturdays()
{
    DemoDatabase demo;
    demo.fill(5000);
    std::array<int, 8> byWeekday{};
    for (const QString &time : demo.rows(u"SELECT created_at FROM payment WHERE profile = 2"_s))
        ++byWeekday[std::size_t(localTime(time).weekday)];
    for (const std::size_t weekday : {2U, 3U, 4U})
        QVERIFY(byWeekday[6] > byWeekday[weekday] * 3 / 2);
}

void TestDemo::asksRealisticAmounts()
{
    DemoDatabase demo;
    demo.fill(5000);
    const auto within = [&demo](const QString &name, qint64 least, qint64 most) {
        const QString where = u" FROM payment p JOIN profile r ON r.seq = p.profile"
                              " WHERE r.name = '%1'"_s.arg(name);
        return demo.number(u"SELECT min(amount)"_s + where) >= least
            && demo.number(u"SELECT max(amount)"_s + where) <= most
            && demo.number(u"SELECT count(DISTINCT amount)"_s + where) > 30;
    };
    QVERIFY(within(u"Webshop"_s, 280, 4'000));
    QVERIFY(within(u"Winkel"_s, 280, 4'000));
    QVERIFY(within(u"Boutique"_s, 800, 12'000));
    QVERIFY(within(u"Factures"_s, 15'000, 190'000));
}

void TestDemo::writesTextsThatABankTakes()
{
    DemoDatabase demo;
    demo.fill(5000);
    for (const QString &text : demo.rows(u"SELECT DISTINCT description FROM payment"_s))
        QVERIFY2(sepaText(text, kDescriptionLength, u"description"_s), qPrintable(text));
    for (const QString &text : demo.rows(u"SELECT DISTINCT message FROM payment"_s))
        QVERIFY2(sepaText(text, kDescriptionLength, u"message"_s), qPrintable(text));
    for (const QString &text : demo.rows(u"SELECT DISTINCT reference FROM payment"_s))
        QVERIFY2(!text.isEmpty() && sepaText(text, kReferenceLength, u"reference"_s),
                 qPrintable(text));
    for (const QString &text : demo.rows(u"SELECT DISTINCT debtor_name FROM payment"_s))
        QVERIFY2(sepaText(text, kReferenceLength, u"name"_s), qPrintable(text));
    QCOMPARE(demo.rows(u"SELECT DISTINCT substr(debtor_iban, 1, 2) FROM payment"
                       " WHERE debtor_iban <> '' ORDER BY 1"_s),
             (QStringList{u"BE"_s, u"DE"_s, u"FR"_s, u"LU"_s, u"NL"_s}));
}

void TestDemo::numbersReferencesWithoutGaps()
{
    DemoDatabase demo;
    demo.fill(3000);
    const QStringList references =
        demo.rows(u"SELECT reference FROM payment WHERE profile = 1 ORDER BY seq"_s);
    for (qsizetype i = 0; i < references.size(); ++i)
        QCOMPARE(references[i], u"Order %1"_s.arg(10'001 + i));
    QCOMPARE(demo.number(u"SELECT count(*) FROM payment WHERE (point_of_sale IS NOT NULL)"
                         " <> (reference LIKE 'Till %')"_s),
             0);
    QCOMPARE(demo.number(u"SELECT count(*) FROM (SELECT profile, reference FROM payment"
                         " GROUP BY 1, 2 HAVING count(*) > 1) AS twice"_s),
             0);
}

void TestDemo::knowsADebtorExactlyWhenOneHasScanned()
{
    DemoDatabase demo;
    demo.fill(3000);
    QCOMPARE(demo.number(u"SELECT count(*) FROM payment p WHERE (debtor_iban <> '') <> EXISTS"
                         " (SELECT 1 FROM payment_step s WHERE s.payment = p.seq"
                         " AND s.status = 2)"_s),
             0);
    QCOMPARE(demo.number(u"SELECT count(*) FROM payment WHERE (debtor_iban = '')"
                         " <> (debtor_name = '')"_s),
             0);
    QCOMPARE(demo.number(u"SELECT count(*) FROM payment_step s JOIN payment p ON p.seq = s.payment"
                         " WHERE s.actor_kind = 4 AND s.actor_name <> p.debtor_name"_s),
             0);
}

void TestDemo::goesOnWithRealPayments()
{
    DemoDatabase demo;
    const auto profile = jsonOf(demo.fill(500))[u"profiles"_s].toArray().at(0);
    demo.clock().advance(1h);
    const auto created = onCore(demo.assembly(), [&] {
        return demo.assembly().services().payments().create(ProfileId(profile[u"id"_s].toString()),
                                                            {.amount = Amount::fromCents(100)}, {});
    });
    QVERIFY(created);
    QCOMPARE(created->seq, 501);
    QCOMPARE(created->createdAt, kDemoEnd + 1h);
    QCOMPARE(demo.verify().last(), u"sound"_s);
}

void TestDemo::refusesToAppendBeforeTheLastPayment()
{
    DemoDatabase demo;
    demo.fill(10);
    payments::PaymentRow row{.payment = {}, .profileSeq = 1, .voucherEligibility = {}};
    row.payment.createdAt = kDemoEnd - std::chrono::days(31);
    const auto appended = onCore(
        demo.assembly(), [&] { return demo.assembly().services().payments().append(row, {}); });
    QVERIFY(!appended);
    QCOMPARE(appended.error().code, ErrorCode::Internal);
    QCOMPARE(demo.number(u"SELECT count(*) FROM payment"_s), 10);
}

TILLDESK_TEST(TestDemo, QCoreApplication)
#include "tst_demo.moc"
