#include "ui/widgets/payments/payment_qr.h"

#include "ui/models/common/format.h"
#include "ui/models/common/reach.h"
#include "ui/models/common/text.h"
#include "ui/models/common/ticker.h"
#include "ui/models/payments/payment_progress.h"
#include "ui/widgets/common/countdown_ring.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/qr_code.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScreen>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PaymentQr::PaymentQr(const Theme &theme, PaymentPresenter &presenter, const Ticker &ticker,
                     QWidget *parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_code(new QrCode),
      m_ring(new CountdownRing(theme)),
      m_live(makeLabel({}, u"strong"_s)),
      m_reach(named(makeText({}, u"warning"_s), u"paymentReach"_s)),
      m_settings(named(makeButton(tr("Open Settings"), u"link"_s), u"paymentReachSettings"_s))
{
    // Maximum side in pixels: the details are narrow. The QR view for customers has the full size.
    constexpr int kRoom = 220;
    m_code->setCodeSide(qMin(pixelsFor(kQrCentimetres, screen()->physicalDotsPerInch(), 0), kRoom));
    QHBoxLayout *below =
        row({LayoutItem::stretch(), m_ring, m_live, LayoutItem::stretch()}, {.spacing = 12});
    fill(this, {{m_code, 0, Qt::AlignHCenter}, below, m_reach, {m_settings, 0, Qt::AlignLeft}},
         {.spacing = 4});
    connect(m_settings, &QPushButton::clicked, this, &PaymentQr::endpointRequested);
    connect(&presenter, &PaymentPresenter::changed, this, &PaymentQr::showState);
    connect(&ticker, &Ticker::ticked, this, &PaymentQr::showTime);
    showState();
}

void PaymentQr::showState()
{
    const bool isShown = m_presenter.state() == PaymentPresenter::State::Shown
        && isOpen(m_presenter.details().payment.status);
    setVisible(isShown);
    if (!isShown)
        return;
    const PaymentDetails details = m_presenter.details();
    m_code->setMatrix(details.qrCode);
    m_live->setText(Text::live(details.payment.status));
    showText(m_reach, reachWarning(details.deeplink));
    m_settings->setHidden(m_reach->text().isEmpty());
    showTime();
}

void PaymentQr::showTime()
{
    if (!isHidden())
        m_ring->setTime(m_presenter.fractionLeft(), countdown(m_presenter.timeLeft()));
}

} // namespace tilldesk::ui
