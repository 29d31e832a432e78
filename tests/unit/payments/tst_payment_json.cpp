#include "core/payments/payment_json.h"

#include "core/payments/payment_links.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::payments;
using namespace Qt::StringLiterals;

namespace {

const std::string kBase = "http://127.0.0.1:8400";
const QString kId = u"01a1f7d0a1b2000000000001"_s;

Creditor someCreditor()
{
    Creditor creditor;
    creditor.id = ProfileId(u"01a1f7d0a1b20000000000b1"_s);
    creditor.merchantId = MerchantId(u"01a1f7d0a1b20000000000a1"_s);
    creditor.name = u"Web shop"_s;
    creditor.creditorName = u"Bakkerij Janssens"_s;
    creditor.iban = u"BE68539007547034"_s;
    creditor.callbackUrl = u"https://profile.example.com/never-told"_s;
    return creditor;
}

Payment somePayment(PaymentStatus status = PaymentStatus::Pending)
{
    Payment payment;
    payment.seq = 77;
    payment.id = PaymentId(kId);
    payment.profileId = someCreditor().id;
    payment.status = status;
    payment.amount = Amount::fromCents(999'999'999'999);
    payment.createdAt = fromMillis(1'795'181'530'007);
    payment.expireAt = fromMillis(1'795'182'730'007);
    return payment;
}

QJsonObject parsed(const std::string &text)
{
    QJsonParseError problem;
    const auto document = QJsonDocument::fromJson(QByteArray::fromStdString(text), &problem);
    if (problem.error != QJsonParseError::NoError)
        qWarning("%s", qPrintable(problem.errorString()));
    return document.object();
}

/// Returns the members in which two objects differ, with both values.
QStringList differences(const QJsonObject &actual, const QJsonObject &expected)
{
    QStringList lines;
    for (const QString &name : actual.keys() + expected.keys()) {
        if (actual[name] != expected[name]) {
            const auto text = [&name](const QJsonObject &object) {
                return QString::fromUtf8(
                    QJsonDocument(QJsonArray{object[name]}).toJson(QJsonDocument::Compact));
            };
            lines << QString(name + u": "_s + text(actual) + u" is not "_s + text(expected));
        }
    }
    return lines;
}

QJsonObject link(const QString &href)
{
    return {{u"href"_s, href}};
}

QJsonObject basicLinks()
{
    const QString base = QString::fromStdString(kBase);
    return {{u"self"_s, link(base + u"/v3/payments/"_s + kId)},
            {u"deeplink"_s, link(base + u"/pay/2/"_s + kId)},
            {u"qrcode"_s,
             link(base + u"/qrcode?c=http%3A%2F%2F127.0.0.1%3A8400%2Fpay%2F2%2F"_s + kId)}};
}

} // namespace

class TestPaymentJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersACreation();
    void answersABarePayment();
    void answersEveryFieldOfAPayment();
    void masksTheDebtorsAccount();
    void linksByStatus_data();
    void linksByStatus();
    void escapesTexts();
    void countsPages_data();
    void countsPages();
};

void TestPaymentJson::answersACreation()
{
    Payment payment = somePayment();
    payment.reference = u"R-1"_s;
    payment.description = u"Two breads"_s;
    payment.bulkId = u"never in a creation"_s;
    payment.returnUrl = u"https://shop.example.com/r"_s;
    payment.callbackUrl = u"https://shop.example.com/c"_s;
    payment.identifyCallbackUrl = u"https://shop.example.com/i"_s;
    QJsonObject links = basicLinks();
    links.insert(u"cancel"_s, links.value(u"self"_s));
    links[u"checkout"_s] = link(QString::fromStdString(kBase) + u"/checkout/"_s + kId);

    QCOMPARE(
        differences(parsed(createdJson(payment, someCreditor(), kBase)),
                    QJsonObject{
                        {u"paymentId"_s, kId},
                        {u"status"_s, u"PENDING"_s},
                        {u"createdAt"_s, u"2026-11-20T13:32:10.007Z"_s},
                        {u"expiresAt"_s, u"2026-11-20T13:52:10.007Z"_s},
                        {u"description"_s, u"Two breads"_s},
                        {u"reference"_s, u"R-1"_s},
                        {u"amount"_s, qint64(999'999'999'999)},
                        {u"currency"_s, u"EUR"_s},
                        {u"creditor"_s,
                         QJsonObject{{u"profileId"_s, u"01a1f7d0a1b20000000000b1"_s},
                                     {u"merchantId"_s, u"01a1f7d0a1b20000000000a1"_s},
                                     {u"name"_s, u"Bakkerij Janssens"_s},
                                     {u"iban"_s, u"BE68539007547034"_s},
                                     {u"identifyCallbackUrl"_s, u"https://shop.example.com/i"_s},
                                     {u"callbackUrl"_s, u"https://shop.example.com/c"_s}}},
                        {u"_links"_s, links},
                    }),
        QStringList());
}

void TestPaymentJson::answersABarePayment()
{
    QJsonObject links = basicLinks();
    links.insert(u"cancel"_s, links.value(u"self"_s));

    QCOMPARE(differences(parsed(paymentJson(somePayment(), someCreditor(), kBase)),
                         QJsonObject{
                             {u"paymentId"_s, kId},
                             {u"createdAt"_s, u"2026-11-20T13:32:10.007Z"_s},
                             {u"expireAt"_s, u"2026-11-20T13:52:10.007Z"_s},
                             {u"currency"_s, u"EUR"_s},
                             {u"status"_s, u"PENDING"_s},
                             {u"creditor"_s,
                              QJsonObject{{u"profileId"_s, u"01a1f7d0a1b20000000000b1"_s},
                                          {u"merchantId"_s, u"01a1f7d0a1b20000000000a1"_s},
                                          {u"name"_s, u"Bakkerij Janssens"_s},
                                          {u"iban"_s, u"BE68539007547034"_s}}},
                             {u"amount"_s, qint64(999'999'999'999)},
                             {u"_links"_s, links},
                         }),
             QStringList());
}

void TestPaymentJson::answersEveryFieldOfAPayment()
{
    Payment payment = somePayment(PaymentStatus::Succeeded);
    payment.succeededAt = fromMillis(1'795'181'600'000);
    payment.reference = u"R-1"_s;
    payment.description = u"Two breads"_s;
    payment.bulkId = u"DAY"_s;
    payment.message = u"Thanks"_s;
    payment.debtor = {u"An"_s, u"BE71096123456769"_s};
    const QJsonObject json = parsed(paymentJson(payment, someCreditor(), kBase));

    QCOMPARE(json.keys(),
             QStringList({u"_links"_s, u"amount"_s, u"bulkId"_s, u"createdAt"_s, u"creditor"_s,
                          u"currency"_s, u"debtor"_s, u"description"_s, u"expireAt"_s, u"message"_s,
                          u"paymentId"_s, u"reference"_s, u"status"_s, u"succeededAt"_s}));
    QCOMPARE(json[u"succeededAt"_s].toString(), u"2026-11-20T13:33:20.000Z"_s);
    QCOMPARE(json[u"bulkId"_s].toString(), u"DAY"_s);
    QCOMPARE(json[u"message"_s].toString(), u"Thanks"_s);
    QCOMPARE(json[u"debtor"_s].toObject(),
             (QJsonObject{{u"name"_s, u"An"_s}, {u"iban"_s, u"***********56769"_s}}));
}

void TestPaymentJson::masksTheDebtorsAccount()
{
    Payment payment = somePayment(PaymentStatus::Identified);
    payment.debtor = {{}, u"BE71096123456769"_s};
    const std::string text = paymentJson(payment, someCreditor(), kBase);

    QVERIFY(text.find("BE7109612345") == std::string::npos);
    QCOMPARE(parsed(text)[u"debtor"_s].toObject().keys(), QStringList(u"iban"_s));
    payment.debtor = {u"Nobody"_s, {}};
    QVERIFY(!parsed(paymentJson(payment, someCreditor(), kBase)).contains(u"debtor"_s));
}

void TestPaymentJson::linksByStatus_data()
{
    QTest::addColumn<PaymentStatus>("status");
    QTest::addColumn<QString>("extra");

    for (const PaymentStatus status : kPaymentStatuses) {
        QString extra;
        if (status == PaymentStatus::Pending || status == PaymentStatus::Identified)
            extra = u"cancel"_s;
        if (status == PaymentStatus::Succeeded)
            extra = u"refund"_s;
        QTest::newRow(toText(status).data()) << status << extra;
    }
}

void TestPaymentJson::linksByStatus()
{
    QFETCH(const PaymentStatus, status);
    QFETCH(const QString, extra);
    QJsonObject links = basicLinks();
    const QString self = links[u"self"_s][u"href"_s].toString();
    if (!extra.isEmpty())
        links[extra] = link(extra == "refund"_L1 ? QString(self + u"/refunds"_s) : self);
    const QJsonObject json = parsed(paymentJson(somePayment(status), someCreditor(), kBase));

    QCOMPARE(json[u"_links"_s].toObject(), links);
    QCOMPARE(json[u"status"_s].toString(), QString(toText(status)));
}

void TestPaymentJson::escapesTexts()
{
    Payment payment = somePayment();
    payment.description = QString(u"\"quoted\" \\ back\nline\tΩ🥐"_s) + QChar(1) + QChar(0x2028);
    const std::string text = paymentJson(payment, someCreditor(), kBase);

    QCOMPARE(parsed(text)[u"description"_s].toString(), payment.description);
    QVERIFY(std::ranges::none_of(
        text, [](char c) { return static_cast<signed char>(c) >= 0 && c < ' '; }));
}

void TestPaymentJson::countsPages_data()
{
    QTest::addColumn<int>("total");
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("pages");

    QTest::newRow("none") << 0 << 10 << 0;
    QTest::newRow("one") << 1 << 10 << 1;
    QTest::newRow("a full page") << 10 << 10 << 1;
    QTest::newRow("one more") << 11 << 10 << 2;
    QTest::newRow("one a page") << 7 << 1 << 7;
    QTest::newRow("size 0") << 7 << 0 << 0;
}

void TestPaymentJson::countsPages()
{
    QFETCH(const int, total);
    QFETCH(const int, size);
    QFETCH(const int, pages);
    const PaymentPage page{.total = total, .rows = {somePayment(), somePayment()}};
    const QJsonObject json = parsed(searchPageJson(page, 3, size, someCreditor(), kBase));

    QCOMPARE(
        json.keys(),
        QStringList({u"details"_s, u"number"_s, u"size"_s, u"totalElements"_s, u"totalPages"_s}));
    QCOMPARE(json[u"totalElements"_s].toInt(), total);
    QCOMPARE(json[u"totalPages"_s].toInt(), pages);
    QCOMPARE(json[u"number"_s].toInt(), 3);
    QCOMPARE(json[u"size"_s].toInt(), 2); // elements in this page
    QCOMPARE(json[u"details"_s].toArray().size(), 2);
    QCOMPARE(json[u"details"_s][0].toObject(),
             parsed(paymentJson(somePayment(), someCreditor(), kBase)));
}

TILLDESK_TEST(TestPaymentJson, QCoreApplication)
#include "tst_payment_json.moc"
