#include "core/domain/bank_line.h"
#include "core/domain/composed_characters.h"
#include "core/domain/sepa_text.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace Qt::StringLiterals;

class TestBankLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutsAtTheLimit_data();
    void cutsAtTheLimit();
    void namesEachRefusedCharacterOnce();
    void foreseesThePayoutsRemittanceText();
    void saysWhenTheRemittanceTextIsTooLong();
    void findsBulkIdsOfDifferentLengths();
    void showsAFarTooLongTextAtOnce();
};

void TestBankLine::cutsAtTheLimit_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("limit");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("cut");
    QTest::newRow("empty") << u""_s << kRemittanceLength << u""_s << u""_s;
    QTest::newRow("fits") << QString(35, u'a') << kRemittanceLength << QString(35, u'a') << u""_s;
    QTest::newRow("one too many") << QString(QString(35, u'a') + u"b"_s) << kRemittanceLength
                                  << QString(35, u'a') << u"b"_s;
    QTest::newRow("shop fits") << QString(23, u'S') << kRemittanceShopLength << QString(23, u'S')
                               << u""_s;
    QTest::newRow("shop") << QString(QString(23, u'S') + u"hop"_s) << kRemittanceShopLength
                          << QString(23, u'S') << u"hop"_s;
    QTest::newRow("beyond 16 bits") << u"𝄞𝄞𝄞"_s << 2 << u"𝄞𝄞"_s << u"𝄞"_s;
    QTest::newRow("composed first") << u"e\u0301e\u0301e"_s << 2 << u"éé"_s << u"e"_s;
}

void TestBankLine::cutsAtTheLimit()
{
    QFETCH(const QString, text);
    QFETCH(const int, limit);
    const BankText line = bankText(text, limit);
    QTEST(line.shown, "shown");
    QTEST(line.cut, "cut");
}

void TestBankLine::namesEachRefusedCharacterOnce()
{
    QVERIFY(bankText(u"Café Ø ß Ελληνικά, 2 (x) + 1: 'ok'?"_s, 35).refused.isEmpty());
    QCOMPARE(bankText(u"R&D <b> & 😀"_s, 35).refused, QStringList({u"&"_s, u"<"_s, u">"_s, u"😀"_s}));
    // Characters beyond the length limit count too: the payment is refused because of them.
    QCOMPARE(bankText(QString(QString(40, u'a') + u"#"_s), 35).refused, QStringList{u"#"_s});
}

void TestBankLine::foreseesThePayoutsRemittanceText()
{
    const MerchantId merchant(u"6a60d48f0a1b2c3d4e5f6071"_s);
    const QDate day(2026, 11, 20);
    const PayoutLine line = payoutLine(u"webshop"_s, merchant, day);
    Payout payout;
    payout.id = PayoutId(u"6a60d48f0a1b2c3d4e5f60ff"_s);
    payout.bulkId = u"webshop"_s;
    payout.merchantId = merchant;
    const QString real = remittanceOf(payout, day);
    QCOMPARE(line.length, int(real.size()));
    QVERIFY(line.text.startsWith(u"20261120-"_s));
    QVERIFY(line.text.endsWith(u"-webshop-6a60d48f0a1b2c3d4e5f6071"_s));
    QVERIFY(line.fits);
    QVERIFY(payoutLine({}, merchant, day).text.contains(u"-NONE-"_s));
    QCOMPARE(payoutLine(u"webshop"_s, {}, day).length, line.length);
    // The longest possible line fits, with ids of the usual length.
    QVERIFY(payoutLine(QString(kReferenceLength, u'b'), merchant, day).fits);
}

void TestBankLine::saysWhenTheRemittanceTextIsTooLong()
{
    const QDate day(2026, 11, 20);
    const int rest = payoutLine(u"b"_s, {}, day).length - 1;
    QVERIFY(payoutLine(QString(kRemittanceLineLength - rest, u'b'), {}, day).fits);
    QVERIFY(!payoutLine(QString(kRemittanceLineLength - rest + 1, u'b'), {}, day).fits);
}

void TestBankLine::findsBulkIdsOfDifferentLengths()
{
    QVERIFY(bulkIdLengths({}).isEmpty());
    QVERIFY(bulkIdLengths({u""_s, u""_s}).isEmpty());
    QCOMPARE(bulkIdLengths({u"shop"_s, u""_s, u"till"_s}), QList<int>{4});
    QCOMPARE(bulkIdLengths({u"webshop"_s, u"till"_s, u"tent"_s}), QList<int>({4, 7}));
    QCOMPARE(bulkIdLengths({u"caf\u00e9"_s, u"cafe\u0301"_s}), QList<int>{4});
}

/// The window calls this at each keystroke, and pasted text may have any length.
void TestBankLine::showsAFarTooLongTextAtOnce()
{
    const QString text = u"a"_s + QString(16'000, QChar(0x0301)) + QString(16'000, QChar(0x0323));
    const quint64 before = charactersComposed();
    QCOMPARE(characterCount(bankText(text, kRemittanceLength).shown), kRemittanceLength);
    QVERIFY(!payoutLine(text, {}, QDate(2026, 11, 20)).fits);
    QCOMPARE(bulkIdLengths({text}), QList<int>{32'001});
    QVERIFY(charactersComposed() - before < 2'000);
}

TILLDESK_TEST(TestBankLine, QCoreApplication)
#include "tst_bank_line.moc"
