#include "core/runtime/local_reports.h"
#include "core/storage/transaction.h"
#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"
#include "tests/unit/runtime/shop_gate.h"
#include "tests/unit/runtime/taken.h"

#include <QSignalSpy>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::runtime;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The window's gateway of day closes and takings.
class TestLocalReports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void foreseesWhatAZWouldSay();
    void recordsWhatItCounted();
    void countsWithoutTheCore();
    void leavesAPaymentOfTheMeantimeToTheNext();
    void givesNumbersOnceInARace();
    void refusesWhatIsNotThere();
    void listsCloses();
    void asksForTakings();
    void tellsWindowsWhatHasChanged();
    void doesNotForeseeTheTimeBeforeTheLastZ();
    void answersBusyOnceStopped();
    void closesManyPaymentsBesideTheCore();

private:
    void pay(qint64 cents, const QString &posId = {});
    [[nodiscard]] DayCloseScope at(const QString &posId = {}) const
    {
        return {m_core->profile.id, posId};
    }
    [[nodiscard]] qint64 closes() const
    {
        return m_core->number(u"SELECT count(*) FROM day_close"_s);
    }

    ManualClock m_clock{kCoreStart};
    std::unique_ptr<reports::DayCloseService> m_service;
    std::unique_ptr<CoreThreads> m_core;
    std::unique_ptr<ShopGate> m_shop;
    std::unique_ptr<LocalReports> m_reports;
};

void TestLocalReports::init()
{
    m_clock.set(kCoreStart);
    m_core = std::make_unique<CoreThreads>([this](CoreThreads::Services &s) {
        m_service = std::make_unique<reports::DayCloseService>(s.db, m_clock, s.happened);
    });
    m_shop = std::make_unique<ShopGate>(*m_core);
    m_reports = std::make_unique<LocalReports>(m_shop->gate, *m_service, m_clock);
    QVERIFY(m_core->onCore([this] {
        return m_core->services->merchants.addPointOfSale(
            {u"TILL1"_s, m_core->profile.id, u"Till 1"_s, {}, {}});
    }));
}

void TestLocalReports::cleanup()
{
    m_core->stop();
    m_reports.reset();
    m_service.reset();
    m_shop.reset();
    m_core.reset();
}

void TestLocalReports::pay(qint64 cents, const QString &posId)
{
    NewPayment wanted = newPayment(cents);
    wanted.pointOfSale = posId;
    const auto payment = m_core->onCore([&]() -> Result<Payment> {
        payments::PaymentService &service = m_core->services->payments;
        auto made = service.create(m_core->profile.id, wanted, {});
        if (made)
            made = service.identify(made->id, kSomeDebtor);
        if (made)
            made = service.advance(made->id, PaymentTrigger::BankAuthorizes, {});
        return made ? service.settle(made->id) : made;
    });
    QVERIFY(payment);
}

void TestLocalReports::foreseesWhatAZWouldSay()
{
    pay(1000, u"TILL1"_s);
    pay(70);
    m_clock.advance(1min);
    const auto preview = taken(m_reports->preview(at()));
    QVERIFY(preview);
    QCOMPARE(preview->payments, (PayoutSum{2, Amount::fromCents(1070)}));
    QCOMPARE(preview->at, m_clock.now());
    QCOMPARE(preview->seq, 0);
    QCOMPARE(taken(m_reports->preview(at(u"TILL1"_s)))->payments.sum.cents(), 1000);
    QCOMPARE(closes(), 0);
    QCOMPARE(taken(m_reports->close(at(), DayCloseKind::Z))->number, 1);
}

void TestLocalReports::recordsWhatItCounted()
{
    pay(1000, u"TILL1"_s);
    const auto z = taken(m_reports->close(at(u"TILL1"_s), DayCloseKind::Z));
    QVERIFY(z);
    QCOMPARE(z->payments, (PayoutSum{1, Amount::fromCents(1000)}));
    QCOMPARE(z->seq, 1);
    QCOMPARE(m_core->number(u"SELECT payments_amount FROM day_close"_s), 1000); // committed
    pay(50, u"TILL1"_s);
    const auto x = taken(m_reports->close(at(u"TILL1"_s), DayCloseKind::X));
    QCOMPARE(x->kind, DayCloseKind::X);
    QCOMPARE(x->payments.sum.cents(), 50);
    QCOMPARE(x->from, z->at);
}

void TestLocalReports::countsWithoutTheCore()
{
    pay(1000);
    m_core->hold();
    QCOMPARE(taken(m_reports->preview(at()))->payments.count, 1);
    QVERIFY(taken(m_reports->byPointOfSale({}, kCoreStart - 1h, kCoreStart + 1h)));
    m_core->release();
}

void TestLocalReports::leavesAPaymentOfTheMeantimeToTheNext()
{
    pay(1000);
    // This payment succeeds after the close has counted and before the close is stored.
    m_core->hold();
    const auto payment = [this]() -> Result<Payment> {
        payments::PaymentService &service = m_core->services->payments;
        auto made = service.create(m_core->profile.id, newPayment(50), {});
        if (made)
            made = service.identify(made->id, kSomeDebtor);
        if (made)
            made = service.advance(made->id, PaymentTrigger::BankAuthorizes, {});
        return made ? service.settle(made->id) : made;
    };
    m_core->core.submit(payment, [](const Result<Payment> &) {});
    const auto close = m_reports->close(at(), DayCloseKind::Z);
    // Runs after the close's count, on the same read thread.
    QVERIFY(taken(m_reports->preview(at())));
    m_core->release();
    const auto z = taken(close);
    QVERIFY(z);
    QCOMPARE(z->payments, (PayoutSum{1, Amount::fromCents(1000)}));
    QCOMPARE(taken(m_reports->close(at(), DayCloseKind::Z))->payments,
             (PayoutSum{1, Amount::fromCents(50)}));
}

void TestLocalReports::givesNumbersOnceInARace()
{
    pay(1000);
    m_core->hold();
    QList<QFuture<Result<DayClose>>> asked;
    for (int i = 0; i < 20; ++i)
        asked << m_reports->close(at(), DayCloseKind::Z);
    QVERIFY(taken(m_reports->preview(at())));
    m_core->release();
    QSet<qint64> numbers;
    qint64 sum = 0;
    for (const auto &future : std::as_const(asked)) {
        const auto z = taken(future);
        QVERIFY(z);
        numbers << z->number;
        sum += z->payments.sum.cents();
    }
    QCOMPARE(numbers.size(), 20);
    QVERIFY(numbers.contains(1) && numbers.contains(20));
    QCOMPARE(sum, 1000); // in one of the closes only
}

void TestLocalReports::refusesWhatIsNotThere()
{
    const DayCloseScope nobody{ProfileId(u"6a0b1c2d3e4f5a6b7c8d9eff"_s), {}};
    QCOMPARE(taken(m_reports->preview(nobody)).error().code, ErrorCode::ProfileNotFound);
    QCOMPARE(taken(m_reports->close(nobody, DayCloseKind::Z)).error().code,
             ErrorCode::ProfileNotFound);
    QCOMPARE(taken(m_reports->close(at(u"TILL9"_s), DayCloseKind::X)).error().code,
             ErrorCode::PointOfSaleNotFound);
    QCOMPARE(closes(), 0);
}

void TestLocalReports::listsCloses()
{
    QCOMPARE(taken(m_reports->closes({}, {}, 10))->rows.size(), 0);
    for (int i = 0; i < 3; ++i)
        QVERIFY(taken(m_reports->close(at(), DayCloseKind::Z)));
    const auto page = taken(m_reports->closes({}, {}, 2));
    QCOMPARE(page->rows.size(), 2);
    QCOMPARE(page->rows.first().number, 3);
    QVERIFY(page->hasMore);
    QCOMPARE(taken(m_reports->closes({}, 2, 10))->rows.size(), 1);
    QCOMPARE(taken(m_reports->closes({}, {}, -5))->rows.size(), 0);
}

void TestLocalReports::asksForTakings()
{
    pay(1000, u"TILL1"_s);
    pay(70);
    const auto takings =
        taken(m_reports->byPointOfSale({m_core->profile.id}, kCoreStart, kCoreStart + 1h));
    QVERIFY(takings);
    QCOMPARE(takings->size(), 2);
    QCOMPARE(takings->first().name, u"Till 1"_s);
    const auto refunds = taken(m_reports->refunds({}, {kCoreStart, kCoreStart + 1h}));
    QCOMPARE(*refunds, QList<PayoutSum>(1));
}

void TestLocalReports::tellsWindowsWhatHasChanged()
{
    const QSignalSpy changed(m_reports.get(), &gateway::Reports::changed);
    Events events;
    events.payments = {{PaymentId(), ProfileId(), PaymentStatus::Pending, true}};
    m_reports->notify(events);
    QCoreApplication::processEvents();
    QCOMPARE(changed.count(), 0);
    events.payments[0].status = PaymentStatus::Succeeded;
    m_reports->notify(events);
    QCOMPARE(changed.count(), 0); // emitted later, on the window's thread
    QCoreApplication::processEvents();
    QCOMPARE(changed.count(), 1);
    Events refunds;
    refunds.refundsChanged = true;
    m_reports->notify(refunds);
    Events closed;
    closed.dayClosed = true;
    m_reports->notify(closed);
    QCoreApplication::processEvents();
    QCOMPARE(changed.count(), 3);
}

void TestLocalReports::doesNotForeseeTheTimeBeforeTheLastZ()
{
    const auto z = taken(m_reports->close(at(), DayCloseKind::Z));
    m_clock.set(kCoreStart - 5h);
    QCOMPARE(taken(m_reports->preview(at()))->at, z->at);
}

void TestLocalReports::answersBusyOnceStopped()
{
    m_core->stop();
    QCOMPARE(taken(m_reports->preview(at())).error().code, ErrorCode::Busy);
    QCOMPARE(taken(m_reports->close(at(), DayCloseKind::Z)).error().code, ErrorCode::Busy);
    QCOMPARE(taken(m_reports->closes({}, {}, 1)).error().code, ErrorCode::Busy);
    QCOMPARE(taken(m_reports->refunds({}, {kCoreStart, kCoreStart})).error().code, ErrorCode::Busy);
}

void TestLocalReports::closesManyPaymentsBesideTheCore()
{
    constexpr int kPayments = 200'000;
    pay(100);
    // As many rows as a big shop has in months: copies of the existing row, apart from their
    // numbers.
    QVERIFY(m_core->onCore([this]() -> Result<int> {
        storage::Database &db = m_core->services->db;
        if (EmptyDatabase::isPostgres())
            dropForeignKeys(db);
        else
            db.execute(u"PRAGMA defer_foreign_keys = ON"_s);
        db.execute(u"WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < %1)"
                   " INSERT INTO ledger_entry SELECT i, e.at, e.cause, e.subject, e.debit, "
                   "e.credit, e.amount,"
                   " e.hash, e.payer FROM n, ledger_entry e WHERE e.seq = 1"_s.arg(kPayments));
        db.execute(
            u"WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < %1)"
            " INSERT INTO payout_item SELECT i, kind, merchant, account, i, i, payment, refund,"
            " amount, at FROM n, payout_item p WHERE p.seq = 1"_s.arg(kPayments));
        return 0;
    }));
    const auto close = m_reports->close(at(), DayCloseKind::Z);
    // The core runs other commands while the read thread counts.
    int turns = 0;
    for (; !close.isFinished(); ++turns)
        QVERIFY(m_core->onCore([]() -> Result<int> { return 0; }));
    QCOMPARE(taken(close)->payments.count, kPayments);
    QVERIFY2(turns > 20, qPrintable(QString::number(turns)));
}

TILLDESK_TEST(TestLocalReports, QCoreApplication)
#include "tst_local_reports.moc"
