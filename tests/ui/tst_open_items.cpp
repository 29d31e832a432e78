#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/common/format.h"
#include "ui/models/payouts/open_item_words.h"
#include "ui/widgets/common/tab_strip.h"
#include "ui/widgets/exports/export_dialog.h"
#include "ui/widgets/ledger/explain_dialog.h"
#include "ui/widgets/payouts/open_items_page.h"
#include "ui/widgets/payouts/payouts_view.h"

#include <QApplication>
#include <QClipboard>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;
using test::showsText;

namespace {

using Days = std::chrono::days;

HostedOpenItem item(OpenReason reason, qint64 cents, Days age, const QString &id)
{
    HostedOpenItem made;
    made.reason = reason;
    made.id = id;
    made.paymentId = PaymentId(id);
    made.reference = u"Order %1"_s.arg(cents);
    made.here = Amount::fromCents(cents);
    made.at = test::kSomeNow - age - std::chrono::hours(1);
    return made;
}

/// The open items of the bakery's first profile, which has a provider.
struct OpenDesk : Desk {
    explicit OpenDesk(const QList<HostedOpenItem> &items = someItems())
    {
        hosted.compared.items = items;
        setEnvironment(Environment::PreProduction);
        window->goTo(Place::Payouts);
        settle();
        tab(PayoutsView::OpenItems)->click();
        settle();
    }
    static QList<HostedOpenItem> someItems()
    {
        HostedOpenItem unknown =
            item(OpenReason::UnknownHere, 0, Days(5), u"01a168c9641f2d7709c4aa04"_s);
        unknown.reference.clear();
        unknown.there = Amount::fromCents(1240);
        HostedOpenItem refund =
            item(OpenReason::WaitsForPayout, 600, Days(1), u"01a168c9641f2d7709c4aa05"_s);
        refund.kind = PayoutItemKind::Refund;
        return {item(OpenReason::WaitsForPayout, 2450, Days(0), u"01a168c9641f2d7709c4aa01"_s),
                item(OpenReason::WaitsForPayout, 3120, Days(1), u"01a168c9641f2d7709c4aa02"_s),
                item(OpenReason::NotFetched, 5460, Days(9), u"01a168c9641f2d7709c4aa03"_s), unknown,
                refund};
    }
    void setEnvironment(Environment environment)
    {
        merchants.entries.first().profile.environment = environment;
        Q_EMIT merchants.changed();
        settle();
    }
    [[nodiscard]] QAbstractButton *tab(int which) const
    {
        return qobject_cast<QAbstractButton *>(
            find<PayoutsView>()->findChild<TabStrip *>()->tab(which));
    }
    [[nodiscard]] OpenItemsPage *page() const { return find<OpenItemsPage>(); }
    [[nodiscard]] OpenItemsPresenter &list() const { return page()->presenter(); }
    [[nodiscard]] QString cell(int row, int column) const
    {
        const OpenItemsModel &model = list().model();
        return model.index(row, column).data().toString();
    }
    void choose(int row)
    {
        page()->findChild<TableView *>()->chooseRow(row);
        settle();
    }
};

QString euros(qint64 cents)
{
    return money(Amount::fromCents(cents));
}

} // namespace

/// Payouts > Open items.
class TestOpenItems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void init() { QTest::failOnWarning(QRegularExpression(u"no icon is named"_s)); }
    void isAbsentInALocalShop();
    void listsTheOldestFirst();
    void sumsTheAges();
    void narrowsToAnAgeAndToAGroup();
    void countsWhatNeedsAPerson();
    void saysWhyAnItemIsOpenAndWhatToDo_data();
    void saysWhyAnItemIsOpenAndWhatToDo();
    void fetchesThePayouts();
    void saysWhyNothingWasFetched();
    void opensThePaymentByKeyboard();
    void copiesTheFactsForTheProvider();
    void comparesTheShopWithTheProvider_data();
    void comparesTheShopWithTheProvider();
    void showsNoSumsBeforeTheFirstComparison();
    void explainsTheDifference();
    void comparesAgainByItself();
    void exportsTheShownItems();
    void saysThatEverythingIsPaidOut();
    void saysThatTheItemsCannotBeRead();
};

void TestOpenItems::isAbsentInALocalShop()
{
    OpenDesk desk;
    QVERIFY(desk.tab(PayoutsView::OpenItems)->isVisible());
    desk.setEnvironment(Environment::Local);
    QVERIFY(!desk.tab(PayoutsView::OpenItems)->isVisible());
    QVERIFY(!desk.page()->isVisible()); // the payouts are shown instead
    QVERIFY(desk.tab(PayoutsView::Ledger)->isVisible());
}

void TestOpenItems::listsTheOldestFirst()
{
    const OpenDesk desk;
    QCOMPARE(desk.list().model().rowCount(), 5);
    QCOMPARE(desk.cell(0, OpenItemsModel::Reason), u"Payout not fetched"_s);
    QCOMPARE(desk.cell(0, OpenItemsModel::Age), u"9 d"_s);
    QCOMPARE(desk.cell(0, OpenItemsModel::AmountColumn), euros(5460));
    QCOMPARE(desk.cell(0, OpenItemsModel::Subject), u"Payment Order 5460"_s);
    QCOMPARE(desk.cell(1, OpenItemsModel::Reason), u"Not known here"_s);
    QCOMPARE(desk.cell(1, OpenItemsModel::Subject), u"Payment 01a168c9641f2d7709c4aa04"_s);
    QCOMPARE(desk.cell(1, OpenItemsModel::There), euros(1240));
    QCOMPARE(desk.cell(1, OpenItemsModel::Here), u"not known"_s);
    QCOMPARE(desk.cell(4, OpenItemsModel::Age), u"0 d"_s);
}

void TestOpenItems::sumsTheAges()
{
    const OpenDesk desk;
    QCOMPARE(desk.list().sumOf(OpenAge::Today), Amount::fromCents(2450));
    QCOMPARE(desk.list().sumOf(OpenAge::ToThreeDays), Amount::fromCents(3120 - 600));
    QCOMPARE(desk.list().sumOf(OpenAge::ToSevenDays), Amount::fromCents(1240));
    QCOMPARE(desk.list().sumOf(OpenAge::Over), Amount::fromCents(5460));
    QCOMPARE(desk.list().sums().last().amount, euros(2450 + 3120 - 600 + 1240 + 5460));
}

void TestOpenItems::narrowsToAnAgeAndToAGroup()
{
    OpenDesk desk;
    auto *tile = desk.page()->findChild<QAbstractButton *>(u"openAge1"_s);
    QTest::mouseClick(tile, Qt::LeftButton);
    desk.settle();
    QCOMPARE(desk.list().model().rowCount(), 2);
    QTest::mouseClick(tile, Qt::LeftButton); // once more shows every age
    desk.settle();
    QCOMPARE(desk.list().model().rowCount(), 5);
    QTest::mouseClick(desk.page()->findChild<QAbstractButton *>(u"openGroup1"_s), Qt::LeftButton);
    desk.settle();
    QCOMPARE(desk.list().model().rowCount(), 1);
    desk.list().clearFilters();
    QCOMPARE(desk.list().model().rowCount(), 5);
}

void TestOpenItems::countsWhatNeedsAPerson()
{
    const OpenDesk desk;
    QCOMPARE(desk.list().needsPerson(), 2); // the late payment, and the one not known here
    QVERIFY(desk.tab(PayoutsView::OpenItems)->accessibleName().contains(u'2'));
}

void TestOpenItems::saysWhyAnItemIsOpenAndWhatToDo_data()
{
    QTest::addColumn<int>("reason");
    for (const OpenReason reason : enumerators<OpenReason>())
        QTest::addRow("%s", qPrintable(toText(reason))) << int(reason);
}

void TestOpenItems::saysWhyAnItemIsOpenAndWhatToDo()
{
    QFETCH(int, reason);
    const HostedOpenItem shown =
        item(OpenReason(reason), 2450, Days(4), u"01a168c9641f2d7709c4aa01"_s);
    OpenDesk desk(QList<HostedOpenItem>{shown});
    desk.choose(0);
    QVERIFY(showsText(desk.page(), OpenItemWords::explanation(shown)));
    const auto isOffered = [&desk](const QString &name) {
        return desk.page()->findChild<QPushButton *>(name)->isVisible();
    };
    QCOMPARE(isOffered(u"fetchPayouts"_s), shown.reason == OpenReason::NotFetched);
    QCOMPARE(isOffered(u"openPayment"_s), shown.reason != OpenReason::UnknownHere);
    QCOMPARE(isOffered(u"copyForProvider"_s),
             isDifference(shown.reason) || shown.reason == OpenReason::Late);
}

void TestOpenItems::fetchesThePayouts()
{
    OpenDesk desk;
    QTest::mouseClick(desk.page()->findChild<QPushButton *>(u"compareNow"_s), Qt::LeftButton);
    desk.settle();
    QCOMPARE(desk.hosted.fetched, QList<ProfileId>{desk.merchants.entries.first().profile.id});
    desk.hosted.compared.items.clear();
    Q_EMIT desk.payouts.changed(); // the payouts were stored
    QTRY_COMPARE(desk.list().model().rowCount(), 0);
}

void TestOpenItems::saysWhyNothingWasFetched()
{
    OpenDesk desk;
    desk.hosted.error = Error{ErrorCode::AccessDenied, u"role"_s};
    QTest::mouseClick(desk.page()->findChild<QPushButton *>(u"compareNow"_s), Qt::LeftButton);
    desk.settle();
    const auto *message = desk.page()->findChild<QLabel *>(u"openItemsMessage"_s);
    QVERIFY(message->isVisible() && !message->text().contains(u"role"_s));
}

void TestOpenItems::opensThePaymentByKeyboard()
{
    OpenDesk desk;
    desk.choose(0);
    desk.page()->findChild<TableView *>()->setFocus();
    Desk::press(Qt::Key_Return);
    desk.settle();
    QCOMPARE(desk.window->place(), Place::Payments);
}

void TestOpenItems::copiesTheFactsForTheProvider()
{
    OpenDesk desk;
    desk.choose(1);
    QTest::mouseClick(desk.page()->findChild<QPushButton *>(u"copyForProvider"_s), Qt::LeftButton);
    const QString copied = QApplication::clipboard()->text();
    QVERIFY(copied.contains(u"01a168c9641f2d7709c4aa04"_s));
    QVERIFY(copied.contains(euros(1240)));
    QVERIFY(copied.contains(utcMoment(desk.list().model().at(1)->at)));
}

void TestOpenItems::comparesTheShopWithTheProvider_data()
{
    QTest::addColumn<qint64>("there");
    QTest::addColumn<QString>("difference");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<bool>("isExplained");
    QTest::newRow("the same") << qint64(5000) << euros(0) << u"The provider says the same"_s
                              << false;
    QTest::newRow("explained") << qint64(6240) << euros(-1240)
                               << u"1 item explains it, nothing is left"_s << true;
    QTest::newRow("not explained")
        << qint64(6550) << euros(-1550) << u"%1 are not explained"_s.arg(euros(-310)) << true;
}

void TestOpenItems::comparesTheShopWithTheProvider()
{
    QFETCH(const qint64, there);
    QFETCH(const QString, difference);
    QFETCH(const QString, verdict);
    QFETCH(const bool, isExplained);
    OpenDesk desk;
    HostedComparison &compared = desk.hosted.compared;
    compared.owed = {.payments = 2,
                     .paid = Amount::fromCents(5600),
                     .refunds = 1,
                     .refunded = Amount::fromCents(600),
                     .there = Amount::fromCents(there)};
    compared.at = test::kSomeNow;
    if (isExplained)
        compared.items[3].gap = Amount::fromCents(-1240);
    if (verdict == u"The provider says the same")
        compared.items.removeAt(3);
    desk.list().retry();
    desk.settle();
    const auto text = [&desk](const QString &name) {
        return desk.page()->findChild<QLabel *>(name)->text();
    };
    QCOMPARE(text(u"owedHere"_s), euros(5000));
    QCOMPARE(text(u"owedThere"_s), euros(there));
    QCOMPARE(text(u"owedDifference"_s), difference);
    QCOMPARE(text(u"owedVerdict"_s), verdict);
    const QString parts = u"2 payments %1 − 1 refund %2 · compared "_s.arg(euros(5600), euros(600));
    QVERIFY(text(u"owedParts"_s).startsWith(parts));
    QCOMPARE(desk.page()->findChild<QPushButton *>(u"explainDifference"_s)->isVisible(),
             isExplained);
}

void TestOpenItems::showsNoSumsBeforeTheFirstComparison()
{
    const OpenDesk desk(QList<HostedOpenItem>{}); // a comparison of 1970: none
    const auto text = [&desk](const QString &name) {
        return desk.page()->findChild<QLabel *>(name)->text();
    };
    QCOMPARE(text(u"owedThere"_s), u"–"_s);
    QCOMPARE(text(u"owedVerdict"_s), u"Not compared yet"_s);
    QVERIFY(desk.page()->findChild<QPushButton *>(u"compareNow"_s)->isVisible());
}

void TestOpenItems::explainsTheDifference()
{
    OpenDesk desk;
    HostedComparison &compared = desk.hosted.compared;
    compared.items[1].gap = Amount::fromCents(3120);
    compared.owed.paid = Amount::fromCents(3120);
    compared.at = test::kSomeNow;
    desk.list().retry();
    desk.settle();
    auto *explain = desk.page()->findChild<QPushButton *>(u"explainDifference"_s);
    explain->setFocus();
    Desk::press(Qt::Key_Space);
    desk.settle();
    auto *dialog = desk.page()->findChild<ExplainDialog *>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    QVERIFY(showsText(dialog, u"Difference from the provider"_s));
    QVERIFY(showsText(dialog, euros(3120)));
    auto *rows = dialog->findChild<TableView *>();
    QCOMPARE(rows->model()->rowCount(), 1);
    rows->setFocus();
    rows->chooseRow(0);
    Desk::press(Qt::Key_Return);
    desk.settle();
    QCOMPARE(desk.window->place(), Place::Payments);
}

void TestOpenItems::comparesAgainByItself()
{
    OpenDesk desk;
    desk.hosted.compared.items.clear();
    auto *again = desk.list().findChild<QTimer *>(u"compareAgain"_s);
    QVERIFY(again->isActive());
    again->setInterval(0);
    QTRY_COMPARE(desk.list().model().rowCount(), 0);
}

void TestOpenItems::exportsTheShownItems()
{
    OpenDesk desk;
    desk.hosted.compared.at = test::kSomeNow;
    desk.hosted.compared.lateDays = 5;
    desk.list().retry();
    desk.settle();
    desk.list().setGroup(OpenItemsPresenter::Group::Waits);
    desk.list().setAge(OpenAge::ToThreeDays);
    desk.settle();
    QTest::mouseClick(desk.page()->findChild<QPushButton *>(u"exportOpenItems"_s), Qt::LeftButton);
    auto *dialog = desk.page()->findChild<ExportDialog *>();
    QVERIFY(dialog);
    QVERIFY(showsText(dialog, u"Waits · 1 to 3 days"_s));
    dialog->saveTo(desk.home.filePath(u"open.csv"_s));
    QCOMPARE(desk.exports.asked.size(), 1);
    const auto asked = std::get<OpenItemFilter>(desk.exports.asked.first().request->list);
    QCOMPARE(asked.profiles, QList<ProfileId>{desk.merchants.entries.first().profile.id});
    QCOMPARE(asked.reasons, QList<OpenReason>{OpenReason::WaitsForPayout});
    QCOMPARE(asked.lateDays, 5);
    for (const HostedOpenItem &each : desk.hosted.compared.items) {
        const bool isShown = OpenItemWords::ageOf(each, test::kSomeNow) == OpenAge::ToThreeDays;
        QCOMPARE(each.at >= *asked.from && each.at < *asked.to, isShown);
    }
}

void TestOpenItems::saysThatEverythingIsPaidOut()
{
    const OpenDesk desk(QList<HostedOpenItem>{});
    QVERIFY(showsText(desk.page(), u"Everything paid is in a payout"_s));
}

void TestOpenItems::saysThatTheItemsCannotBeRead()
{
    OpenDesk desk(QList<HostedOpenItem>{});
    desk.hosted.error = Error{ErrorCode::Storage, u"SQLITE_IOERR"_s};
    desk.list().retry();
    desk.settle();
    QVERIFY(showsText(desk.page(), u"The open items cannot be shown"_s));
    QVERIFY(!showsText(desk.page(), u"SQLITE"_s));
}

TILLDESK_TEST(TestOpenItems, QApplication)
#include "tst_open_items.moc"
