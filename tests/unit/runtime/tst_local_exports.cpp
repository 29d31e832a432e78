#include "core/audit/audit_queries.h"
#include "core/exports/statement_export.h"
#include "core/runtime/local_exports.h"
#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"
#include "tests/unit/runtime/shop_gate.h"
#include "tests/unit/runtime/taken.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>
#include <thread>

using namespace tilldesk;
using namespace tilldesk::runtime;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Exports from a real database through the window's gateway.
class TestLocalExports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void writesAWholeFile();
    void writesOneFileAfterTheOther();
    void leavesNothingWhenItIsCancelled();
    void leavesNothingWhenItIsCancelledBeforeItBegins();
    void takesPaymentsWhileItWrites();
    void showsOneMomentOnly();
    void writesEveryFormatThatAWindowOffers();
    void recordsTheExportOfTheActivityInTheActivity();
    void writesAPackOfTheMonthThatIsOver();
    void leavesNothingOfAPackThatIsCancelled();
    void saysWhyAFileCannotBeWritten();
    void stopsWhenItGoes();
    void survivesThatNobodyWaits();

private:
    /// Stores `count` payments; settles them if `isPaid`.
    void pay(int count, bool isPaid = false);
    /// Sets the clock to kLongAgo, and the time at which the merchant was added.
    void openTheShopLongAgo();
    [[nodiscard]] QString file(const QString &name) const { return m_home->filePath(name); }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_home->path()).entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot);
    }
    [[nodiscard]] static qsizetype linesOf(const QString &path)
    {
        QFile opened(path);
        return opened.open(QIODevice::ReadOnly) ? opened.readAll().count('\n') : -1;
    }

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<CoreThreads> m_core;
    std::unique_ptr<ShopGate> m_shop;
    std::unique_ptr<LocalExports> m_exports;
};

namespace {

constexpr int kMany = 10'000;
/// In the past, whatever the real date.
constexpr Timestamp kLongAgo = fromMillis(1'578'000'000'000);
const QDate kLongAgoMonth(2020, 1, 1);

std::shared_ptr<ExportControl> control()
{
    return std::make_shared<ExportControl>();
}

} // namespace

void TestLocalExports::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    m_core = std::make_unique<CoreThreads>();
    m_shop = std::make_unique<ShopGate>(*m_core);
    m_exports = std::make_unique<LocalExports>(m_shop->gate, m_core->path, payouts::ClosingTime(),
                                               LocalExports::Packs());
}

void TestLocalExports::cleanup()
{
    m_exports.reset();
    m_core->stop(); // records the last export
    m_shop.reset();
    m_core.reset();
}

void TestLocalExports::openTheShopLongAgo()
{
    m_core->clock.set(kLongAgo);
    QVERIFY(m_core->onCore([this]() -> Result<int> {
        m_core->services->db.prepare(u"UPDATE merchant SET created_at = :at"_s)
            .bind(u":at"_s, kLongAgo)
            .run();
        return 0;
    }));
}

void TestLocalExports::pay(int count, bool isPaid)
{
    const auto made = m_core->onCore([this, count, isPaid]() -> Result<int> {
        payments::PaymentService &service = m_core->services->payments;
        for (int i = 0; i < count; ++i) {
            auto payment = service.create(m_core->profile.id, newPayment(100 + i % 900),
                                          Actor{Actor::Kind::Window, {}});
            if (payment && isPaid)
                payment = service.identify(payment->id, kSomeDebtor);
            if (payment && isPaid)
                payment = service.advance(payment->id, PaymentTrigger::BankAuthorizes, {});
            if (payment && isPaid)
                payment = service.settle(payment->id);
            if (!payment)
                return payment.failure();
        }
        return count;
    });
    QVERIFY(made.has_value());
}

void TestLocalExports::writesAWholeFile()
{
    pay(3);
    const auto progress = control();
    const auto report = taken(m_exports->write({PaymentFilter(), ExportFormat::Csv, u"en"_s},
                                               file(u"all.csv"_s), progress));
    QVERIFY2(report.has_value(), report ? "" : qPrintable(report.error().detail));
    QCOMPARE(report->rows, 3);
    QCOMPARE(report->sum, Amount()); // none is paid yet
    QCOMPARE(report->files, QStringList{file(u"all.csv"_s)});
    QCOMPARE(report->bytes, QFile(file(u"all.csv"_s)).size());
    QCOMPARE(linesOf(file(u"all.csv"_s)), 4);
    QCOMPARE(files(), QStringList{u"all.csv"_s});
    QCOMPARE(progress->done.load(), 3);
    QCOMPARE(progress->total.load(), 3);
}

void TestLocalExports::writesOneFileAfterTheOther()
{
    pay(2);
    QStringList order;
    QObject window;
    for (const QString &name : {u"a.csv"_s, u"b.jsonl"_s, u"c.csv"_s}) {
        const auto format = name.endsWith(u"csv"_s) ? ExportFormat::Csv : ExportFormat::Json;
        whenReady(m_exports->write({PaymentFilter(), format, u"en"_s}, file(name), control()),
                  &window, [&order, name](const Result<ExportReport> &report) {
                      order << (report ? name : u""_s);
                  });
    }
    QTRY_COMPARE(order, QStringList({u"a.csv"_s, u"b.jsonl"_s, u"c.csv"_s}));
}

void TestLocalExports::leavesNothingWhenItIsCancelled()
{
    pay(kMany);
    const auto progress = control();
    const QFuture<Result<ExportReport>> future = m_exports->write(
        {PaymentFilter(), ExportFormat::Csv, u"en"_s}, file(u"all.csv"_s), progress);
    // Busy wait: a timer might fire only after the whole export.
    while (progress->done == 0 && !future.isFinished())
        std::this_thread::yield();
    progress->isCancelled = true;
    const auto report = taken(future);
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::Cancelled);
    QVERIFY(files().isEmpty());
}

void TestLocalExports::leavesNothingWhenItIsCancelledBeforeItBegins()
{
    pay(3);
    const auto progress = control();
    progress->isCancelled = true;
    QFile old(file(u"all.csv"_s));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("what was there\n");
    old.close();
    const auto report = taken(m_exports->write({PaymentFilter(), ExportFormat::Csv, u"en"_s},
                                               file(u"all.csv"_s), progress));
    QCOMPARE(report.error().code, ErrorCode::Cancelled);
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("what was there\n"));
    QCOMPARE(files(), QStringList{u"all.csv"_s});
}

void TestLocalExports::takesPaymentsWhileItWrites()
{
    pay(kMany);
    const auto progress = control();
    QFuture<Result<ExportReport>> future = m_exports->write(
        {PaymentFilter(), ExportFormat::Xlsx, u"en"_s}, file(u"all.xlsx"_s), progress);
    QTRY_VERIFY(progress->done > 0);
    int taken = 0;
    while (!future.isFinished()) {
        QVERIFY(m_core->create().has_value());
        ++taken;
    }
    QVERIFY2(taken > 0, qPrintable(QString::number(taken)));
    const auto report = test::taken(future);
    QVERIFY(report.has_value());
    QCOMPARE(report->rows, kMany); // the payments at the time when the export began
}

void TestLocalExports::showsOneMomentOnly()
{
    pay(kMany);
    const auto progress = control();
    const QFuture<Result<ExportReport>> future = m_exports->write(
        {PaymentFilter(), ExportFormat::Csv, u"en"_s}, file(u"all.csv"_s), progress);
    QTRY_VERIFY(progress->done > 0);
    pay(500);
    const auto report = taken(future);
    QVERIFY(report.has_value());
    QCOMPARE(report->rows, kMany);
    QCOMPARE(linesOf(file(u"all.csv"_s)), kMany + 1);
}

void TestLocalExports::writesEveryFormatThatAWindowOffers()
{
    pay(3);
    int written = 0;
    for (const ExportList &list :
         {ExportList(PaymentFilter()), ExportList(RefundFilter()), ExportList(PayoutFilter())}) {
        for (const ExportFormat format : kExportFormats) {
            if (!canExport(list, format))
                continue;
            const QString name = u"%1-%2"_s.arg(list.index()).arg(toText(format));
            const auto report =
                taken(m_exports->write({list, format, u"nl"_s}, file(name), control()));
            if (exports::isStatement(format)) { // there is no payout yet
                QCOMPARE(report.error().field, u"from"_s);
                QVERIFY(!QFile::exists(file(name)));
                continue;
            }
            QVERIFY2(
                report.has_value(),
                qPrintable(QString(name + u": "_s + (report ? u""_s : report.error().detail))));
            QCOMPARE(report->rows, list.index() == 0 ? 3 : 0);
            QVERIFY2(QFile::exists(file(name)), qPrintable(name));
            ++written;
        }
    }
    QCOMPARE(written, 6 + 6 + 6);
    QCOMPARE(files().size(), written);
}

void TestLocalExports::recordsTheExportOfTheActivityInTheActivity()
{
    const QString path = file(u"activity.csv"_s);
    const auto report =
        taken(m_exports->write({AuditFilter(), ExportFormat::Csv, u"en"_s}, path, control()));
    QVERIFY2(report.has_value(), report ? "" : qPrintable(report.error().detail));
    const auto recorded = [this] {
        storage::Database db(m_core->path, storage::Database::Mode::ReadOnly);
        const AuditFilter exported{.from = {}, .to = {}, .kinds = {AuditKind::Exported}};
        return audit::page(db, exported, {}, 10).rows;
    };
    QTRY_COMPARE(recorded().size(), 1); // recorded a moment after the file
    const QJsonObject facts = recorded().first().facts;
    QCOMPARE(facts[u"list"_s].toString(), u"activity"_s);
    QCOMPARE(facts[u"rows"_s].toInteger(), report->rows);
    QVERIFY(facts[u"files"_s].toArray().first().toString().startsWith(u"activity.csv "_s));
}

void TestLocalExports::writesAPackOfTheMonthThatIsOver()
{
    openTheShopLongAgo();
    pay(3, true);
    const auto report =
        taken(m_exports->writePack({kLongAgoMonth, {}, u"en"_s}, m_home->path(), control()));
    QVERIFY2(report.has_value(), report ? "" : qPrintable(report.error().detail));
    QCOMPARE(report->rows, 3);
    QCOMPARE(files(), QStringList{u"tilldesk-2020-01"_s});
    QVERIFY(report->files.last().endsWith(u"/tilldesk-2020-01/SHA256SUMS"_s));
    for (const QString &each : report->files)
        QVERIFY2(QFile::exists(each), qPrintable(each));
    const PackRequest running{QDate::currentDate().addMonths(1), {}, u"en"_s};
    const auto refused = taken(m_exports->writePack(running, m_home->path(), control()));
    QCOMPARE(refused.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(refused.error().field, u"month"_s);
}

void TestLocalExports::leavesNothingOfAPackThatIsCancelled()
{
    openTheShopLongAgo();
    pay(3'000, true);
    const auto progress = control();
    const QFuture<Result<ExportReport>> future =
        m_exports->writePack({kLongAgoMonth, {}, u"en"_s}, m_home->path(), progress);
    // Busy wait: a timer might fire only after the whole export.
    while (progress->done == 0 && !future.isFinished())
        std::this_thread::yield();
    progress->isCancelled = true;
    QCOMPARE(taken(future).error().code, ErrorCode::Cancelled);
    QVERIFY2(files().isEmpty(), qPrintable(files().join(u' ')));
}

void TestLocalExports::saysWhyAFileCannotBeWritten()
{
    const auto write = [this](const ExportRequest &request, const QString &path) {
        return taken(m_exports->write(request, path, control()));
    };
    const ExportRequest payments{PaymentFilter(), ExportFormat::Csv, u"en"_s};
    QCOMPARE(write(payments, file(u"no/such/folder.csv"_s)).error().code,
             ErrorCode::FileNotWritten);
    QCOMPARE(write(payments, m_home->path()).error().code, ErrorCode::FileNotWritten);
    QCOMPARE(write({PaymentFilter(), ExportFormat::Coda, u"en"_s}, file(u"a.cod"_s)).error().code,
             ErrorCode::FieldInvalid);
    const PayoutContent unknown{PayoutId(u"5f3a9c1b7e6d4a2088c11428"_s)};
    QCOMPARE(write({unknown, ExportFormat::Csv, u"en"_s}, file(u"a.csv"_s)).error().code,
             ErrorCode::PayoutNotFound);
    LocalExports nowhere(m_shop->gate, file(u"none.db"_s), payouts::ClosingTime(), {});
    QCOMPARE(taken(nowhere.write(payments, file(u"a.csv"_s), control())).error().code,
             ErrorCode::Storage);
    QVERIFY(files().isEmpty());
}

void TestLocalExports::stopsWhenItGoes()
{
    pay(kMany);
    const auto first = control();
    const auto second = control();
    const ExportRequest payments{PaymentFilter(), ExportFormat::Csv, u"en"_s};
    const auto running = m_exports->write(payments, file(u"a.csv"_s), first);
    const auto waiting = m_exports->write(payments, file(u"b.csv"_s), second);
    while (first->done == 0 && !running.isFinished())
        std::this_thread::yield();
    m_exports.reset();
    QVERIFY(running.isFinished() && waiting.isFinished()); // the destructor waited for it
    QCOMPARE(running.result().error().code, ErrorCode::Cancelled);
    QCOMPARE(waiting.result().error().code, ErrorCode::Cancelled);
    QVERIFY(files().isEmpty());
}

void TestLocalExports::survivesThatNobodyWaits()
{
    pay(10);
    (void)m_exports->write({PaymentFilter(), ExportFormat::Csv, u"en"_s}, file(u"a.csv"_s),
                           control());
    QTRY_COMPARE(linesOf(file(u"a.csv"_s)), 11);
}

TILLDESK_TEST(TestLocalExports, QGuiApplication)
#include "tst_local_exports.moc"
