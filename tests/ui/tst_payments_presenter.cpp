#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/common/format.h"
#include "ui/models/common/profile_choice.h"
#include "ui/models/payments/payments_presenter.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Shop;

class TestPaymentsPresenter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void asksNothingBeforeItIsStarted();
    void countsEveryTab();
    void sumsTheWholeFilter();
    void tellsPaidMoneyApart();
    void sumsTheRefundedOnesByThemselves();
    void showsATabAndAPeriodOnly();
    void choosingStatusesLeavesTheTab();
    void clearsOnlyTheChips();
    void followsChangesAFewTimesASecond();
    void countsTheSharesOfRefundsThatAreFiltered();
    void sortsByTheDeadlineWhereActionIsNeeded();
    void remembersAndShowsViews();
    void movesOnToTheNextDay();
    void offersTheOneThingToDoWhenThereIsNothing();
    void saysThatRowsMayBeOutOfDate();
    void offersOpenProfilesOnly();
};

void TestPaymentsPresenter::asksNothingBeforeItIsStarted()
{
    Shop shop;
    PaymentsPresenter presenter(shop.gateways);
    presenter.setTab(PaymentTab::Paid);
    shop.payments.settle();
    QVERIFY(shop.payments.calls.isEmpty());

    presenter.start();
    shop.payments.settle();

    QCOMPARE(shop.payments.calls, (QStringList{u"page 0+100"_s, u"totals"_s, u"totals"_s}));
    QCOMPARE(presenter.model().rowCount(), 7);
}

void TestPaymentsPresenter::countsEveryTab()
{
    Shop shop;
    PaymentsPresenter presenter(shop.gateways);
    presenter.start();
    QVERIFY(!presenter.countOf(PaymentTab::All));
    shop.payments.settle();

    qint64 sum = 0;
    for (const PaymentTab tab : kPaymentTabs)
        sum += tab == PaymentTab::All || tab == PaymentTab::Refunded ? 0 : *presenter.countOf(tab);
    QCOMPARE(presenter.countOf(PaymentTab::All), 16);
    QCOMPARE(sum, 16);
    QCOMPARE(presenter.countOf(PaymentTab::InProgress), 3);
    QCOMPARE(presenter.countOf(PaymentTab::NeedsAction), 1);
    QCOMPARE(presenter.countOf(PaymentTab::Refunded), 0);
}

void TestPaymentsPresenter::sumsTheWholeFilter()
{
    Shop shop;
    PaymentsPresenter presenter(shop.gateways);
    presenter.start();
    presenter.setTab(PaymentTab::Failed);
    shop.payments.settle();
    QCOMPARE(presenter.note(), u"2 payments"_s);
    QCOMPARE(presenter.sums().first(), (ListSum{u"Not paid"_s, u"€\u00A093.00"_s}));
    QCOMPARE(presenter.sums().last(), (ListSum{u"Paid"_s, u"€\u00A00.00"_s}));
}

void TestPaymentsPresenter::tellsPaidMoneyApart()
{
    Shop shop;
    qint64 paid = 0;
    qint64 all = 0;
    for (Payment &payment : shop.payments.payments) {
        if (payment.status == PaymentStatus::Succeeded && paid == 0)
            payment.refunded = Amount::fromCents(1'250);
        all += payment.amount.cents();
        paid += payment.status == PaymentStatus::Succeeded ? payment.amount.cents() : 0;
    }
    PaymentsPresenter presenter(shop.gateways);
    presenter.start();
    QCOMPARE(presenter.sums(), QList<ListSum>());
    shop.payments.settle();
    const QList<ListSum> sums{{u"Not paid"_s, money(Amount::fromCents(all - paid))},
                              {u"Refunded"_s, u"\u2212€\u00A012.50"_s},
                              {u"Paid"_s, money(Amount::fromCents(paid))}};
    QCOMPARE(presenter.sums(), sums);
    presenter.setTab(PaymentTab::Paid);
    shop.payments.settle();
    QCOMPARE(presenter.sums().first().amount, u"€\u00A00.00"_s); // a zero is shown, too
    QCOMPARE(presenter.sums().last(), sums.last());
    presenter.setTab(PaymentTab::NeedsAction);
    shop.payments.settle();
    QCOMPARE(presenter.sums().last().title, u"To acknowledge"_s);
    QVERIFY(presenter.sums().last().amount != presenter.sums().first().amount);
}

void TestPaymentsPresenter::sumsTheRefundedOnesByThemselves()
{
    Shop shop;
    shop.payments.payments[6].refunded = Amount::fromCents(100);
    PaymentsPresenter presenter(shop.gateways);
    presenter.start();
    shop.payments.settle();
    QCOMPARE(presenter.countOf(PaymentTab::Refunded), 1);
    QCOMPARE(presenter.countOf(PaymentTab::All), 16);
    presenter.setTab(PaymentTab::Refunded);
    shop.payments.settle();
    QCOMPARE(shop.payments.filters.last().refunded, RefundShare::Some);
    QCOMPARE(presenter.model().rowCount(), 1);
    QCOMPARE(presenter.countOf(PaymentTab::All), 16); // the counts of the other tabs do not change
    QCOMPARE(presenter.note(), u"1 payment"_s);
    shop.payments.payments[7].refunded = Amount::fromCents(100);
    Q_EMIT shop.refunds.changed();
    QTRY_VERIFY(shop.payments.waiting() > 0);
    shop.payments.settle();
    QCOMPARE(presenter.countOf(PaymentTab::Refunded), 2);
}

void TestPaymentsPresenter::showsATabAndAPeriodOnly()
{
    Shop shop;
    PaymentsPresenter presenter(shop.gateways);
    presenter.setProfiles({ProfileId(u"p"_s)});
    presenter.setFind(u"x status:voided"_s);
    presenter.showOnly(PaymentTab::Paid, {Period::Kind::Today});
    QCOMPARE(presenter.query().tab, PaymentTab::Paid);
    QCOMPARE(presenter.query().find, u"day:today"_s);
    QCOMPARE(presenter.filters().query(), u"day:today"_s);
    presenter.showOnly(PaymentTab::All, {});
    QCOMPARE(presenter.filters().query(), QString());
    QVERIFY(presenter.query().profiles.size() == 1);
}

void TestPaymentsPresenter::choosingStatusesLeavesTheTab()
{
    Shop shop;
    PaymentsPresenter presenter(shop.gateways);
    presenter.start();
    presenter.setTab(PaymentTab::Paid);
    presenter.filters().add(u"status:voided status:expired"_s);
    shop.payments.settle();
    QCOMPARE(presenter.query().tab, PaymentTab::All);
    QCOMPARE(presenter.model().rowCount(), 2);
    QCOMPARE(presenter.countOf(PaymentTab::Expired), 1); // the counts follow the filter
    QCOMPARE(presenter.countOf(PaymentTab::Paid), 0);
    QCOMPARE(presenter.countOf(PaymentTab::All), 2);

    presenter.setTab(PaymentTab::Paid);

    QCOMPARE(presenter.query().find, QString());
}

void TestPaymentsPresenter::clearsOnlyTheChips()
{
    Shop shop;
    PaymentsPresenter presenter(shop.gateways);
    presenter.setTab(PaymentTab::Paid);
    presenter.setProfiles({ProfileId(u"p"_s)});
    presenter.setOrder({PaymentColumn::Amount, true});
    presenter.setFind(u" Order day:today "_s);
    QCOMPARE(presenter.query().find, u"Order day:today"_s);

    presenter.clearFilters();

    QVERIFY(!presenter.query().isNarrowed());
    QCOMPARE(presenter.query().tab, PaymentTab::Paid);
    QVERIFY(presenter.query().profiles.size() == 1 && presenter.query().order);
}

void TestPaymentsPresenter::followsChangesAFewTimesASecond()
{
    Shop shop;
    PaymentsPresenter presenter(shop.gateways);
    presenter.start();
    shop.payments.settle();
    shop.payments.calls.clear();

    for (int i = 0; i < 50; ++i)
        shop.payments.add(test::somePayment(900 + i, shop.clock.now()));
    QVERIFY(shop.payments.calls.isEmpty()); // changes are coalesced
    QTRY_COMPARE(shop.payments.calls.size(), 3);
    shop.payments.settle();

    QCOMPARE(presenter.model().rowCount(), 66);
    QCOMPARE(presenter.countOf(PaymentTab::All), 66);
}

void TestPaymentsPresenter::countsTheSharesOfRefundsThatAreFiltered()
{
    Shop shop;
    shop.payments.payments[1].refunded = shop.payments.payments[1].amount;
    PaymentsPresenter presenter(shop.gateways);
    presenter.setFind(u"refund:no"_s);
    presenter.start();
    shop.payments.settle();
    QCOMPARE(presenter.countOf(PaymentTab::Refunded), 0);

    presenter.setFind(u"refund:all"_s);
    shop.payments.settle();
    QCOMPARE(presenter.countOf(PaymentTab::Refunded), presenter.countOf(PaymentTab::All));
    QCOMPARE(presenter.countOf(PaymentTab::All), presenter.model().rowCount());
    presenter.setTab(PaymentTab::Refunded);
    QCOMPARE(presenter.filter().refunded, RefundShare::All);
}

void TestPaymentsPresenter::sortsByTheDeadlineWhereActionIsNeeded()
{
    Shop shop;
    PaymentsPresenter presenter(shop.gateways);
    presenter.setTab(PaymentTab::NeedsAction);
    QCOMPARE(presenter.filter().order, (PaymentOrder{PaymentColumn::Deadline, true}));
    presenter.setOrder({PaymentColumn::Deadline, false});
    presenter.setTab(PaymentTab::All); // does not show deadlines
    QCOMPARE(presenter.filter().order, PaymentOrder());
    presenter.setOrder({PaymentColumn::Amount, false});
    presenter.setTab(PaymentTab::NeedsAction);
    QCOMPARE(presenter.filter().order, (PaymentOrder{PaymentColumn::Amount, false}));
}

void TestPaymentsPresenter::remembersAndShowsViews()
{
    Shop shop;
    PaymentsPresenter presenter(shop.gateways);
    presenter.setProfiles({ProfileId(u"p"_s)});
    presenter.setTab(PaymentTab::Failed);
    presenter.setFind(u"day:today amount:>=20"_s);
    presenter.setOrder({PaymentColumn::Payer, true});
    const SavedView view = viewOf(presenter.query());
    QCOMPARE(view, (SavedView{{}, u"failed"_s, u"day:today amount:>=20"_s, u"payer up"_s}));

    presenter.showOnly(u"zoe"_s);
    presenter.show(view);

    QCOMPARE(viewOf(presenter.query()), view);
    QCOMPARE(presenter.query().profiles.size(), 1);
    QCOMPARE(queryOf({u"of a later version"_s, u"tab"_s, u"zoe"_s, u"colour up"_s}),
             (PaymentsQuery{.find = u"zoe"_s}));
}

void TestPaymentsPresenter::movesOnToTheNextDay()
{
    Shop shop;
    PaymentsPresenter presenter(shop.gateways);
    presenter.setFind(u"day:today"_s);
    presenter.start();
    shop.payments.settle();
    QCOMPARE(presenter.model().rowCount(), 16);

    shop.clock.advance(std::chrono::hours(12));
    presenter.refresh();
    shop.payments.settle();

    QCOMPARE(presenter.model().rowCount(), 0);
    QCOMPARE(presenter.today(), QDate(2026, 11, 21));
}

void TestPaymentsPresenter::offersTheOneThingToDoWhenThereIsNothing()
{
    using Does = EmptyList::Does;
    Shop shop;
    PaymentsPresenter presenter(shop.gateways);
    QCOMPARE(presenter.emptyState().does, Does::Elsewhere);
    presenter.setTab(PaymentTab::NeedsAction);
    QCOMPARE(presenter.emptyState().does, Does::ShowAll);
    presenter.setFind(u"x"_s);
    QCOMPARE(presenter.emptyState().does, Does::ClearFilters);
    QVERIFY(!presenter.emptyState().title.isEmpty() && !presenter.emptyState().why.isEmpty());
}

void TestPaymentsPresenter::saysThatRowsMayBeOutOfDate()
{
    Shop shop;
    PaymentsPresenter presenter(shop.gateways);
    presenter.start();
    shop.payments.settle();
    shop.payments.error = Error{ErrorCode::Busy, {}};
    presenter.refresh();
    shop.payments.settle();
    QVERIFY(presenter.note().startsWith(u"These rows may be out of date"_s));
    QCOMPARE(presenter.model().rowCount(), 16);
}

void TestPaymentsPresenter::offersOpenProfilesOnly()
{
    Shop shop;
    shop.merchants.entries = test::someProfiles();
    ProfileChoice choice(shop.gateways);
    QSignalSpy chosen(&choice, &ProfileChoice::chosenChanged);
    choice.load();
    QTRY_COMPARE(choice.entries().size(), 3);
    QCOMPARE(choice.openEntries().size(), 2);
    QCOMPARE(choice.chosenName(), u"All profiles"_s);

    choice.choose(choice.entries().first().profile.id);
    choice.choose(choice.entries().first().profile.id);

    QCOMPARE(choice.chosenName(), u"Bakkerij Janssens · Webshop"_s);
    QCOMPARE(chosen.count(), 1);
}

TILLDESK_TEST(TestPaymentsPresenter, QCoreApplication)
#include "tst_payments_presenter.moc"
