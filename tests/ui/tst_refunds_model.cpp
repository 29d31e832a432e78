#include "tests/support/some_refunds.h"
#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/refunds/payment_refunds.h"
#include "ui/models/refunds/refund_presenter.h"
#include "ui/models/refunds/refunds_presenter.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::kSomeNow;
using test::someRefunds;

namespace {

struct List : test::Shop {
    explicit List(const QList<Refund> &all)
    {
        refunds.refunds = all;
        presenter.start();
        QCoreApplication::processEvents();
    }
    void settle()
    {
        QCoreApplication::processEvents();
        payments.settle();
    }
    [[nodiscard]] QStringList column(int column)
    {
        QStringList list;
        for (int row = 0; row < presenter.model().rowCount(); ++row)
            list << presenter.model().index(row, column).data().toString();
        return list;
    }
    void fetchMore()
    {
        presenter.model().fetchMore({});
        QCoreApplication::processEvents();
    }

    RefundsPresenter presenter{gateways};
};

QList<Refund> theDay()
{
    return test::refundsOf(test::aDayAtTheBakery());
}

} // namespace

class TestRefundsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void showsTheNewestFirst();
    void namesTheProtocolsStatusInTheTooltip();
    void fetchesOlderOnesOnce();
    void putsNewOnesAtTheTopAndMovesNothingElse();
    void bringsAllThatIsNewWithoutAGap();
    void changesARowInItsPlace();
    void takesOutWhatNoLongerFits();
    void keepsItsRowsWhenAskingAgainFails();
    void dropsAnswersToAnOlderList();
    void countsAndSumsEveryTab();
    void narrowsToADayOfTheShop();
    void findsIdsAndReferences();
    void keepsTabAndStatusChipApart();
    void restartsOnceForATabAndItsChip();
    void offersTheOneThingToDoWhenThereIsNothing();
    void showsOneRefundWithItsPayment();
    void listsTheRefundsOfAPayment();
    void saysWhyAPaymentCannotBeRefunded();
};

void TestRefundsModel::showsTheNewestFirst()
{
    List list(theDay());
    const QAbstractItemModelTester tester(&list.presenter.model());
    QCOMPARE(list.column(RefundsModel::PaymentColumn),
             (QStringList{u"Till 2 · 0093"_s, u"Order 10480"_s, u"Order 10477"_s, u"Order 10471"_s,
                          u"Order 10471"_s}));
    QCOMPARE(list.column(RefundsModel::Status).first(), u"Pending"_s);
    QCOMPARE(list.column(RefundsModel::Status).last(), u"Failed"_s);
    QCOMPARE(list.column(RefundsModel::AmountColumn).at(1), u"€\u00A012.00"_s);
    QCOMPARE(list.column(RefundsModel::Created).first(), u"14:32:09"_s);
    QVERIFY(!list.presenter.model().canFetchMore({}));
}

void TestRefundsModel::namesTheProtocolsStatusInTheTooltip()
{
    List list(theDay());
    const QModelIndex status = list.presenter.model().index(1, RefundsModel::Status);
    QCOMPARE(status.data(Qt::ToolTipRole).toString(), u"REFUNDED"_s);
    QCOMPARE(status.data(CellToneRole).toInt(), int(Tone::Green));
    QCOMPARE(status.data(Qt::AccessibleTextRole).toString(), u"Status: Refunded"_s);
    QCOMPARE(status.siblingAtColumn(RefundsModel::Created).data(Qt::ToolTipRole).toString(),
             u"2026-11-20 13:29:10 UTC"_s);
}

void TestRefundsModel::fetchesOlderOnesOnce()
{
    List list(someRefunds(230));
    RefundsModel &model = list.presenter.model();
    QCOMPARE(model.rowCount(), 100);
    model.fetchMore({});
    QVERIFY(!model.canFetchMore({})); // a page is already being loaded
    list.fetchMore();
    list.fetchMore();
    QCOMPARE(list.refunds.calls.filter(u"page"_s),
             (QStringList{u"page 0+100"_s, u"page 131+100"_s, u"page 31+100"_s}));
    QCOMPARE(model.rowCount(), 230);
    QCOMPARE(model.at(229)->seq, 1);
    QVERIFY(!model.canFetchMore({}));
}

void TestRefundsModel::putsNewOnesAtTheTopAndMovesNothingElse()
{
    List list(someRefunds(3));
    RefundsModel &model = list.presenter.model();
    const QPersistentModelIndex second = model.index(1, 0);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    list.refunds.refunds << test::someRefund(3, RefundStatus::Pending, kSomeNow)
                         << test::someRefund(4, RefundStatus::Pending, kSomeNow);
    Q_EMIT list.refunds.changed();
    QTRY_COMPARE(model.rowCount(), 5);
    QCOMPARE(second.row(), 3);
    QCOMPARE(resets.size(), 0);
    QCOMPARE(list.presenter.countOf({}), 5);
}

void TestRefundsModel::bringsAllThatIsNewWithoutAGap()
{
    List list(someRefunds(10));
    RefundsModel &model = list.presenter.model();
    list.refunds.refunds = someRefunds(1300); // more than one refresh reads
    Q_EMIT list.refunds.changed();
    QTRY_COMPARE(model.rowCount(), 1300);
    for (int row = 0; row < 1300; ++row)
        QCOMPARE(model.at(row)->seq, 1300 - row);
}

void TestRefundsModel::changesARowInItsPlace()
{
    List list(theDay());
    RefundsModel &model = list.presenter.model();
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    list.refunds.setStatus(model.at(0)->id, RefundStatus::Refunded);
    QTRY_COMPARE(list.column(RefundsModel::Status).first(), u"Refunded"_s);
    QCOMPARE(changes.size(), 1);
}

void TestRefundsModel::takesOutWhatNoLongerFits()
{
    List list(theDay());
    list.presenter.setStatus(RefundStatus::Pending);
    list.settle();
    RefundsModel &model = list.presenter.model();
    QCOMPARE(model.rowCount(), 1);
    list.refunds.setStatus(model.at(0)->id, RefundStatus::Refunded);
    QTRY_COMPARE(model.rowCount(), 0);
    QCOMPARE(list.presenter.emptyState().does, EmptyList::Does::ShowAll);
}

void TestRefundsModel::keepsItsRowsWhenAskingAgainFails()
{
    List list(theDay());
    list.refunds.error = Error{ErrorCode::Busy, {}};
    list.presenter.refresh();
    list.settle();
    QCOMPARE(list.presenter.model().rowCount(), 5);
    QVERIFY(list.presenter.note().startsWith(u"These rows may be out of date."_s));
    list.presenter.retry();
    list.settle();
    QCOMPARE(list.presenter.model().state(), RefundsModel::State::Failed);
    list.refunds.error.reset();
    list.presenter.refresh();
    list.settle();
    QCOMPARE(list.presenter.model().rowCount(), 5);
}

void TestRefundsModel::dropsAnswersToAnOlderList()
{
    List list(theDay());
    list.presenter.setStatus(RefundStatus::Failed);
    list.presenter.setStatus(RefundStatus::Refunded);
    list.settle();
    QCOMPARE(list.presenter.model().rowCount(), 3);
}

void TestRefundsModel::countsAndSumsEveryTab()
{
    List list(theDay());
    QCOMPARE(list.presenter.countOf({}), 5);
    QCOMPARE(list.presenter.countOf(RefundStatus::Refunded), 3);
    QCOMPARE(list.presenter.countOf(RefundStatus::Pending), 1);
    QCOMPARE(list.presenter.countOf(RefundStatus::Failed), 1);
    list.presenter.setStatus(RefundStatus::Refunded);
    list.settle();
    QCOMPARE(list.presenter.note(), u"3 refunds"_s);
    QCOMPARE(list.presenter.sums(),
             (QList<ListSum>{{u"Not refunded"_s, u"€\u00A00.00"_s},
                             {u"Refunded"_s, u"€\u00A0106.70"_s}}));
    QCOMPARE(list.presenter.countOf({}), 5); // the counts of the other tabs do not change
    list.presenter.setStatus(RefundStatus::Failed);
    list.settle();
    QCOMPARE(list.presenter.sums(),
             (QList<ListSum>{{u"Not refunded"_s, u"€\u00A088.20"_s},
                             {u"Refunded"_s, u"€\u00A00.00"_s}}));
}

void TestRefundsModel::narrowsToADayOfTheShop()
{
    QList<Refund> all = theDay();
    all.first().createdAt = fromMillis(1'795'129'199'999); // 19 November, 23:59:59.999 in Brussels
    List list(all);
    list.presenter.setFind(u"day:today"_s);
    list.settle();
    QCOMPARE(list.presenter.model().rowCount(), 4);
    list.presenter.showOnly({}, {Period::Kind::Yesterday});
    list.settle();
    QCOMPARE(list.presenter.model().rowCount(), 1);
    QCOMPARE(list.presenter.countOf({}), 1);
    list.presenter.clearFilters();
    list.settle();
    QCOMPARE(list.presenter.model().rowCount(), 5);
}

void TestRefundsModel::keepsTabAndStatusChipApart()
{
    List list(theDay());
    RefundsPresenter &presenter = list.presenter;
    presenter.setStatus(RefundStatus::Pending);
    presenter.setFind(u"status:failed amount:>=1"_s); // leads to the tab of all
    list.settle();
    QVERIFY(!presenter.status());
    QCOMPARE(presenter.filter().status, RefundStatus::Failed);
    QCOMPARE(presenter.model().rowCount(), 1);
    QCOMPARE(presenter.countOf({}), 1);
    QCOMPARE(presenter.countOf(RefundStatus::Refunded), 0); // the chip excludes them
    QCOMPARE(presenter.note(), u"1 refund"_s);

    presenter.setStatus(RefundStatus::Refunded); // replaces the chip
    list.settle();
    QCOMPARE(presenter.filters().query(), u"amount:>=1"_s);
    QCOMPARE(presenter.model().rowCount(), 3);
    presenter.show({u"x"_s, u"FAILED"_s, u"amount:<=1000"_s, {}});
    QCOMPARE(presenter.filter().status, RefundStatus::Failed);
    QVERIFY(presenter.view().showsTheSame({{}, u"FAILED"_s, u"amount:<=1000"_s, {}}));
}

void TestRefundsModel::restartsOnceForATabAndItsChip()
{
    List list(theDay());
    list.presenter.setFind(u"status:failed"_s);
    QSignalSpy restarts(&list.presenter, &ListPresenter::restarted);
    list.presenter.setStatus(RefundStatus::Refunded);
    QCOMPARE(restarts.size(), 1);
    list.presenter.setStatus(RefundStatus::Refunded);
    QCOMPARE(restarts.size(), 1);
}

void TestRefundsModel::findsIdsAndReferences()
{
    List list(theDay());
    list.presenter.setFind(u" order 10471 "_s);
    list.settle();
    QCOMPARE(list.presenter.model().rowCount(), 2);
    QCOMPARE(list.presenter.filter().terms.size(), 2);
    list.presenter.setFind(list.refunds.refunds.at(2).id.text());
    list.settle();
    QCOMPARE(list.column(RefundsModel::PaymentColumn), QStringList{u"Order 10477"_s});
    list.presenter.setProfiles({test::someProfiles().at(1).profile.id});
    list.presenter.showOnly({}, QString());
    list.settle();
    QCOMPARE(list.column(RefundsModel::PaymentColumn), QStringList{u"Till 2 · 0093"_s});
}

void TestRefundsModel::offersTheOneThingToDoWhenThereIsNothing()
{
    using Does = EmptyList::Does;
    List list({});
    QCOMPARE(list.presenter.emptyState().does, Does::Elsewhere);
    list.presenter.setStatus(RefundStatus::Failed);
    QCOMPARE(list.presenter.emptyState().does, Does::ShowAll);
    list.presenter.setFind(u"x"_s);
    QCOMPARE(list.presenter.emptyState().does, Does::ClearFilters);
}

void TestRefundsModel::showsOneRefundWithItsPayment()
{
    List list(theDay());
    RefundPresenter one(list.gateways);
    QVERIFY(!one.hasRefund());
    const Refund pending = list.refunds.refunds.last();
    one.show(pending);
    QVERIFY(one.paymentFacts().isEmpty());
    list.settle();
    QCOMPARE(one.title(), u"Refund of Till 2 · 0093"_s);
    QCOMPARE(one.paymentFacts().first().value, u"€\u00A04.20"_s);
    QVERIFY(one.statusSentence().contains(u"set aside"_s));
    for (const Fact &fact : one.paymentFacts())
        QVERIFY(!fact.value.contains(u"0961"_s)); // the account is masked
    list.refunds.setStatus(pending.id, RefundStatus::Failed);
    QTRY_VERIFY(list.payments.waiting() > 0);
    list.settle();
    QCOMPARE(one.refund().status, RefundStatus::Failed);
    QVERIFY(one.statusSentence().contains(u"No money has moved"_s));
    list.payments.error = Error{ErrorCode::Storage, {}};
    one.reload();
    list.settle();
    QVERIFY(!one.message().isEmpty());
    QVERIFY(!one.paymentFacts().isEmpty()); // as last read
}

void TestRefundsModel::listsTheRefundsOfAPayment()
{
    List list(theDay());
    list.refunds.answer = {.paid = Amount::fromCents(8820),
                           .refunded = Amount::fromCents(8820),
                           .pending = {},
                           .left = {},
                           .running = Amount::fromCents(100'000),
                           .obstacle = Error{ErrorCode::RefundAmountTooHigh, {}}};
    const auto payment =
        std::ranges::find(list.payments.payments, u"Order 10471"_s, &Payment::reference);
    PaymentDetails details;
    details.payment = *payment;
    details.refunds = list.refunds.of(payment->id);
    PaymentRefunds refunds(list.gateways);
    refunds.show(details);
    list.settle();
    QCOMPARE(refunds.rows().size(), 2);
    QCOMPARE(refunds.rows().first().status, u"Refunded"_s);
    QCOMPARE(refunds.rows().first().note, u"13:58:10 · Standing order ended"_s);
    QCOMPARE(refunds.rows().last().hint, u"FAILED"_s);
    QCOMPARE(refunds.message(), u"The whole amount has been refunded."_s);
    QCOMPARE(refunds.whyNot(), u"The whole amount has been refunded."_s);
}

void TestRefundsModel::saysWhyAPaymentCannotBeRefunded()
{
    List list({});
    list.refunds.answer.left = Amount::fromCents(13200);
    list.refunds.answer.running = Amount::fromCents(10000);
    PaymentDetails details;
    details.payment = list.payments.payments.last();
    PaymentRefunds refunds(list.gateways);
    refunds.show(details);
    list.settle();
    QCOMPARE(refunds.whyNot(), u"Only a paid payment can be refunded."_s);
    QCOMPARE(refunds.message(), u"No refunds."_s);
    QVERIFY(list.refunds.calls.filter(u"refundable"_s).isEmpty());
    details.payment.status = PaymentStatus::Succeeded; // paid while its details are shown
    refunds.show(details);
    list.settle();
    QVERIFY(refunds.whyNot().isEmpty());
    QCOMPARE(refunds.message(), u"No refunds. Up to €\u00A0100.00 can be refunded."_s);
    list.refunds.answer.obstacle = Error{ErrorCode::RefundNotPossible, {}};
    Q_EMIT list.payouts.changed(); // the running payout was paid out
    QTRY_VERIFY(refunds.whyNot().startsWith(u"The money for this refund has not come in yet."_s));
}

TILLDESK_TEST(TestRefundsModel, QCoreApplication)
#include "tst_refunds_model.moc"
