#include "core/exports/camt_notification.h"
#include "core/storage/setting_repository.h"
#include "tests/support/test_program.h"
#include "tests/unit/exports/statement_world.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

constexpr std::array kFormats{ExportFormat::Camt053v02, ExportFormat::Camt053v08,
                              ExportFormat::Mt940, ExportFormat::Coda};

PayoutFilter between(const QDateTime &from, const QDateTime &to)
{
    PayoutFilter filter;
    filter.from = fromMillis(from.toMSecsSinceEpoch());
    filter.to = fromMillis(to.toMSecsSinceEpoch());
    return filter;
}

} // namespace

/// Properties that statements of all formats share; each format has its own test too.
class TestBankStatements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesTheSameBytesTwice_data();
    void writesTheSameBytesTwice();
    void goesOnWhereTheExportBeforeEnded();
    void countsWhatWasNotExported();
    void takesWholeDays();
    void leavesOutADayThatIsNotOver();
    void leavesOutWhatFailed();
    void restartsNumbersWithTheYear();
    void writesOnlyTheMerchantsAskedFor();
    void refusesWhatWouldLeaveOutLines_data();
    void refusesWhatWouldLeaveOutLines();
    void refusesDaysWithoutPayouts();
    void refusesListsThatAreNoStatement();
    void stopsWhenCancelled();
    void tellsThatADeviceIsFull();
    void asksForRoomEnough();
};

void TestBankStatements::writesTheSameBytesTwice_data()
{
    QTest::addColumn<ExportFormat>("format");
    for (const ExportFormat format : kFormats)
        QTest::newRow(toText(format).data()) << format;
}

void TestBankStatements::writesTheSameBytesTwice()
{
    QFETCH(ExportFormat, format);
    StatementWorld world(1);
    world.runThroughTheYears();
    const QByteArray first = world.statements(format);
    QVERIFY(!first.isEmpty());
    QCOMPARE(world.statements(format), first);
    // Later payouts and later days do not change earlier statements.
    const PayoutFilter past =
        between(world.at(QDate(2027, 1, 1), 0), world.at(QDate(2029, 1, 2), 0));
    QCOMPARE(world.statements(format, past), first);
    world.core.clock.set(fromMillis(world.at(QDate(2029, 3, 2), 0).toMSecsSinceEpoch()));
    world.runAt(world.at(QDate(2029, 3, 2), 12));
    world.stopClockAt(world.at(QDate(2030, 1, 1), 0));
    QCOMPARE(world.statements(format, past), first);
    QVERIFY(world.statements(format) != first);
}

void TestBankStatements::goesOnWhereTheExportBeforeEnded()
{
    StatementWorld world(2);
    world.runThroughTheYears();
    const QJsonArray whole = world.read(ExportFormat::Camt053v02);
    QVERIFY(!whole.isEmpty());
    // Two periods that overlap in one day: both contain the same statements of that day.
    const QDate cut(2028, 2, 28);
    QJsonArray parts;
    for (const PayoutFilter &filter :
         {between(world.at(QDate(2027, 1, 1), 0), world.at(cut.addDays(1), 0)),
          between(world.at(cut, 0), world.at(QDate(2029, 2, 1), 0))}) {
        const QJsonArray part = world.read(ExportFormat::Camt053v02, filter);
        for (const QJsonValue &statement : part)
            parts.append(statement);
    }
    QSet<QString> seen;
    for (const QJsonValue &statement : std::as_const(parts)) {
        QVERIFY(whole.contains(statement));
        seen.insert(statement[u"id"_s].toString());
    }
    QCOMPARE(seen.size(), whole.size());
    QVERIFY(parts.size() > whole.size());
}

void TestBankStatements::countsWhatWasNotExported()
{
    StatementWorld world(3);
    world.runThroughTheYears();
    const QDate day(2028, 3, 25);
    const QJsonArray only =
        world.read(ExportFormat::Mt940, between(world.at(day, 0), world.at(day.addDays(3), 0)));
    ExpectedAccounts expected = world.expected();
    QVERIFY(!only.isEmpty());
    for (const QJsonValue &statement : only) {
        bool isFound = false;
        for (const auto &[account, days] : expected) {
            const auto found =
                days.find(QDate::fromString(statement[u"day"_s].toString(), Qt::ISODate));
            if (account.second != statement[u"account"_s].toString() || found == days.end())
                continue;
            isFound = isFound
                || (found->second.number == statement[u"number"_s].toInt()
                    && found->second.opening == qint64(statement[u"opening"_s].toDouble()));
        }
        QVERIFY(isFound);
    }
}

void TestBankStatements::takesWholeDays()
{
    StatementWorld world(4);
    const QDate day(2027, 5, 3);
    world.runAt(world.at(day, 0));
    world.runAt(world.at(day, 23, 59));
    world.runAt(world.at(day.addDays(1), 0));
    world.stopClockAt(world.at(day.addDays(9), 0));
    const QByteArray whole = world.statements(
        ExportFormat::Coda, between(world.at(day, 0), world.at(day.addDays(1), 0)));
    QVERIFY(!whole.isEmpty());
    for (const auto &[from, to] : {std::pair(world.at(day, 12), world.at(day, 13)),
                                   std::pair(world.at(day, 0), world.at(day, 0).addMSecs(1)),
                                   std::pair(world.at(day, 23, 59), world.at(day.addDays(1), 0))})
        QCOMPARE(world.statements(ExportFormat::Coda, between(from, to)), whole);
    // A range that includes one millisecond of the next day includes that day.
    QVERIFY(world.statements(ExportFormat::Coda,
                             between(world.at(day, 0), world.at(day.addDays(1), 0).addMSecs(1)))
            != whole);
}

void TestBankStatements::leavesOutADayThatIsNotOver()
{
    StatementWorld world(5);
    const QDate day(2027, 10, 31); // has 25 hours
    world.runAt(world.at(day.addDays(-1), 12));
    world.runAt(world.at(day, 12));
    world.stopClockAt(world.at(day.addDays(1), 0).addMSecs(-1));
    const QByteArray before = world.statements(ExportFormat::Camt053v08);
    QVERIFY(before.contains("<Dt>2027-10-30</Dt>") && !before.contains("<Dt>2027-10-31</Dt>"));
    QCOMPARE(world.statements(ExportFormat::Camt053v08,
                              between(world.at(day, 0), world.at(day.addDays(1), 0))),
             QByteArray());
    QCOMPARE(world.failure.code, ErrorCode::PayoutNotFound);
    world.stopClockAt(world.at(day.addDays(1), 0));
    QVERIFY(world.statements(ExportFormat::Camt053v08).contains("<Dt>2027-10-31</Dt>"));
}

void TestBankStatements::leavesOutWhatFailed()
{
    CoreFixture core;
    core.append(core.profile.id, PaymentStatus::Succeeded, 700);
    core.payoutsFail = true;
    const Payout failed = core.commit([&] { return core.payouts.run(core.clock.now()); })->first();
    core.payoutsFail = false;
    core.clock.advance(std::chrono::hours(24));
    const auto again = core.commit([&] { return core.payouts.payAgain(failed.id); });
    const auto text = [&core](const Payout &payout) -> QByteArray {
        storage::Transaction view(core.db, storage::Transaction::Kind::Read);
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        ExportControl control;
        const auto written = exports::writeNotification(core.db, {}, payout.id,
                                                        exports::CamtVersion::V08, buffer, control);
        return written ? buffer.data() : written.error().field.toLatin1();
    };
    QCOMPARE(text(failed), "payout");
    QVERIFY(text(*again).contains("<Amt Ccy=\"EUR\">7.00</Amt>"));
}

void TestBankStatements::restartsNumbersWithTheYear()
{
    StatementWorld world(6);
    world.runThroughTheYears();
    const QJsonArray read = world.read(ExportFormat::Camt053v08);
    QSet<QString> firstOnes;
    QSet<QString> ids;
    for (const QJsonValue &statement : read) {
        ids.insert(statement[u"id"_s].toString());
        if (statement[u"number"_s] == 1)
            firstOnes.insert(statement[u"day"_s].toString().left(4));
    }
    QCOMPARE(firstOnes, QSet<QString>({u"2027"_s, u"2028"_s, u"2029"_s}));
    QCOMPARE(ids.size(), read.size());
}

void TestBankStatements::writesOnlyTheMerchantsAskedFor()
{
    StatementWorld world(7);
    world.runThroughTheYears();
    const auto [merchant, iban] = world.expected().begin()->first;
    PayoutFilter filter;
    filter.merchants << MerchantId(merchant);
    const QJsonArray read = world.read(ExportFormat::Camt053v02, filter);
    QVERIFY(!read.isEmpty());
    for (const QJsonValue &statement : read)
        QCOMPARE(statement[u"owner"_s].toString(), world.nameOf(merchant));
    qsizetype count = 0;
    for (const auto &[account, days] : world.expected())
        count += account.first == merchant ? qsizetype(days.size()) : 0;
    QCOMPARE(read.size(), count);
}

void TestBankStatements::refusesWhatWouldLeaveOutLines_data()
{
    QTest::addColumn<PayoutFilter>("filter");
    PayoutFilter filter;
    filter.status = PayoutStatus::Succeeded;
    QTest::newRow("status") << filter;
    filter = {};
    filter.bulkId = u""_s;
    QTest::newRow("bulkId") << filter;
    filter = {};
    filter.find = u"0123456789abcdef01234567"_s;
    QTest::newRow("find") << filter;
}

void TestBankStatements::refusesWhatWouldLeaveOutLines()
{
    QFETCH(PayoutFilter, filter);
    StatementWorld world(8);
    world.runAt(world.at(QDate(2027, 5, 3), 12));
    world.stopClockAt(world.at(QDate(2027, 6, 1), 0));
    for (const ExportFormat format : kFormats) {
        QVERIFY(!world.statements(format).isEmpty());
        QCOMPARE(world.statements(format, filter), QByteArray());
        QCOMPARE(world.failure.code, ErrorCode::FieldInvalid);
        QCOMPARE(world.failure.field, QString::fromLatin1(QTest::currentDataTag()));
    }
}

void TestBankStatements::refusesDaysWithoutPayouts()
{
    StatementWorld world(9);
    world.runAt(world.at(QDate(2027, 5, 3), 12));
    world.stopClockAt(world.at(QDate(2027, 6, 1), 0));
    QCOMPARE(
        world.statements(ExportFormat::Coda,
                         between(world.at(QDate(2027, 5, 4), 0), world.at(QDate(2027, 6, 1), 0))),
        QByteArray());
    QCOMPARE(world.failure.field, u"from"_s);
    QCOMPARE(world.failure.code, ErrorCode::PayoutNotFound);
    PayoutFilter nobody;
    nobody.merchants << MerchantId(u"000000000000000000000000"_s);
    QCOMPARE(world.statements(ExportFormat::Mt940, nobody), QByteArray());
    QCOMPARE(world.failure.code, ErrorCode::PayoutNotFound);
}

void TestBankStatements::refusesListsThatAreNoStatement()
{
    StatementWorld world(10);
    QByteArrayList files;
    for (const ExportList &list :
         {ExportList(PaymentFilter()), ExportList(RefundFilter()), ExportList(PaidPayments())}) {
        for (const ExportFormat format : kFormats) {
            const auto report = world.write({list, format}, files);
            QVERIFY(!report);
            QCOMPARE(report.error().field, u"format"_s);
            QVERIFY(!canExport(list, format));
        }
    }
    QVERIFY(!canExport(PayoutFilter(), ExportFormat::Camt054v02));
    QVERIFY(!canExport(ClearingFilter(), ExportFormat::Camt054v02));
    QCOMPARE(world.write({PayoutContent{}, ExportFormat::Camt054v02}, files).error().code,
             ErrorCode::PayoutNotFound);
    QVERIFY(files.isEmpty());
    for (const ExportFormat format : kExportFormats)
        QCOMPARE(exports::isStatement(format),
                 toText(format).startsWith("camt"_L1) || std::ranges::count(kFormats, format) > 0);
}

void TestBankStatements::stopsWhenCancelled()
{
    StatementWorld world(11);
    world.runThroughTheYears();
    const storage::Transaction view(world.core.db, storage::Transaction::Kind::Read);
    const auto accounts =
        *exports::statementAccounts(world.core.db, world.closing, ClearingFilter());
    for (const bool isContent : {false, true}) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        ExportControl control;
        control.isCancelled = true;
        const auto report = isContent
            ? exports::writeNotification(world.core.db, world.closing, world.payouts.first().id,
                                         exports::CamtVersion::V02, buffer, control)
            : exports::writeStatements(world.core.db, world.closing, accounts.front(),
                                       ExportFormat::Mt940, u"en"_s, buffer, control);
        QVERIFY(!report);
        QCOMPARE(report.error().code, ErrorCode::Cancelled);
        QCOMPARE(control.done.load(), 0);
        QVERIFY(control.total.load() > 0);
    }
}

void TestBankStatements::tellsThatADeviceIsFull()
{
    QFile full(u"/dev/full"_s);
    StatementWorld world(12);
    world.runThroughTheYears();
    const storage::Transaction view(world.core.db, storage::Transaction::Kind::Read);
    for (const ExportList &list : {ExportList(PayoutFilter()), ExportList(ClearingFilter())}) {
        const auto accounts = *exports::statementAccounts(world.core.db, world.closing, list);
        for (const ExportFormat format : kFormats) {
            QVERIFY(full.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
            ExportControl control;
            const auto report = exports::writeStatements(
                world.core.db, world.closing, accounts.front(), format, u"en"_s, full, control);
            QVERIFY(!report);
            QCOMPARE(report.error().code, ErrorCode::NoSpace);
            full.close();
        }
    }
}

void TestBankStatements::asksForRoomEnough()
{
    // Texts of maximum length, on one day and in one payout.
    CoreFixture core;
    NewPayment wanted = newPayment(100, QString(35, u'Ψ'));
    wanted.description = QString(140, u'Ψ');
    wanted.bulkId = QString(35, u'Ψ');
    for (int i = 0; i < 20; ++i) {
        const Payment payment = core.pay(core.profile.id, wanted);
        core.advance(payment.id, PaymentStatus::Succeeded);
    }
    const auto made = core.commit([&] { return core.payouts.run(core.clock.now()); });
    QCOMPARE(made->size(), 1);
    core.commit([&] {
        storage::SettingRepository settings(core.db);
        settings.set(u"simulation"_s, u"1"_s);
        settings.set(u"clockFrozenAt"_s,
                     QString::number(toMillis(core.clock.now() + std::chrono::hours(48))));
        return 0;
    });
    const storage::Transaction view(core.db, storage::Transaction::Kind::Read);
    const payouts::ClosingTime closing;
    const auto isEnough = [](qint64 room, qint64 size, ExportFormat format) {
        const bool isExact = toText(format).startsWith("camt"_L1);
        if (room >= size && (room < 2 * size || !isExact))
            return true;
        qWarning("%lld of %lld for %s", room, size, toText(format).data());
        return false;
    };
    for (const ExportList &list : {ExportList(PayoutFilter()), ExportList(ClearingFilter())}) {
        const auto accounts = *exports::statementAccounts(core.db, closing, list);
        for (const ExportFormat format : kFormats) {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            ExportControl control;
            QVERIFY(exports::writeStatements(core.db, closing, accounts.front(), format, u"en"_s,
                                             buffer, control));
            const bool isLong = std::holds_alternative<ClearingFilter>(list);
            QVERIFY(!isLong || isEnough(accounts.front().bytes(format), buffer.size(), format));
            QVERIFY(accounts.front().bytes(format) >= buffer.size());
        }
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    ExportControl control;
    QVERIFY(exports::writeNotification(core.db, closing, made->first().id,
                                       exports::CamtVersion::V08, buffer, control));
    QVERIFY(isEnough(exports::notificationBytes(core.db, made->first().id), buffer.size(),
                     ExportFormat::Camt054v08));
    QCOMPARE(exports::notificationBytes(core.db, PayoutId()), 0);
}

TILLDESK_TEST(TestBankStatements, QCoreApplication)
#include "tst_bank_statements.moc"
