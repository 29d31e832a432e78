#include "core/debtors/customers.h"
#include "core/debtors/page_json.h"
#include "core/debtors/place.h"
#include "core/debtors/web_files.h"
#include "core/domain/iban.h"
#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::debtors;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

QJsonObject objectOf(const std::string &json)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}

Payment somePayment()
{
    Payment payment = rowIn(PaymentStatus::Pending, kCoreStart).payment;
    payment.id = PaymentId(u"019aa4f3c7d15f3a9c1b7e6d"_s);
    payment.returnUrl = u"https://shop.example.com/thanks?a=1&b=2"_s;
    return payment;
}

PointOfSale pointOfSale(const ProfileId &profile, const QString &id)
{
    return {.id = id, .profileId = profile, .name = id, .shopId = {}, .shopName = {}};
}

http::Request fileRequest(const std::string &name, const std::string &tag = {})
{
    http::Request request;
    request.params["file"] = name;
    if (!tag.empty())
        request.headers.push_back({"If-None-Match", tag});
    return request;
}

std::string tagOf(const http::Response &response)
{
    for (const http::Header &header : response.headers) {
        if (header.name == "ETag")
            return header.value;
    }
    return {};
}

} // namespace

/// Input of the pages: data, files and the point of sale of a code.
class TestPageValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsTheCheckoutNothingOfTheDebtor();
    void leavesOutWhatIsEmpty();
    void showsThePhoneItsOwnAccount();
    void masksAnotherCustomersAccount();
    void findsThePlaceInAnyCase();
    void prefersThePlaceAsItStands();
    void findsNoPlaceThatIsAmbiguous();
    void servesItsFilesWithTheirTypes_data();
    void servesItsFilesWithTheirTypes();
    void sendsAFileOnlyOnce();
    void servesNothingElse();
    void keepsScriptsAndStylesOutOfThePages_data();
    void keepsScriptsAndStylesOutOfThePages();
};

void TestPageValues::tellsTheCheckoutNothingOfTheDebtor()
{
    Payment payment = somePayment();
    payment.debtor = {u"Lotte"_s, u"BE68539007547034"_s};
    payment.reference = u"Order 1"_s;
    payment.description = u"Bread"_s;
    payment.message = u"private"_s;
    const std::string json = checkoutJson(payment, openProfile({}, u"Shop"_s), "https://p/x",
                                          kCoreStart + std::chrono::seconds(1));
    QCOMPARE(objectOf(json),
             (QJsonObject{{u"paymentId"_s, u"019aa4f3c7d15f3a9c1b7e6d"_s},
                          {u"status"_s, u"PENDING"_s},
                          {u"amount"_s, 1250},
                          {u"currency"_s, u"EUR"_s},
                          {u"createdAt"_s, u"2026-11-20T13:32:10.000Z"_s},
                          {u"expireAt"_s, u"2026-11-20T13:52:10.000Z"_s},
                          {u"now"_s, u"2026-11-20T13:32:11.000Z"_s},
                          {u"shop"_s, u"Bakkerij Janssens"_s},
                          {u"description"_s, u"Bread"_s},
                          {u"reference"_s, u"Order 1"_s},
                          {u"deeplink"_s, u"https://p/x"_s},
                          {u"returnUrl"_s, u"https://shop.example.com/thanks?a=1&b=2"_s}}));
}

void TestPageValues::leavesOutWhatIsEmpty()
{
    const auto json = objectOf(phoneJson(somePayment(), openProfile({}, u"S"_s), kCoreStart));
    for (const auto &name : {u"shopName"_s, u"description"_s, u"reference"_s, u"returnUrl"_s})
        QVERIFY(!json.contains(name));
    const PointOfSale place = pointOfSale(ProfileId(), u"T1"_s);
    QCOMPARE(objectOf(emptyLocationJson(openProfile({}, u"S"_s), place, kCoreStart)),
             (QJsonObject{{u"now"_s, u"2026-11-20T13:32:10.000Z"_s},
                          {u"shop"_s, u"Bakkerij Janssens"_s}}));
}

void TestPageValues::showsThePhoneItsOwnAccount()
{
    Payment payment = somePayment();
    const Debtor own = customerOf(payment.id);
    for (const Debtor &known : {Debtor(), own}) {
        payment.debtor = known;
        const auto json = objectOf(phoneJson(payment, openProfile({}, u"S"_s), kCoreStart));
        QCOMPARE(json[u"customer"_s].toObject(),
                 (QJsonObject{{u"name"_s, own.name}, {u"iban"_s, ibanForPeople(own.iban)}}));
    }
}

void TestPageValues::masksAnotherCustomersAccount()
{
    Payment payment = somePayment();
    payment.debtor = {u"An"_s, u"BE68539007547034"_s};
    const auto json = objectOf(phoneJson(payment, openProfile({}, u"S"_s), kCoreStart));
    QCOMPARE(json[u"customer"_s].toObject(),
             (QJsonObject{{u"name"_s, u"An"_s}, {u"iban"_s, u"***********47034"_s}}));
}

void TestPageValues::findsThePlaceInAnyCase()
{
    CoreFixture core;
    QVERIFY(core.commit(
        [&] { return core.merchants.addPointOfSale(pointOfSale(core.profile.id, u"Till2b"_s)); }));
    const auto directory = core.published.current();
    const QString profile = core.profile.id.text();
    for (const auto &[profileId, posId] :
         {std::pair(profile, u"Till2b"_s), std::pair(profile.toUpper(), u"TILL2B"_s)}) {
        const auto place = findPlace(*directory, profileId, posId);
        QVERIFY(place);
        QCOMPARE(place->pointOfSale.id, u"Till2b"_s);
        QCOMPARE(place->profile.id, core.profile.id);
    }
    QVERIFY(!findPlace(*directory, profile, u"Till2"_s));
    QVERIFY(!findPlace(*directory, profile, u"Till2bb"_s));
    QVERIFY(!findPlace(*directory, u"0"_s.repeated(24), u"Till2b"_s));
}

void TestPageValues::prefersThePlaceAsItStands()
{
    CoreFixture core;
    for (const auto &id : {u"TILL"_s, u"till"_s})
        QVERIFY(core.commit(
            [&] { return core.merchants.addPointOfSale(pointOfSale(core.profile.id, id)); }));
    const auto directory = core.published.current();
    for (const auto &id : {u"TILL"_s, u"till"_s})
        QCOMPARE(findPlace(*directory, core.profile.id.text(), id)->pointOfSale.id, id);
}

void TestPageValues::findsNoPlaceThatIsAmbiguous()
{
    CoreFixture core;
    for (const auto &id : {u"Till"_s, u"till"_s})
        QVERIFY(core.commit(
            [&] { return core.merchants.addPointOfSale(pointOfSale(core.profile.id, id)); }));
    QVERIFY(!findPlace(*core.published.current(), core.profile.id.text(), u"TILL"_s));
}

void TestPageValues::servesItsFilesWithTheirTypes_data()
{
    QTest::addColumn<std::string>("type");
    const auto row = [](const char *name, const char *type) {
        QTest::newRow(name) << std::string(type);
    };
    for (const char *name : {"page.js", "texts.js", "checkout.js", "phone.js", "slider.js"})
        row(name, "text/javascript; charset=utf-8");
    for (const char *name : {"base.css", "checkout.css", "phone.css"})
        row(name, "text/css; charset=utf-8");
    row("icon.svg", "image/svg+xml");
    for (const char *name : {"inter-tilldesk-regular.otf", "inter-tilldesk-medium.otf",
                             "inter-tilldesk-semibold.otf", "inter-tilldesk-bold.otf"})
        row(name, "font/otf");
}

void TestPageValues::servesItsFilesWithTheirTypes()
{
    QFETCH(std::string, type);
    const auto response = WebFiles().file(fileRequest(QTest::currentDataTag()));
    QCOMPARE(response.status, 200);
    QCOMPARE(response.contentType, type);
    QVERIFY(response.body.size() > 100);
}

void TestPageValues::sendsAFileOnlyOnce()
{
    const WebFiles files;
    const std::string tag = tagOf(files.file(fileRequest("base.css")));
    QVERIFY(tag.size() > 10 && tag.starts_with('"') && tag.ends_with('"'));
    QVERIFY(tag != tagOf(files.file(fileRequest("phone.css"))));
    for (const std::string &known : {tag, "W/" + tag, "\"other\", " + tag}) {
        const auto again = files.file(fileRequest("base.css", known));
        QCOMPARE(again.status, 304);
        QVERIFY(again.body.empty());
        QCOMPARE(tagOf(again), tag);
    }
    QCOMPARE(files.file(fileRequest("base.css", "\"other\"")).status, 200);
}

void TestPageValues::servesNothingElse()
{
    const WebFiles files;
    for (const char *name :
         {"checkout.html", "phone.html", "", ".", "..", "../web/page.js", "PAGE.JS", "page.js/"})
        QCOMPARE(files.file(fileRequest(name)).status, 404);
}

void TestPageValues::keepsScriptsAndStylesOutOfThePages_data()
{
    QTest::addColumn<std::string>("name");
    QTest::newRow("checkout") << std::string("checkout.html");
    QTest::newRow("phone") << std::string("phone.html");
}

void TestPageValues::keepsScriptsAndStylesOutOfThePages()
{
    // The content security policy would block them; the browser tests verify the policy itself.
    QFETCH(std::string, name);
    const QString page = QString::fromStdString(WebFiles().page(name).body);
    static const QRegularExpression inlined(u"<style|<script(?![^>]* src=)|\\son\\w+=|\\sstyle="_s);
    QVERIFY(!inlined.match(page).hasMatch());
    static const QRegularExpression elsewhere(u"(?:src|href)=\"(?!/web/|#)[^\"]*\""_s);
    QVERIFY2(!elsewhere.match(page).hasMatch(), qPrintable(elsewhere.match(page).captured()));
    QVERIFY(page.contains("<noscript>"_L1));
}

TILLDESK_TEST(TestPageValues, QCoreApplication)
#include "tst_page_values.moc"
