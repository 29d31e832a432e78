#include "ui/widgets/new_payment/qr_view.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/payments/payment_progress.h"
#include "ui/widgets/common/accessible_role.h"
#include "ui/widgets/common/countdown_ring.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/common/qr_code.h"
#include "ui/widgets/new_payment/steps_row.h"
#include "ui/widgets/payments/cancel_dialog.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScreen>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QrView::QrView(const Theme &theme, QrPresenter &presenter, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_presenter(presenter),
      m_pill(new Pill(theme)),
      m_ring(new CountdownRing(theme)),
      m_amount(makeLabel({}, u"large-amount"_s)),
      m_code(new QrCode),
      m_sign(new QLabel),
      m_live(named(makeLabel({}, u"live"_s), u"liveWord"_s)),
      m_hint(makeText({}, u"muted"_s)),
      m_steps(new StepsRow(theme)),
      m_cancel(named(makeButton(theme.icon(u"x"_s, &Colours::danger), tr("Cancel payment")),
                     u"cancelShown"_s)),
      m_next(named(makeButton(theme.icon(u"plus"_s, &Colours::text), tr("New payment")),
                   u"nextPayment"_s)),
      m_retry(named(makeButton(theme.icon(u"refresh-cw"_s, &Colours::text), tr("Retry")),
                    u"retryPayment"_s))
{
    constexpr int kSmallest = 250;
    const int side = pixelsFor(kQrCentimetres, screen()->physicalDotsPerInch(), kSmallest);
    m_code->setCodeSide(side);
    m_sign->setFixedSize(side, side);
    m_sign->setAlignment(Qt::AlignCenter);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setMinimumHeight(36);
    m_live->setAlignment(Qt::AlignCenter);
    m_cancel->setProperty("role", u"danger"_s);
    m_retry->hide();
    for (QPushButton *button : {m_cancel, m_next, m_retry})
        button->setAutoDefault(false); // Enter must not cancel the payment that it has just created
    m_sign->hide();
    // Takes the focus, so that Enter does not press a button by accident.
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(*this, QAccessible::Grouping);
    setAccessibleName(tr("QR code of the payment"));
    layOut();
    connect(m_cancel, &QPushButton::clicked, this, &QrView::askToCancel);
    connect(m_next, &QPushButton::clicked, this, &QrView::newPaymentRequested);
    connect(m_retry, &QPushButton::clicked, &presenter.payment(), &PaymentPresenter::reload);
    connect(&presenter, &QrPresenter::changed, this, &QrView::showState);
    connect(&presenter, &QrPresenter::ticked, this, &QrView::showState);
}

void QrView::layOut()
{
    QHBoxLayout *top =
        row({{m_pill, 0, Qt::AlignTop}, LayoutItem::stretch(), {m_ring, 0, Qt::AlignTop}},
            {.spacing = -1});
    QHBoxLayout *buttons = row(
        {LayoutItem::stretch(), m_next, m_cancel, m_retry, LayoutItem::stretch()}, {.spacing = 10});
    fill(this,
         {top,
          {m_amount, 0, Qt::AlignHCenter},
          {m_code, 0, Qt::AlignHCenter},
          {m_sign, 0, Qt::AlignHCenter},
          LayoutItem::gap(4),
          m_live,
          m_hint,
          {m_steps, 0, Qt::AlignHCenter},
          LayoutItem::stretch(),
          LayoutItem::gap(12),
          buttons},
         {.margins = {28, 24, 28, 28}});
}

void QrView::showState()
{
    PaymentPresenter &payment = m_presenter.payment();
    m_hint->setText(m_presenter.hint());
    const bool isShown = payment.state() == PaymentPresenter::State::Shown;
    m_retry->setVisible(payment.state() == PaymentPresenter::State::Failed);
    for (QWidget *part : std::initializer_list<QWidget *>{m_pill, m_amount, m_live, m_steps})
        part->setVisible(isShown);
    if (!isShown) { // hide the code of the previous payment: it could still be paid
        for (QWidget *part : std::initializer_list<QWidget *>{m_code, m_sign, m_ring, m_cancel})
            part->hide();
        return;
    }
    const PaymentDetails details = payment.details();
    const PaymentStatus status = details.payment.status;
    m_pill->setPill(payment.pill());
    m_amount->setText(money(details.payment.amount));
    m_live->setText(Text::live(status));
    m_steps->setStatus(status);
    m_code->setMatrix(details.qrCode);
    m_code->setVisible(isOpen(status));
    m_sign->setVisible(!isOpen(status));
    if (!isOpen(status))
        showSign(status);
    m_cancel->setVisible(isOpen(status) || status == PaymentStatus::Authorized);
    m_cancel->setEnabled(payment.canCancel());
    m_cancel->setToolTip(payment.whyNotCancel());
    setStyleProperty(m_next, "role", isOpen(status) ? u""_s : u"primary"_s);
    m_next->setIcon(m_theme.icon(u"plus"_s, isOpen(status) ? &Colours::text : &Colours::onAccent));
    showTime();
}

void QrView::showTime()
{
    PaymentPresenter &payment = m_presenter.payment();
    m_ring->setVisible(isOpen(payment.details().payment.status));
    m_ring->setTime(payment.fractionLeft(), countdown(payment.timeLeft()));
}

void QrView::showSign(PaymentStatus status)
{
    constexpr int kSide = 120;
    const bool isWaiting = status == PaymentStatus::Authorized;
    const bool isGood = isPaid(status);
    const QString name = isGood ? u"circle-check"_s : isWaiting ? u"smartphone"_s : u"circle-x"_s;
    auto colour = isGood || isWaiting ? &Colours::accentText : &Colours::danger;
    m_sign->setPixmap(m_theme.icon(name, colour).pixmap(QSize(kSide, kSide), devicePixelRatioF()));
}

void QrView::askToCancel()
{
    auto *dialog = new CancelDialog(m_presenter.payment().cancelQuestion(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &m_presenter.payment(), &PaymentPresenter::cancel);
    dialog->open();
}

} // namespace tilldesk::ui
