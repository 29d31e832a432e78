#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/refunds/refund_form.h"
#include "ui/models/refunds/refund_words.h"

#include <QLocale>
#include <QTest>
#include <QUuid>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::ui;
using State = RefundForm::State;

namespace {

constexpr QChar kBlank(0x00A0);

/// The refund form of a payment of € 132.00, of which € 12.00 was refunded. Tonight's payout
/// holds € 4 748.40.
struct Desk : test::Shop {
    Desk()
    {
        details.payment =
            *std::ranges::find(payments.payments, u"Order 10480"_s, &Payment::reference);
        details.profile = test::someProfiles().first().profile;
        refunds.answer = {.paid = Amount::fromCents(13200),
                          .refunded = Amount::fromCents(1200),
                          .pending = {},
                          .left = Amount::fromCents(12000),
                          .running = Amount::fromCents(474840),
                          .obstacle = {}};
        refunds.iban = u"BE71096123456769"_s;
        payouts.next.nextRun = test::kSomeNow + 8h + 28min; // 23:00
        payouts.next.rows = {{.merchantId = details.profile.merchantId,
                              .iban = details.profile.iban,
                              .bulkId = {},
                              .payments = {},
                              .refunds = {},
                              .amount = Amount::fromCents(475040),
                              .reserved = Amount::fromCents(200)}};
    }
    /// Returns the form after it has loaded the refundable amount.
    [[nodiscard]] std::unique_ptr<RefundForm> form()
    {
        auto made = std::make_unique<RefundForm>(gateways, details);
        QCoreApplication::processEvents();
        return made;
    }
    static void settle()
    {
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
    }

    PaymentDetails details;
};

} // namespace

class TestRefundForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void saysWhatWasPaidAndWhatIsLeft();
    void saysExactlyWhatWillHappen();
    void namesThePayoutByItsDayAndBulk();
    void leavesOutWhatIsNotKnown();
    void refusesWhatCannotBeGivenBack_data();
    void refusesWhatCannotBeGivenBack();
    void saysNothingInRedBeforeAnythingIsTyped();
    void saysWhatStandsInTheWay_data();
    void saysWhatStandsInTheWay();
    void asksForTheWholeOfWhatIsLeft();
    void asksOnlyOnceHoweverOftenItIsConfirmed();
    void makesAKeyOfItsOwn();
    void asksAgainWithTheSameKeyUntilItIsKnown_data();
    void asksAgainWithTheSameKeyUntilItIsKnown();
    void makesNoSecondRefundWhenTheAnswerIsLost();
    void asksAgainWhenNoAnswerComes();
    void saysARefusalAndLooksAgainAtWhatIsLeft();
    void followsTheRefundToItsEnd();
    void triesAgainToReadWhatIsLeft();
    void revealsTheAccountInGroupsOfFour();
    void saysWhyTheAccountIsNotShown();
};

void TestRefundForm::saysWhatWasPaidAndWhatIsLeft()
{
    Desk desk;
    RefundForm form(desk.gateways, desk.details);
    QCOMPARE(form.state(), State::Loading);
    QVERIFY(!form.whyNot().isEmpty());
    Desk::settle();
    QCOMPARE(form.state(), State::Ready);
    QCOMPARE(form.title(), u"Refund Order 10480"_s);
    QCOMPARE(form.subtitle(),
             u"Paid €%1132.00 by Pieter on 20 Nov 2026, 14:28 · €%112.00 refunded so far"_s.replace(
                 u"%1"_s, kBlank));
    QCOMPARE(form.leftWords(), QString(u"€"_s + kBlank + u"120.00"_s));
    QCOMPARE(form.confirmWords(), QString(u"Refund €"_s + kBlank + u"120.00"_s));
    QVERIFY(form.whyNot().isEmpty());
}

void TestRefundForm::saysExactlyWhatWillHappen()
{
    Desk desk;
    const auto form = desk.form();
    const QString sentence = form->sentence().replace(kBlank, u' ').replace(QChar(0x202F), u' ');
    QCOMPARE(
        sentence,
        u"Pieter gets <b>€ 120.00</b> back on **** **** ***5 6769. The amount is deducted from "
        "the next payout (tonight 23:00, BE68 5390 0754 7034), which then is <b>€ 4 628.40</b>."_s);
    form->choosePart(u"20"_s);
    QVERIFY(form->sentence().contains(u"4\u202F728.40"_s));
}

void TestRefundForm::namesThePayoutByItsDayAndBulk()
{
    Desk desk;
    desk.details.payment.bulkId = u"A<b>"_s;
    desk.details.payment.debtor.name = u"Tom & <i>Jerry</i>"_s;
    desk.payouts.next.nextRun = test::kSomeNow + 48h;
    const auto form = desk.form();
    QVERIFY(form->sentence().contains(u"the next payout (22 Nov at 14:32, "_s));
    QVERIFY(form->sentence().contains(u", batch “A&lt;b&gt;”)"_s));
    QVERIFY(form->sentence().startsWith(u"Tom &amp; &lt;i&gt;Jerry"_s));
    QVERIFY(!form->sentence().contains(u"which then is"_s)); // no running payout has this bulk id
}

void TestRefundForm::leavesOutWhatIsNotKnown()
{
    Desk desk;
    desk.details.payment.debtor = {};
    desk.payouts.error = Error{ErrorCode::Busy, {}};
    const auto form = desk.form();
    QVERIFY(form->sentence().startsWith(u"The customer gets"_s));
    QVERIFY(!form->sentence().contains(u'*'));
    QVERIFY(form->sentence().contains(u"The amount is deducted from the next payout ("_s));
}

void TestRefundForm::refusesWhatCannotBeGivenBack_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("reason");
    QTest::newRow("nothing") << u" "_s << u"Type the amount to refund."_s;
    QTest::newRow("no amount") << u"ten"_s << u"This is not an amount."_s;
    QTest::newRow("zero") << u"0,00"_s << u"The amount must be at least"_s;
    QTest::newRow("a cent too much")
        << u"120,01"_s << u"Only €\u00A0120.00 of this payment is left"_s;
    QTest::newRow("three decimals") << u"1.2345"_s << u"This is not an amount."_s;
}

void TestRefundForm::refusesWhatCannotBeGivenBack()
{
    QFETCH(QString, typed);
    QFETCH(QString, reason);
    Desk desk;
    const auto form = desk.form();
    form->choosePart(typed);
    QVERIFY2(form->whyNot().startsWith(reason), qPrintable(form->whyNot()));
    QVERIFY(form->sentence().isEmpty());
    form->confirm();
    Desk::settle();
    QVERIFY(desk.refunds.wanted.isEmpty());
    form->choosePart(u"120,00"_s);
    QVERIFY(form->whyNot().isEmpty());
    form->choosePart(u"0,01"_s);
    QVERIFY(form->whyNot().isEmpty());
}

void TestRefundForm::saysNothingInRedBeforeAnythingIsTyped()
{
    Desk desk;
    const auto form = desk.form();
    form->choosePart({});
    QVERIFY(form->amountProblem().isEmpty());
    QVERIFY(!form->whyNot().isEmpty());
    form->choosePart(u"x"_s);
    QVERIFY(!form->amountProblem().isEmpty());
    form->setDescription(u"A & B"_s);
    QVERIFY(form->descriptionProblem().contains(u"“&”"_s));
    form->chooseAll();
    QCOMPARE(form->whyNot(), form->descriptionProblem());
    form->setDescription(QString(141, u'x'));
    QVERIFY(form->whyNot().startsWith(u"Too long"_s));
}

void TestRefundForm::saysWhatStandsInTheWay_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("pending");
    QTest::addColumn<QString>("reason");
    QTest::newRow("given back") << int(ErrorCode::RefundAmountTooHigh) << 0
                                << u"The whole amount has been refunded."_s;
    QTest::newRow("on its way") << int(ErrorCode::RefundAmountTooHigh) << 500
                                << u"The whole amount is being refunded."_s;
    QTest::newRow("not allowed") << int(ErrorCode::RefundsNotAllowed) << 0
                                 << u"This profile does not allow refunds."_s;
}

void TestRefundForm::saysWhatStandsInTheWay()
{
    QFETCH(int, code);
    QFETCH(int, pending);
    QFETCH(QString, reason);
    Desk desk;
    desk.refunds.answer.obstacle = Error{ErrorCode(code), u"raw"_s};
    desk.refunds.answer.pending = Amount::fromCents(pending);
    const auto form = desk.form();
    QVERIFY(form->whyNot().startsWith(reason));
    QCOMPARE(form->problem(), form->whyNot());
    QVERIFY(form->amountProblem().isEmpty() && form->sentence().isEmpty());
}

void TestRefundForm::asksForTheWholeOfWhatIsLeft()
{
    Desk desk;
    desk.refunds.answer.running = Amount::fromCents(11999);
    const auto form = desk.form();
    QVERIFY(form->whyNot().startsWith(u"The next payout is only €\u00A0119.99"_s));
    form->choosePart(u"119,99"_s);
    QVERIFY(form->whyNot().isEmpty());
    desk.refunds.answer.running = Amount::fromCents(12000);
    form->reload();
    Desk::settle();
    form->chooseAll();
    form->setDescription(u" Returned tart "_s);
    form->confirm();
    Desk::settle();
    QCOMPARE(desk.refunds.wanted.size(), 1);
    QCOMPARE(desk.refunds.wanted.first().amount.cents(), 12000);
    QCOMPARE(desk.refunds.wanted.first().paymentId, desk.details.payment.id);
    QCOMPARE(desk.refunds.wanted.first().description, u"Returned tart"_s);
    QCOMPARE(form->state(), State::Made);
}

void TestRefundForm::asksOnlyOnceHoweverOftenItIsConfirmed()
{
    Desk desk;
    const auto form = desk.form();
    form->confirm();
    form->confirm();
    Desk::settle();
    form->confirm();
    Desk::settle();
    QCOMPARE(desk.refunds.wanted.size(), 1);
}

void TestRefundForm::makesAKeyOfItsOwn()
{
    Desk desk;
    const auto first = desk.form();
    const auto second = desk.form();
    first->confirm();
    second->confirm();
    Desk::settle();
    QCOMPARE(desk.refunds.wanted.size(), 2);
    const QString key = desk.refunds.wanted.first().idempotencyKey;
    QVERIFY(!QUuid::fromString(key).isNull());
    QVERIFY(key != desk.refunds.wanted.last().idempotencyKey);
}

void TestRefundForm::asksAgainWithTheSameKeyUntilItIsKnown_data()
{
    QTest::addColumn<int>("code");
    for (const ErrorCode code : {ErrorCode::RequestTimeout, ErrorCode::Busy, ErrorCode::Unavailable,
                                 ErrorCode::Storage, ErrorCode::Internal})
        QTest::addRow("%d", int(code)) << int(code);
}

void TestRefundForm::asksAgainWithTheSameKeyUntilItIsKnown()
{
    QFETCH(int, code);
    Desk desk;
    const auto form = desk.form();
    form->choosePart(u"20"_s);
    desk.refunds.createError = Error{ErrorCode(code), u"raw"_s};
    form->confirm();
    QCOMPARE(form->state(), State::Sending);
    Desk::settle();
    QCOMPARE(form->state(), State::Checking);
    QVERIFY(!form->problem().isEmpty() && !form->problem().contains(u"raw"_s));
    form->choosePart(u"30"_s); // ignored: the first request is repeated
    desk.refunds.createError.reset();
    form->checkNow();
    Desk::settle();
    QCOMPARE(form->state(), State::Made);
    QCOMPARE(desk.refunds.wanted.size(), 2);
    QCOMPARE(desk.refunds.wanted.first(), desk.refunds.wanted.last());
    QVERIFY(form->problem().isEmpty());
}

void TestRefundForm::makesNoSecondRefundWhenTheAnswerIsLost()
{
    Desk desk;
    const auto form = desk.form();
    desk.refunds.createError = Error{ErrorCode::RequestTimeout, {}};
    desk.refunds.losesAnswers = true;
    form->confirm();
    Desk::settle();
    QCOMPARE(form->state(), State::Checking);
    desk.refunds.createError.reset();
    // The form repeats the request by itself.
    QTRY_COMPARE_WITH_TIMEOUT(form->state(), State::Made, 10'000);
    QCOMPARE(desk.refunds.refunds.size(), 1);
    QCOMPARE(form->refund().id, desk.refunds.refunds.first().id);
}

void TestRefundForm::asksAgainWhenNoAnswerComes()
{
    Desk desk;
    const auto form = desk.form();
    desk.refunds.isSilent = true;
    form->confirm();
    Desk::settle();
    QCOMPARE(form->state(), State::Sending);
    QTRY_COMPARE_WITH_TIMEOUT(form->state(), State::Made, 15'000); // the second request is answered
    QCOMPARE(desk.refunds.wanted.size(), 2);
    QCOMPARE(desk.refunds.wanted.first(), desk.refunds.wanted.last());
    QCOMPARE(desk.refunds.refunds.size(), 1);
    desk.refunds.answerLate({ErrorCode::Busy, {}}); // the first request's reply, after the second's
    Desk::settle();
    QCOMPARE(form->state(), State::Made);
    QVERIFY(form->problem().isEmpty());
}

void TestRefundForm::saysARefusalAndLooksAgainAtWhatIsLeft()
{
    Desk desk;
    const auto form = desk.form();
    desk.refunds.createError = Error{ErrorCode::RefundAmountTooHigh, {}};
    desk.refunds.answer.left = Amount::fromCents(5000);
    form->confirm();
    Desk::settle();
    QCOMPARE(form->state(), State::Ready);
    QCOMPARE(form->problem(), u"This is more than the amount left of the payment."_s);
    QVERIFY(form->leftWords().contains(u"50.00"_s));
    desk.refunds.createError.reset();
    form->chooseAll();
    QVERIFY(form->problem().isEmpty());
    form->confirm();
    Desk::settle();
    QCOMPARE(desk.refunds.wanted.last().amount.cents(), 5000);
}

void TestRefundForm::followsTheRefundToItsEnd()
{
    Desk desk;
    const auto form = desk.form();
    form->confirm();
    Desk::settle();
    QCOMPARE(form->refund().status, RefundStatus::Pending);
    QVERIFY(form->resultTitle().contains(u"is being refunded"_s));
    desk.refunds.setStatus(form->refund().id, RefundStatus::Failed);
    QTRY_COMPARE(form->refund().status, RefundStatus::Failed);
    QVERIFY(form->resultSentence().contains(u"No money has moved"_s));
    desk.refunds.setStatus(form->refund().id, RefundStatus::Refunded);
    QTRY_VERIFY(form->resultTitle().endsWith(u"has been refunded"_s));
}

void TestRefundForm::triesAgainToReadWhatIsLeft()
{
    Desk desk;
    desk.refunds.error = Error{ErrorCode::Storage, {}};
    const auto form = desk.form();
    QCOMPARE(form->state(), State::Failed);
    QVERIFY(!form->problem().isEmpty());
    QCOMPARE(form->whyNot(), form->problem());
    desk.refunds.error.reset();
    form->reload();
    Desk::settle();
    QCOMPARE(form->state(), State::Ready);
    form->chooseAll();
    QVERIFY(form->problem().isEmpty());
}

void TestRefundForm::revealsTheAccountInGroupsOfFour()
{
    Desk desk;
    const auto form = desk.form();
    QVERIFY(form->iban().isEmpty());
    QVERIFY(desk.refunds.calls.filter(u"reveal"_s).isEmpty()); // read only on request
    form->revealIban();
    Desk::settle();
    QCOMPARE(QString(form->iban()).replace(kBlank, u' '), u"BE71 0961 2345 6769"_s);
    QCOMPARE(desk.refunds.calls.filter(u"reveal"_s).size(), 1);
}

void TestRefundForm::saysWhyTheAccountIsNotShown()
{
    Desk desk;
    const auto form = desk.form();
    desk.refunds.error = Error{ErrorCode::RefundNotAvailable, {}};
    form->revealIban();
    Desk::settle();
    QVERIFY(form->iban().isEmpty());
    QCOMPARE(form->ibanProblem(), u"This payment cannot be refunded."_s);
}

TILLDESK_TEST(TestRefundForm, QCoreApplication)
#include "tst_refund_form.moc"
