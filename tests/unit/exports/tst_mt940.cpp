#include "core/domain/basic_latin.h"
#include "core/exports/mt940.h"
#include "tests/support/test_program.h"
#include "tests/unit/exports/some_statement.h"
#include "tests/unit/exports/statement_world.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

class TestMt940 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsBackAsItWasPaidOut_data();
    void readsBackAsItWasPaidOut();
    void writesTheFieldsOfAMessage();
    void beginsNoLineWithWhatEndsAMessage();
    void refusesABalanceWithoutRoom();
};

void TestMt940::readsBackAsItWasPaidOut_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 200; seed < 206; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void TestMt940::readsBackAsItWasPaidOut()
{
    QFETCH(quint32, seed);
    StatementWorld world(seed);
    world.runThroughTheYears();
    QCOMPARE(difference(world.read(ExportFormat::Mt940), world.expected(), basicLatin), QString());
}

void TestMt940::writesTheFieldsOfAMessage()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    exports::Mt940Writer writer(buffer);
    QVERIFY(writeOne(writer, someStatement()));
    QVERIFY(writer.finish());
    QCOMPARE(buffer.data(),
             QByteArray(":20:PO20261005007\r\n"
                        ":25:BE68539007547034\r\n"
                        ":28C:7/1\r\n"
                        ":60F:C261002EUR0,01\r\n"
                        ":61:2610051005C1232,56NTRFEREF//b2c3d4e5f6a7b8c9\r\n"
                        ":86:/EREF/0199f0a1b2c3d4e5f6a7b8c9/ORDP//NAME/Tilldesk/REMI/20261005-\r\n"
                        "0199f0a1b2c3d4e5f6a7b8c9-Grosse-1-0199aaaaaaaaaaaaaaaaaaaa\r\n"
                        ":62F:C261005EUR1232,57\r\n"
                        ":64:C261005EUR1232,57\r\n"
                        "-\r\n"));
}

void TestMt940::beginsNoLineWithWhatEndsAMessage()
{
    // Letters that are transliterated to two move the rest of the bulk id to the line break.
    for (int letters = 6; letters <= 20; ++letters) {
        for (const QChar sign : {QChar(u'-'), QChar(u':')}) {
            const exports::BankStatement statement = someStatement();
            Payout payout = somePayout();
            payout.bulkId = QString(letters, QChar(u'Θ')) + QString(35 - letters, sign);
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            exports::Mt940Writer writer(buffer);
            QVERIFY(writeOne(writer, statement, someEntry(payout)));
            const QJsonValue read = readBack(u"read_mt940.py"_s, buffer.data());
            QCOMPARE(read[0][u"entries"_s][0][u"text"_s],
                     basicLatin(remittanceOf(payout, statement.day)));
        }
    }
}

void TestMt940::refusesABalanceWithoutRoom()
{
    exports::BankStatement statement = someStatement();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    exports::Mt940Writer writer(buffer);
    statement.closing = Amount::fromCents(99'999'999'999'999);
    QVERIFY(writeOne(writer, statement));
    QVERIFY(buffer.data().contains("EUR999999999999,99"));
    statement.closing = Amount::fromCents(100'000'000'000'000);
    QCOMPARE(writer.begin(statement).error().field, u"format"_s);
}

TILLDESK_TEST(TestMt940, QCoreApplication)
#include "tst_mt940.moc"
