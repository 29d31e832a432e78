#include "core/runtime/local_merchants.h"
#include "core/runtime/local_payments.h"
#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"
#include "tests/unit/runtime/shop_gate.h"
#include "tests/unit/runtime/taken.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::runtime;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

class TestLocalGateways : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void createsInTheNameOfTheWindow();
    void checksWhatAWindowEntered_data();
    void checksWhatAWindowEntered();
    void showsTheDetailsOfAPayment();
    void opensStaticQrPayments();
    void checksAStaticQrPayment_data();
    void checksAStaticQrPayment();
    void findsTheActivePayment();
    void cancelsAnyProfilesPayment();
    void acknowledgesInTheNameOfTheWindow();
    void showsPagesOf500RowsAtMost();
    void showsTotals();
    void tellsChangesOnItsOwnThread();
    void listsProfilesWithTheirMerchants();
    void answersBusyOnceStopped();

private:
    std::unique_ptr<CoreThreads> m_core;
    std::unique_ptr<ShopGate> m_shop;
    payments::PublicAddress m_address;
    std::unique_ptr<LocalPayments> m_payments;
};

void TestLocalGateways::init()
{
    m_core = std::make_unique<CoreThreads>();
    m_address.set("https://pay.example.com");
    m_shop = std::make_unique<ShopGate>(*m_core);
    m_payments =
        std::make_unique<LocalPayments>(m_shop->gate,
                                        LocalCore{*m_core->port, m_core->services->payments,
                                                  m_core->readers, m_core->published, m_address});
}

void TestLocalGateways::cleanup()
{
    m_core->stop();
    m_payments.reset();
    m_shop.reset();
    m_core.reset();
}

void TestLocalGateways::createsInTheNameOfTheWindow()
{
    const auto payment = taken(m_payments->create(m_core->profile.id, newPayment(1250, u"Café"_s)));
    QVERIFY(payment);
    QCOMPARE(payment->reference, u"Café"_s); // normalised to NFC
    QCOMPARE(m_core->number(u"SELECT actor_kind FROM payment"_s), 3);
    QCOMPARE(taken(m_payments->create(ProfileId(u"nobody"_s), newPayment())).error().code,
             ErrorCode::ProfileNotFound);
}

void TestLocalGateways::checksWhatAWindowEntered_data()
{
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<QString>("reference");
    QTest::addColumn<QString>("description");
    QTest::addColumn<QString>("field");

    QTest::newRow("nothing") << qint64(0) << QString() << QString() << u"amount"_s;
    QTest::newRow("too much") << Amount::kMaxCents + 1 << QString() << QString() << u"amount"_s;
    QTest::newRow("long reference")
        << qint64(5) << QString(36, u'a') << QString() << u"reference"_s;
    QTest::newRow("emoji") << qint64(5) << QString() << u"🥐"_s << u"description"_s;
}

void TestLocalGateways::checksWhatAWindowEntered()
{
    QFETCH(const qint64, cents);
    QFETCH(const QString, reference);
    QFETCH(const QString, description);
    QFETCH(const QString, field);
    NewPayment wanted = newPayment(cents, reference);
    wanted.description = description;
    const auto payment = taken(m_payments->create(m_core->profile.id, wanted));

    QCOMPARE(payment.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(payment.error().field, field);
    QCOMPARE(m_core->number(u"SELECT count(*) FROM payment"_s), 0);
}

void TestLocalGateways::showsTheDetailsOfAPayment()
{
    const auto payment = m_core->create(newPayment(1250, u"R-1"_s));
    const auto details = taken(m_payments->details(payment->id));
    QVERIFY(details);

    QCOMPARE(details->payment, *payment);
    QCOMPARE(details->profile, m_core->profile);
    QCOMPARE(details->timeline.size(), 1);
    QCOMPARE(details->deeplink, QString(u"https://pay.example.com/pay/2/"_s + payment->id.text()));
    QVERIFY(details->qrCode.size >= 21);
    const QJsonObject json = QJsonDocument::fromJson(details->json).object();
    QCOMPARE(json[u"paymentId"_s].toString(), payment->id.text());
    QCOMPARE(json[u"reference"_s].toString(), u"R-1"_s);
    QVERIFY(details->json.contains("\n    "));
    QCOMPARE(taken(m_payments->details(PaymentId(u"nobody"_s))).error().code,
             ErrorCode::PaymentNotFound);
}

void TestLocalGateways::opensStaticQrPayments()
{
    NewPayment wanted = newPayment(480, u"Café"_s);
    wanted.pointOfSale = u"T1"_s;
    const auto first = taken(m_payments->createStaticQr(m_core->profile.id, wanted));
    QVERIFY(first);
    QCOMPARE(first->type, PaymentType::StaticQr);
    QCOMPARE(first->pointOfSale, u"T1"_s);
    QCOMPARE(first->expireAt, kCoreStart + std::chrono::minutes(2));
    QCOMPARE(m_core->number(u"SELECT actor_kind FROM payment"_s), 3);

    const auto second = taken(m_payments->createStaticQr(m_core->profile.id, wanted));
    QVERIFY(second);
    QCOMPARE(m_core->number(u"SELECT status FROM payment WHERE seq = 1"_s), 7);
    QCOMPARE(taken(m_payments->createStaticQr(ProfileId(u"nobody"_s), wanted)).error().code,
             ErrorCode::ProfileNotFound);
}

void TestLocalGateways::checksAStaticQrPayment_data()
{
    QTest::addColumn<QString>("posId");
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("field");
    QTest::newRow("no place") << QString() << qint64(5) << ErrorCode::FieldRequired << u"posId"_s;
    QTest::newRow("no such id") << u"T-1"_s << qint64(5) << ErrorCode::FieldInvalid << u"posId"_s;
    QTest::newRow("no amount") << u"T1"_s << qint64(0) << ErrorCode::FieldInvalid << u"amount"_s;
}

void TestLocalGateways::checksAStaticQrPayment()
{
    QFETCH(const QString, posId);
    QFETCH(const qint64, cents);
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, field);
    NewPayment wanted = newPayment(cents);
    wanted.pointOfSale = posId;
    const auto payment = taken(m_payments->createStaticQr(m_core->profile.id, wanted));
    QCOMPARE(payment.error().code, code);
    QCOMPARE(payment.error().field, field);
    QCOMPARE(m_core->number(u"SELECT count(*) FROM point_of_sale"_s), 0);
}

void TestLocalGateways::findsTheActivePayment()
{
    const auto active = [this] { return taken(m_payments->activeAt(m_core->profile.id, u"T1"_s)); };
    QCOMPARE(active().error().code, ErrorCode::PaymentNotFound);
    NewPayment wanted = newPayment();
    wanted.pointOfSale = u"T1"_s;
    const auto payment = taken(m_payments->createStaticQr(m_core->profile.id, wanted));
    QCOMPARE(*active(), *payment);
    // An overdue payment is not active, even before a sweep.
    m_core->hold();
    m_core->clock.set(payment->expireAt - std::chrono::milliseconds(1));
    QCOMPARE(*active(), *payment);
    m_core->clock.set(payment->expireAt);
    QCOMPARE(active().error().code, ErrorCode::PaymentNotFound);
    m_core->release();
}

void TestLocalGateways::cancelsAnyProfilesPayment()
{
    const auto payment = m_core->create();
    QCOMPARE(taken(m_payments->cancel(payment->id))->status, PaymentStatus::Cancelled);
    QCOMPARE(taken(m_payments->cancel(payment->id)).error().code, ErrorCode::PaymentNotPending);
    QCOMPARE(m_core->number(u"SELECT actor_kind FROM payment_step"_s), 3);
}

void TestLocalGateways::acknowledgesInTheNameOfTheWindow()
{
    const auto payment = m_core->create(newPayment(1250));
    QCOMPARE(taken(m_payments->acknowledge(payment->id, payment->amount)).error().code,
             ErrorCode::PaymentNotAcknowledgeable);
    QVERIFY(m_core->onCore([this, &payment]() -> Result<Payment> {
        payments::PaymentService &service = m_core->services->payments;
        std::ignore = service.identify(payment->id, {u"Lotte"_s, u"BE71096123456769"_s});
        std::ignore = service.advance(payment->id, PaymentTrigger::BankAuthorizes, {});
        return service.advance(payment->id, PaymentTrigger::SettlesAwaitingAcknowledgement, {});
    }));
    QCOMPARE(taken(m_payments->acknowledge(payment->id, Amount::fromCents(1249))).error().code,
             ErrorCode::AmountMismatch);
    QCOMPARE(taken(m_payments->acknowledge(payment->id, payment->amount))->status,
             PaymentStatus::Succeeded);
    QCOMPARE(m_core->number(u"SELECT actor_kind FROM payment_step ORDER BY seq DESC LIMIT 1"_s), 3);
    QCOMPARE(taken(m_payments->acknowledge(PaymentId(u"nobody"_s), payment->amount)).error().code,
             ErrorCode::PaymentNotFound);
}

void TestLocalGateways::showsPagesOf500RowsAtMost()
{
    QVERIFY(m_core->onCore([this]() -> Result<int> {
        for (int i = 0; i < 510; ++i)
            std::ignore = m_core->services->payments.create(m_core->profile.id, newPayment(), {});
        return 1;
    }));
    const auto page = taken(m_payments->page({}, 0, 100'000));
    QCOMPARE(page->rows.size(), 500);
    QCOMPARE(page->total, 510);
    QCOMPARE(page->rows[0].seq, 510);
    QCOMPARE(taken(m_payments->page({}, 505, 100))->rows.size(), 5);
    QCOMPARE(taken(m_payments->page({}, 0, 0))->rows.size(), 0);
}

void TestLocalGateways::showsTotals()
{
    QVERIFY(m_core->create(newPayment(5)));
    QVERIFY(m_core->create(newPayment(7)));
    QCOMPARE(*taken(m_payments->totals({})),
             (PaymentTotals{{PaymentStatus::Pending, {2, Amount::fromCents(12)}}}));
}

void TestLocalGateways::tellsChangesOnItsOwnThread()
{
    QList<PaymentChange> told;
    const QThread *thread = nullptr;
    connect(m_payments.get(), &gateway::Payments::changed, this, [&](const auto &changes) {
        told = changes;
        thread = QThread::currentThread();
    });
    const QList<PaymentChange> changes{
        {PaymentId(u"a"_s), m_core->profile.id, PaymentStatus::Pending, true}};
    QVERIFY(m_core->onCore([&]() -> Result<int> {
        m_payments->notify(changes);
        return 1;
    }));
    QVERIFY(told.isEmpty());
    QTRY_COMPARE(told, changes);
    QCOMPARE(thread, QThread::currentThread());
}

void TestLocalGateways::listsProfilesWithTheirMerchants()
{
    const hosted::PublishedConnections connections;
    LocalMerchants merchants(m_shop->gate, m_core->services->merchants, m_core->published,
                             m_address, connections);
    QSignalSpy changed(&merchants, &gateway::Merchants::changed);
    QVERIFY(m_core->onCore([&] {
        return m_core->services->merchants.addPointOfSale(
            {u"T1"_s, m_core->profile.id, u"Till 1"_s, {}, {}});
    }));
    merchants.notify();
    QTRY_COMPARE(changed.size(), 1);

    const auto entries = taken(merchants.profiles());
    QCOMPARE(entries->size(), 1);
    QCOMPARE(entries->first().merchant.name, u"Janssens"_s);
    QCOMPARE(entries->first().profile, m_core->profile);
    QCOMPARE(entries->first().pointsOfSale.size(), 1);
}

void TestLocalGateways::answersBusyOnceStopped()
{
    m_core->stop();
    QCOMPARE(taken(m_payments->create(m_core->profile.id, newPayment())).error().code,
             ErrorCode::Busy);
    QCOMPARE(taken(m_payments->page({}, 0, 10)).error().code, ErrorCode::Busy);
}

TILLDESK_TEST(TestLocalGateways, QCoreApplication)
#include "tst_local_gateways.moc"
