#include "tests/support/some_callbacks.h"
#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/callbacks/callback_alerts.h"
#include "ui/models/callbacks/callback_presenter.h"
#include "ui/models/callbacks/callbacks_presenter.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::kSomeNow;
using test::someCallbacks;

namespace {

/// The callbacks model over one day of callbacks.
struct Log : test::Shop {
    explicit Log(const QList<CallbackDetails> &all) { callbacks.callbacks = all; }

    void show(const CallbackFilter &wanted = {})
    {
        model.show(wanted);
        QCoreApplication::processEvents();
    }
    void refresh(const CallbackFilter &wanted = {})
    {
        model.refresh(wanted);
        QCoreApplication::processEvents();
    }
    void fetchMore()
    {
        model.fetchMore({});
        QCoreApplication::processEvents();
    }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return model.index(row, column).data().toString();
    }
    [[nodiscard]] QList<qint64> numbers() const
    {
        QList<qint64> list;
        for (int row = 0; row < model.rowCount(); ++row)
            list << model.at(row)->seq;
        return list;
    }

    CallbacksModel model{callbacks, clock};
};

} // namespace

class TestCallbacksModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void showsTheNewestFirst();
    void fetchesOlderOnesOnce();
    void putsNewOnesAtTheTopAndMovesNothingElse();
    void changesARowInItsPlace();
    void takesOutWhatNoLongerFits();
    void movesUpWhatFollowsWhenRowsLeave();
    void keepsWhatWasFetchedFarDown();
    void keepsItsRowsWhenAskingAgainFails();
    void dropsAnswersToAnOlderList();
    void asksForYesterdayAndTodayAtFirst();
    void countsTheStatesBelowTheRows();
    void completesTheHostsOfThePeriod();
    void countsFailuresOfADayForTheFrame();
    void checksTheSignatureOfTheChosenAttempt();
    void doesNotCheckWhatWasNotSent();
};

void TestCallbacksModel::showsTheNewestFirst()
{
    Log log(test::callbacksOf(test::aDayAtTheBakery()));
    log.show();
    QCOMPARE(log.model.rowCount(), 16);
    QCOMPARE(log.cell(0, CallbacksModel::PaymentColumn), u"Order 10482"_s);
    QCOMPARE(log.cell(0, CallbacksModel::Status), u"Pending"_s);
    QCOMPARE(log.cell(0, CallbacksModel::Answer), u"waiting"_s);
    QCOMPARE(log.cell(4, CallbacksModel::Time), u"14:19:03"_s);
    QCOMPARE(log.cell(4, CallbacksModel::To), u"shop.example/notify"_s);
    QCOMPARE(log.cell(4, CallbacksModel::Attempts), u"3 of 4"_s);
    QCOMPARE(log.model.index(4, CallbacksModel::To).data(Qt::ToolTipRole).toString(),
             u"https://shop.example/notify"_s);
    QVERIFY(!log.model.canFetchMore({}));
}

void TestCallbacksModel::fetchesOlderOnesOnce()
{
    Log log(someCallbacks(230));
    log.show();
    QCOMPARE(log.model.rowCount(), 100);
    QVERIFY(log.model.canFetchMore({}));
    log.model.fetchMore({});
    QVERIFY(!log.model.canFetchMore({})); // a page is already being loaded
    log.fetchMore();
    log.fetchMore();
    QCOMPARE(log.callbacks.calls,
             (QStringList{u"page 0+100"_s, u"page 131+100"_s, u"page 31+100"_s}));
    QCOMPARE(log.model.rowCount(), 230);
    QVERIFY(!log.model.canFetchMore({}));
    QCOMPARE(log.numbers().first(), 230);
    QCOMPARE(log.numbers().last(), 1);
}

void TestCallbacksModel::putsNewOnesAtTheTopAndMovesNothingElse()
{
    Log log(someCallbacks(3));
    const QAbstractItemModelTester tester(&log.model);
    log.show();
    const QPersistentModelIndex second = log.model.index(1, 0);
    QSignalSpy resets(&log.model, &QAbstractItemModel::modelReset);
    for (int i = 0; i < 2; ++i)
        log.callbacks.add(test::someCallback(10 + i, PaymentStatus::Succeeded, kSomeNow));
    log.refresh();
    QCOMPARE(log.numbers(), (QList<qint64>{5, 4, 3, 2, 1}));
    QCOMPARE(second.row(), 3);
    QCOMPARE(resets.size(), 0);
}

void TestCallbacksModel::changesARowInItsPlace()
{
    Log log(test::callbacksOf(test::aDayAtTheBakery()));
    log.show();
    QSignalSpy changes(&log.model, &QAbstractItemModel::dataChanged);
    log.callbacks.attempt(log.model.at(4)->id, CallbackOutcome::Receipt, 200);
    log.refresh();
    QCOMPARE(changes.size(), 1);
    QCOMPARE(log.cell(4, CallbacksModel::Attempts), u"4"_s);
    QVERIFY(log.cell(4, CallbacksModel::Answer).startsWith(u"200"_s));
}

void TestCallbacksModel::takesOutWhatNoLongerFits()
{
    Log log(test::callbacksOf(test::aDayAtTheBakery()));
    const QAbstractItemModelTester tester(&log.model);
    CallbackFilter waiting;
    waiting.state = CallbackState::Waiting;
    log.show(waiting);
    QCOMPARE(log.model.rowCount(), 2);
    log.callbacks.attempt(log.model.at(0)->id, CallbackOutcome::Receipt, 200);
    log.refresh(waiting);
    QCOMPARE(log.model.rowCount(), 1);
    QCOMPARE(log.cell(0, CallbacksModel::PaymentColumn), u"Order 10478"_s);
}

void TestCallbacksModel::movesUpWhatFollowsWhenRowsLeave()
{
    Log log(someCallbacks(103));
    CallbackFilter delivered;
    delivered.state = CallbackState::Delivered;
    log.show(delivered);
    QVERIFY(log.model.canFetchMore({}));
    for (int i = 90; i < 95; ++i)
        log.callbacks.callbacks[i].callback.state = CallbackState::Failed;
    log.refresh(delivered);
    QCOMPARE(log.model.rowCount(), 98);
    QCOMPARE(log.numbers().last(), 1);
    QVERIFY(!log.model.canFetchMore({}));
}

void TestCallbacksModel::keepsWhatWasFetchedFarDown()
{
    Log log(someCallbacks(800));
    log.show();
    for (int i = 0; i < 7; ++i)
        log.fetchMore();
    QCOMPARE(log.model.rowCount(), 800);
    log.model.setVisibleRows(600, 620);
    CallbackDetails *far = log.callbacks.find(log.model.at(610)->id);
    far->callback.state = CallbackState::Failed;
    log.callbacks.add(test::someCallback(2000, PaymentStatus::Succeeded, kSomeNow));
    log.callbacks.calls.clear();
    log.refresh();
    QCOMPARE(log.callbacks.calls, (QStringList{u"page 0+500"_s, u"page 201+100"_s}));
    QCOMPARE(log.model.rowCount(), 801);
    QCOMPARE(log.model.at(611)->state, CallbackState::Failed);
}

void TestCallbacksModel::keepsItsRowsWhenAskingAgainFails()
{
    Log log(someCallbacks(3));
    log.show();
    log.callbacks.error = Error{ErrorCode::Storage, {}};
    log.refresh();
    QCOMPARE(log.model.state(), CallbacksModel::State::Stale);
    QCOMPARE(log.model.rowCount(), 3);
    log.show();
    QCOMPARE(log.model.state(), CallbacksModel::State::Failed);
    log.callbacks.error.reset();
    log.refresh();
    QCOMPARE(log.model.state(), CallbacksModel::State::Ready);
    QCOMPARE(log.model.rowCount(), 3);
}

void TestCallbacksModel::dropsAnswersToAnOlderList()
{
    Log log(test::callbacksOf(test::aDayAtTheBakery()));
    log.model.show({});
    CallbackFilter failed;
    failed.state = CallbackState::Failed;
    log.show(failed);
    QCOMPARE(log.model.rowCount(), 2);
}

void TestCallbacksModel::asksForYesterdayAndTodayAtFirst()
{
    Log log(someCallbacks(3));
    log.callbacks.callbacks.first().callback.createdAt = kSomeNow - 48h;
    CallbacksPresenter presenter(log.gateways);
    QVERIFY(log.callbacks.calls.isEmpty());
    presenter.start();
    QCoreApplication::processEvents();
    QCOMPARE(presenter.model().rowCount(), 2);
    QCOMPARE(toIsoUtc(*log.callbacks.filters.last().from), "2026-11-18T23:00:00.000Z");
    QCOMPARE(presenter.filters().chips().first().value, u"from yesterday"_s);
    QCOMPARE(presenter.countOf(CallbackState::Delivered), std::optional<qint64>(2));
    presenter.clearFilters();
    QCoreApplication::processEvents();
    QCOMPARE(presenter.model().rowCount(), 3);
    QVERIFY(!log.callbacks.filters.last().from);
}

void TestCallbacksModel::countsTheStatesBelowTheRows()
{
    Log log(test::callbacksOf(test::aDayAtTheBakery()));
    CallbacksPresenter presenter(log.gateways);
    presenter.start();
    QCoreApplication::processEvents();
    QCOMPARE(presenter.note(), u"16 callbacks"_s);
    QCOMPARE(
        presenter.sums(),
        (QList<ListSum>{{u"Delivered"_s, u"12"_s}, {u"Waiting"_s, u"2"_s}, {u"Failed"_s, u"2"_s}}));
    presenter.setFind(u"status:failed"_s);
    QCoreApplication::processEvents();
    QCOMPARE(presenter.note(), u"2 callbacks"_s);
    QCOMPARE(presenter.sums().size(), 3); // those of the other states stay
}

void TestCallbacksModel::completesTheHostsOfThePeriod()
{
    Log log(test::callbacksOf(test::aDayAtTheBakery()));
    CallbacksPresenter presenter(log.gateways);
    presenter.setTimesShown(true);
    presenter.start();
    QCoreApplication::processEvents();
    presenter.filters().type(u"host:"_s, 5);
    const QList<FilterSuggestion> offered = presenter.filters().suggestions();
    QVERIFY(!offered.isEmpty());
    QCOMPARE(offered.first().text, u"host:=shop.example:443"_s);
    QCOMPARE(offered.first().what, u"shop.example"_s);
    presenter.filters().take(offered.first());
    QCOMPARE(presenter.host(), u"shop.example:443"_s);
    QCOMPARE(presenter.filters().chips().last().value, u"shop.example"_s);
    presenter.setHost({});
    QCOMPARE(presenter.filters().query(), u"day:yesterday.."_s);
}

void TestCallbacksModel::countsFailuresOfADayForTheFrame()
{
    Log log(test::callbacksOf(test::aDayAtTheBakery()));
    Ticker ticker;
    CallbackAlerts alerts(log.gateways, ticker);
    alerts.start();
    QCoreApplication::processEvents();
    QCOMPARE(alerts.failed(), 2);
    QCOMPARE(alerts.waitingWords(), u"Callbacks: 2 waiting"_s);
    log.clock.advance(25h);
    ticker.tick();
    QCoreApplication::processEvents();
    QCOMPARE(alerts.failed(), 0);
    QCOMPARE(alerts.waitingWords(), u"Callbacks: 2 waiting"_s); // counted whatever their age
}

void TestCallbacksModel::checksTheSignatureOfTheChosenAttempt()
{
    Log log(test::callbacksOf(test::aDayAtTheBakery()));
    log.callbacks.findings = test::goodFindings();
    CallbackPresenter presenter(log.gateways);
    presenter.show(log.callbacks.callbacks.at(11).callback.id); // Order 10478
    QTRY_COMPARE(presenter.findings().size(), 16);
    QVERIFY(log.callbacks.inspections.last().signature.endsWith(u'3'));
    QCOMPARE(log.callbacks.inspections.last().body, log.callbacks.callbacks.at(11).body);
    QCOMPARE(log.callbacks.inspections.last().address, u"https://shop.example/notify"_s);
    presenter.chooseAttempt(2);
    QCoreApplication::processEvents();
    QVERIFY(log.callbacks.inspections.last().signature.endsWith(u'2'));
    presenter.reload(); // keeps the chosen attempt; does not check it again
    QCoreApplication::processEvents();
    QCOMPARE(presenter.attempt()->number, 2);
    QCOMPARE(log.callbacks.inspections.size(), 2);
    const QList<AttemptRow> rows = presenter.attempts();
    QCOMPARE(rows.size(), 4);
    QCOMPARE(rows.at(1).words, u"2 · no answer within 10 s"_s);
    QCOMPARE(rows.at(3).words, u"4 · planned"_s);
    QVERIFY(
        presenter.answerWords().startsWith(u"no answer within 10 s"_s)); // not the English cause
    QCOMPARE(rows.at(3).when, u"15:30:03"_s);
}

void TestCallbacksModel::doesNotCheckWhatWasNotSent()
{
    Log log(test::callbacksOf(test::aDayAtTheBakery()));
    CallbackPresenter presenter(log.gateways);
    presenter.show(log.callbacks.callbacks.at(3).callback.id); // Order 10470: simulated loss
    QTRY_COMPARE(presenter.state(), CallbackPresenter::State::Shown);
    QVERIFY(log.callbacks.inspections.isEmpty());
    QCOMPARE(presenter.whyNoFindings(), u"Nothing was sent in this attempt."_s);
    QCOMPARE(presenter.faultNotice(), u"Sent with a simulated fault: Lost"_s);
    QVERIFY(presenter.whyNotSendAgain().isEmpty());
}

TILLDESK_TEST(TestCallbacksModel, QCoreApplication)
#include "tst_callbacks_model.moc"
