#include "ui/widgets/callbacks/callback_window.h"

#include "ui/widgets/callbacks/callback_details_view.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/theme/metrics.h"

#include <QKeyEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

CallbackWindow::CallbackWindow(const Gateways &gateways, const Theme &theme, const CallbackId &id,
                               QWidget *parent)
    : QWidget(parent, Qt::Window),
      m_presenter(gateways)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_StyledBackground);
    setProperty("role", u"page"_s);
    setWindowTitle(tr("Callback"));
    auto *details = new CallbackDetailsView(theme, m_presenter);
    connect(details, &CallbackDetailsView::paymentRequested, this,
            &CallbackWindow::paymentRequested);
    connect(details, &CallbackDetailsView::inspectionRequested, this,
            &CallbackWindow::inspectionRequested);
    QFrame *card = makeFrame(u"card"_s);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(details);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kGap, metrics::kGap, metrics::kGap, metrics::kGap);
    layout->addWidget(card);
    resize(500, 780);
    connect(&m_presenter, &CallbackPresenter::changed, this, [this] {
        if (m_presenter.state() == CallbackPresenter::State::Shown)
            setWindowTitle(m_presenter.title());
    });
    m_presenter.show(id);
}

void CallbackWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace tilldesk::ui
