#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/payments/payment_facts.h"
#include "ui/models/payments/payment_presenter.h"

#include <QLocale>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Shop;

namespace {

PaymentDetails detailsOfOrder10480()
{
    const Payment payment = test::aDayAtTheBakery().at(13);
    PaymentDetails details;
    details.payment = payment;
    details.profile = test::someProfiles().first().profile;
    details.timeline = test::someTimeline(payment);
    return details;
}

Fact factNamed(const QString &label, const PaymentDetails &details)
{
    for (const Fact &fact : factsOf(details)) {
        if (fact.label == label)
            return fact;
    }
    return {};
}

} // namespace

class TestPaymentPresenter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void showsAndFollowsOnePayment();
    void ignoresAnAnswerForThePaymentBefore();
    void followsTheRefundsOfAPaidPayment();
    void cancelsAPayment();
    void saysWhyACancellationWasRefused();
    void saysWhyAPaymentCannotBeCancelled();
    void doesNotLetACancellationLeakIntoTheNextPayment();
    void saysThatAPaymentIsNotThere();
    void listsTheFactsOfAPayment();
    void saysTheVatRatesOfAPayment();
    void marksWhereTheBankLineEnds();
    void masksTheAccountOfTheDebtor();
    void listsTheTimelineNewestFirst();
};

void TestPaymentPresenter::showsAndFollowsOnePayment()
{
    Shop shop;
    PaymentPresenter presenter(shop.gateways);
    presenter.show(shop.pending());
    QCOMPARE(presenter.state(), PaymentPresenter::State::Loading);
    shop.payments.settle();
    QCOMPARE(presenter.details().payment.status, PaymentStatus::Pending);

    shop.payments.setStatus(shop.pending(), PaymentStatus::Identified);
    QTRY_COMPARE(shop.payments.waiting(), 1);
    shop.payments.settle();

    QCOMPARE(presenter.details().payment.status, PaymentStatus::Identified);
    shop.clock.advance(std::chrono::minutes(30));
    QCOMPARE(presenter.details().payment.status, PaymentStatus::Expired);
    QCOMPARE(presenter.timeLeft().count(), 0);
}

void TestPaymentPresenter::ignoresAnAnswerForThePaymentBefore()
{
    Shop shop;
    PaymentPresenter presenter(shop.gateways);
    presenter.show(shop.payments.payments.first().id);
    presenter.show(shop.pending());
    shop.payments.flushLastFirst();
    QCOMPARE(presenter.details().payment.id, shop.pending());
}

void TestPaymentPresenter::followsTheRefundsOfAPaidPayment()
{
    Shop shop;
    PaymentPresenter presenter(shop.gateways);
    const PaymentId paid = shop.payments.payments.at(13).id;
    presenter.show(paid);
    shop.payments.settle();
    (void)shop.refunds.create({paid, Amount::fromCents(1200), {}, u"key"_s});
    QTRY_COMPARE(shop.payments.waiting(), 1);
    shop.payments.settle();
    QCOMPARE(presenter.details().refunds.size(), 1);
}

void TestPaymentPresenter::cancelsAPayment()
{
    Shop shop;
    PaymentPresenter presenter(shop.gateways);
    presenter.show(shop.pending());
    shop.payments.settle();
    QVERIFY(presenter.canCancel());
    QVERIFY(presenter.cancelQuestion().contains(u"24.50"_s));

    presenter.cancel();
    QVERIFY(!presenter.canCancel());
    presenter.cancel();
    shop.payments.settle();

    QCOMPARE(shop.payments.calls.filter(u"cancel"_s).size(), 1);
    QCOMPARE(presenter.details().payment.status, PaymentStatus::Cancelled);
    QCOMPARE(presenter.whyNotCancel(), u"This payment has ended: Cancelled."_s);
    QVERIFY(presenter.message().isEmpty());
}

void TestPaymentPresenter::saysWhyACancellationWasRefused()
{
    Shop shop;
    shop.payments.cancelError = Error{ErrorCode::PaymentNotPending, {}};
    PaymentPresenter presenter(shop.gateways);
    presenter.show(shop.pending());
    shop.payments.settle();

    presenter.cancel();
    shop.payments.settle();

    QVERIFY(presenter.message().contains(u"confirming this payment right now"_s));
    QCOMPARE(presenter.state(), PaymentPresenter::State::Shown);
}

void TestPaymentPresenter::saysWhyAPaymentCannotBeCancelled()
{
    Shop shop;
    PaymentPresenter presenter(shop.gateways);
    presenter.show(shop.payments.payments.first().id); // authorized
    shop.payments.settle();
    QVERIFY(presenter.whyNotCancel().contains(u"authorized"_s));
    presenter.cancel();
    QVERIFY(shop.payments.calls.filter(u"cancel"_s).isEmpty());
}

void TestPaymentPresenter::doesNotLetACancellationLeakIntoTheNextPayment()
{
    Shop shop;
    shop.payments.cancelError = Error{ErrorCode::PaymentNotPending, {}};
    PaymentPresenter presenter(shop.gateways);
    presenter.show(shop.pending());
    shop.payments.settle();
    presenter.cancel();

    presenter.show(shop.payments.payments.at(14).id); // scanned, and open
    shop.payments.settle();

    QVERIFY(presenter.message().isEmpty());
    QVERIFY(presenter.canCancel());
}

void TestPaymentPresenter::saysThatAPaymentIsNotThere()
{
    Shop shop;
    PaymentPresenter presenter(shop.gateways);
    presenter.show(PaymentId(u"nobody"_s));
    shop.payments.settle();
    QCOMPARE(presenter.state(), PaymentPresenter::State::Failed);
    QCOMPARE(presenter.message(), u"There is no such payment."_s);
}

void TestPaymentPresenter::listsTheFactsOfAPayment()
{
    const PaymentDetails details = detailsOfOrder10480();
    QVERIFY(factNamed(u"Payment ID"_s, details).isCode);
    QCOMPARE(factNamed(u"Payment ID"_s, details).copyText, details.payment.id.text());
    QCOMPARE(factNamed(u"Reference"_s, details).value, u"Order 10480"_s);
    const Fact account = factNamed(u"Account"_s, details);
    QCOMPARE(account.value, u"BE68 5390 0754 7034"_s);
    QCOMPARE(account.copyText, u"BE68539007547034"_s);
    QCOMPARE(factNamed(u"Created"_s, details).hint, u"2026-11-20 13:28:14 UTC"_s);
    QVERIFY(factNamed(u"Expires"_s, details).value.isEmpty());
    QVERIFY(factNamed(u"Batch ID"_s, details).value.isEmpty());
    QVERIFY(factNamed(u"Refunded"_s, details).value.isEmpty());
    PaymentDetails refunded = details;
    refunded.payment.refunded = Amount::fromCents(1200);
    QCOMPARE(factNamed(u"Refunded"_s, refunded).value, u"€\u00A012.00"_s);
}

void TestPaymentPresenter::saysTheVatRatesOfAPayment()
{
    PaymentDetails details = detailsOfOrder10480();
    QVERIFY(factNamed(u"VAT rate"_s, details).label.isEmpty());
    details.vat = {{.rate = 600, .weight = 100}};
    QCOMPARE(factNamed(u"VAT rate"_s, details).value, u"6\u00A0%"_s);
    details.vat = {{.rate = 1200, .weight = 75}, {.rate = 2100, .weight = 25}};
    QCOMPARE(factNamed(u"VAT rate"_s, details).value,
             u"75\u00A0% at 12\u00A0%, 25\u00A0% at 21\u00A0%"_s);
}

void TestPaymentPresenter::marksWhereTheBankLineEnds()
{
    QCOMPARE(remittanceCut(QString(35, u'a')), -1);
    QCOMPARE(remittanceCut(QString(36, u'a')), 35);
    QCOMPARE(remittanceCut(QString(u"𝄞"_s.repeated(36))), 70);
    QCOMPARE(factNamed(u"Description"_s, detailsOfOrder10480()).cutAt, 35);
}

void TestPaymentPresenter::masksTheAccountOfTheDebtor()
{
    const Fact debtor = factNamed(u"Payer"_s, detailsOfOrder10480());
    QVERIFY(debtor.value.startsWith(u"Pieter\n****"_s));
    QVERIFY(!debtor.value.contains(u"BE71"_s));
    QVERIFY(!debtor.copyText.contains(u"6769"_s));
}

void TestPaymentPresenter::listsTheTimelineNewestFirst()
{
    const QList<TimelineEntry> entries = timelineOf(detailsOfOrder10480());
    QCOMPARE(entries.size(), 4);
    QCOMPARE(entries.first().what, u"Paid"_s);
    QCOMPARE(entries.first().when, u"14:28:31.187"_s);
    QCOMPARE(entries.last().what, u"Created through API key “webshop”"_s);
}

TILLDESK_TEST(TestPaymentPresenter, QCoreApplication)
#include "tst_payment_presenter.moc"
