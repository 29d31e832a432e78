#include "core/base/when_ready.h"
#include "core/runtime/local_merchants.h"
#include "core/runtime/local_payments.h"
#include "tests/support/core_threads.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::runtime;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// Takes the answer as a window does, and checks that it comes on this thread and later.
template <typename T>
Result<T> taken(const QFuture<Result<T>> &future)
{
    QObject window;
    std::optional<Result<T>> answer;
    const QThread *thread = nullptr;
    whenReady(future, &window, [&](const Result<T> &result) {
        answer = result;
        thread = QThread::currentThread();
    });
    if (answer)
        return fail(ErrorCode::Internal, u"answered too early"_s);
    if (!QTest::qWaitFor([&] { return answer.has_value(); }))
        return fail(ErrorCode::Internal, u"never answered"_s);
    if (thread != QThread::currentThread())
        return fail(ErrorCode::Internal, u"answered on another thread"_s);
    return *answer;
}

} // namespace

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
    void cancelsAnyProfilesPayment();
    void showsPagesOf500RowsAtMost();
    void showsTotals();
    void tellsChangesOnItsOwnThread();
    void listsProfilesWithTheirMerchants();
    void answersBusyOnceStopped();

private:
    std::unique_ptr<CoreThreads> m_core;
    payments::PublicAddress m_address;
    std::unique_ptr<LocalPayments> m_payments;
};

void TestLocalGateways::init()
{
    m_core = std::make_unique<CoreThreads>();
    m_address.set("https://pay.example.com");
    m_payments =
        std::make_unique<LocalPayments>(LocalCore{*m_core->port, m_core->published, m_address});
}

void TestLocalGateways::cleanup()
{
    m_core->stop();
    m_payments.reset();
    m_core.reset();
}

void TestLocalGateways::createsInTheNameOfTheWindow()
{
    const auto payment = taken(m_payments->create(m_core->profile.id, newPayment(1250, u"Café"_s)));
    QVERIFY(payment);
    QCOMPARE(payment->reference, u"Café"_s); // NFC
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

void TestLocalGateways::cancelsAnyProfilesPayment()
{
    const auto payment = m_core->create();
    QCOMPARE(taken(m_payments->cancel(payment->id))->status, PaymentStatus::Cancelled);
    QCOMPARE(taken(m_payments->cancel(payment->id)).error().code, ErrorCode::PaymentNotPending);
    QCOMPARE(m_core->number(u"SELECT actor_kind FROM payment_step"_s), 3);
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
        m_payments->tell(changes);
        return 1;
    }));
    QVERIFY(told.isEmpty());
    QTRY_COMPARE(told, changes);
    QCOMPARE(thread, QThread::currentThread());
}

void TestLocalGateways::listsProfilesWithTheirMerchants()
{
    LocalMerchants merchants(m_core->published);
    QSignalSpy changed(&merchants, &gateway::Merchants::changed);
    QVERIFY(m_core->onCore([&] {
        return m_core->services->merchants.addPointOfSale(
            {u"T1"_s, m_core->profile.id, u"Till 1"_s, {}, {}});
    }));
    merchants.tell();
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

QTEST_GUILESS_MAIN(TestLocalGateways)
#include "tst_local_gateways.moc"
