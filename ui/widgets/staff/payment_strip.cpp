#include "ui/widgets/staff/payment_strip.h"

#include "ui/models/common/format.h"
#include "ui/models/staff/staff_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"

#include <QProgressBar>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kSteps = 1000;

} // namespace

PaymentStrip::PaymentStrip(const Theme &theme, QWidget *parent)
    : QFrame(parent),
      m_pill(new Pill(theme)),
      m_amount(makeLabel({}, u"strong"_s)),
      m_words(makeLabel({}, u"muted"_s)),
      m_left(makeLabel({}, u"strong"_s)),
      m_more(named(makeLabel({}, u"muted"_s), u"morePayments"_s)),
      m_bar(new QProgressBar)
{
    setProperty("role", u"card"_s);
    setObjectName(u"paymentStrip"_s);
    m_bar->setProperty("role", u"thin"_s);
    m_bar->setTextVisible(false);
    m_bar->setRange(0, kSteps);
    fill(this,
         {row({m_pill, m_amount, m_words, m_left, LayoutItem::stretch(), m_more},
              {.spacing = 10, .margins = {16, 12, 16, 10}}),
          m_bar},
         {.spacing = 0, .margins = {1, 1, 1, 1}});
    hide();
}

void PaymentStrip::setStage(const QrPresenter *stage)
{
    if (stage == m_stage)
        return;
    if (m_stage != nullptr)
        disconnect(m_stage, nullptr, this, nullptr);
    m_stage = stage;
    if (stage != nullptr) {
        connect(stage, &QrPresenter::changed, this, &PaymentStrip::showState);
        connect(stage, &QrPresenter::ticked, this, &PaymentStrip::showState);
        connect(stage, &QrPresenter::cleared, this, &PaymentStrip::showState);
    }
    showState();
}

void PaymentStrip::setMore(int more)
{
    showText(m_more, more > 0 ? StaffWords::morePayments(more) : QString());
}

void PaymentStrip::showState()
{
    const bool isShown = m_stage != nullptr && m_stage->payment().isShown();
    setVisible(isShown);
    if (!isShown)
        return;
    const PaymentPresenter &presenter = m_stage->payment();
    const Payment payment = presenter.details().payment;
    m_pill->setStatus(payment.status);
    m_amount->setText(money(payment.amount));
    m_words->setText(u"· "_s + Text::live(payment.status));
    const bool isRunning = !isFinal(payment.status) && isOpen(payment.status);
    m_left->setText(isRunning ? QString(u"· "_s + countdown(presenter.timeLeft())) : QString());
    m_bar->setVisible(isRunning);
    m_bar->setValue(int(presenter.fractionLeft() * kSteps));
    setAccessibleName(m_amount->text() + u' ' + m_words->text() + u' ' + m_left->text());
}

} // namespace tilldesk::ui
