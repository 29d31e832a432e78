#include "tests/support/test_program.h"
#include "tests/ui/settings_fixture.h"
#include "ui/models/settings/settings_books_form.h"
#include "ui/models/settings/settings_books_words.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/settings/bookkeeping_page.h"

#include <QLabel>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

const QString kFine =
    u"✓ Debit equals credit. ✓ Account 580100 ends at €\u00A00.00: what you are owed."_s;

/// The page Bookkeeping of the settings, with VAT rates.
struct BooksDesk : SettingsDesk {
    BooksDesk() : SettingsDesk(ui::SettingsPageId::Merchants)
    {
        keepTheBakerysVat(bookkeeping);
        open(ui::SettingsPageId::Bookkeeping);
        settle();
    }

    [[nodiscard]] QLineEdit *account(const QString &use) const
    {
        return field<QLineEdit>(u"account "_s + use);
    }
    void type(const QString &use, const QString &text)
    {
        fill(u"account "_s + use, text);
        settle();
    }
    [[nodiscard]] QString result() const { return field<QLabel>(u"journalResult"_s)->text(); }
    void chooseChart(BookChart chart)
    {
        auto *charts = field<ui::ComboBox>(u"chart"_s);
        charts->setCurrentIndex(charts->findData(int(chart)));
        settle();
    }
};

} // namespace

class TestSettingsBookkeeping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheAccountsOfTheChart();
    void marksAnAccountAsOwnAndTakesTheChartsAgain();
    void keepsOwnAccountsWhenTheChartChanges();
    void checksAccountsWhileTyping();
    void warnsOfTheBanksOwnAccount();
    void refusesToShareTheAccountsOfClearingAndVat();
    void leadsToAWrongFieldOutOfView();
    void storesAccountsAndRates();
    void saysWhereNoRateIsSet();
    void setsARateOfATillFromADay();
    void setsTheFees();
    void booksTheProvidersInvoice();
    void checksFeesWhileTyping();
    void showsWhatADayBecomes();
    void saysWhichAccountIsMissing();
    void savesAnAccountOfTheChartAsNone();
    void savesNothingWhileTheDayDoesNotBalance();
};

void TestSettingsBookkeeping::showsTheAccountsOfTheChart()
{
    BooksDesk desk;
    QCOMPARE(desk.account(u"clearing"_s)->text(), u"580100"_s);
    QCOMPARE(desk.account(u"sales:12"_s)->text(), u"700120"_s);
    QVERIFY(!desk.button(u"reset sales:12"_s)->isVisible());
    desk.chooseChart(BookChart::GermanySkr03);
    QCOMPARE(desk.account(u"clearing"_s)->text(), u"1361"_s);
    QCOMPARE(desk.account(u"sales:19"_s)->text(), u"8400"_s);
}

void TestSettingsBookkeeping::marksAnAccountAsOwnAndTakesTheChartsAgain()
{
    BooksDesk desk;
    desk.type(u"sales:12"_s, u"701200"_s);
    QVERIFY(desk.button(u"reset sales:12"_s)->isVisible());
    QVERIFY(desk.button(u"reset sales:12"_s)->text().contains(u"700120"_s));
    desk.press(u"reset sales:12"_s);
    QCOMPARE(desk.account(u"sales:12"_s)->text(), u"700120"_s);
    QVERIFY(!desk.page()->isChanged());
}

void TestSettingsBookkeeping::keepsOwnAccountsWhenTheChartChanges()
{
    BooksDesk desk;
    desk.type(u"transfer"_s, u"580007"_s);
    desk.chooseChart(BookChart::Netherlands);
    QCOMPARE(desk.account(u"transfer"_s)->text(), u"580007"_s);
    QCOMPARE(desk.account(u"clearing"_s)->text(), u"2050"_s);
}

void TestSettingsBookkeeping::checksAccountsWhileTyping()
{
    BooksDesk desk;
    desk.type(u"fees"_s, u"65"_s);
    QVERIFY(desk.shows(u"Exact takes 3 to 9 digits."_s));
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
    desk.type(u"fees"_s, u"499000"_s);
    QVERIFY(desk.shows(u"The same account as “Not yet known”."_s));
    QVERIFY(desk.button(u"save"_s)->isEnabled());
}

void TestSettingsBookkeeping::warnsOfTheBanksOwnAccount()
{
    BooksDesk desk;
    QCOMPARE(desk.account(u"transfer"_s)->text(), u"580000"_s);
    const QString warning = u"Your bank’s account?"_s;
    QVERIFY(!desk.shows(warning));
    desk.type(u"transfer"_s, u"550000"_s);
    QVERIFY(desk.shows(warning));
    QVERIFY(desk.button(u"save"_s)->isEnabled());
    desk.press(u"reset transfer"_s);
    QVERIFY(!desk.shows(warning));
    desk.type(u"clearing"_s, u"550000"_s);
    QVERIFY(desk.shows(u"Your bank’s account? Clearing needs an account of its own."_s));
    desk.press(u"reset clearing"_s);
    QVERIFY(!desk.shows(warning));
}

void TestSettingsBookkeeping::refusesToShareTheAccountsOfClearingAndVat()
{
    BooksDesk desk;
    const QString problem = u"Taken already: clearing and VAT need accounts of their own."_s;
    for (const auto &[use, taken, free] : {std::tuple(u"transfer"_s, u"580100"_s, u"580000"_s),
                                           std::tuple(u"vat"_s, u"700210"_s, u"451000"_s)}) {
        desk.type(use, taken);
        QVERIFY(desk.shows(problem));
        QVERIFY(!desk.button(u"save"_s)->isEnabled());
        desk.type(use, free);
        QVERIFY(!desk.shows(problem));
    }
}

void TestSettingsBookkeeping::leadsToAWrongFieldOutOfView()
{
    BooksDesk desk;
    QVERIFY(!desk.button(u"showProblem"_s)->isVisible());
    desk.type(u"fees"_s, u"65"_s);
    QCOMPARE(desk.button(u"showProblem"_s)->text(), u"1 field to correct"_s);
    desk.press(u"showProblem"_s);
    QVERIFY(desk.account(u"fees"_s)->hasFocus());
    QVERIFY(!desk.account(u"fees"_s)->visibleRegion().isEmpty());
    desk.type(u"fees"_s, u"650000"_s);
    QVERIFY(!desk.button(u"showProblem"_s)->isVisible());
}

void TestSettingsBookkeeping::storesAccountsAndRates()
{
    BooksDesk desk;
    desk.type(u"sales:12"_s, u"701200"_s);
    desk.fill(u"journal"_s, u"VKP"_s);
    desk.press(u"save"_s);
    QCOMPARE(desk.bookkeeping.calls, QStringList{u"change"_s});
    QCOMPARE(desk.bookkeeping.stored.journal, u"VKP"_s);
    const BookAccounts own{{{.kind = BookAccountKind::Sales, .rate = 1200}, u"701200"_s}};
    QVERIFY(desk.bookkeeping.stored.own == own);
    QVERIFY(!desk.page()->isChanged());
}

void TestSettingsBookkeeping::saysWhereNoRateIsSet()
{
    BooksDesk desk;
    for (const VatPlace &place : desk.bookkeeping.places) {
        const auto *field = desk.field<QWidget>(ui::SettingsBooksForm::keyOf(place));
        const auto segments = field->findChildren<QAbstractButton *>(u"vatChoice"_s);
        QCOMPARE(segments.first()->text(),
                 place.posId.isEmpty() ? u"No rate yet"_s : u"As the profile"_s);
    }
}

void TestSettingsBookkeeping::setsARateOfATillFromADay()
{
    BooksDesk desk;
    const VatPlace &place = desk.bookkeeping.places.first();
    QWidget *field = desk.field<QWidget>(ui::SettingsBooksForm::keyOf(place));
    const auto chosen = [field] {
        QAbstractButton *found = nullptr;
        for (auto *segment : field->findChildren<QAbstractButton *>(u"vatChoice"_s))
            found = segment->isChecked() ? segment : found;
        return found;
    };
    QCOMPARE(chosen()->text(), ui::SettingsBooksWords::rate(600));
    chosen()->setFocus();
    QTest::keyClick(chosen(), Qt::Key_Right);
    desk.settle();
    QCOMPARE(chosen()->text(), ui::SettingsBooksWords::rate(1200));
    desk.press(u"save"_s);
    QCOMPARE(desk.bookkeeping.calls,
             QStringList{u"vat %1  12 2026-11-20"_s.arg(place.profile.text())});
}

void TestSettingsBookkeeping::setsTheFees()
{
    BooksDesk desk;
    QVERIFY(!desk.page()->isChanged());
    desk.fill(u"fixed"_s, u"0,25"_s);
    desk.fill(u"percent"_s, u"1.4"_s);
    auto *payouts = desk.field<ui::ComboBox>(u"collection"_s);
    payouts->setCurrentIndex(payouts->findData(int(FeeCollection::Gross)));
    desk.press(u"save"_s);
    QCOMPARE(desk.bookkeeping.calls, QStringList{u"fees "_s});
    const FeeRule wanted{.first = {},
                         .fixed = Amount::fromCents(25),
                         .share = 140,
                         .minimum = {},
                         .collection = FeeCollection::Gross};
    QVERIFY(desk.bookkeeping.feeTerms.rules == QList{wanted});
    QVERIFY(!desk.page()->isChanged());
    QCOMPARE(desk.field<QLineEdit>(u"fixed"_s)->text(), u"0.25"_s);
}

void TestSettingsBookkeeping::booksTheProvidersInvoice()
{
    BooksDesk desk;
    desk.fill(u"number"_s, u"2026/77"_s);
    QVERIFY(!desk.button(u"save"_s)->isEnabled()); // the amount is missing
    desk.fill(u"amount"_s, u"123,45"_s);
    desk.press(u"save"_s);
    QCOMPARE(desk.bookkeeping.calls, QStringList{u"invoice 2026-10-01 2026/77 12345"_s});
    QCOMPARE(desk.field<QLineEdit>(u"number"_s)->text(), QString());
    QVERIFY(desk.field<QLabel>(u"feeInvoices"_s)->text().contains(u"2026/77"_s));
    // A later invoice corrects it.
    desk.fill(u"number"_s, u"2026/78"_s);
    desk.fill(u"amount"_s, u"120"_s);
    QVERIFY(desk.field<QLabel>(u"feeInvoices"_s)
                ->text()
                .contains(u"replaces invoice 2026/77 of €\u00A0123.45"_s));
    desk.press(u"save"_s);
    QCOMPARE(desk.bookkeeping.calls.last(), u"invoice 2026-10-01 2026/78 12000"_s);
}

void TestSettingsBookkeeping::checksFeesWhileTyping()
{
    BooksDesk desk;
    desk.fill(u"fixed"_s, u"0.255"_s);
    QVERIFY(desk.shows(u"Euros with up to two decimals, such as 0.25."_s));
    desk.fill(u"fixed"_s, u"0.25"_s);
    desk.fill(u"percent"_s, u"100.01"_s);
    QVERIFY(desk.shows(u"A percentage from 0 to 100, such as 1.4."_s));
    QVERIFY(!desk.button(u"save"_s)->isEnabled());
    desk.fill(u"percent"_s, u"100"_s);
    QVERIFY(desk.button(u"save"_s)->isEnabled());
}

void TestSettingsBookkeeping::showsWhatADayBecomes()
{
    BooksDesk desk;
    QTRY_COMPARE(desk.result(), kFine);
    QCOMPARE(desk.field<ui::ComboBox>(u"journalDay"_s)->count(), 11);
    desk.type(u"sales:12"_s, u"701200"_s);
    const auto shows = [&desk](const QString &text) {
        for (auto *table : desk.page()->findChildren<QTableView *>()) {
            for (int row = 0; row < table->model()->rowCount(); ++row) {
                if (table->model()->index(row, 0).data().toString() == text)
                    return true;
            }
        }
        return false;
    };
    QTRY_VERIFY(shows(u"701200"_s));
}

void TestSettingsBookkeeping::saysWhichAccountIsMissing()
{
    BooksDesk desk;
    desk.chooseChart(BookChart::Own);
    QTRY_COMPARE(desk.result(), kFine); // all accounts became own ones
    desk.type(u"transfer"_s, {});
    QVERIFY(desk.shows(u"Without this account no journal can be written."_s));
    QTRY_COMPARE(desk.result(), u"No journal: “Internal transfers” has no account."_s);
    QVERIFY(desk.button(u"save"_s)->isEnabled());
}

void TestSettingsBookkeeping::savesAnAccountOfTheChartAsNone()
{
    BooksDesk desk;
    desk.type(u"transfer"_s, {});
    const auto isRed = [&] {
        const auto labels = desk.account(u"transfer"_s)->parentWidget()->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [](const QLabel *label) {
            return label->text() == u"Without this account no journal can be written."_s
                && label->property("role") == u"problem"_s;
        });
    };
    QTRY_VERIFY(isRed());
    QVERIFY(desk.button(u"save"_s)->isEnabled());
    desk.button(u"save"_s)->click();
    const BookAccounts &own = desk.bookkeeping.stored.own;
    QTRY_COMPARE(own.size(), 1);
    QCOMPARE(own.at({.kind = BookAccountKind::Transfer}), QString());
}

void TestSettingsBookkeeping::savesNothingWhileTheDayDoesNotBalance()
{
    BooksDesk desk;
    QTRY_COMPARE(desk.result(), kFine);
    desk.bookkeeping.imbalance = 1;
    desk.type(u"sales:12"_s, u"701200"_s);
    QTRY_COMPARE(desk.result(), u"Debit and credit differ by €\u00A00.01."_s);
    QTRY_VERIFY(!desk.button(u"save"_s)->isEnabled());
    desk.bookkeeping.imbalance = 0;
    desk.type(u"sales:12"_s, u"701201"_s);
    QTRY_VERIFY(desk.button(u"save"_s)->isEnabled());
}

TILLDESK_TEST(TestSettingsBookkeeping, QApplication)
#include "tst_settings_bookkeeping.moc"
