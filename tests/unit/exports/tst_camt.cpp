#include "core/domain/creditor_reference.h"
#include "core/exports/bank_statement.h"
#include "core/payouts/reconciliation_queries.h"
#include "tests/support/test_program.h"
#include "tests/support/tool.h"
#include "tests/unit/exports/statement_world.h"

#include <QJsonObject>
#include <QTemporaryFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

struct Version {
    QString text;
    ExportFormat statement;
    ExportFormat notification;
};
const std::array kVersions{
    Version{u"001.02"_s, ExportFormat::Camt053v02, ExportFormat::Camt054v02},
    Version{u"001.08"_s, ExportFormat::Camt053v08, ExportFormat::Camt054v08}};

/// Returns the errors that xmllint finds with the schema; empty if the document is valid.
QString wrongWith(const QByteArray &document, const QString &message)
{
    QTemporaryFile file;
    if (!file.open() || file.write(document) != document.size() || !file.flush())
        return u"the file cannot be written"_s;
    const ToolAnswer answer =
        runTool(u"xmllint"_s,
                {u"--nonet"_s, u"--noout"_s, u"--schema"_s,
                 QStringLiteral(HERE "/schemas/%1.xsd").arg(message), file.fileName()});
    return answer.exitCode == 0 ? QString() : QString::fromUtf8(answer.output + " (xmllint)");
}

QString unchanged(const QString &text)
{
    return text;
}

} // namespace

class TestCamt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsBackAsItWasPaidOut_data();
    void readsBackAsItWasPaidOut();
    void notifiesOfEachLineOfAPayout_data();
    void notifiesOfEachLineOfAPayout();
    void recognisesStructuredReferences_data();
    void recognisesStructuredReferences();
    void dividesTheNightsOfTheClock();
    void saysOfWhatAPayoutIsMade();
    void refusesCharactersThatXmlLacks_data();
    void refusesCharactersThatXmlLacks();
    void isHeldToTheSchema_data();
    void isHeldToTheSchema();
};

void TestCamt::readsBackAsItWasPaidOut_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 100; seed < 106; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void TestCamt::readsBackAsItWasPaidOut()
{
    QFETCH(quint32, seed);
    StatementWorld world(seed);
    world.runThroughTheYears();
    const ExpectedAccounts expected = world.expected();
    for (const Version &version : kVersions) {
        for (const QByteArray &document : world.files(version.statement))
            QCOMPARE(wrongWith(document, u"camt.053."_s + version.text), QString());
        const QJsonArray read = world.read(version.statement);
        QCOMPARE(difference(read, expected, unchanged), QString());
        qsizetype index = 0;
        for (const auto &[account, days] : expected) {
            for (std::size_t i = 0; i < days.size(); ++i) {
                const QJsonValue statement = read.at(index++);
                QCOMPARE(statement[u"owner"_s].toString(), world.nameOf(account.first));
                // Marked, so that nobody imports it beside the bank's own statement.
                QVERIFY(statement[u"name"_s].toString().startsWith("PAYOUTS ONLY"_L1));
                QVERIFY(statement[u"note"_s].toString().contains("Do not import"_L1));
            }
        }
    }
}

void TestCamt::notifiesOfEachLineOfAPayout_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 110; seed < 113; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void TestCamt::notifiesOfEachLineOfAPayout()
{
    QFETCH(quint32, seed);
    StatementWorld world(seed);
    world.runAt(world.at(QDate(2028, 3, 26), 3));
    for (int day = 0; day < 4; ++day)
        world.runAt(world.at(QDate(2028, 3, 26).addDays(day), 12));
    payouts::ReconciliationQueries queries(world.core.db);
    for (const Payout &payout : world.payouts) {
        if (payout.status == PayoutStatus::Failed)
            continue;
        QList<PayoutItem> items;
        for (const PayoutItemKind kind : {PayoutItemKind::Payment, PayoutItemKind::Refund}) {
            payouts::ItemQuery query;
            query.kind = kind;
            query.payout = payout.id;
            query.count = 10'000;
            items << queries.items(query)->rows;
        }
        for (const Version &version : kVersions) {
            QByteArrayList files;
            const auto report =
                world.write({PayoutContent{payout.id}, version.notification}, files);
            QVERIFY(report);
            const QByteArray document = files.first();
            QCOMPARE(report->rows, items.size());
            QCOMPARE(report->sum, payout.amount);
            QCOMPARE(wrongWith(document, u"camt.054."_s + version.text), QString());
            const QJsonObject read = readBack(u"read_camt.py"_s, document).toObject();
            QCOMPARE(read[u"account"_s], payout.iban);
            QCOMPARE(read[u"owner"_s], world.nameOf(payout.merchantId.text()));
            // The payments are a credit, the refunds a debit: each is an entry of its own.
            QCOMPARE(read[u"id"_s], payout.id.text());
            const QJsonArray entries = read[u"entries"_s].toArray();
            QCOMPARE(entries.size(), payout.refunds.count > 0 ? 2 : 1);
            QCOMPARE(qint64(entries[0][u"cents"_s].toDouble()), payout.payments.sum.cents());
            if (payout.refunds.count > 0)
                QCOMPARE(qint64(entries[1][u"cents"_s].toDouble()), -payout.refunds.sum.cents());
            const QJsonArray lines = read[u"lines"_s].toArray();
            QCOMPARE(lines.size(), items.size());
            for (qsizetype i = 0; i < items.size(); ++i) {
                const PayoutItem &item = items.at(i);
                const QJsonObject line = lines.at(i).toObject();
                const bool isRefund = item.kind == PayoutItemKind::Refund;
                QCOMPARE(qint64(line[u"cents"_s].toDouble()),
                         isRefund ? -item.amount.cents() : item.amount.cents());
                QCOMPARE(line[u"payment"_s], item.paymentId.text());
                QCOMPARE(line[u"refund"_s], item.refundId.text());
                QCOMPARE(line[u"instruction"_s], item.reference);
                const auto reference = creditorReferenceIn(item.reference);
                QCOMPARE(line[u"reference"_s], reference ? reference->text : QString());
                const QString both = item.description.isEmpty()
                    ? item.reference
                    : QString(item.reference + u' ' + item.description);
                QCOMPARE(line[u"text"_s], reference ? item.description : both);
                QCOMPARE(qint64(line[u"at"_s].toDouble()), toMillis(item.at) / 1000);
                const auto payment = world.core.stored(item.paymentId);
                QCOMPARE(line[u"name"_s], payment->debtor.name);
                // Files never contain the whole IBAN of a customer.
                QVERIFY(!document.contains(payment->debtor.iban.toLatin1()));
            }
        }
    }
}

void TestCamt::recognisesStructuredReferences_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reference");
    QTest::newRow("Belgian") << u"+++090/9337/55493+++"_s << u"090933755493"_s;
    QTest::newRow("Belgian, by machine") << u"***090/9337/55493***"_s << u"090933755493"_s;
    QTest::newRow("Belgian, remainder 0") << u"+++000/0000/09797+++"_s << u"000000009797"_s;
    QTest::newRow("Belgian, wrong") << u"+++090/9337/55494+++"_s << QString();
    QTest::newRow("digits only") << u"090933755493"_s << QString();
    QTest::newRow("RF") << u"RF18539007547034"_s << u"RF18539007547034"_s;
    QTest::newRow("RF in groups") << u"rf18 5390 0754 7034"_s << u"RF18539007547034"_s;
    QTest::newRow("RF, wrong") << u"RF19539007547034"_s << QString();
    QTest::newRow("within a text") << u"Invoice +++090/9337/55493+++"_s << QString();
    QTest::newRow("text") << u"ORDER-12"_s << QString();
}

void TestCamt::recognisesStructuredReferences()
{
    QFETCH(const QString, text);
    QFETCH(const QString, reference);
    const auto found = creditorReferenceIn(text);
    QCOMPARE(found ? found->text : QString(), reference);
    exports::StatementEntry entry;
    exports::setRemittance(entry, text, u"Two loaves"_s);
    QCOMPARE(entry.reference.has_value(), !reference.isEmpty());
    QCOMPARE(entry.text, reference.isEmpty() ? QString(text + u" Two loaves"_s) : u"Two loaves"_s);
    exports::setRemittance(entry, {}, text);
    QCOMPARE(entry.text, reference.isEmpty() ? text : QString());
}

void TestCamt::dividesTheNightsOfTheClock()
{
    StatementWorld world(1);
    world.runAt(world.at(QDate(2027, 10, 31), 2, 30));
    world.runAt(world.at(QDate(2028, 3, 26), 12));
    world.stopClockAt(world.at(QDate(2028, 4, 1), 0));
    const QByteArray document = world.statements(ExportFormat::Camt053v02);
    for (const char *time : {"<FrDtTm>2027-10-31T00:00:00+02:00</FrDtTm>",
                             "<ToDtTm>2027-10-31T23:59:59+01:00</ToDtTm>",
                             "<FrDtTm>2028-03-26T00:00:00+01:00</FrDtTm>",
                             "<ToDtTm>2028-03-26T23:59:59+02:00</ToDtTm>"})
        QVERIFY2(document.contains(time), time);
}

void TestCamt::saysOfWhatAPayoutIsMade()
{
    StatementWorld world(1);
    world.runAt(world.at(QDate(2027, 10, 31), 2, 30));
    world.stopClockAt(world.at(QDate(2028, 4, 1), 0));
    const Payout &payout = world.payouts.first();
    const QByteArray number = QByteArray::number(payout.payments.count);
    for (const auto &[language, word] :
         {std::pair("en", "Payments: "), std::pair("nl", "Betalingen: "),
          std::pair("fr", "Paiements : "), std::pair("de", "Zahlungen: ")}) {
        const QByteArray document = world.statements(ExportFormat::Camt053v02, PayoutFilter(),
                                                     QString::fromLatin1(language));
        const QByteArray summary = "<AddtlNtryInf>" + QByteArray(word) + number;
        QVERIFY2(document.contains(summary), language);
    }
}

void TestCamt::refusesCharactersThatXmlLacks_data()
{
    QTest::addColumn<char16_t>("character");
    QTest::addColumn<bool>("isRefused");
    QTest::newRow("U+0001") << u'\x1' << true;
    QTest::newRow("U+FFFD") << u'\uFFFD' << false;
    QTest::newRow("U+FFFE") << u'\uFFFE' << true;
    QTest::newRow("U+FFFF") << u'\uFFFF' << true;
}

/// No field takes them today, but a database of an earlier version may have them.
void TestCamt::refusesCharactersThatXmlLacks()
{
    QFETCH(const char16_t, character);
    StatementWorld world(1);
    world.runAt(world.at(QDate(2027, 5, 3), 12));
    world.stopClockAt(world.at(QDate(2028, 4, 1), 0));
    auto row = world.core.db.prepare(u"UPDATE merchant SET name = :name"_s);
    row.bind(u":name"_s, QString(u"Shop "_s + QChar(character)));
    row.run();
    QByteArrayList files;
    const auto written = world.write(
        {.list = PayoutFilter(), .format = ExportFormat::Camt053v02, .language = u"en"_s}, files);
    QTEST(!written.has_value(), "isRefused");
    if (written)
        QCOMPARE(wrongWith(files.first(), u"camt.053.001.02"_s), QString());
}

void TestCamt::isHeldToTheSchema_data()
{
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QByteArray>("wrong");
    QTest::newRow("another order")
        << QByteArray("<BookgDt>") << QByteArray("<AcctSvcrRef>x</AcctSvcrRef><BookgDt>");
    QTest::newRow("an identifier of 36") << QByteArray("<MsgId>") << QByteArray("<MsgId>456");
    QTest::newRow("no currency") << QByteArray(" Ccy=\"EUR\"") << QByteArray();
    QTest::newRow("a status of the other version")
        << QByteArray("<Sts>BOOK</Sts>") << QByteArray("<Sts><Cd>BOOK</Cd></Sts>");
    QTest::newRow("no balance") << QByteArray("Bal>") << QByteArray("Bla>");
    QTest::newRow("an unknown balance") << QByteArray("OPBD") << QByteArray("OPEN");
    QTest::newRow("a negative amount")
        << QByteArray("<Amt Ccy=\"EUR\">") << QByteArray("<Amt Ccy=\"EUR\">-1");
    QTest::newRow("no IBAN") << QByteArray("<IBAN>") << QByteArray("<IBAN>x");
    QTest::newRow("no date") << QByteArray("<Dt>") << QByteArray("<Dt>9");
    QTest::newRow("another message")
        << QByteArray("camt.053.001.02") << QByteArray("camt.053.001.08");
}

void TestCamt::isHeldToTheSchema()
{
    QFETCH(QByteArray, right);
    QFETCH(QByteArray, wrong);
    StatementWorld world(1);
    world.runAt(world.at(QDate(2027, 5, 3), 12));
    world.stopClockAt(world.at(QDate(2028, 4, 1), 0));
    QByteArray document = world.files(ExportFormat::Camt053v02).first();
    QCOMPARE(wrongWith(document, u"camt.053.001.02"_s), QString());
    QVERIFY(document.contains(right));
    document.replace(right, wrong);
    const QString message = wrongWith(document, u"camt.053.001.02"_s);
    QVERIFY2(message.contains("fails to validate"_L1), qPrintable(message));
}

TILLDESK_TEST(TestCamt, QCoreApplication)
#include "tst_camt.moc"
