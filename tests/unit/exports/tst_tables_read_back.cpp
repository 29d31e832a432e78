#include "tests/support/test_program.h"
#include "tests/unit/exports/awkward_shop.h"

#include <QGuiApplication>
#include <QProcess>
#include <QTest>
#include <memory>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

/// Reads files of random shops with independent programs: SQLite's importer, LibreOffice, pdftotext
/// and Python.
class TestTablesReadBack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void othersReadWhatIsInTheDatabase();
};

void TestTablesReadBack::othersReadWhatIsInTheDatabase()
{
    std::vector<std::unique_ptr<AwkwardShop>> shops;
    QStringList arguments{u"-B"_s, QStringLiteral(HERE "/read_tables.py")};
    for (quint32 seed = 1; seed <= 3; ++seed) {
        shops.push_back(std::make_unique<AwkwardShop>(seed, int(seed) * 5));
        AwkwardShop &shop = *shops.back();
        const std::map<QString, ExportList> lists{{u"payments"_s, PaymentFilter{}},
                                                  {u"refunds"_s, RefundFilter{}},
                                                  {u"payouts"_s, PayoutFilter{}},
                                                  {u"payout"_s, PayoutContent{shop.somePayout()}}};
        for (const auto &[name, list] : lists) {
            for (const ExportFormat format :
                 {ExportFormat::Csv, ExportFormat::CsvEu, ExportFormat::Json, ExportFormat::Xlsx,
                  ExportFormat::Pdf}) {
                const auto written =
                    shop.write(list, format, QString(name + u'.' + toText(format)));
                QVERIFY2(written, written ? "" : qPrintable(written.error().detail));
            }
        }
        arguments << shop.core.path() << shop.file(QString()) << shop.somePayout().text();
    }
    QProcess reader;
    reader.setProcessChannelMode(QProcess::MergedChannels);
    reader.start(QStringLiteral(PYTHON), arguments);
    QVERIFY(reader.waitForFinished(240'000));
    const QByteArray said = reader.readAll();
    QVERIFY2(reader.exitStatus() == QProcess::NormalExit && reader.exitCode() == 0,
             said.constData());
}

TILLDESK_TEST(TestTablesReadBack, QGuiApplication)
#include "tst_tables_read_back.moc"
