#include "tests/support/test_program.h"
#include "tests/support/tool.h"
#include "tests/ui/refunds_fixture.h"
#include "ui/models/receipts/receipt.h"
#include "ui/widgets/lists/details_window.h"
#include "ui/widgets/receipts/receipt_dialog.h"

#include <QApplication>
#include <QFileDialog>
#include <QGraphicsView>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using namespace std::chrono_literals;
using test::Desk;
using test::RefundsDesk;
using test::showsText;

namespace {

PaymentDetails paid()
{
    PaymentDetails details;
    details.profile = test::someProfiles().at(1).profile;
    Payment &payment = details.payment;
    payment = test::somePayment(480);
    payment.status = PaymentStatus::Succeeded;
    payment.amount = Amount::fromCents(13200);
    payment.succeededAt = test::kSomeNow + 17s;
    payment.description = u"2 sourdough, 1 tart"_s;
    payment.pointOfSale = u"TILL1"_s;
    payment.shopName = u"Markt"_s;
    payment.debtor = {u"Pieter"_s, u"BE71096123456769"_s};
    return details;
}

/// Returns the text of a receipt, one line per row.
QString wordsOf(const PaymentDetails &details, bool isRoll = true)
{
    QTextDocument text;
    text.setHtml(receiptOf(details, isRoll).body);
    return text.toPlainText(); // non-breaking spaces become spaces
}

Refund refund(qint64 cents, RefundStatus status)
{
    Refund one;
    one.amount = Amount::fromCents(cents);
    one.status = status;
    one.createdAt = test::kSomeNow + 1h;
    return one;
}

} // namespace

class TestReceipt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom});
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }
    void saysWhatWasPaidToWhom();
    void saysWhoTookTheMoney();
    void keepsTheAccountPrivate();
    void listsRefundsAndWhatIsLeft();
    void neverTakesTextsForMarkup();
    void isOnlyOfAPaidPayment_data();
    void isOnlyOfAPaidPayment();
    void knowsWhichPaperIsUsual();
    void savesARollOrAPage();
    void isReadableAndZooms();
    void printsByKey();
    void saysWhyThereIsNone();
    void worksInThePaymentsOwnWindow();
    void showsTheVatOfEachRate();
};

void TestReceipt::saysWhatWasPaidToWhom()
{
    const PaymentDetails details = paid();
    for (const bool isRoll : {true, false}) {
        const QString words = wordsOf(details, isRoll);
        for (const QString &wanted :
             {u"Bakkerij Janssens"_s, u"Markt"_s, u"€ 132.00"_s, u"Paid"_s,
              u"20 Nov 2026, 14:32:27"_s, u"TILL1"_s, u"Order 10480"_s, u"2 sourdough, 1 tart"_s,
              u"Pieter, account ending in 6769"_s, details.payment.id.text()})
            QVERIFY2(words.contains(wanted), qPrintable(wanted + u" is not in "_s + words));
        QVERIFY(!words.contains(u"Refunded"_s));
    }
    QTextDocument roll;
    roll.setHtml(receiptOf(details, true).body);
    for (QTextBlock line = roll.begin(); line != roll.end() && line.text() != u"Date"_s;
         line = line.next())
        QVERIFY(line.text().isEmpty() || line.blockFormat().alignment() & Qt::AlignHCenter);
    QCOMPARE(receiptOf(details, true).title, u"Receipt Order 10480"_s);
    PaymentDetails bare = details;
    bare.payment.reference.clear();
    bare.payment.shopName.clear();
    bare.payment.debtor = {};
    QCOMPARE(receiptOf(bare, true).fileName, u"Receipt "_s + bare.payment.id.text());
    QVERIFY(wordsOf(bare).contains(u"Tills"_s));
    QVERIFY(!wordsOf(bare).contains(u"Paid by"_s));
}

void TestReceipt::saysWhoTookTheMoney()
{
    PaymentDetails details = paid();
    QVERIFY(!wordsOf(details).contains(u"VAT"_s));
    details.merchant = {.name = u"Janssens"_s,
                        .companyName = u"Janssens & Zonen BV"_s,
                        .address = u"Markt 1\n9000 Gent"_s,
                        .vatNumber = u"BE0403019261"_s};
    for (const bool isRoll : {true, false}) {
        const QString words = wordsOf(details, isRoll);
        QVERIFY2(words.contains(QRegularExpression(u"Bakkerij Janssens\\n"
                                                   "Janssens & Zonen BV\\s"
                                                   "Markt 1\\s9000 Gent\\s"
                                                   "VAT number BE0403019261"_s)),
                 qPrintable(words));
    }
}

void TestReceipt::keepsTheAccountPrivate()
{
    const PaymentDetails details = paid();
    for (const bool isRoll : {true, false}) {
        const QString body = receiptOf(details, isRoll).body;
        QVERIFY(!body.contains(u"BE71"_s));
        QVERIFY(!body.contains(u"56769"_s)); // never more than the last four digits
        QVERIFY(!body.contains(details.profile.iban));
    }
}

void TestReceipt::listsRefundsAndWhatIsLeft()
{
    PaymentDetails details = paid();
    details.refunds = {refund(1200, RefundStatus::Refunded), refund(500, RefundStatus::Pending),
                       refund(9900, RefundStatus::Failed)};
    details.payment.refunded = Amount::fromCents(1200);
    const QString words = wordsOf(details);
    QVERIFY(words.contains(u"Refunded"_s));
    QVERIFY(words.contains(u"−€ 12.00"_s));
    QVERIFY(words.contains(u"20 Nov 2026, 15:32:10, on its way"_s));
    QVERIFY(words.contains(u"−€ 5.00"_s));
    QVERIFY(!words.contains(u"99.00"_s)); // a failed refund moved no money
    QVERIFY(words.contains(u"Paid after refunds"_s));
    QVERIFY(words.contains(u"€ 115.00"_s)); // a pending refund counts as refunded
}

void TestReceipt::neverTakesTextsForMarkup()
{
    PaymentDetails details = paid();
    const QString nasty = u"<b>A & B</b>"_s;
    details.profile.creditorName = details.payment.shopName = details.payment.reference =
        details.payment.description = details.payment.debtor.name = nasty;
    QCOMPARE(wordsOf(details).count(nasty), 5);
}

void TestReceipt::isOnlyOfAPaidPayment_data()
{
    QTest::addColumn<PaymentStatus>("status");
    for (const PaymentStatus status : kPaymentStatuses)
        QTest::newRow(toText(status).data()) << status;
}

void TestReceipt::isOnlyOfAPaidPayment()
{
    QFETCH(const PaymentStatus, status);
    Payment payment = paid().payment;
    payment.status = status;
    QCOMPARE(whyNoReceipt(payment).isEmpty(), status == PaymentStatus::Succeeded);
}

void TestReceipt::knowsWhichPaperIsUsual()
{
    PaymentDetails details = paid();
    QVERIFY(isFromShop(details));
    details.payment.pointOfSale.clear();
    QVERIFY(isFromShop(details)); // decided by the profile's channel
    details.profile.channel = PaymentChannel::Online;
    QVERIFY(!isFromShop(details));
    details.payment.type = PaymentType::StaticQr;
    QVERIFY(isFromShop(details));
}

void TestReceipt::savesARollOrAPage()
{
    QTemporaryDir home;
    QWidget parent;
    ReceiptDialog dialog(paid(), &parent);
    dialog.show();
    QVERIFY(dialog.findChild<QRadioButton *>(u"receiptRoll"_s)->isChecked());
    const auto *preview = dialog.findChild<QPrintPreviewWidget *>();
    QList<double> zoom;
    for (const auto &[choice, width] : {std::pair(u"receiptRoll"_s, u"227 x"_s), // width in points
                                        std::pair(u"receiptPage"_s, u"595 x"_s)}) {
        dialog.findChild<QRadioButton *>(choice)->click();
        QVERIFY(!showsText(&dialog, u"Saved as"_s)); // the message was about the previous paper
        QCOMPARE(preview->pageCount(), 1);
        zoom << preview->zoomFactor();
        const auto *pages = preview->findChild<QGraphicsView *>();
        QVERIFY(!pages->horizontalScrollBar()->isVisible());
        dialog.findChild<QPushButton *>(u"saveReceipt"_s)->click();
        auto *files = dialog.window()->findChild<QFileDialog *>();
        QVERIFY(files);
        QVERIFY(files->selectedFiles().value(0).endsWith(u"Receipt Order 10480.pdf"_s));
        const QString file = home.filePath(QString(choice + u".pdf"_s));
        Q_EMIT files->fileSelected(file);
        files->close();
        QTRY_VERIFY(!dialog.findChild<QFileDialog *>());
        const QString words =
            QString::fromUtf8(test::runTool(u"pdftotext"_s, {u"-layout"_s, file, u"-"_s}).output);
        QVERIFY2(words.contains(u"132.00"_s), qPrintable(words));
        QVERIFY(words.contains(u"account ending in 6769"_s));
        const QString info = QString::fromUtf8(test::runTool(u"pdfinfo"_s, {file}).output);
        QVERIFY2(info.contains(width), qPrintable(info));
        QVERIFY(showsText(&dialog, u"Saved as"_s));
    }
    QVERIFY(zoom.first() > 1.5 * zoom.last()); // a roll is narrow and short, so it is zoomed more
}

void TestReceipt::isReadableAndZooms()
{
    QWidget parent;
    ReceiptDialog dialog(paid(), &parent);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto *preview = dialog.findChild<QPrintPreviewWidget *>();
    QVERIFY2(preview->zoomFactor() >= 1, "the roll is shown smaller than it is printed");
    const double before = preview->zoomFactor();
    QTest::mouseClick(dialog.findChild<QPushButton *>(u"zoomIn"_s), Qt::LeftButton);
    QVERIFY(preview->zoomFactor() > before);
    QTest::mouseClick(dialog.findChild<QPushButton *>(u"zoomOut"_s), Qt::LeftButton);
    QVERIFY(qAbs(preview->zoomFactor() - before) < 0.01);
    QTest::mouseClick(dialog.findChild<QPushButton *>(u"zoomOut"_s), Qt::LeftButton);
    QVERIFY(preview->zoomFactor() < before);
    QTest::mouseClick(dialog.findChild<QPushButton *>(u"zoomFit"_s), Qt::LeftButton);
    QVERIFY(qAbs(preview->zoomFactor() - before) < 0.05);
}

void TestReceipt::printsByKey()
{
    RefundsDesk desk(Place::Payments);
    desk.choosePayment(u"Order 10480"_s);
    auto *button = desk.find<QPushButton>(u"receipt"_s);
    QVERIFY(button->isVisible() && button->isEnabled());
    Desk::press(Qt::Key_P, Qt::ControlModifier);
    auto *dialog = desk.find<ReceiptDialog>();
    QVERIFY(dialog);
    desk.settle();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QVERIFY(showsText(dialog, u"Receipt Order 10480"_s));
    // The default paper of a web shop is a page.
    QVERIFY(dialog->findChild<QRadioButton *>(u"receiptPage"_s)->isChecked());
    QVERIFY(dialog->findChild<QRadioButton *>(u"receiptPage"_s)->hasFocus());
    Desk::press(Qt::Key_Return);
    auto *print = desk.find<QPrintDialog>();
    QVERIFY(print);
    print->printer()->setOutputFileName(desk.home.filePath(u"printed.pdf"_s));
    Q_EMIT print->accepted();
    QVERIFY(showsText(dialog, u"Sent to the printer"_s));
    QVERIFY(QFile::exists(desk.home.filePath(u"printed.pdf"_s)));
}

void TestReceipt::saysWhyThereIsNone()
{
    RefundsDesk desk(Place::Payments);
    desk.choosePayment(u"Order 10482"_s); // pending
    auto *button = desk.find<QPushButton>(u"receipt"_s);
    QVERIFY(!button->isEnabled());
    QCOMPARE(button->toolTip(), u"A receipt exists only for a paid payment."_s);
    Desk::press(Qt::Key_P, Qt::ControlModifier);
    QVERIFY(!desk.find<ReceiptDialog>());
    QVERIFY(showsText(desk.window.get(), u"A receipt exists only for a paid payment."_s));
    desk.choosePayment(u"Order 10480"_s);
    QVERIFY(button->isEnabled());
}

void TestReceipt::worksInThePaymentsOwnWindow()
{
    RefundsDesk desk(Place::Payments);
    desk.choosePayment(u"Order 10480"_s);
    Desk::press(Qt::Key_Return);
    desk.settle();
    auto *window = Desk::top<DetailsWindow>();
    QVERIFY(window);
    (void)QTest::qWaitForWindowActive(window);
    desk.settle();
    QTest::keyClick(window, Qt::Key_P, Qt::ControlModifier);
    QVERIFY(window->findChild<ReceiptDialog *>());
}

void TestReceipt::showsTheVatOfEachRate()
{
    PaymentDetails details = paid();
    QVERIFY(!wordsOf(details).contains(u"VAT"_s));
    details.vat = {{600, 10'600}, {2100, 2'600}}; // of € 132.00: € 106.00 at 6 %, € 26.00 at 21 %
    const QString words = wordsOf(details);
    QVERIFY2(words.contains(u"of which VAT 6 %"_s) && words.contains(u"6.00"_s), qPrintable(words));
    QVERIFY2(words.contains(u"of which VAT 21 %"_s) && words.contains(u"4.51"_s),
             qPrintable(words));
}

TILLDESK_TEST(TestReceipt, QApplication)
#include "tst_receipt.moc"
