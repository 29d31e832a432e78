#include "core/domain/profile.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace tilldesk;
using namespace Qt::StringLiterals;

class TestProfile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesAPosIdAsItIs_data();
    void takesAPosIdAsItIs();
    void refusesOtherPosIds_data();
    void refusesOtherPosIds();
    void namesTheCallbackHeaders();
    void paysOutToTheLastAccountOnlyWhileThereIsNone();
};

void TestProfile::takesAPosIdAsItIs_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a digit") << u"0"_s;
    QTest::newRow("a letter") << u"z"_s;
    QTest::newRow("36") << QString(36, u'A');
    QTest::newRow("both cases") << u"Till1AZaz09"_s;
}

void TestProfile::takesAPosIdAsItIs()
{
    QFETCH(const QString, text);
    const auto checked = checkedPosId(text);
    QVERIFY(checked);
    QCOMPARE(*checked, text);
}

void TestProfile::refusesOtherPosIds_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("37") << QString(37, u'A');
    // The neighbours of letters and digits in ASCII, and non-ASCII letters and digits.
    for (const QString &wrong :
         {u"/"_s, u":"_s, u"@"_s, u"["_s, u"`"_s, u"{"_s, u"-"_s, u"_"_s, u" "_s, u"\n"_s,
          u"\u0000"_s, u"é"_s, u"²"_s, u"٣"_s, u"Ａ"_s, u"ª"_s, u"🥐"_s}) {
        QTest::addRow("U+%04X alone", wrong[0].unicode()) << wrong;
        QTest::addRow("U+%04X at the end", wrong[0].unicode()) << QString(u"T1"_s + wrong);
    }
}

void TestProfile::refusesOtherPosIds()
{
    QFETCH(const QString, text);
    const auto checked = checkedPosId(text);
    QVERIFY(!checked);
    QCOMPARE(checked.error(),
             (Error{ErrorCode::FieldInvalid, u"must be 1 to 36 letters and digits"_s, u"posId"_s}));
}

void TestProfile::namesTheCallbackHeaders()
{
    QCOMPARE(toText(CallbackHeader::Specified), "specified"_L1);
    QCOMPARE(toText(CallbackHeader::Extended), "extended"_L1);
}

void TestProfile::paysOutToTheLastAccountOnlyWhileThereIsNone()
{
    Profile profile;
    QCOMPARE(payoutIban(profile), QString());
    profile.lastIban = u"BE68539007547034"_s;
    QCOMPARE(payoutIban(profile), profile.lastIban);
    profile.iban = u"BE71096123456769"_s;
    QCOMPARE(payoutIban(profile), profile.iban);
}

TILLDESK_TEST(TestProfile, QCoreApplication)
#include "tst_profile.moc"
