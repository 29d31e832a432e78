#include "tests/support/some_hits.h"
#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/common/format.h"
#include "ui/models/find/find_presenter.h"
#include "ui/models/find/find_sources.h"
#include "ui/models/find/find_words.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;

namespace {

struct Search : test::Shop {
    Search() { search.groups = test::someHits(); }

    /// Types a text and waits for the search that follows.
    void type(const QString &text)
    {
        const qsizetype before = search.texts.size();
        presenter.setText(text);
        QTRY_COMPARE(search.texts.size(), before + 1);
    }
    void answer()
    {
        search.flush();
        QCoreApplication::processEvents();
    }
    void find(const QString &text)
    {
        type(text);
        answer();
    }
    /// Returns the headings and, indented, the titles of the rows.
    [[nodiscard]] QStringList lines()
    {
        QStringList texts;
        for (const FindLine &line : presenter.model().lines()) {
            if (const auto *heading = std::get_if<FindHeading>(&line))
                texts << QString(heading->title + u" " + heading->count + u" " + heading->link)
                             .trimmed();
            else
                texts << u"  "_s + std::get<FindRow>(line).title.text;
        }
        return texts;
    }
    [[nodiscard]] const FindRow &row(int number)
    {
        int line = -1;
        for (int i = 0; i <= number; ++i)
            line = presenter.model().next(line, 1);
        return *presenter.model().rowAt(line);
    }
    [[nodiscard]] QStringList tabs() const
    {
        QStringList texts;
        for (const FindPresenter::Tab &tab : presenter.tabs())
            texts << QString(tab.title + u" " + tab.count).trimmed();
        return texts;
    }

    FindPresenter presenter{gateways};
};

/// Returns the marked parts of a text.
QStringList marksOf(const MarkedText &text)
{
    QStringList parts;
    for (const TextSpan &mark : text.marks)
        parts << text.text.mid(mark.position, mark.length);
    return parts;
}

} // namespace

class TestFindPresenter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void groupsTheResultsWithAFewOfEach();
    void listsOneGroupAlone();
    void goesRoundTheTabs();
    void saysHowTheTextWasRead();
    void saysWhyEachRecordWasFound();
    void marksOnlyWhatWasFound();
    void neverShowsAnAccountNumber();
    void showsThePartThatWasRefunded();
    void offersANewPaymentAndAFilterOfTheAmount();
    void findsSettingsAndCommandsByTheirWords();
    void leavesOutWhatTheRoleDoesNotAllow();
    void searchesOnceAfterTheLastKey();
    void dropsStaleAnswers();
    void keepsTheOldResultsUntilTheAnswer();
    void opensNothingOldWhenEnterComesFirst();
    void saysThatASearchIsSlow();
    void forgetsAFailureDuringASlowSearch();
    void saysThatNothingWasFound();
    void saysWhatIsWrongWithAFilter();
    void saysThatASearchFailedAndRetries();
    void startsWithWhatWasOpenedLast();
    void offersTheRecordInTheClipboard();
    void wrapsOverHeadings();
};

void TestFindPresenter::groupsTheResultsWithAFewOfEach()
{
    Search search;
    search.find(u"24,50"_s);
    QCOMPARE(search.lines(),
             (QStringList{u"Payments 9 Show all 9"_s, u"  Order 10482"_s, u"  Till 3 - 0501"_s,
                          u"  Order 10391"_s, u"  Till 1 - 2450"_s, u"Refunds 1"_s,
                          u"  Refund of Order 10391"_s, u"Payouts 2 Show both"_s,
                          u"  Payout of batch tills"_s, u"Callbacks 1"_s,
                          u"  Callback about Order 10482"_s, u"Settings 1"_s,
                          u"  Points of sale › Till 2"_s, u"Commands 2"_s,
                          u"  New payment of €\u00A024.50"_s,
                          u"  Filter the payments: amount €\u00A024.50"_s}));
    QCOMPARE(search.tabs(),
             (QStringList{u"All 16"_s, u"Payments 9"_s, u"Refunds 1"_s, u"Payouts 2"_s,
                          u"Callbacks 1"_s, u"Settings 1"_s, u"Commands 2"_s}));
    QVERIFY(search.presenter.summary().startsWith(u"16 found · "_s));
}

void TestFindPresenter::listsOneGroupAlone()
{
    Search search;
    search.search.groups.first().hasMore = true;
    search.find(u"24,50"_s);
    search.presenter.choose(FindGroup::Payments);
    QCOMPARE(search.lines().size(), 10);
    QCOMPARE(search.lines().first(), u"Payments 9+"_s);
    search.find(u"24,5"_s); // the group stays while the text changes
    QCOMPARE(search.lines().size(), 10);
    search.search.groups.clear();
    search.find(u"24"_s); // without payments, all other groups are shown
    QVERIFY(!search.presenter.group());
}

void TestFindPresenter::goesRoundTheTabs()
{
    Search search;
    search.find(u"24,50"_s);
    search.presenter.step(1);
    QVERIFY(search.presenter.group() == FindGroup::Payments);
    search.presenter.step(-1);
    search.presenter.step(-1);
    QVERIFY(search.presenter.group() == FindGroup::Commands);
    search.presenter.step(1);
    QVERIFY(!search.presenter.group());
}

void TestFindPresenter::saysHowTheTextWasRead()
{
    Search search;
    search.find(u"24,50"_s);
    QCOMPARE(search.presenter.reading().text, u"read as the amount €\u00A024.50"_s);
    QCOMPARE(marksOf(search.presenter.reading()), QStringList{u"€\u00A024.50"_s});
    search.find(u"3 nov"_s);
    QCOMPARE(search.presenter.reading().text, u"read as the day 3 Nov 2026"_s);
    search.find(u"2450"_s); // more likely a part of a reference
    QVERIFY(search.presenter.reading().text.isEmpty());
    search.find(u"24,50 bram"_s);
    QVERIFY(search.presenter.reading().text.isEmpty());
}

void TestFindPresenter::saysWhyEachRecordWasFound()
{
    Search search;
    Hit hit = test::somePaymentHit();
    hit.payer = u"Louise"_s;
    hit.text = u"abc 2450 def"_s;
    hit.span = {4, 4};
    const SearchQuery query = parseQuery(u"24,50", test::kSomeNow, shopZone());
    QSet<QString> all;
    for (const HitReason reason : kHitReasons) {
        hit.reason = reason;
        const FindRow row = FindWords::row(hit, query, test::kSomeNow);
        QVERIFY2(!row.why.text.isEmpty() && !row.why.text.contains(u'%'), qPrintable(row.why.text));
        QVERIFY2(!all.contains(row.why.text), qPrintable(row.why.text));
        QVERIFY2(row.why.text.contains(u"Louise"_s) == (reason != HitReason::Payer),
                 qPrintable(row.why.text));
        all << row.why.text;
    }
    hit.reason = HitReason::Payer;
    hit.text = u"Louise"_s;
    hit.span = {0, 3};
    const FindRow payer = FindWords::row(hit, query, test::kSomeNow);
    QCOMPARE(payer.why.text, u"payer Louise"_s);
    QCOMPARE(marksOf(payer.why), QStringList{u"Lou"_s});
}

void TestFindPresenter::marksOnlyWhatWasFound()
{
    Search search;
    search.find(u"24,50"_s);
    QCOMPARE(marksOf(search.row(0).amount), QStringList{u"€\u00A024.50"_s});
    QVERIFY(marksOf(search.row(0).title).isEmpty());
    QCOMPARE(marksOf(search.row(2).why), QStringList{u"€\u00A024.50"_s}); // the refunded part
    QVERIFY(marksOf(search.row(2).amount).isEmpty());
    QCOMPARE(marksOf(search.row(3).title), QStringList{u"2450"_s});
    QCOMPARE(search.row(4).amount.text, u"−\u00A0€\u00A024.50"_s);
    QCOMPARE(marksOf(search.row(4).amount), QStringList{u"€\u00A024.50"_s});
    search.presenter.choose(FindGroup::Payments);
    // The beginning of a long description is cut off, so that the found part is in view.
    QCOMPARE(search.row(5).why.text, u"…x croissant for table 2450"_s);
    QCOMPARE(marksOf(search.row(5).why), QStringList{u"2450"_s});
}

void TestFindPresenter::neverShowsAnAccountNumber()
{
    Hit hit = test::somePaymentHit();
    hit.reason = HitReason::Iban;
    hit.text = u"BE71 **** **** 6769"_s;
    hit.span = {15, 4};
    const FindRow row =
        FindWords::row(hit, parseQuery(u"6769", test::kSomeNow, shopZone()), test::kSomeNow);
    QCOMPARE(row.why.text, u"end of the payer's account number"_s);
    QVERIFY(!spoken(row).contains(u"6769"_s));
}

void TestFindPresenter::showsThePartThatWasRefunded()
{
    Hit hit = test::somePaymentHit();
    hit.status = PaymentStatus::Succeeded;
    const auto statusWith = [&hit](qint64 refunded) {
        hit.refunded = Amount::fromCents(refunded);
        return FindWords::row(hit, {}, test::kSomeNow);
    };
    QCOMPARE(statusWith(0).status, u"Paid"_s);
    QCOMPARE(statusWith(1).status, u"Partly refunded"_s);
    QCOMPARE(statusWith(1).mark, PillMark::HalfDot);
    QVERIFY(statusWith(1).tone == Tone::Amber);
    QCOMPARE(statusWith(2450).status, u"Refunded"_s);
    QCOMPARE(statusWith(2450).mark, PillMark::Dot);
}

void TestFindPresenter::offersANewPaymentAndAFilterOfTheAmount()
{
    Search search;
    search.search.groups.clear();
    search.find(u"24,50"_s);
    QCOMPARE(search.presenter.filterQuery(), u"amount:24.50"_s);
    QVERIFY(search.row(0).target == FindTarget(NewPaymentOf{Amount::fromCents(2450)}));
    QVERIFY(search.row(1).target == FindTarget(PaymentsFilteredBy{u"amount:24.50"_s}));
    QCOMPARE(search.row(1).keys, u"Ctrl Enter"_s);
    search.find(u"0,00"_s); // no payment can have this amount
    QVERIFY(search.presenter.state() == FindPresenter::State::Nothing);
    search.find(u"yesterday"_s);
    QCOMPARE(search.presenter.filterQuery(), u"day:yesterday"_s);
    search.find(u"3 nov"_s);
    QCOMPARE(search.presenter.filterQuery(), u"day:\"3 nov\""_s);
    search.find(u"status:paid bram"_s);
    QCOMPARE(search.presenter.filterQuery(), u"status:paid bram"_s);
}

void TestFindPresenter::leavesOutWhatTheRoleDoesNotAllow()
{
    StaffMember anna;
    anna.role = StaffRole::Cashier;
    const StaffSession session{.isOn = true, .isLocked = false, .member = anna};
    QVERIFY(settingsWith({}, session).isEmpty());
    const auto targets = [&session] {
        QList<FindTarget> all;
        for (const FindRow &row : commandsWith({}, session))
            all << row.target;
        return all;
    }();
    QVERIFY(targets.contains(FindTarget(Command::NewPayment)));
    QVERIFY(targets.contains(FindTarget(Place::Refunds)));
    for (const FindTarget &hidden :
         {FindTarget(Command::ExportPayments), FindTarget(Command::Ledger),
          FindTarget(Command::SupportFile), FindTarget(Place::Payouts), FindTarget(Place::Activity),
          FindTarget(Place::Settings)})
        QVERIFY(!targets.contains(hidden));
}

void TestFindPresenter::findsSettingsAndCommandsByTheirWords()
{
    QCOMPARE(settingsWith({}).size(), qsizetype(kSettingsPages.size()));
    const QList<FindRow> iban = settingsWith(u"iban"_s);
    QCOMPARE(iban.size(), 1);
    QVERIFY(iban.first().target == FindTarget(SettingsPageId::Profiles));
    QCOMPARE(marksOf(iban.first().why), QStringList{u"IBAN"_s});
    // The title counts more than the content.
    QVERIFY(settingsWith(u"key"_s).first().target == FindTarget(SettingsPageId::ApiKeys));
    const QList<FindRow> exports = commandsWith(u"EXPORT pay"_s);
    QCOMPARE(exports.size(), 2);
    QVERIFY(exports.first().target == FindTarget(Command::ExportPayments));
    QCOMPARE(marksOf(exports.first().title), (QStringList{u"Export"_s, u"pay"_s}));
    QVERIFY(commandsWith(u"till"_s).first().target == FindTarget(Place::Till));
    for (const FindRow &row : commandsWith({}))
        QVERIFY(row.target != FindTarget(Place::Lock)); // not built yet
}

void TestFindPresenter::searchesOnceAfterTheLastKey()
{
    Search search;
    for (const QString &text : {u"2"_s, u"24"_s, u"24,"_s, u"24,5"_s})
        search.presenter.setText(text);
    QVERIFY(search.search.texts.isEmpty());
    QTRY_COMPARE(search.search.texts, QStringList{u"24,5"_s});
    search.answer();
    search.presenter.setText(u" 24,5 "_s); // the same text
    search.type(u"24,50"_s);
    QCOMPARE(search.search.texts, (QStringList{u"24,5"_s, u"24,50"_s}));
}

void TestFindPresenter::dropsStaleAnswers()
{
    Search search;
    search.type(u"24"_s);
    search.presenter.setText(u"order"_s);
    search.answer(); // of `24`, which comes after the text has changed
    QVERIFY(search.lines().isEmpty());
    QVERIFY(search.presenter.summary().isEmpty());
    QTRY_COMPARE(search.search.texts.last(), u"order"_s);
    search.answer();
    QVERIFY(!search.lines().isEmpty());
}

void TestFindPresenter::keepsTheOldResultsUntilTheAnswer()
{
    Search search;
    search.find(u"24,50"_s);
    const QStringList before = search.lines();
    search.search.groups = {{HitKind::Payment, {test::somePaymentHit()}}};
    search.type(u"10482"_s);
    QCOMPARE(search.lines(), before);
    search.answer();
    QVERIFY(search.lines() != before);
}

void TestFindPresenter::opensNothingOldWhenEnterComesFirst()
{
    Search search;
    search.find(u"24,50"_s);
    QStringList opened;
    const auto open = [&] { opened << search.row(0).title.text; };
    search.search.groups = {{HitKind::Payment, {test::someHits().first().hits[1]}}};
    search.presenter.setText(u"0501"_s);
    search.presenter.whenFound(open);
    QVERIFY(opened.isEmpty());
    QCOMPARE(search.search.texts.last(), u"0501"_s); // searches without waiting for the pause
    search.answer();
    QCOMPARE(opened, QStringList{u"Till 3 - 0501"_s});
    search.presenter.whenFound(open);
    QCOMPARE(opened.size(), 2); // the results are those of the text: at once

    search.presenter.setText(u"05"_s);
    search.presenter.whenFound(open);
    search.presenter.setText(u"0"_s); // another key: Enter was not meant for this text
    QTRY_COMPARE(search.search.texts.last(), u"0"_s);
    search.answer();
    QCOMPARE(opened.size(), 2);
}

void TestFindPresenter::saysThatASearchIsSlow()
{
    Search search;
    search.type(u"24,50"_s);
    QVERIFY(!search.presenter.isSlow());
    QTRY_VERIFY(search.presenter.isSlow());
    search.answer();
    QVERIFY(!search.presenter.isSlow());
    search.search.unsearched = 1200;
    search.find(u"24"_s);
    QCOMPARE(search.presenter.summary(), u"1\u202F200 older payments were not searched"_s);
}

void TestFindPresenter::forgetsAFailureDuringASlowSearch()
{
    Search search;
    search.search.error = Error{ErrorCode::Storage, u"for the test"_s};
    search.find(u"24"_s);
    QVERIFY(search.presenter.state() == FindPresenter::State::Failed);
    search.search.error.reset();
    search.type(u"24,5"_s);
    QTRY_VERIFY(search.presenter.isSlow());
    QVERIFY(search.presenter.state() == FindPresenter::State::Results);
    search.answer();
    QVERIFY(!search.presenter.isSlow());
}

void TestFindPresenter::saysThatNothingWasFound()
{
    Search search;
    search.search.groups.clear();
    search.find(u"xyz"_s);
    QVERIFY(search.presenter.state() == FindPresenter::State::Nothing);
    QCOMPARE(search.presenter.messageTitle(), u"Nothing found for “xyz”."_s);
    QCOMPARE(search.presenter.message(),
             u"Try an amount, a reference, a name, or status:failed."_s);
    search.find(u"appear"_s); // a settings page
    QVERIFY(search.presenter.state() == FindPresenter::State::Results);
}

void TestFindPresenter::saysWhatIsWrongWithAFilter()
{
    Search search;
    search.find(u"stat:paid"_s);
    QVERIFY(search.presenter.state() == FindPresenter::State::Problem);
    QCOMPARE(search.presenter.messageTitle(), u"“stat” is no filter. Did you mean status?"_s);
    QVERIFY(search.presenter.filterQuery().isEmpty());
    search.find(u"amount:abc"_s);
    QCOMPARE(search.presenter.messageTitle(), u"“abc” is not an amount."_s);
    search.find(u"status:payd"_s);
    QVERIFY(search.presenter.messageTitle().startsWith(u"“payd” is not a value of status."_s));
    search.find(u"status:paid"_s);
    QVERIFY(search.presenter.state() == FindPresenter::State::Results);
}

void TestFindPresenter::saysThatASearchFailedAndRetries()
{
    QTest::ignoreMessage(
        QtWarningMsg, QRegularExpression(u"a search failed \\(trace [0-9a-f]{4}\\): sector 7"_s));
    Search search;
    search.search.error = Error{ErrorCode::Storage, u"sector 7"_s};
    bool isOpened = false;
    search.type(u"24,50"_s);
    search.presenter.whenFound([&isOpened] { isOpened = true; });
    search.answer();
    QVERIFY(search.presenter.state() == FindPresenter::State::Failed);
    QCOMPARE(search.presenter.messageTitle(), u"The search did not work"_s);
    QVERIFY(search.presenter.message().contains(
        QRegularExpression(u"could not be read.* \\(trace [0-9a-f]{4}\\)$"_s)));
    QVERIFY(!search.presenter.message().contains(u"sector 7"_s)); // English, for the log
    QVERIFY(!isOpened);
    search.search.error.reset();
    search.presenter.retry();
    search.answer();
    QVERIFY(search.presenter.state() == FindPresenter::State::Results);
    QCOMPARE(search.search.texts, (QStringList{u"24,50"_s, u"24,50"_s}));
}

void TestFindPresenter::startsWithWhatWasOpenedLast()
{
    Search search;
    search.find(u"24,50"_s);
    LastOpened &opened = search.presenter.lastOpened();
    const QList<Hit> hits = test::someHits().first().hits;
    for (const Hit &hit : hits)
        opened.add(FindWords::row(hit, {}, test::kSomeNow));
    opened.add(FindWords::row(hits[6], {}, test::kSomeNow)); // again: moves to the front
    opened.add(commandsWith({}).first());                    // not a record
    search.presenter.begin({}, {});
    QCOMPARE(search.lines().mid(0, 7),
             (QStringList{u"Last opened"_s, u"  Order 10202"_s, u"  Order 10204"_s,
                          u"  Order 10203"_s, u"  Order 10201"_s, u"  Order 10200"_s,
                          u"Commands %1"_s.arg(commandsWith({}).size())}));
    QVERIFY(!opened.save().contains("Wout"));
    const LastOpened again = LastOpened::from(opened.save());
    QCOMPARE(again.rows(), opened.rows());
    QVERIFY(LastOpened::from("no JSON").rows().isEmpty());
    QVERIFY(LastOpened::from(R"([{"kind":"payment"},7,{"kind":"x","id":"y"}])").rows().isEmpty());
}

void TestFindPresenter::offersTheRecordInTheClipboard()
{
    Search search;
    const Hit hit = test::someHits().first().hits[1];
    search.presenter.begin({}, u" "_s + hit.id + u"\n"_s);
    QCOMPARE(search.search.texts, QStringList{hit.id});
    QVERIFY(search.lines().first().startsWith(u"Commands"_s));
    search.answer();
    QCOMPARE(search.lines().first(), u"  Open 5f3a9c1b… from the clipboard"_s);
    QVERIFY(search.row(0).target == FindTarget(PaymentId(hit.id)));
    QCOMPARE(search.row(0).why.text, u"Till 3 - 0501"_s);
    search.presenter.begin({}, u"a shopping list"_s);
    QCOMPARE(search.search.texts.size(), 1);
    search.presenter.begin({}, u"000000000000000000000000"_s); // no such record
    search.answer();
    QVERIFY(search.lines().first().startsWith(u"Commands"_s));
}

void TestFindPresenter::wrapsOverHeadings()
{
    Search search;
    search.find(u"24,50"_s);
    const FindModel &model = search.presenter.model();
    QCOMPARE(model.firstRow(), 1);
    QCOMPARE(model.lastRow(), 15);
    QCOMPARE(model.next(4, 1), 6); // over the heading of the refunds
    QCOMPARE(model.next(15, 1), 1);
    QCOMPARE(model.next(1, -1), 15);
    const FindModel empty;
    QCOMPARE(empty.firstRow(), -1);
    QCOMPARE(empty.next(-1, 1), -1);
}

TILLDESK_TEST(TestFindPresenter, QCoreApplication)
#include "tst_find_presenter.moc"
