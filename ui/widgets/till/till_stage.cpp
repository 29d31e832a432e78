#include "ui/widgets/till/till_stage.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/payments/payment_progress.h"
#include "ui/models/receipts/receipt.h"
#include "ui/models/till/till_words.h"
#include "ui/widgets/common/countdown_ring.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/name_dialog.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/common/qr_code.h"
#include "ui/widgets/new_payment/steps_row.h"
#include "ui/widgets/payments/cancel_dialog.h"
#include "ui/widgets/receipts/receipt_dialog.h"
#include "ui/widgets/theme/theme.h"
#include "ui/widgets/till/till_outcome_view.h"

#include <QGridLayout>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

using Stage = PaymentPresenter::State;

constexpr int kMargin = 16;
constexpr int kMarginAbove = 5; ///< also below: a low window has little room
constexpr int kSmallestCode = 200;
constexpr int kLargestCode = 330;
constexpr std::chrono::milliseconds kSlow(200);

} // namespace

TillStage::TillStage(const Theme &theme, TillPresenter &presenter, QWidget *parent)
    : QFrame(parent),
      m_theme(theme),
      m_presenter(presenter),
      m_notice(makeFrame(u"notice"_s)),
      m_noticeWords(named(makeText({}, u"notice"_s), u"stageNotice"_s)),
      m_settings(makeButton(tr("Open Settings"), u"link"_s)),
      m_stack(new QStackedWidget),
      m_message(new MessagePage(theme)),
      m_nothing(new QWidget),
      m_outcome(new TillOutcomeView(theme, presenter.outcome())),
      m_pill(new Pill(theme)),
      m_amount(named(makeLabel({}, u"large-amount"_s), u"stageAmount"_s)),
      m_ring(new CountdownRing(theme)),
      m_code(new QrCode),
      m_sign(new QLabel),
      m_live(named(makeLabel({}, u"live"_s), u"stageLive"_s)),
      m_hint(named(makeText({}, u"muted"_s), u"stageHint"_s)),
      m_steps(new StepsRow(theme)),
      m_display(named(makeButton(theme.icon(u"monitor"_s, &Colours::text), tr("Customer display")),
                      u"customerDisplay"_s)),
      m_customer(
          named(makeButton(theme.icon(u"smartphone"_s, &Colours::text), tr("Simulate customer")),
                u"simulateCustomer"_s)),
      m_pay(named(makeButton(TillWords::payAsCustomer(), u"primary"_s), u"payAsCustomer"_s)),
      m_aside(named(makeButton(theme.icon(u"check"_s, &Colours::text), tr("Next customer")),
                    u"nextCustomer"_s)),
      m_askNow(named(makeButton(theme.icon(u"refresh-cw"_s, &Colours::text), tr("Ask now")),
                     u"askNow"_s)),
      m_settle(
          named(makeButton(theme.icon(u"circle-x"_s, &Colours::text), tr("Set as not created…")),
                u"setNotCreated"_s)),
      m_acknowledge(
          named(makeButton(theme.icon(u"check"_s, &Colours::onAccent), {}), u"acknowledgeStage"_s)),
      m_retry(named(makeButton(theme.icon(u"refresh-cw"_s, &Colours::text), tr("New code")),
                    u"retryCode"_s)),
      m_receipt(named(makeButton(theme.icon(u"printer"_s, &Colours::text), tr("Receipt")),
                      u"tillReceipt"_s)),
      m_tiles(named(makeButton(theme.icon(u"qr-code"_s, &Colours::text), tr("Printed codes")),
                    u"tilesMenu"_s)),
      m_cancel(named(makeButton(theme.icon(u"x"_s, &Colours::danger), tr("Cancel payment")),
                     u"cancelStage"_s)),
      m_menu(new QMenu(this)),
      m_slow(kSlow, [this] { showMessage(); })
{
    setProperty("role", u"card"_s);
    m_pay->hide();
    m_payment = makePayment();
    for (QWidget *page : {static_cast<QWidget *>(m_message), m_nothing, m_payment,
                          static_cast<QWidget *>(m_outcome)})
        m_stack->addWidget(page);
    // The buttons do not scroll: they are in reach in every window.
    fill(this, {makeNotice(), {scrolling(m_stack), 1}, makeButtons()},
         {.spacing = 8, .margins = {kMargin, kMarginAbove, kMargin, kMarginAbove}});
    m_stack->parentWidget()->installEventFilter(this);
    connectButtons();
    showState();
}

QWidget *TillStage::makeNotice()
{
    m_notice->setLayout(
        row({{m_noticeWords, 1}, m_settings}, {.spacing = -1, .margins = {12, 8, 8, 8}}));
    return m_notice;
}

QWidget *TillStage::makePayment()
{
    m_amount->setAlignment(Qt::AlignCenter);
    m_live->setAlignment(Qt::AlignCenter);
    m_hint->setAlignment(Qt::AlignCenter);
    m_sign->setAlignment(Qt::AlignCenter);
    auto *top = new QGridLayout;
    top->setColumnStretch(0, 1);
    top->setColumnStretch(2, 1);
    top->addWidget(m_pill, 0, 0, Qt::AlignLeft | Qt::AlignVCenter);
    top->addWidget(m_amount, 0, 1, Qt::AlignCenter);
    top->addWidget(m_ring, 0, 2, Qt::AlignRight | Qt::AlignTop);
    auto *page = new QWidget;
    fill(page,
         {top,
          LayoutItem::stretch(2),
          {m_code, 0, Qt::AlignHCenter},
          {m_sign, 0, Qt::AlignHCenter},
          m_live,
          m_hint,
          {m_pay, 0, Qt::AlignHCenter},
          {m_steps, 0, Qt::AlignHCenter},
          LayoutItem::stretch(3)},
         {.spacing = 4});
    return page;
}

QLayout *TillStage::makeButtons()
{
    m_display->setToolTip(tr("Show the payment on a second screen (Ctrl+D)"));
    m_customer->setToolTip(tr("Act as the customer of this payment"));
    m_menu->setToolTipsVisible(true);
    m_menu->setAccessibleName(m_customer->text());
    m_aside->setToolTip(tr("Put this payment aside and go on (Esc)"));
    m_acknowledge->setProperty("role", u"primary"_s);
    m_retry->setToolTip(tr("Ask for the same amount again (Enter)"));
    m_receipt->setToolTip(tr("Print or save the receipt"));
    m_tiles->setToolTip(tr("Put the amount on a printed QR code of the counter"));
    m_cancel->setProperty("role", u"danger"_s);
    QHBoxLayout *buttons = row({LayoutItem::stretch()}, {.spacing = 10});
    for (QPushButton *button : {m_askNow, m_display, m_tiles, m_customer, m_aside, m_settle,
                                m_acknowledge, m_retry, m_receipt, m_cancel}) {
        button->setProperty("words", button->text());
        buttons->addWidget(button);
    }
    buttons->addStretch();
    return buttons;
}

void TillStage::connectButtons()
{
    connect(m_display, &QPushButton::clicked, this, &TillStage::customerDisplayRequested);
    connect(m_settings, &QPushButton::clicked, this, &TillStage::settingsRequested);
    connect(m_customer, &QPushButton::clicked, this, &TillStage::openMenu);
    connect(m_pay, &QPushButton::clicked, this, [this] {
        const PaymentPresenter &payment = m_presenter.stage().payment();
        if (payment.state() == Stage::Shown)
            m_presenter.customer().play(payment.details().payment, CustomerMove::Confirm);
        Q_EMIT paidHere();
    });
    connect(m_aside, &QPushButton::clicked, &m_presenter, &TillPresenter::putAside);
    connect(m_acknowledge, &QPushButton::clicked, &m_presenter, &TillPresenter::acknowledge);
    connect(m_askNow, &QPushButton::clicked, this, [this] { m_presenter.outcome().askNow(); });
    connect(m_settle, &QPushButton::clicked, this, &TillStage::askToSettle);
    connect(&m_presenter.outcome(), &TillOutcome::ticked, this, &TillStage::showButtons);
    connect(m_retry, &QPushButton::clicked, &m_presenter, &TillPresenter::enter);
    connect(m_receipt, &QPushButton::clicked, this, &TillStage::makeReceipt);
    connect(m_tiles, &QPushButton::clicked, this, &TillStage::openTiles);
    connect(m_cancel, &QPushButton::clicked, this, &TillStage::askToCancel);
    connect(m_message, &MessagePage::actionTriggered, &m_presenter.stage().payment(),
            &PaymentPresenter::reload);
    connect(&m_presenter, &TillPresenter::changed, this, &TillStage::showState);
    connect(&m_presenter.customer(), &TillCustomer::changed, this, &TillStage::showState);
    connect(&m_presenter.stage(), &QrPresenter::ticked, this, &TillStage::showState);
    connect(&m_presenter.tiles(), &TillTiles::changed, this, &TillStage::showButtons);
}

void TillStage::showState()
{
    const QString notice = m_presenter.stageNotice();
    m_noticeWords->setText(notice);
    m_notice->setHidden(notice.isEmpty());
    m_settings->setVisible(m_presenter.isNoticeOfEndpoint());
    const Stage state = m_presenter.stage().payment().state();
    const bool isComing =
        state == Stage::Loading || (m_presenter.isBusy() && state != Stage::Shown);
    if (!isComing)
        m_slow.cancel();
    else if (!m_isComing)
        m_slow.request();
    m_isComing = isComing;
    const bool isDoubtful = m_presenter.outcome().isShown();
    const bool wasDoubtful = std::exchange(m_isDoubtful, isDoubtful);
    if (isDoubtful) {
        m_slow.cancel();
        m_stack->setCurrentWidget(m_outcome);
    } else if (state == Stage::Shown)
        showPayment();
    else if (!isComing)
        showMessage();
    else if (state == Stage::Loading) // hide the previous payment: its code could still be paid
        m_stack->setCurrentWidget(m_nothing);
    showButtons();
    if (isDoubtful && !wasDoubtful && m_presenter.outcome().isOpen())
        m_askNow->setFocus();
}

void TillStage::showMessage()
{
    if (m_presenter.outcome().isShown())
        return;
    const PaymentPresenter &payment = m_presenter.stage().payment();
    if (payment.state() == Stage::Failed)
        m_message->setMessage(u"triangle-alert"_s, tr("The payment cannot be shown"),
                              payment.message(), tr("Retry"));
    else if (payment.state() == Stage::Loading || m_presenter.isBusy())
        m_message->setMessage(u"clock"_s, tr("One moment…"), tr("The QR code is being made."), {});
    else if (m_presenter.isCutOff())
        m_message->setMessage(u"unplug"_s, tr("No connection to the shop"),
                              tr("Take cash or use another till. This till goes on by itself when "
                                 "the connection is back."),
                              {});
    else
        m_message->setMessage(u"qr-code"_s, tr("Ready for the next customer"),
                              tr("Type the amount and press Enter. The QR code appears here for "
                                 "the customer to scan."),
                              {});
    m_stack->setCurrentWidget(m_message);
}

void TillStage::showPayment()
{
    const PaymentDetails details = m_presenter.stage().payment().details();
    const PaymentStatus status = details.payment.status;
    m_pill->setPill(m_presenter.stage().payment().pill());
    m_amount->setText(money(details.payment.amount));
    const bool isLastKnown = m_presenter.stage().payment().lastKnown().has_value();
    m_live->setText(isLastKnown ? m_presenter.stage().payment().pill().word : Text::live(status));
    m_hint->setText(m_presenter.stageHint());
    m_steps->setStatus(status);
    showCode(details);
    showTime();
    m_stack->setCurrentWidget(m_payment);
    fit();
}

void TillStage::showCode(const PaymentDetails &details)
{
    constexpr int kSign = 120;
    const PaymentStatus status = details.payment.status;
    const QString sign = TillWords::sign(m_presenter.stage().payment());
    m_code->setMatrix(details.qrCode);
    m_code->setVisible(sign.isEmpty());
    m_sign->setHidden(sign.isEmpty());
    if (sign.isEmpty())
        return;
    const bool isBad = isFinal(status) && !isPaid(status);
    const auto icon = m_theme.icon(sign, isBad ? &Colours::danger : &Colours::accentText);
    m_sign->setPixmap(icon.pixmap(QSize(kSign, kSign), devicePixelRatioF()));
}

void TillStage::showTime()
{
    const PaymentPresenter &payment = m_presenter.stage().payment();
    // Reserve the ring's space while it is hidden, so that the amount stays in the middle.
    QSizePolicy policy = m_ring->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_ring->setSizePolicy(policy);
    m_ring->setVisible(TillWords::sign(payment).isEmpty());
    m_ring->setTime(payment.fractionLeft(), countdown(payment.timeLeft()));
}

void TillStage::showButtons()
{
    const PaymentPresenter &payment = m_presenter.stage().payment();
    const bool isShown = payment.state() == Stage::Shown;
    const bool isUnderWay = isShown && !isFinal(payment.details().payment.status);
    const bool isSimulated = isUnderWay && m_presenter.customer().isOn()
        && !isHosted(payment.details().payment.environment);
    m_customer->setVisible(isSimulated);
    const bool offersToPay = m_offersToPay && isSimulated;
    if (offersToPay != m_pay->isVisibleTo(this)) {
        m_pay->setVisible(offersToPay);
        if (offersToPay)
            m_pay->setFocus();
    }
    m_offersToPay = m_offersToPay && !(isShown && isPaid(payment.details().payment.status));
    m_aside->setVisible(m_presenter.canPutAside() && !m_presenter.canRetry());
    m_retry->setVisible(m_presenter.canRetry());
    m_retry->setEnabled(!m_presenter.isCutOff());
    m_tiles->setVisible(m_offersTiles && !m_presenter.tiles().tiles().isEmpty());
    m_receipt->setVisible(isShown && whyNoReceipt(payment.details().payment).isEmpty());
    showAcknowledge();
    showOutcomeButtons();
    if (m_presenter.outcome().isOpen())
        return fit();
    m_cancel->setVisible(isUnderWay);
    m_cancel->setEnabled(payment.canCancel());
    m_cancel->setToolTip(payment.canCancel() ? tr("Cancel the payment (Esc)")
                                             : payment.whyNotCancel());
    fit();
}

void TillStage::showOutcomeButtons()
{
    const TillOutcome &outcome = m_presenter.outcome();
    const bool isOpen = outcome.isOpen();
    m_aside->setProperty("words", isOpen ? tr("Put aside, next customer") : tr("Next customer"));
    m_aside->setAccessibleName(m_aside->property("words").toString());
    m_askNow->setVisible(isOpen);
    m_settle->setVisible(isOpen);
    if (!isOpen)
        return;
    setWhyNot(m_askNow, outcome.whyNotAskNow(), tr("Ask the provider now (F5)"));
    setWhyNot(m_settle, outcome.whyNotSettle(),
              tr("End it, although the provider has not answered"));
    m_cancel->show();
    setWhyNot(m_cancel, tr("There is no payment ID to cancel yet"));
}

void TillStage::askToSettle()
{
    constexpr qsizetype kLongest = 140;
    auto *dialog = new NameDialog(
        tr("Why was it not created?"), {}, kLongest,
        [](const QString &reason) {
            return reason.trimmed().isEmpty() ? tr("Write the reason: it is kept in Activity.")
                                              : QString();
        },
        this);
    dialog->setWords(tr("Reason"), tr("Set as not created"));
    dialog->setObjectName(u"settleOutcome"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { m_presenter.outcome().setNotCreated(dialog->name()); });
    dialog->open();
}

void TillStage::showAcknowledge()
{
    const PaymentPresenter &payment = m_presenter.stage().payment();
    const auto deadline = payment.isShown() ? payment.deadline() : std::nullopt;
    m_acknowledge->setVisible(deadline.has_value());
    if (!deadline)
        return;
    const QString words = acknowledgeWords(payment.details().payment.amount);
    m_acknowledge->setProperty("words", QString(QChar(0x2009) + words));
    m_acknowledge->setAccessibleName(words);
    setWhyNot(m_acknowledge, payment.whyNotAcknowledge(),
              tr("%1 left (Ctrl+Enter)").arg(deadline->left));
}

void TillStage::openMenu()
{
    m_menu->clear();
    const Payment payment = m_presenter.stage().payment().details().payment;
    for (const CustomerMove move : kCustomerMoves) {
        const QString state = TillCustomer::whyNot(move, payment.status);
        const QString why = state.isEmpty() ? m_presenter.customer().whyNotPermitted() : state;
        QAction *action = m_menu->addAction(TillCustomer::name(move));
        action->setEnabled(why.isEmpty());
        action->setToolTip(why);
        connect(action, &QAction::triggered, this, [this, payment, move] {
            const PaymentPresenter &shown = m_presenter.stage().payment();
            if (shown.state() == Stage::Shown && shown.id() == payment.id)
                m_presenter.customer().play(shown.details().payment, move);
        });
    }
    m_menu->popup(m_customer->mapToGlobal(QPoint(0, -m_menu->sizeHint().height() - 4)));
}

void TillStage::offerTiles(bool isOffered)
{
    m_offersTiles = isOffered;
    showButtons();
}

void TillStage::offerToPay()
{
    m_offersToPay = true;
    showButtons();
}

void TillStage::openTiles()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(m_tiles->text());
    const Amount keyed = m_presenter.isFresh() ? m_presenter.amount() : Amount();
    const TillTiles &tiles = m_presenter.tiles();
    for (int i = 0; i < tiles.tiles().size(); ++i)
        menu->addAction(
            menuText(tiles.tiles().at(i).counter.name + u" · "_s + tiles.line(i, keyed)), this,
            [this, i] { Q_EMIT tilePressed(i); });
    menu->popup(m_tiles->mapToGlobal(QPoint(0, -menu->sizeHint().height() - 4)));
}

void TillStage::makeReceipt()
{
    const PaymentPresenter &payment = m_presenter.stage().payment();
    if (payment.state() != Stage::Shown)
        return;
    auto *dialog = new ReceiptDialog(payment.details(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void TillStage::askToCancel()
{
    const PaymentPresenter &payment = m_presenter.stage().payment();
    if (!payment.canCancel() || findChild<CancelDialog *>())
        return;
    auto *dialog = new CancelDialog(payment.cancelQuestion(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &m_presenter, &TillPresenter::cancel);
    dialog->open();
}

void TillStage::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
}

/// The notice above and the buttons below take room without a change of this widget's size.
bool TillStage::eventFilter(QObject *watched, QEvent *event)
{
    const bool isHandled = QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::Resize)
        fit();
    return isHandled;
}

void TillStage::fit()
{
    int needed = 0;
    for (QPushButton *button : {m_askNow, m_display, m_tiles, m_customer, m_aside, m_settle,
                                m_acknowledge, m_retry, m_receipt, m_cancel}) {
        button->setText(button->property("words").toString());
        if (!button->isHidden())
            needed += button->sizeHint().width() + 10;
    }
    // Where the texts do not fit, icon and tooltip are enough.
    for (QPushButton *button :
         {m_display, m_customer, m_tiles, m_settle, m_aside, m_receipt, m_askNow}) {
        if (needed <= width() - 2 * kMargin)
            break;
        const int wide = button->sizeHint().width();
        button->setText({});
        if (!button->isHidden())
            needed -= wide - button->sizeHint().width();
    }
    const PaymentPresenter &payment = m_presenter.stage().payment();
    for (QLabel *words : {m_hint, m_live})
        words->show();
    if (payment.state() != Stage::Shown || m_code->isHidden())
        return;
    const int least = pixelsFor(kQrCentimetres, screen()->physicalDotsPerInch(), kSmallestCode);
    const int modules = qMax(1, payment.details().qrCode.size);
    const int room = m_stack->parentWidget()->height();
    const auto moduleIn = [&](bool withSteps) {
        const int around = m_ring->height() + m_live->sizeHint().height()
            + m_hint->heightForWidth(m_stack->width())
            + (withSteps ? m_steps->sizeHint().height() : 0) + 40;
        return (room - around) / (modules + 2 * kQuietZone);
    };
    // The pill above says the status too, so the steps give way to the code in a low window.
    const bool hasSteps = moduleIn(true) * modules >= least;
    m_steps->setVisible(hasSteps);
    m_code->setCodeSide(qBound(least, moduleIn(hasSteps) * modules, qMax(least, kLargestCode)));
    // So do the words below the code, at last.
    const QLayout *page = m_code->parentWidget()->layout();
    for (QLabel *words : {m_hint, m_live}) {
        const int height = page->hasHeightForWidth()
            ? page->totalMinimumHeightForWidth(m_stack->width())
            : page->totalMinimumSize().height();
        words->setVisible(height <= room);
    }
}

} // namespace tilldesk::ui
