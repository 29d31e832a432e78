#include "tests/support/some_reports.h"
#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/common/format.h"
#include "ui/models/reports/day_close_document.h"
#include "ui/models/reports/day_close_presenter.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using namespace tilldesk::test;

namespace {

DayCloseScope firstTill()
{
    return {someProfiles()[1].profile.id, u"TILL1"_s};
}

/// The bakery; its first till has been closed twelve times.
struct Counter : Shop {
    Counter()
    {
        merchants.entries = someProfiles();
        for (int i = 1; i <= 12; ++i)
            reports.closed << someClose(DayCloseKind::Z, i, i, 13 - i);
        reports.running = someClose(DayCloseKind::Z, 0, 13, 0);
        profiles.load();
        QCoreApplication::processEvents();
    }
    void settle()
    {
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
    }
    void start()
    {
        presenter.start();
        presenter.choose(firstTill());
        settle();
    }
    [[nodiscard]] QString cell(int row, int column)
    {
        return presenter.closes().index(row, column).data().toString();
    }

    ProfileChoice profiles{gateways};
    DayClosePresenter presenter{gateways, profiles};
};

} // namespace

class TestDayClosePresenter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale(u"en"_s)); }
    void asksNothingBeforeItIsStarted();
    void offersEveryTill();
    void followsTheProfile();
    void saysSinceWhen();
    void showsWhatRuns();
    void asksBeforeItClosesADay();
    void recordsOnceAtATime();
    void saysThatNothingWasRecorded();
    void saysWhatCannotBeShown();
    void dropsWhatIsAboutAnotherTill();
    void listsCloses();
    void filtersTheList();
    void bringsNewOnesInAtTheTop();
    void readsOnWhenScrolled();
    void bringsAllThatIsNewAfterAFlood();
    void showsAFailedList();
    void printsAClose();
    void printsWhoClosedAndTheHeadOfTheActivity();
    void marksACopy();
    void printsWithoutItsProfile();
};

void TestDayClosePresenter::asksNothingBeforeItIsStarted()
{
    Counter counter;
    counter.presenter.refresh();
    counter.presenter.setOnlyThisTill(true);
    counter.settle();
    QVERIFY(counter.reports.calls.isEmpty());
    counter.start();
    QVERIFY(counter.reports.calls.contains(u"preview TILL1"_s));
}

void TestDayClosePresenter::offersEveryTill()
{
    Counter counter;
    QStringList names;
    for (const auto &till : counter.presenter.tills())
        names << till.name;
    QCOMPARE(
        names,
        (QStringList{u"Webshop · whole profile"_s, u"Tills · whole profile"_s, u"Tills · Till 1"_s,
                     u"Tills · Till 2"_s, u"Market stall · whole profile"_s}));
    QCOMPARE(counter.presenter.chosen(), counter.presenter.tills().first().scope);
}

void TestDayClosePresenter::followsTheProfile()
{
    Counter counter;
    counter.start();
    counter.profiles.choose(someProfiles()[1].profile.id);
    counter.settle();
    QCOMPARE(counter.presenter.tills().size(), 3);
    QCOMPARE(counter.presenter.chosen(), firstTill()); // the till exists in this profile too
    counter.profiles.choose(someProfiles()[0].profile.id);
    counter.settle();
    QCOMPARE(counter.presenter.tills().size(), 1);
    QCOMPARE(counter.presenter.chosen().profile, someProfiles()[0].profile.id);
    QCOMPARE(counter.presenter.closes().rowCount(), 0); // the web shop has no day closes
}

void TestDayClosePresenter::saysSinceWhen()
{
    Counter counter;
    QVERIFY(counter.presenter.since().isEmpty());
    counter.start();
    QCOMPARE(counter.presenter.since(), u"Since Z\u00A012 of 19 Nov 2026, 18:02:00"_s);
    counter.reports.running.from.reset();
    counter.presenter.choose(counter.presenter.tills().first().scope);
    counter.settle();
    QVERIFY(counter.presenter.since().contains(u"not been closed yet"_s));
}

void TestDayClosePresenter::showsWhatRuns()
{
    Counter counter;
    QVERIFY(counter.presenter.figures().first().value.isEmpty());
    QVERIFY(!counter.presenter.canClose());
    counter.start();
    const auto figures = counter.presenter.figures();
    QCOMPARE(figures[0].value, money(counter.reports.running.payments.sum));
    QCOMPARE(figures[0].note, u"53 payments"_s);
    QCOMPARE(figures[1].note, u"1 refund"_s);
    QCOMPARE(figures[2].value, money(counter.reports.running.taken));
    QCOMPARE(figures[3].value, money(counter.reports.running.total));
    QVERIFY(counter.presenter.canClose());
}

void TestDayClosePresenter::asksBeforeItClosesADay()
{
    Counter counter;
    counter.start();
    const auto question = counter.presenter.question();
    QVERIFY(question.heading.contains(u"Tills · Till 1"_s));
    for (const QString &wanted :
         {u"Z\u00A013"_s, u"53 payments"_s, u"1 refund"_s,
          money(counter.reports.running.payments.sum), u"cannot be undone"_s})
        QVERIFY2(question.sentence.contains(wanted), qPrintable(question.sentence));
    counter.presenter.choose(counter.presenter.tills().first().scope);
    counter.settle();
    QVERIFY(counter.presenter.question().sentence.contains(u"Z\u00A01 "_s));
}

void TestDayClosePresenter::recordsOnceAtATime()
{
    Counter counter;
    counter.start();
    QList<DayClose> closed;
    connect(&counter.presenter, &DayClosePresenter::closed, this,
            [&closed](const DayClose &close) { closed << close; });
    counter.presenter.close(DayCloseKind::Z);
    QVERIFY(!counter.presenter.canClose());
    counter.presenter.close(DayCloseKind::Z); // a double click
    counter.settle();
    QCOMPARE(closed.size(), 1);
    QCOMPARE(closed.first().number, 13);
    QCOMPARE(counter.reports.calls.count(u"close Z TILL1"_s), 1);
    QVERIFY(counter.presenter.canClose());
    counter.presenter.close(DayCloseKind::X);
    counter.settle();
    QCOMPARE(closed.last().kind, DayCloseKind::X);
    QCOMPARE(closed.last().number, 1);
}

void TestDayClosePresenter::saysThatNothingWasRecorded()
{
    Counter counter;
    counter.start();
    counter.reports.error = Error{ErrorCode::Busy, {}};
    counter.presenter.close(DayCloseKind::Z);
    counter.settle();
    QVERIFY(counter.presenter.problem().startsWith(u"Nothing was recorded."_s));
    QCOMPARE(counter.reports.closed.size(), 12);
    counter.reports.error.reset();
    counter.presenter.refresh();
    counter.settle();
    QVERIFY(counter.presenter.problem().isEmpty());
}

void TestDayClosePresenter::saysWhatCannotBeShown()
{
    Counter counter;
    counter.reports.error = Error{ErrorCode::Storage, {}};
    counter.start();
    QVERIFY(!counter.presenter.problem().isEmpty());
    QVERIFY(!counter.presenter.canClose());
}

void TestDayClosePresenter::dropsWhatIsAboutAnotherTill()
{
    Counter counter;
    counter.start();
    const DayCloseScope other{someProfiles()[1].profile.id, u"TILL2"_s};
    counter.reports.running.payments.count = 7;
    counter.presenter.choose(other);
    counter.reports.running.payments.count = 99;
    counter.presenter.choose(firstTill());
    counter.settle();
    QCOMPARE(counter.presenter.figures().first().note, u"99 payments"_s);
}

void TestDayClosePresenter::listsCloses()
{
    Counter counter;
    counter.start();
    QCOMPARE(counter.presenter.closes().rowCount(), 12);
    QCOMPARE(counter.cell(0, DayClosesModel::When), u"19 Nov 2026, 18:02"_s);
    QCOMPARE(counter.cell(0, DayClosesModel::Close), u"Z\u00A012"_s);
    QCOMPARE(counter.cell(0, DayClosesModel::Till), u"Tills · Till 1"_s);
    QCOMPARE(counter.cell(0, DayClosesModel::Payments), u"52"_s);
    QCOMPARE(counter.cell(0, DayClosesModel::Net), money(counter.reports.closed.last().taken));
    QVERIFY(!counter.presenter.closes().at(12));
    QVERIFY(!counter.presenter.closes().at(-1));
}

void TestDayClosePresenter::filtersTheList()
{
    Counter counter;
    DayClose x = someClose(DayCloseKind::X, 13, 1, 0);
    DayClose other = someClose(DayCloseKind::Z, 14, 1, 0);
    other.scope.pointOfSale = u"TILL2"_s;
    counter.reports.closed << x << other;
    counter.start();
    QCOMPARE(counter.presenter.closes().rowCount(), 14);
    counter.presenter.setKind(DayCloseKind::X);
    counter.settle();
    QCOMPARE(counter.presenter.closes().rowCount(), 1);
    counter.presenter.setKind({});
    counter.presenter.setOnlyThisTill(true);
    counter.settle();
    QCOMPARE(counter.presenter.closes().rowCount(), 13);
    counter.presenter.choose(other.scope);
    counter.settle();
    QCOMPARE(counter.presenter.closes().rowCount(), 1);
}

void TestDayClosePresenter::bringsNewOnesInAtTheTop()
{
    Counter counter;
    counter.start();
    const QSignalSpy reset(&counter.presenter.closes(), &QAbstractItemModel::modelReset);
    const QSignalSpy inserted(&counter.presenter.closes(), &QAbstractItemModel::rowsInserted);
    const auto reads = [&counter] { return counter.reports.calls.count(u"preview TILL1"_s); };
    const qsizetype before = reads();
    counter.presenter.close(DayCloseKind::Z);
    QTRY_COMPARE(counter.presenter.closes().rowCount(), 13);
    QTRY_COMPARE(reads(), before + 2); // after the recording, and after the signal of the change
    counter.settle();
    QCOMPARE(counter.presenter.closes().rowCount(), 13);
    QCOMPARE(reset.count(), 0);
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(inserted.first().at(1).toInt(), 0);
    QCOMPARE(counter.cell(0, DayClosesModel::Close), u"Z\u00A013"_s);
}

void TestDayClosePresenter::readsOnWhenScrolled()
{
    Counter counter;
    counter.reports.closed.clear();
    for (int i = 1; i <= 230; ++i)
        counter.reports.closed << someClose(DayCloseKind::Z, i, i, 1);
    counter.start();
    DayClosesModel &closes = counter.presenter.closes();
    QCOMPARE(closes.rowCount(), 100);
    QVERIFY(closes.canFetchMore({}));
    closes.fetchMore({});
    QVERIFY(!closes.canFetchMore({}));
    counter.settle();
    QCOMPARE(closes.rowCount(), 200);
    closes.fetchMore({});
    counter.settle();
    QCOMPARE(closes.rowCount(), 230);
    QVERIFY(!closes.canFetchMore({}));
    for (int row = 0; row < 230; ++row)
        QCOMPARE(closes.at(row)->seq, 230 - row);
}

void TestDayClosePresenter::bringsAllThatIsNewAfterAFlood()
{
    Counter counter;
    counter.start();
    for (int i = 13; i <= 160; ++i)
        counter.reports.closed << someClose(DayCloseKind::Z, i, i, 0);
    counter.presenter.refresh();
    counter.settle();
    counter.settle();
    DayClosesModel &closes = counter.presenter.closes();
    QCOMPARE(closes.rowCount(), 160);
    for (int row = 0; row < 160; ++row)
        QCOMPARE(closes.at(row)->seq, 160 - row);
}

void TestDayClosePresenter::showsAFailedList()
{
    Counter counter;
    counter.start();
    counter.reports.error = Error{ErrorCode::Storage, {}};
    counter.presenter.refresh();
    counter.settle();
    QCOMPARE(counter.presenter.closes().state(), DayClosesModel::State::Stale);
    QCOMPARE(counter.presenter.closes().rowCount(), 12);
    counter.presenter.setKind(DayCloseKind::Z);
    counter.settle();
    QCOMPARE(counter.presenter.closes().state(), DayClosesModel::State::Failed);
    counter.reports.error.reset();
    counter.presenter.refresh();
    counter.settle();
    QCOMPARE(counter.presenter.closes().state(), DayClosesModel::State::Ready);
}

void TestDayClosePresenter::printsAClose()
{
    const DayClose close = someClose(DayCloseKind::Z, 5, 13, 0);
    ProfileEntry entry = someProfiles()[1];
    entry.merchant.name = u"Fish & <Chips>"_s;
    const DayCloseDocument paper = documentOf(close, &entry, {});
    QCOMPARE(paper.title, u"Z\u00A013 · Tills · Till 1"_s);
    for (const QString &wanted :
         {u"Fish &amp; &lt;Chips&gt;"_s, u"Z\u00A013 · Day close"_s, u"Tills · Till 1"_s,
          u"19 Nov 2026, 18:02:00"_s, u"20 Nov 2026, 18:02:00"_s, u"Payments (53)"_s,
          money(close.payments.sum), u"Refunds (1)"_s, money(Amount::fromCents(-450)),
          money(close.taken), money(close.totalBefore), money(close.total), u"Tilldesk"_s})
        QVERIFY2(paper.body.contains(wanted), qPrintable(wanted));
    QVERIFY(!paper.body.contains(u"COPY"_s));
    QVERIFY(!paper.body.contains(u"Ledger entry"_s));
    DayClose signedClose = close;
    signedClose.head = LedgerHead{.seq = 3,
                                  .day = {},
                                  .zone = {},
                                  .entry = 4711,
                                  .hash = QByteArray("01234567").repeated(8),
                                  .madeAt = {},
                                  .kid = u"key-2026"_s,
                                  .jws = {}};
    const QString withHead = documentOf(signedClose, &entry, {}).body;
    for (const QString &wanted : {u"Ledger entry"_s, u"4\u202F711"_s, u"key-2026"_s,
                                  QStringList(8, u"01234567"_s).join(u' ')})
        QVERIFY2(withHead.contains(wanted), qPrintable(withHead));
    DayClose first = someClose(DayCloseKind::X, 1, 1, 0);
    const QString body = documentOf(first, &entry, {}).body;
    QVERIFY(body.contains(u"the beginning"_s));
    QVERIFY(body.contains(u"X reading"_s));
    QVERIFY(body.contains(u"does not close the day"_s));
}

void TestDayClosePresenter::printsWhoClosedAndTheHeadOfTheActivity()
{
    DayClose close = someClose(DayCloseKind::Z, 5, 13, 0);
    QVERIFY(!documentOf(close, nullptr, {}).body.contains(u"Closed by"_s));
    close.record = {u"Marc <Peeters>"_s, 12'420, QByteArray("89abcdef").repeated(8)};
    const QString body = documentOf(close, nullptr, {}).body;
    for (const QString &wanted : {u"Closed by"_s, u"Marc &lt;Peeters&gt;"_s, u"12\u202F420"_s,
                                  QStringList(8, u"89abcdef"_s).join(u' ')})
        QVERIFY2(body.contains(wanted), qPrintable(body));
    close.record->by.clear(); // a shop without staff
    QVERIFY(!documentOf(close, nullptr, {}).body.contains(u"Closed by"_s));
}

void TestDayClosePresenter::marksACopy()
{
    const DayClose close = someClose(DayCloseKind::Z, 5, 13, 3);
    const ProfileEntry entry = someProfiles()[1];
    QVERIFY(
        documentOf(close, &entry, kSomeNow).body.contains(u"COPY, printed 20 Nov 2026, 14:32"_s));
}

void TestDayClosePresenter::printsWithoutItsProfile()
{
    const DayCloseDocument paper = documentOf(someClose(DayCloseKind::Z, 5, 13, 3), nullptr, {});
    QCOMPARE(paper.title, u"Z\u00A013 · TILL1"_s);
}

TILLDESK_TEST(TestDayClosePresenter, QCoreApplication)
#include "tst_day_close_presenter.moc"
