#include "core/domain/merchant_details.h"
#include "tests/support/test_program.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace tilldesk;

class TestMerchantDetails : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acceptsNamesThatBanksDoNot();
    void refusesANameNobodyCanRead_data();
    void refusesANameNobodyCanRead();
    void checksVatNumbers_data();
    void checksVatNumbers();
    void keepsTheLinesOfAnAddress();
    void refusesALongAddress();
    void namesTheFieldThatIsWrong();
    void namesTheCompanyAsTheOwnerOfAnAccount();
    void listsWhatIsBelowTheNameOnPaper();
};

void TestMerchantDetails::acceptsNamesThatBanksDoNot()
{
    QCOMPARE(checkedName(u"  Café Zoé & Fils "_s, u"name"_s), u"Café Zoé & Fils"_s);
    QCOMPARE(checkedName(u"Cafe\u0301"_s, u"name"_s), u"Café"_s); // in NFC
}

void TestMerchantDetails::refusesANameNobodyCanRead_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("empty") << u" "_s;
    QTest::newRow("too long") << QString(61, u'a');
    QTest::newRow("a control character") << u"Zoé\u0007"_s;
    QTest::newRow("a text that turns the direction") << u"Zoé\u202E"_s;
}

void TestMerchantDetails::refusesANameNobodyCanRead()
{
    QFETCH(const QString, name);
    const auto checked = checkedName(name, u"creditorName"_s);
    QVERIFY(!checked);
    QCOMPARE(checked.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(checked.error().field, u"creditorName"_s);
    QVERIFY(!checked.error().detail.isEmpty());
}

void TestMerchantDetails::checksVatNumbers_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("stored"); // null: refused
    const auto row = [](const char *name, const QString &typed, const QString &stored) {
        QTest::newRow(name) << typed << stored;
    };
    row("none", u"  "_s, u""_s);
    row("Belgian", u"be 0403.019.261"_s, u"BE0403019261"_s);
    row("Belgian, new series", u"BE1000000021"_s, u"BE1000000021"_s);
    row("Belgian, wrong check digits", u"BE0403019262"_s, {});
    row("Belgian, old form", u"BE403019261"_s, {});
    row("Belgian, beginning with 2", u"BE2403019261"_s, {});
    row("Dutch", u"NL 0044.95445.B01"_s, u"NL004495445B01"_s);
    row("German", u"DE136695976"_s, u"DE136695976"_s);
    row("French", u"FR 40 303 265 045"_s, u"FR40303265045"_s);
    row("Swiss", u"CHE-116.281.710 MWST"_s, u"CHE116281710MWST"_s);
    row("no country", u"0403019261"_s, {});
    row("no digits", u"BEABCDEFG"_s, {});
    row("a country only", u"FR"_s, {});
    row("too long", u"FR1234567890123456"_s, {});
    row("other signs", u"FR/40303265045"_s, {});
}

void TestMerchantDetails::checksVatNumbers()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, stored);
    const auto checked = checkedVatNumber(typed);
    QCOMPARE(checked.has_value(), !stored.isNull());
    if (checked)
        QCOMPARE(*checked, stored);
    else
        QCOMPARE(checked.error().field, u"vatNumber"_s);
}

void TestMerchantDetails::keepsTheLinesOfAnAddress()
{
    QCOMPARE(checkedAddress(u" Rue Haute 12 \r\n\n1000 Bruxelles\n"_s),
             u"Rue Haute 12\n1000 Bruxelles"_s);
    QCOMPARE(checkedAddress({}), QString());
}

void TestMerchantDetails::refusesALongAddress()
{
    QVERIFY(checkedAddress(u"1\n2\n3\n4"_s));
    QCOMPARE(checkedAddress(u"1\n2\n3\n4\n5"_s).error().detail, u"at most 4 lines"_s);
    QVERIFY(checkedAddress(QString(70, u'a')));
    QCOMPARE(checkedAddress(QString(71, u'a')).error().detail, u"at most 70 characters"_s);
    QCOMPARE(checkedAddress(QString(5000, u'\n')).error().field, u"address"_s);
}

void TestMerchantDetails::namesTheFieldThatIsWrong()
{
    const Merchant right{.name = u"Zoé"_s, .companyName = u"Zoé BV"_s, .vatNumber = u"FR1234"_s};
    QCOMPARE(checkedMerchant(right), right);
    for (const auto &[field, member, value] :
         {std::tuple(u"name"_s, &Merchant::name, u""_s),
          {u"companyName"_s, &Merchant::companyName, QString(71, u'a')},
          {u"address"_s, &Merchant::address, u"1\n2\n3\n4\n5"_s},
          {u"vatNumber"_s, &Merchant::vatNumber, u"1"_s}}) {
        Merchant wrong = right;
        wrong.*member = value;
        QCOMPARE(checkedMerchant(wrong).error().field, field);
    }
}

void TestMerchantDetails::namesTheCompanyAsTheOwnerOfAnAccount()
{
    QCOMPARE(accountOwner({.name = u"Café Zoé & Fils"_s}), u"Café Zoé & Fils"_s);
    QCOMPARE(accountOwner({.name = u"Café Zoé"_s, .companyName = u"Zoé SRL"_s}), u"Zoé SRL"_s);
}

void TestMerchantDetails::listsWhatIsBelowTheNameOnPaper()
{
    QCOMPARE(addressLines({.name = u"Zoé"_s}), QStringList());
    QCOMPARE(addressLines({.name = u"Zoé"_s, .companyName = u"Zoé"_s}), QStringList());
    QCOMPARE(addressLines({.name = u"Zoé"_s, .companyName = u"Zoé SRL"_s, .address = u"1\n2"_s}),
             QStringList({u"Zoé SRL"_s, u"1"_s, u"2"_s}));
}

TILLDESK_TEST(TestMerchantDetails, QCoreApplication)
#include "tst_merchant_details.moc"
