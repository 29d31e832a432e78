#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/new_payment/new_payment_presenter.h"
#include "ui/models/new_payment/qr_presenter.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Shop;

namespace {

NewPaymentPresenter::Form form(const QString &amount)
{
    return {amount, u"Order 1"_s, {}, test::someProfiles().first().profile.id};
}

} // namespace

class TestNewPaymentPresenter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void createsAPayment();
    void refusesAFormThatIsNotFilledIn();
    void putsTheServicesComplaintBesideTheField();
    void createsOnlyOnceWhileItIsBusy();
    void clearsFiveSecondsAfterPaid();
    void staysWhenThePaymentFailed();
};

void TestNewPaymentPresenter::createsAPayment()
{
    Shop shop;
    NewPaymentPresenter presenter(shop.gateways);
    QSignalSpy created(&presenter, &NewPaymentPresenter::created);
    presenter.create(form(u"24,50"_s));
    shop.payments.settle();
    QCOMPARE(shop.payments.calls, QStringList{u"create 2450 Order 1 "_s});
    QCOMPARE(created.count(), 1);
    QCOMPARE(created[0][0].value<PaymentId>(), shop.pending());
    presenter.create(form(u"24,50"_s));
    shop.payments.settle();
    QVERIFY(!shop.payments.created.first().id.isEmpty());
    QVERIFY(shop.payments.created.first().id != shop.payments.created.last().id);
}

void TestNewPaymentPresenter::refusesAFormThatIsNotFilledIn()
{
    Shop shop;
    NewPaymentPresenter presenter(shop.gateways);
    presenter.create({u""_s, u"a<b"_s, QString(141, u'x'), {}});
    const NewPaymentPresenter::Problems problems = presenter.problems();
    QVERIFY(!problems.amount.isEmpty());
    QVERIFY(problems.reference.contains(u'<'));
    QVERIFY(problems.description.contains(u"141"_s));
    QVERIFY(!problems.profile.isEmpty());
    QVERIFY(shop.payments.calls.isEmpty());

    for (const QString &amount : {u"0"_s, u"9999999999,999"_s, u"10000000000"_s, u"x"_s}) {
        presenter.create(form(amount));
        QVERIFY2(!presenter.problems().amount.isEmpty(), qPrintable(amount));
    }
    presenter.clearProblems();
    QCOMPARE(presenter.problems(), NewPaymentPresenter::Problems{});
}

void TestNewPaymentPresenter::putsTheServicesComplaintBesideTheField()
{
    Shop shop;
    NewPaymentPresenter presenter(shop.gateways);
    shop.payments.createError = Error{ErrorCode::FieldInvalid, {}, u"description"_s};
    presenter.create(form(u"1"_s));
    shop.payments.settle();
    QVERIFY(!presenter.problems().description.isEmpty());

    shop.payments.createError = Error{ErrorCode::UnableToPayCreditor, {}};
    presenter.create(form(u"1"_s));
    shop.payments.settle();
    QVERIFY(!presenter.problems().profile.isEmpty());

    shop.payments.createError = Error{ErrorCode::Storage, {}};
    presenter.create(form(u"1"_s));
    shop.payments.settle();
    QVERIFY(!presenter.problems().general.isEmpty());
}

void TestNewPaymentPresenter::createsOnlyOnceWhileItIsBusy()
{
    Shop shop;
    NewPaymentPresenter presenter(shop.gateways);
    presenter.create(form(u"1"_s));
    presenter.create(form(u"1"_s));
    QVERIFY(presenter.isBusy());
    shop.payments.settle();
    QCOMPARE(shop.payments.calls.size(), 1);
    QVERIFY(!presenter.isBusy());
}

void TestNewPaymentPresenter::clearsFiveSecondsAfterPaid()
{
    Shop shop;
    Ticker ticker;
    QrPresenter presenter(shop.gateways, ticker);
    QSignalSpy cleared(&presenter, &QrPresenter::cleared);
    presenter.show(shop.pending());
    shop.payments.settle();
    shop.payments.setStatus(shop.pending(), PaymentStatus::Succeeded);
    QTRY_COMPARE(shop.payments.waiting(), 1);
    shop.payments.settle();

    shop.clock.advance(std::chrono::milliseconds(4'999));
    ticker.tick();
    QCOMPARE(cleared.count(), 0);
    shop.clock.advance(std::chrono::milliseconds(1));
    ticker.tick();

    QCOMPARE(cleared.count(), 1);
    QCOMPARE(presenter.payment().state(), PaymentPresenter::State::Nothing);
}

void TestNewPaymentPresenter::staysWhenThePaymentFailed()
{
    Shop shop;
    Ticker ticker;
    QrPresenter presenter(shop.gateways, ticker);
    QSignalSpy cleared(&presenter, &QrPresenter::cleared);
    shop.payments.setStatus(shop.pending(), PaymentStatus::AuthorizationFailed);
    presenter.show(shop.pending());
    shop.payments.settle();
    shop.clock.advance(std::chrono::minutes(1));
    ticker.tick();
    QCOMPARE(cleared.count(), 0);
}

TILLDESK_TEST(TestNewPaymentPresenter, QCoreApplication)
#include "tst_new_payment_presenter.moc"
