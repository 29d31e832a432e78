#include "ui/widgets/refunds/refund_window.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/refunds/refund_details_view.h"
#include "ui/widgets/theme/metrics.h"

#include <QKeyEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

RefundWindow::RefundWindow(const Gateways &gateways, const Theme &theme, const Refund &refund,
                           QWidget *parent)
    : QWidget(parent, Qt::Window),
      m_presenter(gateways)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_StyledBackground);
    setProperty("role", u"page"_s);
    auto *details = new RefundDetailsView(theme, m_presenter);
    connect(details, &RefundDetailsView::paymentRequested, this, &RefundWindow::paymentRequested);
    QFrame *card = makeFrame(u"card"_s);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(details);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kGap, metrics::kGap, metrics::kGap, metrics::kGap);
    layout->addWidget(card);
    resize(440, 620);
    m_presenter.show(refund);
    setWindowTitle(m_presenter.title());
}

void RefundWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace tilldesk::ui
