#include "ui/widgets/receipts/receipt_dialog.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/receipts/receipt.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/print/print_dialogs.h"
#include "ui/widgets/refunds/refund_choice.h"

#include <QButtonGroup>
#include <QDir>
#include <QGraphicsView>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr double kZoomStep = 1.25;
constexpr double kSmallestZoom = 0.25;
constexpr double kLargestZoom = 4;

} // namespace

ReceiptDialog::ReceiptDialog(const PaymentDetails &details, QWidget *parent)
    : QDialog(parent),
      m_details(details),
      m_printer(std::make_unique<QPrinter>(QPrinter::HighResolution)),
      m_preview(new QPrintPreviewWidget(m_printer.get())),
      m_roll(new RefundChoice(tr("Till roll"), makeLabel(tr("80 mm wide"), u"muted"_s))),
      m_page(new RefundChoice(tr("Page"), makeLabel(tr("A4"), u"muted"_s))),
      m_outcome(named(makeText({}, u"done"_s), u"receiptOutcome"_s))
{
    constexpr QSize kSize(860, 760);
    constexpr QSize kSmallestPreview(320, 240);
    constexpr int kSide = 28;
    const Receipt receipt = receiptOf(details, true);
    setWindowTitle(receipt.title);
    resize(kSize.boundedTo(screen()->availableSize() - QSize(kSide, 2 * kSide)));
    m_outcome->hide();
    const Payment &payment = details.payment;
    const QString what = money(payment.amount) + u" · "_s
        + fullMoment(payment.succeededAt.value_or(payment.createdAt));
    QVBoxLayout *layout = fill(
        this,
        {makeLabel(receipt.title, u"title"_s), makeLabel(what, u"muted"_s), LayoutItem::gap(8)},
        {.spacing = 6, .margins = {kSide, 24, kSide, 24}});
    m_preview->setMinimumSize(kSmallestPreview);
    m_preview->setAccessibleName(tr("What will be printed"));
    for (auto *pages : m_preview->findChildren<QGraphicsView *>()) // it has the focus
        pages->setAccessibleName(m_preview->accessibleName());
    connect(m_preview, &QPrintPreviewWidget::paintRequested, this, [this](QPrinter *printer) {
        (void)ui::render(document(), *printer); // cannot fail: the preview draws into memory
    });
    QVBoxLayout *right = column({makeChoices(), m_outcome, LayoutItem::stretch()});
    QLayout *paper = column({{m_preview, 1}, makeZoom()}, {.spacing = 4});
    QHBoxLayout *both = row({{paper, 3}, {right, 2}}, {.spacing = 20});
    layout->addLayout(both, 1);
    layout->addSpacing(10);
    layout->addWidget(makeButtons());
    showPaper();
    (isFromShop(details) ? m_roll : m_page)->button().setFocus();
}

QWidget *ReceiptDialog::makeChoices()
{
    m_roll->button().setObjectName(u"receiptRoll"_s);
    m_page->button().setObjectName(u"receiptPage"_s);
    QWidget *choices = columnWidget({m_roll, m_page});
    choices->setAccessibleName(tr("Paper"));
    auto *group = new QButtonGroup(this);
    for (RefundChoice *choice : {m_roll, m_page}) {
        group->addButton(&choice->button());
        connect(&choice->button(), &QRadioButton::clicked, this, &ReceiptDialog::showPaper);
    }
    QRadioButton &usual = isFromShop(m_details) ? m_roll->button() : m_page->button();
    usual.setChecked(true);
    return choices;
}

QLayout *ReceiptDialog::makeZoom()
{
    const auto add = [this](const QString &name, const QString &words, const QKeySequence &keys,
                            auto does) {
        auto *button = named(makeButton(words, u"link"_s), name);
        button->setToolTip(keys.toString(QKeySequence::NativeText));
        button->setShortcut(keys);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, does);
        return button;
    };
    return row(
        {add(u"zoomOut"_s, tr("Smaller"), Qt::CTRL | Qt::Key_Minus,
             [this] { zoomBy(1 / kZoomStep); }),
         add(u"zoomIn"_s, tr("Larger"), Qt::CTRL | Qt::Key_Plus, [this] { zoomBy(kZoomStep); }),
         add(u"zoomFit"_s, tr("Fit the width"), Qt::CTRL | Qt::Key_0, [this] { fitWidth(); }),
         LayoutItem::stretch()});
}

void ReceiptDialog::zoomBy(double factor)
{
    m_isFitted = false;
    for (auto *pages : m_preview->findChildren<QGraphicsView *>()) {
        pages->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
        pages->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    }
    m_preview->setZoomFactor(qBound(kSmallestZoom, m_preview->zoomFactor() * factor, kLargestZoom));
}

QWidget *ReceiptDialog::makeButtons()
{
    auto *close = named(new QPushButton(tr("Close")), u"closeReceipt"_s);
    auto *save = named(new QPushButton(tr("Save as PDF…")), u"saveReceipt"_s);
    auto *print = named(makeButton(tr("Print…"), u"primary"_s), u"printReceipt"_s);
    print->setDefault(true);
    for (QPushButton *button : {close, save, print})
        button->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &ReceiptDialog::save);
    connect(print, &QPushButton::clicked, this, &ReceiptDialog::print);
    return rowWidget({LayoutItem::stretch(), close, save, print});
}

ReceiptDialog::~ReceiptDialog()
{
    delete m_preview; // the preview must be deleted before m_printer
}

void ReceiptDialog::showPaper()
{
    m_outcome->hide();
    m_printer->setPageLayout(pageLayoutOf(document()));
    m_preview->updatePreview();
    fitWidth(); // a whole page would be too small to read
}

void ReceiptDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    if (m_isFitted) // as soon as the preview has its new size
        QMetaObject::invokeMethod(this, &ReceiptDialog::fitWidth, Qt::QueuedConnection);
}

void ReceiptDialog::fitWidth()
{
    m_isFitted = true;
    for (auto *pages : m_preview->findChildren<QGraphicsView *>()) // the vertical bar takes width
        pages->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto showBar = [this](Qt::ScrollBarPolicy policy) {
        for (auto *pages : m_preview->findChildren<QGraphicsView *>())
            pages->setVerticalScrollBarPolicy(policy);
    };
    constexpr double kAlmost = 0.9;
    m_preview->fitToWidth();
    const double wide = m_preview->zoomFactor();
    m_preview->fitInView();
    if (m_preview->zoomFactor() >= kAlmost * wide)
        return showBar(Qt::ScrollBarAlwaysOff); // the whole page is hardly smaller
    showBar(Qt::ScrollBarAsNeeded);
    m_preview->fitToWidth();
}

PrintedDocument ReceiptDialog::document() const
{
    const bool isRoll = m_roll->button().isChecked();
    const Receipt receipt = receiptOf(m_details, isRoll);
    return {receipt.title, receipt.body, isRoll ? Paper::Roll80 : Paper::A4};
}

void ReceiptDialog::print()
{
    askPrinter(this, document(), [this](const PrintOutcome &printed) {
        if (printed)
            tell(tr("Sent to the printer %1 ✓").arg(*printed), false);
        else
            tell(tr("The printer did not accept the job. Is the printer on and connected?"), true);
    });
}

void ReceiptDialog::save()
{
    askPdf(this, document(), receiptOf(m_details, false).fileName,
           [this](const PrintOutcome &saved) {
               if (saved)
                   tell(tr("Saved as %1 ✓").arg(QDir::toNativeSeparators(*saved)), false);
               else
                   tell(Text::sentence(saved.error()), true);
           });
}

void ReceiptDialog::tell(const QString &sentence, bool isProblem)
{
    setStyleProperty(m_outcome, "role", isProblem ? u"problem"_s : u"done"_s);
    m_outcome->setText(sentence);
    m_outcome->show();
}

} // namespace tilldesk::ui
