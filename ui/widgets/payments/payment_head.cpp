#include "ui/widgets/payments/payment_head.h"

#include "ui/models/common/format.h"
#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/theme/theme.h"

#include <QBoxLayout>
#include <QPainter>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kGap = 12;
constexpr int kLeastRoom = 330; ///< width of the head in the narrowest details

/// Returns the role of the deadline's frame in theme.qss.
QString roleOf(Tone tone)
{
    return tone == Tone::Red ? u"notice"_s : tone == Tone::Amber ? u"warning"_s : u"info"_s;
}

} // namespace

PaymentHead::PaymentHead(const Theme &theme, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_amount(makeLabel({}, u"amount"_s)),
      m_pill(new Pill(theme)),
      m_deadline(makeFrame(u"info"_s)),
      m_deadlineSign(new QLabel),
      m_deadlineWords(named(makeText({}, u"info"_s), u"acknowledgeDeadline"_s)),
      m_asOf(named(makeLabel({}, u"muted"_s), u"paymentAsOf"_s)),
      m_lastKnown(makeFrame(u"warning"_s)),
      m_lastKnownWords(named(makeText({}, u"warning"_s), u"paymentLastKnown"_s)),
      m_acknowledge(named(makeButton(theme.icon(u"check"_s, &Colours::onAccent), {}),
                          u"acknowledgePayment"_s)),
      m_refund(named(makeButton(theme.icon(u"undo-2"_s, &Colours::text), tr("Refund…")),
                     u"refundPayment"_s)),
      m_receipt(
          named(makeButton(theme.icon(u"printer"_s, &Colours::text), tr("Receipt")), u"receipt"_s)),
      m_cancel(named(makeButton(theme.icon(u"x"_s, &Colours::danger), tr("Cancel")),
                     u"cancelPayment"_s)),
      m_message(makeFrame(u"notice"_s)),
      m_messageWords(makeText({}, u"notice"_s))
{
    m_deadlineWords->setTextFormat(Qt::RichText);
    m_deadline->setLayout(row({{m_deadlineSign, 0, Qt::AlignTop}, {m_deadlineWords, 1}},
                              {.spacing = 8, .margins = {12, 9, 12, 9}}));
    m_lastKnownWords->setTextFormat(Qt::RichText);
    fill(m_lastKnown, {m_lastKnownWords}, {.margins = {12, 9, 12, 9}});
    fill(m_message, {m_messageWords}, {.margins = {12, 9, 12, 9}});
    m_acknowledge->setProperty("role", u"primary"_s);
    m_cancel->setProperty("role", u"danger"_s);
    m_cancel->setAccessibleName(tr("Cancel payment"));
    m_receipt->setAccessibleName(tr("Receipt"));
    connect(m_acknowledge, &QPushButton::clicked, this, &PaymentHead::acknowledgeRequested);
    connect(m_refund, &QPushButton::clicked, this, &PaymentHead::refundRequested);
    connect(m_receipt, &QPushButton::clicked, this, &PaymentHead::receiptRequested);
    connect(m_cancel, &QPushButton::clicked, this, &PaymentHead::cancelRequested);
    m_top = row({m_amount,
                 {rowWidget({m_pill, m_asOf}, {.spacing = 8}), 0, Qt::AlignLeft | Qt::AlignVCenter},
                 LayoutItem::stretch()},
                {.spacing = kGap});
    fill(this, {m_top, m_deadline, m_lastKnown, m_acknowledge, makeButtons(), m_message},
         {.spacing = 10});
    say({});
}

/// Returns the actions in a row, which continues in a second one if their words are long.
QLayout *PaymentHead::makeButtons()
{
    auto *buttons = new FlowLayout(8);
    for (QPushButton *button : {m_refund, m_receipt, m_cancel})
        buttons->addWidget(button);
    return buttons;
}

/// Leaves the word of Receipt out if one of the actions would otherwise stand alone in a second
/// row.
void PaymentHead::fitButtons()
{
    constexpr int kSpace = 8;
    const auto show = [this](const QString &words) {
        m_receipt->setText(words);
        setStyleProperty(m_receipt, "role", words.isEmpty() ? u"icon"_s : QString());
    };
    show(tr("Receipt"));
    int needed = 2 * kSpace;
    for (const QPushButton *button : {m_refund, m_receipt, m_cancel})
        needed += button->sizeHint().width();
    if (needed > width())
        show({});
}

void PaymentHead::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitButtons();
}

void PaymentHead::showPayment(const PaymentPresenter &payment, const QString &whyNotRefund)
{
    const Payment shown = payment.details().payment;
    const QString amount = money(shown.amount);
    m_amount->setText(amount);
    m_amount->setAccessibleName(tr("Amount: %1").arg(amount));
    m_pill->setPill(payment.pill());
    showLastKnown(payment);
    const int needed = m_amount->sizeHint().width() + kGap + m_pill->sizeHint().width()
        + (m_asOf->isHidden() ? 0 : kGap + m_asOf->sizeHint().width());
    m_top->setDirection(needed > kLeastRoom ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const QString words = acknowledgeWords(shown.amount);
    m_acknowledge->setText(QString(QChar(0x2009) + words));
    m_acknowledge->setAccessibleName(words);
    m_acknowledge->setVisible(payment.offersAcknowledgement());
    setWhyNot(m_acknowledge, payment.whyNotAcknowledge(),
              tr("Acknowledge this payment (Ctrl+Enter)"));
    setWhyNot(m_refund, whyNotRefund, tr("Refund this payment (Ctrl+R)"));
    setWhyNot(m_receipt, payment.whyNoReceipt(), tr("Print or save the receipt (Ctrl+P)"));
    setWhyNot(m_cancel, payment.whyNotCancel());
    showDeadline(payment);
}

void PaymentHead::showLastKnown(const PaymentPresenter &payment)
{
    const auto known = payment.lastKnown();
    showText(m_asOf, known ? known->asOf : QString());
    m_lastKnown->setVisible(known.has_value());
    if (!known)
        return;
    m_lastKnownWords->setText(u"<b>"_s + known->lead.toHtmlEscaped() + u"</b> "_s
                              + known->advice.toHtmlEscaped());
    m_lastKnownWords->setAccessibleName(QString(known->lead + u' ' + known->advice));
}

void PaymentHead::showDeadline(const PaymentPresenter &payment)
{
    const auto deadline = payment.deadline();
    m_deadline->setVisible(deadline.has_value());
    if (!deadline)
        return;
    const QString role = roleOf(deadline->tone);
    setStyleProperty(m_deadline, "role", role);
    setStyleProperty(m_deadlineWords, "role", role);
    constexpr int kSign = 16;
    const QString sign = deadline->tone == Tone::Red ? u"triangle-alert"_s : u"clock"_s;
    const Tone tone = deadline->tone == Tone::Green ? Tone::Blue : deadline->tone;
    QPixmap icon(QSize(kSign, kSign) * devicePixelRatioF());
    icon.setDevicePixelRatio(devicePixelRatioF());
    icon.fill(Qt::transparent);
    QPainter painter(&icon);
    m_theme.drawIcon(painter, {0, 0, kSign, kSign}, sign, m_theme.colours().pair(tone).text);
    painter.end();
    m_deadlineSign->setPixmap(icon);
    // Units such as the German "Min." bring a full stop of their own.
    const QString left = tr("%1 left.").arg(deadline->left).replace(u".."_s, u"."_s);
    const QString sentence = acknowledgeSentence(payment.details().payment);
    m_deadlineWords->setText(u"<b>"_s + left.toHtmlEscaped() + u"</b> "_s
                             + sentence.toHtmlEscaped());
    m_deadlineWords->setAccessibleName(QString(left + u' ' + sentence));
}

void PaymentHead::say(const QString &message)
{
    m_messageWords->setText(message);
    m_message->setHidden(message.isEmpty());
}

void PaymentHead::disableActions()
{
    for (QPushButton *button : {m_acknowledge, m_refund, m_receipt, m_cancel})
        button->setEnabled(false);
}

} // namespace tilldesk::ui
