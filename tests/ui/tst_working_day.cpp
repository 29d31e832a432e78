#include "tests/support/some_callbacks.h"
#include "tests/support/some_hits.h"
#include "tests/support/some_payouts.h"
#include "tests/support/some_refunds.h"
#include "tests/support/some_reports.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/common/place.h"
#include "ui/models/settings/settings_pages.h"
#include "ui/widgets/callbacks/callback_log.h"
#include "ui/widgets/callbacks/callbacks_view.h"
#include "ui/widgets/callbacks/test_callback_dialog.h"
#include "ui/widgets/common/qr_code.h"
#include "ui/widgets/common/tab_button.h"
#include "ui/widgets/find/find_list.h"
#include "ui/widgets/frame/find_box.h"
#include "ui/widgets/frame/rail.h"
#include "ui/widgets/frame/rail_button.h"
#include "ui/widgets/ledger/explain_dialog.h"
#include "ui/widgets/payouts/payouts_view.h"
#include "ui/widgets/receipts/receipt_dialog.h"
#include "ui/widgets/refunds/refund_dialog.h"
#include "ui/widgets/reports/reports_view.h"
#include "ui/widgets/settings/page_list.h"
#include "ui/widgets/till/till_keypad.h"

#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;
using test::showsText;

namespace {

/// Whether a job is done by keyboard alone, or with the mouse and only the text to be typed.
enum class By { Keys, Mouse };

/// A shop on a working day, with the Today view open, and hands that count what they do.
struct Day : Desk {
    Day()
        : Desk([] {
              QList<Payment> day = test::aDayAtTheBakery();
              Payment waiting = test::somePayment(0, test::kSomeNow - std::chrono::minutes(1));
              waiting.status = PaymentStatus::PendingMerchantAcknowledgement;
              waiting.reference = u"Order 9001"_s;
              waiting.acknowledgeBy = test::kSomeNow + std::chrono::hours(20);
              waiting.debtor = {u"Olivier"_s, u"BE71096123456769"_s};
              waiting.seq = day.last().seq + 1;
              return day << waiting;
          }())
    {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        window->resize(1440, 900);
        callbacks.callbacks = test::callbacksOf(payments.payments);
        callbacks.findings = test::goodFindings();
        refunds.refunds = test::refundsOf(payments.payments);
        refunds.answer = {.paid = Amount::fromCents(13200),
                          .refunded = Amount::fromCents(1200),
                          .pending = {},
                          .left = Amount::fromCents(12000),
                          .running = Amount::fromCents(474840),
                          .obstacle = {}};
        test::keepTheBakerysBooks(payouts, ledger, payments.payments);
        reports.running = test::someClose(DayCloseKind::Z, 0, 13, 0);
        merchants.entries.first().profile.callbackUrl = u"https://shop.example/hook"_s;
        Q_EMIT merchants.changed();
        search.groups = test::someHits();
        for (Hit &hit : search.groups.first().hits) {
            const auto known = std::ranges::find(payments.payments, hit.title, &Payment::reference);
            if (known != payments.payments.end())
                hit.id = known->id.text();
        }
        (void)QTest::qWaitForWindowActive(window.get());
        window->goTo(Place::Today);
        settle();
    }

    void hit(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++keys;
        press(key, modifiers);
        settle();
    }
    void write(const QString &text)
    {
        for (const QChar letter : text) {
            ++keys;
            type(QString(letter));
        }
        settle();
    }
    void click(QWidget *widget)
    {
        QVERIFY(widget && widget->isVisible() && widget->isEnabled());
        ++clicks;
        QTest::mouseClick(widget, Qt::LeftButton);
        settle();
    }
    void clickButton(const QString &name) { click(visible<QAbstractButton>(name)); }
    void clickRow(QAbstractItemView *view, int row)
    {
        ++clicks;
        const QModelIndex index = view->model()->index(row, 0);
        view->scrollTo(index);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
        settle();
    }
    /// Opens a place with its button in the rail, or with its key.
    void goTo(Place place, By by)
    {
        if (by == By::Keys)
            return hit(Qt::Key(Qt::Key_1 + int(place)), Qt::ControlModifier);
        for (auto *button : find<Rail>()->findChildren<RailButton *>()) {
            if (button->text() == wordsOf(place).title)
                click(button);
        }
    }
    /// Moves the focus to a widget by key.
    void moveTo(const QWidget *widget, Qt::Key key = Qt::Key_Tab)
    {
        constexpr int kMost = 40;
        QVERIFY(widget);
        QStringList passed;
        for (int i = 0; i < kMost && QApplication::focusWidget() != widget; ++i) {
            hit(key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
            const QWidget *now = QApplication::focusWidget();
            passed << (now ? QString::fromLatin1(now->metaObject()->className()) + now->objectName()
                           : QString());
        }
        QVERIFY2(widget == QApplication::focusWidget(), qPrintable(passed.join(u' ')));
    }
    /// Chooses the row of a list whose cell in a column has this text.
    void choose(QAbstractItemView *view, int column, const QString &text, By by)
    {
        const int wanted = rowOf(view, column, text);
        QVERIFY(wanted >= 0);
        if (by == By::Mouse)
            return clickRow(view, wanted);
        moveTo(view); // no key if the view has the focus
        while (view->currentIndex().row() != wanted) {
            const int before = view->currentIndex().row();
            hit(Qt::Key_Down);
            QVERIFY(view->currentIndex().row() != before);
        }
    }
    [[nodiscard]] static int rowOf(const QAbstractItemView *view, int column, const QString &text)
    {
        for (int row = 0; row < view->model()->rowCount(); ++row) {
            if (view->model()->index(row, column).data().toString() == text)
                return row;
        }
        return -1;
    }
    template <typename Widget>
    [[nodiscard]] static Widget *visible(const QString &name = {})
    {
        for (QWidget *widget : QApplication::allWidgets()) {
            auto *found = qobject_cast<Widget *>(widget);
            if (found && found->isVisible() && (name.isEmpty() || found->objectName() == name))
                return found;
        }
        return nullptr;
    }
    [[nodiscard]] TabButton *tab(const QWidget *in, const QString &title) const
    {
        for (auto *button : in->findChildren<TabButton *>()) {
            if (button->text() == title)
                return button;
        }
        return nullptr;
    }

    int keys = 0;
    int clicks = 0;
};

// The jobs. Each starts at Today and ends when its result is in the shop or on the screen.

void takePayment(Day &day, By by)
{
    day.goTo(Place::Till, by);
    if (by == By::Keys) {
        day.write(u"2450"_s);
        day.hit(Qt::Key_Return);
    } else {
        for (const QString &digit : {u"2"_s, u"4"_s, u"5"_s, u"0"_s}) {
            for (auto *key : day.find<TillKeypad>()->findChildren<QPushButton *>()) {
                if (key->accessibleName() == digit)
                    day.click(key);
            }
        }
        day.clickButton(u"showCode"_s);
    }
    QVERIFY(Day::visible<QrCode>());
    QCOMPARE(day.payments.payments.last().amount.cents(), 2450);
}

void acknowledge(Day &day, By by)
{
    day.goTo(Place::Payments, by);
    day.choose(day.paymentsTable(), PaymentsModel::Reference, u"Order 9001"_s, by);
    if (by == By::Keys)
        day.hit(Qt::Key_Return, Qt::ControlModifier);
    else
        day.clickButton(u"acknowledgePayment"_s);
    QCOMPARE(day.payments.payments.last().status, PaymentStatus::Succeeded);
}

void makeReceipt(Day &day, By by)
{
    day.goTo(Place::Payments, by);
    day.choose(day.paymentsTable(), PaymentsModel::Reference, u"Order 10480"_s, by);
    if (by == By::Keys)
        day.hit(Qt::Key_P, Qt::ControlModifier);
    else
        day.clickButton(u"receipt"_s);
    QVERIFY(Day::visible<ReceiptDialog>());
}

void refundPart(Day &day, By by)
{
    day.goTo(Place::Payments, by);
    day.choose(day.paymentsTable(), PaymentsModel::Reference, u"Order 10480"_s, by);
    if (by == By::Keys) {
        day.hit(Qt::Key_R, Qt::ControlModifier);
        (void)QTest::qWaitForWindowActive(day.find<RefundDialog>());
        day.hit(Qt::Key_Down);
        day.moveTo(day.find<QLineEdit>(u"refundAmount"_s));
        day.write(u"20,5"_s);
        day.hit(Qt::Key_Return);
    } else {
        day.clickButton(u"refundPayment"_s);
        (void)QTest::qWaitForWindowActive(day.find<RefundDialog>());
        day.click(day.find<QLineEdit>(u"refundAmount"_s));
        day.write(u"20,5"_s);
        day.clickButton(u"confirmRefund"_s);
    }
    QCOMPARE(day.refunds.wanted.size(), 1);
    QCOMPARE(day.refunds.wanted.first().amount.cents(), 2050);
}

void findPayment(Day &day, By by)
{
    if (by == By::Keys)
        day.hit(Qt::Key_K, Qt::ControlModifier);
    else
        day.click(day.find<FindBox>());
    day.write(u"24,5"_s);
    QTRY_VERIFY(!day.search.texts.isEmpty());
    QTRY_COMPARE(day.search.texts.last(), u"24,5"_s);
    day.search.flush();
    day.settle();
    if (by == By::Keys) {
        day.hit(Qt::Key_Return);
    } else {
        auto *list = day.find<FindList>();
        day.clickRow(list, Day::rowOf(list, 0, u"Order 10482"_s));
    }
    QCOMPARE(day.window->place(), Place::Payments);
    QVERIFY(showsText(day.find<PaymentsView>(), u"Order 10482"_s));
}

void explainPayout(Day &day, By by)
{
    day.goTo(Place::Payouts, by);
    auto *explain = Day::visible<QPushButton>(u"explainPayout"_s);
    QVERIFY(explain);
    if (by == By::Keys) {
        day.moveTo(explain);
        day.hit(Qt::Key_Return);
    } else {
        day.click(explain);
    }
    QVERIFY(Day::visible<ExplainDialog>());
}

void closeDay(Day &day, By by)
{
    if (by == By::Keys) {
        day.hit(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        day.moveTo(day.find<QPushButton>(u"closeDay"_s));
        day.hit(Qt::Key_Return);
        (void)QTest::qWaitForWindowActive(Day::visible<QDialog>());
        day.moveTo(Day::visible<QPushButton>(u"confirmZ"_s));
        day.hit(Qt::Key_Return);
    } else {
        day.goTo(Place::Reports, by);
        day.click(day.tab(day.find<ReportsView>(), u"Day close"_s));
        day.clickButton(u"closeDay"_s);
        day.clickButton(u"confirmZ"_s);
    }
    QCOMPARE(day.reports.calls.filter(u"close Z"_s).size(), 1);
}

void makeApiKey(Day &day, By by)
{
    day.goTo(Place::Settings, by);
    auto *pages = day.find<PageList>();
    const int page = int(SettingsPageId::ApiKeys);
    if (by == By::Keys) {
        while (pages->currentRow() != page)
            day.hit(Qt::Key_Down);
        day.moveTo(Day::visible<QPushButton>(u"newApiKey"_s));
        day.hit(Qt::Key_Return);
    } else {
        day.clickRow(pages, page);
        day.clickButton(u"newApiKey"_s);
    }
    (void)QTest::qWaitForWindowActive(Day::visible<QDialog>());
    day.write(u"Kiosk"_s);
    if (by == By::Keys)
        day.hit(Qt::Key_Return);
    else
        day.clickButton(u"makeKey"_s);
    QCOMPARE(day.merchants.keys.size(), 1);
}

void explainCallback(Day &day, By by)
{
    day.goTo(Place::Callbacks, by);
    day.choose(day.find<CallbackLog>()->findChild<TableView *>(), CallbacksModel::PaymentColumn,
               u"Order 10478"_s, by);
    if (by == By::Keys)
        day.hit(Qt::Key_Return);
    QVERIFY(showsText(day.find<CallbacksView>(), u"HTTP 502"_s));
}

void sendTestCallback(Day &day, By by)
{
    const QString address = u"https://shop.example/hook"_s;
    if (by == By::Keys) {
        day.hit(Qt::Key_T, Qt::ControlModifier);
    } else {
        day.goTo(Place::Callbacks, by);
        day.clickButton(u"testCallback"_s);
    }
    auto *dialog = Day::visible<TestCallbackDialog>();
    QVERIFY(dialog);
    (void)QTest::qWaitForWindowActive(dialog);
    QCOMPARE(dialog->findChild<QLineEdit *>(u"url"_s)->text(), address); // of the profile
    if (by == By::Keys)
        day.hit(Qt::Key_Return);
    else
        day.clickButton(u"sendTest"_s);
    QCOMPARE(day.callbacks.tests.size(), 1);
    QCOMPARE(day.callbacks.tests.first().url, address);
}

struct Job {
    const char *name; ///< as in the table of the page
    void (*run)(Day &day, By by);
};

constexpr auto kJobs = std::to_array<Job>({
    {"Take € 24.50 by QR code", takePayment},
    {"Acknowledge a payment that waits", acknowledge},
    {"Print the receipt of a payment", makeReceipt},
    {"Find a payment by its amount", findPayment},
    {"Refund € 20.50 of a payment", refundPart},
    {"See what a payout is made of", explainPayout},
    {"Close the day", closeDay},
    {"Make an API key", makeApiKey},
    {"See why a callback failed", explainCallback},
    {"Send a test callback", sendTestCallback},
});

} // namespace

/// Does the jobs of a working day by keyboard alone and by mouse, and compares the number of keys
/// and clicks with the table of ui/WORKING_DAY.md.
class TestWorkingDay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void takesAsManyKeysAndClicksAsThePageSays_data();
    void takesAsManyKeysAndClicksAsThePageSays();
    void namesOnlyJobsThatAreDone();

private:
    QMap<QString, QStringList> m_rows; ///< cells after the job's name, by job
};

void TestWorkingDay::initTestCase()
{
    QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom});
    QFile page(qEnvironmentVariable("TILLDESK_WORKING_DAY"));
    QVERIFY2(page.open(QIODevice::ReadOnly), qPrintable(page.fileName()));
    for (const QString &line : QString::fromUtf8(page.readAll()).split(u'\n')) {
        QStringList cells;
        for (const QString &cell : line.split(u'|'))
            cells << cell.trimmed();
        if (cells.size() == 10 && !cells[2].startsWith(u'-') && cells[2] != "Job"_L1)
            m_rows.insert(cells[2], cells.sliced(3, 3));
    }
}

void TestWorkingDay::takesAsManyKeysAndClicksAsThePageSays_data()
{
    QTest::addColumn<int>("job");
    QTest::addColumn<By>("by");
    for (int job = 0; job < int(kJobs.size()); ++job) {
        QTest::addRow("%s, keys", kJobs[std::size_t(job)].name) << job << By::Keys;
        QTest::addRow("%s, mouse", kJobs[std::size_t(job)].name) << job << By::Mouse;
    }
}

void TestWorkingDay::takesAsManyKeysAndClicksAsThePageSays()
{
    QFETCH(const int, job);
    QFETCH(const By, by);
    const Job &wanted = kJobs[std::size_t(job)];
    Day day;
    wanted.run(day, by);
    if (QTest::currentTestFailed())
        return;
    const QStringList cells = m_rows.value(QString::fromUtf8(wanted.name));
    QCOMPARE(cells.size(), 3);
    if (by == By::Keys) {
        QCOMPARE(day.clicks, 0);
        QCOMPARE(QString::number(day.keys), cells[0]);
    } else {
        QCOMPARE(QString::number(day.clicks), cells[1]);
        QCOMPARE(QString::number(day.keys), cells[2]); // the text to be typed
    }
}

void TestWorkingDay::namesOnlyJobsThatAreDone()
{
    QCOMPARE(m_rows.size(), qsizetype(kJobs.size()));
}

TILLDESK_TEST(TestWorkingDay, QApplication)
#include "tst_working_day.moc"
