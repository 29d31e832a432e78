#include "ui/widgets/payments/payment_window.h"

#include "ui/models/common/format.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/payments/payment_details_view.h"
#include "ui/widgets/theme/metrics.h"

#include <QKeyEvent>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PaymentWindow::PaymentWindow(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                             const PaymentId &id, QWidget *parent)
    : QWidget(parent, Qt::Window),
      m_presenter(gateways)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_StyledBackground);
    setProperty("role", u"page"_s);
    setWindowTitle(tr("Payment"));
    QFrame *card = makeFrame(u"card"_s);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(0, 0, 0, 0);
    auto *details = new PaymentDetailsView(gateways, theme, m_presenter, ticker);
    connect(details, &PaymentDetailsView::callbackRequested, this,
            &PaymentWindow::callbackRequested);
    connect(details, &PaymentDetailsView::refundRequested, this, &PaymentWindow::refundRequested);
    connect(details, &PaymentDetailsView::payoutRequested, this, &PaymentWindow::payoutRequested);
    auto *keys = new QShortcut(Qt::CTRL | Qt::Key_R, this);
    connect(keys, &QShortcut::activated, details, &PaymentDetailsView::refund);
    auto *print = new QShortcut(Qt::CTRL | Qt::Key_P, this);
    connect(print, &QShortcut::activated, details, &PaymentDetailsView::makeReceipt);
    inside->addWidget(details);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kGap, metrics::kGap, metrics::kGap, metrics::kGap);
    layout->addWidget(card);
    resize(460, 760);
    connect(&m_presenter, &PaymentPresenter::changed, this, [this] {
        if (m_presenter.state() != PaymentPresenter::State::Shown)
            return;
        const Payment payment = m_presenter.details().payment;
        setWindowTitle(tr("Payment %1 · %2")
                           .arg(payment.reference.isEmpty() ? payment.id.text() : payment.reference,
                                money(payment.amount)));
    });
    m_presenter.show(id);
}

void PaymentWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace tilldesk::ui
