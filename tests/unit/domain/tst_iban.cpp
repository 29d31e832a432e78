#include "core/domain/iban.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace tilldesk;
using namespace Qt::StringLiterals;

class TestIban : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acceptsRealOnes_data();
    void acceptsRealOnes();
    void refuses_data();
    void refuses();
    void noticesEveryChangedDigitAndLetter();
    void writesTheCheckDigits_data() { acceptsRealOnes_data(); }
    void writesTheCheckDigits();
    void masksAllButTheLastFive_data();
    void masksAllButTheLastFive();
    void groupsByFour_data();
    void groupsByFour();
};

void TestIban::acceptsRealOnes_data()
{
    // Examples from the SWIFT IBAN registry.
    QTest::addColumn<QString>("iban");
    const QStringList ibans{
        u"AD1200012030200359100100"_s,
        u"AT611904300234573201"_s,
        u"BE68539007547034"_s,
        u"BG80BNBG96611020345678"_s,
        u"CH9300762011623852957"_s,
        u"CY17002001280000001200527600"_s,
        u"CZ6508000000192000145399"_s,
        u"DE89370400440532013000"_s,
        u"DK5000400440116243"_s,
        u"EE382200221020145685"_s,
        u"ES9121000418450200051332"_s,
        u"FI2112345600000785"_s,
        u"FR1420041010050500013M02606"_s,
        u"GB29NWBK60161331926819"_s,
        u"GI75NWBK000000007099453"_s,
        u"GR1601101250000000012300695"_s,
        u"HR1210010051863000160"_s,
        u"HU42117730161111101800000000"_s,
        u"IE29AIBK93115212345678"_s,
        u"IS140159260076545510730339"_s,
        u"IT60X0542811101000000123456"_s,
        u"LI21088100002324013AA"_s,
        u"LT121000011101001000"_s,
        u"LU280019400644750000"_s,
        u"LV80BANK0000435195001"_s,
        u"MC5811222000010123456789030"_s,
        u"MD24AG000225100013104168"_s,
        u"ME25505000012345678951"_s,
        u"MK07250120000058984"_s,
        u"MT84MALT011000012345MTLCAST001S"_s,
        u"NL91ABNA0417164300"_s,
        u"NO9386011117947"_s,
        u"PL61109010140000071219812874"_s,
        u"PT50000201231234567890154"_s,
        u"RO49AAAA1B31007593840000"_s,
        u"RS35260005601001611379"_s,
        u"SE4550000000058398257466"_s,
        u"SI56263300012039086"_s,
        u"SK3112000000198742637541"_s,
        u"SM86U0322509800000000270100"_s,
        u"VA59001123000012345678"_s,
        u"AL47212110090000000235698741"_s,
    };
    for (const QString &iban : ibans)
        QTest::newRow(qPrintable(iban)) << iban;
}

void TestIban::acceptsRealOnes()
{
    QFETCH(QString, iban);
    QVERIFY(isValidIban(iban));
}

void TestIban::refuses_data()
{
    QTest::addColumn<QString>("iban");
    QTest::newRow("empty") << u""_s;
    QTest::newRow("country alone") << u"BE"_s;
    QTest::newRow("four characters") << u"BE68"_s;
    QTest::newRow("wrong check digits") << u"BE69539007547034"_s;
    QTest::newRow("check digits swapped") << u"BE86539007547034"_s;
    QTest::newRow("two digits swapped") << u"BE68539007547043"_s;
    QTest::newRow("one short") << u"BE6853900754703"_s;
    QTest::newRow("one long") << u"BE685390075470340"_s;
    QTest::newRow("length of another country") << u"NL685390075470341"_s;
    QTest::newRow("lower case") << u"be68539007547034"_s;
    QTest::newRow("lower case inside") << u"NL91abna0417164300"_s;
    QTest::newRow("in groups") << u"BE68 5390 0754 7034"_s;
    QTest::newRow("space in front") << u" BE68539007547034"_s;
    QTest::newRow("space behind") << u"BE68539007547034 "_s;
    QTest::newRow("masked") << u"***********47034"_s;
    QTest::newRow("unknown country") << u"XX68539007547034"_s;
    QTest::newRow("country outside the SEPA area") << u"SA0380000000608010167519"_s;
    QTest::newRow("letters as check digits") << u"BEAB539007547034"_s;
    QTest::newRow("Arabic digits") << u"BE68٥٣٩٠٠٧٥٤٧٠٣٤"_s;
    QTest::newRow("full-width digits") << u"BE６８539007547034"_s;
    QTest::newRow("sign inside") << u"BE68539-07547034"_s;
    QTest::newRow("zero character") << QString(u"BE6853900754703"_s + QChar(0));
}

void TestIban::refuses()
{
    QFETCH(QString, iban);
    QVERIFY(!isValidIban(iban));
}

void TestIban::noticesEveryChangedDigitAndLetter()
{
    const QString good = u"NL91ABNA0417164300"_s;
    for (qsizetype i = 0; i < good.size(); ++i) {
        for (char16_t c = u'0'; c <= u'Z'; ++c) {
            const bool sameKind = QChar(c).isDigit() == good[i].isDigit();
            // A letter in place of a digit changes the length of the number: 1 in 97 is valid.
            if (good[i] == c || !sameKind)
                continue;
            QString changed = good;
            changed[i] = c;
            QVERIFY2(!isValidIban(changed), qPrintable(changed));
        }
    }
}

void TestIban::writesTheCheckDigits()
{
    QFETCH(QString, iban);
    QCOMPARE(ibanWithCheckDigits(iban.first(2), iban.sliced(4)), iban);
}

void TestIban::masksAllButTheLastFive_data()
{
    QTest::addColumn<QString>("iban");
    QTest::addColumn<QString>("masked");
    QTest::newRow("as in the interface") << u"BE12345678942901"_s << u"***********42901"_s;
    QTest::newRow("six") << u"123456"_s << u"*23456"_s;
    QTest::newRow("five") << u"12345"_s << u"12345"_s;
    QTest::newRow("empty") << u""_s << u""_s;
    QTest::newRow("longest") << u"MT84MALT011000012345MTLCAST001S"_s
                             << u"**************************T001S"_s;
}

void TestIban::masksAllButTheLastFive()
{
    QFETCH(QString, iban);
    QFETCH(QString, masked);
    QCOMPARE(maskedIban(iban), masked);
    QCOMPARE(maskedIban(iban).size(), iban.size());
}

void TestIban::groupsByFour_data()
{
    QTest::addColumn<QString>("iban");
    QTest::addColumn<QString>("groups");
    QTest::newRow("whole groups") << u"BE68539007547034"_s << u"BE68 5390 0754 7034"_s;
    QTest::newRow("a rest") << u"NL91ABNA0417164300"_s << u"NL91 ABNA 0417 1643 00"_s;
    QTest::newRow("masked") << u"***********47034"_s << u"**** **** ***4 7034"_s;
    QTest::newRow("empty") << u""_s << u""_s;
    QTest::newRow("one group") << u"BE68"_s << u"BE68"_s;
}

void TestIban::groupsByFour()
{
    QFETCH(QString, iban);
    QFETCH(QString, groups);
    QCOMPARE(ibanForPeople(iban), groups);
}

TILLDESK_TEST(TestIban, QCoreApplication)
#include "tst_iban.moc"
