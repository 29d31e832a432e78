#include "tests/support/test_program.h"
#include "tests/ui/payouts_fixture.h"
#include "tests/ui/refunds_fixture.h"
#include "ui/models/exports/export_words.h"
#include "ui/models/payments/payments_presenter.h"
#include "ui/widgets/exports/export_dialog.h"
#include "ui/widgets/frame/translations.h"
#include "ui/widgets/payments/payments_view.h"
#include "ui/widgets/refunds/refund_choice.h"

#include <QApplication>
#include <QDesktopServices>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QRadioButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;
using test::PayoutsDesk;
using test::RefundsDesk;
using test::showsText;

namespace {

/// The payments list with the export dialog open (Ctrl+E).
struct Dialog : RefundsDesk {
    explicit Dialog(Place place = Place::Payments) : RefundsDesk(place) { open(); }

    void open()
    {
        window->activateWindow();
        (void)QTest::qWaitForWindowActive(window.get());
        press(Qt::Key_E, Qt::ControlModifier);
        settle();
        it = find<ExportDialog>();
        if (it)
            (void)QTest::qWaitForWindowActive(it);
    }
    [[nodiscard]] QPushButton *button(const QString &name) const
    {
        return it->findChild<QPushButton *>(name);
    }
    [[nodiscard]] QRadioButton *radio(const QString &format) const
    {
        return it->findChild<QRadioButton *>(QString(u"format-"_s + format));
    }
    void click(const QString &name)
    {
        QTest::mouseClick(button(name), Qt::LeftButton);
        settle();
    }
    /// Types the path `file` into the open file dialog and accepts it.
    void saveAs(const QString &file)
    {
        click(u"saveExport"_s);
        auto *dialog = it->findChild<QFileDialog *>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(file);
        static_cast<QDialog *>(dialog)->accept();
        settle();
        it->activateWindow();
        (void)QTest::qWaitForWindowActive(it);
    }
    [[nodiscard]] bool shows(const QString &text) const { return showsText(it, text); }

    ExportDialog *it = nullptr;
};

ExportReport report(const QString &file)
{
    return {{file}, 1284, Amount::fromCents(3891240), 5000};
}

/// Records the URLs that the desktop would open.
class Opened : public QObject
{
    Q_OBJECT

public:
    Opened() { QDesktopServices::setUrlHandler(u"file"_s, this, "take"); }
    ~Opened() override { QDesktopServices::unsetUrlHandler(u"file"_s); }
    QStringList paths;

public Q_SLOTS:
    void take(const QUrl &url) { paths << url.toLocalFile(); }
};

} // namespace

class TestExportDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom});
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }
    void exportsExactlyWhatTheFilterShows();
    void offersTheFormatsOfTheList();
    void choosesAFormatByKey();
    void showsHowFarItIsWhileTheWindowStaysUsable();
    void stopsOnRequest();
    void stopsWhenItIsClosed();
    void saysWhatWentWrongAndTriesAgain();
    void opensTheFileOrItsFolder();
    void remembersFolderAndFormat();
    void asksBeforeItReplacesAFile();
    void exportsRefunds();
    void exportsPayoutsAsBankStatements();
    void exportsTheLinesOfAPayout();
    void namesFilesByTheirDays();
    void saysWhyABankStatementCannotBeMade();
    void saysHowManyRowsEvenWhenMoreComeThanExpected();
    void saysTheSameInTheLanguageOfTheWindow();
    void hasRoomForEveryLanguage();
};

void TestExportDialog::exportsExactlyWhatTheFilterShows()
{
    Dialog dialog;
    QVERIFY(dialog.it);
    dialog.it->close();
    auto &presenter = dialog.find<PaymentsView>()->presenter();
    presenter.setTab(PaymentTab::Paid);
    presenter.setFind(u"day:today"_s);
    dialog.settle();
    QTRY_VERIFY(!dialog.find<ExportDialog>());
    QTest::mouseClick(dialog.find<QPushButton>(u"exportPayments"_s), Qt::LeftButton);
    dialog.settle();
    dialog.it = dialog.find<ExportDialog>();
    QVERIFY(dialog.it);
    QVERIFY(dialog.shows(u"Export payments"_s));
    QVERIFY(dialog.shows(presenter.summary()));
    QVERIFY(presenter.summary().contains(u"payments · Not paid: €"_s));
    dialog.saveAs(dialog.home.filePath(u"paid.xlsx"_s));
    QCOMPARE(dialog.exports.asked.size(), 1);
    const auto &asked = dialog.exports.asked.first();
    QCOMPARE(asked.path, dialog.home.filePath(u"paid.xlsx"_s));
    QCOMPARE(asked.request->format, ExportFormat::Xlsx);
    QCOMPARE(asked.request->language, u"en"_s);
    QCOMPARE(std::get<PaymentFilter>(asked.request->list), dialog.payments.filters.last());
    QCOMPARE(std::get<PaymentFilter>(asked.request->list).statuses,
             QList<PaymentStatus>{PaymentStatus::Succeeded});
}

void TestExportDialog::offersTheFormatsOfTheList()
{
    Dialog dialog;
    QCOMPARE(dialog.it->findChildren<QRadioButton *>().size(), 6);
    QVERIFY(dialog.radio(u"xlsx"_s)->isChecked());
    QVERIFY(!dialog.radio(u"mt940"_s));
    for (auto *choice : dialog.it->findChildren<QRadioButton *>())
        QVERIFY(!choice->text().isEmpty() && !choice->accessibleDescription().isEmpty());
    QCOMPARE(formatsOf(PayoutFilter()).size(), 10);
    QCOMPARE(formatsOf(PayoutContent()).size(), 8);
    QVERIFY(formatsOf(PayoutContent()).contains(ExportFormat::Camt054v08));
}

void TestExportDialog::choosesAFormatByKey()
{
    Dialog dialog;
    QVERIFY(dialog.radio(u"xlsx"_s)->hasFocus());
    Desk::press(Qt::Key_Down);
    QVERIFY(dialog.radio(u"csv-eu"_s)->isChecked());
    Desk::press(Qt::Key_Return); // activates "Save…"
    dialog.settle();
    auto *files = dialog.it->findChild<QFileDialog *>();
    QVERIFY(files);
    QCOMPARE(files->acceptMode(), QFileDialog::AcceptSave);
    QVERIFY(files->selectedFiles().value(0).endsWith(u"payments-2026-11-20.csv"_s));
}

void TestExportDialog::showsHowFarItIsWhileTheWindowStaysUsable()
{
    Dialog dialog;
    dialog.saveAs(dialog.home.filePath(u"all.xlsx"_s));
    QVERIFY(!dialog.it->isModal());
    QVERIFY(!dialog.radio(u"pdf"_s)->isEnabled());
    QVERIFY(dialog.button(u"stopExport"_s)->isVisible());
    QVERIFY(!dialog.button(u"saveExport"_s)->isVisible());
    auto *bar = dialog.it->findChild<QProgressBar *>();
    QVERIFY(bar->isVisible());
    QCOMPARE(bar->maximum(), 0); // 0: busy indicator; the total is not known yet
    const auto control = dialog.exports.asked.first().control;
    control->total = 1'000'000;
    control->done = 250'000;
    QTRY_COMPARE(bar->value(), 250);
    QCOMPARE(bar->maximum(), 1000);
    QVERIFY(dialog.shows(u"250\u202F000 of 1\u202F000\u202F000 rows"_s));
    dialog.window->goTo(Place::Refunds); // the dialog does not block the window
    dialog.settle();
    QCOMPARE(dialog.window->place(), Place::Refunds);
    dialog.exports.answer(report(dialog.exports.asked.first().path));
    QTRY_COMPARE(dialog.it->findChild<QLabel *>(u"exportDone"_s)->text(),
                 u"Saved: 1\u202F284 rows, €\u00A038\u202F912.40 in total"_s);
    QVERIFY(!bar->isVisible());
    QVERIFY(dialog.radio(u"pdf"_s)->isEnabled());
}

void TestExportDialog::stopsOnRequest()
{
    Dialog dialog;
    dialog.saveAs(dialog.home.filePath(u"all.xlsx"_s));
    const auto control = dialog.exports.asked.first().control;
    QVERIFY(!control->isCancelled);
    QVERIFY(dialog.button(u"stopExport"_s)->hasFocus());
    Desk::press(Qt::Key_Space);
    QVERIFY(control->isCancelled);
    QVERIFY(dialog.shows(u"Stopping…"_s));
    QVERIFY(!dialog.button(u"stopExport"_s)->isEnabled());
    dialog.exports.answer(fail(ErrorCode::Cancelled));
    QTRY_VERIFY(dialog.shows(u"Stopped. Nothing was saved."_s));
    QVERIFY(dialog.button(u"saveExport"_s)->isVisible());
    QVERIFY(!dialog.button(u"retryExport"_s)->isVisible());
}

void TestExportDialog::stopsWhenItIsClosed()
{
    Dialog dialog;
    dialog.saveAs(dialog.home.filePath(u"all.xlsx"_s));
    QTest::keyClick(dialog.it, Qt::Key_Escape);
    QTRY_VERIFY(!dialog.find<ExportDialog>());
    QVERIFY(dialog.exports.asked.first().control->isCancelled);
    dialog.exports.answer(fail(ErrorCode::Cancelled)); // the dialog is already closed
    dialog.settle();
}

void TestExportDialog::saysWhatWentWrongAndTriesAgain()
{
    Dialog dialog;
    const QString file = dialog.home.filePath(u"all.xlsx"_s);
    dialog.saveAs(file);
    dialog.exports.answer(fail(ErrorCode::NoSpace));
    QTRY_VERIFY(dialog.shows(u"There is not enough space on the disk"_s));
    dialog.click(u"retryExport"_s);
    QCOMPARE(dialog.exports.asked.size(), 2);
    QCOMPARE(dialog.exports.asked.last().path, file);
    QVERIFY(dialog.exports.asked.last().control != dialog.exports.asked.first().control);
    QVERIFY(!dialog.shows(u"There is not enough space on the disk"_s));
    dialog.exports.answer(fail(ErrorCode::FieldInvalid));
    QTRY_VERIFY(dialog.shows(u"This list cannot be saved in this format."_s));
    dialog.radio(u"json"_s)->setChecked(true);
    QVERIFY(!dialog.shows(u"This list cannot be saved in this format."_s));
    QVERIFY(!dialog.button(u"retryExport"_s)->isVisible()); // a retry would write the other format
}

void TestExportDialog::opensTheFileOrItsFolder()
{
    Opened opened;
    Dialog dialog;
    const QString file = dialog.home.filePath(u"all.xlsx"_s);
    dialog.saveAs(file);
    QVERIFY(!dialog.button(u"openExport"_s)->isVisible());
    dialog.exports.answer(report(file));
    QTRY_VERIFY(dialog.button(u"openExport"_s)->isVisible());
    QVERIFY(dialog.button(u"openExport"_s)->hasFocus());
    QVERIFY(dialog.shows(file));
    Desk::press(Qt::Key_Return);
    dialog.click(u"showExport"_s);
    QCOMPARE(opened.paths, QStringList({file, dialog.home.path()}));
    dialog.click(u"closeExport"_s);
    QTRY_VERIFY(!dialog.find<ExportDialog>());
}

void TestExportDialog::remembersFolderAndFormat()
{
    Dialog dialog;
    QVERIFY(QDir(dialog.home.path()).mkdir(u"books"_s));
    dialog.radio(u"csv-eu"_s)->setChecked(true);
    dialog.saveAs(dialog.home.filePath(u"books/all.csv"_s));
    dialog.exports.answer(report(dialog.exports.asked.first().path));
    dialog.settle();
    dialog.click(u"closeExport"_s);
    QTRY_VERIFY(!dialog.find<ExportDialog>());
    dialog.open();
    QVERIFY(dialog.radio(u"csv-eu"_s)->isChecked());
    dialog.click(u"saveExport"_s);
    QCOMPARE(dialog.it->findChild<QFileDialog *>()->directory().path(),
             dialog.home.filePath(u"books"_s));
    // A stored format that this list does not support is ignored.
    dialog.preferences.setExportFormat(u"mt940"_s);
    ExportForm form(dialog.gateways, RefundFilter(),
                    exportFormatFrom(dialog.preferences.exportFormat()));
    QCOMPARE(form.format(), ExportFormat::Xlsx);
}

void TestExportDialog::asksBeforeItReplacesAFile()
{
    Dialog dialog;
    dialog.click(u"saveExport"_s);
    auto *files = dialog.it->findChild<QFileDialog *>();
    QVERIFY(!files->testOption(QFileDialog::DontConfirmOverwrite));
    QCOMPARE(files->defaultSuffix(), u"xlsx"_s);
}

void TestExportDialog::exportsRefunds()
{
    Dialog dialog(Place::Refunds);
    QVERIFY(dialog.it);
    QVERIFY(dialog.shows(u"Export refunds"_s));
    QVERIFY(dialog.find<QPushButton>(u"exportRefunds"_s)->isVisible());
    dialog.find<RefundsView>()->presenter().setStatus(RefundStatus::Failed);
    dialog.saveAs(dialog.home.filePath(u"refunds.xlsx"_s));
    // The tab was changed after the dialog had opened: the dialog exports the list that its text
    // describes.
    QCOMPARE(std::get<RefundFilter>(dialog.exports.asked.first().request->list), RefundFilter());
}

void TestExportDialog::exportsPayoutsAsBankStatements()
{
    PayoutsDesk desk;
    desk.list()->setFocus();
    Desk::press(Qt::Key_E, Qt::ControlModifier);
    auto *dialog = desk.find<ExportDialog>();
    QVERIFY(dialog);
    QVERIFY(showsText(dialog, u"Export payouts"_s));
    QVERIFY(showsText(dialog, u"6 payouts"_s));
    // Bookkeeping needs the clearing account. Payouts only is another choice, marked as such.
    QVERIFY(!dialog->findChild<QRadioButton *>(u"format-coda"_s));
    const auto radio = [&](const QString &name) { return dialog->findChild<QRadioButton *>(name); };
    radio(u"content-clearing"_s)->setChecked(true);
    QVERIFY(radio(u"clearing-coda"_s)->isVisible());
    QVERIFY(!radio(u"format-xlsx"_s)->isVisible());
    radio(u"clearing-coda"_s)->setChecked(true);
    dialog->saveTo(desk.home.filePath(u"clearing.cod"_s));
    const auto &first = *desk.exports.asked.first().request;
    QCOMPARE(first.format, ExportFormat::Coda);
    const auto shown = desk.view()->page().presenter().filter();
    QCOMPARE(std::get<ClearingFilter>(first.list),
             (ClearingFilter{shown.merchants, shown.from, shown.to}));
    ExportReport report{{u"clearing.cod"_s}, 7, {}, 1};
    report.payoutsOfToday = {2, Amount::fromCents(123'45)};
    report.paymentsOfToday = {3, Amount::fromCents(200'00)};
    desk.exports.answer(report);
    QTRY_VERIFY(showsText(dialog,
                          u"not in the file yet: 3 payments (€\u00A0200.00), 2 payouts"
                          " (€\u00A0123.45)"_s));
    radio(u"content-payouts-only"_s)->setChecked(true);
    QVERIFY(showsText(dialog, u"Never beside the bank's statements"_s));
    radio(u"payouts-only-camt053-08"_s)->setChecked(true);
    dialog->saveTo(desk.home.filePath(u"payouts.xml"_s));
    const auto &request = *desk.exports.asked.last().request;
    QCOMPARE(request.format, ExportFormat::Camt053v08);
    QCOMPARE(std::get<PayoutFilter>(request.list), desk.view()->page().presenter().filter());
    QVERIFY(std::get<PayoutFilter>(request.list).from.has_value()); // default period: this month
}

void TestExportDialog::exportsTheLinesOfAPayout()
{
    PayoutsDesk desk;
    const PayoutId newest = desk.payouts.payouts.last().payout.id;
    desk.click(u"exportPayout"_s);
    auto *dialog = desk.find<ExportDialog>();
    QVERIFY(dialog);
    QVERIFY(showsText(dialog, u"412 payments · 9 refunds · €"_s));
    dialog->findChild<QRadioButton *>(u"format-camt054"_s)->setChecked(true);
    dialog->saveTo(desk.home.filePath(u"lines.xml"_s));
    const auto &request = *desk.exports.asked.first().request;
    QCOMPARE(std::get<PayoutContent>(request.list).payout, newest);
    dialog->close();
    QTRY_VERIFY(!desk.find<ExportDialog>());
    // Ctrl+E also works while the table of payout lines has the focus.
    desk.window->activateWindow();
    (void)QTest::qWaitForWindowActive(desk.window.get());
    desk.lines()->setFocus();
    Desk::press(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(desk.find<ExportDialog>());
    QVERIFY(showsText(desk.find<ExportDialog>(), u"Export the lines of a payout"_s));
}

void TestExportDialog::namesFilesByTheirDays()
{
    const Timestamp now = test::kSomeNow;
    PaymentFilter payments;
    QCOMPARE(ExportWords::fileName(payments, now), u"payments-2026-11-20"_s);
    const TimeRange month = rangeOf({Period::Kind::LastMonth}, now);
    payments.from = month.from;
    payments.to = month.to;
    QCOMPARE(ExportWords::fileName(payments, now), u"payments-2026-10-01-2026-10-31"_s);
    PayoutFilter payouts;
    payouts.from = month.from;
    payouts.to = *month.to + std::chrono::milliseconds(1);
    QCOMPARE(ExportWords::fileName(payouts, now), u"payouts-2026-10-01-2026-10-31"_s);
    RefundFilter refunds;
    refunds.from = rangeOf({Period::Kind::ThisMonth}, now).from;
    QCOMPARE(ExportWords::fileName(refunds, now), u"refunds-2026-11-01-2026-11-20"_s);
    const PayoutContent content{PayoutId(u"5f3a9c1b7e6d4a2088c11428"_s)};
    QCOMPARE(ExportWords::fileName(ClearingFilter{{}, payouts.from, payouts.to}, now),
             u"clearing-account-2026-10-01-2026-10-31"_s);
    QCOMPARE(ExportWords::payoutsOnly(u"payouts-2026-10"_s), u"payouts-2026-10-payouts-only"_s);
    QCOMPARE(ExportWords::fileName(content, now), u"payout-5f3a9c1b7e6d4a2088c11428"_s);
}

void TestExportDialog::saysWhyABankStatementCannotBeMade()
{
    const auto said = [](const QString &field) {
        return ExportWords::problem(Error{ErrorCode::FieldInvalid, u"English"_s, field});
    };
    QVERIFY(ExportWords::problem(Error{ErrorCode::PayoutNotFound, u"English"_s, u"from"_s})
                .contains(u"Nothing was booked in this period"_s));
    for (const QString &field : {u"status"_s, u"bulkId"_s, u"find"_s})
        QVERIFY(said(field).contains(u"Clear the filters"_s));
    QVERIFY(said(u"payout"_s).startsWith(u"This payout failed"_s));
    QVERIFY(said(u"from"_s).contains(u"in the future"_s));
    QVERIFY(ExportWords::problem(Error{ErrorCode::MerchantNotFound, u"English"_s, u"month"_s})
                .startsWith(u"The shop did not exist"_s));
    QVERIFY(said(u"month"_s).startsWith(u"This month is not over"_s));
    QVERIFY(said(u"format"_s).contains(u"cannot be saved in this format"_s));
    QVERIFY(ExportWords::problem(Error{ErrorCode::NoSpace, {}}).contains(u"not enough space"_s));
}

void TestExportDialog::saysHowManyRowsEvenWhenMoreComeThanExpected()
{
    QCOMPARE(ExportWords::progress(0, 0), u"0 rows"_s);
    QCOMPARE(ExportWords::progress(3, 4), u"3 of 4 rows"_s);
    QCOMPARE(ExportWords::progress(4, 4), u"4 of 4 rows"_s);
    QCOMPARE(ExportWords::progress(5, 4), u"5 rows"_s);
}

void TestExportDialog::saysTheSameInTheLanguageOfTheWindow()
{
    QLocale::setDefault({QLocale::Dutch, QLocale::Belgium});
    QCOMPARE(exportLanguage(), u"nl"_s);
    QCOMPARE(ExportWords::saved({{}, 1284, Amount::fromCents(3891240), 0}),
             u"Saved: 1.284 rows, €\u00A038.912,40 in total"_s);
    QCOMPARE(ExportWords::month(QDate(2026, 10, 31)), u"oktober 2026"_s);
    QLocale::setDefault({QLocale::German, QLocale::Germany});
    QCOMPARE(exportLanguage(), u"de"_s);
    QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom});
    QCOMPARE(exportLanguage(), u"en"_s);
}

void TestExportDialog::hasRoomForEveryLanguage()
{
    Dialog dialog;
    dialog.it->close();
    for (const QString &language : languages()) {
        installTranslations(*qApp, language);
        for (const ExportList &list : {ExportList(PayoutFilter()), ExportList(PayoutContent())}) {
            ExportDialog each(dialog.gateways, dialog.preferences, list, u"6"_s);
            each.show();
            QCoreApplication::processEvents();
            for (const auto *choice : each.findChildren<RefundChoice *>())
                QVERIFY2(choice->rect().contains(QRect({}, choice->minimumSizeHint())),
                         qPrintable(choice->findChild<QRadioButton *>()->text()));
        }
    }
    installTranslations(*qApp, u"en"_s);
}

TILLDESK_TEST(TestExportDialog, QApplication)
#include "tst_export_dialog.moc"
